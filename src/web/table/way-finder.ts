import type { AnyBoard, BoardQuestion, Plan, Way } from '../../boardkit/board.ts';
import { choiceKey } from '../../kernel/choice.ts';
import type { GameState } from '../../kernel/game.ts';

type Question = BoardQuestion<GameState, unknown>;

/** The way to a place that no single choice names, where the board knows one. */
export const wayTo = (board: AnyBoard, asked: Question | null, place: string): Way | null =>
  (asked && board.way?.(asked, place)) ?? null;

/**
 * What is left of a way that others interrupted; `null` where the rest is no longer the same or
 * something happened that the player would want to think about.
 */
export function restOf(board: AnyBoard, asked: Question | null, way: Way): Way | null {
  const rest = wayTo(board, asked, way.to);
  if (!rest || rest.pulse !== way.pulse || rest.choices.length >= way.choices.length) return null;
  const planned = way.choices.slice(-rest.choices.length);
  return rest.choices.every((choice, i) => choiceKey(choice) === choiceKey(planned[i] ?? choice))
    ? rest
    : null;
}

/**
 * How a plan goes on after dice or others came between: `null` where it is over, `'changed'` where
 * something happened that the player would want to think about.
 */
export function restOfPlan(
  board: AnyBoard,
  asked: Question | null,
  { id, pulse }: Plan,
): Plan | 'changed' | null {
  if (!asked || pulse === undefined) return null;
  const rest = board.plans?.(asked).find((plan) => plan.id === id);
  if (!rest) return null;
  return rest.pulse === pulse ? rest : 'changed';
}
