import { at } from '../../../kernel/lists.ts';
import type { Answers } from '../../../kernel/opponent.ts';
import { ARMY, BOER_LEADER, type Box } from '../box.ts';
import { paceOf, ways } from '../rules/07-land.ts';
import { oddsColumn } from '../rules/08-combat.ts';
import { factors, freePoints } from '../rules/08-strength.ts';
import {
  areaOf,
  contentsOf,
  type Look,
  lastTurn,
  pieceOf,
  piecesIn,
  type State,
} from '../state.ts';
import type { Bittereinder, Offer } from '../vocabulary.ts';
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
import { any, best, find, type Mind, offersOf, pass } from './mind.ts';
import {
  attack,
  attackedCost,
  commit,
  isLostIfDriven,
  lastResort,
  pieceWorth,
  retreat,
  retreatTo,
  type Stake,
} from './republics-combat.ts';
import { FOLLOWER, followersThrough } from './republics-ring.ts';
import { exitsOf, pressureOn, type Sight, sightOf, threat } from './republics-sight.ts';
import type { Skill } from './skill.ts';

/** How good an area is for a Kommando to end its march in; higher is better. */
function haven(look: Look, seen: Sight, piece: number, area: number, skill: Skill): number {
  const { box, state } = look;
  const own = at(box.cf, piece);
  const here = at(state.at, piece) === area;
  const friends = at(seen.republic, area) - (here ? own : 0);
  const attack = threat(look, seen, area);
  let worth = 0;
  const atHome = at(box.homeOf, area) === piece && state.razed[area] === 0;
  const stands = skill.lastStand && isLastStand(look, area);
  const keep = stands ? STAND : skill.exact ? keepCapital(look, seen, piece, area, skill) : 0;
  worth += keep;
  if (skill.exact && friends === 0) worth += barLine(look, area);
  if (attack > 0 && !(atHome && skill.loyal) && keep === 0) {
    if (skill.exact)
      worth -= skill.wary * KOMMANDO_WORTH * standCost(look, seen, piece, area, skill);
    else if (attack >= skill.flee * (friends + own)) worth -= 4 + own / 4;
    else worth -= 0.4;
  }
  if (atHome) worth += skill.homing;
  if (holds(look, EMPIRE, area) && at(state.empireIn, area) === 0)
    worth += at(box.homeOf, area) >= 0 ? 2 : prize(look, skill);
  worth += raid(look, seen, piece, area, skill);
  if (skill.exact && atHome) worth += comeHome(look, seen, piece, area);
  if (skill.breaksOut) worth += FOLLOWER * followersThrough(look, seen, piece, area);
  // A siege that is on wants its besiegers.
  if (state.sieges.includes(area)) worth += siegeNeeds(look, seen, piece, area);
  // Not into a corner: there should be ways out next month.
  worth += Math.min(exitsOf(look, seen, area), 3) * skill.taste.exit;
  if (skill.exact) worth -= skill.shy * Math.min(2, pressureOn(look, seen, area) / 40);
  return worth;
}

/** What a Kommando is worth, in what an area is. */
const KOMMANDO_WORTH = 4;

/** What it would cost more, in Kommandos, to be attacked there with this one than without. */
function standCost(look: Look, seen: Sight, piece: number, area: number, skill: Skill): number {
  const attack = threat(look, seen, area);
  if (seen.lost[area] === -1) seen.lost[area] = isLostIfDriven(look, area) ? 1 : 0;
  const isLost = seen.lost[area] === 1;
  const others = piecesIn(look, REPUBLICS, area).filter((other) => other !== piece);
  const stake = (pieces: readonly number[]): Stake => ({
    potential: factors(look, pieces),
    free: freePoints(look, area, pieces),
    worth: pieces.reduce((sum, each) => sum + pieceWorth(look, each, skill), 0),
  });
  return (
    attackedCost(look, attack, stake([...others, piece]), isLost, skill) -
    attackedCost(look, attack, stake(others), isLost, skill)
  );
}

/** What the way home is worth to those who would drive the enemy out of it. */
const HOMECOMING = 3;

/** 8.3.2-c Who attacks in his own home pays nothing, and a home that is won back pays again (9.2-a). */
function comeHome(look: Look, seen: Strengths, piece: number, area: number): number {
  const { box } = look;
  const guard = at(seen.empire, area);
  if (guard === 0 || at(seen.besieged, area) > 0 || !holds(look, EMPIRE, area)) return 0;
  const [, , back, gone] = resultChances(box, oddsColumn(box, at(box.cf, piece), guard));
  return HOMECOMING * (back + gone);
}

/** 18p-6 The last turn of the march on Pretoria, which alone counts now. */
const isLastStand = (look: Look, area: number): boolean =>
  look.state.scenario === 'marchingToPretoria' &&
  look.state.turn === lastTurn(look) &&
  area === look.box.pretoria &&
  holds(look, REPUBLICS, area);

/** What it is worth to be there when nothing else counts any more. */
const STAND = 20;

/** A capital that never fell is worth a stand: its loss costs more commitment than any battle. */
function keepCapital(
  look: Look,
  seen: Sight,
  piece: number,
  area: number,
  { taste }: Skill,
): number {
  const { box, state } = look;
  const bit = area === box.bloemfontein ? 1 : area === box.pretoria ? 2 : 0;
  if (bit === 0 || (state.taken & bit) !== 0 || !holds(look, REPUBLICS, area)) return 0;
  const own = at(box.cf, piece);
  const others = at(seen.republic, area) - (at(state.at, piece) === area ? own : 0);
  const attack = threat(look, seen, area);
  const enough = Math.max(taste.guard, attack / 1.5);
  if (at(box.homeOf, area) !== piece && others >= enough) return 0;
  // Those who can still come count: they will, for the same reason.
  const hope = Math.max(others + own, taste.hope * around(box, seen.republic, area, 2));
  return attack < 3 * hope ? taste.capital : 0;
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

/** What a colonial town is still worth when morale can hardly be broken any more. */
const LATER = 0.3125;

/** A colonial town is worth more while the war is young and morale can still be broken. */
const prize = ({ state }: Look, { taste }: Skill): number =>
  state.turn <= 13 ? taste.prize : LATER * taste.prize;

/** An attack on weak Empire troops, wagons above all. */
function raid(look: Look, seen: Sight, piece: number, area: number, skill: Skill): number {
  const { box, state } = look;
  if (at(seen.empire, area) + at(seen.supply, area) === 0) return 0;
  const defence = at(seen.empire, area);
  const own = at(box.cf, piece);
  if (own < skill.dare * Math.max(1, defence)) return 0;
  if (state.wcp < own + 20) return 0;
  return skill.taste.raid + skill.taste.wagons * at(seen.supply, area);
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
      worthOf(look, seen, piece, way.to, skill) -
      stay -
      skill.taste.far * distance(box, from, way.to);
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

/** A leader needs men around him and no enemies; an army takes him in, and he commands nobody (13.4.1-b). */
function leaderWorth(look: Look, seen: Sight, area: number): number {
  const { box, state } = look;
  const isArmys = box.armies.some((army) => at(state.at, army) === area);
  const men = isArmys ? 0 : at(seen.republic, area);
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
  if (attack > 0 && attack >= force * skill.keepsOff) return -10 - attack / force;
  let worth = 0;
  if (skill.exact && near > force * 0.8) worth -= near / force;
  if (state.turn <= 6) worth += 3 / (1 + nearestGarrison(look, seen, area, force));
  if (state.sieges.includes(area)) worth += 3;
  return worth;
}

/** So many of the enemy about that the army should scatter before it is caught. */
function isDoomed(look: Look, seen: Sight, army: number, skill: Skill): boolean {
  const { box, state } = look;
  if (state.moved[army] === 1) return false;
  const area = at(state.at, army);
  const force = factors(look, [army, ...contentsOf(look, army)]);
  return around(box, seen.empire, area, 1) > force * skill.breaksUp;
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
function depart(mind: Mind<'depart'>, skill: Skill): Offer<'depart'> {
  if (mind.owed.step.mode !== 'land') return pass(mind);
  const seen = sightOf(mind);
  let pick: Offer<'depart'> | undefined;
  let gain = 0;
  for (const choice of offersOf(mind, 'from')) {
    const plan = areaPlan(mind, seen, areaOf(mind, choice.at), skill);
    if (plan && plan.gain > gain) {
      gain = plan.gain;
      pick = choice;
    }
  }
  return pick ?? pass(mind);
}

function column(mind: Mind<'column'>, skill: Skill): Offer<'column'> {
  const { mode, from } = mind.owed.step;
  if (mode !== 'land') return any(mind);
  const seen = sightOf(mind);
  const [lead] = mind.state.column;
  if (lead === undefined) {
    const first = areaPlan(mind, seen, areaOf(mind, from), skill)?.pieces[0];
    const take = offersOf(mind, 'take').find((choice) => pieceOf(mind, choice.piece) === first);
    return take ?? any(mind);
  }
  const plan = bestMarch(mind, seen, lead, skill);
  const ends = offersOf(mind, 'go');
  const go = ends.find((choice) => areaOf(mind, choice.to) === plan?.to);
  return go ?? ends[0] ?? any(mind);
}

/** The most urgent march out of an area. */
function areaPlan(look: Look, seen: Sight, area: number, skill: Skill): Plan | null {
  const { state } = look;
  let pick: Plan | null = null;
  for (const piece of piecesIn(look, REPUBLICS, area)) {
    // The box of an army moves with the army, unless the army is in danger.
    const army = at(state.army, piece);
    if (
      state.moved[piece] === 1 ||
      (army >= 0 && !(skill.exact && isDoomed(look, seen, army, skill)))
    )
      continue;
    const plan = bestMarch(look, seen, piece, skill);
    if (plan && (!pick || plan.gain > pick.gain)) pick = plan;
  }
  return pick;
}

/** 3.2 The armies start where the enemy is within a march. */
function raise(mind: Mind<'raise'>): Offer<'raise'> {
  const seen = strengthsOf(mind);
  return best(mind, (c) => around(mind.box, seen.empire, areaOf(mind, c.to), 1));
}

/** 3.2 Enough to besiege what is near; the rest stay at home. */
function muster(mind: Mind<'muster'>): Offer<'muster'> {
  const { box, state } = mind;
  const army = pieceOf(mind, mind.owed.step.army);
  const here = at(state.at, army);
  const force = factors(mind, [army, ...contentsOf(mind, army)]);
  if (force >= 30) return pass(mind);
  const near = (c: Offer<'muster'>): number => {
    const piece = c.do === 'muster' ? pieceOf(mind, c.piece) : -1;
    if (piece < 0) return -1;
    const way = distance(box, at(box.home, piece), here);
    return way <= 4 ? at(box.cf, piece) - way / 2 : -1;
  };
  const pick = best(mind, near);
  return near(pick) > 0 ? pick : pass(mind);
}

/** How the Republics answer the questions put to them. */
export const republicsAnswers = (skill: Skill) =>
  ({
    raise,
    muster,
    depart: (mind: Mind<'depart'>) => depart(mind, skill),
    column: (mind: Mind<'column'>) => column(mind, skill),
    boerLeader: (mind: Mind<'boerLeader'>) =>
      best(mind, (c) =>
        c.do === 'wait' ? -9 : leaderWorth(mind, sightOf(mind), areaOf(mind, c.to)),
      ),
    detach: pass,
    arrange: pass,
    attack: (mind: Mind<'attack'>) => attack(mind, skill),
    join: (mind: Mind<'join'>) => best(mind, (c) => at(mind.box.cf, pieceOf(mind, c.piece))),
    half: (mind: Mind<'half'>) => find(mind, (c) => c.do === 'halfPrice') ?? any(mind),
    band: (mind: Mind<'band'>) => at(mind.choices, 0),
    strength: (mind: Mind<'strength'>) => commit(mind, skill),
    retreatTo,
    retreatUnit: retreat,
    follow: retreat,
    lastResort,
    armySecond: pass,
    aid: (mind: Mind<'aid'>) => find(mind, (c) => c.as === 'kommando') ?? any(mind),
    overruled: (mind: Mind<'overruled'>) => find(mind, (c) => c.as === 'halfPrice') ?? any(mind),
  }) satisfies Partial<Answers<State, Box, Bittereinder>>;
