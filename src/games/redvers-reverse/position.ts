import { readCore, writeCore } from '../../kernel/core-words.ts';
import { type Core, isProblems, newCore, type Problem, type Setup } from '../../kernel/game.ts';
import { isObject, type Json, type JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import {
  BATTALION,
  BATTERY,
  type Box,
  COMMANDO,
  counterNames,
  GUN,
  HQ,
  LEADER,
  REGIMENT,
} from './box.ts';
import { setup as layOut } from './rules/09-set-up.ts';
import { ABSENT, LEVELS, NONE, PHASES, SEGMENTS, type Segment, type State } from './state.ts';

/** Positions: the whole state in words of component ids, and back. See docs/positions/redvers-reverse.md. */

const NO = 'none';
const FACES: Readonly<Record<number, readonly [string, string]>> = {
  [BATTALION]: ['full', 'reduced'],
  [REGIMENT]: ['dismounted', 'mounted'],
  [BATTERY]: ['unlimbered', 'limbered'],
  [COMMANDO]: ['full', 'reduced'],
  [LEADER]: ['original', 'replacement'],
  [HQ]: ['operative', 'moving'],
};
const MARKERS = [NO, 'released', 'return'] as const;
const MOODS = [NO, 'panicked', 'firm'] as const;
const SENT = [NO, 'buller', 'long'] as const;
const DONE = ['no', 'finished', 'moved'] as const;

export function write(state: State, box: Box): JsonObject {
  const area = (index: number): string => (index < 0 ? NO : at(box.areas, index).id);
  const piece = (index: number): string => (index < 0 ? NO : at(box.pieces, index).id);
  const brigade = (index: number): string => (index < 0 ? NO : at(box.brigades, index).id);
  const counts = (list: readonly number[], name: (index: number) => string): JsonObject =>
    Object.fromEntries(list.flatMap((n, i) => (n === 0 ? [] : [[name(i), n]])));
  const marked = (list: readonly number[], name: (index: number) => string): string[] =>
    list.flatMap((n, i) => (n > 0 ? [name(i)] : []));
  return {
    turn: state.turn,
    phase: state.segment < 0 ? 'setUp' : at(SEGMENTS, state.segment),
    confidence: state.confidence,
    loss: state.loss,
    shaken: state.shaken,
    cp: state.cp,
    pieces: Object.fromEntries(
      box.pieces.map((each, index) => [each.id, writePiece(state, box, index)]),
    ),
    brigades: Object.fromEntries(
      box.brigades.map((each, i) => [
        each.id,
        {
          planned: area(at(state.planned, i)),
          objective: area(at(state.objective, i)),
          due: at(state.due, i),
          fail: at(state.fail, i) > 0,
          reached: area(at(state.reached, i)),
          ordered: at(SENT, at(state.ordered, i)),
          triedToWithdraw: at(state.tried, i) > 0,
          leader: at(MOODS, at(state.mood, i)),
          withdrawing: at(state.failing, i) > 0,
        },
      ]),
    ),
    hidden: marked(state.hidden, area),
    captured: marked(state.captured, area),
    drifts: Object.fromEntries(
      box.drifts.map((each, i) => [
        area(each),
        {
          value: at(state.drift, i),
          seen: at(state.driftSeen, i) > 0,
          open: at(state.driftOpen, i) > 0,
          searched: at(state.searched, i) > 0,
        },
      ]),
    ),
    driftsAside: state.drift.slice(box.drifts.length),
    events: {
      british: state.event < 0 ? NO : at(box.britishChits, state.event),
      closeOrder: brigade(state.closeOrder),
      bobHart: brigade(state.bobHart),
      hesitating: brigade(state.hesitating),
      guideUsed: state.guided > 0,
      misfire: state.misfire,
      ammo: state.ammo,
      freed: marked(state.freed, (i) => at(box.groups, i).id),
    },
    cups: {
      british: Object.fromEntries(box.britishChits.map((id, i) => [id, at(state.britishCup, i)])),
      boer: Object.fromEntries(box.boerChits.map((id, i) => [id, at(state.boerCup, i)])),
      strength: Object.fromEntries(counterNames(box).map((name, i) => [name, at(state.spCup, i)])),
    },
    staff: {
      bullerWith: piece(state.bullerWith),
      longWith: piece(state.longWith),
      longOrdered: state.longOrdered > 0,
    },
    crossed: {
      british: counts(state.britishThrough, area),
      boers: counts(state.boerThrough, area),
    },
    movement: {
      brigade: brigade(state.moving),
      party: state.party.map(piece),
      allowance: counts(state.allowance, piece),
      spent: counts(state.spent, piece),
      done: Object.fromEntries(
        state.done.flatMap((n, i) => (n === 0 ? [] : [[piece(i), at(DONE, n)]])),
      ),
    },
    fire: {
      fired: marked(state.fired, piece),
      attacks: state.attackAt.map((each, i) => ({
        at: area(each),
        by: piece(at(state.attackBy, i)),
        with: piece(at(state.attackWith, i)),
      })),
      brigadesLost: counts(state.brigadeToll, brigade),
      groupsLost: counts(state.groupToll, (i) => at(box.groups, i).id),
    },
    core: writeCore(state.core),
  };
}

/** SP Counters by what is printed on them; No Fire comes last. */
function writePiece(state: State, box: Box, index: number): JsonObject {
  const { kind } = at(box.pieces, index);
  const where = at(state.where, index);
  const faces = FACES[kind];
  const counter = at(state.counter, index);
  return {
    area: where === NONE ? 'eliminated' : where === ABSENT ? 'absent' : at(box.areas, where).id,
    ...(faces && { face: at(faces, at(state.face, index)) }),
    ...(kind <= GUN && {
      level: at(LEVELS, at(state.level, index)),
      losses: at(state.losses, index),
    }),
    ...(kind === COMMANDO && {
      marker: at(MARKERS, at(state.marker, index)),
      counter: counter === 0 ? NO : at(counterNames(box), counter - 1),
    }),
  };
}

/** Reads words and remembers every slip with its place. */
class Reader {
  readonly problems: Problem[] = [];
  readonly box: Box;
  private readonly areaIds: readonly string[];
  private readonly pieceIds: readonly string[];
  private readonly brigadeIds: readonly string[];
  constructor(box: Box) {
    this.box = box;
    this.areaIds = box.areas.map((each) => each.id);
    this.pieceIds = box.pieces.map((each) => each.id);
    this.brigadeIds = box.brigades.map((each) => each.id);
  }
  wrong(where: string, problem: string): number {
    this.problems.push({ at: where, problem });
    return 0;
  }
  part(words: JsonObject, key: string, where = key): JsonObject {
    const value = words[key];
    if (isObject(value)) return value;
    this.wrong(where, 'must be an object');
    return {};
  }
  number(value: Json | undefined, where: string, min: number, max: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
      return value;
    return this.wrong(where, `must be a whole number from ${min} to ${max}`);
  }
  flag(value: Json | undefined, where: string): number {
    if (typeof value !== 'boolean') return this.wrong(where, 'must be true or false');
    return value ? 1 : 0;
  }
  word(value: Json | undefined, where: string, words: readonly string[]): number {
    const index = typeof value === 'string' ? words.indexOf(value) : -1;
    return index >= 0 ? index : this.wrong(where, `must be one of: ${words.join(', ')}`);
  }
  private named(value: Json | undefined, where: string, ids: readonly string[], what: string) {
    if (value === NO) return NONE;
    const index = typeof value === 'string' ? ids.indexOf(value) : -1;
    if (index >= 0) return index;
    this.wrong(where, `no ${what} is named ${JSON.stringify(value)} ("none" for none)`);
    return NONE;
  }
  area(value: Json | undefined, where: string): number {
    return this.named(value, where, this.areaIds, 'area');
  }
  piece(value: Json | undefined, where: string): number {
    return this.named(value, where, this.pieceIds, 'piece');
  }
  brigade(value: Json | undefined, where: string): number {
    return this.named(value, where, this.brigadeIds, 'brigade');
  }
  list(value: Json | undefined, where: string): readonly Json[] {
    if (Array.isArray(value)) return value as readonly Json[];
    this.wrong(where, 'must be a list');
    return [];
  }
  /** A list of ids as flags by index. */
  flags(value: Json | undefined, where: string, ids: readonly string[], what: string): number[] {
    const flags = ids.map(() => 0);
    this.list(value, where).forEach((id, i) => {
      const index = this.named(id, `${where}.${i}`, ids, what);
      if (index >= 0) flags[index] = 1;
    });
    return flags;
  }
  areaFlags(value: Json | undefined, where: string): number[] {
    return this.flags(value, where, this.areaIds, 'area');
  }
  pieceFlags(value: Json | undefined, where: string): number[] {
    return this.flags(value, where, this.pieceIds, 'piece');
  }
  /** An object of numbers by id; what is not named is 0. */
  counts(value: Json | undefined, where: string, ids: readonly string[], max = 99): number[] {
    const counts = ids.map(() => 0);
    if (!isObject(value)) {
      this.wrong(where, 'must be an object');
      return counts;
    }
    for (const [id, n] of Object.entries(value)) {
      const index = ids.indexOf(id);
      if (index < 0) this.wrong(`${where}.${id}`, `unknown; there is: ${ids.join(', ')}`);
      else counts[index] = this.number(n, `${where}.${id}`, 0, max);
    }
    return counts;
  }
  areaCounts(value: Json | undefined, where: string): number[] {
    return this.counts(value, where, this.areaIds);
  }
  pieceCounts(value: Json | undefined, where: string): number[] {
    return this.counts(value, where, this.pieceIds);
  }
  /** Nothing may be said about what does not exist. */
  known(words: JsonObject, ids: readonly string[], where: string): void {
    for (const id of Object.keys(words))
      if (!ids.includes(id)) this.wrong(`${where}.${id}`, 'no such thing in this game');
  }
}

export function read(words: JsonObject, wish: Setup, box: Box): State | readonly Problem[] {
  const state = layOut(wish, box);
  if (isProblems(state)) return state;
  const reader = new Reader(box);
  readTracks(reader, words, state);
  readPieces(reader, reader.part(words, 'pieces'), state);
  readBrigades(reader, reader.part(words, 'brigades'), state);
  readAreas(reader, words, state);
  readEvents(reader, words, state);
  readMovement(reader, words, state);
  readFire(reader, reader.part(words, 'fire'), state);
  state.core = coreOf(words, state);
  return reader.problems.length > 0 ? reader.problems : state;
}

function readTracks(reader: Reader, words: JsonObject, state: State): void {
  const { fixed } = reader.box.pack.statusChart;
  state.turn = reader.number(words['turn'], 'turn', 1, fixed.lastTurn);
  state.confidence = reader.number(words['confidence'], 'confidence', fixed.min, fixed.max);
  state.loss = reader.number(words['loss'], 'loss', fixed.min, fixed.max);
  state.shaken = reader.number(words['shaken'], 'shaken', 0, 2);
  state.cp = reader.number(words['cp'], 'cp', 0, 99);
  const phase = words['phase'];
  const named = typeof phase === 'string' && phase in PHASES;
  const segment = named ? PHASES[phase as keyof typeof PHASES] : phase;
  state.segment =
    segment === 'setUp'
      ? NONE
      : reader.word(segment, 'phase', [...SEGMENTS, ...Object.keys(PHASES)]);
}

/** Written by hand, a position may say only turn and phase: the agenda follows from them. */
function coreOf(words: JsonObject, state: State): Core {
  const core = readCore(words['core']);
  const untouched = core.agenda.length === 1 && core.agenda[0]?.step === 'setUp';
  if (!untouched || state.segment < 0) return core;
  const rest: readonly Segment[] = SEGMENTS.slice(state.segment);
  const undealt = state.drift.some((value) => value === 0);
  const derived = newCore(
    ...(undealt ? [{ step: 'dealDrifts' }] : []),
    ...rest.map((segment) => ({ step: segment })),
  );
  derived.epoch = state.turn;
  return derived;
}

function readPieces(reader: Reader, words: JsonObject, state: State): void {
  const { box } = reader;
  reader.known(
    words,
    box.pieces.map((piece) => piece.id),
    'pieces',
  );
  box.pieces.forEach((piece, index) => {
    const where = `pieces.${piece.id}`;
    const own = reader.part(words, piece.id, where);
    const { area } = own;
    if (area === 'eliminated') state.where[index] = NONE;
    else if (area === 'absent') state.where[index] = ABSENT;
    else state.where[index] = reader.area(area, `${where}.area`);
    const faces = FACES[piece.kind];
    if (faces) state.face[index] = reader.word(own['face'], `${where}.face`, faces);
    if (piece.kind <= GUN) {
      state.level[index] = reader.word(own['level'], `${where}.level`, LEVELS);
      state.losses[index] = reader.number(own['losses'], `${where}.losses`, 0, 9);
    }
    if (piece.kind === COMMANDO) {
      state.marker[index] = reader.word(own['marker'], `${where}.marker`, MARKERS);
      const counters = [NO, ...counterNames(box)];
      state.counter[index] = reader.word(own['counter'], `${where}.counter`, counters);
    }
  });
}

function readBrigades(reader: Reader, words: JsonObject, state: State): void {
  const { box } = reader;
  reader.known(
    words,
    box.brigades.map((brigade) => brigade.id),
    'brigades',
  );
  box.brigades.forEach((brigade, i) => {
    const where = `brigades.${brigade.id}`;
    const own = reader.part(words, brigade.id, where);
    state.planned[i] = reader.area(own['planned'], `${where}.planned`);
    state.objective[i] = reader.area(own['objective'], `${where}.objective`);
    state.due[i] = reader.number(own['due'], `${where}.due`, 0, 99);
    state.fail[i] = reader.flag(own['fail'], `${where}.fail`);
    state.reached[i] = reader.area(own['reached'], `${where}.reached`);
    state.ordered[i] = reader.word(own['ordered'], `${where}.ordered`, SENT);
    state.tried[i] = reader.flag(own['triedToWithdraw'], `${where}.triedToWithdraw`);
    state.mood[i] = reader.word(own['leader'], `${where}.leader`, MOODS);
    state.failing[i] = reader.flag(own['withdrawing'], `${where}.withdrawing`);
  });
}

function readAreas(reader: Reader, words: JsonObject, state: State): void {
  const { box } = reader;
  state.hidden = reader.areaFlags(words['hidden'], 'hidden');
  state.captured = reader.areaFlags(words['captured'], 'captured');
  const drifts = reader.part(words, 'drifts');
  const ids = box.drifts.map((area) => at(box.areas, area).id);
  reader.known(drifts, ids, 'drifts');
  ids.forEach((id, i) => {
    const own = reader.part(drifts, id, `drifts.${id}`);
    state.drift[i] = reader.number(own['value'], `drifts.${id}.value`, 0, 12);
    state.driftSeen[i] = reader.flag(own['seen'], `drifts.${id}.seen`);
    state.driftOpen[i] = reader.flag(own['open'], `drifts.${id}.open`);
    state.searched[i] = reader.flag(own['searched'], `drifts.${id}.searched`);
  });
  const aside = reader.list(words['driftsAside'], 'driftsAside');
  const places = state.drift.length - ids.length;
  if (aside.length !== places) reader.wrong('driftsAside', `must have ${places} values`);
  else
    aside.forEach((value, i) => {
      state.drift[ids.length + i] = reader.number(value, `driftsAside.${i}`, 0, 12);
    });
  const crossed = reader.part(words, 'crossed');
  state.britishThrough = reader.areaCounts(crossed['british'], 'crossed.british');
  state.boerThrough = reader.areaCounts(crossed['boers'], 'crossed.boers');
}

function readEvents(reader: Reader, words: JsonObject, state: State): void {
  const { box } = reader;
  const events = reader.part(words, 'events');
  state.event = reader.word(events['british'], 'events.british', [NO, ...box.britishChits]) - 1;
  state.closeOrder = reader.brigade(events['closeOrder'], 'events.closeOrder');
  state.bobHart = reader.brigade(events['bobHart'], 'events.bobHart');
  state.hesitating = reader.brigade(events['hesitating'], 'events.hesitating');
  state.guided = reader.flag(events['guideUsed'], 'events.guideUsed');
  state.misfire = reader.number(events['misfire'], 'events.misfire', 0, 99);
  state.ammo = reader.number(events['ammo'], 'events.ammo', 0, 99);
  const groups = box.groups.map((group) => group.id);
  state.freed = reader.flags(events['freed'], 'events.freed', groups, 'group');
  const cups = reader.part(words, 'cups');
  state.britishCup = reader.counts(cups['british'], 'cups.british', box.britishChits);
  state.boerCup = reader.counts(cups['boer'], 'cups.boer', box.boerChits);
  state.spCup = reader.counts(cups['strength'], 'cups.strength', counterNames(box));
}

function readMovement(reader: Reader, words: JsonObject, state: State): void {
  const staff = reader.part(words, 'staff');
  state.bullerWith = reader.piece(staff['bullerWith'], 'staff.bullerWith');
  state.longWith = reader.piece(staff['longWith'], 'staff.longWith');
  state.longOrdered = reader.flag(staff['longOrdered'], 'staff.longOrdered');
  const movement = reader.part(words, 'movement');
  state.moving = reader.brigade(movement['brigade'], 'movement.brigade');
  state.party = reader
    .list(movement['party'], 'movement.party')
    .map((id, i) => reader.piece(id, `movement.party.${i}`));
  state.allowance = reader.pieceCounts(movement['allowance'], 'movement.allowance');
  state.spent = reader.pieceCounts(movement['spent'], 'movement.spent');
  const done = reader.part(movement, 'done', 'movement.done');
  state.done = state.done.map(() => 0);
  for (const [id, value] of Object.entries(done)) {
    const piece = reader.piece(id, `movement.done.${id}`);
    if (piece >= 0) state.done[piece] = reader.word(value, `movement.done.${id}`, DONE);
  }
}

function readFire(reader: Reader, fire: JsonObject, state: State): void {
  const { box } = reader;
  state.fired = reader.pieceFlags(fire['fired'], 'fire.fired');
  reader.list(fire['attacks'], 'fire.attacks').forEach((attack, i) => {
    const own = isObject(attack) ? attack : {};
    state.attackAt.push(reader.area(own['at'], `fire.attacks.${i}.at`));
    state.attackBy.push(reader.piece(own['by'], `fire.attacks.${i}.by`));
    state.attackWith.push(reader.piece(own['with'], `fire.attacks.${i}.with`));
  });
  const brigades = box.brigades.map((brigade) => brigade.id);
  const groups = box.groups.map((group) => group.id);
  state.brigadeToll = reader.counts(fire['brigadesLost'], 'fire.brigadesLost', brigades);
  state.groupToll = reader.counts(fire['groupsLost'], 'fire.groupsLost', groups);
}
