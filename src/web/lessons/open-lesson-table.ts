import type { Lesson } from '../../table/lessons/lesson.ts';
import { loadGame, openBox } from '../game/load-game.ts';
import { drawnOr } from '../table/open-table.ts';
import { Table } from '../table/table.svelte.ts';
import { say } from '../text/page-text.svelte.ts';
import { LessonSession } from './lesson-session.svelte.ts';
import { loadLessons } from './load-lessons.ts';

/** Sits down at a lesson of that name; throws where there is none. */
export async function openLessonTable(id: string, name: string): Promise<Table> {
  const lesson = (await loadLessons(id)).find((one) => one.id === name);
  if (!lesson) throw new Error(say('lesson.unknown', { id: name }));
  return openLesson(id, lesson);
}

export async function openLesson(id: string, lesson: Lesson): Promise<Table> {
  const [game, drawn] = await Promise.all([loadGame(id), drawnOr(id)]);
  const session = new LessonSession(game, lesson);
  const { pack } = session.setup;
  const { scenarios } = game.rules;
  // On a bare map the briefing is that of the game's first scenario.
  const scenario = scenarios.find((s) => s.id === session.setup.scenario) ?? scenarios[0];
  return new Table({
    session,
    game,
    ...drawn,
    box: openBox(game, pack),
    seats: {},
    scenario: scenario?.id ?? '',
    fromPosition: true,
    news: session.opening(),
  });
}
