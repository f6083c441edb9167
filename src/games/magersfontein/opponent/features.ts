import type { Features } from '../../../kernel/judge.ts';
import { at } from '../../../kernel/lists.ts';
import type { Box, SideName } from '../box.ts';
import { moraleOf } from '../rules/01-general.ts';
import { breakingPoint, enteredHexes, heldHexes, points } from '../rules/15-victory.ts';
import {
  apart,
  BOERS,
  BRITISH,
  COLUMN,
  card,
  ELIMINATED,
  EXITED,
  type Look,
  NONE,
  type State,
  scenarioOf,
} from '../state.ts';
import type { Magersfontein } from '../vocabulary.ts';

/** Who counts as fit to go forward: the whole side of the counter up, and so much morale. */
const FIT = 5;
/** Within so many hexes of the trenches or the summit men are at it. */
const NEAR = 2;
/** Beyond so many hexes it does not matter how far off they are. */
const FAR = 12;
/** Rifles reach so far with effect. */
const IN_RANGE = 2;

/** What is counted unit by unit, all of it from what the asking side may know. */
interface Tally {
  lead: number;
  trenchesHeld: number;
  summitHeld: number;
  fit: number;
  highlandersFit: number;
  guardsFit: number;
  infantryMorale: number;
  infantryBroken: number;
  /** Here and of the Boers: who has come to worse counts too, so that a loss never looks like a cure. */
  reduced: number;
  routed: number;
  lost: number;
  batteriesLost: number;
  columns: number;
  infantryNear: number;
  infantryBeside: number;
  infantryFar: number;
  underFire: number;
  holdersMorale: number;
  exited: number;
  boersRouted: number;
  commandosLost: number;
  boerGunsLost: number;
  boersReduced: number;
  boerMoraleMissing: number;
  concealed: number;
  defenders: number;
  defendersMorale: number;
  boersNear: number;
}

const NOTHING: Tally = {
  lead: 0,
  trenchesHeld: 0,
  summitHeld: 0,
  fit: 0,
  highlandersFit: 0,
  guardsFit: 0,
  infantryMorale: 0,
  infantryBroken: 0,
  reduced: 0,
  routed: 0,
  lost: 0,
  batteriesLost: 0,
  columns: 0,
  infantryNear: 0,
  infantryBeside: 0,
  infantryFar: FAR,
  underFire: 0,
  holdersMorale: 0,
  exited: 0,
  boersRouted: 0,
  commandosLost: 0,
  boerGunsLost: 0,
  boersReduced: 0,
  boerMoraleMissing: 0,
  concealed: 0,
  defenders: 0,
  defendersMorale: 0,
  boersNear: 0,
};

/** How far a hex is from the main trench and the summit. */
function farFrom(look: Look, hex: number): number {
  let least = FAR;
  for (const goal of look.box.mainTrench) least = Math.min(least, apart(look, hex, goal));
  for (const goal of look.box.summit) least = Math.min(least, apart(look, hex, goal));
  return least;
}

function countBritish(look: Look, tally: Tally, unit: number, boers: readonly number[]): void {
  const { state } = look;
  const hex = at(state.hex, unit);
  const { kind, brigade } = card(look, unit);
  const infantry = kind === 'infantry';
  const routed = at(state.routed, unit) > 0;
  if (hex === EXITED) tally.exited++;
  if (hex === ELIMINATED && kind === 'gun') tally.batteriesLost++;
  if (hex === ELIMINATED) tally.lost++;
  const broken = hex === ELIMINATED || (hex >= 0 && routed);
  const reduced = broken || (hex >= 0 && at(state.reduced, unit) > 0);
  if (broken) tally.routed++;
  if (broken && infantry) tally.infantryBroken++;
  if (reduced) tally.reduced++;
  if (hex < 0 || routed) return;
  const morale = moraleOf(look, unit);
  const far = farFrom(look, hex);
  if (at(state.form, unit) === COLUMN) tally.columns++;
  if (far === 0) tally.holdersMorale += morale;
  if (boers.some((other) => apart(look, other, hex) <= IN_RANGE)) tally.underFire++;
  if (!infantry) return;
  tally.infantryMorale += morale;
  if (reduced || morale < FIT) return;
  tally.fit++;
  if (brigade === 'highland') tally.highlandersFit++;
  if (brigade === 'guards') tally.guardsFit++;
  if (far <= NEAR) tally.infantryNear++;
  if (far === 1) tally.infantryBeside++;
  tally.infantryFar = Math.min(tally.infantryFar, far);
}

function countBoer(look: Look, tally: Tally, unit: number): void {
  const { state } = look;
  const hex = at(state.hex, unit);
  const { kind, full } = card(look, unit);
  if (hex === ELIMINATED && kind === 'gun') tally.boerGunsLost++;
  if (hex === ELIMINATED && kind !== 'gun') tally.commandosLost++;
  if (hex >= 0 && at(state.mark, unit) !== NONE) tally.concealed++;
  if (hex === ELIMINATED || (hex >= 0 && at(state.routed, unit) > 0)) {
    tally.boersRouted++;
    tally.boersReduced++;
    tally.boerMoraleMissing += full;
    return;
  }
  if (hex < 0) return;
  const morale = moraleOf(look, unit);
  const far = farFrom(look, hex);
  if (at(state.reduced, unit) > 0) tally.boersReduced++;
  tally.boerMoraleMissing += full - morale;
  if (far <= NEAR) tally.boersNear++;
  if (far > 0) return;
  tally.defenders++;
  tally.defendersMorale += morale;
}

function tallyOf(look: Look): Tally {
  const { state, box } = look;
  const [british, boer] = points(look);
  const tally: Tally = {
    ...NOTHING,
    lead: british - boer,
    trenchesHeld: heldHexes(look, box.mainTrench),
    summitHeld: heldHexes(look, box.summit),
  };
  const boers = state.hex.filter(
    (hex, unit) => hex >= 0 && box.sideOf[unit] === BOERS && !at(state.routed, unit),
  );
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (box.sideOf[unit] === BRITISH) countBritish(look, tally, unit, boers);
    else countBoer(look, tally, unit);
  }
  return tally;
}

/** How far a lead is over what a marginal victory takes, for the British and for the Boers. */
const over = (look: Look, { lead }: Tally, british: boolean): number => {
  const levels = scenarioOf(look).victoryByPoints?.levels;
  if (!levels) return 0;
  return Math.max(0, british ? lead - levels.britishMarginal : -lead - levels.boersMarginal);
};

const counted = (name: keyof Tally) => (_: Look, tally: Tally) => tally[name];

const FEATURES: Readonly<Record<string, (look: Look, tally: Tally) => number>> = {
  turnsLeft: (look) => scenarioOf(look).turns - look.state.turn,
  lead: counted('lead'),
  britishOver: (look, tally) => over(look, tally, true),
  boersOver: (look, tally) => over(look, tally, false),
  trenchesHeld: counted('trenchesHeld'),
  summitHeld: counted('summitHeld'),
  nothingHeld: (_, { trenchesHeld, summitHeld }) => (trenchesHeld + summitHeld === 0 ? 1 : 0),
  trenchesEntered: (look) => enteredHexes(look, look.box.mainTrench),
  holdersMorale: counted('holdersMorale'),
  fit: counted('fit'),
  highlandersFit: counted('highlandersFit'),
  guardsFit: counted('guardsFit'),
  infantryMorale: counted('infantryMorale'),
  infantryBroken: counted('infantryBroken'),
  // The last few before the brigades break weigh more than the first.
  nearBreaking: (look, { infantryBroken }) =>
    Math.max(0, infantryBroken - Math.min(99, breakingPoint(look)) / 2) ** 2,
  reduced: counted('reduced'),
  routed: counted('routed'),
  lost: counted('lost'),
  batteriesLost: counted('batteriesLost'),
  commandersLost: ({ state }) => state.commandersLost,
  columns: counted('columns'),
  infantryNear: counted('infantryNear'),
  infantryBeside: counted('infantryBeside'),
  infantryFar: counted('infantryFar'),
  underFire: counted('underFire'),
  exited: counted('exited'),
  bledBritish: ({ state }) => at(state.moraleLost, BRITISH),
  bledBoers: ({ state }) => at(state.moraleLost, BOERS),
  boersRouted: counted('boersRouted'),
  commandosLost: counted('commandosLost'),
  boerGunsLost: counted('boerGunsLost'),
  boersReduced: counted('boersReduced'),
  boerMoraleMissing: counted('boerMoraleMissing'),
  concealed: counted('concealed'),
  defenders: counted('defenders'),
  defendersMorale: counted('defendersMorale'),
  boersNear: counted('boersNear'),
  trenchesStanding: ({ state }) => state.trench.filter((stands) => stands > 0).length,
};

/** More of it never speaks against this side. */
const FAVOURS: Readonly<Record<string, SideName>> = {
  lead: 'british',
  britishOver: 'british',
  boersOver: 'boers',
  trenchesHeld: 'british',
  summitHeld: 'british',
  nothingHeld: 'boers',
  trenchesEntered: 'british',
  holdersMorale: 'british',
  fit: 'british',
  highlandersFit: 'british',
  guardsFit: 'british',
  infantryMorale: 'british',
  infantryBroken: 'boers',
  nearBreaking: 'boers',
  reduced: 'boers',
  routed: 'boers',
  lost: 'boers',
  batteriesLost: 'boers',
  commandersLost: 'boers',
  infantryNear: 'british',
  infantryBeside: 'british',
  infantryFar: 'boers',
  underFire: 'boers',
  exited: 'british',
  bledBritish: 'boers',
  bledBoers: 'british',
  boersRouted: 'british',
  commandosLost: 'british',
  boerGunsLost: 'british',
  boersReduced: 'british',
  boerMoraleMissing: 'british',
  concealed: 'boers',
  defenders: 'boers',
  defendersMorale: 'boers',
  boersNear: 'boers',
  trenchesStanding: 'boers',
};

const MEASURES = Object.values(FEATURES);

/** By scenario: its stages, and the last turn of each but the last. */
const STAGES: Readonly<Record<string, readonly (readonly [name: string, until: number])[]>> = {
  historical: [
    ['dawn', 4],
    ['morning', 8],
    ['noon', 13],
    ['afternoon', 17],
    ['end', Number.POSITIVE_INFINITY],
  ],
  intro: [
    ['introFirst', 4],
    ['introLast', Number.POSITIVE_INFINITY],
  ],
};

const STAGE_NAMES = Object.values(STAGES).flatMap((stages) => stages.map(([name]) => name));

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const features: Features<State, Box, Magersfontein> = {
  names: Object.keys(FEATURES),
  favours: FAVOURS,
  stages: STAGE_NAMES,
  stageOf(view) {
    const stages = STAGES[scenarioOf(view).id] ?? [];
    const [name] = stages.find(([, until]) => view.state.turn <= until) ?? ['end'];
    return STAGE_NAMES.indexOf(name);
  },
  /** It grows with every activation. */
  time: ({ turn, phase, used }) =>
    turn * 100 + phase * 30 + used.reduce((sum, one) => sum + one, 0),
  measure(view) {
    const tally = tallyOf(view);
    return MEASURES.map((measure) => measure(view, tally));
  },
  /** II.11 In the small scenario hexes decide, and no points are counted. */
  lead(outcome, side) {
    if (String(outcome.ending).startsWith('gap')) return null;
    const ahead = figure(outcome['british']) - figure(outcome['boers']);
    return side === 'british' ? ahead : -ahead;
  },
};
