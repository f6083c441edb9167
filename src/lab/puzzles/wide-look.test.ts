import { expect, test } from 'vitest';
import type { Choice } from '../../kernel/choice.ts';
import type { Machine } from '../../table/machines.ts';
import { widelyRanked } from './wide-look.ts';

/** Looks at choices with these win chances, and asks for a lead of 0.06. */
function look(...chances: readonly number[]) {
  const choices: Choice[] = chances.map((_, n) => ({ do: 'go', to: `T${n}` }));
  const compared: [Choice, Choice, number][] = [];
  const of = (choice: Choice) => ({
    winChance: chances[choices.indexOf(choice)] ?? Number.NaN,
    error: 0,
    features: [],
  });
  const compare: Machine['compare'] = (_, [first, second], worlds) => {
    compared.push([first, second, worlds]);
    return { first: of(first), second: of(second), gain: 0, error: 0 };
  };
  const general = { level: 'general', sides: ['empire'], compare } as unknown as Machine;
  const asked = () => ({ choices }) as unknown as Parameters<Machine['choose']>[0];
  return { ranked: widelyRanked(general, asked, 0.06), choices, compared };
}

test('the best of all choices is found, wherever it stands, and the others in their order', () => {
  for (const at of [0, 1, 2, 3, 4]) {
    const chances = [0.5, 0.4, 0.3, 0.45, 0.2];
    chances[at] = 0.57;
    const { ranked, choices } = look(...chances);
    expect(ranked?.[0]).toEqual(choices[at]);
    const order = ranked?.map((choice) => chances[choices.indexOf(choice)]);
    expect(order).toEqual(chances.toSorted((a, b) => b - a));
  }
});

test('every choice gets a glance, and one that is left over beside the first; then a look', () => {
  const { choices, compared } = look(0.9, 0.1, 0.1);
  const [a, b, c] = choices;
  expect(compared).toEqual([
    [a, b, 1],
    [c, a, 1],
    [a, b, 4],
    [c, a, 4],
  ]);
});

test('where the glance finds nothing, there is no look', () => {
  expect(look(0.5, 0.45, 0.2).compared).toHaveLength(2);
});

test('nothing is clearly best by less, or of two', () => {
  expect(look(0.5, 0.45, 0.2).ranked).toBeNull();
  expect(look(0.9, 0.1).ranked).toBeNull();
});
