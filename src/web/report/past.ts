import type { GameState, Side } from '../../kernel/game.ts';
import { isRefused } from '../../table/protocol.ts';
import { Line } from '../engine/client.ts';
import type { Table } from '../table/table.svelte.ts';

/** Where the boards of the past come from. */
export interface Past {
  /** The board after a scene, as `side` saw it; `null` where it cannot be had. */
  board(at: number, side: Side | null): Promise<GameState | null>;
  close(): void;
}

/**
 * Boards of the past, without making a server work for them: a match on the server that is over is
 * played through here, from its file; of one that goes on, only the present board is at hand.
 */
export async function pastOf(table: Table): Promise<Past> {
  const { session } = table;
  const close = (): void => {};
  if (!session.match)
    return { board: async (at, side) => (await table.scene(at, side))?.view ?? null, close };
  const file = table.moment.outcome ? await session.file() : null;
  if (!file) return { board: async () => null, close };
  const line = new Line();
  const opened = await line.open({ file, seats: {}, behaviour: { playForced: false } });
  if (isRefused(opened)) return { board: async () => null, close: () => line.close() };
  return {
    board: async (at, side) => (await line.ask('scene', { at, side }))?.view ?? null,
    close: () => line.close(),
  };
}
