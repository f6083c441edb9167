import type { Interruptions } from '../../kernel/game.ts';
import type { Box } from './box.ts';
import type { State } from './state.ts';

/** V.3, XII.15 What the enemy's moves and assaults ask of those who see them. */
export const interruptions: Interruptions<State, Box> = {
  questions: [
    {
      id: 'react',
      side: null,
      decisions: ['react'],
      answers: ['pass'],
      answer: ({ choices }, word) => choices.find((choice) => choice.do === word),
    },
    {
      id: 'beforeMelee',
      side: 'boers',
      decisions: ['beforeMelee'],
      answers: ['stand', 'fallBack'],
      answer: ({ choices }, word) => choices.find((choice) => choice.do === word),
    },
  ],
  // Both are asked of the side that does not act, and of no other.
  interrupts: () => true,
};
