import { seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { GameState, Outcome, Setup, Side } from '../../kernel/game.ts';
import type { Play } from '../../kernel/play.ts';
import type { AnyTrick } from '../../kernel/trick.ts';
import { levelsOf, usualLevel } from '../../table/seats.ts';
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

export interface Wanted {
  readonly setup: Setup;
  readonly games: number;
  readonly seed: string;
  /** Levels whose play counts as strong; each plays its part of the matches. */
  readonly strong: readonly string[];
}

/**
 * Strong play first of all, for that is what a judge is asked about; but also play that slips now
 * and then, weaker play, and one-idea strategies against strong play, so that it knows the positions
 * that strong play avoids.
 */
export function stylesOf(game: AnyGame, tricks: readonly AnyTrick[], wanted: Wanted): Style[] {
  const { setup, games, seed, strong } = wanted;
  const weak = levelsOf(game).find((level) => level !== 'random') ?? 'random';
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
  // Tricks take the place of as much strong play as of strong play that slips.
  const givenUp = tricks.length > 0 ? TRICKS / 2 : 0;
  const stylesWith = (level: string): Style[] => {
    const part = 1 / strong.length;
    const mixed = sides.map((own) =>
      style(`${level}-${own}`, (0.2 * part) / sides.length, 0, (side) =>
        side === own ? level : weak,
      ),
    );
    const against = level === usualLevel(game) ? '' : `-${level}`;
    const tricky = tricks.map(({ level: trick, sides: [own] }) =>
      style(`${trick.replace(':', '-')}${against}`, (TRICKS * part) / tricks.length, 0, (side) =>
        side === own ? trick : level,
      ),
    );
    return [
      style(level, (0.4 - givenUp) * part, 0, () => level),
      style(`${level}-slips`, (0.3 - givenUp) * part, 50, () => level),
      ...(alone ? [] : mixed),
      ...tricky,
    ];
  };
  return [...strong.flatMap(stylesWith), style(`${weak}-slips`, alone ? 0.3 : 0.1, 50, () => weak)];
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
