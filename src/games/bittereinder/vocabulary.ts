import type { StepArgs } from '../../kernel/fields/steps.ts';
import { type Flow, type Refusal as KernelRefusal, rulebook } from '../../kernel/game.ts';
import type { ChoiceOf, DecisionName, EventOf, Verb, VerbOf } from '../../kernel/vocabulary.ts';
import type { Box, WarSide } from './box.ts';
import type { Events } from './events.ts';
import type { Form, PhaseName, STEPS, State } from './state.ts';

type Steps = StepArgs<typeof STEPS>;

/** By decision: the verbs that answer it. */
interface Decisions {
  // 3
  station: 'station';
  raise: 'raise';
  muster: 'muster' | 'ready';
  // 5, 6, 7
  boerLeader: 'appear' | 'wait';
  depart: 'from' | 'done';
  column: 'take' | 'all' | 'leave' | 'hold' | 'go';
  detach: 'detach' | 'ready';
  arrange: 'transfer' | 'ready';
  // 8
  attack: 'attack' | 'some' | 'done';
  chooseArea: 'gather';
  chooseForce: 'join' | 'begin';
  join: 'join';
  half: 'halfPrice' | 'fullPrice';
  band: 'band';
  strength: 'commit';
  siege: 'stand' | 'shutIn';
  retreatTo: 'retreatAll' | 'single';
  retreatUnit: 'retreat';
  lastResort: 'breakThrough' | 'giveUp';
  follow: 'retreat';
  // 10
  bargain: 'build' | 'done';
  region: 'region' | 'done';
  site: 'site' | 'done';
  pay: 'trade';
  razeArea: 'raze' | 'done';
  // 11
  siegeOrder: 'test';
  // 13
  buller: 'twoOrNothing' | 'steady';
  secondGo: 'attack' | 'some' | 'goOn' | 'decline';
  armySecond: 'attack' | 'advance' | 'decline';
  // 15
  aid: 'aid';
  hasten: 'hasten' | 'recall';
  hastenUnit: 'bring';
  overruled: 'press';
}

/** By verb: what its choices name. */
interface Verbs {
  station: { piece: string; to: string };
  raise: { piece: string; to: string };
  /** A Kommando into the box of an army, `with`. */
  muster: { piece: string; with: string };
  ready: object;
  appear: { piece: string; to: string };
  wait: object;
  from: { at: string };
  done: object;
  take: { piece: string };
  all: { as: 'every' | 'mounted' };
  leave: { piece: string };
  hold: object;
  go: { to: string };
  detach: { piece: string };
  /** From one army to the other, `with`. */
  transfer: { piece: string; with: string };
  /** With everyone who may; `piece` is the army that goes again (15.1-10-c). */
  attack: { at: string; as: Form; piece?: string };
  some: object;
  gather: { at: string };
  join: { piece: string };
  begin: object;
  halfPrice: object;
  fullPrice: object;
  /** Strengths from `n` on. */
  band: { n: number };
  commit: { n: number };
  stand: object;
  shutIn: object;
  retreatAll: { to: string };
  single: { piece: string };
  retreat: { piece: string; to: string };
  /** `n` is the price. */
  breakThrough: { to: string; n: number };
  giveUp: object;
  /** `as` is a bargain. */
  build: { as: string };
  /** `as` is a letter of the map. */
  region: { as: string };
  site: { at: string };
  trade: { piece: string };
  raze: { at: string };
  test: { at: string };
  twoOrNothing: object;
  steady: object;
  goOn: object;
  decline: object;
  advance: { piece: string; to: string };
  aid: { as: 'marker' | 'kommando'; piece?: string; to?: string };
  /** `n` is the turn of the printed arrival. */
  hasten: { n: number };
  recall: { piece: string };
  bring: { piece: string };
  press: { as: 'sieges' | 'halfPrice' | 'army' };
}

/** Why something is refused. */
type Reason =
  | 'noStation'
  | 'otherPieceNow'
  | 'ownRepublic'
  | 'kommandosOnly'
  | 'otherRepublic'
  | 'inBox'
  | 'hasMoved'
  | 'armyAlone'
  | 'notDetached'
  | 'noPieces'
  | 'notYours'
  | 'notHere'
  | 'inColumn'
  | 'noWayOut'
  | 'unknownArea'
  | 'notInArmy'
  | 'noUse'
  | 'emptyColumn'
  | 'withHisOwn'
  | 'noPort'
  | 'portNotOurs'
  | 'noShips'
  | 'besieged'
  | 'noRailway'
  | 'enemyOnLine'
  | 'enemyTownOnLine'
  | 'noFriendlyTown'
  | 'lineCut'
  | 'armyCannotRail'
  | 'transferredAlready'
  | 'mozambique'
  | 'capeTown'
  | 'wagonsInMountains'
  | 'tribalEnd'
  | 'blockhouseEnd'
  | 'mountainsStop'
  | 'patrolled'
  | 'noScreen'
  | 'pastBlockhouse'
  | 'noWayThrough'
  | 'blockingNode'
  | 'tooFar'
  | 'garrisonStays'
  | 'armyHasMoved'
  | 'commandFull'
  | 'oneLeader'
  | 'nobodyToFight'
  | 'foughtHere'
  | 'onlyBesieged'
  | 'noStrength'
  | 'unknownForm'
  | 'noSupply'
  | 'noBesiegedSupply'
  | 'nobodyToLeaveOut'
  | 'cannotJoin'
  | 'joined'
  | 'nobodyChosen'
  | 'noSecondGo'
  | 'blockhouseRetreat'
  | 'notAdjacent'
  | 'betterRefuge'
  | 'notInFlight'
  | 'cannotPay'
  | 'withHisMen'
  | 'noTownToHold'
  | 'razedTown'
  | 'noSiegeMarker'
  | 'homeLeftOut'
  | 'strengthBounds'
  | 'abovePotential'
  | 'abovePool'
  | 'attackNeedsStrength'
  | 'wrongBlockhouse'
  | 'blockhouseGround'
  | 'blockhouseStands'
  | 'blockhouseLimit'
  | 'cannotPayBlockhouse'
  | 'noSuchBargain'
  | 'otherRegion'
  | 'needsBrigade'
  | 'needsSmallUnit'
  | 'noHomeArea'
  | 'kitchenerFar'
  | 'notHeld'
  | 'defended'
  | 'noBarbarismMarker'
  | 'noKitchener'
  | 'noSiegeThere'
  | 'noAid'
  | 'townClosed'
  | 'notWaiting';

type Ending =
  | 'collapse'
  | 'exhaustion'
  | 'annihilation'
  | 'khakiElection'
  | 'bitterEnd'
  | 'stalemate'
  | 'subdued'
  | 'bobsFails'
  | 'bobsRepublican'
  | 'bobsDraw'
  | 'bobsMarginal'
  | 'bobsDecisive'
  | 'pretoriaHolds'
  | 'pretoriaDraw'
  | 'pretoriaMarginal'
  | 'pretoriaDecisive';

/** Every word of this game that rules, texts and board must agree about. */
export interface Bittereinder {
  sides: WarSide;
  steps: Steps;
  decisions: Decisions;
  verbs: Verbs;
  events: Events;
  reasons: Reason;
  endings: Ending;
  phases: PhaseName;
  topics: 'odds' | 'prospect' | 'standing' | 'textView';
}

export type War = Flow<State, Box, Bittereinder>;
export type Choice<K extends Verb<Bittereinder> = Verb<Bittereinder>> = ChoiceOf<Bittereinder, K>;
/** A choice that a decision offers. */
export type Offer<D extends DecisionName<Bittereinder>> = Choice<VerbOf<Bittereinder, D>>;
export type GameEvent = EventOf<Bittereinder>;
export type Refusal = KernelRefusal<Reason>;

export const { step, decision, refuse } = rulebook<State, Box, Bittereinder>();
