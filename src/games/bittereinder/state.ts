import { type Core, cloneCore, type GameState, type Reading } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { type Box, SIDES, SUPPLY, type WarSide } from './box.ts';

/** Sides as numbers; control of an area is the side plus one, 0 is nobody. */
export const EMPIRE = 0;
export const REPUBLICS = 1;
export const NOBODY = 0;

/** Where a piece is when it is on no area. */
export const RESERVE = -1; // never yet on the map
export const TRACK = -2; // eliminated, due to return
export const LOST = -3; // eliminated for good
export const REMOVED = -4; // surrendered, traded away, disbanded, or not in this scenario

/** What a piece has done in this combat phase. */
export const ATTACKED = 1;
export const BARRED = 2;

export const PREFAB = 1;
export const BRICK = 2;

export interface Options {
  readonly limitedIntelligence: boolean;
  readonly moraleRule: 'none' | 'victories' | 'victoryDice';
  readonly randomEvents: boolean;
  readonly besiegedSea: 'open' | 'landingOnly';
  readonly severalLeaders: 'all' | 'sum';
  readonly kitchenerArrival: 'nextTurn' | 'instant';
  readonly zeroDefence: 'eliminated' | 'fourToOne';
  readonly commitmentTiming: 'beforeSiege' | 'afterSiege';
  readonly moraleCeiling: 'ten' | 'none';
  readonly railEnds: 'enemyTown' | 'barred';
  readonly siegeSupply: 'separate' | 'shared';
  readonly razingFrom: 'anywhere' | 'homeArea';
}

export const SCENARIOS = ['campaign', 'bobsWar', 'marchingToPretoria'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** Which Empire forces make an attack: those in the field, the besieged, or both together. */
export const FORMS = ['field', 'sortie', 'together'] as const;
export type Form = (typeof FORMS)[number];

/** The combat being fought. */
export interface Battle {
  area: number;
  /** The attacking side. */
  side: number;
  form: Form;
  attackers: number[];
  /** The strength the Republics chose to show; -1 until they did. */
  strength: number;
  /** 1: event 10 halves the price of this one. */
  half: number;
  /** 1: a second attack by exception; Buller may not call again. */
  second: number;
  /** 1: Buller rolled the six that lets him go on. */
  bullerSix: number;
}

export interface State extends GameState {
  core: Core;
  options: Options;
  scenario: ScenarioId;
  turn: number;
  /** 0 while setting up, then 1 to 11. */
  phase: number;
  /** By piece: its area, or RESERVE, TRACK, LOST, REMOVED. */
  at: number[];
  /** By piece off the map: the turn it is due, 0 for none. */
  due: number[];
  /** By piece: the army whose box it is in, or -1. */
  army: number[];
  /** By piece, 0 or 1. */
  besieged: number[];
  moved: number[];
  hidden: number[];
  /** By piece: ATTACKED, BARRED. */
  spent: number[];
  /** By area. */
  control: number[];
  razed: number[];
  blockhouse: number[];
  /** By area: a combat was had here this phase. */
  fought: number[];
  /** By area: pieces of each side there; follows from `at`. */
  empireIn: number[];
  republicIn: number[];
  wcp: number;
  morale: number;
  /** Areas under a siege marker. */
  sieges: number[];
  siegeLimit: number;
  /** Pieces picked to go together. */
  column: number[];
  battle: Battle | null;
  /** Areas razed this turn. */
  razedNow: number[];
  /** Republican victories of this turn (12.3.1): 1 where a new siege had an army before it. */
  victories: number[];
  /** Capitals the Empire has taken once: 1 Bloemfontein, 2 Pretoria. */
  taken: number;
  /** The turn in which the Empire first held both capitals; 0 before. */
  bothHeld: number;
  robertsUsed: number;
  railLost: number;
  eventTen: number;
  halfToken: number;
  armyAgain: number;
  siegeRolls: number;
  mustAttack: number;
  /** Blockhouses bought this turn, by kind. */
  built: number[];
  /** The course of the war, for the tracks: turn, morale and commitment as each turn began. */
  record: number[];
}

/** 4 The phases of a turn, by number; 0 before the first. */
export const PHASES = [
  'setup',
  'reinforcement',
  'republicanRail',
  'empireRail',
  'empireLand',
  'republicanLand',
  'republicanCombat',
  'empireCombat',
  'commitment',
  'blockhouses',
  'morale',
  'victory',
] as const;
export type PhaseName = (typeof PHASES)[number];

export type MoveMode = 'sea' | 'rail' | 'land' | 'second';

export type ReadonlyState = DeepReadonly<State>;
export type Look = Reading<State, Box>;

export const sideName = (side: number): WarSide => at(SIDES, side);
export const areaId = (look: Look, area: number): string => at(look.box.areaIds, area);
export const pieceId = (look: Look, piece: number): string => at(look.box.pieceIds, piece);
/** -1 where there is no such id. */
export const areaOf = (look: Look, id: string | undefined): number =>
  look.box.areaIndex.get(id ?? '') ?? -1;
export const pieceOf = (look: Look, id: string | undefined): number =>
  look.box.pieceIndex.get(id ?? '') ?? -1;
export const pieceIdsOf = (look: Look, pieces: readonly number[]): string[] =>
  pieces.map((piece) => pieceId(look, piece));

export const sideOf = (look: Look, piece: number): number =>
  piece < look.box.firstEmpire ? REPUBLICS : EMPIRE;
export const firstOf = (look: Look, side: number): number =>
  side === EMPIRE ? look.box.firstEmpire : 0;
export const endOf = (look: Look, side: number): number =>
  side === EMPIRE ? look.box.pieces : look.box.firstEmpire;

export const inArea = (state: ReadonlyState, side: number, area: number): number =>
  at(side === EMPIRE ? state.empireIn : state.republicIn, area);

/** Pieces of a side in an area. */
export function piecesIn(look: Look, side: number, area: number): number[] {
  const found: number[] = [];
  if (inArea(look.state, side, area) === 0) return found;
  const { at: places } = look.state;
  for (let piece = firstOf(look, side); piece < endOf(look, side); piece++) {
    if (places[piece] === area) found.push(piece);
  }
  return found;
}

/** Printed factors of a side in an area: all of them, or only those that pass. */
export function factorsIn(
  look: Look,
  side: number,
  area: number,
  counts: (piece: number) => boolean = () => true,
): number {
  if (inArea(look.state, side, area) === 0) return 0;
  const { at: places } = look.state;
  const { cf } = look.box;
  let sum = 0;
  for (let piece = firstOf(look, side); piece < endOf(look, side); piece++) {
    if (places[piece] === area && counts(piece)) sum += at(cf, piece);
  }
  return sum;
}

export const isCombatUnit = (box: Box, piece: number): boolean => at(box.cf, piece) > 0;
export const isLeader = (box: Box, piece: number): boolean =>
  at(box.cf, piece) === 0 && at(box.kind, piece) !== SUPPLY;
export const isOnMap = (state: ReadonlyState, piece: number): boolean => at(state.at, piece) >= 0;
export const isBesieged = (state: ReadonlyState, piece: number): boolean =>
  state.besieged[piece] === 1;

/** Un-besieged Empire pieces in an area. */
export function fieldForce(look: Look, area: number): number[] {
  return piecesIn(look, EMPIRE, area).filter((piece) => !isBesieged(look.state, piece));
}

/** The armies on the map that stand in an area. */
export const armiesIn = (look: Look, area: number): number[] =>
  look.box.armies.filter((army) => at(look.state.at, army) === area);

/** What is in an army's box. */
export function contentsOf(look: Look, army: number): number[] {
  const found: number[] = [];
  for (let piece = 0; piece < look.box.firstEmpire; piece++) {
    if (look.state.army[piece] === army) found.push(piece);
  }
  return found;
}

/** Moves a piece to an area or off the map, and keeps the counts true. */
export function place(
  war: { readonly state: State; readonly box: Box },
  piece: number,
  to: number,
): void {
  const { state } = war;
  const counts = sideOf(war, piece) === EMPIRE ? state.empireIn : state.republicIn;
  const from = at(state.at, piece);
  if (from >= 0) counts[from] = at(counts, from) - 1;
  if (to >= 0) counts[to] = at(counts, to) + 1;
  state.at[piece] = to;
  if (to >= 0) return;
  state.besieged[piece] = 0;
  state.army[piece] = -1;
  state.moved[piece] = 0;
  state.hidden[piece] = 0;
  state.spent[piece] = 0;
}

/** Counts anew from `at`: after reading, masking or imagining a state. */
export function recount(state: State, box: Box): void {
  state.empireIn.fill(0);
  state.republicIn.fill(0);
  for (let piece = 0; piece < box.pieces; piece++) {
    const area = at(state.at, piece);
    if (area < 0) continue;
    const counts = piece < box.firstEmpire ? state.republicIn : state.empireIn;
    counts[area] = at(counts, area) + 1;
  }
}

export const isSieged = (state: ReadonlyState, area: number): boolean =>
  state.sieges.includes(area);
export const lastTurn = (look: Look): number =>
  look.box.pack.scenarios[look.state.scenario].turns[1];

export const clone = (state: ReadonlyState): State => ({
  core: cloneCore(state.core),
  options: state.options,
  scenario: state.scenario,
  turn: state.turn,
  phase: state.phase,
  at: state.at.slice(),
  due: state.due.slice(),
  army: state.army.slice(),
  besieged: state.besieged.slice(),
  moved: state.moved.slice(),
  hidden: state.hidden.slice(),
  spent: state.spent.slice(),
  control: state.control.slice(),
  razed: state.razed.slice(),
  blockhouse: state.blockhouse.slice(),
  fought: state.fought.slice(),
  empireIn: state.empireIn.slice(),
  republicIn: state.republicIn.slice(),
  wcp: state.wcp,
  morale: state.morale,
  sieges: state.sieges.slice(),
  siegeLimit: state.siegeLimit,
  column: state.column.slice(),
  battle: state.battle && { ...state.battle, attackers: state.battle.attackers.slice() },
  razedNow: state.razedNow.slice(),
  victories: state.victories.slice(),
  taken: state.taken,
  bothHeld: state.bothHeld,
  robertsUsed: state.robertsUsed,
  railLost: state.railLost,
  eventTen: state.eventTen,
  halfToken: state.halfToken,
  armyAgain: state.armyAgain,
  siegeRolls: state.siegeRolls,
  mustAttack: state.mustAttack,
  built: state.built.slice(),
  record: state.record.slice(),
});
