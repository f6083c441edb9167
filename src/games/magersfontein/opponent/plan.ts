import { at, cell } from '../../../kernel/lists.ts';
import { Memory, oncePer, oncePerKey } from '../../../kernel/memory.ts';
import type { Box } from '../box.ts';
import { distance } from '../grid.ts';
import { passChance } from '../odds.ts';
import { average, bonus, isBoerGun, moraleOf } from '../rules/01-general.ts';
import { fullMp } from '../rules/04-mounted.ts';
import { mayStandIn } from '../rules/07-ground.ts';
import { trenchIn } from '../rules/09-trenches.ts';
import { expectedLoss } from '../rules/10-fire.ts';
import { breakingPoint, brokenInfantry } from '../rules/15-victory.ts';
import {
  anyIn,
  apart,
  BOERS,
  BRITISH,
  COLUMN,
  card,
  type Look,
  MOUNTED,
  NONE,
  onMap,
  scenarioOf,
  unitsIn,
} from '../state.ts';
import { held, isObjective } from './judgement.ts';
import { marchField } from './march.ts';
import type { Scratch } from './mind.ts';

/** What a British brigade is after, who can take part now, and what the chance is. */
export interface Plan {
  readonly target: number;
  readonly ready: readonly number[];
  readonly chance: number;
  /** Whether it goes in now. */
  readonly storm: boolean;
}

/** A stack of three from each of two hexes is as much as one trench has room for. */
const STORM = 6;
const NEAR = 12;
const FAR = 999;
/** So much comes a hex that is stormed now before one that is only made for. */
const STORMS = 100;
/** And one for every man who is at it already. */
const BEGUN = 200;
/** More than sums of the same numbers in another order can differ by. */
const SLACK = 1e-6;
const FARTHEST = 24;

export const isFit = (look: Scratch, unit: number, least = look.weights.fit): boolean =>
  card(look, unit).kind === 'infantry' &&
  onMap(look, unit) &&
  !at(look.state.routed, unit) &&
  !at(look.state.reduced, unit) &&
  moraleOf(look, unit) >= least;

/** Infantry that this commander leads or can lead: his brigade, and army units near him. */
export function brigadeOf(look: Look, commander: number): number[] {
  const { state, box } = look;
  const { brigade } = at(box.commanders, commander);
  const where = at(state.at, commander);
  const found: number[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    const own = card(look, unit);
    if (own.side !== BRITISH || own.kind !== 'infantry' || !onMap(look, unit)) continue;
    const army =
      own.brigade === 'army' && where >= 0 && apart(look, where, at(state.hex, unit)) <= 3;
    if (own.brigade === brigade || (army && at(scenarioOf(look).release, unit) <= state.turn))
      found.push(unit);
  }
  return found;
}

/** What it would cost the unit to come to the side of a goal, against what it has. */
function canCome(look: Look, unit: number, target: number, sides: readonly number[]): boolean {
  const { state } = look;
  if (at(state.form, unit) === MOUNTED) return false;
  const cost = cell(marchField(look.box, target), at(state.hex, unit));
  const mp = unit === state.mover ? at(state.mp, unit) : fullMp(look, unit);
  const spare = at(state.form, unit) === COLUMN ? look.box.column.deployCost : 0;
  const here = at(state.hex, unit);
  return cost <= mp - spare && sides.some((hex) => apart(look, hex, here) <= mp - spare);
}

/** The chance that so many fit units, firing first and going in together, have the hex. */
export function carryChance(look: Scratch, units: readonly number[], target: number): number {
  const lead = units[0];
  if (lead === undefined) return 0;
  const defenders = unitsIn(look, target, BOERS).filter((unit) => !at(look.state.routed, unit));
  if (defenders.length === 0) return 1;
  const beside = nextTo(look, target);
  if (beside === NONE) return 0;
  const { lost, pushed } = softened(look, units, defenders, beside);
  const morale = average(units.map((unit) => moraleOf(look, unit))) - 1;
  const help = Math.max(...units.map((unit) => bonus(look, at(look.state.hex, unit), BRITISH)), 0);
  const drm = groundDrm(look, target, beside);
  const lone = defenders.every((unit) => isBoerGun(look, unit));
  const ratio = (n: number): number =>
    lone ? -5 : Math.max(-3, 1 - Math.round(n / Math.max(1, defenders.length)));
  const hidden = defenders.some((unit) => at(look.state.mark, unit) !== NONE) && lost < 2 ? 1 : 0;
  const come = passChance(morale + help, drm + ratio(units.length) + hidden);
  const any = 1 - (1 - come) ** Math.ceil(units.length / 3);
  const stand = average(defenders.map((unit) => moraleOf(look, unit))) - lost / defenders.length;
  const strength = bonus(look, target, BOERS);
  const hold = lone ? 0 : passChance(stand + strength, -drm - ratio(units.length * come));
  return pushed + (1 - pushed) * any * (1 - hold);
}

/** What the volleys before the assault do: points lost, and the chance that he leaves by himself. */
function softened(
  look: Scratch,
  units: readonly number[],
  defenders: readonly number[],
  beside: number,
): { lost: number; pushed: number } {
  const { state } = look;
  const target = at(defenders, 0);
  const lead = at(units, 0);
  const from = at(state.hex, lead);
  const form = at(state.form, lead);
  const mark = at(state.mark, target);
  state.hex[lead] = beside;
  state.form[lead] = 0;
  const now = expectedLoss(look, lead, target);
  state.mark[target] = NONE;
  const seen = expectedLoss(look, lead, target);
  state.mark[target] = mark;
  state.form[lead] = form;
  state.hex[lead] = from;
  const volleys = units.reduce((sum, unit) => sum + 2 - Math.min(2, at(state.volleys, unit)), 0);
  const before = at(state.fireLoss, target);
  const hidden = mark !== NONE;
  const needed = hidden ? Math.max(0, 2 - before) / Math.max(0.01, now) : 0;
  const lost =
    volleys <= needed ? volleys * now : (hidden ? 2 - before : 0) + (volleys - needed) * seen;
  const limit = trenchIn(look, at(state.hex, target)) === NONE ? 3 : 4;
  const pushed = Math.max(0, Math.min(0.7, (lost + before - limit + 1) / 3));
  return { lost: Math.max(0, lost), pushed };
}

/** Ground, trench and climb of a hex, as the attacker feels them. */
function groundDrm(look: Look, target: number, beside: number): number {
  const { box } = look;
  const climb = Math.max(
    0,
    Math.min(box.uphill.max, cell(box.ground.level, target) - cell(box.ground.level, beside)),
  );
  const trench = trenchIn(look, target) === NONE ? 0 : box.trench.attacker;
  return at(box.combat, cell(box.terrain, target)).attacker + trench + climb * box.uphill.attacker;
}

/** A hex beside the target from which it can be stormed; the highest. */
function nextTo(look: Look, target: number): number {
  let found = NONE;
  for (let direction = 0; direction < 6; direction++) {
    const hex = cell(look.box.grid.next, target * 6 + direction);
    if (hex < 0 || !mayStandIn(look, hex, BRITISH)) continue;
    if (cell(marchField(look.box, target), hex) !== 0) continue;
    if (found === NONE || cell(look.box.ground.level, hex) > cell(look.box.ground.level, found))
      found = hex;
  }
  return found;
}

/** What having a hex is worth, in points of the battle and in what it opens. */
function prize(look: Scratch, target: number, nothingHeld: boolean): number {
  const { box } = look;
  const boers = unitsIn(look, target, BOERS);
  const { summit, trench, firstPlace, gate } = look.weights;
  const open = nothingHeld ? firstPlace : 0;
  const place = box.summit.includes(target)
    ? summit + open
    : isObjective(look, target)
      ? trench + open
      : 0;
  const men = boers.reduce((sum, unit) => sum + (at(look.state.routed, unit) ? 0.5 : 1), 0);
  return place + men + (isGate(box, target) ? gate : 0);
}

/** Whether a hex lies before the main trench, or behind it. The ground does not change. */
const isGate = oncePerKey((box: Box, target: number): boolean =>
  box.mainTrench.some((hex) => distance(box.grid, hex, target) <= 2),
);

/** Where the Boers are who are not routed, one by one. */
function steadyBoers({ state, box }: Look): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    const hex = at(state.hex, unit);
    if (hex >= 0 && box.sideOf[unit] === BOERS && !at(state.routed, unit)) found.push(hex);
  }
  return found;
}

/** How many of them could fire at somebody beside the hex. */
function company(look: Look, boers: readonly number[], target: number): number {
  let sum = 0;
  for (const hex of boers) {
    const far = apart(look, hex, target);
    if (far > 0 && far <= 3) sum += far <= 2 ? 1 : 0.5;
  }
  return sum;
}

/**
 * With nothing gained and too many broken, nobody goes in until some have rallied: what is still
 * whole is worth more than one storm more.
 */
export function brokenOff(look: Scratch): boolean {
  return brokenInfantry(look) >= breakingPoint(look) * look.weights.brokenOff && held(look) === 0;
}

/** Where a brigade should go in: the hex with the best prospect, near ones first. */
export function planFor(look: Scratch, commander: number): Plan | null {
  const { state, weights } = look;
  const from = at(state.at, commander);
  const men = brigadeOf(look, commander);
  if (from < 0 || men.length === 0) return null;
  if (brokenOff(look)) return null;
  const free = men.filter((unit) => isFit(look, unit) && !hasDone(look, unit));
  const ways = wayThrough(look, from);
  // The more of the infantry is broken, the surer a storm must be.
  const least =
    weights.stormChance + weights.stormChancePerBroken * Math.max(0, brokenInfantry(look) - 4);
  const boers = steadyBoers(look);
  const nothingHeld = held(look) === 0;
  let found: Plan | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const target of targetHexes(look, boers)) {
    if (apart(look, from, target) > NEAR) continue;
    const sides = openSides(look, target, ways);
    if (sides.length === 0) continue;
    const ready = free
      .filter((unit) => canCome(look, unit, target, sides))
      .sort((a, b) => moraleOf(look, b) - moraleOf(look, a))
      .slice(0, STORM);
    const begun = ready.length > 0 ? atIt(look, commander, men, target) : 0;
    const far = Math.min(...sides.map((hex) => cell(ways, hex)));
    const reward = prize(look, target, nothingHeld);
    const watched = company(look, boers, target) * weights.company;
    const before =
      begun * BEGUN + underWay(look, target) - Math.max(0, far - 4) * weights.wayToStorm - watched;
    // What even a sure storm would not make the best is not reckoned through.
    if (before + STORMS + reward < most - SLACK) continue;
    const crew = ready.length > 0 ? ready : free.slice(0, STORM);
    const chance = carryChance(look, crew, target);
    const gain = chance * reward - watched;
    const now =
      begun > 0 ||
      (ready.length >= weights.stormMen && chance >= least && gain >= weights.stormGain);
    // The hill itself is for those who have a foot in the trenches.
    if (!now && nothingHeld && look.box.summit.includes(target)) continue;
    const value =
      begun * BEGUN +
      (now ? STORMS : 0) +
      underWay(look, target) +
      gain -
      Math.max(0, far - 4) * weights.wayToStorm;
    if (value > most) {
      most = value;
      found = { target, ready, chance, storm: now };
    }
  }
  return found;
}

/** Room for what is remembered of the ways round the enemy: he hardly moves. */
const WAYS = 400;
const waysOf = oncePer<Box, Memory<Int16Array>>(() => new Memory(WAYS));

/** What it costs on foot from a hex to the others round enemies, as far as it matters. */
function wayThrough({ box, state }: Look, from: number): Int16Array {
  const barred = new Uint8Array(box.grid.size);
  for (let unit = 0; unit < state.hex.length; unit++) {
    const hex = at(state.hex, unit);
    if (hex >= 0 && box.sideOf[unit] === BOERS) barred[hex] = 1;
  }
  let key = `${from}`;
  for (let hex = 0; hex < barred.length; hex++) if (barred[hex]) key += ` ${hex}`;
  return waysOf(box).recall(key, () => reckonWays(box, barred, from));
}

function reckonWays(box: Box, barred: Uint8Array, from: number): Int16Array {
  const ways = new Int16Array(box.grid.size).fill(FAR);
  ways[from] = 0;
  let front = [from];
  while (front.length > 0) {
    const next: number[] = [];
    for (const hex of front) {
      const so = cell(ways, hex);
      for (let direction = 0; direction < 6; direction++) {
        const to = cell(box.grid.next, hex * 6 + direction);
        if (to < 0 || barred[to]) continue;
        const cost = so + cell(box.costs.foot, hex * 6 + direction);
        if (cost >= cell(ways, to) || cost > FARTHEST) continue;
        ways[to] = cost;
        next.push(to);
      }
    }
    front = next;
  }
  return ways;
}

/** The hexes beside a target that can be come to without passing through the enemy. */
function openSides(look: Look, target: number, ways: Int16Array): number[] {
  const found: number[] = [];
  const field = marchField(look.box, target);
  for (let direction = 0; direction < 6; direction++) {
    const hex = cell(look.box.grid.next, target * 6 + direction);
    if (hex >= 0 && cell(ways, hex) < FAR && cell(field, hex) === 0) found.push(hex);
  }
  return found;
}

/** How many of them are at it in this activation: then the others follow, come what may. */
const atIt = (look: Look, commander: number, men: readonly number[], target: number): number =>
  look.state.active !== commander
    ? 0
    : men.filter(
        (unit) =>
          unit !== look.state.mover &&
          (at(look.state.acted, unit) === 1 || at(look.state.assault, unit) > 0) &&
          at(look.state.volleys, unit) > 0 &&
          !at(look.state.routed, unit) &&
          apart(look, at(look.state.hex, unit), target) === 1,
      ).length;

/** Who is on his way does not turn round for something just as good: what he has come near to counts. */
function underWay(look: Look, target: number): number {
  const { mover, moved, hex } = look.state;
  if (mover === NONE || at(moved, mover) === 0) return 0;
  return Math.max(0, 20 - 4 * cell(marchField(look.box, target), at(hex, mover)));
}

/** Those who have acted, or are through with their melee, cannot be counted on. */
const hasDone = (look: Look, unit: number): boolean =>
  unit !== look.state.mover && at(look.state.acted, unit) === 1;

/** Whether somebody fit for it stands next to a hex. */
const besideUs = (look: Scratch, hex: number): boolean =>
  look.state.hex.some(
    (where, unit) => where >= 0 && apart(look, where, hex) === 1 && isFit(look, unit, 3),
  );

/** Hexes where Boers are, and empty ones worth having. */
function targetHexes(look: Scratch, boers: readonly number[]): Set<number> {
  const { box } = look;
  const found = new Set(boers);
  for (const hex of [...box.mainTrench, ...box.summit])
    if (!found.has(hex) && !anyIn(look, hex, BRITISH) && besideUs(look, hex)) found.add(hex);
  return found;
}
