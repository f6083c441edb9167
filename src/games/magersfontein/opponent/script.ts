import type { Choice } from '../../../kernel/choice.ts';
import { textOf } from '../../../kernel/json.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import { moraleOf } from '../rules/01-general.ts';
import { expectedLoss } from '../rules/10-fire.ts';
import { canReorganize } from '../rules/14-recovery.ts';
import {
  apart,
  at,
  BOERS,
  BRITISH,
  COLUMN,
  card,
  commanderIndex,
  hexIndex,
  MOUNTED,
  NONE,
  type State,
  unitIndex,
  unitsIn,
} from '../state.ts';
import {
  comeOnChance,
  nearestEnemy,
  refuge,
  threat,
  toOwnEdge,
  winChance,
  worth,
} from './judgement.ts';
import { best, find, first, hexOf, type Mind, sideOf, verb } from './mind.ts';
import { orderFor } from './orders.ts';
import { sideIssue } from './side-issues.ts';
import type { Skill } from './skill.ts';

/** Where the British want to go: the gap and the summit for the cunning, the nearest trench for the others. */
function goals(mind: Mind, skill: Skill, brigade: string): number[] {
  const { box } = mind;
  const hex = (id: string): number => box.grid.index.get(id) ?? NONE;
  if (brigade === 'ninth') return [hex('0520')];
  if (brigade === 'guards')
    return skill.gap ? [hex('2020'), hex('1820'), hex('1819')] : [hex('1820'), hex('1720')];
  if (skill.gap) return [hex('2020'), hex('1820'), hex('1720'), hex('1819')];
  return [...box.mainTrench];
}

const nearestGoal = (mind: Mind, list: readonly number[], hex: number): number =>
  Math.min(...list.map((goal) => apart(mind, goal, hex)));

/** Fire at whom it hurts most. */
function bestShot(mind: Mind, least: number): Choice | undefined {
  const shots = mind.choices.filter((c) => c.do === 'fire');
  const value = (c: Choice): number => {
    const target = unitIndex(mind, c.with);
    return target === NONE
      ? 0
      : expectedLoss(mind, unitIndex(mind, c.piece), target) * worth(mind, target);
  };
  const shot = best(shots, value);
  return shot && value(shot) >= least ? shot : undefined;
}

/** What the acting unit does next. */
function unitAction(mind: Mind, skill: Skill): Choice {
  const { state } = mind;
  const unit = state.mover;
  const { kind, side } = card(mind, unit);
  const done = verb(mind, 'done') ?? first(mind);
  const charge = verb(mind, 'charge');
  if (charge && at(state.moved, unit) > 0) return charge;
  if (at(state.routed, unit)) return runAway(mind, unit) ?? done;
  const recover = verb(mind, 'recover');
  if (recover && needsRest(mind, skill, unit))
    return (skill.caution > 0 && shy(mind, unit) && retire(mind, unit)) || recover;
  if (skill.caution > 0 && at(state.moved, unit) < 4 && shy(mind, unit) && !state.joining)
    return retire(mind, unit) ?? done;
  if (at(state.form, unit) === COLUMN)
    return verb(mind, 'deploy') ?? advance(mind, skill, unit) ?? done;
  if (side === BOERS || kind === 'gun')
    return bestShot(mind, 0.05) ?? reserveMove(mind, skill, unit) ?? done;
  if (kind === 'cavalry' || kind === 'mountedInfantry') return horsemen(mind, skill, unit) ?? done;
  return infantry(mind, skill, unit) ?? done;
}

const needsRest = (mind: Mind, skill: Skill, unit: number): boolean => {
  const { full } = card(mind, unit);
  const lost = full - moraleOf(mind, unit);
  return lost >= skill.tired || at(mind.state.reduced, unit) === 1;
};

/** Too weak to stay where it is: the next volley or two would rout it. */
const shy = (mind: Mind, unit: number): boolean => {
  if (card(mind, unit).side !== BRITISH) return false;
  const fire = threat(mind, unit, at(mind.state.hex, unit));
  return fire > 0.15 && moraleOf(mind, unit) <= 2;
};

/** A step towards the quietest hex it can still reach. */
function retire(mind: Mind, unit: number): Choice | undefined {
  const step = refuge(mind, unit);
  return step === NONE ? undefined : find(mind, (c) => c.do === 'move' && hexOf(mind, c) === step);
}

/** Infantry: shoot what can be shot, go in where the odds are good, else come nearer. */
function infantry(mind: Mind, skill: Skill, unit: number): Choice | undefined {
  const assault = bestAssault(mind, skill, unit);
  const shot = bestShot(mind, 0.15);
  if (shot && (!assault || at(mind.state.volleys, unit) < 2)) return shot;
  return assault ?? advance(mind, skill, unit);
}

function bestAssault(mind: Mind, skill: Skill, unit: number): Choice | undefined {
  const { state } = mind;
  if (state.joining) return verb(mind, 'assault');
  const value = (c: Choice): number => {
    const target = hexOf(mind, c);
    const units = skill.joins ? helpers(mind, unit, target) : [unit];
    const win = winChance(mind, units, target);
    if (win >= skill.assault) return 1 + win;
    // A hidden enemy who has been seen is a target for every gun from then on.
    const hidden = unitsIn(mind, target, BOERS).some((boer) => at(state.mark, boer) !== NONE);
    const strong = moraleOf(mind, unit) >= 7;
    return hidden && strong && comeOnChance(mind, units, target) >= skill.unmask ? win : -1;
  };
  const choice = best(
    mind.choices.filter((c) => c.do === 'assault'),
    value,
  );
  return choice && value(choice) >= 0 ? choice : undefined;
}

/** The unit and those who stand in its own hex and could join it, three at most. */
function helpers(mind: Mind, unit: number, target: number): number[] {
  const { state } = mind;
  const here = at(state.hex, unit);
  const friends = state.hex.flatMap((hex, other) =>
    other !== unit &&
    hex >= 0 &&
    (hex === here || (apart(mind, hex, here) === 1 && apart(mind, hex, target) === 1)) &&
    card(mind, other).kind === 'infantry' &&
    card(mind, other).side === BRITISH &&
    !at(state.acted, other) &&
    at(state.led, other) === 1 &&
    !at(state.routed, other) &&
    at(state.form, other) === 0
      ? [other]
      : [],
  );
  return [unit, ...friends].slice(0, 5);
}

/** A step towards the goal, if it is not too dear in men. */
function advance(mind: Mind, skill: Skill, unit: number): Choice | undefined {
  const { state, box } = mind;
  const here = at(state.hex, unit);
  const list = goals(mind, skill, card(mind, unit).brigade);
  const leader = state.active === NONE ? undefined : box.commanders[state.active];
  if (leader && !at(state.attack, state.active) && nearestEnemy(mind, here, BRITISH) <= 2)
    return undefined;
  const now = nearestGoal(mind, list, here);
  const value = (c: Choice): number => {
    const to = hexOf(mind, c);
    const nearer = now - nearestGoal(mind, list, to);
    const danger = skill.caution > 0 ? threat(mind, unit, to) : 0;
    const friends = unitsIn(mind, to, BRITISH).length;
    const crowd = friends >= 3 ? 2 : friends * skill.spread;
    return nearer - danger * skill.caution * 0.5 - crowd;
  };
  const choice = best(
    mind.choices.filter((c) => c.do === 'move'),
    value,
  );
  return choice && value(choice) > 0.2 ? choice : undefined;
}

/** Horsemen: on foot where there is something to shoot at, otherwise towards the right of the hill. */
function horsemen(mind: Mind, skill: Skill, unit: number): Choice | undefined {
  const { state, box } = mind;
  const shot = bestShot(mind, 0.1);
  if (shot) return shot;
  const here = at(state.hex, unit);
  const near = nearestEnemy(mind, here, BRITISH);
  if (at(state.form, unit) === MOUNTED && near <= 3) return verb(mind, 'dismount');
  if (near <= 3) return undefined;
  const goal = box.grid.index.get('2024') ?? NONE;
  const value = (c: Choice): number =>
    apart(mind, here, goal) -
    apart(mind, hexOf(mind, c), goal) -
    (nearestEnemy(mind, hexOf(mind, c), BRITISH) < 3 ? 5 : 0) -
    skill.caution * threat(mind, unit, hexOf(mind, c));
  const choice = best(
    mind.choices.filter((c) => c.do === 'move'),
    value,
  );
  return choice && value(choice) > 0 && skill.caution >= 0 ? choice : undefined;
}

/** Boers in cover stay; those in the open without an enemy near ride to where the British are. */
function reserveMove(mind: Mind, skill: Skill, unit: number): Choice | undefined {
  const { state, box } = mind;
  const { side, kind } = card(mind, unit);
  if (side !== BOERS || kind === 'gun' || at(state.mark, unit) !== NONE) return undefined;
  const here = at(state.hex, unit);
  if (nearestEnemy(mind, here, BOERS) <= 3) return undefined;
  const goal = box.grid.index.get(skill.gap ? '2019' : '1618') ?? NONE;
  const value = (c: Choice): number => apart(mind, here, goal) - apart(mind, hexOf(mind, c), goal);
  const choice = best(
    mind.choices.filter((c) => c.do === 'move'),
    value,
  );
  return choice && value(choice) > 0 ? choice : undefined;
}

/** Routed men go home until they can rally, then lie still. */
export function runAway(mind: Mind, unit: number): Choice | undefined {
  if (canReorganize(mind, unit)) return undefined;
  const { side } = card(mind, unit);
  const here = at(mind.state.hex, unit);
  const value = (c: Choice): number => {
    const to = hexOf(mind, c);
    return (
      nearestEnemy(mind, to, side) * 2 -
      toOwnEdge(mind, to, side) -
      (unitsIn(mind, to, side).length > 0 ? 3 : 0)
    );
  };
  const stay = nearestEnemy(mind, here, side) * 2 - toOwnEdge(mind, here, side);
  const choice = best(
    mind.choices.filter((c) => c.do === 'move'),
    value,
  );
  return choice && value(choice) > stay ? choice : undefined;
}

/** Who acts next: those with something to do, guns before rifles before the bayonet. */
function chooseActor(mind: Mind, skill: Skill): Choice {
  const acts = mind.choices.filter((c) => c.do === 'act' || c.do === 'enter');
  const useful = acts.filter((c) => c.do === 'enter' || hasReason(mind, unitIndex(mind, c.piece)));
  const value = (c: Choice): number => {
    const unit = unitIndex(mind, c.piece);
    if (c.do === 'enter') return 0;
    const { kind } = card(mind, unit);
    const near = nearestEnemy(mind, at(mind.state.hex, unit), card(mind, unit).side);
    return (kind === 'gun' ? 100 : 0) + moraleOf(mind, unit) * (skill.joins ? 1 : 0) - near;
  };
  return (
    best(useful, value) ??
    verb(mind, 'proceed') ??
    verb(mind, 'end') ??
    verb(mind, 'lead') ??
    first(mind)
  );
}

function hasReason(mind: Mind, unit: number): boolean {
  const { state } = mind;
  const { side, kind, full } = card(mind, unit);
  if (at(state.routed, unit)) return !canReorganize(mind, unit);
  if (moraleOf(mind, unit) < full) return true;
  const near = nearestEnemy(mind, at(state.hex, unit), side);
  if (side === BOERS) return near <= card(mind, unit).reach || at(state.mark, unit) === NONE;
  return kind !== 'gun' || near <= card(mind, unit).reach;
}

/** Reactions by threshold: what one may expect against what is left to spend. */
function reaction(mind: Mind, skill: Skill): Choice {
  const { state } = mind;
  const value = (c: Choice): number => {
    const unit = unitIndex(mind, c.piece);
    const target = unitIndex(mind, c.with);
    if (unit === NONE || target === NONE) return 0;
    const left = at(state.reacts, unit);
    const least = at(skill.reaction, Math.min(1, left));
    return expectedLoss(mind, unit, target) * worth(mind, target) - least;
  };
  for (const name of ['counterattack', 'countercharge']) {
    const counter = verb(mind, name);
    if (!counter) continue;
    const hex = hexIndex(mind, counter.at);
    const units = unitsIn(mind, hex, BRITISH).slice(0, 3);
    if (
      units.length > 0 &&
      winChance(mind, units, at(state.hex, state.mover)) >= skill.assault + 0.1
    )
      return counter;
  }
  const shot = best(
    mind.choices.filter((c) => c.do === 'fire'),
    value,
  );
  if (shot && value(shot) >= 0) return shot;
  return verb(mind, 'pass') ?? verb(mind, 'dismount') ?? verb(mind, 'withdraw') ?? first(mind);
}

/** XII.15 Boers stand while the odds are bearable. */
function standOrGo(mind: Mind, skill: Skill): Choice {
  const { melee } = mind.state;
  const stand = verb(mind, 'stand') ?? first(mind);
  if (!melee || melee.units.length === 0 || skill.stand === 0) return stand;
  const lose = winChance(mind, melee.units, melee.target);
  const strong = unitsIn(mind, melee.target, BOERS).every((unit) => moraleOf(mind, unit) >= 4);
  return strong && lose > 1 - skill.stand ? (verb(mind, 'fallBack') ?? stand) : stand;
}

function retreatTo(mind: Mind): Choice {
  const side = sideOf(mind);
  const value = (c: Choice): number => {
    if (c.do === 'halt') return 1;
    const to = hexOf(mind, c);
    return (
      nearestEnemy(mind, to, side) -
      0.1 * toOwnEdge(mind, to, side) -
      (unitsIn(mind, to, side).length > 0 ? 1.5 : 0)
    );
  };
  return best(mind.choices, value) ?? first(mind);
}

/** The brigades that should be going forward, and are not. */
const idle = (mind: Mind, id: string | undefined): boolean => {
  const { state } = mind;
  const commander = commanderIndex(mind, id);
  return (
    commander !== NONE &&
    !at(state.attack, commander) &&
    (id === 'wauchope' || id === 'colvile') &&
    nearestEnemy(mind, at(state.at, commander), BRITISH) > 1
  );
};

/** A brigadier is sent to the first of his brigade's goals, and stops one hex short of it. */
function orderByScript(mind: Mind, skill: Skill): Choice {
  const commander = commanderIndex(mind, textOf(mind.owed.step['commander'] ?? ''));
  const goal = at(goals(mind, skill, mind.box.commanders[commander]?.brigade ?? ''), 0);
  const from = at(mind.state.at, Math.max(0, commander));
  return orderFor(mind, goal, Math.max(1, apart(mind, from, goal) - 1));
}

const PICKS: Readonly<Record<string, readonly string[]>> = {
  british: ['hall', 'wauchope', 'colvile', 'babington', 'pole-carew'],
  boers: ['cronje-p', 'de-la-rey', 'cronje-a', 'albrecht'],
};

/** A commander leads from just behind the line: one hex when the enemy is near, more when he is not. */
function leads(mind: Mind): Choice {
  const { state } = mind;
  const here = at(state.at, state.active);
  const side = sideOf(mind);
  const stay = verb(mind, 'stay');
  const ride = best(
    mind.choices.filter((c) => c.do === 'ride'),
    (c) => nearestEnemy(mind, hexOf(mind, c), side),
  );
  if (
    stay &&
    (!ride ||
      nearestEnemy(mind, hexOf(mind, ride), side) <= 4 ||
      nearestEnemy(mind, here, side) <= 4)
  )
    return stay;
  return ride ?? first(mind);
}

/** A sound script for either side; the levels differ in what they weigh. */
export const scripted = (skill: Skill): Opponent<State, Box> => ({
  level: skill.level,
  sides: ['british', 'boers'],
  choose(mind) {
    switch (mind.owed.step.step) {
      case 'openFire':
        return bestShot(mind, 0) ?? first(mind);
      case 'pickBrigade':
      case 'single':
        return (
          PICKS[mind.side]
            ?.map((id) => find(mind, (c) => c.piece === id))
            .find((c) => c !== undefined) ?? first(mind)
        );
      case 'whoFirst':
        return verb(mind, 'goFirst') ?? first(mind);
      case 'independence':
        return (
          (idle(mind, mind.box.commanders[mind.state.active]?.id) && verb(mind, 'think')) ||
          verb(mind, 'obey') ||
          first(mind)
        );
      case 'giveOrder':
        return (
          (sideOf(mind) === BRITISH &&
            find(mind, (c) => c.do === 'order' && idle(mind, c.piece))) ||
          verb(mind, 'noOrders') ||
          first(mind)
        );
      case 'orderKind':
        return verb(mind, sideOf(mind) === BRITISH ? 'attack' : 'defend') ?? first(mind);
      case 'orderVector':
      case 'orderEdge':
      case 'orderDistance':
        return orderByScript(mind, skill);
      case 'chiefRide':
        return verb(mind, 'stay') ?? first(mind);
      case 'act':
        return chooseActor(mind, skill);
      case 'lead':
        return leads(mind);
      case 'unit':
        return unitAction(mind, skill);
      case 'react':
        return reaction(mind, skill);
      case 'beforeMelee':
        return standOrGo(mind, skill);
      case 'joinOrFight':
        return joinOrFight(mind, skill);
      case 'retreatStep':
        return retreatTo(mind);
      default:
        return sideIssue(mind) ?? first(mind);
    }
  },
});

/** Bring up those who stand beside the attack already; nobody is fetched from afar. */
function joinOrFight(mind: Mind, skill: Skill): Choice {
  const { melee, hex } = mind.state;
  const fight = verb(mind, 'fight') ?? first(mind);
  if (!melee || melee.units.length >= (skill.joins ? 6 : 3)) return fight;
  const spots = new Set(melee.units.map((unit) => at(hex, unit)));
  const join = find(mind, (c) => {
    const unit = unitIndex(mind, c.piece);
    if (c.do !== 'join' || unit === NONE || moraleOf(mind, unit) < 5) return false;
    const here = at(hex, unit);
    return (
      spots.has(here) ||
      (skill.joins &&
        apart(mind, here, melee.target) === 1 &&
        [...spots].some((spot) => apart(mind, spot, here) === 1))
    );
  });
  return join ?? fight;
}
