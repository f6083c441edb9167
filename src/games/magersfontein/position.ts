import { type Core, newCore, type Problem, type Setup, type Step } from '../../kernel/game.ts';
import { isObject, type JsonObject, textOf } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { type Box, NONE, SIDES } from './box.ts';
import { layOutGame } from './setup.ts';
import {
  ELIMINATED,
  EXITED,
  type Melee,
  PHASES,
  type State,
  UNIT_ARRAYS,
  WAITING,
} from './state.ts';

const FORMS = ['foot', 'mounted', 'column'] as const;
const ROUT = ['no', 'broken', 'reorganizing'] as const;
const RIDES = ['with-chief', 'under-way', 'on-track', 'spent', 'saddled'] as const;

/** Counters of one activation that are nearly always zero; written only where they are not. */
const SMALL = UNIT_ARRAYS.filter(
  (key) => !['hex', 'reduced', 'loss', 'routed', 'form', 'mark'].includes(key),
);

const hexName = (box: Box, hex: number): string =>
  hex >= 0
    ? at(box.grid.ids, hex)
    : hex === WAITING
      ? 'waiting'
      : hex === ELIMINATED
        ? 'eliminated'
        : 'exited';

/** The whole state in words of component ids. */
export function write(state: State, box: Box): JsonObject {
  const name = (hex: number): string => (hex < 0 ? 'none' : at(box.grid.ids, hex));
  const vector = (i: number): string => at(box.vectors, i).id;
  const fresh = freshMorale(box);
  const melee = state.melee;
  return {
    turn: state.turn,
    phase: PHASES[state.phase] ?? 'command',
    units: Object.fromEntries(
      box.units.map((unit, i) => [
        unit.id,
        {
          hex: hexName(box, at(state.hex, i)),
          side: at(state.reduced, i) ? 'reduced' : 'full',
          lost: at(state.loss, i),
          routed: ROUT[at(state.routed, i)] ?? 'no',
          formation: FORMS[at(state.form, i)] ?? 'foot',
          hidden: at(state.mark, i) + 1,
          ...Object.fromEntries(
            SMALL.flatMap((key) => {
              const value = at(state[key], i);
              const usual = key === 'start' ? NONE : key === 'morale' ? at(fresh, i) : 0;
              return value === usual ? [] : [[key, value]];
            }),
          ),
        },
      ]),
    ),
    trenches: Object.fromEntries(
      at(box.scenarios, state.scenario).trenches.map((hex, i) => [
        at(box.grid.ids, hex),
        at(state.trench, i) === 1,
      ]),
    ),
    commanders: Object.fromEntries(
      box.commanders.map((c, i) => [
        c.id,
        {
          hex: name(at(state.at, i)),
          returns: at(state.due, i),
          order: at(state.attack, i) ? 'attack' : 'defense',
          vector: vector(at(state.vector, i)),
          edge: name(at(state.edge, i)),
          distance: at(state.left, i),
          activated: at(state.used, i) === 1,
          rode: at(state.rode, i),
        },
      ]),
    ),
    riders: Object.fromEntries(
      box.riders.map((r, i) => [
        r.id,
        {
          where: RIDES[at(state.rider, i)] ?? 'with-chief',
          hex: name(at(state.riderHex, i)),
          returns: at(state.riderDue, i),
          to: at(state.riderTo, i) < 0 ? 'none' : at(box.commanders, at(state.riderTo, i)).id,
          order: at(state.riderAttack, i) ? 'attack' : 'defense',
          vector: vector(at(state.riderVector, i)),
          edge: name(at(state.riderEdge, i)),
          distance: at(state.riderLeft, i),
        },
      ]),
    ),
    activation: {
      commander: state.active < 0 ? 'none' : at(box.commanders, state.active).id,
      stage: state.stage,
      unit: state.mover < 0 ? 'none' : at(box.units, state.mover).id,
      joining: state.joining,
      action: state.action,
      fired: state.fired,
      towards: state.towards < 0 ? 'none' : at(box.commanders, state.towards).id,
      shots: state.shots.map((shot) => [
        at(box.units, Math.floor(shot / 128)).id,
        at(box.units, shot % 128).id,
      ]),
      picked: SIDES.map((_, side) =>
        at(state.pick, side) < 0 ? 'none' : at(box.commanders, at(state.pick, side)).id,
      ),
      shown: state.shown,
      flashes: state.flashes,
      draft: state.draft,
      melee: melee
        ? {
            kind: melee.kind,
            target: name(melee.target),
            units: melee.units.map((u) => at(box.units, u).id),
            passed: melee.passed.map((u) => at(box.units, u).id),
            defenders: melee.defenders.map((u) => at(box.units, u).id),
            morale: melee.morale,
            stand: melee.stand,
            support: melee.support,
            hidden: melee.hidden,
            decided: melee.decided,
          }
        : 'none',
    },
    score: {
      commandersLost: state.commandersLost,
      bled: state.bled,
      entered: state.entered.map((hex) => at(box.grid.ids, hex)),
      columnsMoved: state.columnsMoved,
    },
    core: state.core as unknown as JsonObject,
  };
}

const freshMorale = (box: Box): number[] => box.units.map((unit) => unit.full);

class Reader {
  readonly problems: Problem[] = [];
  readonly box: Box;

  constructor(box: Box) {
    this.box = box;
  }

  say(at: string, problem: string): number {
    this.problems.push({ at, problem });
    return NONE;
  }
  part(words: JsonObject, key: string, at = key): JsonObject {
    const value = words[key];
    if (isObject(value)) return value;
    this.say(at, 'must be an object');
    return {};
  }
  whole(value: unknown, at: string, least = 0, most = 999): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
      return value;
    return this.say(at, `must be a whole number from ${least} to ${most}`);
  }
  word<T extends string>(value: unknown, list: readonly T[], at: string): number {
    const index = list.indexOf(String(value) as T);
    return index < 0 ? this.say(at, `must be one of: ${list.join(', ')}`) : index;
  }
  hex(value: unknown, at: string): number {
    if (value === 'none') return NONE;
    return (
      this.box.hexIndex.get(String(value)) ?? this.say(at, `no hex is numbered "${String(value)}"`)
    );
  }
  piece(value: unknown, index: ReadonlyMap<string, number>, at: string): number {
    if (value === 'none') return NONE;
    return index.get(String(value)) ?? this.say(at, `"${String(value)}" is unknown`);
  }
  list(value: unknown, at: string): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.say(at, 'must be a list');
    return [];
  }
}

/** Reads words back; a person may leave `core` out and give only turn and phase. */
export function read(words: JsonObject, setup: Setup, box: Box): State | readonly Problem[] {
  const state = layOutGame(setup, box);
  if (Array.isArray(state)) return state;
  const into = state as State;
  const reader = new Reader(box);
  into.turn = reader.whole(words['turn'], 'turn', 0, at(box.scenarios, into.scenario).turns);
  into.phase = reader.word(words['phase'], PHASES, 'phase');
  readUnits(reader, reader.part(words, 'units'), into);
  readTrenches(reader, reader.part(words, 'trenches'), into);
  readCommanders(reader, reader.part(words, 'commanders'), into);
  readRiders(reader, reader.part(words, 'riders'), into);
  readActivation(reader, reader.part(words, 'activation'), into);
  const score = reader.part(words, 'score');
  into.commandersLost = reader.whole(score['commandersLost'], 'score.commandersLost');
  into.columnsMoved = reader.whole(score['columnsMoved'], 'score.columnsMoved', 0, 1);
  const bled = reader.list(score['bled'] ?? [], 'score.bled');
  into.bled = [0, 1, 2].map((i) => reader.whole(bled[i] ?? 0, `score.bled.${i}`, 0, 9999));
  into.entered = reader
    .list(score['entered'] ?? [], 'score.entered')
    .map((hex, i) => reader.hex(hex, `score.entered.${i}`))
    .filter((hex) => hex !== NONE);
  into.core = readCore(reader.part(words, 'core'), into, box);
  return reader.problems.length > 0 ? reader.problems : into;
}

const PLACES: Readonly<Record<string, number>> = {
  waiting: WAITING,
  eliminated: ELIMINATED,
  exited: EXITED,
};

function readUnits(reader: Reader, words: JsonObject, state: State): void {
  const { box } = reader;
  for (const id of Object.keys(words))
    if (!box.unitIndex.has(id)) reader.say(`units.${id}`, 'no such unit');
  for (const [i, unit] of box.units.entries()) {
    const where = `units.${unit.id}`;
    const fields = reader.part(words, unit.id, where);
    state.hex[i] = PLACES[textOf(fields['hex'])] ?? reader.hex(fields['hex'], `${where}.hex`);
    state.reduced[i] = reader.word(fields['side'], ['full', 'reduced'], `${where}.side`);
    state.loss[i] = reader.whole(fields['lost'], `${where}.lost`, 0, 20);
    state.routed[i] = reader.word(fields['routed'], ROUT, `${where}.routed`);
    state.form[i] = reader.word(fields['formation'], FORMS, `${where}.formation`);
    state.mark[i] = reader.whole(fields['hidden'], `${where}.hidden`, 0, 99) - 1;
    for (const key of SMALL) {
      const usual = key === 'start' ? NONE : key === 'morale' ? unit.full : 0;
      const value = fields[key];
      state[key][i] =
        value === undefined ? usual : reader.whole(value, `${where}.${key}`, -1, 9999);
    }
    for (const key of Object.keys(fields)) {
      if (!['hex', 'side', 'lost', 'routed', 'formation', 'hidden', ...SMALL].includes(key))
        reader.say(`${where}.${key}`, 'no such field');
    }
  }
}

function readTrenches(reader: Reader, words: JsonObject, state: State): void {
  const { trenches } = at(reader.box.scenarios, state.scenario);
  const ids = trenches.map((hex) => at(reader.box.grid.ids, hex));
  for (const id of Object.keys(words))
    if (!ids.includes(id)) reader.say(`trenches.${id}`, 'the scenario has no trench there');
  for (const [i, id] of ids.entries()) state.trench[i] = words[id] === true ? 1 : 0;
}

function readCommanders(reader: Reader, words: JsonObject, state: State): void {
  const { box } = reader;
  const vectors = box.vectors.map((v) => v.id);
  for (const id of Object.keys(words))
    if (!box.commanderIndex.has(id)) reader.say(`commanders.${id}`, 'no such commander');
  for (const [i, { id }] of box.commanders.entries()) {
    const where = `commanders.${id}`;
    const fields = reader.part(words, id, where);
    state.at[i] = reader.hex(fields['hex'], `${where}.hex`);
    state.due[i] = reader.whole(fields['returns'], `${where}.returns`, -1, 99);
    state.attack[i] = reader.word(fields['order'], ['defense', 'attack'], `${where}.order`);
    state.vector[i] = reader.word(fields['vector'], vectors, `${where}.vector`);
    state.edge[i] = reader.hex(fields['edge'], `${where}.edge`);
    state.left[i] = reader.whole(fields['distance'], `${where}.distance`, 0, 99);
    state.used[i] = fields['activated'] === true ? 1 : 0;
    state.rode[i] = reader.whole(fields['rode'], `${where}.rode`, -1, 99);
  }
}

function readRiders(reader: Reader, words: JsonObject, state: State): void {
  const { box } = reader;
  const vectors = box.vectors.map((v) => v.id);
  for (const id of Object.keys(words))
    if (!box.riderIndex.has(id)) reader.say(`riders.${id}`, 'no such rider');
  for (const [i, { id }] of box.riders.entries()) {
    const where = `riders.${id}`;
    const fields = reader.part(words, id, where);
    state.rider[i] = reader.word(fields['where'], RIDES, `${where}.where`);
    state.riderHex[i] = reader.hex(fields['hex'], `${where}.hex`);
    state.riderDue[i] = reader.whole(fields['returns'], `${where}.returns`, -1, 99);
    state.riderTo[i] = reader.piece(fields['to'], box.commanderIndex, `${where}.to`);
    state.riderAttack[i] = reader.word(fields['order'], ['defense', 'attack'], `${where}.order`);
    state.riderVector[i] = reader.word(fields['vector'], vectors, `${where}.vector`);
    state.riderEdge[i] = reader.hex(fields['edge'], `${where}.edge`);
    state.riderLeft[i] = reader.whole(fields['distance'], `${where}.distance`, 0, 99);
  }
}

function readActivation(reader: Reader, words: JsonObject, state: State): void {
  const { box } = reader;
  const numbers = (key: string, least: number): number[] =>
    reader
      .list(words[key], `activation.${key}`)
      .map((n, i) => reader.whole(n, `activation.${key}.${i}`, least, 9999));
  state.active = reader.piece(words['commander'], box.commanderIndex, 'activation.commander');
  state.stage = reader.whole(words['stage'], 'activation.stage', 0, 3);
  state.mover = reader.piece(words['unit'], box.unitIndex, 'activation.unit');
  state.joining = reader.whole(words['joining'], 'activation.joining', 0, 1);
  state.action = reader.whole(words['action'], 'activation.action', 0, 9999);
  state.fired = reader.whole(words['fired'], 'activation.fired', 0, 9999);
  state.towards = reader.piece(words['towards'], box.commanderIndex, 'activation.towards');
  state.shots = reader.list(words['shots'], 'activation.shots').map((pair, i) => {
    const [target, firer] = Array.isArray(pair) ? pair : [];
    return (
      reader.piece(target, box.unitIndex, `activation.shots.${i}.0`) * 128 +
      reader.piece(firer, box.unitIndex, `activation.shots.${i}.1`)
    );
  });
  state.pick = reader
    .list(words['picked'], 'activation.picked')
    .map((id, i) => reader.piece(id, box.commanderIndex, `activation.picked.${i}`));
  state.shown = numbers('shown', 0);
  state.flashes = numbers('flashes', 0);
  state.draft = reader
    .list(words['draft'], 'activation.draft')
    .map((row, i) =>
      (Array.isArray(row) ? row : []).map((n, j) =>
        reader.whole(n, `activation.draft.${i}.${j}`, -1, 9999),
      ),
    );
  state.melee = readMelee(reader, words['melee']);
}

const KINDS = ['assault', 'charge', 'counterattack', 'countercharge'] as const;

function readMelee(reader: Reader, words: unknown): Melee | null {
  if (!isObject(words)) return null;
  const units = (key: string): number[] =>
    reader
      .list(words[key], `activation.melee.${key}`)
      .map((id, i) => reader.piece(id, reader.box.unitIndex, `activation.melee.${key}.${i}`));
  const numbers = (key: string): number[] =>
    reader
      .list(words[key], `activation.melee.${key}`)
      .map((n, i) => reader.whole(n, `activation.melee.${key}.${i}`, -1, 99));
  return {
    kind: KINDS[reader.word(words['kind'], KINDS, 'activation.melee.kind')] ?? 'assault',
    target: reader.hex(words['target'], 'activation.melee.target'),
    units: units('units'),
    passed: units('passed'),
    defenders: units('defenders'),
    morale: numbers('morale'),
    stand: numbers('stand'),
    support: numbers('support'),
    hidden: words['hidden'] === true,
    decided: words['decided'] === true,
  };
}

/** Where a person gives only turn and phase, play goes on at the start of that phase. */
function readCore(words: JsonObject, state: State, box: Box): Core {
  const core = newCore();
  if (Array.isArray(words['agenda'])) core.agenda = words['agenda'] as Step[];
  if (Array.isArray(words['lanes'])) core.lanes = structuredClone(words['lanes']) as Core['lanes'];
  if (Array.isArray(words['owed'])) core.owed = words['owed'];
  if (typeof words['epoch'] === 'number') core.epoch = words['epoch'];
  if (Array.isArray(words['used'])) core.used = [...(words['used'] as number[])];
  if (isObject(words['standing'])) core.standing = words['standing'] as Core['standing'];
  if (isObject(words['outcome'])) core.outcome = words['outcome'] as unknown as Core['outcome'];
  const opening = core.agenda.length === 2 && core.agenda[1]?.step === 'openingVolley';
  const untouched = core.owed.length === 0 && core.lanes.length === 0 && core.outcome === null;
  if (state.turn > 0 && untouched && (core.agenda.length === 0 || opening))
    core.agenda = agendaOf(state, box);
  return core;
}

/** II.3 The rest of a turn from the start of a phase; a commander named in `activation` begins his. */
function agendaOf(state: State, box: Box): Step[] {
  const rest: Step[] = [{ step: 'endTurn' }, { step: 'reorganisation' }];
  if (state.phase === 2) return rest;
  rest.push({ step: 'pairs' });
  if (state.phase === 0) return [...rest, { step: 'commandPhase' }];
  if (state.active === NONE) return rest;
  const { side } = at(box.commanders, state.active);
  state.pick[side] = state.active;
  return [...rest, { step: 'activate', side }];
}
