import type { Words } from '../../kernel/lesson.ts';
import type { PuzzleFile } from '../../kernel/puzzle.ts';
import { LANGUAGES, type Speech } from '../../kernel/text.ts';
import type { Lesson } from '../../table/lessons/lesson.ts';
import { sayChoice } from '../../table/saying.ts';
import { drawbacksLine } from '../table/drawbacks.ts';
import { percent } from '../table/figures.ts';
import { type PageKey, sayIn } from '../text/page-text.svelte.ts';

/** Nothing is sure to within 0 %. */
const LEAST_DOUBT = 0.01;

type Voices = Readonly<Record<keyof Words, Speech>>;

/**
 * A puzzle is solved at the table of a lesson: one question, the real rules, and a word to every
 * answer. All figures are those of the search that found the puzzle.
 */
export function lessonOf(game: string, puzzle: PuzzleFile, voices: Voices): Lesson {
  const { best, others, side } = puzzle;
  const words = (key: PageKey, values: (speech: Speech, language: keyof Words) => object): Words =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        sayIn(language, key, { ...values(voices[language], language) }),
      ]),
    ) as unknown as Words;
  const [next] = others;
  return {
    id: `puzzle-${puzzle.id}`,
    game,
    title: words('puzzle', () => ({})),
    about: words('puzzle', () => ({})),
    minutes: 2,
    side,
    opening: { game, position: puzzle.position, dice: [], seed: puzzle.id, play: [], ask: [] },
    answering: [],
    steps: [
      {
        goal: words('puzzle.goal', (speech) => ({ side: speech.say(`side.${side}`) })),
        why: null,
        show: [],
        play: [best.choice],
        anyOrder: false,
        free: false,
        done: null,
        wrong: others.map(({ choice, winChance }) => ({
          choice,
          say: words('puzzle.wrong', (_, language) => ({
            chance: percent(winChance, language),
            best: percent(best.winChance, language),
          })),
        })),
        otherwise: null,
        help: null,
        answering: [],
      },
    ],
    puzzle: puzzle.id,
    end: words('puzzle.end', (speech, language) => ({
      best: sayChoice(speech, best.choice),
      chance: percent(best.winChance, language),
      next: next ? sayChoice(speech, next.choice) : '',
      instead: percent(next?.winChance ?? 0, language),
      error: percent(Math.max(LEAST_DOUBT, puzzle.error), language),
      rule: puzzle.rule,
      why: drawbacksLine(puzzle.drawbacks, speech, language) || 'empty',
    })),
  };
}
