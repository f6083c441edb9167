import type { Choice } from '../../../kernel/choice.ts';
import { moraleOf } from '../rules/01-general.ts';
import { trenchIn } from '../rules/09-trenches.ts';
import { apart, at, BOERS, BRITISH, card, NONE, unitIndex, unitsIn } from '../state.ts';
import { bestShot } from './british.ts';
import { danger, nearestEnemy, refuge } from './judgement.ts';
import { marchField } from './march.ts';
import { all, best, bestOver, find, first, hexOf, type Mind, verb } from './mind.ts';
import { runAway } from './script.ts';
import { shotWorth } from './worth.ts';

/** What the acting Boer unit does next. */
export function boerAction(mind: Mind): Choice {
  const { state } = mind;
  const unit = state.mover;
  const done = verb(mind, 'done') ?? first(mind);
  if (at(state.routed, unit)) return runAway(mind, unit) ?? done;
  const recover = verb(mind, 'recover');
  if (recover && needsRest(mind, unit))
    return (hunted(mind, unit) && fallBack(mind, unit)) || recover;
  return bestShot(mind, 0.02) ?? recover ?? fillGap(mind, unit) ?? done;
}

const needsRest = (mind: Mind, unit: number): boolean =>
  at(mind.state.reduced, unit) === 1 || card(mind, unit).full - moraleOf(mind, unit) >= 3;

/** Seen, shaken and under more fire than it can bear: better behind the ridge than dead. */
const hunted = (mind: Mind, unit: number): boolean =>
  at(mind.state.mark, unit) === NONE &&
  danger(mind, unit, at(mind.state.hex, unit)) * 1.5 > moraleOf(mind, unit);

function fallBack(mind: Mind, unit: number): Choice | undefined {
  const step = refuge(mind, unit, danger);
  return step === NONE ? undefined : find(mind, (c) => c.do === 'move' && hexOf(mind, c) === step);
}

/** A commando with nobody near rides to a trench of the main line that stands empty. */
function fillGap(mind: Mind, unit: number): Choice | undefined {
  const { state, box } = mind;
  const { kind } = card(mind, unit);
  const here = at(state.hex, unit);
  if (kind === 'gun' || box.mainTrench.includes(here)) return undefined;
  if (nearestEnemy(mind, here, BOERS) <= 4) return undefined;
  const gaps = [...box.mainTrench, ...box.summit].filter(
    (hex) =>
      unitsIn(mind, hex, BOERS).length === 0 &&
      unitsIn(mind, hex, BRITISH).length === 0 &&
      (trenchIn(mind, hex) !== NONE || box.summit.includes(hex)) &&
      apart(mind, here, hex) <= 10,
  );
  if (gaps.length === 0 && at(state.mark, unit) !== NONE) return undefined;
  const goals = gaps.length > 0 ? gaps : [...box.summit];
  const goal = goals.reduce((a, b) => (apart(mind, here, a) <= apart(mind, here, b) ? a : b));
  const field = marchField(box, goal);
  return bestOver(all(mind, 'move'), 0.3, (c) => {
    const to = hexOf(mind, c);
    if (to === goal) return gaps.length > 0 ? 5 : 0;
    if (gaps.length === 0 && nearestEnemy(mind, to, BOERS) < 4) return -1;
    return at(field, here) - at(field, to);
  });
}

/** How many enemies may still act in this activation near the unit: more targets to come. */
function toCome(mind: Mind, unit: number): number {
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
function reserve(mind: Mind, unit: number): number {
  const { state } = mind;
  const left = 2 - at(state.reacts, unit);
  const still = toCome(mind, unit);
  if (still >= 4) return left === 1 ? 0.5 : 0.3;
  return still >= 2 ? 0.2 : 0.02;
}

/** Fire by threshold: the exact worth of the volley against what the second one may still find. */
export const reactionShot = (mind: Mind): Choice | undefined => {
  const worth = (c: Choice): number => {
    const unit = unitIndex(mind, c.piece);
    const target = unitIndex(mind, c.with);
    if (unit === NONE || target === NONE) return -1;
    return shotWorth(mind, unit, target) - reserve(mind, unit);
  };
  return bestOver(all(mind, 'fire'), 0, worth);
};

/** Who acts next: whoever has the best shot; those who rest come last. */
export function nextBoer(mind: Mind): Choice {
  const acts = [...all(mind, 'act'), ...all(mind, 'enter')];
  const choice = best(acts, (c) => {
    const unit = unitIndex(mind, c.piece);
    if (c.do === 'enter') return 0;
    return (
      (card(mind, unit).kind === 'gun' ? 20 : 0) -
      nearestEnemy(mind, at(mind.state.hex, unit), BOERS)
    );
  });
  return choice ?? verb(mind, 'proceed') ?? verb(mind, 'end') ?? first(mind);
}
