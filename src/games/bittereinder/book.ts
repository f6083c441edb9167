import * as preparation from './rules/03-preparation.ts';
import * as sequence from './rules/04-sequence.ts';
import * as columns from './rules/05-column.ts';
import * as reinforcement from './rules/05-reinforcement.ts';
import * as rail from './rules/06-rail.ts';
import * as armies from './rules/07-armies.ts';
import * as combat from './rules/08-combat.ts';
import * as coordination from './rules/08-coordination.ts';
import * as retreats from './rules/08-retreat.ts';
import * as sieges from './rules/08-siege.ts';
import * as strengths from './rules/08-strength.ts';
import * as blockhouses from './rules/10-blockhouses.ts';
import * as razings from './rules/10-razing.ts';
import * as morale from './rules/11-morale.ts';
import * as leaders from './rules/13-leaders.ts';
import * as events from './rules/15-events.ts';

/** All steps and decisions, in the order of the rulebook. */
export const BOOK = [
  preparation.setUp,
  preparation.station,
  preparation.raise,
  preparation.muster,
  preparation.opening,
  sequence.turn,
  sequence.phase,
  sequence.phaseEnd,
  sequence.phaseClose,
  sequence.turnEnd,
  reinforcement.arrivals,
  reinforcement.boerLeader,
  reinforcement.turnDown,
  columns.movement,
  columns.depart,
  columns.column,
  rail.detach,
  rail.detaching,
  armies.arrange,
  combat.combats,
  combat.attack,
  coordination.chooseArea,
  coordination.chooseForce,
  strengths.pool,
  strengths.join,
  strengths.commit,
  strengths.half,
  strengths.band,
  strengths.strength,
  sieges.offerSiege,
  sieges.siege,
  combat.clash,
  retreats.rout,
  retreats.retreat,
  retreats.retreatTo,
  retreats.retreatUnit,
  retreats.lastResort,
  retreats.followers,
  retreats.follow,
  retreats.routed,
  blockhouses.build,
  blockhouses.bargain,
  blockhouses.region,
  blockhouses.site,
  blockhouses.pay,
  razings.raze,
  razings.razeArea,
  razings.razing,
  morale.siegeChecks,
  morale.siegeOrder,
  morale.starve,
  morale.boerVictories,
  leaders.callBuller,
  leaders.buller,
  leaders.roberts,
  leaders.secondGo,
  leaders.secondArrival,
  leaders.armyAgain,
  leaders.armySecond,
  events.randomEvent,
  events.aid,
  events.hasten,
  events.hastenUnit,
  events.overruled,
];
