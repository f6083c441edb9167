import { expect, test } from 'vitest';
import { stream } from '../../kernel/dice.ts';
import { at } from '../../kernel/lists.ts';
import { ruleOf } from '../../kernel/testing/rule.ts';
import { viewOf } from '../../kernel/views.ts';
import { game } from './game.ts';
import { imagine, mask, redeal, unseenValues } from './secrets.ts';
import { table } from './testing.ts';

const rule = ruleOf('redvers-reverse');

/** A battle in which two markers of the first draw have been turned. */
const turned = () =>
  table({
    phase: 'sendOrders',
    drifts: { 'wagon-drift': { seen: true }, 'native-drift': { seen: true } },
  });

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

rule('9.3a', 'nobody sees the value of a marker before it is turned', () => {
  const { state, box } = turned();
  const view = viewOf(game.rules, box, state, 'british');
  expect(view.drift).toEqual(state.drift.map((value, i) => (at(state.driftSeen, i) ? value : 0)));
  expect(view.drift.filter((value) => value > 0)).toHaveLength(2);
});

test('a value that has been seen is not imagined elsewhere', () => {
  const { state, box } = turned();
  for (const { slots, values } of box.driftDraws) {
    const seen = slots.filter((slot) => at(state.driftSeen, slot) > 0);
    const left = unseenValues(state, box, slots);
    expect(left).toHaveLength(values.length - seen.length);
    expect(sorted([...left, ...seen.map((slot) => at(state.drift, slot))])).toEqual(sorted(values));
  }
});

test('dealt anew or imagined, all markers are there and the turned ones keep their value', () => {
  const { state, box } = turned();
  for (const deal of [redeal, imagine])
    for (let i = 0; i < 20; i++) {
      const other = game.rules.clone(state);
      if (deal === imagine) mask(other, 'british', box);
      deal(other, 'british', box, stream(`deal/${i}`));
      for (const { slots, values } of box.driftDraws) {
        expect(sorted(slots.map((slot) => at(other.drift, slot)))).toEqual(sorted(values));
        for (const slot of slots)
          if (at(state.driftSeen, slot)) expect(other.drift[slot]).toBe(state.drift[slot]);
      }
    }
});
