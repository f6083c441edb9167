import type { AnyGame } from '../../kernel/face.ts';
import { isConclusion, type Outcome } from '../../kernel/game.ts';
import type { Result } from '../../table/online.ts';
import type { MatchRow } from '../store/matches.ts';
import { termsOf } from './info.ts';

/** How a match ended by its rules, with the points that were agreed on beforehand. */
export function resultOf(
  { pointCount }: Pick<AnyGame, 'pointCount'>,
  box: unknown,
  row: Pick<MatchRow, 'setup' | 'terms'>,
  outcome: Outcome,
): Result {
  const { ending, winner } = outcome;
  if (isConclusion(ending)) return { winner, by: ending };
  const { handicap } = termsOf(row);
  const count = pointCount?.(JSON.parse(row.setup).scenario, box);
  if (!count) return { winner: outcome.winner, by: 'rules', outcome };
  const counted = handicap ? count.recount(outcome, handicap.points) : outcome;
  const lead = count.lead(counted);
  return {
    winner: counted.winner,
    by: 'rules',
    outcome: counted,
    ...(lead !== null && { lead: { side: count.side, points: lead } }),
  };
}
