import { at } from '../../../kernel/lists.ts';
import { moraleOf } from '../rules/01-general.ts';
import { drmOf, lossChances, rollsOf } from '../rules/10-fire.ts';
import { diesRouted } from '../rules/14-morale.ts';
import { retreatLimit } from '../rules/14-retreat.ts';
import { BRITISH, card, type Look, NONE, unitsIn } from '../state.ts';
import { breakingWorth } from './focus.ts';
import type { Weighed } from './weights.ts';

/** The chances of 0, 1, 2… points lost to one volley or salvo, both rolls of a pom-pom together. */
export function volley(look: Look, firer: number, target: number): readonly number[] {
  const once = lossChances(look, firer, drmOf(look, firer, target));
  if (rollsOf(look, firer) === 1) return once;
  const both = new Array<number>(7).fill(0);
  for (const [a, p] of once.entries())
    for (const [b, q] of once.entries()) both[a + b] = at(both, a + b) + p * q;
  return both;
}

/** How many steady men a rout would take along (VI.8). */
const mates = (look: Look, unit: number): number =>
  unitsIn(look, at(look.state.hex, unit), card(look, unit).side).filter(
    (other) => other !== unit && !at(look.state.routed, other),
  ).length;

/**
 * What one more volley at a target is worth, in points of morale, by the exact chances of its
 * chart: the points themselves, somewhat more against the shaken, and what breaks with them.
 */
export function shotWorth(look: Look & Weighed, firer: number, target: number): number {
  const { state, weights } = look;
  const chances = volley(look, firer, target);
  const { side, reduced } = card(look, target);
  // VI.8 Who has broken takes his mates along, if he is not driven off before (XIV.16).
  if (at(state.routed, target) && weights.breaks > 0 && mates(look, target) > 0) return 0;
  if (at(state.routed, target))
    return (
      (1 - at(chances, 0)) * (side === BRITISH ? weights.hitRoutedBritish : weights.hitRoutedBoer)
    );
  const hidden = at(state.mark, target) !== NONE && side !== card(look, firer).side;
  const morale = moraleOf(look, target);
  const lost = at(state.fireLoss, target);
  const limit =
    at(state.gaveWay, target) || !passive(look, target) ? 99 : retreatLimit(look, target);
  // In a reaction there is only the one who moves to fire at.
  const breaking = passive(look, firer) ? 0 : breakingWorth(look, firer, target);
  let worth = 0;
  for (const [loss, chance] of chances.entries()) {
    if (loss === 0 || chance === 0) continue;
    let gain = Math.min(loss, morale) * (1 + breaking);
    if (!hidden && !at(state.reduced, target) && morale - loss <= reduced) gain += weights.reduces;
    if (!hidden && morale <= loss)
      gain +=
        weights.routs +
        mates(look, target) * weights.routsMate +
        (diesRouted(look, target) ? weights.kills : 0);
    // IX.12 Two points in one activation, and every gun can see him.
    if (hidden) gain += weights.uncovers * Math.min(loss, Math.max(0, 2 - lost));
    // XIV.28 He may have to go.
    if (lost + loss >= limit) gain += side === BRITISH ? weights.drivesBritish : weights.drivesBoer;
    worth += chance * gain;
  }
  return hidden ? worth : worth * (1 + weights.shaken * Math.max(0, 6 - morale));
}

/** XIV.28 speaks only of the side whose activation it is not. */
const passive = (look: Look, unit: number): boolean => {
  const { active } = look.state;
  return active !== NONE && at(look.box.commanders, active).side !== card(look, unit).side;
};
