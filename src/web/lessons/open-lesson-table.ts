import { loadGame, openBox } from '../game/load-game.ts';
import { drawnOr } from '../table/open-table.ts';
import { Table } from '../table/table.svelte.ts';
import { say } from '../text/page-text.svelte.ts';
import { LessonSession } from './lesson-session.svelte.ts';
import { loadLessons } from './load-lessons.ts';

/** Sits down at a lesson; throws where there is none. */
export async function openLessonTable(id: string, name: string): Promise<Table> {
  const [game, drawn, lessons] = await Promise.all([loadGame(id), drawnOr(id), loadLessons(id)]);
  const lesson = lessons.find((one) => one.id === name);
  if (!lesson) throw new Error(say('lesson.unknown', { id: name }));
  const session = new LessonSession(game, lesson);
  const { scenario, pack } = session.setup;
  return new Table({
    session,
    game,
    ...drawn,
    box: openBox(game, pack),
    seats: {},
    scenario,
    fromPosition: true,
    news: session.opening(),
  });
}
