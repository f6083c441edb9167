/// <reference types="vite/client" />
import type { AnyBoard } from '../boardkit/board.ts';

/** Found by their place: the worker and the command never see them, and no list names them. */
const BOARDS = import.meta.glob<{ readonly board: AnyBoard }>('./*/board/board.ts');

/** The board of a game, loaded when its game is opened; `undefined` for a game that has none. */
export async function loadBoard(id: string): Promise<AnyBoard | undefined> {
  const module = await BOARDS[`./${id}/board/board.ts`]?.();
  return module?.board;
}
