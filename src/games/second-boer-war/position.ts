import { type Core, newCore, type Problem, type Setup, type Step } from '../../kernel/game.ts';
import { isObject, type Json, type JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, SIDES } from './box.ts';
import { poolTotal } from './secrets.ts';
import {
  BLOCKHOUSE,
  DECK,
  type Fight,
  GONE,
  setup as layOut,
  NONE,
  OFF_MAP,
  OUT,
  RESERVE,
  type ReadonlyFight,
  SCORCHED,
  type State,
  SURELY_DECK,
  SURELY_HAND,
  UNSURE,
} from './state.ts';

/** Positions: the whole state in words of component ids, and back. */

const NOWHERE: Readonly<Record<number, string>> = {
  [OFF_MAP]: 'off-map',
  [RESERVE]: 'reserve',
  [OUT]: 'out',
};
const CARD_PLACES = ['hand', 'deck', 'pile', 'gone'] as const;
const KNOWN = ['unsure', 'hand', 'deck'] as const;
const FACES = ['empty', 'masked', 'up', 'failed'] as const;
/** Phases a person may name instead of an agenda. */
const PHASES = ['round', 'action', 'deed', 'roundEnd', 'turnEnd'] as const;

type Writer = (value: number) => string;

export function write(state: State, box: Box): JsonObject {
  const card: Writer = (index) => (index === NONE ? 'none' : at(box.cards, index));
  const area: Writer = (index) => NOWHERE[index] ?? at(box.areas, index);
  const leader: Writer = (index) => (index === NONE ? 'none' : at(box.leaders, index));
  const bySide = <T>(pick: (side: number) => T): Record<string, T> =>
    Object.fromEntries(SIDES.map((name, side) => [name, pick(side)]));
  return {
    turn: state.turn,
    round: state.round,
    phase: phaseOf(state.core),
    counterOut: state.open,
    counter: state.drawn,
    actionsDone: state.done,
    pools: bySide((side) =>
      [1, 2, 3].flatMap((n) => new Array<number>(at(state.pool, side * 3 + n - 1)).fill(n)),
    ),
    prestige: state.prestige,
    warFunds: state.funds === NONE ? 'gone' : state.funds,
    eventPlayed: state.eventPlayed,
    cardsMoved: state.cardsMoved,
    leaders: Object.fromEntries(box.leaders.map((id, i) => [id, area(at(state.leaderAt, i))])),
    areas: writeAreas(state, box),
    cards: Object.fromEntries(box.cards.map((id, i) => [id, at(CARD_PLACES, at(state.cardAt, i))])),
    inactive: flagged(box.cards, state.spent),
    deck: state.deck.map(card),
    placedByBritish: state.deck.filter((_, i) => state.deckSeen[i] === 1).map(card),
    boersKnow: Object.fromEntries(
      at(box.cardsOf, EMPIRE).map((index) => [card(index), at(KNOWN, at(state.known, index))]),
    ),
    events: flagged(
      box.events.map((event) => event.id),
      state.played,
    ),
    fightsWon: bySide((side) => at(state.won, side)),
    battlesLost: bySide((side) => at(state.lost, side)),
    fought: state.fought,
    mover: leader(state.mover),
    points: state.mp,
    halted: state.halted,
    fight: state.fight ? writeFight(state.fight, card, leader, area) : 'none',
    core: state.core as unknown as JsonObject,
  };
}

const phaseOf = (core: Core): string => {
  if (core.outcome) return 'over';
  const step = core.owed[0]?.step ?? core.agenda.at(-1);
  return step?.step === 'muster' ? 'start' : (step?.step ?? 'over');
};

const flagged = (ids: readonly string[], flags: readonly number[]): JsonObject =>
  Object.fromEntries(ids.filter((_, i) => flags[i] === 1).map((id) => [id, true]));

function writeAreas(state: State, box: Box): JsonObject {
  const words: Record<string, JsonObject> = {};
  for (const [i, id] of box.areas.entries()) {
    const markers: Record<string, Json> = {};
    if (state.garrison[i] === 1) markers['garrison'] = true;
    if (state.burnt[i] === SCORCHED) markers['scorchedEarth'] = true;
    if (state.burnt[i] === BLOCKHOUSE) markers['blockhouse'] = true;
    if (state.camp[i] === 1) markers['camp'] = true;
    if (state.revolt[i] === 1) markers['revolt'] = true;
    if (at(state.siege, i) !== NONE) markers['siege'] = at(state.siege, i);
    if (at(state.fort, i) !== NONE) markers['fortifications'] = at(state.fort, i);
    if (state.fallen[i] === 1) markers['fallen'] = true;
    if (Object.keys(markers).length > 0) words[id] = markers;
  }
  return words;
}

function writeFight(fight: ReadonlyFight, card: Writer, leader: Writer, area: Writer): JsonObject {
  const pair = <T>(list: readonly T[]) => ({ empire: at(list, EMPIRE), boers: at(list, BOERS) });
  return {
    kind: fight.kind === 0 ? 'battle' : 'skirmish',
    raid: fight.raid,
    area: area(fight.area),
    attacker: at(SIDES, fight.attacker),
    leaders: pair(fight.leaders.map(leader)),
    quota: pair(fight.quota),
    singles: pair(fight.singles),
    brought: pair(fight.brought.map((cards) => cards.map(card))),
    laid: fight.slots.map(card),
    faces: fight.faces.map((face) => at(FACES, face)),
    replacements: fight.swaps.map(card),
    price: card(fight.price),
    fleeing: fight.fleeing.map(card),
    barred: fight.barred,
    successes: pair(fight.successes),
    winner: fight.winner === NONE ? 'none' : at(SIDES, fight.winner),
  };
}

/** Reads words with a note of everything that is wrong in them. */
class Reader {
  readonly problems: Problem[] = [];

  say(where: string, problem: string): void {
    this.problems.push({ at: where, problem });
  }

  whole(value: unknown, where: string, least: number, most: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
      return value;
    this.say(where, `must be ${least} to ${most}`);
    return least;
  }

  truth(value: unknown, where: string): boolean {
    if (typeof value !== 'boolean') this.say(where, 'must be true or false');
    return value === true;
  }

  object(value: unknown, where: string): JsonObject {
    if (isObject(value)) return value;
    this.say(where, 'must be an object');
    return {};
  }

  list(value: unknown, where: string): readonly Json[] {
    if (Array.isArray(value)) return value;
    this.say(where, 'must be a list');
    return [];
  }

  oneOf(value: unknown, where: string, ids: readonly string[]): number {
    const index = ids.indexOf(String(value));
    if (index < 0) this.say(where, `"${String(value)}" is unknown; there is: ${ids.join(', ')}`);
    return index;
  }

  /** An id, or `none`. */
  maybe(value: unknown, where: string, ids: readonly string[]): number {
    return value === 'none' ? NONE : this.oneOf(value, where, ids);
  }

  flags(value: unknown, where: string, ids: readonly string[]): number[] {
    const given = this.object(value, where);
    for (const id of Object.keys(given)) this.oneOf(id, `${where}.${id}`, ids);
    return ids.map((id) => (given[id] === true ? 1 : 0));
  }

  pair<T>(value: unknown, where: string, each: (item: unknown, place: string) => T): T[] {
    const given = this.object(value, where);
    return SIDES.map((side) => each(given[side], `${where}.${side}`));
  }
}

export function read(words: JsonObject, setup: Setup, box: Box): State | readonly Problem[] {
  const reader = new Reader();
  const state = layOut(setup, box);
  const small = (most: number) => (value: unknown, where: string) =>
    reader.whole(value, where, 0, most);
  state.turn = reader.whole(words['turn'], 'turn', 1, box.turns);
  state.round = reader.whole(words['round'], 'round', 1, box.rounds);
  state.open = reader.truth(words['counterOut'], 'counterOut');
  state.drawn = reader.whole(words['counter'], 'counter', 0, 3);
  state.done = reader.whole(words['actionsDone'], 'actionsDone', 0, 3);
  state.pool = reader
    .pair(words['pools'], 'pools', (list, where) => {
      const counters = reader.list(list, where);
      return [1, 2, 3].map((n) => counters.filter((counter) => counter === n).length);
    })
    .flat();
  state.prestige = reader.whole(words['prestige'], 'prestige', 0, box.prestige.max);
  state.funds =
    words['warFunds'] === 'gone'
      ? NONE
      : reader.whole(words['warFunds'], 'warFunds', 0, box.funds.max);
  state.eventPlayed = reader.truth(words['eventPlayed'], 'eventPlayed');
  state.cardsMoved = reader.truth(words['cardsMoved'], 'cardsMoved');
  readLeaders(reader, words, state, box);
  readAreas(reader, words, state, box);
  readCards(reader, words, state, box);
  state.played = reader.flags(
    words['events'],
    'events',
    box.events.map((event) => event.id),
  );
  state.won = reader.pair(words['fightsWon'], 'fightsWon', small(99));
  state.lost = reader.pair(words['battlesLost'], 'battlesLost', small(99));
  state.fought = reader.list(words['fought'], 'fought').map(String);
  state.mover = reader.maybe(words['mover'], 'mover', box.leaders);
  state.mp = reader.whole(words['points'], 'points', 0, 9);
  state.halted = reader.truth(words['halted'], 'halted');
  state.fight =
    words['fight'] === 'none'
      ? null
      : readFight(reader, reader.object(words['fight'], 'fight'), box);
  state.core = readCore(reader.object(words['core'], 'core'));
  if (reader.problems.length === 0) derive(reader, words['phase'], state, box);
  return reader.problems.length > 0 ? reader.problems : state;
}

function readLeaders(reader: Reader, words: JsonObject, state: State, box: Box): void {
  const given = reader.object(words['leaders'], 'leaders');
  const places = [...box.areas, 'off-map', 'reserve', 'out'];
  for (const id of Object.keys(given)) reader.oneOf(id, `leaders.${id}`, box.leaders);
  state.leaderAt = box.leaders.map((id) => {
    const index = reader.oneOf(given[id], `leaders.${id}`, places);
    return index < box.areas.length
      ? index
      : ([OFF_MAP, RESERVE, OUT][index - box.areas.length] ?? OUT);
  });
}

const MARKERS = [
  'garrison',
  'scorchedEarth',
  'blockhouse',
  'camp',
  'revolt',
  'siege',
  'fortifications',
  'fallen',
];

function readAreas(reader: Reader, words: JsonObject, state: State, box: Box): void {
  for (const list of [state.garrison, state.burnt, state.camp, state.revolt, state.fallen])
    list.fill(0);
  for (const list of [state.siege, state.fort]) list.fill(NONE);
  for (const [id, value] of Object.entries(reader.object(words['areas'], 'areas'))) {
    const area = reader.oneOf(id, `areas.${id}`, box.areas);
    const markers = reader.object(value, `areas.${id}`);
    for (const key of Object.keys(markers)) reader.oneOf(key, `areas.${id}.${key}`, MARKERS);
    if (area < 0) continue;
    if (markers['garrison'] === true) state.garrison[area] = 1;
    if (markers['scorchedEarth'] === true) state.burnt[area] = SCORCHED;
    if (markers['blockhouse'] === true) state.burnt[area] = BLOCKHOUSE;
    if (markers['camp'] === true) state.camp[area] = 1;
    if (markers['revolt'] === true) state.revolt[area] = 1;
    if (markers['fallen'] === true) state.fallen[area] = 1;
    if (markers['siege'] !== undefined)
      state.siege[area] = reader.whole(markers['siege'], `areas.${id}.siege`, 0, 2);
    if (markers['fortifications'] !== undefined)
      state.fort[area] = reader.whole(
        markers['fortifications'],
        `areas.${id}.fortifications`,
        0,
        2,
      );
  }
}

function readCards(reader: Reader, words: JsonObject, state: State, box: Box): void {
  const given = reader.object(words['cards'], 'cards');
  for (const id of Object.keys(given)) reader.oneOf(id, `cards.${id}`, box.cards);
  state.cardAt = box.cards.map((id) => reader.oneOf(given[id], `cards.${id}`, CARD_PLACES));
  state.spent = reader.flags(words['inactive'], 'inactive', box.cards);
  const cardsIn = (key: string) =>
    reader.list(words[key], key).map((id, i) => reader.oneOf(id, `${key}.${i}`, box.cards));
  const listed = cardsIn('deck').filter((card) => state.cardAt[card] === DECK);
  const missing = at(box.cardsOf, EMPIRE).filter(
    (card) => state.cardAt[card] === DECK && !listed.includes(card),
  );
  // A card said to be in the deck without a place in it lies at the bottom.
  state.deck = [...listed, ...missing];
  const placed = cardsIn('placedByBritish');
  state.deckSeen = state.deck.map((card) => (placed.includes(card) ? 1 : 0));
  const known = reader.object(words['boersKnow'], 'boersKnow');
  for (const card of at(box.cardsOf, EMPIRE)) {
    const id = at(box.cards, card);
    const knows = reader.oneOf(known[id], `boersKnow.${id}`, KNOWN);
    const wrong = state.cardAt[card] === DECK ? SURELY_HAND : SURELY_DECK;
    state.known[card] = knows === wrong ? UNSURE : knows;
  }
}

function readFight(reader: Reader, words: JsonObject, box: Box): Fight {
  const cards = (value: unknown, where: string) =>
    reader.list(value, where).map((id, i) => reader.maybe(id, `${where}.${i}`, box.cards));
  const field = (key: string, value: (item: Json, place: string) => number) => {
    const list = reader.list(words[key], `fight.${key}`);
    if (list.length !== 12) reader.say(`fight.${key}`, 'must have twelve places');
    return list.map((item, i) => value(item, `fight.${key}.${i}`));
  };
  return {
    kind: reader.oneOf(words['kind'], 'fight.kind', ['battle', 'skirmish']),
    raid: reader.truth(words['raid'], 'fight.raid'),
    area: reader.oneOf(words['area'], 'fight.area', box.areas),
    attacker: reader.oneOf(words['attacker'], 'fight.attacker', SIDES),
    leaders: reader.pair(words['leaders'], 'fight.leaders', (id, where) =>
      reader.maybe(id, where, box.leaders),
    ),
    quota: reader.pair(words['quota'], 'fight.quota', (n, where) => reader.whole(n, where, 0, 32)),
    singles: reader.pair(words['singles'], 'fight.singles', (n, where) =>
      reader.whole(n, where, -1, 32),
    ),
    brought: reader.pair(words['brought'], 'fight.brought', cards),
    slots: field('laid', (id, where) => reader.maybe(id, where, box.cards)),
    faces: field('faces', (face, where) => reader.oneOf(face, where, FACES)),
    swaps: field('replacements', (id, where) => reader.maybe(id, where, box.cards)),
    price: reader.maybe(words['price'], 'fight.price', box.cards),
    fleeing: cards(words['fleeing'], 'fight.fleeing'),
    barred: reader
      .list(words['barred'], 'fight.barred')
      .map((n) => reader.whole(n, 'fight.barred', 0, 1)),
    successes: reader.pair(words['successes'], 'fight.successes', (n, where) =>
      reader.whole(n, where, 0, 3),
    ),
    winner: reader.maybe(words['winner'], 'fight.winner', SIDES),
  };
}

function readCore(words: JsonObject): Core {
  const core = newCore();
  if (Array.isArray(words['agenda'])) core.agenda = words['agenda'] as Step[];
  if (Array.isArray(words['lanes'])) core.lanes = structuredClone(words['lanes']) as Core['lanes'];
  if (Array.isArray(words['owed'])) core.owed = words['owed'];
  if (typeof words['epoch'] === 'number') core.epoch = words['epoch'];
  if (Array.isArray(words['used'])) core.used = words['used'] as number[];
  if (isObject(words['standing'])) core.standing = words['standing'] as unknown as Core['standing'];
  if (isObject(words['outcome'])) core.outcome = words['outcome'] as unknown as Core['outcome'];
  return core;
}

/** A person names turn, round and phase; agenda, cups and counter follow. */
function derive(reader: Reader, phase: Json | undefined, state: State, box: Box): void {
  const untouched = state.core.owed.length === 0 && state.core.agenda.at(-1)?.step === 'muster';
  if (!untouched || phase === 'start') return;
  const named = reader.oneOf(phase, 'phase', PHASES);
  if (named < 0) return;
  const name = at(PHASES, named);
  const side = at(SIDES, state.round % 2 === 1 ? BOERS : EMPIRE);
  const owe = (step: string, about: JsonObject = {}): void => {
    state.core.owed = [{ side, step: { ...about, step }, lane: -1 }];
  };
  state.core.agenda = [];
  state.core.epoch = state.turn;
  state.open = name !== 'round';
  if (name === 'action') owe('action');
  else if (name === 'deed') {
    if (state.mover === NONE) reader.say('mover', 'name the leader whose action it is');
    else owe('deed', { piece: at(box.leaders, state.mover), n: state.mp });
    state.core.agenda = [{ step: 'actionDone', cost: 1 }, { step: 'endMove' }];
  } else state.core.agenda = [{ step: name }];
  if (state.open && state.drawn <= (name === 'action' || name === 'deed' ? state.done : 0))
    reader.say('counter', 'must be above actionsDone, 1 to 3: the counter the Second holds');
  if (!state.open) state.drawn = 0;
  if (state.turn > 1) for (const leader of box.garrisonLeaders) state.leaderAt[leader] = OUT; // 7.0.b-k
  if (state.turn > box.funds.removedAfterTurn) {
    state.funds = NONE; // 3M, 9J
    for (const card of at(box.cardsOf, BOERS)) if (at(box.single, card)) state.cardAt[card] = GONE;
  }
  fillCups(state, box);
}

/** Takes counters out of the cups until they fit the round; those most numerous first. */
function fillCups(state: State, box: Box): void {
  for (const side of [EMPIRE, BOERS]) {
    const active = state.round % 2 === 1 ? BOERS : EMPIRE;
    const cup = [0, 1, 2].map((n) => at(state.pool, side * 3 + n));
    const wanted = poolTotal(state, side, box);
    const excess = () => at(cup, 0) + at(cup, 1) + at(cup, 2) - wanted;
    if (excess() > 0 && side === active && state.drawn > 0 && at(cup, state.drawn - 1) > 0)
      cup[state.drawn - 1] = at(cup, state.drawn - 1) - 1;
    while (excess() > 0) {
      const n = cup.indexOf(Math.max(...cup));
      cup[n] = at(cup, n) - 1;
    }
    for (let n = 0; n < 3; n++) state.pool[side * 3 + n] = at(cup, n);
  }
}
