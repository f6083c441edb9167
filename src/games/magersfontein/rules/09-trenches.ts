import { at } from '../../../kernel/lists.ts';
import { card, type Look, NONE, scenarioOf, unitsIn } from '../state.ts';
import { stackSize } from './06-stacking.ts';

/** IX.2 The number of the trench in a hex; NONE if there is none or it was destroyed (IX.7, R65). */
export function trenchIn(look: Look, hex: number): number {
  const trench = scenarioOf(look).trenches.indexOf(hex);
  return trench !== NONE && at(look.state.trench, trench) ? trench : NONE;
}

/** IX.8, IX.9 Either side gains from a trench it stands in, as far as the stacking limit goes. */
export function entrenched(look: Look, unit: number): boolean {
  const hex = at(look.state.hex, unit);
  if (trenchIn(look, hex) === NONE) return false;
  const before = unitsIn(look, hex, card(look, unit).side).filter((other) => other <= unit);
  return stackSize(look, before) <= 3;
}
