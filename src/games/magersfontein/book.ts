import type { AnyDefinition } from '../../kernel/game.ts';
import type { Box } from './box.ts';
import {
  act,
  activate,
  activationEnds,
  activationOver,
  continuations,
  heading,
  independence,
  outOfCommand,
  stragglers,
} from './rules/02-activation.ts';
import {
  commanderReturns,
  endTurn,
  initiative,
  openFire,
  openingVolley,
  pairs,
  pickBrigade,
  single,
  turn,
  whoFirst,
} from './rules/02-turn.ts';
import {
  boersOutOfCommand,
  chiefMoves,
  chiefRide,
  commandPhase,
  giveOrder,
  markRouted,
  orders,
} from './rules/03-command.ts';
import { lead, leadAtLast } from './rules/03-lead.ts';
import { orderDistance, orderEdge, orderKind, orderVector } from './rules/03-orders.ts';
import {
  ordersSealed,
  rideOn,
  ridersReturn,
  ridersRide,
  ridersSaddle,
  ridersStart,
  riderWay,
} from './rules/03-riders.ts';
import { react, reactions } from './rules/05-reactions.ts';
import { makeRoom, surplus } from './rules/06-stacking.ts';
import { afterStep, beginUnit, carryOn, enterHex, leaving, unitDoes } from './rules/07-action.ts';
import { fireEffects, shoot } from './rules/10-fire.ts';
import { advanceTo, counterCheck } from './rules/12-counter.ts';
import { beforeMelee, joinOrFight, marshal, withdrawOffer } from './rules/12-declare.ts';
import { defend, fight, firstChecks, meleeOver, pursue, secondCheck } from './rules/12-melee.ts';
import { support } from './rules/12-support.ts';
import { alarm, commanderFlees, scatterRouted, shiftRider } from './rules/13-commanders.ts';
import { shockPasses } from './rules/14-morale.ts';
import { rally, rallyOrder, reorganisation } from './rules/14-recovery.ts';
import { retreat, retreated, retreatStep } from './rules/14-retreat.ts';
import type { State } from './state.ts';

/** Every step and decision, in the order of the rulebook. */
export const book: readonly AnyDefinition<State, Box>[] = [
  openingVolley,
  openFire,
  turn,
  commanderReturns,
  pairs,
  pickBrigade,
  initiative,
  whoFirst,
  single,
  endTurn,
  activate,
  independence,
  outOfCommand,
  act,
  lead,
  leadAtLast,
  continuations,
  stragglers,
  heading,
  activationEnds,
  activationOver,
  commandPhase,
  orders,
  giveOrder,
  orderKind,
  orderVector,
  orderEdge,
  orderDistance,
  ordersSealed,
  ridersRide,
  rideOn,
  riderWay,
  ridersSaddle,
  ridersStart,
  ridersReturn,
  markRouted,
  chiefMoves,
  chiefRide,
  boersOutOfCommand,
  reactions,
  react,
  surplus,
  makeRoom,
  beginUnit,
  unitDoes,
  carryOn,
  leaving,
  enterHex,
  afterStep,
  shoot,
  fireEffects,
  shockPasses,
  withdrawOffer,
  beforeMelee,
  marshal,
  joinOrFight,
  fight,
  support,
  firstChecks,
  defend,
  secondCheck,
  pursue,
  meleeOver,
  counterCheck,
  advanceTo,
  alarm,
  scatterRouted,
  commanderFlees,
  shiftRider,
  retreat,
  retreatStep,
  retreated,
  rallyOrder,
  rally,
  reorganisation,
];
