import v8 from 'node:v8';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { REGISTRY } from '../games/registry.ts';
import { isProblems } from './game.ts';
import { completeSetup, layOut } from './match.ts';
import { tighten } from './tight-lists.ts';

v8.setFlagsFromString('--allow-natives-syntax');
/** Whether the engine keeps a list as one of small integers. */
const isTight: (list: unknown) => boolean = vm.runInThisContext(
  '(list) => %HasSmiElements(list) && !%HasHoleyElements(list)',
);

test('a list that has held fractions or names becomes tight', () => {
  const halves = [0.5, 1.5];
  for (const i of [0, 1]) halves[i] = (halves[i] ?? 0) * 2;
  const named: unknown[] = ['a', 2];
  named[0] = 1;
  expect([halves, named].map((list) => isTight(list))).toEqual([false, false]);
  const state = tighten({ halves, named });
  expect(state).toEqual({ halves: [1, 3], named: [1, 2] });
  expect(Object.values(state).map((list) => isTight(list))).toEqual([true, true]);
});

test('what is no list of small integers stays what it is', () => {
  const state = { names: ['a'], large: [2 ** 30], fraction: [0.5], minus: [-0], n: 4 };
  const before = { ...state };
  tighten(state);
  for (const [key, value] of Object.entries(state))
    expect(value, key).toBe(before[key as keyof typeof before]);
});

describe.each(REGISTRY)('$id', ({ load }) => {
  test('a match begins with tight lists', async () => {
    const { rules } = await load();
    const laid = layOut(rules, completeSetup(rules, {}));
    if (isProblems(laid)) throw new Error('it cannot be laid out');
    const lists = Object.entries(laid.state).filter(
      ([, value]) => Array.isArray(value) && value.every((item) => Number.isInteger(item)),
    );
    expect(lists.length).toBeGreaterThan(5);
    expect(lists.filter(([, list]) => !isTight(list)).map(([key]) => key)).toEqual([]);
  });
});
