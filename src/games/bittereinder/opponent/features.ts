import type { Features } from '../../../kernel/judge.ts';
import { at } from '../../../kernel/lists.ts';
import { type Box, KOMMANDO, SUPPLY } from '../box.ts';
import { payingHomes } from '../rules/09-commitment.ts';
import { boerUnits } from '../rules/12-victory.ts';
import {
  BRICK,
  isBesieged,
  isOnMap,
  type Look,
  lastTurn,
  PREFAB,
  RESERVE,
  type State,
  TRACK,
} from '../state.ts';
import type { Bittereinder } from '../vocabulary.ts';
import {
  around,
  EMPIRE,
  holds,
  isCapital,
  isRider,
  type Strengths,
  spreadFrom,
  strengthsOf,
} from './map.ts';

/** What the judge looks at, and the strengths of both sides by area. Either side may know all of it. */
interface Ground extends Look {
  readonly seen: Strengths;
  /** By area: marches from the nearest area with un-besieged British troops. */
  readonly march: Uint8Array;
}

const FEATURES: Readonly<Record<string, (ground: Ground) => number>> = {
  turnsLeft: (g) => turnsLeft(g),
  commitment: ({ state }) => state.wcp / 10,
  commitmentLow: ({ state }) => Math.max(0, 40 - state.wcp) / 10,
  commitmentPerTurn: payingHomes,
  // What would be left in the end if nothing were spent.
  commitmentPromised: (g) => (g.state.wcp + payingHomes(g) * turnsLeft(g)) / 10,
  commitmentTrend: (g) => trend(g, 2) / 10,
  morale: ({ state }) => state.morale,
  moraleLow: ({ state }) => Math.max(0, 4 - state.morale),
  moraleTrend: (g) => trend(g, 1),
  electionRisk: ({ state, box }) => {
    const { turn } = box.pack.scenarios.campaign.election;
    if (state.scenario !== 'campaign' || state.turn > turn) return 0;
    return Math.max(0, Math.min(6, 6 - state.morale)) / 6;
  },
  sieges: ({ state }) => state.sieges.length,
  besieged: ({ seen }) => sum(seen.besieged) / 10,
  capitalsHeld: (g) =>
    [g.box.bloemfontein, g.box.pretoria].filter((a) => holds(g, EMPIRE, a)).length,
  capitalsFar: (g) => {
    let far = 0;
    for (const area of [g.box.bloemfontein, g.box.pretoria])
      if (!holds(g, EMPIRE, area)) far += Math.min(12, g.march[area] ?? 12);
    return far;
  },
  capitalsDefended: (g) => {
    let defended = 0;
    for (const area of [g.box.bloemfontein, g.box.pretoria])
      if (!holds(g, EMPIRE, area)) defended += around(g.box, g.seen.republic, area, 1);
    return defended / 10;
  },
  boerUnits: (g) => boerUnits(g),
  // May 1902 is decided by how many are left.
  boerUnitsOver: (g) => boerUnits(g) - g.box.pack.scenarios.campaign.survivors.draw,
  boerUnitsOverLate: (g) =>
    (boerUnits(g) - g.box.pack.scenarios.campaign.survivors.draw) / (1 + turnsLeft(g)),
  boerStrength: ({ seen }) => sum(seen.republic) / 10,
  boersReturning: ({ state, box }) => {
    let count = 0;
    for (let piece = 0; piece < box.firstEmpire; piece++)
      if (at(state.at, piece) === TRACK) count++;
    return count;
  },
  boersHome: ({ state, box }) => {
    let count = 0;
    for (let piece = 0; piece < box.firstEmpire; piece++)
      if (at(box.kind, piece) === KOMMANDO && at(state.at, piece) === at(box.home, piece)) count++;
    return count;
  },
  // Kommandos whose home is in British hands or razed have nothing to return to.
  boersHomeless: ({ state, box }) => {
    let count = 0;
    for (let piece = 0; piece < box.firstEmpire; piece++) {
      const home = at(box.home, piece);
      if (home < 0 || !isOnMap(state, piece)) continue;
      if (at(state.razed, home) === 1 || at(state.control, home) === EMPIRE + 1) count++;
    }
    return count;
  },
  boersHunted: (g) => hunts(g).hunted,
  boersOutnumbered: (g) => hunts(g).outnumbered,
  boersFree: (g) => hunts(g).free,
  boersCutOff: (g) => hunts(g).cutOff,
  britishStrength: ({ seen }) => sum(seen.empire) / 10,
  britishRiders: ({ state, box }) => {
    let factors = 0;
    for (let piece = box.firstEmpire; piece < box.pieces; piece++)
      if (isRider(box, piece) && isOnMap(state, piece) && !isBesieged(state, piece))
        factors += at(box.cf, piece);
    return factors / 10;
  },
  britishToCome: ({ state, box }) => {
    let count = 0;
    for (let piece = box.firstEmpire; piece < box.pieces; piece++)
      if (at(state.at, piece) === RESERVE || at(state.at, piece) === TRACK) count++;
    return count / 10;
  },
  wagons: ({ seen }) => sum(seen.supply),
  wagonsExposed: (g) => {
    let exposed = 0;
    for (let piece = g.box.firstEmpire; piece < g.box.pieces; piece++) {
      const area = at(g.state.at, piece);
      if (at(g.box.kind, piece) !== SUPPLY || area < 0) continue;
      if (around(g.box, g.seen.republic, area, 1) > at(g.seen.empire, area)) exposed++;
    }
    return exposed;
  },
  homesTaken: (g) => g.box.homes.filter((area) => holds(g, EMPIRE, area)).length,
  homesReachable: (g) =>
    g.box.homes.filter((area) => !holds(g, EMPIRE, area) && (g.march[area] ?? 99) <= 2).length,
  razed: ({ state }) => sum(state.razed),
  blockhouses: ({ state }) => {
    let count = 0;
    for (const kind of state.blockhouse) if (kind === PREFAB) count++;
    return count;
  },
  brickBlockhouses: ({ state }) => {
    let count = 0;
    for (const kind of state.blockhouse) if (kind === BRICK) count++;
    return count;
  },
  townsUnguarded: (g) => {
    let count = 0;
    for (let area = 0; area < g.box.areaIds.length; area++)
      if (
        holds(g, EMPIRE, area) &&
        at(g.seen.empire, area) === 0 &&
        at(g.state.blockhouse, area) === 0 &&
        around(g.box, g.seen.republic, area, 2) > 0
      )
        count += isCapital(g.box, area) ? 3 : 1;
    return count;
  },
  meetings: (g) => meetings(g).areas,
  meetingsLead: (g) => meetings(g).lead,
  sinceCapitals: ({ state }) => (state.bothHeld > 0 ? (state.turn - state.bothHeld) / 10 : 0),
  leadersInField: ({ state, box }) => box.boerLeaders.filter((p) => isOnMap(state, p)).length,
};

/** More of it never speaks against this side. */
const FAVOURS: Readonly<Record<string, 'empire' | 'republics'>> = {
  turnsLeft: 'empire',
  commitment: 'republics',
  commitmentLow: 'empire',
  commitmentPerTurn: 'republics',
  commitmentPromised: 'republics',
  commitmentTrend: 'republics',
  morale: 'empire',
  moraleLow: 'republics',
  moraleTrend: 'empire',
  electionRisk: 'republics',
  sieges: 'republics',
  besieged: 'republics',
  capitalsHeld: 'empire',
  capitalsFar: 'republics',
  capitalsDefended: 'republics',
  boerUnits: 'republics',
  boerUnitsOver: 'republics',
  boerUnitsOverLate: 'republics',
  boerStrength: 'republics',
  boersReturning: 'republics',
  boersHomeless: 'empire',
  boersHunted: 'empire',
  boersOutnumbered: 'empire',
  boersFree: 'republics',
  boersCutOff: 'empire',
  britishStrength: 'empire',
  britishRiders: 'empire',
  wagons: 'empire',
  wagonsExposed: 'republics',
  homesTaken: 'empire',
  homesReachable: 'empire',
  razed: 'empire',
  blockhouses: 'empire',
  brickBlockhouses: 'empire',
  townsUnguarded: 'republics',
  meetingsLead: 'empire',
  sinceCapitals: 'empire',
  leadersInField: 'republics',
};

const sum = (list: readonly number[]): number => {
  let total = 0;
  for (const value of list) total += value;
  return total;
};

const turnsLeft = (look: Look): number => Math.max(0, lastTurn(look) - look.state.turn);

/** How much the track changed in a turn, over the last three of them: 1 morale, 2 commitment. */
function trend({ state }: Look, track: 1 | 2): number {
  const { record } = state;
  const turns = Math.min(3, record.length / 3 - 1);
  if (turns < 1) return 0;
  const last = record.length - 3;
  return (at(record, last + track) - at(record, last - 3 * turns + track)) / turns;
}

/** How many Boer units could be caught: near a column, near a far stronger one, near none, or with no way out. */
function hunts({ box, state, seen }: Ground) {
  const found = { hunted: 0, outnumbered: 0, free: 0, cutOff: 0 };
  for (let area = 0; area < box.areaIds.length; area++) {
    const units = at(seen.units, area);
    if (units === 0) continue;
    const near = around(box, seen.empire, area, 1);
    if (near > 0) found.hunted += units;
    if (near > 3 * at(seen.republic, area)) found.outnumbered += units;
    if (near === 0 && around(box, seen.empire, area, 2) === 0) found.free += units;
    if (at(box.near, area).every((next) => at(state.empireIn, next) > 0)) found.cutOff += units;
  }
  return found;
}

/** Areas in which both sides stand, and how much stronger the British are there. */
function meetings({ seen }: Ground): { areas: number; lead: number } {
  let areas = 0;
  let lead = 0;
  seen.republic.forEach((boers, area) => {
    const british = at(seen.empire, area);
    if (boers === 0 || british === 0) return;
    areas++;
    lead += Math.max(-10, Math.min(10, british - boers));
  });
  return { areas, lead: lead / 10 };
}

const MEASURES = Object.values(FEATURES);

const STAGES = [
  'pretoria',
  'bobs',
  'bobsLate',
  'campaign1899',
  'campaign1900',
  'campaignGuerrilla',
  'campaignLast',
] as const;

/** Phases from which the fighting of a turn is over. */
const FOUGHT = 8;

export const features: Features<State, Box, Bittereinder> = {
  names: Object.keys(FEATURES),
  favours: FAVOURS,
  stages: STAGES,
  stageOf({ state: { scenario, turn } }) {
    if (scenario === 'marchingToPretoria') return 0;
    if (scenario === 'bobsWar') return turn <= 6 ? 1 : 2;
    return turn <= 6 ? 3 : turn <= 13 ? 4 : turn <= 22 ? 5 : 6;
  },
  // Twice a turn: as it begins, and when its fighting is over.
  time: ({ turn, phase }) => 2 * turn + (phase >= FOUGHT ? 1 : 0),
  measure({ state, box }) {
    const seen = strengthsOf({ state, box });
    const columns = seen.empire.flatMap((factors, area) => (factors > 0 ? [area] : []));
    const ground: Ground = { state, box, seen, march: spreadFrom(box, columns) };
    return MEASURES.map((measure) => measure(ground));
  },
};
