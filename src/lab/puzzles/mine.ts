import { type Choice, sameChoice } from '../../kernel/choice.ts';
import { seededDice, stream } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { type GameState, isProblems, type Owed, type Setup } from '../../kernel/game.ts';
import type { Play } from '../../kernel/play.ts';
import { readPosition, writePosition } from '../../kernel/position.ts';
import type { PuzzleFile } from '../../kernel/puzzle.ts';
import { viewOf } from '../../kernel/views.ts';
import { type Machine, reviewerOf } from '../../table/machines.ts';
import { choosersOf, opening } from '../match-run.ts';
import { isConfirmed } from './confirm.ts';
import { difficultyOf } from './difficulty.ts';
import type { Question } from './question.ts';
import { GAP, weighed } from './weigh.ts';
import { widelyRanked } from './wide-look.ts';

/** Tries of the first look. */
const LOOK = 48;
/** Where everything is won or lost, nothing is to be found. */
const OPEN: readonly [number, number] = [0.08, 0.92];
/** More choices than this take too long to be set against each other, and too long to read. */
const CHOICES = 24;
/** Of 1000 decisions so many are answered with any legal choice: positions that good play avoids. */
const SLIPS = 60;
const PER_MATCH = 4;
/** How a search for puzzles differs from the usual one. */
export interface Wishes {
  /** At most so many of one match. */
  readonly most?: number;
  /** So many matches are played to their end from the best answer, and from the next: they must agree. */
  readonly finish?: number;
  /** Kinds of which there are enough; see `kindOf`. */
  readonly enough?: ReadonlySet<string>;
  /** Of the decisions that the General answers without a search one in so many is looked at; none if not said. */
  readonly wide?: number;
  /** Only from this turn on: matches begin alike, so a judge knows little of what is unusual then. */
  readonly from?: number;
}

/** Who decides what, and how it is best answered: puzzles alike in this soon bore. */
export const kindOf = (side: string, decision: string, best: Choice): string =>
  `${side} ${decision} ${best.do}`;

/** Plays a match between machines and keeps the decisions in which one choice is clearly the best. */
export function minePuzzles(
  game: AnyGame,
  setup: Setup,
  seed: string,
  { most = PER_MATCH, wide = 0, from = 0, ...wishes }: Wishes = {},
): PuzzleFile[] {
  const { rules } = game;
  const seats = Object.fromEntries(rules.sides.map((side) => [side, 'veteran']));
  const choosers = choosersOf(game, seats, seed, SLIPS);
  const play = opening(game, setup, seededDice(seed));
  const found: PuzzleFile[] = [];
  // One of a kind for each turn: the next is too much like it.
  const seen = new Set<string>();
  const refuted = new Set<string>();
  const luck = stream(`${seed}/wide`);
  for (;;) {
    const [owed] = play.owed;
    if (!owed || play.outcome || found.length >= most) return found;
    const turn = rules.clock(play.state).turn;
    const kind = `${turn}/${owed.side}/${owed.step.step}`;
    if (turn >= from && !seen.has(kind)) {
      const isWide = wide > 0 && luck(wide) === 0;
      const id = `${seed}/${found.length}`;
      const puzzle = puzzleAt(game, setup, play, owed, id, { ...wishes, isWide, refuted });
      if (puzzle) {
        seen.add(kind);
        found.push({ ...puzzle, turn });
      }
    }
    const choice = choosers.get(owed.side)?.(play, owed);
    if (!choice) throw new Error(`${rules.id}: nobody plays ${owed.side}`);
    play.take(owed, choice);
  }
}

type AnyPlay = Play<GameState, unknown>;

/** How one decision is looked at. */
interface Look extends Pick<Wishes, 'finish' | 'enough'> {
  /** Also if the General would answer it without a search. */
  readonly isWide: boolean;
  /** Kinds that matches played to their end did not confirm. */
  readonly refuted: Set<string>;
}

function puzzleAt(
  game: AnyGame,
  setup: Setup,
  play: AnyPlay,
  owed: Owed,
  id: string,
  { finish = 0, enough, isWide, refuted }: Look,
): Omit<PuzzleFile, 'turn'> | null {
  const { rules } = game;
  const { side } = owed;
  const { box } = play;
  const choices = play.choices(owed);
  const general = reviewerOf(game, side);
  if (!general || choices.length < 2 || choices.length > CHOICES) return null;
  const state = viewOf(rules, box, play.state, side);
  const thinking = (word: string): Question => ({
    ...{ rules, box, state, side, owed, choices },
    random: stream(`${id}/${word}`),
  });
  const ranked = rankedByLook(general, thinking, isWide);
  if (!ranked) return null;
  const [best, ...worse] = ranked;
  if (!best) return null;
  const kind = kindOf(side, owed.step.step, best);
  if (enough?.has(kind) || refuted.has(kind)) return null;
  const standing = { play, owed };
  const figures = weighed(game, general, thinking, standing, [best, ...worse]);
  const [rival] = figures?.others ?? [];
  if (!figures || !rival) return null;
  if (finish > 0 && !isConfirmed(general, thinking, [rival.choice, best], finish)) {
    // Where the judge errs once, it errs again as long as the match stands as it does.
    refuted.add(kind);
    return null;
  }
  // The words share lists with the state, which plays on.
  const position = structuredClone(writePosition(rules, setup, play.state));
  if (isProblems(readPosition(rules, position))) return null;
  return {
    id: id.replaceAll('/', '-'),
    side,
    decision: owed.step.step,
    difficulty: difficultyOf(game, thinking, best),
    position,
    ...figures,
    rule: play.ruleOf(owed),
  };
}

/** All choices, the one that promises most first, if the first look finds it clearly ahead. */
function rankedByLook(
  general: Machine,
  thinking: (word: string) => Question,
  isWide: boolean,
): readonly Choice[] | null {
  const look = () => thinking('look');
  const first = general.advise?.(look(), { rollouts: LOOK });
  if (!first || first.now < OPEN[0] || first.now > OPEN[1]) return null;
  const [next] = first.others;
  if (!next) return isWide ? widelyRanked(general, look, GAP) : null;
  if (first.expects.winChance - next.expects.winChance < GAP) return null;
  return [first.choice, ...look().choices.filter((one) => !sameChoice(one, first.choice))];
}
