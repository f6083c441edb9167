import { at } from '../../../kernel/lists.ts';
import { enemyOf, type Look, sideName, troopsOf } from '../state.ts';
import { step } from '../vocabulary.ts';

/** 1.3 Each side draws a card, unless its deck is spent or its hand is full. */
export const drawCards = step('drawCards', (war) => {
  for (const side of [0, 1]) {
    const hand = at(war.state.hand, side);
    if (hand.length >= war.box.handSize) continue;
    const card = at(war.state.deck, side).pop();
    if (card === undefined) continue;
    hand.push(card);
    war.reveal();
    const name = sideName(side);
    war.tellOnly(
      name,
      { type: 'drew', rule: '1.3', side: name, card: `c${card}` },
      { type: 'drewHidden', rule: '1.3', side: name },
    );
  }
});

/** 5.3 Posts on which a side stands. */
export const postsHeld = (look: Look, side: number): number =>
  look.box.posts.filter((_, post) => troopsOf(look, side, post).length > 0).length;

/** 5.2 Holding the enemy's camp at the end of a turn wins; 5.3 after the last turn posts are counted. */
export const endTurn = step('endTurn', (war) => {
  const took = [0, 1].filter(
    (side) => troopsOf(war, side, at(war.box.camps, enemyOf(side))).length > 0,
  );
  if (took.length > 0) {
    const winner = took.length === 1 ? sideName(at(took, 0)) : null;
    war.finish({ winner, ending: 'campTaken' });
    return;
  }
  if (war.state.turn < war.box.lastTurn) {
    war.next('turn');
    return;
  }
  const lead = postsHeld(war, 0) - postsHeld(war, 1);
  war.finish({ winner: lead === 0 ? null : sideName(lead > 0 ? 0 : 1), ending: 'sunset' });
});
