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
import type { Box, SideName } from './box.ts';
import type { Ending, Events } from './events.ts';
import type { OrderArgs, PHASES, State, Steps } from './state.ts';

/** By decision: the verbs that answer it. */
interface Decisions {
  // II
  openFire: 'fire' | 'cease';
  commanderReturns: 'appear';
  pickBrigade: 'pick';
  whoFirst: 'goFirst' | 'goSecond';
  single: 'pick';
  independence: 'think' | 'obey';
  act: 'act' | 'enter' | 'lead' | 'takeDefense' | 'proceed' | 'end';
  lead: 'ride' | 'stay';
  heading: 'head';
  // III
  giveOrder: 'order' | 'takeDefense' | 'noOrders';
  orderKind: 'attack' | 'defend' | 'keepOrder';
  orderVector: 'vector';
  orderEdge: 'aim';
  orderDistance: 'distance';
  riderWay: 'ride';
  chiefRide: 'ride' | 'stay';
  // V
  react:
    | 'fire'
    | 'counterattack'
    | 'countercharge'
    | 'dismount'
    | 'withdraw'
    | 'takeDefense'
    | 'pass';
  // VI
  makeRoom: 'makeRoom';
  // VII
  unit:
    | 'move'
    | 'fire'
    | 'assault'
    | 'charge'
    | 'mount'
    | 'dismount'
    | 'deploy'
    | 'recover'
    | 'exit'
    | 'alone'
    | 'done';
  // XII
  beforeMelee: 'stand' | 'fallBack';
  joinOrFight: 'fight' | 'join';
  support: 'support';
  advanceTo: 'advance';
  // XIII
  commanderFlees: 'flee';
  shiftRider: 'shift';
  // XIV
  retreatStep: 'retreat' | 'halt';
  rallyOrder: 'takeDefense' | 'keepOrder';
}

/** By verb: what its choices name. */
interface Verbs {
  /** `with` is the target. */
  fire: { piece: string; with: string };
  cease: object;
  /** Here and below, up to `keepOrder`: `piece` is a commander, but for units where said. */
  appear: { piece: string; to: string };
  pick: { piece: string };
  goFirst: object;
  goSecond: object;
  think: object;
  obey: object;
  /** A unit. */
  act: { piece: string };
  /** A unit. */
  enter: { piece: string; to: string };
  lead: { piece: string };
  takeDefense: { piece: string };
  proceed: object;
  end: object;
  /** A commander or a rider. */
  ride: { piece: string; to: string };
  stay: object;
  /** A unit, `with` the commander it marches to. */
  head: { piece: string; with: string };
  /** `as` is the means. */
  order: { piece: string; as: OrderArgs['by'] };
  noOrders: object;
  attack: object;
  defend: object;
  keepOrder: object;
  /** `as` is one of the six vectors. */
  vector: { piece: string; as: string };
  aim: { piece: string; to: string };
  /** `n` hexes. */
  distance: { piece: string; n: number };
  /** All who can in the hex `at`, against the unit `with`. */
  counterattack: { at: string; with: string };
  countercharge: { at: string; with: string };
  dismount: { piece: string };
  withdraw: { piece: string };
  pass: object;
  makeRoom: { piece: string; to: string };
  move: { piece: string; to: string };
  assault: { piece: string; to: string };
  charge: { piece: string; to: string };
  mount: { piece: string };
  deploy: { piece: string };
  recover: { piece: string };
  exit: { piece: string };
  /** It will not join the attack it was brought up for. */
  alone: { piece: string };
  done: object;
  stand: object;
  fallBack: object;
  fight: object;
  join: { piece: string };
  /** A commander. */
  support: { piece: string };
  advance: { to: string };
  /** A commander. */
  flee: { piece: string; to: string };
  /** A rider. */
  shift: { piece: string; to: string };
  retreat: { piece: string; to: string };
  halt: object;
}

/** Why something is refused. */
type Reason =
  | 'unknownPiece'
  | 'underMarker'
  | 'noUnit'
  | 'notYours'
  | 'gone'
  | 'actedAlready'
  | 'notReleased'
  | 'notAStraggler'
  | 'notLed'
  | 'outOfCommandFirst'
  | 'tooLate'
  | 'mustLead'
  | 'notYourBrigadier'
  | 'rodeAlready'
  | 'wayBarred'
  | 'ordersDefense'
  | 'cannotEnter'
  | 'nobodyOutOfCommand'
  | 'notAdjacent'
  | 'closedGround'
  | 'enemyThere'
  | 'offTheVector'
  | 'noVolleysLeft'
  | 'onlyTheColumn'
  | 'noUnitOfHis'
  | 'activatedAlready'
  | 'noActivation'
  | 'needsNoOrders'
  | 'noFlash'
  | 'notBroken'
  | 'otherMeans'
  | 'noRider'
  | 'riderSent'
  | 'orderedAlready'
  | 'offTheMap'
  | 'noSuchVector'
  | 'outsideAngle'
  | 'wrongDistance'
  | 'notOnTheWay'
  | 'isRouted'
  | 'hasFought'
  | 'reactedTwice'
  | 'reactedToThis'
  | 'nothingDone'
  | 'waitForStep'
  | 'moving'
  | 'mustReact'
  | 'noCounterattack'
  | 'noCountercharge'
  | 'onlyTheActiveUnit'
  | 'notComeUpon'
  | 'notNearestRoom'
  | 'notInTheCrowd'
  | 'afterMelee'
  | 'noMpToFire'
  | 'noHorses'
  | 'isMounted'
  | 'isOnFoot'
  | 'noMp'
  | 'notInColumn'
  | 'noExit'
  | 'otherUnitActs'
  | 'mustCharge'
  | 'stackFull'
  | 'outsideField'
  | 'impassable'
  | 'tooDear'
  | 'noBrigadier'
  | 'northLimit'
  | 'nobodyToMarchTo'
  | 'backInRange'
  | 'towardsCommander'
  | 'leavesRange'
  | 'onlyToCharge'
  | 'outOfRange'
  | 'inColumn'
  | 'dawn'
  | 'noTarget'
  | 'friend'
  | 'outOfSight'
  | 'concealed'
  | 'onlyMountedCavalry'
  | 'targetConcealed'
  | 'targetUnseen'
  | 'groundTooHeavy'
  | 'noMpToEnter'
  | 'notBesideTarget'
  | 'onlyBritishAttack'
  | 'outOfCommand'
  | 'attackedOnce'
  | 'nobodyThere'
  | 'onlyInfantryAssaults'
  | 'otherTarget'
  | 'notBesideTheOthers'
  | 'cannotJoin'
  | 'notInTheFight'
  | 'notNearest'
  | 'nothingToRecover'
  | 'needsAllMp'
  | 'hasFired'
  | 'notJoining'
  | 'notFarEnough'
  | 'leadsNowhere';

/** Every word of this game that rules, texts and board must agree about. */
export interface Magersfontein {
  sides: SideName;
  steps: Steps;
  decisions: Decisions;
  verbs: Verbs;
  events: Events;
  reasons: Reason;
  endings: Ending;
  phases: (typeof PHASES)[number];
  topics: 'odds' | 'prospect' | 'standing' | 'textView';
}

export type War = Flow<State, Box, Magersfontein>;
export type Choice<K extends Verb<Magersfontein> = Verb<Magersfontein>> = ChoiceOf<
  Magersfontein,
  K
>;
/** A choice that a decision offers. */
export type Offer<D extends DecisionName<Magersfontein>> = Choice<VerbOf<Magersfontein, D>>;
export type GameEvent = EventOf<Magersfontein>;
/** A choice that somebody tries: it may name nothing, or what is not there. */
export type Tried<K extends Verb<Magersfontein> = Verb<Magersfontein>> = TriedOf<Magersfontein, K>;
export type Owed = OwedOf<Magersfontein>;
export type Refusal = KernelRefusal<Reason>;

export const { step, decision, refuse } = rulebook<State, Box, Magersfontein>();
