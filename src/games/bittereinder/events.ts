import type { Form } from './state.ts';

/** Where something moved or stands, and which pieces. */
type Moved = { at: string; to: string; pieces: readonly string[]; count: number };
/** What the others are told of a move of face-down counters. */
type MovedUnseen = { at: string; to: string; count: number };
type Screened = { at: string; screen: number; enemies: number };

/** By event: its fields. */
export interface Events {
  // 3
  controlled: { side: string; at: string };
  capitalFalls: { at: string; loss: number };
  stationed: { piece: string; to: string };
  /** In an open match `pieces` says who is in the box. */
  armyStationed: { piece: string; to: string; count: number; pieces?: readonly string[] };
  mustered: { piece: string; with: string };
  // 4
  turnBegins: { turn: number };
  phaseBegins: { turn: number; phase: string };
  // 5
  arrived: { pieces: readonly string[]; count: number; to: string };
  returned: { piece: string; to: string };
  returnWaits: { piece: string };
  sailed: Moved;
  sailedUnseen: MovedUnseen;
  // 6
  railed: Moved;
  railedUnseen: MovedUnseen;
  railLost: object;
  // 7
  marched: Moved;
  marchedUnseen: MovedUnseen;
  screens: { side: string };
  screenHolds: Screened;
  screenFails: Screened;
  turnedUp: { pieces: readonly string[] };
  absorbed: { with: string; at: string; count: number; pieces: readonly string[] };
  absorbedUnseen: { with: string; at: string; count: number };
  transferred: { piece: string; with: string };
  detached: { piece: string; with: string };
  stranded: { piece: string; at: string };
  // 8
  attack: { side: string; at: string; form: Form };
  attackers: { at: string; pieces: readonly string[] };
  committed: { n: number };
  combat: {
    at: string;
    side: string;
    attack: number;
    defence: number;
    odds: string;
    die: number;
    result: string;
  };
  overrun: { at: string };
  rout: { side: string; at: string };
  retreated: { piece: string; at: string; to: string };
  eliminated: { piece: string };
  toTrack: { piece: string; die: number; due: number; comesBack: boolean };
  besieged: { at: string; pieces: readonly string[] };
  joinedSiege: { at: string; pieces: readonly string[] };
  siegeLifted: { at: string };
  // 9
  commitment: { by: number; wcp: number; why: string };
  supplyTaken: { piece: string; dice: readonly number[]; bonus: number };
  // 10
  blockhouse: { at: string; kind: string };
  traded: { piece: string };
  razed: { at: string };
  razingRoll: { die: number; count: number };
  kommandoRoll: { piece: string; die: number; yields: boolean };
  // 11
  morale: { by: number; morale: number; why: string };
  territoryRoll: { dice: readonly number[]; sum: number; lost: number };
  siegeRoll: {
    at: string;
    die: number;
    total: number;
    morale: number;
    supplied: boolean;
    falls: boolean;
  };
  surrendered: { piece: string; at: string };
  // 12
  victoryRoll: { die: number; count: number };
  victoryDie: { die: number; total: number };
  election: { die: number; morale: number; falls: boolean };
  // 13
  bothCapitals: object;
  goesHome: { piece: string };
  buller: { at: string; die: number };
  secondGo: { piece: string };
  // 15
  eventRoll: { dice: readonly number[]; sum: number };
  noEvent: object;
  sixthMarker: object;
  volunteers: { piece: string; to: string };
  mustMarch: object;
  noMarch: { morale: number };
  overruled: { as: string };
}
