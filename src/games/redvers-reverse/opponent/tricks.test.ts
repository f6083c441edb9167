import { expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/face.ts';
import { at } from '../../../kernel/lists.ts';
import { watchMachine } from '../../../kernel/testing/machine-play.ts';
import type { AnyTrick } from '../../../kernel/trick.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import { leaderArea, stepsBetween } from '../rules/01-pieces.ts';
import type { State } from '../state.ts';
import { tricks } from './tricks.ts';

const any: AnyGame = game;
/** On a busy machine. */
const SLOW = { timeout: 180_000 };
const all: readonly AnyTrick[] = tricks;

function watched(id: string) {
  const trick = all.find(({ level }) => level === `trick:${id}`);
  if (!trick) throw new Error(`there is no ${id}`);
  return watchMachine(any, 'british', trick, trick, { seed: 'tugela', decisions: 250 });
}

test('no orders, no orders but to guns, none to guns', SLOW, () => {
  const kinds = (id: string) => {
    const { answers, play } = watched(id);
    const box = play.box as Box;
    return new Set(
      answers.flatMap(({ choice }) =>
        choice.do === 'order' || choice.do === 'longOrder'
          ? [
              box.brigades.find((_, i) => box.pieces[box.firstLeader + i]?.id === choice.piece)
                ?.kind,
            ]
          : [],
      ),
    );
  };
  expect(kinds('wait')).toEqual(new Set());
  expect(kinds('shell-only')).toEqual(new Set(['artillery']));
  expect(kinds('no-guns')).not.toContain('artillery');
});

test('who goes for one place comes near to it', SLOW, () => {
  const { play } = watched('hlangwane');
  const look = { state: play.state as State, box: play.box as Box };
  const { box } = look;
  const hill = box.areaIndex.get('hlangwane') ?? 0;
  const near = box.brigades.filter(({ kind, gait, leader }, brigade) => {
    if (kind === 'artillery' || at(look.state.where, leader) < 0) return false;
    const far = (area: number) => stepsBetween(box, gait, area, hill);
    return far(leaderArea(look, brigade)) < far(at(box.brigades, brigade).setup);
  });
  expect(near.length).toBeGreaterThanOrEqual(3);
});

test(
  'who holds his fire fires only where he must, who never goes back withdraws nobody',
  SLOW,
  () => {
    const verbs = (id: string) => watched(id).answers.map(({ choice }) => choice.do);
    expect(verbs('hold-fire')).not.toContain('fire');
    expect(verbs('never-back')).not.toContain('withdraw');
  },
);
