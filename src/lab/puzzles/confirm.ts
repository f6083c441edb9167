import type { Choice } from '../../kernel/choice.ts';
import { seededDice, stream } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems } from '../../kernel/game.ts';
import { Play } from '../../kernel/play.ts';
import { readPosition } from '../../kernel/position.ts';
import type { PuzzleFile } from '../../kernel/puzzle.ts';
import { viewOf } from '../../kernel/views.ts';
import { type Machine, reviewerOf } from '../../table/machines.ts';
import { difficultyOf } from './difficulty.ts';
import type { Question } from './question.ts';
import { weighed } from './weigh.ts';

/** In matches played to their end, luck hides more: the best must be better by so much and so many errors. */
const GAP = 0.03;
const SURE = 2;
/** They are played in so many parts: what is not better by half of that on the way is given up. */
const PARTS = 8;

const TO_THE_END = { horizon: Number.POSITIVE_INFINITY };

/** Whether matches played to their end say the same: the second of the pair wins more of them. */
export function isConfirmed(
  general: Machine,
  question: (word: string) => Question,
  pair: readonly [Choice, Choice],
  matches: number,
): boolean {
  const many = Math.ceil(matches / PARTS);
  let [gains, variance] = [0, 0];
  for (let part = 1; part <= PARTS; part++) {
    const ended = general.compare?.(question(`end/${part}`), pair, many, TO_THE_END);
    if (!ended) return false;
    gains += ended.gain;
    variance += ended.error ** 2;
    if (gains / part < GAP / 2) return false;
  }
  return gains >= GAP * PARTS && gains >= SURE * Math.sqrt(variance);
}

/**
 * Asks again about a puzzle that was found earlier. Gives it with the figures of today's search, or
 * `null` if it no longer holds.
 */
export function askedAgain(game: AnyGame, puzzle: PuzzleFile, matches: number): PuzzleFile | null {
  const { rules } = game;
  const { side, best, others } = puzzle;
  const laid = readPosition(rules, puzzle.position);
  if (isProblems(laid)) return null;
  const { box } = laid;
  const play = new Play(rules, box, laid.state, seededDice(puzzle.id));
  play.advance();
  const owed = play.owedBy(side);
  const general = reviewerOf(game, side);
  if (!owed || !general) return null;
  const choices = play.choices(owed);
  const state = viewOf(rules, box, play.state, side);
  const question = (word: string): Question => ({
    ...{ rules, box, state, side, owed, choices },
    random: stream(`${puzzle.id}/${word}`),
  });
  const figures = weighed(game, general, question, { play, owed }, [
    best.choice,
    ...others.map(({ choice }) => choice),
  ]);
  const [rival] = figures?.others ?? [];
  if (!figures || !rival) return null;
  if (!isConfirmed(general, question, [rival.choice, best.choice], matches)) return null;
  return { ...puzzle, ...figures, difficulty: difficultyOf(game, question, best.choice) };
}
