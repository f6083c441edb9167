import { loadLessons as findLessons } from '../../games/lesson-registry.ts';
import { isProblems } from '../../kernel/game.ts';
import type { Lesson } from '../../table/lessons/lesson.ts';
import { readLesson } from '../../table/lessons/read-lesson.ts';
import { problemLine } from '../session/cannot-open.ts';

/** The lessons of a game; one that cannot be read is left out, and says so to its author. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  const files = await findLessons(game);
  return files.flatMap((file) => {
    const lesson = readLesson(game, file);
    if (!isProblems(lesson)) return [lesson];
    console.error(`lesson ${game}/${file.id}: ${problemLine(lesson, 'en')}`);
    return [];
  });
}
