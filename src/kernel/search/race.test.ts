import { expect, test } from 'vitest';
import { heatsFor, isBetter, isHopeful, pairedGain, Runner } from './race.ts';
import { BOLD, CAUTIOUS, EVEN } from './temperament.ts';

const runner = (choice: string, chances: readonly number[]): Runner<string> => {
  const made = new Runner(choice);
  for (const winChance of chances) made.add({ winChance, error: 0, features: [winChance * 10] });
  return made;
};

test('luck that both share does not hide a gain', () => {
  const luck = [0.1, 0.9, 0.2, 0.8, 0.5, 0.4, 0.7, 0.3];
  const own = runner('own', luck);
  const better = runner(
    'better',
    luck.map((chance) => chance + 0.02),
  );
  expect(pairedGain(better, own)).toMatchObject({ gain: expect.closeTo(0.02, 9), pairs: 8 });
  expect(isBetter(better, own)).toBe(true);
  expect(isBetter(own, better)).toBe(false);
});

test('a gain within the noise, or in few worlds, is not believed', () => {
  const own = runner('own', [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
  expect(isBetter(runner('a', [0.9, 0.2, 0.8, 0.2, 0.9, 0.1, 0.6, 0.4]), own)).toBe(false);
  expect(isBetter(runner('b', [0.9, 0.9, 0.9]), own)).toBe(false);
});

test('a game may want more before it believes', () => {
  const own = runner('own', [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
  const better = runner('better', [0.52, 0.54, 0.52, 0.54, 0.52, 0.54]);
  expect(isBetter(better, own, { believed: 5 })).toBe(true);
  expect(isBetter(better, own, { believed: 9 })).toBe(false);
  expect(isBetter(better, own, { least: 0.025 })).toBe(true);
  expect(isBetter(better, own, { least: 0.035 })).toBe(false);
});

test('an estimate is the mean of what was found, with its error and features', () => {
  const { winChance, error, features } = runner('a', [0.2, 0.4]).estimate;
  expect(winChance).toBeCloseTo(0.3, 9);
  expect(error).toBeCloseTo(0.1, 9);
  expect(features).toEqual([3]);
});

test('heats keep within the budget and try everybody at least once', () => {
  for (const runners of [2, 3, 5])
    for (const rollouts of [1, 10, 40, 96, 500]) {
      const heats = heatsFor(runners, rollouts);
      const tries = heats.reduce((sum, heat) => sum + heat.worlds * heat.runners, 0);
      expect(heats[0]).toMatchObject({ runners });
      expect(tries).toBeLessThanOrEqual(Math.max(rollouts, runners + 5));
    }
});

test('who is surely worse is tried no further, who may be better or was hardly tried is', () => {
  const own = runner('own', [0.5, 0.6, 0.4, 0.5, 0.6, 0.4]);
  expect(isHopeful(runner('worse', [0.4, 0.5, 0.3, 0.4, 0.4, 0.3]), own)).toBe(false);
  expect(isHopeful(runner('unsure', [0.4, 0.7, 0.3, 0.6, 0.5, 0.4]), own)).toBe(true);
  expect(isHopeful(runner('new', [0.1, 0.2]), own)).toBe(true);
});

test('choices are compared by what the game values, and told by their win chance', () => {
  const made = (value: number) => {
    const one = new Runner('one');
    for (let i = 0; i < 8; i++) one.add({ winChance: 0.5, error: 0, features: [] }, value);
    return one;
  };
  expect(isBetter(made(0.6), made(0.5))).toBe(true);
  expect(made(0.6).estimate.winChance).toBe(0.5);
  expect(pairedGain(made(0.6), made(0.5), 'chances').gain).toBe(0);
});

test('of what is equally good, the bold take what may turn out either way, the cautious what is sure', () => {
  const sure = runner('sure', [0.5, 0.52, 0.48, 0.5, 0.5, 0.5, 0.52, 0.48]);
  const open = runner('open', [0.9, 0.1, 0.85, 0.15, 0.88, 0.12, 0.9, 0.1]);
  expect(isBetter(open, sure)).toBe(false);
  expect(isBetter(open, sure, {}, BOLD.daring)).toBe(true);
  expect(isBetter(sure, open, {}, BOLD.daring)).toBe(false);
  expect(isBetter(open, sure, {}, CAUTIOUS.daring)).toBe(false);
  expect(isBetter(sure, open, {}, CAUTIOUS.daring)).toBe(true);
  expect(isHopeful(open, sure, BOLD.daring)).toBe(true);
  expect(isHopeful(open, sure, CAUTIOUS.daring)).toBe(false);
  expect(open.worth(BOLD.daring)).toBeGreaterThan(sure.worth(BOLD.daring));
  expect(open.worth(CAUTIOUS.daring)).toBeLessThan(sure.worth(CAUTIOUS.daring));
  expect(open.worth(EVEN.daring)).toBeCloseTo(sure.worth(EVEN.daring), 9);
});
