import { type Choice, namesAnything } from '../../kernel/choice.ts';
import type { Considered } from '../../table/protocol.ts';
import type { Settings } from '../settings.svelte.ts';

/** What a choice waits for: a yes to its odds, a yes to what would be left undone, or nothing. */
export type LastWord = 'roll' | 'end' | null;

/**
 * Whether a choice is asked about once more; `left`: how many answers name something that could
 * still be done, `deeds`: verbs that leave nothing undone; `blind`: its odds could not be seen before.
 */
export function lastWordOf(
  choice: Choice,
  { odds, closes }: Considered,
  { left, deeds = [] }: { readonly left: number; readonly deeds?: readonly string[] | undefined },
  { confirmRolls, confirmEnds }: Pick<Settings, 'confirmRolls' | 'confirmEnds'>,
  blind = false,
): LastWord {
  if (odds) return confirmRolls && (closes || blind) ? 'roll' : null;
  return closes && confirmEnds && left > 0 && isEnd(choice) && !deeds.includes(choice.do)
    ? 'end'
    : null;
}

/** An answer that names nothing ends something. */
const isEnd = (choice: Choice): boolean =>
  !namesAnything(choice) && choice.n === undefined && choice.as === undefined;
