import type { AnyGame } from '../../../src/kernel/face.ts';
import { isProblems } from '../../../src/kernel/game.ts';
import { openMatch, parseMatchFile } from '../../../src/kernel/match-file.ts';
import { printOf } from '../../../src/table/screen.ts';

/**
 * A kept match is played through in Node. What is wrong with it, if anything: it cannot be, or
 * nobody's view of its end is the one on the page (`''`: the page shows none).
 */
export function whyNotTheSame(game: AnyGame, kept: string, onPage: string): string[] {
  const file = parseMatchFile(kept);
  const match = isProblems(file) ? file : openMatch(game.rules, file);
  if (isProblems(match)) return [`what is kept cannot be played: ${JSON.stringify(match)}`];
  if (onPage === '') return [];
  const views = [null, ...game.rules.sides].map((side) => printOf(match.view(side)));
  return views.includes(onPage)
    ? []
    : [`the page shows ${onPage}, the kept match ends in ${views.join(' or ')}`];
}
