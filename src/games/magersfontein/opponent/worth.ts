import { moraleOf } from '../rules/01-general.ts';
import { lossChances, modifiersOf, rollsOf, total } from '../rules/10-fire.ts';
import { diesRouted } from '../rules/14-morale.ts';
import { retreatLimit } from '../rules/14-retreat.ts';
import { at, BRITISH, card, type Look, NONE, unitsIn } from '../state.ts';

/** The chances of 0, 1, 2… points lost to one volley or salvo, both rolls of a pom-pom together. */
export function volley(look: Look, firer: number, target: number): number[] {
  const once = lossChances(look, firer, total(modifiersOf(look, firer, target)));
  if (rollsOf(look, firer) === 1) return once;
  const both = new Array<number>(7).fill(0);
  for (const [a, p] of once.entries())
    for (const [b, q] of once.entries()) both[a + b] = at(both, a + b) + p * q;
  return both;
}

/** What a rout of this unit costs its side, with those it would take along (VI.8). */
function routPrice(look: Look, unit: number): number {
  const { side, kind } = card(look, unit);
  const mates = unitsIn(look, at(look.state.hex, unit), side).filter(
    (other) => other !== unit && !at(look.state.routed, other),
  ).length;
  if (side === BRITISH) return (kind === 'gun' ? 3.5 : 2.4) + mates * 2;
  return (kind === 'gun' ? 2.5 : 4) + mates * 1.5;
}

/** What it means to its side that a unit is down to so much: more and more, so that fire is kept on the shaken. */
function burden(look: Look, unit: number, morale: number, price: number): number {
  const { full, reduced } = card(look, unit);
  const left = Math.max(0, morale);
  const turned = left <= reduced ? 0.5 : 0;
  return price * ((full - left) / full) ** 1.6 + turned + (left === 0 ? 0.5 : 0);
}

/** What one more volley at a target is worth, by the exact chances of its chart. */
export function shotWorth(look: Look, firer: number, target: number): number {
  const { state } = look;
  const chances = volley(look, firer, target);
  if (at(state.routed, target)) {
    const hit = 1 - at(chances, 0);
    return hit * (card(look, target).side === BRITISH ? 0.9 : 1.8);
  }
  const hidden =
    at(state.mark, target) !== NONE && card(look, target).side !== card(look, firer).side;
  const morale = moraleOf(look, target);
  const price = routPrice(look, target);
  const now = burden(look, target, morale, price);
  const lost = at(state.fireLoss, target);
  const limit =
    at(state.pushed, target) || !passive(look, target) ? 99 : retreatLimit(look, target);
  let worth = 0;
  for (const [loss, chance] of chances.entries()) {
    if (loss === 0 || chance === 0) continue;
    worth += chance * (burden(look, target, morale - loss, price) - now);
    // IX.12 Two points in one activation, and every gun can see him.
    if (hidden) worth += chance * 0.6 * Math.min(loss, Math.max(0, 2 - lost));
    // XIV.28 He may have to go.
    if (lost + loss >= limit) worth += chance * (card(look, target).side === BRITISH ? 0.3 : 2);
    if (morale <= loss && diesRouted(look, target)) worth += chance;
  }
  return worth;
}

/** XIV.28 speaks only of the side whose activation it is not. */
const passive = (look: Look, unit: number): boolean => {
  const { active } = look.state;
  return active !== NONE && at(look.box.commanders, active).side !== card(look, unit).side;
};
