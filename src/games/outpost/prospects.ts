import { at } from '../../kernel/lists.ts';
import type { Prospects } from '../../kernel/prospects.ts';
import type { OutpostSide } from './box.ts';
import { postsHeld } from './rules/04-end.ts';
import { enemyOf, type Look, postId, sideName, troopsOf } from './state.ts';

/** 5.1-5.3 Whose camp is in danger, who has troops left, who holds more posts. */
export function prospects(look: Look): Prospects<OutpostSide> {
  const { box, state } = look;
  const left = box.lastTurn - state.turn;
  return {
    now: null,
    sides: [0, 1].map((side) => {
      const enemy = enemyOf(side);
      const [own, other] = [postsHeld(look, side), postsHeld(look, enemy)];
      const camp = at(box.camps, enemy);
      return {
        side: sideName(side),
        line: { key: 'prospect.line', values: { own, left } },
        aims: [
          {
            text: { key: 'prospect.camp', values: { at: postId(look, camp) } },
            rule: '5.2',
            reached: troopsOf(look, side, camp).length > 0,
          },
          {
            text: { key: 'prospect.destroy', values: { n: troopsOf(look, enemy).length } },
            rule: '5.1',
            reached: troopsOf(look, enemy).length === 0,
          },
          {
            text: { key: 'prospect.posts', values: { own, other, left } },
            rule: '5.3',
            reached: own > other,
          },
        ],
      };
    }),
  };
}
