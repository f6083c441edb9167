import { withBareMap } from '../../kernel/bare-map.ts';
import { newCore, type Setup } from '../../kernel/game.ts';
import type { Box } from './box.ts';
import { NONE, type State } from './state.ts';

/** 1.1 Troops at their posts, at full strength; cards are dealt in the first step. */
const patrol = (_: Setup, box: Box): State => ({
  core: newCore({ step: 'setUp' }),
  turn: 0,
  place: box.troops.map((troop) => troop.post),
  strength: box.troops.map((troop) => troop.strength),
  hand: [[], []],
  deck: [[], []],
  played: [[], []],
  laid: [NONE, NONE],
  orderTroop: [NONE, NONE],
  orderTo: [NONE, NONE],
  parley: [0, 0],
});

/** The bare map: nobody is in play. */
function clear(state: State): void {
  state.place.fill(NONE);
  state.strength.fill(0);
}

export const layOut = withBareMap(patrol, 'patrol', clear);
