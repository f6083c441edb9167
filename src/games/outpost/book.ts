import { aim, orders, pickTroop, revealOrders, setUp, turn } from './rules/01-orders.ts';
import { arrive, march, react } from './rules/02-march.ts';
import { fight, layCard, resolve, retreat } from './rules/03-fight.ts';
import { drawCards, endTurn } from './rules/04-end.ts';

/** All steps and decisions, in the order of the rulebook. */
export const book = [
  setUp,
  turn,
  orders,
  pickTroop,
  aim,
  revealOrders,
  march,
  react,
  arrive,
  fight,
  layCard,
  resolve,
  retreat,
  drawCards,
  endTurn,
];
