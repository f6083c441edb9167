import { isRefused } from '../../table/protocol.ts';
import { Line } from '../engine/client.ts';
import { loadBoard, loadGame, openBox } from '../game/load-game.ts';
import { settings } from '../settings.svelte.ts';
import { findMatch } from '../store/matches.ts';
import { say } from '../text/page-text.svelte.ts';
import { Table } from './table.svelte.ts';

/** Sits down at a kept match. */
export async function openTable(id: string): Promise<Table> {
  const kept = await findMatch(id);
  if (!kept) throw new Error(say('match.notHere'));
  const { file } = kept;
  const [game, board] = await Promise.all([loadGame(file.setup.game), loadBoard(file.setup.game)]);
  const seats = file.seats ?? {};
  const line = new Line();
  const { playForced } = settings;
  const news = await line.open({ match: id, file, seats, behaviour: { playForced } });
  if (isRefused(news)) {
    line.close();
    throw new Error(news.problems.map(({ at, problem }) => `${at}: ${problem}`).join('; '));
  }
  const box = openBox(game, file.setup.pack);
  return new Table({ id, game, board, box, line, seats, news });
}
