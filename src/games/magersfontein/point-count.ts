import type { PointCount } from '../../kernel/face.ts';
import type { Outcome } from '../../kernel/game.ts';
import { type Box, SIDES } from './box.ts';
import { levelOf } from './rules/15-victory.ts';
import type { Magersfontein } from './vocabulary.ts';

/** As many as a decisive Boer victory takes: whoever asks for more asks for the battle itself. */
const MOST = 40;

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * II.11 The battle is settled by a count of points, so a side may be given some of them. What ended
 * it before the count (a summit taken, the brigades broken) is no matter of points and stands.
 */
export function pointCount(scenario: string, box: Box): PointCount<Magersfontein['sides']> | null {
  const victory = box.scenarios.find(({ id }) => id === scenario)?.victoryByPoints;
  if (!victory) return null;
  const isCounted = ({ ending }: Outcome): boolean =>
    ending !== 'summitTaken' && ending !== 'brigadesBroken';
  return {
    side: 'british',
    most: MOST,
    recount(outcome, given) {
      if (!isCounted(outcome)) return outcome;
      const british = figure(outcome['british']) + given;
      const [winner, ending] = levelOf(british - figure(outcome['boers']), victory.levels);
      return { ...outcome, winner: SIDES[winner] ?? null, ending, british };
    },
    lead: (outcome) =>
      isCounted(outcome) ? figure(outcome['british']) - figure(outcome['boers']) : null,
  };
}
