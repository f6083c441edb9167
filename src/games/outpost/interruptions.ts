import type { Interruptions } from '../../kernel/game.ts';
import { textOf } from '../../kernel/json.ts';
import type { Box } from './box.ts';
import type { State } from './state.ts';

/** 3.2 While the other side marches, one may be asked whether to fire. */
export const interruptions: Interruptions<State, Box> = {
  questions: [
    {
      id: 'react',
      side: null,
      decisions: ['react'],
      answers: ['fire', 'hold'],
      places: (box) => box.posts,
      at: (_, args) => textOf(args['to']),
      answer: ({ choices }, word) => choices.find((choice) => choice.do === word),
    },
  ],
  interrupts: ({ state }) => state.core.lanes.length === 0,
};
