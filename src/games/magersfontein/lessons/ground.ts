import type { JsonObject } from '../../../kernel/json.ts';

/** The ground before the gap on turn 3, with Wauchope ordered to attack northwards, about to act. */
export const wauchopeActs = (
  hex: string,
  units: JsonObject,
  orders: JsonObject = {},
): JsonObject => ({
  scenario: 'empty',
  differs: {
    turn: 3,
    phase: 'activation',
    units,
    commanders: {
      wauchope: {
        hex,
        returns: 0,
        order: 'attack',
        vector: 'N-NE',
        edge: `${hex.slice(0, 2)}01`,
        distance: 3,
        ...orders,
      },
      'cronje-p': { hex: '1815', returns: 0 },
    },
    activation: { commander: 'wauchope' },
  },
});
