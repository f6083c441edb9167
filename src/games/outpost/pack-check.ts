import { refer, type Say } from '../../kernel/pack.ts';
import { type Pack, SIDES } from './pack.ts';

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
  for (const [id, troop] of Object.entries(pack.troops)) {
    isPost(troop.post, `troops.${id}.post`);
    if (!id.startsWith(troop.side)) say(`troops.${id}.side`, 'its id says the other side');
  }
  if (pack.camps.scouts === pack.camps.riders) say('camps.riders', 'must not be the camp of both');
  if (pack.hand.size > pack.cards.values.length)
    say('hand.size', `must be at most the ${pack.cards.values.length} cards there are`);
}
