import { describe, expect, test } from 'vitest';
import { seededDice } from './dice.ts';
import { cloneCore, type GameState, isProblems, newCore, type Rules, rulebook } from './game.ts';
import { randomOf } from './inspect.ts';
import { actAtRandom, checkReplay, OFTEN_UNDOING } from './inspect-history.ts';
import { completeSetup, Match } from './match.ts';

/**
 * The smallest game in which everything can happen at once: north says go; then twice, one round
 * after the other with nothing in between, both sides write a number unseen, or throw a die for it.
 */
interface Letters extends GameState {
  north: number[];
  south: number[];
}
interface Words {
  readonly sides: 'north' | 'south';
  readonly steps: { start: object; round: object; write: { side: 'north' | 'south' } };
  readonly decisions: { start: 'go' | 'stop'; write: 'write' | 'throw' };
  readonly verbs: { go: object; stop: object; write: { n: number }; throw: object };
  readonly events: { wrote: { n: number } };
  readonly reasons: never;
  readonly endings: 'stopped';
  readonly phases: 'letters';
  readonly topics: never;
}

const { step, decision } = rulebook<Letters, null, Words>();
const SIDES = ['north', 'south'] as const;

const letters: Rules<Letters, null> = {
  id: 'letters',
  sides: SIDES,
  scenarios: [{ id: 'letters' }],
  options: [],
  steps: { names: ['start', 'round', 'write'], check: () => [] },
  book: [
    decision('start', {
      side: 'north',
      rule: '1',
      choices: () => [{ do: 'go' }, { do: 'stop' }],
      standing: (_, __, [order]) => (order?.['go'] ? { do: 'go' } : null),
      take: {
        go(war) {
          war.next('round');
          war.next('round');
          war.next('start');
        },
        stop: (war) => war.finish({ winner: null, ending: 'stopped' }),
      },
    }),
    step('round', (war) =>
      war.together(SIDES.map((side) => ({ side, steps: [{ step: 'write', side }] }))),
    ),
    decision('write', {
      side: (_, { side }) => side,
      rule: '2',
      choices: () => [{ do: 'throw' }, ...[1, 2, 3].map((n) => ({ do: 'write' as const, n }))],
      standing: ({ state }, { side }, [order]) =>
        order?.['n'] && state[side].length < Number(order['until'] ?? 99)
          ? { do: 'write', n: Number(order['n']) }
          : null,
      take: {
        write(war, { side }, { n }) {
          war.state[side].push(n);
          war.tellOnly(side, { type: 'wrote', n });
        },
        // One who throws a die writes once more.
        throw(war, { side }) {
          const n = war.roll(`number/${side}`);
          war.state[side].push(n);
          war.tellOnly(side, { type: 'wrote', n });
          war.next('write', { side });
        },
      },
    }),
  ],
  openBox: () => null,
  setup: () => ({ core: newCore({ step: 'start' }), north: [], south: [] }),
  clone: ({ core, north, south }) => ({
    core: cloneCore(core),
    north: [...north],
    south: [...south],
  }),
  mask(state, side) {
    for (const name of SIDES) if (name !== side) state[name] = [];
  },
  redeal: () => {},
  imagine: () => {},
  write: () => ({}),
  read: () => [],
  outline: () => ({ kind: 'object', fields: [] }),
  violations: () => [],
  clock: () => ({ turn: 1, phase: 'letters' }),
  checkStanding: () => [],
};

const GO = { do: 'go' };
const THROW = { do: 'throw' };
const write = (n: number) => ({ do: 'write', n });

function begin(): Match<Letters, null> {
  const match = Match.begin(letters, completeSetup(letters, {}), seededDice('letters'));
  if (isProblems(match)) throw new Error(match[0]?.problem);
  return match;
}

/** Saved and opened again, it is the same match. */
const expectReplay = (match: Match<Letters, null>): void =>
  expect(checkReplay(match, 'letters')).toEqual([]);

describe('a match replays its own history', () => {
  test('orders that answered a question stay once another side answered what came of it', () => {
    const match = begin();
    match.order('north', [{ go: true }]);
    expect(match.owed.map(({ side }) => side)).toEqual(['north', 'south']);
    expect(match.undoable('north')).toBe(0);
    match.choose('south', write(1));
    expect(match.undoable('north')).toBe(-1);
    expect(match.undo('north')).toBe(false);
    expect(match.state.south).toEqual([1]);
    expectReplay(match);
  });

  test('orders that ended one simultaneous part are no deed of the next', () => {
    const match = begin();
    match.choose('north', GO);
    match.choose('south', write(1));
    match.order('north', [{ n: 2, until: 1 }]);
    expect(match.owed.map(({ side }) => side)).toEqual(['north', 'south']);
    match.choose('south', write(3));
    expect(match.undoable('north')).toBe(-1);
    expect(match.undo('north')).toBe(false);
    expect(match.state).toMatchObject({ north: [2], south: [1, 3] });
    expectReplay(match);
  });

  test('an answer that ended one simultaneous part is no deed of the next', () => {
    const match = begin();
    match.choose('north', GO);
    match.choose('south', write(1));
    match.choose('north', write(2));
    expect(match.undoable('north')).toBe(2);
    match.choose('south', write(3));
    expect(match.undoable('north')).toBe(-1);
    expect(match.undo('north')).toBe(false);
    expect(match.undoable('south')).toBe(3);
    expectReplay(match);
  });

  test('orders that answer within their own lane can be taken back, unnoticed by the other', () => {
    const match = begin();
    match.choose('north', GO);
    match.order('south', [{ n: 3 }]);
    match.choose('north', write(1));
    // South's orders answered again in the second round.
    expect(match.state.south).toEqual([3, 3]);
    expect(match.owed.map(({ side }) => side)).toEqual(['north']);
    expect(match.history.some(({ barrier }) => barrier)).toBe(false);
    expect(match.undo('north')).toBe(true);
    expect(match.state).toMatchObject({ north: [], south: [3] });
    expect(match.undo('south')).toBe(true);
    expect(match.state.south).toEqual([]);
    expectReplay(match);
  });

  test('orders left in secret do not stand in the way of what another side takes back', () => {
    const match = begin();
    match.choose('north', GO);
    match.order('south', []);
    expect(match.undoable('north')).toBe(0);
    expect(match.undo('north')).toBe(true);
    expect(match.history.map(({ deed }) => deed.side)).toEqual(['south']);
    match.order('south', [{ n: 1 }]);
    expect(match.redoable('north')).toBe(true);
    expect(match.redo('north')).toBe(true);
    expect(match.state.south).toEqual([1]);
    expectReplay(match);
  });

  test('a die thrown in a lane binds the side that threw it, not the other', () => {
    const match = begin();
    match.choose('north', GO);
    match.choose('south', write(1));
    match.choose('north', THROW);
    const [thrown] = match.state.north;
    expect(match.undoable('north')).toBe(-1);
    expect(match.undo('south')).toBe(true);
    expect(match.state).toMatchObject({ north: [thrown], south: [] });
    match.choose('south', write(2));
    match.choose('north', write(3));
    // That ended the round; taken back, south may still think again, and north's die stays.
    expect(match.undo('north')).toBe(true);
    expect(match.undoable('north')).toBe(-1);
    expect(match.state).toMatchObject({ north: [thrown], south: [2] });
    expect(match.undo('south')).toBe(true);
    expect(match.state).toMatchObject({ north: [thrown], south: [] });
    expectReplay(match);
  });

  test('what others do unseen leaves a side its redo; taking back the question does not', () => {
    const match = begin();
    match.choose('north', GO);
    match.choose('south', write(1));
    match.undo('south');
    match.choose('north', write(3));
    expect(match.redo('south')).toBe(true);
    expect(match.state).toMatchObject({ north: [3], south: [1] });
    expectReplay(match);

    const again = begin();
    again.choose('north', GO);
    again.choose('south', write(1));
    again.undo('south');
    expect(again.undo('north')).toBe(true);
    expect(again.redoable('south')).toBe(false);
    expect(again.redo('south')).toBe(false);
    expect(again.redo('north')).toBe(true);
    expect(again.owed).toHaveLength(2);
    expectReplay(again);
  });

  test('what is done again is a deed as any other: the others lose what they could redo', () => {
    const match = begin();
    match.order('south', [{ n: 1 }]);
    match.choose('north', { do: 'stop' });
    match.undo('north');
    match.undo('south');
    expect(match.redo('north')).toBe(true);
    expect(match.outcome).toMatchObject({ ending: 'stopped' });
    expect(match.redoable('south')).toBe(false);
    expect(match.redo('south')).toBe(false);
    expectReplay(match);
  });

  test('once the match is over no orders are taken', () => {
    const match = begin();
    match.choose('north', { do: 'stop' });
    expect(match.order('south', [{ n: 1 }])).toMatchObject({ refusal: { reason: 'matchOver' } });
    expect(match.history).toHaveLength(1);
    expectReplay(match);
  });

  test('what is kept is the choice that was offered, not whatever else came with it', () => {
    const match = begin();
    const chatty = { do: 'go', why: 'because' };
    expect(match.choose('north', chatty).done).toBe(true);
    expect(match.history[0]?.deed).toEqual({ side: 'north', choice: GO });
    expectReplay(match);
  });

  test('whatever the sides do, orders, undo and redo at any moment', () => {
    for (let round = 0; round < 150; round++) {
      const random = randomOf(`letters ${round}`);
      const match = begin();
      for (let i = 0; i < 60; i++) {
        const orders = () => [[], [{ go: true }], [{ n: 1 + random(3) }]][random(3)] ?? [];
        expect(
          actAtRandom(match, random, OFTEN_UNDOING, orders),
          `match ${round}, act ${i}`,
        ).toEqual([]);
      }
      expectReplay(match);
    }
  });
});
