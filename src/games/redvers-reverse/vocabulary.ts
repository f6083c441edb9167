import {
  type Flow,
  type Refusal as KernelRefusal,
  type OwedOf,
  rulebook,
} from '../../kernel/game.ts';
import type {
  ChoiceOf,
  DecisionName,
  EventOf,
  TriedOf,
  Verb,
  VerbOf,
} from '../../kernel/vocabulary.ts';
import type { Box } from './box.ts';
import type { Segment, State } from './state.ts';

/** By step of the agenda: what it is about. Ids, never indexes. */
interface Steps {
  // 9, 10
  setUp: object;
  dealDrifts: object;
  begin: object;
  balloon: { left: number };
  nightMarch: { brigade: string };
  turn: object;
  // 2
  britishEvent: object;
  water: object;
  initiative: object;
  initiativeAim: { brigade: string };
  zeal: object;
  commandPoints: object;
  sendOrders: object;
  giveOrders: object;
  aimOrder: { brigade: string; long: boolean };
  rollOrders: object;
  receiveOrders: object;
  receive: { brigade: string };
  chargeTo: { brigade: string };
  emergencyWithdrawal: object;
  withdrawals: object;
  withdrawTo: { brigade: string };
  // 3
  boerShellFire: object;
  boerRecovery: object;
  britishShellFire: object;
  ammoBack: object;
  // 4
  britishMovement: object;
  rout: { piece: string };
  flee: { piece: string };
  brigade: { brigade: string };
  leaderMove: { brigade: string };
  leaderMarch: { brigade: string };
  brigadeUnits: { brigade: string };
  unitMoves: { brigade: string };
  moveOn: { piece: string };
  staff: { early: boolean };
  staffMove: { early: boolean };
  standBy: { piece: string };
  attach: { piece: string };
  endMovement: object;
  britishAssault: object;
  assaults: { left: readonly string[] };
  assault: { at: string };
  assaultBoers: { at: string; close: boolean };
  assaultFirst: { at: string; close: boolean; tied: readonly string[] };
  assaultBritish: { at: string; close: boolean };
  assaultShot: { at: string; close: boolean };
  closeCombat: { at: string };
  afterAssault: { at: string };
  replace: { brigade: string };
  boerEvent: object;
  botha: object;
  slip: object;
  boerMovement: object;
  boerMove: { priority: number };
  boerFirst: { priority: number; tied: readonly string[] };
  boerWay: { piece: string; priority: number; areas: readonly string[] };
  endBoerMovement: object;
  // 5
  britishRifleFire: object;
  britishRecovery: object;
  boerRifleFire: object;
  // 6
  boerShaken: object;
  victory: object;
  // 7
  britishTargets: { shell: boolean };
  britishAim: { piece: string; shell: boolean };
  britishResolve: object;
  britishShot: { at: string; by: string; multiple: boolean; close: boolean };
  boerLosses: { at: string; left: number };
  boerMorale: { at: string; close: boolean };
  // 8
  boerTargets: { shell: boolean };
  boerNext: { shell: boolean; tied: readonly string[] };
  boerPlot: { piece: string; die: number; areas: readonly string[] };
  boerResolve: object;
  boerShot: { at: string; by: string; with: string; multiple: boolean; close: boolean };
  boerAim: { at: string; by: string; multiple: boolean; close: boolean; units: readonly string[] };
  britishLosses: { at: string; left: number; row: number };
  britishLeaders: { at: string };
  britishMorale: { at: string; close: boolean };
}

/** By decision: the verbs that answer it. All are the British player's; the Boers run themselves. */
interface Decisions {
  balloon: 'spot';
  nightMarch: 'camp';
  // 2
  water: 'water';
  initiative: 'initiative' | 'decline';
  initiativeAim: 'aim';
  zeal: 'objective';
  giveOrders: 'order' | 'longOrder' | 'endOrders';
  aimOrder: 'aim';
  chargeTo: 'objective';
  withdrawals: 'withdraw' | 'endWithdrawals';
  withdrawTo: 'fallBack';
  // 4
  flee: 'flee';
  leaderMove: 'take' | 'takeAll' | 'march' | 'ride';
  leaderMarch: 'march' | 'halt';
  unitMoves: 'move' | Drill | 'endBrigade';
  moveOn: 'move';
  staffMove: 'move' | 'pack' | 'deploy' | 'endMovement';
  attach: 'attach';
  assaults: 'assault';
  assaultFirst: 'first';
  assaultShot: 'charge';
  replace: 'appear';
  botha: 'rally';
  slip: 'lose';
  boerFirst: 'first';
  boerWay: 'go';
  // 7
  britishTargets: 'fire' | 'cease';
  britishAim: 'shoot';
  boerLosses: 'lose';
  // 8
  boerNext: 'first';
  boerPlot: 'plot';
  boerAim: 'target';
  britishLosses: 'lose';
}

/** 4.1k What a unit can do where it stands. */
export const DRILLS = ['mount', 'dismount', 'limber', 'unlimber'] as const;
export type Drill = (typeof DRILLS)[number];

/** By verb: what its choices name. */
interface Verbs extends Record<Drill, { piece: string }> {
  /** An area whose Hidden Marker goes. */
  spot: { at: string };
  camp: { piece: string; to: string };
  water: { piece: string };
  /** Here and below, up to `halt`: `piece` is a leader. */
  initiative: { piece: string };
  decline: object;
  aim: { piece: string; to: string };
  objective: { piece: string; to: string };
  order: { piece: string };
  /** `with` is Long. */
  longOrder: { piece: string; with: string };
  endOrders: object;
  withdraw: { piece: string };
  endWithdrawals: object;
  fallBack: { piece: string; to: string };
  /** `with` is a unit that comes along. */
  take: { piece: string; with: string };
  takeAll: { piece: string };
  march: { piece: string; to: string };
  /** Alone. */
  ride: { piece: string; to: string };
  halt: { piece: string };
  /** A routed unit where two ways are as short. */
  flee: { piece: string; to: string };
  /** One area. */
  move: { piece: string; to: string };
  /** `piece` is the leader. */
  endBrigade: { piece: string };
  /** `piece` is the headquarters. */
  pack: { piece: string };
  deploy: { piece: string };
  endMovement: object;
  /** Buller or Long, `with` a unit. */
  attach: { piece: string; with: string };
  assault: { at: string };
  /** Which of equals goes first. */
  first: { piece: string };
  charge: { piece: string; at: string };
  /** A leader in place of one who fell. */
  appear: { piece: string; to: string };
  /** `as` is a group. */
  rally: { as: string };
  lose: { piece: string };
  go: { piece: string; to: string };
  fire: { piece: string };
  cease: object;
  shoot: { piece: string; to: string };
  plot: { piece: string; to: string };
  target: { piece: string; with: string };
}

type Dice = readonly number[];

/** What dice showed, with what made the total better or worse, by modifier of the card. */
type Rolled = { dice: Dice; total: number; reasons: Readonly<Record<string, number>> };

/** By event: its fields. */
interface Events extends Record<Drill, { piece: string }> {
  turn: { turn: number };
  segment: { segment: Segment };
  reinforced: { brigade: string; to: string };
  britishEvent: { chit: string };
  hesitates: { piece: string };
  chitPlaced: { chit: string; piece: string };
  watered: { piece: string; level: number };
  ownInitiative: { piece: string; to: string };
  zeal: { piece: string; to: string };
  commandPoints: { n: number; base: number; chit: number; staff: number };
  ordered: { piece: string; to: string; with: string };
  longOrdered: { piece: string; to: string };
  orderLost: Rolled & { piece: string; to: string };
  orderSent: Rolled & { piece: string; to: string; turns: number };
  orderIgnored: Rolled & { piece: string; to: string };
  orderObeyed: Rolled & { piece: string; to: string };
  charge: Rolled & { piece: string; to: string };
  chargeNowhere: { piece: string };
  chargesAt: { piece: string; to: string };
  /** With a roll, unless half the brigade is gone. */
  withdraws: Partial<Rolled> & { piece: string };
  fightsOn: Rolled & { piece: string };
  fallsBack: { piece: string; to: string };
  recovered: Rolled & { piece: string; was: number; level: number };
  notRecovered: Rolled & { piece: string; was: number; level: number };
  leftDrift: { piece: string; level: number };
  misfire: object;
  ammoShortage: object;
  assault: { at: string };
  closeCombat: { at: string };
  assaultOver: { at: string; shared: boolean };
  boerEvent: { chit: string };
  confidence: { n: number; change: number };
  rallied: { piece: string; level: number };
  released: { group: string };
  boerPriority: { piece: string; priority: number; at: string; strength: number };
  boerStays: { piece: string; pinned: boolean };
  boerWays: { piece: string; row: string; areas: readonly string[] };
  boerMoved: { piece: string; at: string; to: string };
  driftShown: { piece: string; to: string };
  returnEnded: { piece: string };
  driftFound: Rolled & { piece: string; to: string; n: number };
  driftNotFound: Rolled & { piece: string; to: string; n: number };
  ordersDropped: { brigade: string };
  moved: { piece: string; at: string; to: string };
  rode: { piece: string; to: string };
  holdsBack: { piece: string };
  reached: { piece: string; at: string };
  hqPacks: { piece: string; forced?: boolean };
  hqDeploys: { piece: string };
  standsWith: { piece: string; with: string };
  flees: { piece: string; to: string };
  leaderSteadied: { piece: string; dice: Dice; total: number; mood: string };
  leaderStays: { piece: string; dice: Dice; total: number; mood: string };
  confidenceTurn: { n: number; change: number; entries: Readonly<Record<string, number>> };
  captured: { at: string };
  recaptured: { at: string };
  boersShaken: { dice: Dice; total: number; gap: number; needed: number };
  boersHold: { dice: Dice; total: number; gap: number; needed: number };
  noFireAdded: { n: number };
  boersWithdraw: { n: number };
  boersStand: { n: number };
  status: {
    entry: string;
    confidence: number;
    confidenceChange: number;
    loss: number;
    lossChange: number;
  };
  lostSp: { piece: string; at: string; losses: number };
  reduced: { piece: string; at: string };
  eliminated: { piece: string; at: string };
  leaderRemoved: { piece: string };
  chitLifted: { chit: string; brigade: string };
  leaderEliminated: { piece: string; at: string; original: boolean };
  replaced: { piece: string; to: string };
  generalEliminated: { piece: string; at: string };
  supports: { piece: string; to: string };
  aims: { piece: string; to: string };
  shelled: Rolled & { piece: string; to: string; level: number };
  shaken: { piece: string; level: number };
  returns: { piece: string };
  fired: Rolled & { piece: string; to: string; losses: number; close: boolean };
  groupMorale: Rolled & { group: string; at: string; column: 'emplaced' | 'open'; level: number };
  strengthDrawn: { piece: string; n: number; noFire: boolean };
  boerHoldsFire: { piece: string };
  revealed: { at: string };
  boerShelled: Rolled & { piece: string; to: string; with: string; level: number };
  boerFired: Rolled & { piece: string; to: string; with: string; losses: number; close: boolean };
  panics: { piece: string; dice: Dice; total: number };
  standsFirm: { piece: string; dice: Dice; total: number };
  keepsCalm: { piece: string; dice: Dice; total: number };
  underFire: { piece: string; dice: Dice; total: number; dead: boolean };
  brigadeMorale: Rolled & { brigade: string; at: string; level: number };
  boerZone: { piece: string; zone: string; strength: number; areas: readonly string[] };
  boerPlot: { piece: string; dice: Dice; plot: string; areas: readonly string[] };
  boerSupports: { piece: string; to: string };
  boerAims: { piece: string; to: string };
  driftKnown: { to: string; n: number };
  camped: { piece: string; to: string };
}

type Reason =
  | 'noSuchPiece'
  | 'inGoodOrder'
  | 'inRifleRange'
  | 'hasOrders'
  | 'nowhere'
  | 'notNearest'
  | 'noSuchArea'
  | 'noRoute'
  | 'tooFar'
  | 'printedObjective'
  | 'notACrossing'
  | 'notTheBox'
  | 'noLeader'
  | 'noPoints'
  | 'alreadyOrdered'
  | 'inTransit'
  | 'longHasOrdered'
  | 'notBatteries'
  | 'longElsewhere'
  | 'showsFail'
  | 'otherBrigade'
  | 'alreadyTried'
  | 'tooFewLosses'
  | 'landOnly'
  | 'notNearerHq'
  | 'noAssault'
  | 'notStrongest'
  | 'cannotCharge'
  | 'notClosest'
  | 'notMostShaken'
  | 'notOnChart'
  | 'hasMoved'
  | 'pinned'
  | 'noMp'
  | 'needsAllMp'
  | 'heldByBoers'
  | 'crossingUsed'
  | 'crossingFull'
  | 'commandosOnly'
  | 'batteriesByBridge'
  | 'notAdjacent'
  | 'shakenAtDrift'
  | 'driftUnfound'
  | 'searchedAlready'
  | 'needsCompany'
  | 'notForward'
  | 'inCompany'
  | 'notToAUnit'
  | 'comesAlready'
  | 'notWithLeader'
  | 'routed'
  | 'hqOperative'
  | 'isAlready'
  | 'inFireRange'
  | 'staffOnly'
  | 'otherArm'
  | 'notWithHim'
  | 'notTheWayHome'
  | 'leaderFirst'
  | 'leavesRadius'
  | 'leaderAlone'
  | 'wholeSegment'
  | 'notReached'
  | 'mustClear'
  | 'hasFired'
  | 'limbered'
  | 'mounted'
  | 'noShells'
  | 'noTarget'
  | 'twoAlready'
  | 'ownAreaOnly'
  | 'outOfRange'
  | 'otherPiece'
  | 'noBoers'
  | 'commandosFirst'
  | 'notThere'
  | 'notFirstTarget'
  | 'notPlotted'
  | 'notHidden'
  | 'notACamp';

/** Every word of this game that rules, texts and board must agree about. */
export interface RedversReverse {
  sides: 'british' | 'boers';
  steps: Steps;
  decisions: Decisions;
  verbs: Verbs;
  events: Events;
  reasons: Reason;
  endings: 'britishVictory' | 'pyrrhicVictory' | 'boerVictory';
  phases: Segment | 'setUp';
  topics: 'odds' | 'reason' | 'textView';
}

export type War = Flow<State, Box, RedversReverse>;
export type Choice<K extends Verb<RedversReverse> = Verb<RedversReverse>> = ChoiceOf<
  RedversReverse,
  K
>;
/** What a step is about. */
export type Args<K extends keyof Steps> = Steps[K];
/** A choice that a decision offers. */
export type Offer<D extends DecisionName<RedversReverse>> = Choice<VerbOf<RedversReverse, D>>;
export type GameEvent = EventOf<RedversReverse>;
/** A choice that somebody tries: it may name nothing, or what is not there. */
export type Tried<K extends Verb<RedversReverse> = Verb<RedversReverse>> = TriedOf<
  RedversReverse,
  K
>;
export type Owed = OwedOf<RedversReverse>;
export type Refusal = KernelRefusal<Reason>;

export const { step, decision, refuse } = rulebook<State, Box, RedversReverse>();
