import type { Briefings } from '../../../kernel/briefing.ts';

const WINS = [
  'At once, if the other side has no troop left.',
  'At the end of a turn, if one of your troops stands in the enemy’s camp.',
  'After turn {lastTurn}, if you hold more posts than the enemy.',
] as const;

/** What a player reads before the patrol. */
export const briefings: Briefings<'patrol', 'scouts' | 'riders'> = {
  patrol: {
    situation:
      'Two patrols at either end of a track of {posts} posts. Each has three troops, a camp behind it and a hand of {handSize} cards that nobody else sees.',
    time: '{lastTurn} turns, a quarter of an hour.',
    points: [
      { at: 'west-camp', says: 'The Scouts’ camp.' },
      {
        at: 'koppie',
        says: 'The Koppie looks at both fords: from here most marches can be fired on.',
      },
      { at: 'east-camp', says: 'The Riders’ camp.' },
    ],
    sides: {
      scouts: {
        who: 'You lead the Scouts from the west.',
        wins: WINS,
        plan: [
          'Keep one troop in or next to your camp, and take the Koppie with the strongest.',
          'Lay your good cards when you attack with the stronger troop, not to save a weak one.',
        ],
      },
      riders: {
        who: 'You lead the Riders from the east.',
        wins: WINS,
        plan: [
          'Your 3rd troop at the Drift is already close to the Koppie: be there first.',
          'March where fewer enemies can fire: every troop next to your goal may shoot once.',
        ],
      },
    },
    mistakes: [
      'Leaving the camp empty. A single troop that slips past wins the match.',
      'Holding fire for later: a troop may fire at every march past it, and it costs nothing.',
      'Counting on the order: who marches first is a matter of the die.',
    ],
  },
};
