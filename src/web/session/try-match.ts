import type { Problem } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import { isRefused } from '../../table/protocol.ts';
import type { MatchStatus } from '../../table/table.ts';
import { Line, WorkerLost } from '../engine/client.ts';
import { say } from '../text/page-text.svelte.ts';

/** How a match stands after its last deed, or what stands in its way. */
export type Tried = { readonly standing: MatchStatus } | { readonly problems: readonly Problem[] };

/** Plays a match through in a worker of its own, keeping nothing. */
export async function tryMatch(file: MatchFile): Promise<Tried> {
  const line = new Line();
  try {
    // Nobody but people sits there, so that it goes on no farther than its last deed.
    const answer = await line.open({ file, seats: {}, behaviour: { playForced: false } });
    if (isRefused(answer)) return answer;
    const { turn, phase, waiting, outcome } = answer.moment;
    return { standing: { turn, phase, waiting, outcome } };
  } catch (error) {
    if (error instanceof WorkerLost) return { problems: [{ at: '', problem: say('open.lost') }] };
    const why = error instanceof Error ? error.message : String(error);
    return { problems: [{ at: '', problem: `${say('open.stumbled')} ${why}` }] };
  } finally {
    line.close();
  }
}

export async function whyNotOpen(file: MatchFile): Promise<readonly Problem[]> {
  const tried = await tryMatch(file);
  return 'problems' in tried ? tried.problems : [];
}
