import type { Problem } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import { isRefused } from '../../table/protocol.ts';
import { Line, WorkerLost } from '../engine/client.ts';
import { say } from '../text/page-text.svelte.ts';

/** Plays a match through in a worker of its own, keeping nothing: what stands in its way. */
export async function whyNotOpen(file: MatchFile): Promise<readonly Problem[]> {
  const line = new Line();
  try {
    // Nobody but people sits there, so that it goes on no farther than its last deed.
    const answer = await line.open({ file, seats: {}, behaviour: { playForced: false } });
    return isRefused(answer) ? answer.problems : [];
  } catch (error) {
    if (error instanceof WorkerLost) return [{ at: '', problem: say('open.lost') }];
    const why = error instanceof Error ? error.message : String(error);
    return [{ at: '', problem: `${say('open.stumbled')} ${why}` }];
  } finally {
    line.close();
  }
}
