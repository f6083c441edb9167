import type { Problem, Side, StandingOrder } from '../../kernel/game.ts';
import type { Box } from './box.ts';

/** A side may say beforehand whether its troops fire on whoever passes (3.2). */
export const checkStanding = (_: Side, orders: readonly StandingOrder[]): readonly Problem[] =>
  orders.flatMap((order, i) =>
    order['fire'] === 'always' || order['fire'] === 'never'
      ? []
      : [{ at: `${i}.fire`, problem: 'must be "always" or "never"' }],
  );

export const drawStanding = (
  _: Side,
  __: Box,
  random: (below: number) => number,
): readonly StandingOrder[] =>
  random(3) === 0 ? [] : [{ fire: random(2) === 0 ? 'always' : 'never' }];
