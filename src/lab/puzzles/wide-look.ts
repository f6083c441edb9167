import type { Choice } from '../../kernel/choice.ts';
import type { GameState } from '../../kernel/game.ts';
import type { Thinking } from '../../kernel/opponent.ts';
import type { PuzzleAnswer } from '../../kernel/puzzle.ts';
import type { Machine } from '../../table/machines.ts';

/** Worlds of this look: few, because it is only the first. */
const WORLDS = 4;
/** Decisions with fewer choices teach too little. */
const CHOICES = 3;

/**
 * All choices, the best first, if that one is better than the next by `gap`: a look at all of them in
 * the same few worlds, for decisions in which the General has nothing to set against its first
 * thought. `asked` must give the same chance each time.
 */
export function widelyRanked(
  general: Machine,
  asked: () => Thinking<GameState, unknown>,
  gap: number,
): readonly Choice[] | null {
  const { choices } = asked();
  const [any] = choices;
  if (!general.compare || !any || choices.length < CHOICES) return null;
  const tried: PuzzleAnswer[] = [];
  // In pairs, because that is how they are compared; whoever is left over goes with the first.
  for (let i = 0; i < choices.length; i += 2) {
    const pair = [choices[i] as Choice, choices[i + 1] ?? any] as const;
    const { first, second } = general.compare(asked(), pair, WORLDS);
    tried.push({ choice: pair[0], winChance: first.winChance });
    if (i + 1 < choices.length) tried.push({ choice: pair[1], winChance: second.winChance });
  }
  tried.sort((a, b) => b.winChance - a.winChance);
  const [best, next] = tried;
  const isClear = best && next && best.winChance - next.winChance >= gap;
  return isClear ? tried.map(({ choice }) => choice) : null;
}
