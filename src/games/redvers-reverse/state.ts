import { type Core, cloneCore, type GameState, type Reading } from '../../kernel/game.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import type { Box } from './box.ts';

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
  readonly newOrder: 'halts' | 'keeps';
  /** */
  readonly inTransit: 'wait' | 'replaces';
  /** */
  readonly closeUp: 'fire' | 'movement';
  /** 0c */
  readonly ties: 'ask' | 'first';
}

export interface State extends GameState {
  core: Core;
  chosen: Chosen;
  turn: number;
  /** Index in SEGMENTS; NONE while the battle is being set up. */
  segment: number;
  confidence: number;
  loss: number;
  /** How often the Boers were shaken. */
  shaken: number;
  cp: number;

  // By piece (index in box.pieces).
  /** Area, or NONE when eliminated, or ABSENT. */
  where: number[];
  face: number[];
  level: number[];
  /** The Number Marker. */
  losses: number[];
  /** SP Counter on a commando: 0 none, else its kind in box.counters plus 1; No Fire is the last. */
  counter: number[];
  /** RELEASED or RETURN on a commando. */
  marker: number[];
  /** Movement points this segment and those used; `done`: 1 may do no more, 2 has moved (formation may still change). */
  allowance: number[];
  spent: number[];
  done: number[];
  /** Has a target in this fire segment. */
  fired: number[];

  // By brigade.
  planned: number[];
  objective: number[];
  /** Box of the track the Objective Marker lies in; 0 if not on the track. */
  due: number[];
  /** The Objective Marker shows Fail. */
  fail: number[];
  /** R-46 Area of the Objective Marker the leader has reached; NONE if he has not. */
  reached: number[];
  /** 2.3c An order was sent this turn. */
  ordered: number[];
  /** 2.5a A withdrawal was tried this turn. */
  tried: number[];
  /** PANICKED or FIRM. */
  mood: number[];
  /** R-49 In emergency withdrawal this segment. */
  failing: number[];

  // Brigades (or NONE) that events lie on.
  closeOrder: number;
  bobHart: number;
  hesitating: number;
  /** Index in box.britishChits of this turn's event, or NONE. */
  event: number;
  /** The turn in which the chit bites; 0 when it is in the cup. */
  misfire: number;
  ammo: number;
  /** Chits and counters in the cups, by kind. */
  britishCup: number[];
  boerCup: number[];
  spCup: number[];
  /** By group: its chit was drawn and its Released Markers are still to be placed. */
  freed: number[];

  // Drift markers: values by slot (drifts first, then those aside; 0 unknown), and what is known.
  drift: number[];
  driftSeen: number[];
  /** By drift: the marker is gone. */
  driftOpen: number[];
  /** By drift: searched this turn. */
  searched: number[];
  /** The Local Guide has been used. */
  guided: number;

  // By area.
  hidden: number[];
  captured: number[];
  /** Units that entered a crossing this turn. */
  britishThrough: number[];
  boerThrough: number[];

  /** Units that Buller and Long stand with. */
  bullerWith: number;
  longWith: number;
  longOrdered: number;
  /** The brigade that is moving, or NONE; and the units that march with its leader. */
  moving: number;
  party: number[];

  // Attacks placed in this fire segment: area, unit that fires, unit in support or NONE.
  attackAt: number[];
  attackBy: number[];
  attackWith: number[];
  /** SP lost in the attack being resolved, by brigade and by group. */
  brigadeToll: number[];
  groupToll: number[];
}

export type ReadonlyState = DeepReadonly<State>;
export type Look = Reading<State, Box>;

export const clone = (state: ReadonlyState): State => ({
  core: cloneCore(state.core),
  chosen: state.chosen,
  turn: state.turn,
  segment: state.segment,
  confidence: state.confidence,
  loss: state.loss,
  shaken: state.shaken,
  cp: state.cp,
  where: state.where.slice(),
  face: state.face.slice(),
  level: state.level.slice(),
  losses: state.losses.slice(),
  counter: state.counter.slice(),
  marker: state.marker.slice(),
  allowance: state.allowance.slice(),
  spent: state.spent.slice(),
  done: state.done.slice(),
  fired: state.fired.slice(),
  planned: state.planned.slice(),
  objective: state.objective.slice(),
  due: state.due.slice(),
  fail: state.fail.slice(),
  reached: state.reached.slice(),
  ordered: state.ordered.slice(),
  tried: state.tried.slice(),
  mood: state.mood.slice(),
  failing: state.failing.slice(),
  closeOrder: state.closeOrder,
  bobHart: state.bobHart,
  hesitating: state.hesitating,
  event: state.event,
  misfire: state.misfire,
  ammo: state.ammo,
  britishCup: state.britishCup.slice(),
  boerCup: state.boerCup.slice(),
  spCup: state.spCup.slice(),
  freed: state.freed.slice(),
  drift: state.drift.slice(),
  driftSeen: state.driftSeen.slice(),
  driftOpen: state.driftOpen.slice(),
  searched: state.searched.slice(),
  guided: state.guided,
  hidden: state.hidden.slice(),
  captured: state.captured.slice(),
  britishThrough: state.britishThrough.slice(),
  boerThrough: state.boerThrough.slice(),
  bullerWith: state.bullerWith,
  longWith: state.longWith,
  longOrdered: state.longOrdered,
  moving: state.moving,
  party: state.party.slice(),
  attackAt: state.attackAt.slice(),
  attackBy: state.attackBy.slice(),
  attackWith: state.attackWith.slice(),
  brigadeToll: state.brigadeToll.slice(),
  groupToll: state.groupToll.slice(),
});
