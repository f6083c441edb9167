import { refer, type Say } from '../../kernel/pack.ts';
import {
  fields,
  listOf,
  oneOf,
  type Read,
  reference,
  references,
  sourced,
  table,
  whole,
} from '../../kernel/pack-schema.ts';

export const SIDES = ['scouts', 'riders'] as const;

export const schema = fields({
  posts: table(sourced({ links: references(1) })),
  camps: sourced({ scouts: reference, riders: reference }),
  troops: table(sourced({ side: oneOf(...SIDES), strength: whole(1, 9), post: reference })),
  cards: sourced({ values: listOf(whole(0, 20), 1, 40) }),
  hand: sourced({ size: whole(0, 40) }),
  turns: sourced({ last: whole(1, 99) }),
});

export type Pack = Read<typeof schema>;

/** What the shape of a pack cannot say. */
export function check(pack: Pack, say: Say): void {
  const isPost = refer(say, Object.keys(pack.posts), 'post');
  for (const [id, post] of Object.entries(pack.posts)) {
    for (const [i, other] of post.links.entries()) {
      const at = `posts.${id}.links.${i}`;
      if (other === id) say(at, 'a post is not linked with itself');
      else if (isPost(other, at) && !pack.posts[other]?.links.includes(id))
        say(at, `a link runs both ways, but ${other} does not name ${id}`);
    }
  }
  for (const side of SIDES) {
    isPost(pack.camps[side], `camps.${side}`);
    if (!Object.values(pack.troops).some((troop) => troop.side === side))
      say('troops', `the ${side} have none`);
  }
  for (const [id, troop] of Object.entries(pack.troops)) isPost(troop.post, `troops.${id}.post`);
  if (pack.camps.scouts === pack.camps.riders) say('camps.riders', 'must not be the camp of both');
  if (pack.hand.size > pack.cards.values.length)
    say('hand.size', `must be at most the ${pack.cards.values.length} cards there are`);
}
