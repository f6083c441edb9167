import { at } from '../../../kernel/lists.ts';
import type { Answers } from '../../../kernel/opponent.ts';
import { type Box, GARRISON, INFANTRY, SUPPLY } from '../box.ts';
import { railEnds, railNet } from '../rules/06-rail.ts';
import { paceOf, ways } from '../rules/07-land.ts';
import { oddsColumn, strengths } from '../rules/08-combat.ts';
import { factors } from '../rules/08-strength.ts';
import { razable } from '../rules/10-razing.ts';
import {
  areaOf,
  fieldForce,
  isBesieged,
  type Look,
  type MoveMode,
  pieceOf,
  piecesIn,
  type State,
} from '../state.ts';
import type { Bittereinder, Choice, Offer } from '../vocabulary.ts';
import { bestAttack } from './empire-attack.ts';
import { driveGoals } from './empire-drive.ts';
import { netIsOut } from './empire-net.ts';
import { empireGoals } from './empire-plan.ts';
import { bargain, payer, pickRegion, pickSite } from './empire-works.ts';
import {
  around,
  distance,
  EMPIRE,
  isRider,
  resultChances,
  type Strengths,
  sameLists,
  strengthsOf,
} from './map.ts';
import { any, best, find, type Mind, offersOf, pass } from './mind.ts';
import { bestPort, type Reach, reachOf, remaining } from './reach.ts';
import type { Skill } from './skill.ts';

/** The share of the Boers' factors that columns bring before they go in among them: they need not show all they have. */
const ODDS = 0.8;

/** What going there would cost or bring a group; lower is better. */
function groupCost(
  look: Look,
  seen: Strengths,
  reach: Reach,
  area: number,
  goal: number,
  strength: number,
  wagons: boolean,
  from: number,
  odds: number,
): number {
  const { box } = look;
  let cost = remaining(look, reach, area, goal);
  const own = strength + at(seen.empire, area) - (area === from ? strength : 0);
  const boers = at(seen.republic, area);
  // Columns beside each other strike together.
  if (Math.max(own, around(box, seen.empire, area, 1)) < boers * odds) cost += 3;
  if (wagons && own < 8) cost += around(box, seen.republic, area, 2) > own ? 6 : 0;
  return cost;
}

interface Group {
  readonly pieces: number[];
  readonly goal: number;
  readonly to: number;
}

/** The pieces of an area that share a goal, and the best step towards it; `null` if they are best here. */
function bestGroup(look: Look, orders: Orders, from: number, lead = -1): Group | null {
  const { box, state } = look;
  const { mode, goals } = orders;
  const byGoal = new Map<string, number[]>();
  for (const piece of piecesIn(look, EMPIRE, from)) {
    const goal = at(goals, piece);
    if (goal < 0 || goal === from || state.moved[piece] === 1 || isBesieged(state, piece)) continue;
    if (mode === 'land' && at(box.ma, piece) === 0) continue;
    // On foot each pace goes by itself, or the riders would walk.
    const key =
      mode === 'land' && goal !== goals[lead]
        ? `${goal} ${at(box.ma, piece)}`
        : `${goal} ${mode === 'land' ? at(box.ma, piece) : 0}`;
    const group = byGoal.get(key);
    if (group) group.push(piece);
    else byGoal.set(key, [piece]);
  }
  for (const pieces of byGoal.values()) {
    if (lead >= 0 && !pieces.includes(lead)) continue;
    const goal = at(goals, at(pieces, 0));
    const to = bestStep(look, orders, from, goal, pieces);
    if (to >= 0) return { pieces, goal, to };
  }
  return null;
}

function bestStep(
  look: Look,
  { mode, seen, reach, skill }: Orders,
  from: number,
  goal: number,
  pieces: readonly number[],
): number {
  const strength = factors(look, pieces);
  // Riders of the net ride in among them: what they lose by it comes back.
  const odds =
    netIsOut(look, skill.drive) && pieces.every((piece) => isRider(look.box, piece)) ? 0 : ODDS;
  // Wagons and generals keep with the men; Kitchener has his escort.
  const wagons = pieces.some(
    (piece) => at(look.box.cf, piece) === 0 && piece !== look.box.kitchener,
  );
  const cost = (area: number) =>
    groupCost(look, seen, reach, area, goal, strength, wagons, from, odds);
  let ends: readonly number[];
  if (mode === 'land') ends = ways(look, paceOf(look, EMPIRE, pieces), from).map((way) => way.to);
  else if (mode === 'rail') ends = railEnds(look, railNet(look, EMPIRE), from);
  else return bestPort(look, reach, from, goal);
  let best = -1;
  let least = cost(from) - (mode === 'rail' ? 0.9 : 0.1);
  for (const area of ends) {
    const price = cost(area);
    if (price < least) {
      least = price;
      best = area;
    }
  }
  return best;
}

/** Where everyone should go, and what it was reckoned from. */
interface Orders {
  readonly box: Box;
  readonly skill: Skill;
  readonly mode: MoveMode;
  readonly scenario: string;
  /** What of the view the orders follow from. */
  readonly lists: readonly (readonly number[])[];
  readonly seen: Strengths;
  readonly reach: Reach;
  readonly goals: readonly number[];
}

let written: Orders | undefined;

/** The orders follow from the view alone; while a column gathers nothing in it changes, so they are kept. */
function ordersFor(look: Look, mode: MoveMode, skill: Skill): Orders {
  const { box, state } = look;
  const { at: places, moved, besieged, control, razed, blockhouse, sieges } = state;
  const tracks = [state.turn, state.wcp, state.morale, state.bothHeld, state.taken];
  const lists = [tracks, places, moved, besieged, control, razed, blockhouse, sieges];
  if (
    written !== undefined &&
    written.box === box &&
    written.skill === skill &&
    written.mode === mode &&
    written.scenario === state.scenario &&
    sameLists(written.lists, lists)
  )
    return written;
  const reach = reachOf(look);
  const goals = skill.exact ? driveGoals(look, reach, mode, skill) : empireGoals(look, reach);
  written = {
    box,
    skill,
    mode,
    scenario: state.scenario,
    lists: lists.map((list) => list.slice()),
    seen: strengthsOf(look),
    reach,
    goals,
  };
  return written;
}

function depart(mind: Mind<'depart'>, skill: Skill): Offer<'depart'> {
  const { mode } = mind.owed.step;
  const orders = ordersFor(mind, mode, skill);
  const start = offersOf(mind, 'from').find((choice) =>
    bestGroup(mind, orders, areaOf(mind, choice.at)),
  );
  return start ?? pass(mind);
}

function column(mind: Mind<'column'>, skill: Skill): Offer<'column'> {
  const { mode, from } = mind.owed.step;
  if (mode === 'second') return second(mind);
  const orders = ordersFor(mind, mode, skill);
  const lead = mind.state.column[0] ?? -1;
  return build(mind, bestGroup(mind, orders, areaOf(mind, from), lead));
}

/** Takes the pieces of a group, at once where they are all there is to take, then sends them off. */
function build(mind: Mind<'column'>, group: Group | null): Offer<'column'> {
  const { state } = mind;
  const takes = offersOf(mind, 'take');
  const wanted = (group?.pieces ?? []).filter((piece) => !state.column.includes(piece));
  if (wanted.length > 1) {
    const free = takes.map((choice) => pieceOf(mind, choice.piece));
    const [all, mounted] = (['every', 'mounted'] as const).map((as) =>
      offersOf(mind, 'all').find((choice) => choice.as === as),
    );
    if (all && free.length === wanted.length && free.every((piece) => wanted.includes(piece)))
      return all;
    const riders = free.filter((piece) => at(mind.box.ma, piece) > 1);
    if (mounted && riders.length === wanted.length && riders.every((p) => wanted.includes(p)))
      return mounted;
  }
  for (const piece of wanted) {
    const take = takes.find((choice) => pieceOf(mind, choice.piece) === piece);
    if (take) return take;
  }
  const ends = offersOf(mind, 'go');
  const go = ends.find((choice) => group !== null && areaOf(mind, choice.to) === group.to);
  return go ?? ends[0] ?? any(mind);
}

/** 8.4-a What a point that the Republics must pay for a battle is worth, in morale: a siege costs them none. */
const PAID = 0.03;

/** 8.4 To be besieged, or to stand: whichever costs less morale. */
function siege(mind: Mind<'siege'>, skill: Skill): Offer<'siege'> {
  const look: Look = mind;
  const { battle, morale, turn } = mind.state;
  const stand = find(mind, (c) => c.do === 'stand');
  const shut = find(mind, (c) => c.do === 'shutIn');
  if (!battle || !stand || !shut) return any(mind);
  const { box } = look;
  const { attack, defence } = strengths(look, {
    ...battle,
    strength: Math.max(battle.strength, 1),
  });
  const force = fieldForce(look, battle.area);
  const prized = force.filter((p) => at(box.kind, p) === GARRISON || box.brigade[p] === 1).length;
  if (!skill.exact) return prized > 0 && attack >= defence ? shut : stand;
  const chances = defence > 0 ? resultChances(box, oddsColumn(box, attack, defence)) : [0, 0, 0, 1];
  const garrisons = force.filter((p) => at(box.kind, p) === GARRISON).length;
  const fight = at(chances, 3) * prized + at(chances, 2) * garrisons - at(chances, 0) * 0.5;
  const supplied = force.some((p) => at(box.kind, p) === SUPPLY);
  const falls = Math.max(0, Math.min(6, 7 - (morale - (supplied ? 0 : 1)))) / 6;
  const wait = turn % 3 === 0 ? 1 : 0.7;
  const paid = PAID * battle.strength;
  return falls * (1 + prized) * wait + 0.15 + paid < fight ? shut : stand;
}

/** 10.2 A few areas a turn, those first whose Kommando is still in the field. */
function raze(mind: Mind<'razeArea'>, { razing }: Skill): Offer<'razeArea'> {
  const { state, box } = mind;
  if (razing.most === 0) return pass(mind);
  const alive = (area: number): boolean => at(state.at, at(box.homeOf, area)) >= 0;
  const areas = razable(mind);
  const prey = areas.find(alive);
  // One area a turn is free; more only for a Kommando, and with morale to spare: much of it until the election (12.1-d).
  // One die is rolled for all of them (10.2.2-a), so a point to spare pays for as many as can be reached.
  const spare = state.morale - (state.turn <= 13 ? razing.election : 2);
  const limit = prey === undefined || spare < 1 ? 1 : razing.most;
  if (state.razedNow.length >= limit) return pass(mind);
  const target = prey ?? areas[0];
  const raze = offersOf(mind, 'raze').find((choice) => areaOf(mind, choice.at) === target);
  return raze ?? pass(mind);
}

/** The station farthest from the frontier: a garrison lost is morale lost. */
function station(mind: Mind<'station'>): Offer<'station'> {
  const { box } = mind;
  const frontier = (area: number): number =>
    box.homes.reduce((least, home) => Math.min(least, distance(box, home, area)), 99);
  return (
    [...mind.choices].sort(
      (a, b) => frontier(areaOf(mind, b.to)) - frontier(areaOf(mind, a.to)),
    )[0] ?? any(mind)
  );
}

/** Retreat towards most friends. */
function retreatWorth(mind: Mind): (choice: { readonly to: string }) => number {
  const seen = strengthsOf(mind);
  return ({ to }) =>
    at(seen.empire, areaOf(mind, to)) - around(mind.box, seen.republic, areaOf(mind, to), 1);
}

const retreatTo = (mind: Mind<'retreatTo'>): Offer<'retreatTo'> => {
  const worth = retreatWorth(mind);
  return best(mind, (choice) => (choice.do === 'retreatAll' ? worth(choice) : -1));
};

const retreat = (mind: Mind<'retreatUnit' | 'follow'>): Choice<'retreat'> =>
  best(mind, retreatWorth(mind));

/** Arrivals ahead of time: a brigade, a general, or whatever comes first. */
const bringWorth = ({ box }: Look, piece: number): number =>
  at(box.kind, piece) === INFANTRY ? at(box.cf, piece) : 1;

const hasten = (mind: Mind<'hasten'>): Offer<'hasten'> =>
  best(mind, (choice) =>
    choice.do === 'hasten' ? -choice.n : bringWorth(mind, pieceOf(mind, choice.piece)),
  );

/** A second go with everyone. */
const second = (mind: Mind<'column'>): Offer<'column'> =>
  find(mind, (c) => c.do === 'all') ?? find(mind, (c) => c.do === 'go') ?? any(mind);

/** How the Empire answers the questions put to it. */
export const empireAnswers = (skill: Skill) =>
  ({
    station,
    depart: (mind: Mind<'depart'>) => depart(mind, skill),
    column: (mind: Mind<'column'>) => column(mind, skill),
    attack: (mind: Mind<'attack'>): Offer<'attack'> => bestAttack(mind, skill) ?? pass(mind),
    chooseArea: any,
    // Nobody is left out: a machine is asked this only when it takes over in the middle of it.
    chooseForce: (mind: Mind<'chooseForce'>): Offer<'chooseForce'> =>
      find(mind, (c) => c.do === 'join') ?? any(mind),
    siege: (mind: Mind<'siege'>) => siege(mind, skill),
    retreatTo,
    retreatUnit: retreat,
    follow: retreat,
    bargain: (mind: Mind<'bargain'>) =>
      (skill.exact ? bargain(mind, skill.drive) : undefined) ?? pass(mind),
    region: (mind: Mind<'region'>) => (skill.exact ? pickRegion(mind) : pass(mind)),
    site: (mind: Mind<'site'>) => (skill.exact ? pickSite(mind) : undefined) ?? pass(mind),
    pay: (mind: Mind<'pay'>) => (skill.exact ? payer(mind) : pass(mind)),
    razeArea: (mind: Mind<'razeArea'>) => raze(mind, skill),
    siegeOrder: any,
    buller: pass,
    secondGo: (mind: Mind<'secondGo'>): Offer<'secondGo'> => bestAttack(mind, skill) ?? pass(mind),
    hasten,
    hastenUnit: (mind: Mind<'hastenUnit'>) =>
      best(mind, (choice) => bringWorth(mind, pieceOf(mind, choice.piece))),
  }) satisfies Partial<Answers<State, Box, Bittereinder>>;
