import { type RecordedRoll, recording } from './fair-dice.ts';
import { type GameState, isProblems, type Problem, type Rules } from './game.ts';
import { type DiceTerms, diceOf, type MatchFile, openWith } from './match-file.ts';

export interface Branch {
  /** After so many deeds of the match. */
  readonly deeds: number;
  /** The name under which the match is kept. */
  readonly match: string;
  /** Other dice from here on; without it those of the match go on. */
  readonly seed?: string;
}

/**
 * A match that goes on from the middle of another, with all that was done before. Its past is rolled
 * as it was: dice are asked for by name, so what was rolled there is written down with the new seed.
 */
export function branchOf<S extends GameState, B>(
  rules: Rules<S, B>,
  file: MatchFile,
  { deeds, match, seed }: Branch,
): MatchFile | readonly Problem[] {
  const { hash: _hash, saved: _saved, trouble: _trouble, ...whole } = file;
  const cut = { ...whole, deeds: file.deeds.slice(0, deeds), from: { match, deeds } };
  const dice = diceOf(file.dice);
  if (isProblems(dice)) return dice;
  const rolls: RecordedRoll[] = [];
  const played = openWith(recording(dice, rolls), rules, cut);
  if (isProblems(played)) return played;
  const fresh = (): DiceTerms => ({ kind: 'seeded', seed: seed ?? '', known: rolls });
  return { ...cut, dice: seed === undefined ? file.dice : fresh(), hash: played.hash };
}
