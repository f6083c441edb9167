import type { AnyBoard } from '../../boardkit/board.ts';
import { loadFirstMatch } from '../../games/lesson-registry.ts';
import { isAccompanied } from '../companion/accompanied.ts';
import { loadBoard, loadGame, openBox } from '../game/load-game.ts';
import type { ServerSession } from '../online/server-session.svelte.ts';
import { CannotOpen } from '../session/cannot-open.ts';
import type { Session } from '../session/session.svelte.ts';
import { say } from '../text/page-text.svelte.ts';
import { blankBoard } from './blank-board.ts';
import { Table } from './table.svelte.ts';

interface Drawn {
  readonly board: AnyBoard;
  readonly boardTrouble: unknown;
}

/** A board that cannot be fetched, or fails as it begins, is no reason not to play. */
export const drawnOr = (id: string): Promise<Drawn> =>
  loadBoard(id).then(
    (board) => ({ board, boardTrouble: null }),
    (error: unknown) => {
      console.error(error);
      return { board: blankBoard, boardTrouble: error };
    },
  );

/** Sits down at a match on the server, once it has begun; throws `CannotOpen`. */
export async function openServerTable(session: ServerSession): Promise<Table> {
  const news = await session.open();
  const { setup } = session.match ?? {};
  if (!setup) throw new CannotOpen(say('open.refused'));
  const [game, drawn] = await Promise.all([loadGame(setup.game), drawnOr(setup.game)]);
  const box = openBox(game, setup.pack);
  const { scenario } = setup;
  return new Table({ session, game, ...drawn, box, seats: session.seats, scenario, news });
}

/** Sits down at a kept match; throws `CannotOpen`. */
export async function openTable(session: Session): Promise<Table> {
  const { file } = await session.claim();
  const { game: id, pack, scenario } = file.setup;
  const [game, drawn, firstMatch] = await Promise.all([
    loadGame(id).catch((error: unknown): never => {
      const problem = error instanceof Error ? error.message : String(error);
      throw new CannotOpen(say('open.noGame'), file, [{ at: '', problem }]);
    }),
    drawnOr(id),
    // The match is played without a companion, if need be.
    isAccompanied(session.id) ? loadFirstMatch(id).catch(() => null) : null,
  ]);
  const news = await session.open(file);
  return new Table({
    session,
    game,
    ...drawn,
    box: openBox(game, pack),
    seats: file.seats ?? {},
    scenario,
    fromPosition: file.start !== undefined && !firstMatch,
    firstMatch,
    news,
  });
}
