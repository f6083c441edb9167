import { at } from '../../../kernel/lists.ts';
import {
  enemyOf,
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
import { type Choice, decision, refuse, step, type War } from '../vocabulary.ts';
import { weaken } from './02-march.ts';

/** 4.1 A fight: cards laid in secret, then one comparison. */
export const fight = step('fight', (war, { troop, from }) => {
  war.state.laid = [NONE, NONE];
  war.tell({
    type: 'fight',
    rule: '4.1',
    piece: troop,
    at: postId(war, at(war.state.place, troopIndex(war, troop))),
  });
  war.together(
    [0, 1].map((side) => ({ side: sideName(side), steps: [{ step: 'layCard', side }] })),
  );
  war.next('resolve', { troop, from });
});

const cardId = (card: number): string => `c${card}`;

/** 4.2 Each side may lay one card of its hand. */
export const layCard = decision('layCard', {
  side: (_, { side }) => sideName(side),
  rule: '4.2',
  choices: (look, { side }) => [
    { do: 'withhold' },
    ...at(look.state.hand, side).map((card): Choice<'lay'> => ({ do: 'lay', with: cardId(card) })),
  ],
  whyNot: { lay: () => refuse('4.2', 'notInHand') },
  take: {
    lay(war, { side }, choice) {
      const card = Number(choice.with.slice(1));
      const hand = at(war.state.hand, side);
      hand.splice(hand.indexOf(card), 1);
      war.state.laid[side] = card;
    },
    withhold() {},
  },
});

/** 4.3 Strength, card and die: the higher total wins; the defender wins a tie. */
export const resolve = step('resolve', (war, { troop: id }) => {
  war.reveal();
  const troop = troopIndex(war, id);
  const post = at(war.state.place, troop);
  const attacker = sideOf(war, troop);
  const defender = enemyOf(attacker);
  const attack = total(war, attacker, [troop]);
  const defence = total(war, defender, troopsOf(war, defender, post));
  const loser = attack > defence ? defender : attacker;
  war.tell({
    type: 'fought',
    rule: '4.3',
    piece: id,
    at: postId(war, post),
    attack,
    defence,
    side: sideName(enemyOf(loser)),
  });
  war.state.laid = [NONE, NONE];
  const beaten = loser === attacker ? [troop] : troopsOf(war, defender, post);
  for (const one of beaten) {
    weaken(war, one);
    if (war.state.core.outcome) return;
    if (at(war.state.place, one) !== NONE) war.next('retreat', { troop: troopId(war, one) });
  }
});

function total(war: War, side: number, troops: readonly number[]): number {
  const card = at(war.state.laid, side);
  if (card !== NONE) at(war.state.played, side).push(card);
  const die = war.roll(`fight/${sideName(side)}`);
  const strength = troops.reduce((sum, troop) => sum + at(war.state.strength, troop), 0);
  const bonus = card === NONE ? 0 : at(war.box.cards, card);
  war.tell({ type: 'fightRoll', rule: '4.3', side: sideName(side), die, strength, bonus });
  return strength + bonus + die;
}

/** 4.4 A beaten troop goes to a neighbouring post without enemies; one that cannot is gone. */
const retreats = (look: Look, troop: number): number[] => {
  const enemy = enemyOf(sideOf(look, troop));
  return at(look.box.links, at(look.state.place, troop)).filter(
    (post) => troopsOf(look, enemy, post).length === 0,
  );
};

const SURRENDER: Choice<'surrender'> = { do: 'surrender' };

export const retreat = decision('retreat', {
  side: (look, { troop }) => sideName(sideOf(look, troopIndex(look, troop))),
  rule: '4.4',
  choices: (look, { troop: id }) => {
    const ways = retreats(look, troopIndex(look, id));
    if (ways.length === 0) return [SURRENDER];
    return ways.map((post) => ({ do: 'retreat', piece: id, to: postId(look, post) }));
  },
  whyNot: {
    retreat: (look, { troop: id }, { to = '' }) => {
      const post = postIndex(look, to);
      const here = at(look.state.place, troopIndex(look, id));
      if (post < 0) return refuse(null, 'unknownPost', { to });
      if (!at(look.box.links, here).includes(post)) return refuse('4.4', 'notAdjacent', { to });
      return refuse('4.4', 'enemyThere');
    },
    surrender: () => refuse('4.4', 'mustRetreat'),
  },
  take: {
    // 4.4 A retreat is a march, and can be fired on like one.
    retreat(war, { troop }, { to }) {
      war.next('march', { troop, to, retreat: true });
    },
    surrender(war, { troop: id }) {
      const troop = troopIndex(war, id);
      war.state.strength[troop] = 1;
      weaken(war, troop);
    },
  },
});
