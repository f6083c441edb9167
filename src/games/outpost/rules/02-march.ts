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

const HOLD: Choice<'hold'> = { do: 'hold' };

/** 3.1 A troop marches to a neighbouring post, if it is still there to march. */
export const march = step('march', (war, { troop: id, to, retreat }) => {
  const troop = troopIndex(war, id);
  const from = at(war.state.place, troop);
  if (from === NONE) return;
  const goal = postIndex(war, to);
  // 3.1 A troop driven from its post before its turn to march has lost its order.
  if (!at(war.box.links, from).includes(goal)) return;
  war.next('react', { troop: id, to, side: enemyOf(sideOf(war, troop)) });
  war.next('arrive', { troop: id, to, from: postId(war, from) });
  if (retreat) war.tell({ type: 'retreats', rule: '4.4', piece: id, to });
});

/** 3.2 Enemies next to either end of the march may fire on the marcher, one troop once. */
const shooters = (look: Look, side: number, marcher: number, goal: number): number[] => {
  const here = at(look.state.place, marcher);
  return troopsOf(look, side).filter((troop) => {
    const post = at(look.state.place, troop);
    return post === goal || (post !== here && at(look.box.links, post).includes(goal));
  });
};

/** 3.2 Fire on a marcher, or hold. */
export const react = decision('react', {
  side: (_, { side }) => sideName(side),
  rule: '3.2',
  choices: (look, { troop, to, side }) => [
    HOLD,
    ...shooters(look, side, troopIndex(look, troop), postIndex(look, to)).map(
      (shooter): Choice<'fire'> => ({ do: 'fire', piece: troopId(look, shooter), with: troop }),
    ),
  ],
  whyNot: {
    fire: (look, { side }, { piece = '' }) => {
      const shooter = troopIndex(look, piece);
      if (shooter < 0) return refuse(null, 'unknownTroop', { piece });
      return refuse('3.2', sideOf(look, shooter) === side ? 'outOfReach' : 'notYours');
    },
  },
  standing: (look, args, orders) => {
    for (const order of orders) {
      if (order['fire'] === 'never') return HOLD;
      if (order['fire'] !== 'always') continue;
      const [shooter] = shooters(
        look,
        args.side,
        troopIndex(look, args.troop),
        postIndex(look, args.to),
      );
      return shooter === undefined
        ? HOLD
        : { do: 'fire', piece: troopId(look, shooter), with: args.troop };
    }
    return null;
  },
  take: {
    fire(war, { troop }, { piece }) {
      const die = war.roll(`fire/${piece}/${troop}`);
      const hit = die >= 5;
      war.tell({ type: 'fired', rule: '3.3', piece, with: troop, die, hit });
      if (hit) weaken(war, troopIndex(war, troop));
    },
    hold() {},
  },
});

/** 3.3 A hit costs one strength; a troop at none is gone. */
export function weaken(war: War, troop: number): void {
  const strength = at(war.state.strength, troop) - 1;
  war.state.strength[troop] = strength;
  if (strength > 0) return;
  war.state.place[troop] = NONE;
  const side = sideOf(war, troop);
  war.tell({ type: 'lost', rule: '3.3', piece: troopId(war, troop) });
  // 5.1 A side without troops has lost at once.
  if (troopsOf(war, side).length === 0)
    war.finish({ winner: sideName(enemyOf(side)), ending: 'destroyed' });
}

/** 3.4 The troop arrives; where enemies stand there is a fight. */
export const arrive = step('arrive', (war, { troop: id, to, from }) => {
  const troop = troopIndex(war, id);
  if (at(war.state.place, troop) === NONE) return;
  const goal = postIndex(war, to);
  war.state.place[troop] = goal;
  war.tell({ type: 'marched', rule: '3.4', piece: id, at: from, to });
  if (troopsOf(war, enemyOf(sideOf(war, troop)), goal).length > 0)
    war.next('fight', { troop: id, from });
});
