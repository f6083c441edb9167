import { loadPuzzles } from '../../games/puzzle-registry.ts';
import { speech } from '../../kernel/text.ts';
import { loadGame } from '../game/load-game.ts';
import { openLesson } from '../lessons/open-lesson-table.ts';
import type { Table } from '../table/table.svelte.ts';
import { say } from '../text/page-text.svelte.ts';
import { lessonOf } from './puzzle-lesson.ts';

/** Sits down at a puzzle; throws where there is none. */
export async function openPuzzleTable(id: string, name: string): Promise<Table> {
  const [game, puzzles] = await Promise.all([loadGame(id), loadPuzzles(id)]);
  const puzzle = puzzles?.set.puzzles.find((one) => one.id === name);
  if (!puzzle) throw new Error(say('puzzle.unknown', { id: name }));
  const voices = { en: speech(game.texts, 'en'), pl: speech(game.texts, 'pl') };
  return openLesson(id, lessonOf(id, puzzle, voices));
}
