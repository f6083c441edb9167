import { at } from '../../../kernel/lists.ts';
import type { DeepReadonly } from '../../../kernel/vocabulary.ts';
import { ARMY, GARRISON, KOMMANDO } from '../box.ts';
import { oddsColumn, strengths } from '../rules/08-combat.ts';
import { refuges } from '../rules/08-retreat.ts';
import {
  boerFighters,
  boerPool,
  empireDefenders,
  factors,
  freePoints,
  priceOf,
} from '../rules/08-strength.ts';
import { areaOf, type Battle, fieldForce, type Look, piecesIn } from '../state.ts';
import type { Choice, Offer } from '../vocabulary.ts';
import { around, EMPIRE, holds, REPUBLICS, resultChances, strengthsOf, toBeTaken } from './map.ts';
import { any, best, find, type Mind, offersOf, pass } from './mind.ts';
import type { Skill } from './skill.ts';

/**
 * 8.0 Whether an attack pays. Who saves wants it to be worth its points even if the Empire stands (8.4-a);
 * others ask for a siege, which costs nothing, or for good odds.
 */
function attackWorth(mind: Mind, choice: Choice<'attack'>, skill: Skill): number {
  const look: Look = mind;
  const area = areaOf(look, choice.at);
  const { eligible, limit } = boerPool(look, area, true);
  const fighters = [...eligible]
    .sort((a, b) => at(look.box.cf, b) - at(look.box.cf, a))
    .slice(0, limit);
  const attack = Math.min(
    factors(look, fighters),
    mind.state.wcp + freePoints(look, area, fighters),
  );
  const defence = factors(look, empireDefenders(look, area));
  if (defence === 0) return 3;
  if (saves(look, skill)) return attackGain(look, area, fighters, defence, skill) - skill.wants;
  const ratio = attack / defence;
  const town = holds(look, EMPIRE, area);
  if (ratio >= skill.dare) return ratio;
  // Where the Empire would rather be besieged than fight, asking is half the answer.
  return town && ratio >= 1.5 && mind.state.sieges.length < mind.state.siegeLimit ? 0.5 : 0;
}

/** 9.2-b Wagons bring seven points in the mean, and nobody attacks without them. */
const WAGONS = 12;
/** 11.2 What the Empire's morale is worth: a garrison, a brigade. */
const MORALE = 6;
/** A town in the colonies, while they still count; a home that pays again for a while. */
const COLONIAL = 2;
const HOME = 5;

/**
 * 8.3.2-b What an attack of a strength brings, in points of commitment, less its price. An attack
 * that only drives men off is money thrown away: they are back next month. One that fails where
 * there is no way back costs everyone who made it.
 */
function gainOf(
  look: Look,
  area: number,
  fighters: readonly number[],
  defence: number,
  skill: Skill,
): (strength: number) => number {
  const { box, state } = look;
  const force = fieldForce(look, area);
  const wagons = force.filter((piece) => box.supplies.includes(piece)).length;
  const prized = force.filter(
    (piece) => at(box.kind, piece) === GARRISON || box.brigade[piece] === 1,
  ).length;
  const isHome = at(box.homeOf, area) >= 0;
  const town = holds(look, EMPIRE, area) ? (isHome ? HOME : state.turn <= 13 ? COLONIAL : 0) : 0;
  const driven = WAGONS * wagons + town;
  const killed = driven + MORALE * prized + 0.5 * (force.length - wagons);
  const free = freePoints(look, area, fighters);
  const repulse = isLostIfDriven(look, area) ? unitsWorth(look, area, skill) / pointPrice(look) : 1;
  return (strength) => {
    const [thrown, , back, gone] = resultChances(box, oddsColumn(box, strength, defence));
    return back * driven + gone * killed - thrown * repulse - Math.max(0, strength - free);
  };
}

/** The same at the best strength. */
function attackGain(
  look: Look,
  area: number,
  fighters: readonly number[],
  defence: number,
  skill: Skill,
): number {
  const gain = gainOf(look, area, fighters, defence, skill);
  const most = Math.min(factors(look, fighters), freePoints(look, area, fighters) + look.state.wcp);
  let best = 0;
  for (let strength = 1; strength <= most; strength++) best = Math.max(best, gain(strength));
  return best;
}

/** 14.1, 12.1-b Where points decide the war they are saved; on the march to Pretoria there is no later. */
const saves = ({ state }: Look, skill: Skill): boolean =>
  skill.exact && state.scenario !== 'marchingToPretoria';

export function attack(mind: Mind<'attack'>, skill: Skill): Offer<'attack'> {
  const pick = best(mind, (c) => (c.do === 'attack' ? attackWorth(mind, c, skill) : 0.1));
  return pick.do === 'attack' ? pick : pass(mind);
}

/** 8.3.2 The strength that is worth its price. */
export function commit(mind: Mind<'strength'>, skill: Skill): Offer<'strength'> {
  const look: Look = mind;
  const { battle, wcp } = mind.state;
  if (!battle) return any(mind);
  if (!skill.exact) return simpleCommit(mind, battle, wcp);
  const defence = factors(look, empireDefenders(look, battle.area));
  if (battle.side === REPUBLICS && defence > 0 && saves(look, skill)) {
    const gain = gainOf(look, battle.area, battle.attackers, defence, skill);
    return best(mind, (c) => gain(c.n));
  }
  const thrift = defencePrice(look, skill);
  return best(
    mind,
    (c) =>
      strengthWorth(look, { ...battle, strength: c.n }, skill) -
      thrift * priceOf(look, battle, c.n),
  );
}

/** What a point of commitment is worth, in Kommandos: the fewer, the dearer. */
const pointPrice = (look: Look): number => 4 / (look.state.wcp + 25);

/** The share of it that a point is worth to defenders at least, however few men are left. */
const CHEAPEST = 0.3;

/**
 * What a point is worth to defenders: in the whole war men whom the Empire must take before it wins
 * by their number (12.2) are there to spare points. Nobody attacks to his ruin for that.
 */
function defencePrice(look: Look, { spare }: Skill): number {
  const price = pointPrice(look);
  if (look.state.scenario !== 'campaign') return price;
  return price * Math.max(CHEAPEST, toBeTaken(look) / spare);
}

/** What men who stand somewhere would stake if they were attacked. */
export interface Stake {
  /** Factors they could show, and how many of these cost nothing (8.3.2-c). */
  readonly potential: number;
  readonly free: number;
  /** What they are worth, in Kommandos. */
  readonly worth: number;
}

/** 8.3.2 What it costs, in Kommandos, to be attacked by so many: at the strength that costs least. */
export function attackedCost(
  look: Look,
  attack: number,
  { potential, free, worth }: Stake,
  isLost: boolean,
  skill: Skill,
): number {
  if (potential === 0) return 0;
  const price = defencePrice(look, skill);
  const most = Math.min(potential, free + look.state.wcp);
  let least = worth;
  for (let strength = 1; strength <= most; strength++) {
    const paid = Math.max(0, strength - free) * price;
    if (paid >= least) break;
    const [, , back, gone] = resultChances(look.box, oddsColumn(look.box, attack, strength));
    least = Math.min(least, paid + gone * worth + back * (isLost ? worth : DRIVEN * worth));
  }
  return least;
}

/** A recruit shows all he has, or half when the pool runs low. */
function simpleCommit(
  mind: Mind<'strength'>,
  battle: DeepReadonly<Battle>,
  wcp: number,
): Offer<'strength'> {
  const most = factors(mind, boerFighters(mind, battle));
  const wish = wcp > 60 ? most : Math.max(1, Math.ceil(most / 2));
  return best(mind, (c) => -Math.abs(c.n - wish));
}

/** 8.8.2 Whether men who are driven from an area are lost: they have nowhere to go, or an army breaks up. */
export function isLostIfDriven(look: Look, area: number): boolean {
  const army = piecesIn(look, REPUBLICS, area).some((p) => at(look.box.kind, p) === ARMY);
  return army || refuges(look, REPUBLICS, false, area).areas.length === 0;
}

/** What a piece is worth, in Kommandos. */
export function pieceWorth({ box }: Look, piece: number, { weight }: Skill): number {
  const kind = at(box.kind, piece);
  if (kind === ARMY) return 2;
  return kind === KOMMANDO ? 0.6 + at(box.cf, piece) / weight : 0.8;
}

/** What the men in an area are worth, in Kommandos. */
const unitsWorth = (look: Look, area: number, skill: Skill): number =>
  piecesIn(look, REPUBLICS, area).reduce((sum, piece) => sum + pieceWorth(look, piece, skill), 0);

/** The share of their worth that men lose by being driven off. */
const DRIVEN = 0.15;

/** What a strength is likely to save or win, in Kommandos. */
function strengthWorth(look: Look, battle: DeepReadonly<Battle>, skill: Skill): number {
  const { box } = look;
  const { attack, defence } = strengths(look, battle);
  const units = unitsWorth(look, battle.area, skill);
  const driven = isLostIfDriven(look, battle.area) ? units : DRIVEN * units;
  if (battle.side === EMPIRE) {
    if (defence === 0) return -units;
    const [thrown, , back, gone] = resultChances(box, oddsColumn(box, attack, defence));
    return thrown * 0.5 - back * driven - gone * units;
  }
  if (defence === 0) return 1;
  const [thrown, , back, gone] = resultChances(box, oddsColumn(box, attack, defence));
  const wagons = fieldForce(look, battle.area).filter((p) => box.supplies.includes(p)).length;
  return back * (0.5 + wagons * 0.4) + gone * (1.2 + wagons * 0.4) - thrown * driven;
}

/** Away from the enemy, towards friends. */
function retreatWorth(mind: Mind): (choice: { readonly to: string }) => number {
  const seen = strengthsOf(mind);
  return ({ to }) =>
    at(seen.republic, areaOf(mind, to)) / 10 -
    around(mind.box, seen.empire, areaOf(mind, to), 1) / 10;
}

export function retreatTo(mind: Mind<'retreatTo'>): Offer<'retreatTo'> {
  const worth = retreatWorth(mind);
  return best(mind, (choice) => (choice.do === 'retreatAll' ? worth(choice) : -99));
}

export const retreat = (mind: Mind<'retreatUnit' | 'follow'>): Choice<'retreat'> =>
  best(mind, retreatWorth(mind));

/** 8.8.2-d A way out is worth a few points while there are points. */
export function lastResort(mind: Mind<'lastResort'>): Offer<'lastResort'> {
  const [first, ...others] = offersOf(mind, 'breakThrough');
  const cheapest = first && others.reduce((a, b) => (a.n <= b.n ? a : b), first);
  if (cheapest && cheapest.n <= mind.state.wcp / 6) return cheapest;
  return find(mind, (c) => c.do === 'giveUp') ?? any(mind);
}
