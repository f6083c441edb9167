import { seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { GameState, Outcome, Setup, Side } from '../../kernel/game.ts';
import type { Play } from '../../kernel/play.ts';
import { levelsOf } from '../../table/seats.ts';
import { type MatchPlan, type MatchRecord, opening } from '../match-run.ts';

/** Matches that a judge learns from: who plays, how carefully, and which share of all they are. */
export interface Style {
  readonly name: string;
  readonly plan: MatchPlan;
  readonly games: number;
}

const LIMIT = 200_000;

/**
 * Strong play first of all, for that is what a judge is asked about; but also play that slips now
 * and then, and weaker play, so that it knows the positions that strong play avoids.
 */
export function stylesOf(game: AnyGame, setup: Setup, games: number, seed: string): Style[] {
  const levels = levelsOf(game).filter((level) => level !== 'random');
  const strong = levels.includes('veteran') ? 'veteran' : (levels.at(-1) ?? 'random');
  const weak = levels[0] ?? 'random';
  const { sides } = game.rules;
  const style = (name: string, share: number, slips: number, levelOf: (at: number) => string) => ({
    name,
    games: Math.round(games * share),
    plan: {
      setup,
      seats: Object.fromEntries(sides.map((side, at) => [side, levelOf(at)])),
      seed: `${seed}/${name}`,
      limit: LIMIT,
      slips,
      choices: true,
    },
  });
  const mixed = sides.map((side, own) =>
    style(`${strong}-${side}`, 0.2 / sides.length, 0, (at) => (at === own ? strong : weak)),
  );
  return [
    style(strong, 0.4, 0, () => strong),
    style(`${strong}-slips`, 0.3, 50, () => strong),
    ...(sides.length > 1 ? mixed : []),
    style(`${weak}-slips`, sides.length > 1 ? 0.1 : 0.3, 50, () => weak),
  ];
}

/** Plays a kept match again, choice by choice; `at` hears of every position in which somebody decides. */
export function replayed(
  game: AnyGame,
  plan: MatchPlan,
  { index, taken = [] }: MatchRecord,
  at: (play: Play<GameState, unknown>, side: Side) => void,
): Outcome | null {
  const play = opening(game, plan.setup, seededDice(`${plan.seed}/${index}`));
  for (const place of taken) {
    const [owed] = play.owed;
    const choice = owed && play.choices(owed)[place];
    if (!owed || !choice) throw new Error('the rules have changed since this match was played');
    at(play, owed.side);
    play.take(owed, choice);
  }
  return play.outcome;
}
