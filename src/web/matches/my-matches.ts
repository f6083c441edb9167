import { registered } from '../../games/registry.ts';
import { type MatchState, STATES, type Summary, summaryOf } from '../../table/shelf/summary.ts';
import type { KeptMatch } from '../store/matches.ts';

export interface Mine {
  readonly match: KeptMatch;
  /** `null` where the file is too damaged to say anything of it. */
  readonly summary: Summary | null;
}

/** A kept match with what can be said of it; a damaged one stays in the list, to be deleted or saved. */
export function mineOf(match: KeptMatch): Mine {
  try {
    const { file, standing } = match;
    const sides = registered(file.setup.game)?.sides ?? [];
    return { match, summary: summaryOf(file, standing, sides) };
  } catch {
    return { match, summary: null };
  }
}

/** What the reader wants to see of the list. */
export interface Wanted {
  /** '' is all. */
  readonly game: string;
  readonly state: '' | MatchState | 'finished';
}

export const WANTED_STATES = ['', 'running', 'finished', ...STATES.slice(1, 4)] as const;

export const isWanted = (game: string, state: MatchState, wanted: Wanted): boolean =>
  (wanted.game === '' || wanted.game === game) &&
  (wanted.state === '' ||
    wanted.state === state ||
    (wanted.state === 'finished' && state !== 'running'));
