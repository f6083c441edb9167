import type { AnyDefinition } from '../../kernel/game.ts';
import type { Box } from './box.ts';
import { turn } from './rules/00-turn.ts';
import { britishEvent, initiative, initiativeAim, water, zeal } from './rules/02-events.ts';
import { aimOrder, commandPoints, giveOrders, rollOrders, sendOrders } from './rules/02-orders.ts';
import { chargeTo, receive, receiveOrders } from './rules/02-receive.ts';
import { emergencyWithdrawal, withdrawals, withdrawTo } from './rules/02-withdrawal.ts';
import { ammoBack, boerRecovery, boerShellFire, britishShellFire } from './rules/03-shell-fire.ts';
import {
  afterAssault,
  assault,
  assaultBoers,
  assaultBritish,
  assaultFirst,
  assaultShot,
  assaults,
  britishAssault,
  closeCombat,
  replace,
} from './rules/04-assault.ts';
import { boerEvent, botha, slip } from './rules/04-boer-events.ts';
import {
  boerFirst,
  boerMove,
  boerMovement,
  boerWay,
  endBoerMovement,
} from './rules/04-boer-movement.ts';
import { brigade, leaderMarch, leaderMove } from './rules/04-leader.ts';
import {
  attach,
  britishMovement,
  endMovement,
  staff,
  staffMove,
  standBy,
} from './rules/04-movement.ts';
import { flee, rout } from './rules/04-rout.ts';
import { routFirst, routs } from './rules/04-rout-order.ts';
import { brigadeUnits, moveOn, unitMoves } from './rules/04-units.ts';
import { boerRifleFire, britishRecovery, britishRifleFire } from './rules/05-rifle-fire.ts';
import { boerShaken, victory } from './rules/06-status.ts';
import {
  boerLosses,
  boerMorale,
  britishAim,
  britishResolve,
  britishShot,
  britishTargets,
} from './rules/07-british-fire.ts';
import {
  boerAim,
  boerResolve,
  boerResolveFirst,
  boerShot,
  britishLeaders,
  britishLosses,
  britishMorale,
} from './rules/08-boer-fire.ts';
import { boerNext, boerPlot, boerTargets } from './rules/08-boer-targets.ts';
import { balloon, begin, dealDrifts, nightMarch, setUp } from './rules/09-set-up.ts';
import type { State } from './state.ts';

/** All steps and decisions, in the order of the rulebook. */
export const book: readonly AnyDefinition<State, Box>[] = [
  turn,
  // 2 Orders
  britishEvent,
  water,
  initiative,
  initiativeAim,
  zeal,
  commandPoints,
  sendOrders,
  giveOrders,
  aimOrder,
  rollOrders,
  receiveOrders,
  receive,
  chargeTo,
  emergencyWithdrawal,
  withdrawals,
  withdrawTo,
  // 3 Shell fire
  boerShellFire,
  boerRecovery,
  britishShellFire,
  ammoBack,
  // 4 Movement
  britishMovement,
  routs,
  routFirst,
  rout,
  flee,
  brigade,
  leaderMove,
  leaderMarch,
  brigadeUnits,
  unitMoves,
  moveOn,
  staff,
  staffMove,
  standBy,
  attach,
  endMovement,
  britishAssault,
  assaults,
  assault,
  assaultBoers,
  assaultFirst,
  assaultBritish,
  assaultShot,
  closeCombat,
  afterAssault,
  replace,
  boerEvent,
  botha,
  slip,
  boerMovement,
  boerMove,
  boerFirst,
  boerWay,
  endBoerMovement,
  // 5 Rifle fire
  britishRifleFire,
  britishRecovery,
  boerRifleFire,
  // 6 Status
  boerShaken,
  victory,
  // 7 British fire
  britishTargets,
  britishAim,
  britishResolve,
  britishShot,
  boerLosses,
  boerMorale,
  // 8 Boer fire
  boerTargets,
  boerNext,
  boerPlot,
  boerResolve,
  boerResolveFirst,
  boerShot,
  boerAim,
  britishLosses,
  britishLeaders,
  britishMorale,
  // 9, 10 Set-up and scenarios
  setUp,
  dealDrifts,
  balloon,
  nightMarch,
  begin,
];
