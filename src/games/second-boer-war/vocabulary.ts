import type { StepArgs } from '../../kernel/fields/steps.ts';
import {
  type Flow,
  type Refusal as KernelRefusal,
  type OwedOf,
  rulebook,
} from '../../kernel/game.ts';
import type { ChoiceOf, DecisionName, TriedOf, Verb, VerbOf } from '../../kernel/vocabulary.ts';
import type { Box, SideName } from './box.ts';
import type { Ending, Events } from './events.ts';
import type { STEPS, State, Zone } from './state.ts';

/** What a leader does where he stands, for Movement Points. */
export type DeedVerb =
  | 'besiege'
  | 'blockhouse'
  | 'bombard'
  | 'camp'
  | 'evict'
  | 'fortify'
  | 'garrison'
  | 'quell'
  | 'raise'
  | 'scorch';

/** Verbs that open a fight. */
export type CombatVerb = 'attack' | 'storm' | 'raid' | 'raidBlockhouse';

/** By decision: the verbs that answer it. */
interface Decisions {
  action: 'activate' | 'play' | 'playAt' | 'reinforce' | 'reorganise' | 'spreadRevolt' | 'pass';
  deed: 'move' | 'detach' | CombatVerb | DeedVerb | 'stop';
  enter: 'enter';
  keep: 'keep';
  recover: 'recover';
  lay: 'lay' | 'leave';
  swap: 'replace' | 'enough';
  announce: 'announce';
  pickOne: 'choose' | 'none';
  pickOwn: 'choose';
  bring: 'bring' | 'bringBest' | 'enough';
  flight: 'flee' | 'fleeAll' | 'enough';
  rideDown: 'charge' | 'hold';
  bury: 'bury';
  spoils: 'razeAll' | 'razeBlockhouse' | 'spare';
  discard: 'discard';
  retreatTo: 'retreat';
}

/** By verb: what its choices name. */
interface Verbs {
  activate: { piece: string };
  play: { piece: string };
  playAt: { piece: string; to: string };
  reinforce: object;
  reorganise: object;
  spreadRevolt: { to: string };
  pass: object;
  move: { piece: string; to: string };
  detach: { piece: string; at: string };
  attack: { piece: string; with: string };
  storm: { piece: string; at: string };
  raid: { piece: string; with: string };
  raidBlockhouse: { piece: string; at: string };
  stop: object;
  enter: { piece: string; to: string };
  keep: { piece: string };
  recover: { piece: string };
  lay: { piece: string; to: Zone };
  leave: { to: Zone };
  replace: { piece: string; with: string };
  enough: object;
  announce: { n: number };
  choose: { piece: string };
  none: object;
  bring: { piece: string };
  bringBest: object;
  flee: { piece: string };
  fleeAll: object;
  charge: { piece: string; to: Zone };
  hold: object;
  bury: { piece: string; n: number };
  razeAll: object;
  razeBlockhouse: object;
  spare: object;
  discard: { piece: string };
  retreat: { piece: string; to: string };
  besiege: { piece: string; at: string };
  blockhouse: { piece: string; at: string };
  bombard: { piece: string; at: string };
  camp: { piece: string; at: string };
  evict: { piece: string; at: string };
  fortify: { piece: string; at: string };
  garrison: { piece: string; at: string };
  quell: { piece: string; at: string };
  raise: { piece: string; at: string };
  scorch: { piece: string; at: string };
}

/** Why something is refused. */
type Reason =
  | 'notAnEntry'
  | 'onlyEmpire'
  | 'onlyBoers'
  | 'twoMains'
  | 'notWhereHeStands'
  | 'otherLeaderActs'
  | 'notYourDeed'
  | 'allPoints'
  | 'noPoints'
  | 'otherLeaderFirst'
  | 'unknownArea'
  | 'notYourLeader'
  | 'cannotMove'
  | 'notOnMap'
  | 'tooDeep'
  | 'anotherRoams'
  | 'notAdjacent'
  | 'halted'
  | 'pinned'
  | 'notYetEntered'
  | 'moveIsOver'
  | 'notHere'
  | 'enemyWatches'
  | 'onlyBoerAreas'
  | 'alreadyThere'
  | 'noMarkerLeft'
  | 'needsRepression'
  | 'needsGarrison'
  | 'needsScorched'
  | 'onlyKitchener'
  | 'onlyGuerrilla'
  | 'needsBlockhouse'
  | 'noRevolt'
  | 'oncePerRound'
  | 'deckEmpty'
  | 'unknownEvent'
  | 'notYourEvent'
  | 'eventNotInPlay'
  | 'eventPlayed'
  | 'eventTurn'
  | 'eventCondition'
  | 'noPlace'
  | 'onlyRegularWar'
  | 'pileEmpty'
  | 'onlyCommandos'
  | 'notInPile'
  | 'onlyTurnOne'
  | 'noSiege'
  | 'gunsLost'
  | 'cardInactive'
  | 'onlyTurnTwo'
  | 'fullyDug'
  | 'noGarrison'
  | 'blockhouseGuards'
  | 'onlyBritishAreas'
  | 'needsPrieska'
  | 'noRevoltNear'
  | 'notBrought'
  | 'xFirst'
  | 'zoneByZone'
  | 'mustFill'
  | 'notSurplus'
  | 'noSuchEnemy'
  | 'enemyNotHere'
  | 'garrisonLeader'
  | 'onlyDetached'
  | 'needsCavalry'
  | 'noBlockhouse'
  | 'leaderFirst'
  | 'needsCyferfontein'
  | 'tooFewCommandos'
  | 'notSoMany'
  | 'notInHand'
  | 'notSingleUse'
  | 'noArtilleryHere'
  | 'oneArtillery'
  | 'onlyMachineGuns'
  | 'alreadyBrought'
  | 'singlesAnnounced'
  | 'singlesFirst'
  | 'trainsFirst'
  | 'baseFirst'
  | 'onlyCavalry'
  | 'zoneBarred'
  | 'noSuchDepth'
  | 'otherCardFirst'
  | 'notLaid'
  | 'alreadyPassed'
  | 'enemyThere'
  | 'garrisonThere'
  | 'boerAreaFree'
  | 'notYourArea'
  | 'alreadyNamed'
  | 'notFailed'
  | 'onMap'
  | 'outOfGame';

/** Every word of this game that rules, texts and board must agree about. */
export interface SecondBoerWar {
  sides: SideName;
  steps: StepArgs<typeof STEPS>;
  decisions: Decisions;
  verbs: Verbs;
  events: Events;
  reasons: Reason;
  endings: Ending;
  phases: 'boers' | 'empire' | 'fight' | 'between';
  topics: 'feature' | 'odds' | 'prospect' | 'standing' | 'textView';
}

export type War = Flow<State, Box, SecondBoerWar>;
export type Choice<K extends Verb<SecondBoerWar> = Verb<SecondBoerWar>> = ChoiceOf<
  SecondBoerWar,
  K
>;
export type CombatChoice = Choice<CombatVerb>;
/** A choice that a decision offers. */
export type Offer<D extends DecisionName<SecondBoerWar>> = Choice<VerbOf<SecondBoerWar, D>>;
/** A choice that somebody tries: it may name nothing, or what is not there. */
export type Tried<K extends Verb<SecondBoerWar> = Verb<SecondBoerWar>> = TriedOf<SecondBoerWar, K>;
export type Owed = OwedOf<SecondBoerWar>;
export type Refusal = KernelRefusal<Reason>;

export const { step, decision, refuse } = rulebook<State, Box, SecondBoerWar>();
