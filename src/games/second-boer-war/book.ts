import { action, carryOn, deed } from './rules/04-actions.ts';
import { enter, entry } from './rules/04-entry.ts';
import { actionDone, muster, round, roundEnd, turnEnd, turnStart } from './rules/04-rounds.ts';
import { endMove, keep, stack } from './rules/05-movement.ts';
import { recover } from './rules/07-boers.ts';
import {
  deploy,
  fill,
  judgeBattle,
  lay,
  masked,
  morale,
  offerSwap,
  show,
  swap,
  unmask,
} from './rules/08-battle.ts';
import { announce, bring, drawCommandos, gather, pickOne, pickOwn } from './rules/08-forces.ts';
import { bury, charge, closeFight, flight, getAway, losses, rideDown } from './rules/08-results.ts';
import { afterRaid, discard, judgeSkirmish, spoils, stormjaag } from './rules/09-skirmish.ts';
import { lossCheck, retreat, retreatTo } from './rules/10-losses.ts';

/** All steps and decisions, in the order of the rulebook. */
export const book = [
  muster,
  round,
  action,
  actionDone,
  roundEnd,
  turnEnd,
  entry,
  enter,
  turnStart,
  deed,
  carryOn,
  endMove,
  stack,
  keep,
  recover,
  announce,
  pickOne,
  gather,
  pickOwn,
  bring,
  drawCommandos,
  deploy,
  fill,
  lay,
  masked,
  show,
  morale,
  unmask,
  offerSwap,
  swap,
  judgeBattle,
  flight,
  charge,
  rideDown,
  getAway,
  losses,
  bury,
  closeFight,
  judgeSkirmish,
  stormjaag,
  discard,
  spoils,
  afterRaid,
  retreat,
  retreatTo,
  lossCheck,
];
