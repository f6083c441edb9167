import { at, cell } from '../../../kernel/lists.ts';
import { type CostClass, NEVER } from '../box.ts';
import {
  anyIn,
  apart,
  card,
  enemyOf,
  hexId,
  hexIndex,
  type Look,
  nameOf,
  onMap,
  type RetreatArgs,
  type RetreatWhy,
  sideName,
  touches,
  unitIndex,
  unitsIn,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
import { bonus, check } from './01-general.ts';
import { costClass } from './04-mounted.ts';
import { inEnemyZone } from './05-zones.ts';
import { overcrowd } from './06-stacking.ts';
import { mayStandIn } from './07-ground.ts';
import { entrenched } from './09-trenches.ts';
import { followUnit } from './13-commanders.ts';
import { disturb, eliminate, expose, loseMorale, rout } from './14-morale.ts';
import { watchRallying } from './14-recovery.ts';

interface Manner {
  readonly least: number;
  readonly most: number;
  /** How far from every foe it must end; 0 where another test decides. */
  readonly away: number;
}

/** XIV.30, XII.15, XII.19(4c), V.12, R36, R42, R47: how far each kind of going goes. */
function mannerOf(look: Look, why: RetreatWhy): Manner {
  const { retreat, flight, fireRetreat } = look.box.numbers;
  switch (why) {
    case 'melee':
      return { least: retreat, most: retreat, away: retreat };
    case 'rout':
      return { least: flight, most: flight, away: flight };
    case 'fire':
      return { least: fireRetreat, most: fireRetreat, away: 0 };
    case 'before':
      return { least: 1, most: 2, away: 2 };
    case 'mounted':
      return { least: 1, most: 2, away: 0 };
    case 'guns':
      return { least: 1, most: 1, away: 0 };
  }
}

/** XIV.34 Impassable for its kind; cavalry and mounted infantry by the mounted column. */
const classOf = (look: Look, unit: number): CostClass => {
  const { kind } = card(look, unit);
  return kind === 'cavalry' || kind === 'mountedInfantry' ? 'mounted' : costClass(look, unit);
};

/** XIV.31, R47 Whether a hex is far enough from those it leaves. */
function endsWell(
  look: Look,
  why: RetreatWhy,
  foes: readonly number[],
  from: number,
  hex: number,
): boolean {
  const { away } = mannerOf(look, why);
  if (away > 0) return foes.every((foe) => apart(look, foe, hex) >= away);
  if (why === 'mounted') return foes.every((foe) => apart(look, foe, hex) > apart(look, foe, from));
  if (why === 'guns') return true;
  return foes.every((foe) => apart(look, foe, hex) >= apart(look, foe, from));
}

interface Going {
  readonly unit: number;
  readonly why: RetreatWhy;
  readonly foes: readonly number[];
  readonly from: number;
}

/** XIV.32 to XIV.34 Neighbours it can be driven into; costs do not matter. */
function outlets(look: Look, going: Going, way: readonly number[]): number[] {
  const here = at(way, way.length - 1);
  const { side } = card(look, going.unit);
  const costs = look.box.costs[classOf(look, going.unit)];
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = cell(look.box.grid.next, here * 6 + direction);
    if (to < 0 || way.includes(to) || !mayStandIn(look, to, side)) continue;
    if (cell(costs, here * 6 + direction) !== NEVER) found.push(to);
  }
  return found;
}

/** XIV.33 Passing through friends allows one hex more. */
const longest = (look: Look, going: Going, way: readonly number[]): number => {
  const { most } = mannerOf(look, going.why);
  const { side } = card(look, going.unit);
  const through = way
    .slice(1)
    .some((hex) => unitsIn(look, hex, side).some((other) => other !== going.unit));
  return most + (through && going.why !== 'mounted' && going.why !== 'guns' ? 1 : 0);
};

export function mayHalt(look: Look, going: Going, way: readonly number[]): boolean {
  const made = way.length - 1;
  return (
    made >= mannerOf(look, going.why).least &&
    endsWell(look, going.why, going.foes, going.from, at(way, made))
  );
}

/** Whether a way begun like this can still end well. */
function leads(look: Look, going: Going, way: readonly number[]): boolean {
  if (mayHalt(look, going, way)) return true;
  if (way.length - 1 >= longest(look, going, way)) return false;
  return outlets(look, going, way).some((to) => leads(look, going, [...way, to]));
}

/** The next hexes of a legal retreat. */
function waysOn(look: Look, going: Going, way: readonly number[]): number[] {
  if (way.length - 1 >= longest(look, going, way)) return [];
  return outlets(look, going, way).filter((to) => leads(look, going, [...way, to]));
}

const goingOf = (look: Look, { unit, why, foes, way }: RetreatArgs): Going => {
  const index = unitIndex(look, unit);
  return {
    unit: index,
    why,
    foes: foes.map((hex) => hexIndex(look, hex)),
    from: way.length > 0 ? hexIndex(look, way[0]) : at(look.state.hex, index),
  };
};

export function canRetreat(
  look: Look,
  unit: number,
  why: RetreatWhy,
  foes: readonly string[],
): boolean {
  const going = goingOf(look, { unit: card(look, unit).id, why, foes, way: [] });
  return leads(look, going, [going.from]) && !mayHalt(look, going, [going.from]);
}

/** XIV.28 Points lost to fire in one activation that drive a unit back, by its morale when the activation began. */
export function retreatLimit(look: Look, unit: number): number {
  const morale =
    at(look.state.morale, unit) + bonus(look, at(look.state.hex, unit), card(look, unit).side);
  const row =
    look.box.retreatChart.find(({ from }) => morale >= from) ?? look.box.retreatChart.at(-1);
  return (row?.points ?? 2) + (entrenched(look, unit) ? look.box.retreatTrench : 0);
}

/** XIV.29 to XIV.34 A unit must go: the owner picks the way; without one it routs or is lost. */
export const retreat = step('retreat', (war, args) => {
  const unit = unitIndex(war, args.unit);
  if (!onMap(war, unit)) return;
  const going = goingOf(war, args);
  const start = [going.from];
  expose(war, unit, 'IX.12');
  disturb(war, unit);
  if (waysOn(war, going, start).length > 0) {
    war.next('retreatStep', { ...args, way: [hexId(war, going.from)] });
    return;
  }
  // XIV.34 No ground to go over at all, or nowhere for a fleeing unit: gone. XIV.31 Else it routs.
  if (outlets(war, going, start).length === 0) eliminate(war, unit, 'XIV.34');
  else if (at(war.state.routed, unit)) {
    if (args.why !== 'fire') eliminate(war, unit, 'XIV.31');
  } else {
    rout(war, unit, 'XIV.31');
    if (args.why === 'melee' && onMap(war, unit))
      war.next('retreat', { ...args, why: 'rout', way: [] });
  }
});

const HALT: Choice<'halt'> = { do: 'halt' };

/** XIV.31 to XIV.33 Hex by hex, never where it could not end well. */
export const retreatStep = decision('retreatStep', {
  side: (look, { unit }) => sideName(card(look, unitIndex(look, unit)).side),
  rule: (_, { why }) => RULES[why],
  choices: (look, args) => retreatChoices(look, args),
  whyNot: {
    retreat: (look, args, tried) => whyNotRetreat(look, args, hexIndex(look, tried.to)),
    halt: (_, { why }) => refuse(RULES[why], 'notFarEnough'),
  },
  take: {
    halt: (war, args) => war.next('retreated', args),
    retreat(war, args, choice) {
      const unit = unitIndex(war, args.unit);
      const from = at(war.state.hex, unit);
      const to = hexIndex(war, choice.to);
      war.state.hex[unit] = to;
      war.state.moved[unit] = at(war.state.moved, unit) + 1;
      const way = [...args.way, hexId(war, to)];
      war.tell({
        type: 'gaveWay',
        rule: RULES[args.why],
        piece: nameOf(war, unit),
        at: hexId(war, from),
        to: hexId(war, to),
        why: args.why,
      });
      watchRallying(war);
      const next = { ...args, way };
      const options = retreatChoices(war, next);
      const only = options[0];
      if (options.length === 1 && only?.do === 'halt') {
        war.unasked(sideName(card(war, unit).side), HALT);
        war.next('retreated', next);
      } else war.next('retreatStep', next);
    },
  },
});

const RULES: Readonly<Record<RetreatWhy, string>> = {
  melee: 'XIV.29',
  rout: 'XIV.30',
  fire: 'XIV.28',
  before: 'XII.15',
  mounted: 'V.12',
  guns: 'XII.43',
};

/** What a unit that has gone so far may do next. */
export function retreatChoices(look: Look, args: RetreatArgs): Offer<'retreatStep'>[] {
  const going = goingOf(look, args);
  const way = args.way.map((hex) => hexIndex(look, hex));
  const choices = waysOn(look, going, way).map(
    (to): Offer<'retreatStep'> => ({ do: 'retreat', piece: args.unit, to: hexId(look, to) }),
  );
  if (mayHalt(look, going, way)) choices.push(HALT);
  return choices;
}

function whyNotRetreat(look: Look, args: RetreatArgs, to: number): Refusal {
  const going = goingOf(look, args);
  const way = args.way.map((hex) => hexIndex(look, hex));
  if (to < 0 || apart(look, at(way, way.length - 1), to) !== 1)
    return refuse('VII.3', 'notAdjacent');
  if (anyIn(look, to, enemyOf(card(look, going.unit).side))) return refuse('XIV.33', 'enemyThere');
  if (!outlets(look, going, way).includes(to)) return refuse('XIV.34', 'impassable');
  return refuse('XIV.31', 'leadsNowhere');
}

/** What the going cost: friends pushed through, enemies passed, guns strained, a crowded hex. */
export const retreated = step('retreated', (war, args) => {
  const unit = unitIndex(war, args.unit);
  if (!onMap(war, unit)) return;
  const { side, kind } = card(war, unit);
  const way = args.way.map((hex) => hexIndex(war, hex));
  followUnit(war, unit, at(way, 0));
  pushThrough(war, unit, way);
  const enemy = enemyOf(side);
  if (args.why === 'rout') {
    // XIV.35 A flight that ends beside an enemy needs a check.
    if (
      touches(war, at(war.state.hex, unit), enemy) &&
      !check(war, unit, 0, 'flight', 'XIV.35').passed
    ) {
      eliminate(war, unit, 'XIV.35');
      return;
    }
  } else if (args.why === 'before') {
    // XII.16, XII.17, R34
    const seen = way.slice(1).filter((hex) => inEnemyZone(war, hex, side)).length;
    if (!check(war, unit, seen, 'withdrawal', 'XII.16').passed)
      loseMorale(war, unit, war.box.numbers.withdrawalLoss);
  } else if (args.why !== 'guns') {
    const past = way.slice(1).filter((hex) => touches(war, hex, enemy)).length;
    if (past > 0 && !check(war, unit, past, 'retreat', 'XIV.35').passed) loseMorale(war, unit, 1);
  }
  // XIV.36 Guns suffer from being hauled away in haste (R42 counts it in for lone guns that held).
  if (kind === 'gun' && (args.why === 'melee' || args.why === 'fire')) loseMorale(war, unit, 1);
  overcrowd(war, at(war.state.hex, unit), side);
});

/** XIV.33, VI.9, R73 Friends who are run through check, each for itself, once. */
function pushThrough(war: War, unit: number, way: readonly number[]): void {
  const { side } = card(war, unit);
  for (const hex of way.slice(1, -1)) {
    for (const friend of unitsIn(war, hex, side)) {
      if (friend === unit || at(war.state.routed, friend)) continue;
      if (!check(war, friend, 0, 'passage', 'XIV.33').passed) loseMorale(war, friend, 1);
    }
  }
}
