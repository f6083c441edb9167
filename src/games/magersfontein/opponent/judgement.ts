import { meleeCard } from '../odds.ts';
import { moraleOf } from '../rules/01-general.ts';
import { inZone } from '../rules/05-zones.ts';
import { expectedLoss, refuseFirer } from '../rules/10-fire.ts';
import { apart, at, BRITISH, card, enemyOf, FOUGHT, type Look, NONE, onMap } from '../state.ts';

/** Points a unit must expect to lose to reaction fire in a hex, by what is seen of the enemy. */
export function threat(look: Look, unit: number, hex: number): number {
  const { state } = look;
  const enemy = enemyOf(card(look, unit).side);
  const before = at(state.hex, unit);
  let sum = 0;
  // The view is this machine's own copy; the unit is set there for a moment to read the charts.
  state.hex[unit] = hex;
  for (let other = 0; other < state.hex.length; other++) {
    if (look.box.sideOf[other] !== enemy || !onMap(look, other)) continue;
    if (apart(look, at(state.hex, other), hex) > card(look, other).reach) continue;
    if (
      at(state.reacts, other) >= 2 ||
      at(state.assault, other) === FOUGHT ||
      refuseFirer(look, other)
    )
      continue;
    if (inZone(look, other, hex)) sum += expectedLoss(look, other, unit);
  }
  state.hex[unit] = before;
  return sum;
}

/** What hurting a unit is worth: shaken units nearer to breaking count more. */
export function worth(look: Look, target: number): number {
  const { kind } = card(look, target);
  const morale = moraleOf(look, target);
  const shaken = at(look.state.mark, target) === NONE ? Math.max(0, 6 - morale) * 0.12 : 0;
  return 1 + shaken + (kind === 'gun' ? 0.15 : 0) + (at(look.state.routed, target) ? 0.6 : 0);
}

/** The chance that these units carry a hex. */
export const winChance = (look: Look, units: readonly number[], target: number): number =>
  meleeCard(look, units, target).outcomes.find((o) => o.text.key === 'odds.meleeWins')?.chance ?? 0;

/** How far the nearest enemy is. */
export function nearestEnemy(look: Look, hex: number, side: number): number {
  let best = 99;
  for (let unit = 0; unit < look.state.hex.length; unit++) {
    const there = at(look.state.hex, unit);
    if (there < 0 || look.box.sideOf[unit] === side || at(look.state.routed, unit)) continue;
    best = Math.min(best, apart(look, there, hex));
  }
  return best;
}

export const toOwnEdge = (look: Look, hex: number, side: number): number => {
  const row = hex % look.box.grid.rows;
  return side === BRITISH ? look.box.grid.rows - 1 - row : row;
};

/** The chance that these units come on at all: enough to expose whoever lies hidden there (IX.12). */
export const comeOnChance = (look: Look, units: readonly number[], target: number): number =>
  1 -
  (meleeCard(look, units, target).outcomes.find((o) => o.text.key === 'odds.meleeFails')?.chance ??
    1);
