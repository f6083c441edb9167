import { expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/face.ts';
import { watchMachine } from '../../../kernel/testing/machine-play.ts';
import type { AnyTrick } from '../../../kernel/trick.ts';
import { game } from '../game.ts';
import { recruit } from './recruit.ts';
import { tricks } from './tricks.ts';

const any: AnyGame = game;
const all: readonly AnyTrick[] = tricks;
const enemy = any.opponents.find(({ level }) => level === recruit.level);

function watched(id: string) {
  const trick = all.find(({ level }) => level === `trick:${id}`);
  const side = trick?.sides[0];
  if (!trick || !enemy || side === undefined) throw new Error(`there is no ${id}`);
  return watchMachine(any, side, trick, enemy, { seed: 'war', decisions: 60 }).answers;
}

const FIGHTS = ['attack', 'storm', 'raid', 'raidBlockhouse'];

test('what a trick never does it does only where nothing else is offered', {
  timeout: 180_000,
}, () => {
  for (const [id, refused] of [
    ['peace', FIGHTS],
    ['evade', FIGHTS],
    ['sit', ['move']],
    ['no-reorganise', ['reorganise']],
    ['no-attack', FIGHTS],
    ['no-reinforcements', ['reinforce']],
    ['entrench', ['move']],
  ] as const) {
    const broken = watched(id).filter(
      ({ choice, offered }) =>
        refused.some((verb) => verb === choice.do) &&
        offered.some((other) => !refused.some((verb) => verb === other.do)),
    );
    expect(broken, id).toEqual([]);
  }
});

test('what a trick always does it does whenever it may', { timeout: 180_000 }, () => {
  for (const [id, wanted] of [
    ['hoard', ['reinforce']],
    ['cities', ['besiege', 'bombard']],
    ['one-man', ['activate']],
  ] as const) {
    const chances = watched(id).filter(({ offered }) =>
      offered.some((choice) => wanted.some((verb) => verb === choice.do)),
    );
    expect(chances.length, id).toBeGreaterThan(0);
    for (const { choice } of chances) expect(wanted, id).toContain(choice.do);
  }
});
