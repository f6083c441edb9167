import type { Choice } from '../kernel/choice.ts';
import type { Refusal } from '../kernel/game.ts';
import type { Stopped } from './protocol.ts';

/** Where choices are made: at the table, or in a rehearsal. */
interface Place {
  /** Makes a choice; says why it cannot. */
  press(choice: Choice): Refusal | null;
  /** What may be chosen now. */
  offered(): readonly Choice[];
}

/** Makes choices one after the other, as long as each is legal; says where they came to a stop. */
export function follow(
  choices: readonly Choice[],
  playForced: boolean,
  place: Place,
): Stopped | null {
  for (const [done, choice] of choices.entries()) {
    const refusal = pressOn(choice, playForced, place);
    if (refusal) return { done, choice, refusal };
  }
  return null;
}

/** Makes a choice, past decisions that have only one answer; says why it cannot. */
function pressOn(choice: Choice, playForced: boolean, place: Place): Refusal | null {
  for (;;) {
    const refusal = place.press(choice);
    if (!refusal) return null;
    const [only, ...others] = place.offered();
    if (!only || others.length > 0 || !playForced || place.press(only)) return refusal;
  }
}
