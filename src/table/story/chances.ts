import type { AnyGame } from '../../kernel/face.ts';
import { type GameState, isProblems, type Problem } from '../../kernel/game.ts';
import { type MatchFile, openMatch } from '../../kernel/match-file.ts';
import { viewOf } from '../../kernel/views.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';

/** How likely the first side of the game is to win: as it sees it itself, and as the others see it. */
export function chanceOfFirst(
  { rules, judge }: AnyGame,
  box: unknown,
  state: DeepReadonly<GameState>,
): number {
  if (!judge) return Number.NaN;
  const [first] = rules.sides;
  let sum = 0;
  for (const side of rules.sides) {
    const view = viewOf(rules, box, state, side);
    const chance = judge.winChance({ state: view, box }, side);
    sum += side === first ? chance : 1 - chance;
  }
  return sum / rules.sides.length;
}

/** The match after a deed, in short. */
export interface CurvePoint {
  readonly turn: number;
  /** How likely the first side of the game was to win. */
  readonly chance: number;
}

export interface Curve {
  readonly points: readonly CurvePoint[];
}

/** The win chance after every deed of a match, and nothing of the dice: quickly made. */
export function curveOf(game: AnyGame, file: MatchFile): Curve | readonly Problem[] {
  const { rules } = game;
  if (!game.judge) return [NOBODY_JUDGES];
  const points: CurvePoint[] = [];
  const played = openMatch(rules, file, ({ state, box }) => {
    points.push({ turn: rules.clock(state).turn, chance: chanceOfFirst(game, box, state) });
  });
  return isProblems(played) ? played : { points };
}

export const NOBODY_JUDGES: Problem = {
  at: 'setup.game',
  problem: 'nobody judges the positions of this game',
};
