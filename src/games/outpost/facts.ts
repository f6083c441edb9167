import type { Box } from './box.ts';

/** Figures of the box that a player is told before the patrol. */
export const facts = ({ lastTurn, handSize, posts }: Box) => ({
  lastTurn,
  handSize,
  posts: posts.length,
});
