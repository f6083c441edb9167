import { type Fields, fieldKinds } from '../../kernel/fields/declare.ts';
import { plain } from '../../kernel/fields/kind.ts';
import type { GameState, Reading } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { type Box, EMPIRE, SIDES, sideName } from './box.ts';

/** Nothing there: no marker, no card, no leader. */
export const NONE = -1;
/** In a view: something is there, but this side may not know what. */
export const HIDDEN = -2;

// Where a leader is when he is in no area.
/** 5.0.c: off the map; a moving leader may detach him. */
export const OFF_MAP = -1;
/** Waits for an event or a later turn. */
export const RESERVE = -2;
/** Left or was eliminated: never comes back. */
export const OUT = -3;

// Where a card is.
export const HAND = 0;
export const DECK = 1;
/** 8AE: the Boer pile of eliminated cards. */
export const PILE = 2;
/** Out of the game for good. */
export const GONE = 3;

// What the Boers know of a British card.
export const UNSURE = 0;
export const SURELY_HAND = 1;
export const SURELY_DECK = 2;

export const SCORCHED = 1;
export const BLOCKHOUSE = 2;

export const BATTLE = 0;
export const SKIRMISH = 1;

// What lies on a place of the battlefield.
export const EMPTY = 0;
/** Laid, and shown to nobody but its owner. */
export const MASKED = 1;
export const UP = 2;
/** Failed its Morale check: face down and out. */
export const FAILED = 3;

export const ZONES = ['left', 'centre', 'right'] as const;
export type Zone = (typeof ZONES)[number];

type Options = Readonly<Record<string, string | number | boolean>>;
type Given = Reading<GameState, Box>;

const {
  coded,
  components,
  each,
  fields,
  fixed,
  flag,
  id,
  list,
  literal,
  maybe,
  name,
  oneOf,
  record,
  steps,
  truth,
  whole,
} = fieldKinds<Given>();

const SIDE = components({ what: 'side', ids: () => SIDES, owner: (_, side) => sideName(side) });
const LEADER = components({ what: 'leader', ids: ({ box }) => box.leaders });
const AREA = components({ what: 'area', ids: ({ box }) => box.areas });
const CARD = components({ what: 'card', ids: ({ box }) => box.cards });
const EVENT = components({ what: 'event', ids: ({ box }) => box.events.map((event) => event.id) });
const TERRITORY = components({ what: 'territory', ids: ({ box }) => [...new Set(box.territory)] });

const NO = { none: NONE };
/** Far above what any fight brings. */
const MANY = 99;

/** Counters of a cup in a position: `[1, 1, 2]`, in the state how many of each. */
const CUP = plain<number[], Given>({
  wants: () => 'a list of counters 1, 2 and 3, the low ones first',
  write: (counts) => [1, 2, 3].flatMap((n) => new Array<number>(at(counts, n - 1)).fill(n)),
  take(said) {
    if (!Array.isArray(said)) return undefined;
    const counts = [0, 0, 0];
    let last = 1;
    for (const n of said) {
      if ((n !== 1 && n !== 2 && n !== 3) || n < last) return undefined;
      counts[n - 1] = at(counts, n - 1) + 1;
      last = n;
    }
    return counts;
  },
});

/** A battle or skirmish in progress. Pairs are by side. */
const FIGHT = record({
  kind: oneOf(['battle', 'skirmish']),
  raid: truth,
  area: id(AREA),
  attacker: id(SIDE),
  /** NONE for the Empire: a Blockhouse defends itself. */
  leaders: each(SIDE, id(LEADER, NO)),
  /** How many cards each side may bring. */
  quota: each(SIDE, whole(0, MANY)),
  /** Single-use cards announced; NONE before. */
  singles: each(SIDE, whole(NONE, MANY)),
  /** Brought and not laid; after deployment this is the surplus. */
  brought: each(SIDE, list(id(CARD))),
  /** Places of the field: side × 6 + row × 3 + zone, zones as their owner sees them. */
  slots: list(id(CARD, NO), { length: 12 }).as('laid'),
  faces: list(oneOf(['empty', 'masked', 'up', 'failed']), { length: 12 }),
  /** The surplus card that took the place of a failed one. */
  swaps: list(id(CARD, NO), { length: 12 }).as('replacements'),
  /** 9H: the cavalry that opened a skirmish. */
  price: id(CARD, NO),
  /** 8AA: cards named for flight, later those that got away. */
  fleeing: list(id(CARD)),
  /** 8AB: Boer zones from which no card escapes. */
  barred: list(whole(0, 1), { length: 3 }),
  successes: each(SIDE, whole(0, 3)),
  winner: id(SIDE, NO),
});

/** What lies in an area, as positions say it; the state keeps a list for each marker. */
const MARKERS = record({
  garrison: flag.usually(0),
  scorchedEarth: flag.usually(0),
  blockhouse: flag.usually(0),
  camp: flag.usually(0),
  revolt: flag.usually(0),
  siege: whole(0, 2, NO).usually(NONE),
  fortifications: whole(0, 2, NO).usually(NONE),
  fallen: flag.usually(0),
});

/** All areas with what lies there. */
export const AREA_MARKERS = each(
  AREA,
  MARKERS.usually({
    garrison: 0,
    scorchedEarth: 0,
    blockhouse: 0,
    camp: 0,
    revolt: 0,
    siege: NONE,
    fortifications: NONE,
    fallen: 0,
  }),
);
export const CARDS = list(id(CARD));

export const FIELDS = fields({
  /** The rulings this match is played with; never changes. */
  options: fixed<Options>(),
  turn: whole(1, ({ box }) => box.turns),
  round: whole(1, ({ box }) => box.rounds),
  /** A counter is out for this round: public, unlike its number. */
  open: truth.as('counterOut'),
  /** The "Action complete" marker: actions carried out in this round. */
  done: whole(0, 3).as('actionsDone'),
  /** Secret of the Second: the counter of this round; 0 between rounds. */
  drawn: whole(0, 3).as('counter'),
  /** 4H Secret of the cups: counters left, Empire 1, 2, 3, then Boers 1, 2, 3. */
  pool: coded<number[], number[][]>(each(SIDE, CUP), {
    encode: (cups) => cups.flat(),
    decode: (counts) => [counts.slice(0, 3), counts.slice(3)],
    copy: { list: 'share' },
  })
    .as('pools')
    .secret({ shows: (counts) => counts.map(() => 0), knownTo: 'nobody' }),
  prestige: whole(0, ({ box }) => box.prestige.max),
  /** NONE once the marker has left the game. */
  funds: whole(0, ({ box }) => box.funds.max, { gone: NONE }).as('warFunds'),
  /** 6A, 7A: an event was played in this round. */
  eventPlayed: truth,
  /** 6B, 7A: reinforcements came, or a reorganisation was declared, in this round. */
  cardsMoved: truth,

  leaderAt: each(
    LEADER,
    id(AREA, { 'off-map': OFF_MAP, reserve: RESERVE, out: OUT }).onMap('off-map'),
  ).as('leaders'),
  garrison: each(AREA, flag).unsaid(),
  burnt: each(AREA, whole(0, BLOCKHOUSE)).unsaid(),
  camp: each(AREA, flag).unsaid(),
  revolt: each(AREA, flag).unsaid(),
  siege: each(AREA, whole(NONE, 2)).unsaid(),
  fort: each(AREA, whole(NONE, 2)).unsaid(),
  /** Cities taken by siege. */
  fallen: each(AREA, flag).unsaid(),

  cardAt: each(CARD, oneOf(['hand', 'deck', 'pile', 'gone'])).as('cards'),
  /** 2D: single-use cards that are inactive. */
  spent: each(CARD, flag.usually(0)).as('inactive'),
  /** What the Boers know of each British card. */
  known: each(
    CARD,
    oneOf(['unsure', 'hand', 'deck']).only(
      ({ box }, card) => at(box.cardSide, card) === EMPIRE,
      UNSURE,
    ),
  ).as('boersKnow'),
  /** Top first. */
  deck: list(id(CARD)),
  /** Whether the British know which card lies there: they put it there. */
  deckSeen: list(flag).unsaid(),

  /** Events in the Events space. */
  played: each(EVENT, flag.usually(0)).as('events'),
  /** By side: fights won in this turn; battles lost in the game. */
  won: each(SIDE, whole(0, MANY)).as('fightsWon'),
  lost: each(SIDE, whole(0, MANY)).as('battlesLost'),
  /** Territories that have seen a siege or fight. */
  fought: list(name(TERRITORY)),

  /** The leader whose action it is; NONE. */
  mover: id(LEADER, NO),
  mp: whole(0, 9).as('points'),
  /** He may not move on in this action. */
  halted: truth,
  fight: maybe(FIGHT),
});

export interface State extends GameState, Fields<typeof FIELDS> {}
export type Fight = NonNullable<State['fight']>;

const by = literal(...SIDES);
const piece = name(LEADER);
const card = name(CARD);
const area = name(AREA);
const zone = literal(...ZONES);
const row = whole(0, 1);
/** Areas a beaten leader has come through. */
const seen = list(area);

export const STEPS = steps({
  muster: {},
  round: {},
  action: {},
  actionDone: { cost: whole(0, 3) },
  roundEnd: {},
  turnEnd: {},
  entry: { piece },
  enter: { piece, by },
  turnStart: {},
  recover: {},

  deed: { piece, n: whole(0, 9) },
  carryOn: {},
  endMove: {},
  stack: { area, by },
  keep: { area, by },

  announce: { by },
  pickOne: { by },
  gather: { by },
  pickOwn: {},
  bring: {},
  drawCommandos: {},
  deploy: { by, row },
  fill: { by, row, zone },
  masked: {},
  lay: { by, row, zone },
  show: { by },
  unmask: { by },
  morale: { by, rows: whole(0, 2) },
  offerSwap: { by },
  swap: { by },
  judgeBattle: {},
  judgeSkirmish: {},
  flight: {},
  charge: {},
  rideDown: {},
  getAway: {},
  losses: {},
  stormjaag: {},
  discard: {},
  bury: { piece: card },
  closeFight: {},
  spoils: { piece, area },
  afterRaid: {},

  retreat: { piece, victor: piece, seen },
  retreatTo: { piece, by, victor: piece, seen },
  lossCheck: { piece, area, victor: piece, seen },
});

/** Where play stands, in one word; `start` before the first round. */
export const PHASE = name(
  components({ what: 'phase', ids: () => ['start', 'over', ...STEPS.names] }),
);

export type ReadonlyState = DeepReadonly<State>;
export type ReadonlyFight = DeepReadonly<Fight>;
export type Look = Reading<State, Box>;
