import { type Fields, fieldKinds } from '../../kernel/fields/declare.ts';
import type { GameState, Reading } from '../../kernel/game.ts';
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

/** Morale without a ceiling stops here. */
export const MOST_MORALE = 99;

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

export const MODES_OF_MOVE = ['sea', 'rail', 'land', 'second'] as const;
export type MoveMode = (typeof MODES_OF_MOVE)[number];

/** What bounds below ask of a state. */
type Given = Reading<GameState, Box>;

const {
  components,
  each,
  fields,
  fixed,
  id,
  list,
  literal,
  marked,
  maybe,
  name,
  oneOf,
  record,
  steps,
  truth,
  whole,
} = fieldKinds<Given>();

const AREA = components({ what: 'area', ids: ({ box }) => box.areaIds });
const REGION = components({ what: 'region', ids: ({ box }) => [...new Set(box.region)] });
const PIECE = components({ what: 'piece', ids: ({ box }) => box.pieceIds });

const lastOfAll = ({ box }: Given): number => Object.keys(box.pack.turnTrack).length;
/** Said as 0 or 1. */
const once = whole(0, 1);

/** The combat being fought. */
const BATTLE = record({
  area: id(AREA),
  /** The attacking side. */
  side: oneOf(SIDES),
  form: literal(...FORMS),
  attackers: list(id(PIECE)),
  /** The strength the Republics chose to show; -1 until they did. */
  strength: whole(-1, 999),
  /** 1: event 10 halves the price of this one. */
  half: once,
  /** 1: a second attack by exception; Buller may not call again. */
  second: once,
  /** 1: Buller rolled the six that lets him go on. */
  bullerSix: once,
});
export type Battle = Exclude<State['battle'], null>;

export const FIELDS = fields({
  options: fixed<Options>(),
  scenario: fixed<ScenarioId>(),
  /** One beyond the last when the war has run its course. */
  turn: whole(1, (given) => lastOfAll(given) + 1),
  /** 0 while setting up, then 1 to 11. */
  phase: oneOf(PHASES),
  /** By piece: its area, or RESERVE, TRACK, LOST, REMOVED. */
  at: each(
    PIECE,
    id(AREA, { reserve: RESERVE, track: TRACK, lost: LOST, removed: REMOVED }).onMap('removed'),
  ).as('pieces'),
  /** By piece off the map: the turn it is due, 0 for none. */
  due: each(PIECE, whole(0, 99).usually(0)),
  /** By piece: the army whose box it is in, or -1. */
  army: each(PIECE, id(PIECE, { none: -1 }).usually(-1)).as('boxes'),
  besieged: marked(PIECE),
  moved: marked(PIECE),
  hidden: marked(PIECE),
  /** By piece: ATTACKED, BARRED. */
  spent: each(PIECE, whole(0, ATTACKED | BARRED)).unsaid(),
  /** By area; towns alone can change hands. */
  control: each(AREA, whole(0, SIDES.length)).unsaid(),
  razed: marked(AREA),
  blockhouse: each(AREA, oneOf(['none', 'prefab', 'brick']).usually(0)).as('blockhouses'),
  /** By area: a combat was had here this phase. */
  fought: marked(AREA),
  /** By area: pieces of each side there; follows from `at`. */
  empireIn: each(AREA, whole(0, 999)).unsaid(),
  republicIn: each(AREA, whole(0, 999)).unsaid(),
  wcp: whole(0, ({ box }) => box.pack.tracks.wcp.max),
  morale: whole(0, MOST_MORALE),
  /** Areas under a siege marker. */
  sieges: list(id(AREA)),
  siegeLimit: whole(0, ({ box }) => box.pack.markers.siege.limitWithEvent),
  /** Pieces picked to go together. */
  column: list(id(PIECE)),
  battle: maybe(BATTLE),
  /** Areas razed this turn. */
  razedNow: list(id(AREA)),
  /** Republican victories of this turn (12.3.1): 1 where a new siege had an army before it. */
  victories: list(once),
  /** Capitals the Empire has taken once: 1 Bloemfontein, 2 Pretoria. */
  taken: whole(0, 3),
  /** The turn in which the Empire first held both capitals; 0 before. */
  bothHeld: whole(0, lastOfAll),
  robertsUsed: once,
  railLost: once,
  eventTen: once,
  halfToken: once,
  armyAgain: once,
  siegeRolls: once,
  mustAttack: once,
  /** Blockhouses bought this turn, by kind. */
  built: list(whole(0, 9), { length: 2 }),
  /** The course of the war, for the tracks: turn, morale and commitment as each turn began. */
  record: list(whole(0, 999)),
});

export interface State extends GameState, Fields<typeof FIELDS> {}

/** Words of positions that stand for fields kept in another way. */
export const CONTROL = each(
  AREA,
  oneOf(['nobody', ...SIDES]).only(({ box }, area) => box.town[area] === 1, NOBODY),
);
export const MARKED_PIECES = marked(PIECE);

/** Where there need not be one: then nothing. */
const pieceOrNone = name(PIECE, ['']);
const regionOrNone = name(REGION, ['']);

const side = whole(0, 1);
const phase = whole(0, PHASES.length - 1);
const mode = literal(...MODES_OF_MOVE);
const area = name(AREA);
const piece = name(PIECE);
const areas = list(area);
const flight = { side, at: area, reached: areas };
const low = whole(0, 999);
const kind = whole(PREFAB, BRICK);
const left = whole(0, 99);
const sites = { kind, left, optional: truth };

/** By step of the agenda: what it is about. Areas and pieces by their ids. */
export const STEPS = steps({
  // 3, 4
  setUp: {},
  station: { piece },
  raise: { army: piece },
  muster: { army: piece },
  opening: {},
  turn: {},
  phase: { phase },
  phaseEnd: { phase },
  phaseClose: { phase },
  turnEnd: {},
  // 5, 6, 7
  arrange: {},
  movement: { mode, side },
  depart: { mode, side },
  column: { mode, side, from: area },
  arrivals: {},
  boerLeader: { leader: piece },
  turnDown: {},
  detach: {},
  detaching: {},
  // 8
  combats: { side },
  attack: { side },
  chooseArea: {},
  /** Without a leader it is no second attack; `moved` is 1 where he and his men came on. */
  chooseForce: { leader: pieceOrNone, moved: once },
  pool: {},
  join: {},
  commit: {},
  half: {},
  band: { low, high: low },
  strength: { low, high: low },
  offerSiege: {},
  siege: {},
  callBuller: {},
  buller: {},
  clash: {},
  rout: { side, at: area },
  retreat: flight,
  retreatTo: flight,
  retreatUnit: { ...flight, piece },
  lastResort: { at: area, reached: areas },
  followers: flight,
  follow: { leader: piece, reached: areas },
  routed: { side, at: area },
  // 13, 15.1-10-c
  roberts: {},
  secondGo: { leader: piece, moved: once },
  armyAgain: {},
  armySecond: { army: pieceOrNone },
  secondArrival: { leader: piece },
  // 10, 11, 12
  build: {},
  bargain: {},
  region: sites,
  site: { ...sites, region: regionOrNone },
  pay: { brigades: whole(0, 9), left },
  raze: {},
  razeArea: {},
  razing: {},
  siegeChecks: { areas },
  siegeOrder: { areas },
  starve: { at: area },
  boerVictories: {},
  // 15
  randomEvent: {},
  aid: {},
  hasten: {},
  hastenUnit: { turn: whole(1, 99) },
  overruled: {},
});

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
