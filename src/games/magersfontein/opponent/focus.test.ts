import { expect, test } from 'vitest';
import { table } from '../testing.ts';
import { GENERAL, VETERAN, type Weights } from './weights.ts';
import { shotWorth } from './worth.ts';

/** What a volley of the first commando is worth at the Black Watch, with so many mates and commandos. */
function worthAt(
  weights: Weights,
  {
    target = {},
    mates = 0,
    commandos = 1,
  }: { target?: object; mates?: number; commandos?: number },
): number {
  const others = ['seaforth-a', 'argyll-a'].slice(0, mates);
  const boers = ['winburg', 'boshof', 'bloemhof'].slice(0, commandos);
  const t = table({
    units: {
      'black-watch-a': { hex: '2918', ...target },
      ...Object.fromEntries(others.map((id) => [id, '2918'])),
      ...Object.fromEntries(boers.map((id) => [id, '2916'])),
    },
  });
  return shotWorth({ ...t.look, weights }, t.unit('winburg'), t.unit('black-watch-a'));
}

const TIRED = { reduced: true, lost: 2 };

test('the General fires at who may break and take his mates along', () => {
  const alone = worthAt(GENERAL.boers, { target: TIRED });
  const stack = worthAt(GENERAL.boers, { target: TIRED, mates: 2 });
  const veteran =
    worthAt(VETERAN, { target: TIRED, mates: 2 }) / worthAt(VETERAN, { target: TIRED });
  expect(stack / alone).toBeGreaterThan(veteran);
});

test('points tell where enough may follow them to break him before he rests', () => {
  const halfway = { lost: 3 };
  const one = worthAt(GENERAL.boers, { target: halfway });
  const three = worthAt(GENERAL.boers, { target: halfway, commandos: 3 });
  expect(three).toBeGreaterThan(one);
  expect(worthAt(VETERAN, { target: halfway, commandos: 3 })).toBeCloseTo(
    worthAt(VETERAN, { target: halfway }),
  );
});

test('who has broken is not driven off before he has taken his mates along', () => {
  const broken = { routed: true };
  expect(worthAt(GENERAL.boers, { target: broken, mates: 1 })).toBe(0);
  expect(worthAt(GENERAL.boers, { target: broken })).toBeGreaterThan(0);
  expect(worthAt(VETERAN, { target: broken, mates: 1 })).toBeGreaterThan(0);
});

test('in the last turn it is worth more to break men in the trenches, and no others', () => {
  const worth = (weights: Weights, turn: number, hex: string): number => {
    const t = table({
      turn,
      units: { 'black-watch-a': { hex, lost: 5 }, hoopstad: '1620', 'potch-b': '1420' },
    });
    return shotWorth({ ...t.look, weights }, t.unit('hoopstad'), t.unit('black-watch-a'));
  };
  const gained = (weights: Weights, hex: string): number =>
    worth(weights, 20, hex) - worth(weights, 19, hex);
  expect(gained(GENERAL.boers, '1520')).toBeGreaterThan(0.5);
  expect(gained(GENERAL.boers, '1521')).toBeCloseTo(0);
  expect(gained(VETERAN, '1520')).toBeCloseTo(0);
});
