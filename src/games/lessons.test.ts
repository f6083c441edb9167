import { describe, expect, test } from 'vitest';
import { isProblems } from '../kernel/game.ts';
import { checkLesson } from '../table/lessons/check-lesson.ts';
import { readLesson } from '../table/lessons/read-lesson.ts';
import { loadLessons } from './lesson-registry.ts';
import { REGISTRY, SHOWN } from './registry.ts';

const all = await Promise.all(
  REGISTRY.map(async ({ id, load }) => ({ id, load, lessons: await loadLessons(id) })),
);

describe.for(all.filter(({ lessons }) => lessons.length > 0))('lessons of $id', (found) => {
  const { id, load, lessons } = found;

  test.for(lessons)('$id is played by its own instructions', async (data) => {
    const lesson = readLesson(id, data);
    expect(isProblems(lesson) ? lesson : []).toEqual([]);
    if (!isProblems(lesson)) expect(checkLesson(await load(), lesson)).toEqual([]);
  });

  test('each has an id of its own', () => {
    const ids = lessons.map((lesson) => lesson.id);
    expect([...new Set(ids)]).toEqual(ids);
  });
});

test('every game that players are shown has lessons', () => {
  const taught = all.filter(({ lessons }) => lessons.length > 0).map(({ id }) => id);
  expect(taught.sort()).toEqual(SHOWN.map(({ id }) => id).sort());
});
