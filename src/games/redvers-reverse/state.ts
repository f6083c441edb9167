import { type Fields, fieldKinds } from '../../kernel/fields/declare.ts';
import { plain } from '../../kernel/fields/kind.ts';
import type { StepArgs } from '../../kernel/fields/steps.ts';
import type { GameState, Reading } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
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

/** 0d The segments of a turn, in order. */
export const SEGMENTS = [
  'britishEvent',
  'commandPoints',
  'sendOrders',
  'receiveOrders',
  'emergencyWithdrawal',
  'boerShellFire',
  'boerRecovery',
  'britishShellFire',
  'britishMovement',
  'britishAssault',
  'boerEvent',
  'boerMovement',
  'britishRifleFire',
  'britishRecovery',
  'boerRifleFire',
  'boerShaken',
  'victory',
] as const;
export type Segment = (typeof SEGMENTS)[number];

/** 0b The five phases and the segment each begins with. */
export const PHASES = {
  orders: 'britishEvent',
  shellFire: 'boerShellFire',
  movement: 'britishMovement',
  rifleFire: 'britishRifleFire',
  status: 'boerShaken',
} as const satisfies Record<string, Segment>;

/** No such thing, place or piece. */
export const NONE = -1;
/** In `where`: not part of this battle, or not yet here. NONE is eliminated. */
export const ABSENT = -2;

/** 3.2a Morale levels, best first. */
export const NORMAL = 0;
export const DISRUPTED = 1;
export const SUPPRESSED = 2;
export const ROUTED = 3;
export const LEVELS = ['normal', 'disrupted', 'suppressed', 'routed'] as const;

/** Which side of a counter shows. The reverse of each kind: reduced, mounted, limbered, moving, replacement. */
export const FRONT = 0;
export const REVERSE = 1;

/** Markers on commandos. */
export const RELEASED = 1;
export const RETURN = 2;

/** Markers on leaders. */
export const PANICKED = 1;
export const FIRM = 2;

/** How the match was set up; never changes, so copies share it. */
export interface Chosen {
  readonly scenario: string;
  readonly variants: readonly string[];
  /** */
  readonly fireAcross: boolean;
  /** */
  readonly assault: 'side' | 'unit';
  /** */
  readonly strength: 'rifles' | 'all';
  /** */
  readonly failedSearch: 'searcher' | 'party';
  /** */
  readonly newOrder: 'halts' | 'keeps';
  /** */
  readonly inTransit: 'wait' | 'replaces';
  /** */
  readonly closeUp: 'fire' | 'movement';
  /** 0c */
  readonly ties: 'ask' | 'first';
}

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
  marked,
  name,
  oneOf,
  part,
  record,
  rows,
  steps,
  truth,
  whole,
} = fieldKinds<Given>();

const PIECE = components({ what: 'piece', ids: ({ box }) => box.pieces.map((piece) => piece.id) });
const BRIGADE = components({
  what: 'brigade',
  ids: ({ box }) => box.brigades.map(({ id: own }) => own),
});
const GROUP = components({ what: 'group', ids: ({ box }) => box.groups.map((group) => group.id) });
const AREA = components({ what: 'area', ids: ({ box }) => box.areas.map((area) => area.id) });
const DRIFT = components({
  what: 'drift',
  ids: ({ box }) => box.drifts.map((area) => at(box.areas, area).id),
});
const BRITISH_CHIT = components({ what: 'British chit', ids: ({ box }) => box.britishChits });
const BOER_CHIT = components({ what: 'Boer chit', ids: ({ box }) => box.boerChits });
const SP_COUNTER = components({ what: 'SP Counter', ids: ({ box }) => counterNames(box) });

const NO = { none: NONE };
/** Far above what any cup or track holds. */
const MANY = 99;
const count = whole(0, MANY).usually(0);

const FACES: Readonly<Record<number, readonly [string, string]>> = {
  [BATTALION]: ['full', 'reduced'],
  [REGIMENT]: ['dismounted', 'mounted'],
  [BATTERY]: ['unlimbered', 'limbered'],
  [COMMANDO]: ['full', 'reduced'],
  [LEADER]: ['original', 'replacement'],
  [HQ]: ['operative', 'moving'],
};
const facesOf = ({ box }: Given, piece: number): readonly string[] =>
  FACES[at(box.pieces, piece).kind] ?? [];

/** Each kind of counter calls its two sides by names of their own. */
const face = plain<number, Given>({
  wants: ({ given, index }) => `one of: ${facesOf(given, index).join(', ')}`,
  outline: ({ given, index }) => ({ kind: 'word', words: facesOf(given, index) }),
  write: (value, { given, index }) => at(facesOf(given, index), value),
  take(said, { given, index }) {
    const side = typeof said === 'string' ? facesOf(given, index).indexOf(said) : -1;
    return side < 0 ? undefined : side;
  },
}).only((given, piece) => facesOf(given, piece).length > 0, FRONT);

const isCombatUnit = ({ box }: Given, piece: number): boolean => at(box.pieces, piece).kind <= GUN;
const isCommando = ({ box }: Given, piece: number): boolean =>
  at(box.pieces, piece).kind === COMMANDO;
const lowest = ({ box }: Given): number => box.pack.statusChart.fixed.min;
const highest = ({ box }: Given): number => box.pack.statusChart.fixed.max;

/** A drift marker: 0 where its value is not dealt yet. */
const driftValue = whole(0, 12);

/** 0b, 0d Where the turn stands: a segment, or a phase for the segment it begins with. */
const phase = plain<number, Given>({
  wants: () => `one of: setUp, ${[...SEGMENTS, ...Object.keys(PHASES)].join(', ')}`,
  outline: () => ({ kind: 'word', words: ['setUp', ...SEGMENTS] }),
  write: (segment) => (segment === NONE ? 'setUp' : at(SEGMENTS, segment)),
  take(said) {
    if (said === 'setUp') return NONE;
    const first = Object.entries(PHASES).find(([named]) => named === said)?.[1] ?? said;
    const segment = SEGMENTS.findIndex((own) => own === first);
    return segment < 0 ? undefined : segment;
  },
});

export const FIELDS = fields({
  chosen: fixed<Chosen>(),
  turn: whole(1, ({ box }) => box.pack.statusChart.fixed.lastTurn),
  /** Index in SEGMENTS; NONE while the battle is being set up. */
  segment: phase.as('phase'),
  confidence: whole(lowest, highest),
  loss: whole(lowest, highest),
  /** How often the Boers were shaken. */
  shaken: whole(0, 2),
  cp: whole(0, MANY),

  ...rows('pieces', PIECE, {
    /** Area, or NONE when eliminated, or ABSENT. */
    where: id(AREA, { eliminated: NONE, absent: ABSENT }).as('area').onMap('absent'),
    face,
    level: oneOf(LEVELS).only(isCombatUnit, NORMAL),
    /** The Number Marker. */
    losses: whole(0, 9).only(isCombatUnit, 0),
    /** RELEASED or RETURN on a commando. */
    marker: oneOf(['none', 'released', 'return']).only(isCommando, 0),
    /** SP Counter on a commando: 0 none, else its kind in box.counters plus 1; No Fire is the last. */
    counter: coded<number, number>(id(SP_COUNTER, NO), {
      encode: (kind) => kind + 1,
      decode: (kept) => kept - 1,
    }).only(isCommando, 0),
  }),

  ...rows('brigades', BRIGADE, {
    planned: id(AREA, NO),
    objective: id(AREA, NO),
    /** Box of the track the Objective Marker lies in; 0 if not on the track. */
    due: whole(0, MANY),
    /** The Objective Marker shows Fail. */
    fail: flag,
    /** R-46 Area of the Objective Marker the leader has reached; NONE if he has not. */
    reached: id(AREA, NO),
    /** 2.3c An order was sent this turn, and by whom. */
    ordered: oneOf(['none', 'buller', 'long']),
    /** 2.5a A withdrawal was tried this turn. */
    tried: flag.as('triedToWithdraw'),
    /** PANICKED or FIRM. */
    mood: oneOf(['none', 'panicked', 'firm']).as('leader'),
    /** R-49 In emergency withdrawal this segment. */
    failing: flag.as('withdrawing'),
  }),

  hidden: marked(AREA),
  captured: marked(AREA),

  // Drift markers: values by slot (drifts first, then those aside; 0 unknown), and what is known.
  drift: list(driftValue).unsaid(),
  driftSeen: list(flag).unsaid(),
  /** By drift: the marker is gone. */
  driftOpen: each(DRIFT, flag).unsaid(),
  /** By drift: searched this turn. */
  searched: each(DRIFT, flag).unsaid(),

  ...part('events', {
    /** Index in box.britishChits of this turn's event, or NONE. */
    event: id(BRITISH_CHIT, NO).as('british'),
    // Brigades (or NONE) that events lie on.
    closeOrder: id(BRIGADE, NO),
    bobHart: id(BRIGADE, NO),
    hesitating: id(BRIGADE, NO),
    /** The Local Guide has been used. */
    guided: flag.as('guideUsed'),
    /** The turn in which the chit bites; 0 when it is in the cup. */
    misfire: whole(0, MANY),
    ammo: whole(0, MANY),
    /** By group: its chit was drawn and its Released Markers are still to be placed. */
    freed: marked(GROUP),
  }),

  // Chits and counters in the cups, by kind.
  ...part('cups', {
    britishCup: each(BRITISH_CHIT, whole(0, MANY)).as('british'),
    boerCup: each(BOER_CHIT, whole(0, MANY)).as('boer'),
    spCup: each(SP_COUNTER, whole(0, MANY)).as('strength'),
  }),

  ...part('staff', {
    /** Units that Buller and Long stand with. */
    bullerWith: id(PIECE, NO),
    longWith: id(PIECE, NO),
    longOrdered: flag,
  }),

  // Units that entered a crossing this turn, by area.
  ...part('crossed', {
    britishThrough: each(AREA, count).as('british'),
    boerThrough: each(AREA, count).as('boers'),
  }),

  ...part('movement', {
    /** The brigade that is moving, or NONE; and the units that march with its leader. */
    moving: id(BRIGADE, NO).as('brigade'),
    party: list(id(PIECE)),
    /** Movement points this segment and those used; `done`: 1 may do no more, 2 has moved (formation may still change). */
    allowance: each(PIECE, count),
    spent: each(PIECE, count),
    done: each(PIECE, oneOf(['no', 'finished', 'moved']).usually(0)),
  }),

  ...part('fire', {
    /** Has a target in this fire segment. */
    fired: marked(PIECE),
    /** SP lost in the attack being resolved, by brigade and by group. */
    brigadeToll: each(BRIGADE, count).as('brigadesLost'),
    groupToll: each(GROUP, count).as('groupsLost'),
  }),
  // Attacks placed in this fire segment: area, unit that fires, unit in support or NONE.
  ...rows('fire.attacks', 'lines', {
    attackAt: id(AREA).as('at'),
    attackBy: id(PIECE).as('by'),
    attackWith: id(PIECE, NO).as('with'),
  }),
});

export interface State extends GameState, Fields<typeof FIELDS> {}

/** Drift markers as positions say them, and those laid aside at set-up. */
export const DRIFTS = each(
  DRIFT,
  record({ value: driftValue, seen: flag, open: flag, searched: flag }),
);
export const DRIFTS_ASIDE = list(driftValue);

const area = name(AREA);
const areas = list(area);
const piece = name(PIECE);
const pieces = list(piece);
const brigade = name(BRIGADE);
const tally = whole(0, MANY);

/** By step of the agenda: what it is about. Ids, never indexes. */
export const STEPS = steps({
  // 9, 10
  setUp: {},
  dealDrifts: {},
  begin: {},
  balloon: { left: tally },
  nightMarch: { brigade },
  turn: {},
  // 2
  britishEvent: {},
  water: {},
  initiative: {},
  initiativeAim: { brigade },
  zeal: {},
  commandPoints: {},
  sendOrders: {},
  giveOrders: {},
  aimOrder: { brigade, long: truth },
  rollOrders: {},
  receiveOrders: {},
  receive: { brigade },
  chargeTo: { brigade },
  emergencyWithdrawal: {},
  withdrawals: {},
  withdrawTo: { brigade },
  // 3
  boerShellFire: {},
  boerRecovery: {},
  britishShellFire: {},
  ammoBack: {},
  // 4
  britishMovement: {},
  routs: { left: pieces },
  routFirst: { left: pieces },
  rout: { piece },
  flee: { piece },
  brigade: { brigade },
  leaderMove: { brigade },
  leaderMarch: { brigade },
  brigadeUnits: { brigade },
  unitMoves: { brigade },
  moveOn: { piece },
  staff: { early: truth },
  staffMove: { early: truth },
  standBy: { piece },
  attach: { piece },
  endMovement: {},
  britishAssault: {},
  assaults: { left: areas },
  assault: { at: area },
  assaultBoers: { at: area, close: truth },
  assaultFirst: { at: area, close: truth, tied: pieces },
  assaultBritish: { at: area, close: truth },
  assaultShot: { at: area, close: truth },
  closeCombat: { at: area },
  afterAssault: { at: area },
  replace: { brigade },
  boerEvent: {},
  botha: {},
  slip: {},
  boerMovement: {},
  boerMove: { priority: whole(1, 4) },
  boerFirst: { priority: whole(1, 4), tied: pieces },
  boerWay: { piece, priority: whole(1, 4), areas },
  endBoerMovement: {},
  // 5
  britishRifleFire: {},
  britishRecovery: {},
  boerRifleFire: {},
  // 6
  boerShaken: {},
  victory: {},
  // 7
  britishTargets: { shell: truth },
  britishAim: { piece, shell: truth },
  britishResolve: {},
  britishShot: { at: area, by: piece, multiple: truth, close: truth },
  boerLosses: { at: area, left: tally },
  boerMorale: { at: area, close: truth },
  // 8
  boerTargets: { shell: truth },
  boerNext: { shell: truth, tied: pieces },
  boerPlot: { piece, die: whole(1, 6), areas },
  boerResolve: {},
  boerResolveFirst: { tied: pieces },
  boerShot: { at: area, by: piece, with: name(PIECE, ['']), multiple: truth, close: truth },
  boerAim: { at: area, by: piece, multiple: truth, close: truth, units: pieces },
  britishLosses: { at: area, left: tally, row: tally },
  britishLeaders: { at: area },
  britishMorale: { at: area, close: truth },
});
export type Steps = StepArgs<typeof STEPS>;

export type ReadonlyState = DeepReadonly<State>;
export type Look = Reading<State, Box>;
