import type { SideName } from './box.ts';
import type { Zone } from './state.ts';

export type Ending =
  | 'citiesTaken'
  | 'objectivesMissed'
  | 'surrender'
  | 'fundsExhausted'
  | 'peaceTalks'
  | 'endurance';

/** By event: its fields. */
export interface Events {
  prestige: { from: number; to: number };
  funds: { from: number; to: number };
  passed: { side: SideName };
  waitsOffMap: { piece: string };
  roundBegins: { round: number; side: SideName };
  counterSeen: { side: SideName; n: number };
  counterDrawn: { side: SideName; second: SideName };
  actionComplete: { n: number };
  anotherAction: { side: SideName };
  roundEnds: { side: SideName; n: number };
  turnEnds: { turn: number };
  siegeStopped: { area: string };
  guerrillaWar: object;
  leaderLeaves: { piece: string };
  turnBegins: { turn: number };
  activated: { piece: string; n: number };
  moved: { piece: string; from: string; to: string };
  siegeBegins: { area: string; piece: string };
  siegeLifted: { area: string };
  fortLost: { area: string };
  detached: { piece: string; by: string; area: string };
  takenOff: { piece: string };
  built: { marker: string; piece: string; area: string };
  quelled: { piece: string; area: string };
  reinforced: { cards: readonly string[]; n: number };
  reinforcedUnseen: { n: number };
  eventPlayed: { piece: string; side: SideName };
  entered: { piece: string; area: string };
  replaced: { piece: string; with: string; area: string };
  reorganisationFails: object;
  reorganisationSucceeds: object;
  recovered: { card: string };
  siegePressed: {
    area: string;
    piece: string;
    boers: readonly number[];
    empire: readonly number[];
    level: number;
  };
  siegeSucceeds: {
    area: string;
    piece: string;
    boers: readonly number[];
    empire: readonly number[];
    level: number;
  };
  siegeHeld: {
    area: string;
    piece: string;
    boers: readonly number[];
    empire: readonly number[];
    level: number;
  };
  cityTaken: { area: string; piece: string };
  fortified: { piece: string; area: string; level: number };
  evicted: { piece: string; area: string };
  revolt: { area: string };
  rowMasked: { n: number };
  moraleHeld: { side: SideName; card: string; zone: Zone; roll: number; morale: number };
  moraleFailed: { side: SideName; card: string; zone: Zone; roll: number; morale: number };
  stoodIn: { side: SideName; card: string; with: string };
  zonesCompared: {
    leftEmpire: number;
    leftBoers: number;
    centreEmpire: number;
    centreBoers: number;
    rightEmpire: number;
    rightBoers: number;
  };
  stalemate: object;
  battleWon: { side: SideName; n: number };
  blockhouseRaided: { piece: string; area: string };
  blockhouseStormed: { piece: string; area: string };
  cavalryOpens: { card: string };
  announced: { side: SideName; n: number };
  singlesNamed: { side: SideName; cards: readonly string[] };
  commandosDrawn: { cards: readonly string[]; n: number };
  commandosDrawnUnseen: { n: number };
  flightNamed: { cards: readonly string[] };
  charged: { card: string; zone: Zone };
  rodeDown: { card: string };
  escaped: { card: string; roll: number };
  caught: { card: string; roll: number };
  cardLost: { side: SideName; card: string };
  buried: { card: string; n: number };
  buriedUnseen: { card: string };
  sumsCompared: { empire: number; boers: number };
  tie: object;
  skirmishWon: { side: SideName };
  blockhouseLost: { area: string };
  campLost: { area: string };
  garrisonLost: { area: string };
  spared: { area: string };
  retreated: { piece: string; from: string; to: string };
  eliminated: { piece: string; area: string };
  checkLost: { piece: string; area: string; boers: readonly number[]; empire: readonly number[] };
  checkPassed: { piece: string; area: string; boers: readonly number[]; empire: readonly number[] };
  commandoGone: { card: string };
  ended: { winner: SideName; ending: Ending };
  battleBegins: { piece: string; with: string; area: string };
  skirmishBegins: { piece: string; with: string; area: string };
  raidBegins: { piece: string; with: string; area: string };
  shown: { side: SideName; cards: readonly string[] };
  unmasked: { side: SideName; cards: readonly string[] };
}
