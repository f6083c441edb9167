import {
  byKey,
  decimal,
  fields,
  flag,
  listOf,
  looseTable,
  maybe,
  oneOf,
  only,
  orNone,
  pairOf,
  type Read,
  reference,
  references,
  sourced,
  table,
  text,
  whole,
} from '../../kernel/pack-schema.ts';

export const SIDES = ['empire', 'republics'] as const;

export const RESULTS = ['AR', '-', 'DR', 'DE'] as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const LAST_TURN = 32;
const turn = whole(1, LAST_TURN);
const movement = whole(0, 6);
const count = whole(0, 99);
const state = oneOf('zar', 'freeState');
const links = byKey(only(true));

const unit = sourced({
  name: text,
  side: oneOf(...SIDES),
  state: maybe(state),
  type: oneOf('kommando', 'infantry', 'garrison', 'mounted', 'supply'),
  size: oneOf('kommando', 'garrison', 'brigade', 'battalion', 'regiment', 'supply'),
  combat: whole(0, 40),
  movement,
  home: orNone(reference),
  entry: fields({
    turn: maybe(turn),
    /** The area where it stands when the war begins. */
    setup: maybe(reference),
    /** Areas of which the Empire picks one. */
    setupChoice: maybe(references(1)),
    /** It may not share its area with another that must stand apart. */
    apart: maybe(flag),
  }),
  nationality: orNone(oneOf('british', 'colonial')),
});

const leader = sourced({
  name: text,
  side: oneOf(...SIDES),
  state: maybe(state),
  movement,
  command: orNone(whole(0, 40)),
  wcpBonus: flag,
  entry: fields({ turn: maybe(turn), setup: maybe(reference) }),
});

const army = sourced({
  name: text,
  state,
  organicCombat: whole(0, 40),
  movement,
  setup: fields({ region: reference }),
  releasesLeader: reference,
});

const scenario = {
  /** The first and the last. */
  turns: pairOf(turn),
  start: fields({ turn, phase: whole(1, 11) }),
};
const wcp = whole(0, 999);
const force = byKey(references(1));

export const schema = fields({
  scale: sourced({ menPerFactor: whole(1, 10_000) }),
  regions: table(sourced({ name: text, startControl: orNone(oneOf(...SIDES)), tribal: flag })),
  areas: table(
    sourced({
      name: orNone(text),
      /** What the area is called where it has no town. */
      locality: text,
      region: reference,
      town: flag,
      mountain: flag,
      brickBlockhouse: flag,
    }),
  ),
  adjacency: sourced({ pairs: links }),
  /** Areas that meet only in a blocking node. */
  blocked: sourced({ pairs: links }),
  railLinks: byKey(sourced({ usable: flag })),
  ports: byKey(sourced({ role: oneOf('entry', 'port', 'scenery') })),
  neutralTowns: byKey(sourced({ siegeAllowed: flag })),
  units: looseTable(unit),
  leaders: table(leader),
  armies: table(army),
  crt: sourced({
    columns: listOf(text, 1, 20),
    columnRatios: listOf(decimal(0.01, 100), 1, 20),
    rows: fields(
      Object.fromEntries([1, 2, 3, 4, 5, 6].map((die) => [die, listOf(oneOf(...RESULTS))])),
    ),
  }),
  turnTrack: table(
    sourced({
      month: oneOf(...MONTHS),
      year: whole(1899, 1902),
      siegeCheck: flag,
      randomEvent: flag,
    }),
  ),
  markers: fields({
    siege: sourced({ count, extra: count, limit: count, limitWithEvent: count }),
    barbarism: sourced({ count, limit: count }),
    blockhouse: sourced({
      count,
      firstTurn: turn,
      prefabPerTurn: count,
      brickPerTurn: count,
      prefabPerBrigade: whole(1, 99),
      smallUnitsPerPrefab: whole(1, 99),
    }),
    control: sourced({ count }),
    force: sourced({ count, limit: count }),
    wcp: sourced({ count }),
    morale: sourced({ count }),
    turn: sourced({ count }),
  }),
  tracks: fields({
    wcp: sourced({ start: wcp, max: wcp }),
    morale: sourced({ start: whole(0, 99), max: whole(1, 99) }),
  }),
  capitals: fields({
    freeState: sourced({ area: reference, firstCaptureLossBase: wcp }),
    zar: sourced({ area: reference, firstCaptureLossBase: wcp }),
  }),
  delagoaRail: sourced({ areas: references(1) }),
  scenarios: fields({
    campaign: sourced({
      ...scenario,
      election: fields({ turn }),
      survivors: sourced({ draw: whole(0, 99) }),
    }),
    bobsWar: sourced({
      ...scenario,
      sieges: count,
      levels: fields({ decisive: wcp, marginal: wcp, draw: wcp }),
    }),
    marchingToPretoria: sourced({
      ...scenario,
      empire: fields({ control: references(), setup: force }),
      republics: fields({ setup: force }),
      wcp,
      morale: whole(0, 99),
      taken: references(),
      goal: reference,
      levels: fields({ decisive: wcp, marginal: wcp }),
    }),
  }),
});

export type Pack = Read<typeof schema>;
