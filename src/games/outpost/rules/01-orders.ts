import { at } from '../../../kernel/lists.ts';
import {
  type Look,
  NONE,
  postId,
  postIndex,
  sideName,
  sideOf,
  troopId,
  troopIndex,
  troopsOf,
} from '../state.ts';
import { type Choice, decision, type Refusal, refuse, step } from '../vocabulary.ts';

/** 1.1 Each side shuffles its cards and takes a hand that only it sees. */
export const setUp = step('setUp', (war) => {
  for (const side of [0, 1]) {
    const deck = war.shuffle(
      `deck/${sideName(side)}`,
      war.box.cards.map((_, card) => card),
      (card) => `c${card}`,
    );
    war.state.hand[side] = deck.splice(-war.box.handSize);
    war.state.deck[side] = deck;
  }
  war.next('turn');
});

/** 1.2 A turn: orders, marches, new cards, the count. */
export const turn = step('turn', (war) => {
  war.state.turn += 1;
  war.epoch(war.state.turn);
  war.tell({ type: 'turnBegins', rule: '1.2', turn: war.state.turn });
  war.next('orders');
  war.next('revealOrders');
  war.next('drawCards');
  war.next('endTurn');
});

/** 2.1 Both sides write their orders at the same time, in secret. */
export const orders = step('orders', (war) => {
  const { state } = war;
  state.orderTroop = [NONE, NONE];
  state.orderTo = [NONE, NONE];
  state.parley = [0, 0];
  war.together(
    [0, 1].map((side) => ({ side: sideName(side), steps: [{ step: 'pickTroop', side }] })),
  );
});

const REST: Choice<'rest'> = { do: 'rest' };
const PARLEY: Choice<'parley'> = { do: 'parley' };

/** 2.1 Which troop marches; 2.2 none need march; 2.3 or one offers to talk. */
export const pickTroop = decision('pickTroop', {
  side: (_, { side }) => sideName(side),
  rule: '2.1',
  choices: (look, { side }) => [
    ...troopsOf(look, side).map(
      (troop): Choice<'order'> => ({ do: 'order', piece: troopId(look, troop) }),
    ),
    REST,
    PARLEY,
  ],
  whyNot: { order: (look, { side }, tried) => whyNotTroop(look, side, tried.piece) },
  take: {
    order(war, { side }, choice) {
      war.state.orderTroop[side] = troopIndex(war, choice.piece);
      war.next('aim', { side });
    },
    rest() {},
    parley(war, { side }) {
      war.state.parley[side] = 1;
    },
  },
});

function whyNotTroop(look: Look, side: number, piece = ''): Refusal | null {
  const troop = troopIndex(look, piece);
  if (troop < 0) return refuse(null, 'unknownTroop', { piece });
  if (sideOf(look, troop) !== side) return refuse('2.1', 'notYours');
  return at(look.state.place, troop) === NONE ? refuse('2.1', 'gone') : null;
}

/** 2.1 Where it marches: a post next to its own. */
export const aim = decision('aim', {
  side: (_, { side }) => sideName(side),
  rule: '2.1',
  choices: (look, { side }) => {
    const troop = at(look.state.orderTroop, side);
    const here = at(look.state.place, troop);
    return at(look.box.links, here).map((post) => ({
      do: 'aim',
      piece: troopId(look, troop),
      to: postId(look, post),
    }));
  },
  whyNot: (look, _, { to = '' }) =>
    postIndex(look, to) < 0
      ? refuse(null, 'unknownPost', { to })
      : refuse('2.1', 'notAdjacent', { to }),
  take: {
    aim(war, { side }, choice) {
      war.state.orderTo[side] = postIndex(war, choice.to);
    },
  },
});

/** 2.4 Orders are shown; 2.3 two offers to talk end the match; 2.5 a die says who marches first. */
export const revealOrders = step('revealOrders', (war) => {
  const { state } = war;
  war.reveal();
  if (state.parley[0] === 1 && state.parley[1] === 1) {
    war.tell({ type: 'parley', rule: '2.3' });
    war.finish({ winner: null, ending: 'parley' });
    return;
  }
  const die = war.roll('first march');
  const first = die % 2 === 1 ? 0 : 1;
  war.tell({ type: 'firstMarch', rule: '2.5', die, side: sideName(first) });
  for (const side of [first, 1 - first]) {
    const troop = at(state.orderTroop, side);
    if (troop === NONE) continue;
    const to = postId(war, at(state.orderTo, side));
    war.tell({ type: 'ordered', rule: '2.4', piece: troopId(war, troop), to });
    war.next('march', { troop: troopId(war, troop), to, retreat: false });
  }
});
