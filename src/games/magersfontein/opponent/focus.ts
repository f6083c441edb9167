import { at } from '../../../kernel/lists.ts';
import { moraleOf } from '../rules/01-general.ts';
import { fullMp } from '../rules/04-mounted.ts';
import { expectedLoss, whyNotFirer, whyNotTarget } from '../rules/10-fire.ts';
import { apart, card, IN_COMMAND, type Look, NONE, unitsIn } from '../state.ts';
import { isCounted, isObjective } from './judgement.ts';
import type { Weighed } from './weights.ts';

/** X.4 Volleys of rifles in an activation of their own. */
const VOLLEYS = 2;
/** Before the first turn there is one more: the opening volley. */
const OPENING = 1;
/** How far the loss to one volley lies about its mean, in points. */
const SCATTER = 0.9;
/** A logistic curve of this steepness is nearly the share of a bell curve below so many deviations. */
const STEEPNESS = 1.7;

const likely = (deviations: number): number => 1 / (1 + Math.exp(-STEEPNESS * deviations));

/** How many volleys a unit can still fire before the enemy can rest. */
function volleysLeft(look: Look, unit: number): number {
  const { state } = look;
  const { active, mover } = state;
  const { salvo } = card(look, unit);
  const fired = at(state.volleys, unit);
  if (active === NONE) return OPENING + VOLLEYS - fired;
  if (at(state.led, unit) !== IN_COMMAND) return 0;
  if (unit !== mover && at(state.acted, unit)) return 0;
  if (salvo === 0) return VOLLEYS - fired;
  return Math.floor((unit === mover ? at(state.mp, unit) : fullMp(look, unit)) / salvo);
}

/** The chance, roughly, that all who can still fire at a target in this activation break it. */
function breakChance(look: Look, side: number, target: number): number {
  const { state } = look;
  const there = at(state.hex, target);
  let points = 0;
  let volleys = 0;
  for (let unit = 0; unit < state.hex.length; unit++) {
    const here = at(state.hex, unit);
    if (look.box.sideOf[unit] !== side || here < 0) continue;
    if (apart(look, here, there) > card(look, unit).reach) continue;
    const left = volleysLeft(look, unit);
    if (left <= 0 || whyNotFirer(look, unit) || whyNotTarget(look, unit, target)) continue;
    points += left * expectedLoss(look, unit, target);
    volleys += left;
  }
  if (volleys === 0) return 0;
  return likely((points - moraleOf(look, target) + 0.5) / (SCATTER * Math.sqrt(volleys)));
}

/** What was reckoned is kept with the copy of the position that a machine thinks on: it asks for every firer. */
const reckoned = new WeakMap<object, Map<number, number>>();

function keptChance(look: Look, side: number, target: number): number {
  let chances = reckoned.get(look.state);
  if (!chances) {
    chances = new Map();
    reckoned.set(look.state, chances);
  }
  let chance = chances.get(target);
  if (chance === undefined) {
    chance = breakChance(look, side, target);
    chances.set(target, chance);
  }
  return chance;
}

/**
 * VI.8, XIV.18 What each point off a target is worth for being one on the way to its rout, and that of
 * all who stand with it: points spread over many are rested away, those who run are gone.
 */
export function breakingWorth(look: Look & Weighed, firer: number, target: number): number {
  const { state, weights } = look;
  if (weights.breaks === 0) return 0;
  const hex = at(state.hex, target);
  const steady = unitsIn(look, hex, card(look, target).side).filter(
    (unit) => !at(state.routed, unit),
  ).length;
  const holds = isObjective(look, hex);
  const gain =
    weights.breaks * steady +
    (holds ? weights.breaksHolders * (isCounted(look) ? weights.lastTurn : 1) : 0);
  const { side } = card(look, firer);
  return (gain * keptChance(look, side, target)) / moraleOf(look, target);
}
