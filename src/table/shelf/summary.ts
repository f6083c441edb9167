import type { Outcome, Side } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import { type Interval, wilson } from '../../kernel/wilson.ts';
import { peopleOf } from '../seats.ts';

/** A match that is kept, in what one asks of it when looking back. */
export interface Summary {
  readonly game: string;
  /** My side, where one person played; `null`: several did, or none. */
  readonly mine: Side | null;
  /** The machines that sat there, by side. */
  readonly machines: Readonly<Record<Side, string>>;
  readonly state: MatchState;
  readonly turns: number;
  readonly decisions: number;
  /** It was begun from its scenario, so that it says something about whoever played it. */
  readonly counts: boolean;
}

export const STATES = ['running', 'won', 'lost', 'drawn', 'over'] as const;
/** `over`: it ended, and nobody's side was mine. */
export type MatchState = (typeof STATES)[number];

/** What a shelf knows of a match besides its file. */
interface Standing {
  readonly turn: number;
  readonly outcome: Outcome | null;
}

export function summaryOf(file: MatchFile, standing: Standing, sides: readonly Side[]): Summary {
  const { setup, seats = {}, deeds, from, start } = file;
  const people = peopleOf(sides, seats);
  const mine = people.length === 1 ? (people[0] ?? null) : null;
  return {
    game: setup.game,
    mine,
    machines: Object.fromEntries(
      sides.filter((side) => !people.includes(side)).map((side) => [side, seats[side] ?? '']),
    ),
    state: stateOf(standing.outcome, mine),
    turns: standing.turn,
    decisions: deeds.length,
    counts: from === undefined && start === undefined,
  };
}

function stateOf(outcome: Outcome | null, mine: Side | null): MatchState {
  if (!outcome) return 'running';
  if (mine === null) return 'over';
  if (outcome.winner === null) return 'drawn';
  return outcome.winner === mine ? 'won' : 'lost';
}

/** How one side of a game went against machines of one level. */
export interface SideRecord {
  readonly game: string;
  readonly side: Side;
  readonly level: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** A draw counts half. */
  readonly share: number;
  readonly interval: Interval;
}

/** All finished matches of one's own against machines, by game, side and level; most played first. */
export function recordsOf(summaries: readonly Summary[]): SideRecord[] {
  const counted = summaries.filter(
    ({ counts, mine, state }) =>
      counts && mine !== null && ['won', 'drawn', 'lost'].includes(state),
  );
  const groups = Map.groupBy(counted, ({ game, mine, machines }) =>
    JSON.stringify([game, mine, [...new Set(Object.values(machines))].sort().join(', ')]),
  );
  const records = [...groups].map(([key, matches]) => {
    const [game, side, level] = JSON.parse(key) as [string, Side, string];
    const count = (wanted: MatchState) => matches.filter(({ state }) => state === wanted).length;
    const [won, drawn, lost] = [count('won'), count('drawn'), count('lost')];
    const points = won + drawn / 2;
    const share = points / matches.length;
    return { game, side, level, won, drawn, lost, share, interval: wilson(points, matches.length) };
  });
  const played = ({ won, drawn, lost }: SideRecord) => won + drawn + lost;
  return records.sort((a, b) => a.game.localeCompare(b.game) || played(b) - played(a));
}
