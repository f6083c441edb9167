import type { Choice } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { PuzzleAnswer, PuzzleFile } from '../../kernel/puzzle.ts';
import { drawbacksOf } from '../../table/counsel.ts';
import type { Machine } from '../../table/machines.ts';
import { isMistakeAnyway, type Standing } from './making-up.ts';
import type { Question } from './question.ts';

/** Worlds for each other answer, and for the one that comes next to the best. */
const WORLDS = 60;
const DEEP_WORLDS = 240;
/** The best is better than every other by so much, and by so many standard errors. */
export const GAP = 0.06;
const SURE = 3;

/** What a puzzle says of its answers. */
export type Figures = Pick<PuzzleFile, 'best' | 'others' | 'gap' | 'error' | 'drawbacks'>;

/** Sets the best answer against every other; `null` if it is not clearly better than each of them. */
export function weighed(
  game: AnyGame,
  general: Machine,
  question: (word: string) => Question,
  standing: Standing,
  [best, ...worse]: readonly [Choice, ...Choice[]],
): Figures | null {
  const others: PuzzleAnswer[] = [];
  for (const other of worse) {
    const compared = general.compare?.(question('all'), [other, best], WORLDS);
    if (!compared || compared.gain < GAP || compared.gain < SURE * compared.error) return null;
    if (!isMistakeAnyway(general, () => question('making up'), standing, [other, best]))
      return null;
    others.push({ choice: other, winChance: rounded(compared.first.winChance) });
  }
  others.sort((a, b) => b.winChance - a.winChance);
  const [rival] = others;
  if (!rival) return null;
  const deep = general.compare?.(question('deep'), [rival.choice, best], DEEP_WORLDS);
  if (!deep || deep.gain < GAP || deep.gain < SURE * deep.error) return null;
  // The rival as the last look sees it: so the figures say the same as the gap.
  others[0] = { ...rival, winChance: rounded(deep.first.winChance) };
  others.sort((a, b) => b.winChance - a.winChance);
  const { state, box, side } = question('');
  return {
    best: { choice: best, winChance: rounded(deep.second.winChance) },
    others,
    gap: rounded(deep.gain),
    error: rounded(deep.error),
    drawbacks: drawbacksOf(game, { state, box }, side, deep.second, deep.first).map((one) => ({
      feature: one.feature,
      advised: rounded(one.advised),
      instead: rounded(one.instead),
    })),
  };
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
