import { at } from '../../../kernel/lists.ts';
import { moraleOf } from '../rules/01-general.ts';
import { expectedLoss, whyNotFirer, whyNotTarget } from '../rules/10-fire.ts';
import {
  apart,
  BOERS,
  BRITISH,
  card,
  commanderIndex,
  type Look,
  NONE,
  onMap,
  unitIndex,
  unitsIn,
} from '../state.ts';
import type { Choice, Offer } from '../vocabulary.ts';
import { bestShot } from './british.ts';
import { fillGap } from './gaps.ts';
import { isCounted, lostBy, nearestEnemy, winChance } from './judgement.ts';
import { best, bestOver, first, type Mind, offer, offers, type Scratch } from './mind.ts';
import { runAway } from './retreats.ts';
import { shotWorth } from './worth.ts';

/** What a volley must be worth to be better than nothing. */
const ANY_SHOT = 0.02;

/** What the acting Boer unit does next. */
export function boerAction(mind: Mind<'unit'>): Offer<'unit'> {
  const { state } = mind;
  const unit = state.mover;
  const done = offer(mind, 'done') ?? first(mind);
  if (at(state.routed, unit)) return runAway(mind, unit) ?? done;
  const recover = offer(mind, 'recover');
  const shot = bestShot(mind, recover ? restPrice(mind, unit) : ANY_SHOT);
  return shot ?? recover ?? fillGap(mind, unit) ?? done;
}

/** What a volley must be worth for a hurt unit to fire it instead of resting. */
function restPrice(mind: Scratch, unit: number): number {
  const { restReduced, restPerPoint } = mind.weights;
  if (isCounted(mind)) return ANY_SHOT;
  return at(mind.state.reduced, unit) ? restReduced : lostBy(mind, unit) * restPerPoint;
}

/** How many enemies may still act in this activation near the unit: more targets to come. */
function toCome(mind: Look, unit: number): number {
  const { state } = mind;
  const here = at(state.hex, unit);
  const reach = Math.min(3, card(mind, unit).reach);
  let count = 0;
  for (let other = 0; other < state.hex.length; other++) {
    const hex = at(state.hex, other);
    if (hex < 0 || mind.box.sideOf[other] === card(mind, unit).side) continue;
    if (at(state.led, other) !== 1 || at(state.acted, other) || at(state.routed, other)) continue;
    if (apart(mind, hex, here) <= reach + 3) count += 1;
  }
  return count;
}

/** The least worth of a reaction volley, by what is left and what may still come. */
function leastWorth(mind: Scratch, unit: number): number {
  const { state, weights } = mind;
  const left = 2 - at(state.reacts, unit);
  const still = toCome(mind, unit);
  if (still >= 4) return left === 1 ? weights.reactLastOfMany : weights.reactManyToCome;
  return still >= 2 ? weights.reactSomeToCome : weights.reactFewToCome;
}

/** Fire by threshold: the exact worth of the volley against what the second one may still find. */
export const reactionShot = (mind: Mind<'react'>): Choice<'fire'> | undefined => {
  const worth = (c: Choice<'fire'>): number => {
    const unit = unitIndex(mind, c.piece);
    const target = unitIndex(mind, c.with);
    if (unit === NONE || target === NONE) return -1;
    return shotWorth(mind, unit, target) - leastWorth(mind, unit);
  };
  return bestOver(offers(mind, 'fire'), 0, worth);
};

/** Who acts next: whoever has the best shot; those who rest come last. */
export function nextBoer(mind: Mind<'act'>): Offer<'act'> {
  const acts = [...offers(mind, 'act'), ...offers(mind, 'enter')];
  const choice = best(acts, (c) => {
    const unit = unitIndex(mind, c.piece);
    if (c.do === 'enter') return 0;
    return (
      (card(mind, unit).kind === 'gun' ? 20 : 0) -
      nearestEnemy(mind, at(mind.state.hex, unit), BOERS)
    );
  });
  return choice ?? offer(mind, 'proceed') ?? offer(mind, 'end') ?? first(mind);
}

/** What a Boer commander's men could do to the British now, if he were activated at once. */
export function openings(mind: Look, commander: number): number {
  const { state, box } = mind;
  const from = at(state.at, commander);
  if (from < 0) return 0;
  let sum = 0;
  for (let unit = 0; unit < state.hex.length; unit++) {
    const hex = at(state.hex, unit);
    if (hex < 0 || box.sideOf[unit] !== BOERS || at(state.acted, unit)) continue;
    if (apart(mind, hex, from) > at(box.commanders, commander).range || whyNotFirer(mind, unit))
      continue;
    let most = 0;
    for (let target = 0; target < state.hex.length; target++) {
      if (box.sideOf[target] !== BRITISH || !onMap(mind, target)) continue;
      if (apart(mind, hex, at(state.hex, target)) > card(mind, unit).reach) continue;
      if (!whyNotTarget(mind, unit, target))
        most = Math.max(most, expectedLoss(mind, unit, target));
    }
    sum += most;
  }
  return sum;
}

/** Whoever has targets goes now; with none before them, those go first whom nobody will come near. */
export function pickBoer(mind: Mind<'pickBrigade' | 'single'>): Choice<'pick'> {
  const value = (c: Choice<'pick'>): number => openings(mind, commanderIndex(mind, c.piece));
  const ripe = best(mind.choices, value) ?? first(mind);
  return value(ripe) >= mind.weights.plenty ? ripe : (best(mind.choices, (c) => -value(c)) ?? ripe);
}

/** First if there is something to fire at now; else let the British come on. */
export const boersFirst = (mind: Scratch): boolean =>
  openings(mind, at(mind.state.pick, BOERS)) >= mind.weights.plenty;

/** XII.15 Boers stand while the odds are bearable. */
export function standOrFallBack(mind: Mind<'beforeMelee'>): Offer<'beforeMelee'> {
  const { melee } = mind.state;
  const stand = offer(mind, 'stand') ?? first(mind);
  if (!melee || melee.units.length === 0) return stand;
  const lose = winChance(mind, melee.units, melee.target);
  const strong = unitsIn(mind, melee.target, BOERS).every(
    (unit) => moraleOf(mind, unit) >= mind.weights.fallBackFit,
  );
  return strong && lose > mind.weights.fallBackChance ? (offer(mind, 'fallBack') ?? stand) : stand;
}
