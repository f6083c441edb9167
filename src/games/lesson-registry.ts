/// <reference types="vite/client" />
import type { LessonFile } from '../kernel/lesson.ts';

/** Found by their place, like boards: a game has lessons as soon as it has this file. */
const LESSONS = import.meta.glob<{ readonly lessons: readonly LessonFile[] }>(
  './*/lessons/lessons.ts',
);

/** The lessons of a game in the order in which they are learned; none for a game that has none. */
export async function loadLessons(id: string): Promise<readonly LessonFile[]> {
  const module = await LESSONS[`./${id}/lessons/lessons.ts`]?.();
  return module?.lessons ?? [];
}
