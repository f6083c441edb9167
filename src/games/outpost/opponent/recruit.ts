import { at } from '../../../kernel/lists.ts';
import type { Opponent, Thinking } from '../../../kernel/opponent.ts';
import { type Box, SIDES } from '../box.ts';
import { enemyOf, type Look, postIndex, type State, sideIndex, troopIndex } from '../state.ts';
import type { Choice, Outpost } from '../vocabulary.ts';

type Thought = Thinking<State, Box, Outpost>;

/** Marches from a post to the enemy's camp, over the links of the map. */
function marchesTo({ box }: Look, camp: number): number[] {
  const far = box.posts.map(() => Number.POSITIVE_INFINITY);
  far[camp] = 0;
  const queue = [camp];
  for (const post of queue) {
    for (const next of at(box.links, post)) {
      if (at(far, next) <= at(far, post) + 1) continue;
      far[next] = at(far, post) + 1;
      queue.push(next);
    }
  }
  return far;
}

/** How near a choice brings its troop to the enemy's camp; small is good. */
function distance(thought: Thought, choice: Choice): number {
  const side = sideIndex(thought.side);
  const far = marchesTo(thought, at(thought.box.camps, enemyOf(side)));
  if ('to' in choice) return far[postIndex(thought, choice.to)] ?? Number.POSITIVE_INFINITY;
  if (!('piece' in choice)) return Number.POSITIVE_INFINITY;
  return at(far, at(thought.state.place, troopIndex(thought, choice.piece)));
}

const best = (choices: readonly Choice[], score: (choice: Choice) => number): Choice =>
  choices.reduce((one, other) => (score(other) < score(one) ? other : one), at(choices, 0));

/** What it does whenever it may; the rest is waiting and giving up. */
const EAGER: readonly Choice['do'][] = ['order', 'aim', 'fire', 'lay', 'retreat'];

/** Goes for the enemy's camp with whoever is nearest, fires whenever it can, lays its best card. */
export const recruit: Opponent<State, Box, Outpost> = {
  level: 'recruit',
  sides: SIDES,
  choose(thought) {
    const eager = thought.choices.filter((choice) => EAGER.includes(choice.do));
    const choices = eager.length > 0 ? eager : thought.choices;
    if (choices.some((choice) => choice.do === 'lay')) return at(choices, choices.length - 1);
    return best(choices, (choice) => distance(thought, choice));
  },
};
