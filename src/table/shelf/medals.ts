import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Side } from '../../kernel/game.ts';
import { type MatchFile, openMatch } from '../../kernel/match-file.ts';
import { viewOf } from '../../kernel/views.ts';
import { peopleOf } from '../seats.ts';

/** What a match file proves of the one person who played it: it is played through and won. */
export interface Victory {
  readonly game: string;
  readonly side: Side;
  /** The levels of the machines that were beaten; none where the rules themselves play the others. */
  readonly beaten: readonly string[];
  /** The lowest win chance that the judge of the game gave on the way; `null` where there is none. */
  readonly lowest: number | null;
}

/**
 * Proves the victory of one person alone from the file; `null` where it proves none. Matches that
 * were begun from a position, or that branched off another, prove nothing: their makers knew what
 * would come.
 */
export function victoryOf(game: AnyGame, file: MatchFile): Victory | null {
  const { rules, judge } = game;
  if (file.start !== undefined || file.from !== undefined || file.dice.kind === 'forced')
    return null;
  const seats = file.seats ?? {};
  const [side, ...others] = peopleOf(rules.sides, seats);
  const machines = rules.sides.filter((one) => one !== side);
  if (side === undefined || others.length > 0) return null;
  let lowest: number | null = null;
  const match = openMatch(rules, file, ({ state, box }) => {
    if (!judge) return;
    const view = viewOf(rules, box, state, side);
    lowest = Math.min(lowest ?? 1, judge.winChance({ state: view, box }, side));
  });
  if (isProblems(match) || match.outcome?.winner !== side) return null;
  const beaten = [...new Set(machines.map((one) => seats[one] ?? ''))];
  return { game: rules.id, side, beaten, lowest };
}

export const MEDALS = ['victory', 'veteran', 'general', 'brink', 'allSides', 'allGames'] as const;
export type Medal = (typeof MEDALS)[number];

/** A match that looked lost: the judge gave its winner no more than this. */
export const BRINK = 0.2;

/** A victory, and under which name its match is kept. */
export interface Proof extends Victory {
  readonly match: string;
}

/** The medals that these victories prove, each with the matches that prove it. */
export function medalsOf(
  proofs: readonly Proof[],
  /** By game that players are shown: its sides. */
  games: Readonly<Record<string, readonly Side[]>>,
): ReadonlyMap<Medal, readonly string[]> {
  const medals = new Map<Medal, readonly string[]>();
  const award = (medal: Medal, found: readonly (Proof | undefined)[]): void => {
    const all = found.filter((proof) => proof !== undefined);
    if (all.length > 0 && all.length === found.length && !medals.has(medal))
      medals.set(
        medal,
        all.map(({ match }) => match),
      );
  };
  award('victory', [proofs[0]]);
  for (const level of ['veteran', 'general'] as const)
    award(level, [proofs.find(({ beaten }) => beaten.includes(level))]);
  award('brink', [proofs.find(({ lowest }) => lowest !== null && lowest <= BRINK)]);
  for (const [game, sides] of Object.entries(games))
    if (sides.length > 1)
      award(
        'allSides',
        sides.map((side) => proofs.find((one) => one.game === game && one.side === side)),
      );
  award(
    'allGames',
    Object.keys(games).map((game) => proofs.find((one) => one.game === game)),
  );
  return medals;
}
