import type { Choice } from '../../kernel/choice.ts';
import type { Considered } from '../../table/protocol.ts';
import type { Settings } from '../settings.svelte.ts';
import { namesAnything } from './selection.ts';

/** What a choice waits for: a yes to its odds, a yes to what would be left undone, or nothing. */
export type LastWord = 'roll' | 'end' | null;

/** Whether a choice is asked about once more; `blind`: its odds could not be seen before. */
export function lastWordOf(
  choice: Choice,
  { odds, closes }: Considered,
  choices: readonly Choice[],
  { confirmRolls, confirmEnds }: Pick<Settings, 'confirmRolls' | 'confirmEnds'>,
  blind = false,
): LastWord {
  if (odds) return confirmRolls && (closes || blind) ? 'roll' : null;
  return closes && confirmEnds && leavesThings(choice, choices) ? 'end' : null;
}

/** Ending something while there is more to do. */
function leavesThings(choice: Choice, choices: readonly Choice[]): boolean {
  const isEnd = !namesAnything(choice) && choice.n === undefined && choice.as === undefined;
  return isEnd && choices.some(namesAnything);
}
