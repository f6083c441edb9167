import { seededDice } from '../../kernel/dice.ts';
import type { Drama } from '../../kernel/example.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Outcome, type Setup } from '../../kernel/game.ts';
import type { Deed } from '../../kernel/match.ts';
import { type MatchFile, newMatchFile, openMatch } from '../../kernel/match-file.ts';
import { everySeat } from '../../table/seats.ts';
import { curveOf } from '../../table/story/chances.ts';
import { choosersOf, opening } from '../match-run.ts';
import { dramaOf } from './drama.ts';

/** A match of machines, and how dramatic it was. */
export interface Candidate {
  readonly match: MatchFile;
  readonly outcome: Outcome;
  readonly drama: Drama;
}

/** Plays a match between machines of one level; `null` if it had no end. */
export function playCandidate(
  game: AnyGame,
  setup: Setup,
  level: string,
  seed: string,
): Candidate | null {
  const { rules } = game;
  const seats = everySeat(rules.sides, level);
  const play = opening(game, setup, seededDice(seed));
  const choosers = choosersOf(game, seats, seed);
  const deeds: Deed[] = [];
  while (!play.outcome) {
    const [owed] = play.owed;
    const choice = owed && choosers.get(owed.side)?.(play, owed);
    if (!owed || !choice) return null;
    play.take(owed, choice);
    deeds.push({ side: owed.side, choice });
  }
  const file: MatchFile = { ...newMatchFile(setup, { kind: 'seeded', seed }, seats), deeds };
  const replayed = openMatch(rules, file);
  if (isProblems(replayed)) throw new Error(`${rules.id}: ${replayed[0]?.problem}`);
  const match = { ...file, hash: replayed.hash };
  const curve = curveOf(game, match);
  if (isProblems(curve)) return null;
  const { winner } = play.outcome;
  const firstWon = winner === null ? 0.5 : Number(winner === rules.sides[0]);
  return { match, outcome: play.outcome, drama: dramaOf(curve, firstWon) };
}
