import { at } from '../../../kernel/lists.ts';
import type { Answers, Thinking } from '../../../kernel/opponent.ts';
import type { DecisionName } from '../../../kernel/vocabulary.ts';
import { BATTERY, type Box, FOOT, REGIMENT } from '../box.ts';
import { rowChances } from '../odds.ts';
import { sumOf } from '../reasons.ts';
import {
  actualStrength,
  anyBoerUnit,
  areaOf,
  boerUnitsIn,
  brigadeOf,
  brigadeUnitsIn,
  fireRange,
  gaitOf,
  inBoerRange,
  kindOf,
  leaderArea,
  pieceOf,
  soundSp,
  stackingPoints,
  stepsBetween,
} from '../rules/01-pieces.ts';
import { pointsLeft } from '../rules/04-crossing.ts';
import { hasReached } from '../rules/04-units.ts';
import { attackOn } from '../rules/07-attacks.ts';
import { bearers, britishFireReasons, targetsOf } from '../rules/07-british-fire.ts';
import { boerFireReasons, targetUnits } from '../rules/08-boer-fire.ts';
import { FRONT, type Look, NORMAL, REVERSE, type State } from '../state.ts';
import type { Choice, Offer, RedversReverse } from '../vocabulary.ts';

/** How any sensible Buller moves and fires; where he sends his brigades is the plan's business. */

type Decision = DecisionName<RedversReverse>;
export type Mind<D extends Decision = Decision> = Thinking<State, Box, RedversReverse, D>;

export const first = <C>({ choices }: { readonly choices: readonly C[] }): C => at(choices, 0);
const last = <C>({ choices }: { readonly choices: readonly C[] }): C =>
  at(choices, choices.length - 1);

/** The choice with the highest worth; the first of equals. */
function best<C>(choices: readonly C[], worth: (choice: C) => number): C {
  let found = at(choices, 0);
  let most = worth(found);
  for (const choice of choices.slice(1)) {
    const value = worth(choice);
    if (value > most) {
      most = value;
      found = choice;
    }
  }
  return found;
}

const of = <C extends Choice, K extends C['do']>(
  choices: readonly C[],
  verb: K,
): Extract<C, { do: K }>[] =>
  choices.filter((choice): choice is Extract<C, { do: K }> => choice.do === verb);

/** Strength points of commandos whose rifles cover an area. */
export function riflesOn(look: Look, area: number): number {
  const { state, box } = look;
  let sum = 0;
  for (let unit = box.firstCommando; unit < box.firstGun; unit++) {
    const stand = at(state.where, unit);
    if (stand < 0 || at(state.level, unit) > 1) continue;
    if (fireRange(look, stand, area) <= 1) sum += actualStrength(look, unit);
  }
  return sum;
}

/** How unpleasant it is to stand in an area. */
export function danger(look: Look, area: number): number {
  const { fire, fireBritishAlone } = at(look.box.areas, area);
  const shelter = anyBoerUnit(look, area) ? 0 : fireBritishAlone;
  return riflesOn(look, area) * Math.max(0.2, 1 + 0.3 * (fire + shelter));
}

/** Everybody who can come, then by the safest of the shortest ways. */
const leaderMove = (mind: Mind<'leaderMove'>): Offer<'leaderMove'> => {
  const { choices, box } = mind;
  const [all] = of(choices, 'takeAll');
  if (all) return all;
  const takes = of(choices, 'take');
  if (takes.length > 0) return best(takes, (choice) => fitness(mind, pieceOf(box, choice.with)));
  const marches = of(choices, 'march');
  if (marches.length > 0) return best(marches, (choice) => -danger(mind, areaOf(box, choice.to)));
  return best(of(choices, 'ride'), (choice) => {
    const brigade = brigadeOf(box, mind.owed.step.brigade);
    return brigadeUnitsIn(mind, brigade, areaOf(box, choice.to)).length;
  });
};

/** Strong units in good order lead. */
const fitness = (look: Look, unit: number): number =>
  soundSp(look, unit) - 3 * at(look.state.level, unit);

/** On, unless the party would stand in the water or run alone into Boers. */
const leaderMarch = (mind: Mind<'leaderMarch'>): Offer<'leaderMarch'> => {
  const { choices, box, state } = mind;
  const marches = of(choices, 'march');
  const [halt] = of(choices, 'halt');
  if (!halt) return best(marches, (choice) => -danger(mind, areaOf(box, choice.to)));
  const safe = marches.filter((choice) => {
    const to = areaOf(box, choice.to);
    if (at(box.areas, to).stay === 0) return true;
    return state.party.every((unit) => pointsLeft(mind, unit) >= 2);
  });
  return safe.length === 0 ? halt : best(safe, (choice) => -danger(mind, areaOf(box, choice.to)));
};

/** Guns into action, horses where they are needed, everybody to the leader. */
const unitMoves = (mind: Mind<'unitMoves'>): Offer<'unitMoves'> => {
  const { choices, box, state } = mind;
  const index = brigadeOf(box, mind.owed.step.brigade);
  const going = at(state.objective, index) >= 0;
  const stand = leaderArea(mind, index);
  for (const choice of choices) {
    const unit = pieceOf(box, choice.piece);
    if (choice.do === 'unlimber' && worthUnlimbering(mind, unit)) return choice;
    if (choice.do === 'limber' && going) return choice;
    if (choice.do === 'mount' && wantsHorses(mind, index, unit)) return choice;
    if (choice.do === 'dismount' && hasReached(mind, index) && !isRiding(mind, unit, stand))
      return choice;
  }
  const moves = of(choices, 'move').filter((choice) => isUseful(mind, index, choice));
  if (moves.length > 0) return best(moves, (choice) => -danger(mind, areaOf(box, choice.to)));
  return last(mind);
};

/** In range of something, out of range of rifles. */
function worthUnlimbering(look: Look, unit: number): boolean {
  const { state, box } = look;
  const stand = at(state.where, unit);
  const reach = box.pack.tables.ranges.britishShell;
  for (let boer = box.firstCommando; boer < box.firstLeader; boer++) {
    const area = at(state.where, boer);
    if (area >= 0 && fireRange(look, stand, area) <= reach) return true;
  }
  return false;
}

const wantsHorses = (look: Look, index: number, unit: number): boolean => {
  const { state, box } = look;
  const goal = at(state.objective, index);
  const here = at(state.where, unit);
  const leader = leaderArea(look, index);
  const far = Math.max(
    goal < 0 ? 0 : stepsBetween(box, FOOT, here, goal),
    stepsBetween(box, FOOT, here, leader),
  );
  return far > 2 && !inBoerRange(look, here, true);
};

/** A mounted regiment that is still catching up. */
const isRiding = (look: Look, unit: number, stand: number): boolean =>
  stepsBetween(look.box, FOOT, at(look.state.where, unit), stand) > 1;

/** A step that brings the unit to its leader, without crowding and without stopping in the water. */
function isUseful(look: Look, index: number, choice: Choice<'move'>): boolean {
  const { state, box } = look;
  const unit = pieceOf(box, choice.piece);
  const to = areaOf(box, choice.to);
  const from = at(state.where, unit);
  const stand = leaderArea(look, index);
  const gait = gaitOf(box, unit);
  if (kindOf(box, unit) === BATTERY && at(state.face, unit) === FRONT) return false;
  const nearer = stepsBetween(box, gait, to, stand) < stepsBetween(box, gait, from, stand);
  if (!nearer) return false;
  if (at(box.areas, to).stay > 0 && pointsLeft(look, unit) < 2) return false;
  if (to !== stand || anyBoerUnit(look, stand)) return true;
  return stackingPoints(look, stand) + at(box.pieces, unit).stacking <= 8;
}

/** What a unit's fire on an area is worth: its own shot, or what it adds to another's. */
function fireWorth(look: Look, unit: number, area: number): number {
  const supports = attackOn(look, area) === 1;
  const { state } = look;
  if (!supports) return shotWorth(look, unit, area, false);
  const by = at(state.attackBy, state.attackAt.indexOf(area));
  return shotWorth(look, by, area, true) - shotWorth(look, by, area, false);
}

function shotWorth(look: Look, by: number, area: number, multiple: boolean): number {
  const { box } = look;
  const modifier = sumOf(britishFireReasons(look, { by, area, multiple, close: false }));
  if (kindOf(box, by) === BATTERY) {
    const fresh = boerUnitsIn(look, area).filter((u) => at(look.state.level, u) < 2).length;
    const chances = rowChances(box.pack.tables.shellFire.rows, 2, modifier);
    const assaulted = anyRiflesNear(look, area) ? 2 : 1;
    return (
      chances.reduce((sum, { row, chance }) => sum + chance * row.level, 0) * fresh * assaulted
    );
  }
  const chances = rowChances(box.pack.tables.rifleFire.rows, 1, modifier);
  return chances.reduce((sum, { row, chance }) => sum + chance * row.losses, 0) * 4;
}

/** British riflemen in or next to an area: shelling it helps them. */
const anyRiflesNear = (look: Look, area: number): boolean => {
  const { state, box } = look;
  for (let unit = 0; unit < box.firstCommando; unit++) {
    const stand = at(state.where, unit);
    if (stand < 0 || kindOf(box, unit) === BATTERY) continue;
    if (stepsBetween(box, FOOT, stand, area) <= 2) return true;
  }
  return false;
};

const britishTargets = (mind: Mind<'britishTargets'>): Offer<'britishTargets'> => {
  const { choices, box } = mind;
  const fires = of(choices, 'fire');
  const worth = (choice: Choice<'fire'>): number => {
    const unit = pieceOf(box, choice.piece);
    return Math.max(...targetsOf(mind, unit).map((area) => fireWorth(mind, unit, area)));
  };
  const choice = fires.length > 0 ? best(fires, worth) : undefined;
  return choice && worth(choice) > 0 ? choice : last(mind);
};

const britishAim = (mind: Mind<'britishAim'>): Offer<'britishAim'> =>
  best(mind.choices, (choice) =>
    fireWorth(mind, pieceOf(mind.box, choice.piece), areaOf(mind.box, choice.to)),
  );

/** SP until a two-faced counter flips or falls. */
function stepsLeft(look: Look, unit: number): number {
  const { state, box } = look;
  const { sp } = at(box.pieces, unit);
  const steps = at(state.face, unit) === REVERSE ? sp[1] : sp[0] - sp[1];
  return steps - at(state.losses, unit);
}

/** Boer losses where a counter flips; British ones where none does. */
const boerLosses = (mind: Mind<'boerLosses' | 'slip'>): Choice<'lose'> =>
  best(mind.choices, (choice) => -stepsLeft(mind, pieceOf(mind.box, choice.piece)));
const britishLosses = (mind: Mind<'britishLosses'>): Offer<'britishLosses'> =>
  best(mind.choices, (choice) => {
    const unit = pieceOf(mind.box, choice.piece);
    const { kind, hits } = at(mind.box.pieces, unit);
    return kind === REGIMENT ? hits - at(mind.state.losses, unit) : stepsLeft(mind, unit);
  });

/** The area where a volley would hurt least. */
const boerPlot = (mind: Mind<'boerPlot'>): Offer<'boerPlot'> =>
  best(mind.choices, (choice) => {
    const { box } = mind;
    const by = pieceOf(box, choice.piece);
    const area = areaOf(box, choice.to);
    const [target] = targetUnits(mind, area, 'rifle', 0).units;
    if (target === undefined) return 0;
    const multiple = attackOn(mind, area) === 1;
    return -sumOf(boerFireReasons(mind, { by, area, multiple, close: false }, target));
  });

const boerAim = (mind: Mind<'boerAim'>): Offer<'boerAim'> =>
  best(mind.choices, (choice) => {
    const { box } = mind;
    const by = pieceOf(box, choice.piece);
    const target = pieceOf(box, choice.with);
    const area = at(mind.state.where, target);
    return -sumOf(boerFireReasons(mind, { by, area, multiple: false, close: false }, target));
  });

const assaultShot = (mind: Mind<'assaultShot'>): Offer<'assaultShot'> =>
  best(mind.choices, (choice) => {
    const { box } = mind;
    const { close } = mind.owed.step;
    const by = pieceOf(box, choice.piece);
    const area = areaOf(box, choice.at);
    return sumOf(britishFireReasons(mind, { by, area, multiple: true, close }));
  });

/** HQ works where no Boer can reach it, and Buller stays with it. */
const staffMove = (mind: Mind<'staffMove'>): Offer<'staffMove'> => {
  const { choices, box, state } = mind;
  const [deploy] = of(choices, 'deploy');
  if (deploy) return deploy;
  const hq = at(state.where, box.hq);
  const rides = of(choices, 'move');
  const away = rides.filter(
    (choice) => choice.piece === 'hq' && !inBoerRange(mind, areaOf(box, choice.to), false),
  );
  if (away.length > 0 && inBoerRange(mind, hq, false)) return at(away, 0);
  const apart = (area: number) => stepsBetween(box, FOOT, area, hq);
  const home = rides.filter(
    (choice) =>
      choice.piece === 'buller' &&
      apart(areaOf(box, choice.to)) < apart(at(state.where, box.buller)),
  );
  return home.length > 0 ? at(home, 0) : last(mind);
};

/** The nearest shelter. */
const withdrawTo = (mind: Mind<'withdrawTo'>): Offer<'withdrawTo'> => {
  const index = brigadeOf(mind.box, mind.owed.step.brigade);
  const from = leaderArea(mind, index);
  const { gait } = at(mind.box.brigades, index);
  return best(
    mind.choices,
    (choice) => -stepsBetween(mind.box, gait, from, areaOf(mind.box, choice.to)),
  );
};

/** Brigades that have lost half, once the loss track nears its end. */
const withdrawals = (mind: Mind<'withdrawals'>): Offer<'withdrawals'> => {
  const { choices, state, box } = mind;
  const gap = state.turn - state.confidence;
  if (state.loss < 17 || gap >= 4) return last(mind);
  const weak = of(choices, 'withdraw').filter((choice) => {
    const index = pieceOf(box, choice.piece) - box.firstLeader;
    return at(state.fail, index) === 0 && riflesOn(mind, leaderArea(mind, index)) > 0;
  });
  return weak.length > 0 ? at(weak, 0) : last(mind);
};

const water = (mind: Mind<'water'>): Offer<'water'> =>
  best(mind.choices, (choice) => soundSp(mind, pieceOf(mind.box, choice.piece)));

/** Of equal objectives forced on a brigade the least dangerous. */
const objective = (mind: Mind<'zeal' | 'chargeTo'>): Choice<'objective'> =>
  best(mind.choices, (choice) => -danger(mind, areaOf(mind.box, choice.to)));

/** All but where brigades are sent. */
export const TACTICS = {
  leaderMove,
  leaderMarch,
  unitMoves,
  britishTargets,
  britishAim,
  boerLosses,
  britishLosses,
  boerPlot,
  boerAim,
  assaultShot,
  staffMove,
  withdrawTo,
  withdrawals,
  water,
  zeal: objective,
  chargeTo: objective,
  slip: boerLosses,
  nightMarch: last,
  balloon: first,
  initiative: last,
  routFirst: first,
  flee: first,
  moveOn: first,
  attach: first,
  assaults: first,
  assaultFirst: first,
  replace: first,
  botha: first,
  boerFirst: first,
  boerWay: first,
  boerNext: first,
  boerResolveFirst: first,
} satisfies Partial<Answers<State, Box, RedversReverse>>;

/** Units of a brigade in good order, and the strength it has left. */
export function condition(look: Look, index: number): { sound: number; sp: number } {
  let sound = 0;
  let sp = 0;
  for (const unit of at(look.box.brigades, index).units) {
    if (at(look.state.where, unit) < 0) continue;
    sp += soundSp(look, unit);
    if (at(look.state.level, unit) === NORMAL) sound++;
  }
  return { sound, sp };
}

/** Commandos' SP in an area. */
export function boersAt(look: Look, area: number): number {
  return bearers(look, area)
    .filter((unit) => unit < look.box.firstGun)
    .reduce((sum, unit) => sum + soundSp(look, unit), 0);
}
