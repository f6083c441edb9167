import { GAMES_WITH_PUZZLES, loadPuzzles } from '../../games/puzzle-registry.ts';
import { dayNumber } from './solved.svelte.ts';

/** The puzzle of a day: the same for everybody, the games take turns. */
export async function puzzleOf(time: number): Promise<{ game: string; puzzle: string } | null> {
  const day = dayNumber(time);
  const game = GAMES_WITH_PUZZLES[day % GAMES_WITH_PUZZLES.length];
  const list = game === undefined ? [] : ((await loadPuzzles(game))?.set.puzzles ?? []);
  const puzzle = list[Math.floor(day / GAMES_WITH_PUZZLES.length) % list.length];
  return game === undefined || !puzzle ? null : { game, puzzle: puzzle.id };
}
