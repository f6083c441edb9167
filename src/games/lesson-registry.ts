/// <reference types="vite/client" />
import type { FirstMatchFile } from '../kernel/first-match.ts';
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

const FIRST_MATCHES = import.meta.glob<{ readonly firstMatch: FirstMatchFile }>(
  './*/lessons/first-match.ts',
);

/** The first match of a game; `null` for a game that has none. */
export async function loadFirstMatch(id: string): Promise<FirstMatchFile | null> {
  const module = await FIRST_MATCHES[`./${id}/lessons/first-match.ts`]?.();
  return module?.firstMatch ?? null;
}
