import { seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { GameState, Outcome, Setup, Side } from '../../kernel/game.ts';
import type { Play } from '../../kernel/play.ts';
import type { AnyTrick } from '../../kernel/trick.ts';
import { levelsOf } from '../../table/seats.ts';
import { type MatchPlan, type MatchRecord, opening } from '../match-run.ts';

/** Matches that a judge learns from: who plays, how carefully, and which share of all they are. */
export interface Style {
  readonly name: string;
  readonly plan: MatchPlan;
  readonly games: number;
}

const LIMIT = 200_000;
/** The share of one-idea strategies, where a game keeps some. */
const TRICKS = 0.2;

/**
 * Strong play first of all, for that is what a judge is asked about; but also play that slips now
 * and then, weaker play, and one-idea strategies against strong play, so that it knows the positions
 * that strong play avoids.
 */
export function stylesOf(
  game: AnyGame,
  tricks: readonly AnyTrick[],
  setup: Setup,
  games: number,
  seed: string,
): Style[] {
  const levels = levelsOf(game).filter((level) => level !== 'random');
  const strong = levels.includes('veteran') ? 'veteran' : (levels.at(-1) ?? 'random');
  const weak = levels[0] ?? 'random';
  const { sides } = game.rules;
  const style = (name: string, share: number, slips: number, levelOf: (side: Side) => string) => ({
    name,
    games: Math.round(games * share),
    plan: {
      setup,
      seats: Object.fromEntries(sides.map((side) => [side, levelOf(side)])),
      seed: `${seed}/${name}`,
      limit: LIMIT,
      slips,
      choices: true,
    },
  });
  const alone = sides.length === 1;
  const mixed = sides.map((own) =>
    style(`${strong}-${own}`, 0.2 / sides.length, 0, (side) => (side === own ? strong : weak)),
  );
  const tricky = tricks.map(({ level, sides: [own] }) =>
    style(level.replace(':', '-'), TRICKS / tricks.length, 0, (side) =>
      side === own ? level : strong,
    ),
  );
  return [
    style(strong, tricks.length > 0 ? 0.4 - TRICKS / 2 : 0.4, 0, () => strong),
    style(`${strong}-slips`, tricks.length > 0 ? 0.3 - TRICKS / 2 : 0.3, 50, () => strong),
    ...(alone ? [] : mixed),
    style(`${weak}-slips`, alone ? 0.3 : 0.1, 50, () => weak),
    ...tricky,
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
