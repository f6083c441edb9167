import { describe, expect, test } from 'vitest';
import { askedAt, textsOf } from '../../../boardkit/testing/asked.ts';
import { speech } from '../../../kernel/text.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { type Table, table } from '../testing.ts';
import type { Magersfontein } from '../vocabulary.ts';
import { about, plans } from './plans.ts';
import type { Plan, Question } from './types.ts';

const ATTACK = 'N-NE 2901 9';

/** With all that was told. */
const asked = (t: Table): Question =>
  askedAt<State, Box, Magersfontein>(
    t,
    game.texts,
    t.events().map((event) => ({ turn: 1, event })),
  );
const planOf = (t: Table, id: string): Plan | undefined =>
  plans(asked(t)).find((plan) => plan.id === id);
const keys = (plan: Plan | undefined): string[] => textsOf(plan?.choices);

/** Two half-battalions in one hex, a third beside them, and nobody near. */
const brigade = (attack?: string): Table =>
  table({
    units: {
      'black-watch-a': '2925',
      'black-watch-b': '2925',
      'seaforth-a': '2825',
      'potch-a': '0103',
    },
    leaders: { wauchope: { hex: '2926', ...(attack && { attack }) } },
  });

describe('a brigade with one stroke', () => {
  test('holds: one word ends its activation', () => {
    const t = brigade().activate('wauchope');
    expect(keys(planOf(t, 'hold')).at(-1)).toBe('end');
    expect(planOf(t, 'hold')?.label).toContain('3 units');
    t.do(...keys(planOf(t, 'hold')));
    expect(t.isAsked('act')).toBe(false);
  });

  test('cannot end before its brigadier on the attack has ridden, and it says so', () => {
    const t = brigade(ATTACK).activate('wauchope');
    expect(t.can('end')).toBe(false);
    expect(planOf(t, 'hold')).toBeUndefined();
    expect(about(asked(t))).toMatch(/cannot end yet: .*Wauchope/);
  });

  test('marches as its first unit did: the stack, or all of it', () => {
    const t = brigade(ATTACK).act('wauchope', 'black-watch-a');
    t.do('move black-watch-a to=2924', 'move black-watch-a to=2923', 'done');
    expect(keys(planOf(t, 'stack-follows'))).toEqual([
      'act black-watch-b',
      'move black-watch-b to=2924',
      'move black-watch-b to=2923',
      'done',
    ]);
    const all = planOf(t, 'brigade-follows');
    expect(all?.note).toContain(speech(game.texts, 'en').name('seaforth-a'));
    t.do(...keys(all));
    expect([t.hex('black-watch-b'), t.hex('seaforth-a')]).toEqual(['2923', '2823']);
  });

  test('does not follow who has not marched', () => {
    const t = brigade(ATTACK).act('wauchope', 'black-watch-a').do('done');
    expect(planOf(t, 'stack-follows')).toBeUndefined();
  });
});
