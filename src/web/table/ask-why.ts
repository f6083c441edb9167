import type { Side } from '../../kernel/game.ts';
import { isRefused, type Why } from '../../table/protocol.ts';
import { Line, WorkerLost, WorkerStumbled } from '../engine/client.ts';
import type { Sitting } from '../session/sitting.ts';

/**
 * Why a machine did what led to a scene. A server has no time to think again; once a match
 * of its is over, this page has all of it and thinks by itself.
 */
export async function askWhy(
  session: Sitting,
  isOver: boolean,
  at: number,
  side: Side | null,
): Promise<Why | null> {
  const file = session.match && isOver ? await session.file() : null;
  if (!file) return session.ask('why', { at, side });
  const line = new Line();
  try {
    const { seats = {} } = file;
    const opened = await line.open({ file, seats, behaviour: { playForced: false } });
    return isRefused(opened) ? null : await line.ask('why', { at, side });
  } catch (error) {
    if (error instanceof WorkerLost || error instanceof WorkerStumbled) return null;
    throw error;
  } finally {
    line.close();
  }
}
