import type { Choice } from '../../../kernel/choice.ts';
import { textOf } from '../../../kernel/json.ts';
import type { Thinking } from '../../../kernel/opponent.ts';
import { ARMY, BOER_LEADER, type Box, KOMMANDO } from '../box.ts';
import { paceOf, ways } from '../rules/07-land.ts';
import { oddsColumn, strengths } from '../rules/08-combat.ts';
import { refuges } from '../rules/08-retreat.ts';
import {
  boerFighters,
  boerPool,
  empireAttackers,
  empireDefenders,
  factors,
  freePoints,
  priceOf,
} from '../rules/08-strength.ts';
import {
  areaOf,
  at,
  type Battle,
  contentsOf,
  fieldForce,
  type Look,
  pieceOf,
  piecesIn,
  type State,
} from '../state.ts';
import {
  around,
  distance,
  EMPIRE,
  holds,
  REPUBLICS,
  resultChances,
  type Strengths,
  strengthsOf,
} from './map.ts';
import type { Skill } from './skill.ts';

type Mind = Thinking<State, Box>;

const find = (mind: Mind, test: (choice: Choice) => boolean): Choice | undefined =>
  mind.choices.find(test);
const any = (mind: Mind): Choice => at(mind.choices, mind.random(mind.choices.length));
const pass = (mind: Mind): Choice =>
  find(mind, (c) => ['done', 'ready', 'decline', 'fullPrice', 'wait'].includes(c.do)) ?? any(mind);
const best = (mind: Mind, worth: (choice: Choice) => number): Choice =>
  mind.choices.reduce((a, b) => (worth(b) > worth(a) ? b : a), at(mind.choices, 0));

/** What the Republics see, reckoned once for each question. */
interface Sight extends Strengths {
  readonly threats: Float64Array;
  readonly exits: Int8Array;
  readonly pressure: Float64Array;
}

function sightOf(look: Look): Sight {
  const size = look.box.areaIds.length;
  return {
    ...strengthsOf(look),
    threats: new Float64Array(size).fill(-1),
    exits: new Int8Array(size).fill(-1),
    pressure: new Float64Array(size).fill(-1),
  };
}

/** What the Empire could throw at an area this very turn: only who stands there can attack. */
function threat(look: Look, seen: Sight, area: number): number {
  if (at(look.state.empireIn, area) === 0) return 0;
  let value = seen.threats[area] ?? -1;
  if (value < 0) {
    value = factors(look, empireAttackers(look, area, 'field', true));
    seen.threats[area] = value;
  }
  return value;
}

/** Ways out next month. */
function exitsOf(look: Look, seen: Sight, area: number): number {
  let value = seen.exits[area] ?? -1;
  if (value < 0) {
    const { box, state } = look;
    value = 0;
    for (const next of at(box.near, area)) {
      const closed =
        box.tribal[next] === 1 || state.blockhouse[next] !== 0 || box.mozambique[next] === 1;
      if (!closed && at(state.empireIn, next) === 0) value++;
    }
    seen.exits[area] = value;
  }
  return value;
}

/** Empire factors in an area and next to it. */
function pressureOn(look: Look, seen: Sight, area: number): number {
  let value = seen.pressure[area] ?? -1;
  if (value < 0) {
    value = at(seen.empire, area);
    for (const next of at(look.box.near, area)) value += at(seen.empire, next);
    seen.pressure[area] = value;
  }
  return value;
}

/** How good an area is for a Kommando to end its march in; higher is better. */
function haven(look: Look, seen: Sight, piece: number, area: number, skill: Skill): number {
  const { box, state } = look;
  const own = at(box.cf, piece);
  const here = at(state.at, piece) === area;
  const friends = at(seen.republic, area) - (here ? own : 0);
  const attack = threat(look, seen, area);
  let worth = 0;
  const atHome = at(box.homeOf, area) === piece && state.razed[area] === 0;
  const keep = skill.exact ? keepCapital(look, seen, piece, area) : 0;
  worth += keep;
  if (skill.exact && friends === 0) worth += barLine(look, area);
  if (attack > 0 && !(atHome && skill.loyal) && keep === 0) {
    const defence = friends + own;
    if (attack >= skill.flee * defence) worth -= 4 + own / 4;
    else worth -= 0.4;
  }
  if (atHome) worth += skill.loyal ? 2 : 0.8;
  if (holds(look, EMPIRE, area) && at(state.empireIn, area) === 0)
    worth += at(box.homeOf, area) >= 0 ? 2 : prize(look);
  worth += raid(look, seen, piece, area, skill);
  // A siege that is on wants its besiegers.
  if (state.sieges.includes(area)) worth += siegeNeeds(look, seen, piece, area);
  // Not into a corner: there should be ways out next month.
  worth += Math.min(exitsOf(look, seen, area), 3) * 0.15;
  if (skill.exact) worth -= Math.min(2, pressureOn(look, seen, area) / 40);
  return worth;
}

/** Factors that hold a capital; more would only be more to pay. */
const CAPITAL_GUARD = 24;

/** A capital that never fell is worth a stand: its loss costs more commitment than any battle. */
function keepCapital(look: Look, seen: Sight, piece: number, area: number): number {
  const { box, state } = look;
  const bit = area === box.bloemfontein ? 1 : area === box.pretoria ? 2 : 0;
  if (bit === 0 || (state.taken & bit) !== 0 || !holds(look, REPUBLICS, area)) return 0;
  const own = at(box.cf, piece);
  const others = at(seen.republic, area) - (at(state.at, piece) === area ? own : 0);
  const attack = threat(look, seen, area);
  const enough = Math.max(CAPITAL_GUARD, attack / 1.5);
  if (at(box.homeOf, area) !== piece && others >= enough) return 0;
  // Those who can still come count: they will, for the same reason.
  const hope = Math.max(others + own, 0.7 * around(box, seen.republic, area, 2));
  return attack < 3 * hope ? 3 : 0;
}

/** While a capital stands, one Kommando on the line keeps the trains from running up to it. */
function barLine(look: Look, area: number): number {
  const { box, state } = look;
  if (state.taken === 3 || box.republican[area] === 0) return 0;
  const rail = at(box.rail, area);
  if (rail.length === 0) return 0;
  const front = rail.some(
    (next) =>
      box.republican[next] === 0 || at(state.empireIn, next) > 0 || holds(look, EMPIRE, next),
  );
  return front ? 1.4 : 0.4;
}

/** A colonial town is worth more while the war is young and morale can still be broken. */
const prize = (look: Look): number => (look.state.turn <= 13 ? 1.6 : 0.5);

/** An attack on weak Empire troops, wagons above all. */
function raid(look: Look, seen: Sight, piece: number, area: number, skill: Skill): number {
  const { box, state } = look;
  if (at(seen.empire, area) + at(seen.supply, area) === 0) return 0;
  const defence = at(seen.empire, area);
  const own = at(box.cf, piece);
  if (own < skill.dare * Math.max(1, defence)) return 0;
  if (state.wcp < own + 20) return 0;
  return 1 + 1.5 * at(seen.supply, area);
}

/** How badly a siege needs this one. */
function siegeNeeds(look: Look, seen: Sight, piece: number, area: number): number {
  const own = at(look.box.cf, piece);
  const here = at(look.state.at, piece) === area ? own : 0;
  const without = at(seen.republic, area) - here;
  return without < at(seen.besieged, area) && without + own >= at(seen.besieged, area) ? 2 : 0;
}

interface Plan {
  readonly pieces: readonly number[];
  readonly to: number;
  readonly gain: number;
}

/** The best march of one piece, if it is better than staying. */
function bestMarch(look: Look, seen: Sight, piece: number, skill: Skill): Plan | null {
  const { box, state } = look;
  const from = at(state.at, piece);
  const stay = worthOf(look, seen, piece, from, skill);
  let to = -1;
  let gain = 0.3;
  for (const way of ways(look, paceOf(look, REPUBLICS, [piece]), from)) {
    const worth =
      worthOf(look, seen, piece, way.to, skill) - stay - 0.02 * distance(box, from, way.to);
    if (worth > gain) {
      gain = worth;
      to = way.to;
    }
  }
  return to < 0 ? null : { pieces: [piece], to, gain };
}

function worthOf(look: Look, seen: Sight, piece: number, area: number, skill: Skill): number {
  const kind = at(look.box.kind, piece);
  if (kind === ARMY) return armyWorth(look, seen, piece, area, skill);
  if (kind === BOER_LEADER) return leaderWorth(look, seen, area);
  return haven(look, seen, piece, area, skill);
}

/** A leader needs men around him and no enemies. */
function leaderWorth(look: Look, seen: Sight, area: number): number {
  const men = at(seen.republic, area);
  if (at(look.state.empireIn, area) > 0)
    return men > 0 ? -1 - threat(look, seen, area) / Math.max(1, men) : -8;
  return men > 0 ? 1 + Math.min(men, 12) / 12 : -1;
}

/** An army makes for the nearest garrison while it is strong, and out of the way when it is not. */
function armyWorth(look: Look, seen: Sight, army: number, area: number, skill: Skill): number {
  const { box, state } = look;
  const force = factors(look, [army, ...contentsOf(look, army)]);
  const attack = threat(look, seen, area);
  const near = around(box, seen.empire, area, 2);
  if (attack > 0 && attack >= force * (skill.exact ? 0.8 : 1.5)) return -10 - attack / force;
  let worth = 0;
  if (skill.exact && near > force * 0.8) worth -= near / force;
  if (state.turn <= 6) worth += 3 / (1 + nearestGarrison(look, seen, area, force));
  if (state.sieges.includes(area)) worth += 3;
  return worth;
}

/** So many of the enemy about that the army should scatter before it is caught. */
function isDoomed(look: Look, seen: Sight, army: number): boolean {
  const { box, state } = look;
  if (state.moved[army] === 1) return false;
  const area = at(state.at, army);
  const force = factors(look, [army, ...contentsOf(look, army)]);
  return around(box, seen.empire, area, 1) > force;
}

function nearestGarrison(look: Look, seen: Sight, area: number, force: number): number {
  const { box } = look;
  let least = 9;
  for (let town = 0; town < box.areaIds.length; town++) {
    const held = at(seen.empire, town) + at(seen.besieged, town);
    if (box.town[town] === 0 || held === 0 || held > force) continue;
    least = Math.min(least, distance(box, area, town));
  }
  return least;
}

/** One march after another, the most urgent first. */
function move(mind: Mind, skill: Skill): Choice {
  const look: Look = mind;
  const seen = sightOf(look);
  const { step } = mind.owed;
  const { state } = mind;
  if (step['mode'] !== 'land') return step.step === 'depart' ? pass(mind) : any(mind);
  if (step.step === 'depart') {
    let pick: Choice | undefined;
    let gain = 0;
    for (const choice of mind.choices) {
      if (choice.do !== 'from') continue;
      const plan = areaPlan(look, seen, areaOf(look, choice.at), skill);
      if (plan && plan.gain > gain) {
        gain = plan.gain;
        pick = choice;
      }
    }
    return pick ?? pass(mind);
  }
  const from = areaOf(look, textOf(step['from']));
  const [lead] = state.column;
  const plan =
    lead === undefined ? areaPlan(look, seen, from, skill) : bestMarch(look, seen, lead, skill);
  if (lead === undefined)
    return (
      find(mind, (c) => c.do === 'take' && pieceOf(mind, c.piece) === plan?.pieces[0]) ?? any(mind)
    );
  return (
    find(mind, (c) => c.do === 'go' && areaOf(mind, c.to) === plan?.to) ??
    find(mind, (c) => c.do === 'go') ??
    any(mind)
  );
}

/** The most urgent march out of an area. */
function areaPlan(look: Look, seen: Sight, area: number, skill: Skill): Plan | null {
  const { state } = look;
  let pick: Plan | null = null;
  for (const piece of piecesIn(look, REPUBLICS, area)) {
    // The box of an army moves with the army, unless the army is in danger.
    const army = at(state.army, piece);
    if (state.moved[piece] === 1 || (army >= 0 && !(skill.exact && isDoomed(look, seen, army))))
      continue;
    const plan = bestMarch(look, seen, piece, skill);
    if (plan && (!pick || plan.gain > pick.gain)) pick = plan;
  }
  return pick;
}

/** 8.0 Whether an attack pays: a siege costs nothing, a fight must be good. */
function attackWorth(mind: Mind, choice: Choice, skill: Skill): number {
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
  const ratio = attack / defence;
  const town = holds(look, EMPIRE, area);
  if (ratio >= skill.dare) return ratio;
  // Where the Empire would rather be besieged than fight, asking is half the answer.
  return town && ratio >= 1.5 && mind.state.sieges.length < mind.state.siegeLimit ? 0.5 : 0;
}

function attack(mind: Mind, skill: Skill): Choice {
  const pick = best(mind, (c) => (c.do === 'attack' ? attackWorth(mind, c, skill) : 0.1));
  return pick.do === 'attack' ? pick : pass(mind);
}

/** 8.3.2 The strength that is worth its price. */
function commit(mind: Mind, skill: Skill): Choice {
  const look: Look = mind;
  const { battle, wcp } = mind.state;
  if (!battle) return any(mind);
  if (!skill.exact) return simpleCommit(mind, battle, wcp);
  const thrift = pointPrice(look);
  return best(
    mind,
    (c) =>
      strengthWorth(look, { ...battle, strength: c.n ?? 0 }) -
      thrift * priceOf(look, battle, c.n ?? 0),
  );
}

/** What a point of commitment is worth, in Kommandos: the fewer, the dearer. */
const pointPrice = (look: Look): number => 4 / (look.state.wcp + 25);

/** A recruit shows all he has, or half when the pool runs low. */
function simpleCommit(mind: Mind, battle: Battle, wcp: number): Choice {
  const most = factors(mind, boerFighters(mind, battle));
  const wish = wcp > 60 ? most : Math.max(1, Math.ceil(most / 2));
  return best(mind, (c) => -Math.abs((c.n ?? 0) - wish));
}

/** What a strength is likely to save or win, in Kommandos. */
function strengthWorth(look: Look, battle: Battle): number {
  const { box } = look;
  const { attack, defence } = strengths(look, battle);
  const mine = piecesIn(look, REPUBLICS, battle.area);
  const units = mine.reduce(
    (sum, p) =>
      sum +
      (at(box.kind, p) === ARMY
        ? 2
        : at(box.kind, p) === KOMMANDO
          ? 0.6 + at(box.cf, p) / 10
          : 0.8),
    0,
  );
  const trapped = refuges(look, REPUBLICS, false, battle.area).areas.length === 0;
  const army = mine.some((p) => at(box.kind, p) === ARMY);
  const driven = trapped || army ? units : 0.15 * units;
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

/** 3.2 The armies start where the enemy is within a march. */
function raise(mind: Mind): Choice {
  const seen = strengthsOf(mind);
  return best(mind, (c) => around(mind.box, seen.empire, areaOf(mind, c.to), 1));
}

/** 3.2 Enough to besiege what is near; the rest stay at home. */
function muster(mind: Mind): Choice {
  const { box, state } = mind;
  const army = pieceOf(mind, textOf(mind.owed.step['army']));
  const here = at(state.at, army);
  const force = factors(mind, [army, ...contentsOf(mind, army)]);
  if (force >= 30) return pass(mind);
  const near = (c: Choice): number => {
    const piece = pieceOf(mind, c.piece);
    if (c.do !== 'muster' || piece < 0) return -1;
    const way = distance(box, at(box.home, piece), here);
    return way <= 4 ? at(box.cf, piece) - way / 2 : -1;
  };
  const pick = best(mind, near);
  return near(pick) > 0 ? pick : pass(mind);
}

/** Away from the enemy, towards friends. */
function retreat(mind: Mind): Choice {
  const seen = strengthsOf(mind);
  return best(mind, (c) =>
    c.to === undefined
      ? -99
      : at(seen.republic, areaOf(mind, c.to)) / 10 -
        around(mind.box, seen.empire, areaOf(mind, c.to), 1) / 10,
  );
}

/** 8.8.2-d A way out is worth a few points while there are points. */
function lastResort(mind: Mind): Choice {
  const through = mind.choices.filter((c) => c.do === 'breakThrough');
  const cheapest = through.reduce<Choice | undefined>(
    (a, b) => (a && (a.n ?? 0) <= (b.n ?? 0) ? a : b),
    undefined,
  );
  if (cheapest && (cheapest.n ?? 0) <= mind.state.wcp / 6) return cheapest;
  return find(mind, (c) => c.do === 'giveUp') ?? any(mind);
}

/** How the Republics answer each question. */
export function republicsChoice(mind: Mind, skill: Skill): Choice {
  switch (mind.owed.step.step) {
    case 'raise':
      return raise(mind);
    case 'muster':
      return muster(mind);
    case 'depart':
    case 'column':
      return move(mind, skill);
    case 'attack':
      return attack(mind, skill);
    case 'armySecond':
      return pass(mind);
    case 'join':
      return best(mind, (c) => at(mind.box.cf, pieceOf(mind, c.piece)));
    case 'band':
      return at(mind.choices, 0);
    case 'strength':
      return commit(mind, skill);
    case 'half':
      return find(mind, (c) => c.do === 'halfPrice') ?? any(mind);
    case 'retreatTo':
    case 'retreatUnit':
    case 'follow':
      return retreat(mind);
    case 'lastResort':
      return lastResort(mind);
    case 'boerLeader':
      return best(mind, (c) =>
        c.to === undefined ? -9 : leaderWorth(mind, sightOf(mind), areaOf(mind, c.to)),
      );
    case 'aid':
      return find(mind, (c) => c.as === 'kommando') ?? any(mind);
    case 'overruled':
      return find(mind, (c) => c.as === 'halfPrice') ?? any(mind);
    default:
      return pass(mind);
  }
}
