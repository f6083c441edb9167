import { expect, test } from 'vitest';
import { askedAt, textsOf as texts } from '../../../boardkit/testing/asked.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { type Table, table } from '../testing.ts';
import type { RedversReverse } from '../vocabulary.ts';
import { carry, orderPlans } from './order-plans.ts';
import type { Question } from './types.ts';

/** The orders are asked for in all of these tests. */
const asked = (t: Table) =>
  askedAt<State, Box, RedversReverse>(t, game.texts) as Question<'giveOrders'>;
const sending = (turn: number) => table({ phase: 'sendOrders', turn });

test('a leader dragged to an area is ordered there', () => {
  const t = sending(2);
  const choices = carry(asked(t), null, 'naval-gun-hill', 'ldr-4th-light');
  expect(texts(choices)).toEqual(['order ldr-4th-light', 'aim ldr-4th-light to=naval-gun-hill']);
  t.do(...texts(choices));
  expect(t.events('ordered').at(-1)).toMatchObject({
    piece: 'ldr-4th-light',
    to: 'naval-gun-hill',
  });
});

test('whoever is no leader that can be ordered is not dragged anywhere', () => {
  const t = sending(2);
  expect(carry(asked(t), null, 'naval-gun-hill', 'durham')).toBeNull();
  expect(carry(asked(t), 'shooters-hill', 'naval-gun-hill')).toBeNull();
});

test('Buller’s orders go out together on turn 1 only, and every one is legal', () => {
  const t = sending(1);
  const [plan] = orderPlans(asked(t));
  expect(texts(plan?.choices).filter((text) => text.startsWith('order')).length).toBeGreaterThan(3);
  expect(() => t.do(...texts(plan?.choices))).not.toThrow();
  expect(orderPlans(asked(sending(2)))).toEqual([]);
});
