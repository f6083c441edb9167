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
import type { Events } from './events.ts';
import type { Segment, State, Steps } from './state.ts';

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
  routFirst: 'first';
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
  boerResolveFirst: 'first';
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

type Reason =
  | 'noSuchPiece'
  | 'boersActAlone'
  | 'leadersOnly'
  | 'firerFirst'
  | 'leadersDoNotFire'
  | 'batteriesOnly'
  | 'riflesOnly'
  | 'acrossRiver'
  | 'stepsAway'
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
  | 'runsNotNow'
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
  topics: 'odds' | 'prospect' | 'reason' | 'textView';
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
