import type { Choice } from '../../kernel/choice.ts';
import type { GameState } from '../../kernel/game.ts';
import type { Thinking } from '../../kernel/opponent.ts';
import type { PuzzleAnswer } from '../../kernel/puzzle.ts';
import type { Machine } from '../../table/machines.ts';

/** Worlds of the glance that comes first, and of the look if that finds one choice ahead: few, for many are looked at. */
const GLANCE = 1;
const LOOK = 4;
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
  if (asked().choices.length < CHOICES) return null;
  const isClear = ([best, next]: readonly PuzzleAnswer[]): boolean =>
    best !== undefined && next !== undefined && best.winChance - next.winChance >= gap;
  if (!isClear(triedIn(GLANCE, general, asked))) return null;
  const tried = triedIn(LOOK, general, asked);
  return isClear(tried) ? tried.map(({ choice }) => choice) : null;
}

/** What so many worlds say of each choice, the best first. */
function triedIn(
  worlds: number,
  general: Machine,
  asked: () => Thinking<GameState, unknown>,
): readonly PuzzleAnswer[] {
  const { choices } = asked();
  const [any] = choices;
  if (!general.compare || !any) return [];
  const tried: PuzzleAnswer[] = [];
  // In pairs, because that is how they are compared; whoever is left over goes with the first.
  for (let i = 0; i < choices.length; i += 2) {
    const pair = [choices[i] as Choice, choices[i + 1] ?? any] as const;
    const { first, second } = general.compare(asked(), pair, worlds);
    tried.push({ choice: pair[0], winChance: first.winChance });
    if (i + 1 < choices.length) tried.push({ choice: pair[1], winChance: second.winChance });
  }
  return tried.toSorted((a, b) => b.winChance - a.winChance);
}
