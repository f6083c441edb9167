import { readCore as coreOf, writeCore as coreWords } from '../../kernel/core-words.ts';
import type { Core, Problem, Setup, Step } from '../../kernel/game.ts';
import { isObject, type Json, type JsonObject, textOf } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { type Box, SIDES } from './box.ts';
import { setup as layOut } from './setup.ts';
import {
  ATTACKED,
  BARRED,
  type Battle,
  BRICK,
  FORMS,
  LOST,
  PHASES,
  PREFAB,
  REMOVED,
  RESERVE,
  recount,
  type State,
  TRACK,
} from './state.ts';

const OFF_MAP: readonly (readonly [string, number])[] = [
  ['reserve', RESERVE],
  ['track', TRACK],
  ['lost', LOST],
  ['removed', REMOVED],
];

/** Counters that are one number each, in the words of the state itself. */
const NUMBERS = [
  'wcp',
  'morale',
  'siegeLimit',
  'taken',
  'bothHeld',
  'robertsUsed',
  'railLost',
  'eventTen',
  'halfToken',
  'armyAgain',
  'siegeRolls',
  'mustAttack',
] as const;

const PIECE_FLAGS = ['besieged', 'moved', 'hidden'] as const;
const AREA_FLAGS = ['razed', 'fought'] as const;

/** The whole state in words of component ids. */
export function write(state: State, box: Box): JsonObject {
  const piece = (index: number): string => at(box.pieceIds, index);
  const area = (index: number): string => at(box.areaIds, index);
  const pick = <T>(list: readonly number[], say: (index: number) => T): T[] =>
    list.flatMap((value, index) => (value !== 0 ? [say(index)] : []));
  const place = (value: number): string =>
    value >= 0 ? area(value) : (OFF_MAP.find(([, code]) => code === value)?.[0] ?? 'removed');
  const words: Record<string, Json> = {
    turn: state.turn,
    phase: at(PHASES, state.phase),
    pieces: Object.fromEntries(state.at.map((value, i) => [piece(i), place(value)])),
    due: Object.fromEntries(
      state.due.flatMap((turn, i) => (turn > 0 ? [[piece(i), turn] as const] : [])),
    ),
    boxes: Object.fromEntries(
      state.army.flatMap((army, i) => (army >= 0 ? [[piece(i), piece(army)] as const] : [])),
    ),
    control: Object.fromEntries(
      state.control.flatMap((side, i) =>
        box.town[i] === 1
          ? [[area(i), side === 0 ? 'nobody' : at<string>(SIDES, side - 1)] as const]
          : [],
      ),
    ),
    blockhouses: Object.fromEntries(
      state.blockhouse.flatMap((kind, i) =>
        kind === 0 ? [] : [[area(i), kind === BRICK ? 'brick' : 'prefab'] as const],
      ),
    ),
    attacked: state.spent.flatMap((bits, i) => ((bits & ATTACKED) !== 0 ? [piece(i)] : [])),
    barred: state.spent.flatMap((bits, i) => ((bits & BARRED) !== 0 ? [piece(i)] : [])),
    sieges: state.sieges.map(area),
    column: state.column.map(piece),
    razedNow: state.razedNow.map(area),
    victories: state.victories,
    built: state.built,
    record: state.record,
    battle: state.battle
      ? {
          ...state.battle,
          area: area(state.battle.area),
          side: at<string>(SIDES, state.battle.side),
          attackers: state.battle.attackers.map(piece),
        }
      : 'none',
    core: writeCore(state),
  };
  for (const key of PIECE_FLAGS) words[key] = pick(state[key], piece);
  for (const key of AREA_FLAGS) words[key] = pick(state[key], area);
  for (const key of NUMBERS) words[key] = state[key];
  return words;
}

/** What runs next if nobody says otherwise: the set-up, or the rest of the turn from this phase on. */
const derivedAgenda = (phase: number): Step[] => [{ step: phase === 0 ? 'setUp' : 'turn' }];

const sameSteps = (a: readonly Step[], b: readonly Step[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** An agenda or epoch that follows from turn and phase is left unsaid. */
function writeCore(state: State): JsonObject {
  const { agenda, epoch, ...rest } = coreWords(state.core);
  return {
    ...rest,
    ...(!sameSteps(state.core.agenda, derivedAgenda(state.phase)) && { agenda: agenda ?? [] }),
    ...(state.core.epoch !== state.turn && { epoch: epoch ?? 0 }),
  };
}

/** Collects what is wrong while reading. */
class Reader {
  readonly problems: Problem[] = [];
  readonly words: JsonObject;
  readonly box: Box;

  constructor(words: JsonObject, box: Box) {
    this.words = words;
    this.box = box;
  }

  say(where: string, problem: string): number {
    this.problems.push({ at: where, problem });
    return 0;
  }

  part(key: string): JsonObject {
    const value = this.words[key];
    if (isObject(value)) return value;
    this.say(key, 'must be an object');
    return {};
  }

  list(key: string): readonly Json[] {
    const value = this.words[key];
    if (Array.isArray(value)) return value;
    this.say(key, 'must be a list');
    return [];
  }

  number(value: Json | undefined, where: string, low: number, high: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high)
      return value;
    return this.say(where, `must be a whole number from ${low} to ${high}`);
  }

  piece(value: Json | undefined, where: string): number {
    const index = this.box.pieceIndex.get(textOf(value));
    return index ?? this.say(where, `no piece is named "${textOf(value)}"`);
  }

  area(value: Json | undefined, where: string): number {
    const index = this.box.areaIndex.get(textOf(value));
    return index ?? this.say(where, `no area is named "${textOf(value)}"`);
  }

  oneOf<T extends string>(value: Json | undefined, where: string, words: readonly T[]): number {
    const index = words.indexOf(value as T);
    return index >= 0 ? index : this.say(where, `must be one of: ${words.join(', ')}`);
  }

  marked(key: string, find: (value: Json, where: string) => number, target: number[]): void {
    target.fill(0);
    for (const [i, value] of this.list(key).entries()) target[find(value, `${key}.${i}`)] = 1;
  }
}

/** Reads words back into a state; with only `turn` and `phase` changed the agenda follows from them. */
export function read(words: JsonObject, wish: Setup, box: Box): State | readonly Problem[] {
  const laid = layOut(wish, box);
  if (!('core' in laid)) return laid;
  const state: State = laid;
  const reader = new Reader(words, box);
  const last = Object.keys(box.pack.turnTrack).length;
  state.turn = reader.number(words['turn'], 'turn', 1, last + 1);
  state.phase = reader.oneOf(words['phase'], 'phase', PHASES);
  readPieces(reader, state);
  readAreas(reader, state);
  for (const key of NUMBERS) state[key] = reader.number(words[key], key, 0, 999);
  state.column = reader.list('column').map((id, i) => reader.piece(id, `column.${i}`));
  state.victories = reader
    .list('victories')
    .map((one, i) => reader.number(one, `victories.${i}`, 0, 1));
  state.built = [0, 1].map((i) => reader.number(reader.list('built')[i], `built.${i}`, 0, 9));
  state.record = reader.list('record').map((one, i) => reader.number(one, `record.${i}`, 0, 999));
  state.battle = readBattle(reader);
  state.core = readCore(reader, state);
  if (reader.problems.length > 0) return reader.problems;
  recount(state, box);
  return state;
}

function readPieces(reader: Reader, state: State): void {
  const { box } = reader;
  const pieces = reader.part('pieces');
  for (const [id, value] of Object.entries(pieces)) {
    const where = `pieces.${id}`;
    const piece = box.pieceIndex.get(id);
    if (piece === undefined) {
      reader.say(where, 'no such piece');
      continue;
    }
    const off = OFF_MAP.find(([name]) => name === value);
    state.at[piece] = off ? off[1] : reader.area(value ?? null, where);
  }
  for (const id of box.pieceIds) if (!(id in pieces)) reader.say(`pieces.${id}`, 'is missing');
  state.due.fill(0);
  for (const [id, turn] of Object.entries(reader.part('due')))
    state.due[reader.piece(id, `due.${id}`)] = reader.number(turn, `due.${id}`, 1, 99);
  state.army.fill(-1);
  for (const [id, army] of Object.entries(reader.part('boxes'))) {
    const holder = reader.piece(army ?? null, `boxes.${id}`);
    if (!box.armies.includes(holder)) reader.say(`boxes.${id}`, 'must name an army');
    state.army[reader.piece(id, `boxes.${id}`)] = holder;
  }
  const piece = (value: Json, where: string) => reader.piece(value, where);
  for (const key of PIECE_FLAGS) reader.marked(key, piece, state[key]);
  const attacked = state.at.map(() => 0);
  const barred = state.at.map(() => 0);
  reader.marked('attacked', piece, attacked);
  reader.marked('barred', piece, barred);
  state.spent = attacked.map((one, i) => one * ATTACKED + at(barred, i) * BARRED);
}

function readAreas(reader: Reader, state: State): void {
  const { box } = reader;
  const area = (value: Json, where: string) => reader.area(value, where);
  for (const key of AREA_FLAGS) reader.marked(key, area, state[key]);
  for (const [id, side] of Object.entries(reader.part('control'))) {
    const where = `control.${id}`;
    const index = reader.area(id, where);
    if (box.town[index] !== 1) reader.say(where, 'is no town that can be controlled');
    state.control[index] = reader.oneOf(side ?? null, where, ['nobody', ...SIDES]);
  }
  state.blockhouse.fill(0);
  for (const [id, kind] of Object.entries(reader.part('blockhouses'))) {
    const where = `blockhouses.${id}`;
    state.blockhouse[reader.area(id, where)] =
      reader.oneOf(kind ?? null, where, ['prefab', 'brick']) === 0 ? PREFAB : BRICK;
  }
  state.sieges = reader.list('sieges').map((id, i) => reader.area(id, `sieges.${i}`));
  state.razedNow = reader.list('razedNow').map((id, i) => reader.area(id, `razedNow.${i}`));
}

function readBattle(reader: Reader): Battle | null {
  const words = reader.words['battle'];
  if (words === 'none') return null;
  if (!isObject(words)) {
    reader.say('battle', 'must be "none" or an object');
    return null;
  }
  const attackers = Array.isArray(words['attackers']) ? (words['attackers'] as Json[]) : [];
  const flag = (key: string) => reader.number(words[key], `battle.${key}`, 0, 1);
  return {
    area: reader.area(words['area'], 'battle.area'),
    side: reader.oneOf(words['side'], 'battle.side', SIDES),
    form: at(FORMS, reader.oneOf(words['form'], 'battle.form', FORMS)),
    attackers: attackers.map((id, i) => reader.piece(id, `battle.attackers.${i}`)),
    strength: reader.number(words['strength'], 'battle.strength', -1, 999),
    half: flag('half'),
    second: flag('second'),
    bullerSix: flag('bullerSix'),
  };
}

function readCore(reader: Reader, state: State): Core {
  const words = reader.part('core');
  const core = coreOf(words);
  if (words['agenda'] === undefined) core.agenda = derivedAgenda(state.phase);
  if (words['epoch'] === undefined) core.epoch = state.turn;
  return core;
}
