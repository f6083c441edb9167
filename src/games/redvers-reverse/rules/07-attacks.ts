import { at } from '../../../kernel/lists.ts';
import { type Look, NONE, type State } from '../state.ts';
import type { War } from '../vocabulary.ts';

/** R-3 Attack markers, those who placed them, and who has fired, for one fire segment. */
export function clearAttacks(state: State): void {
  state.attackAt.length = 0;
  state.attackBy.length = 0;
  state.attackWith.length = 0;
  state.fired.fill(0);
}

/** 0 none, 1 Single Attack, 2 Multiple Attack. */
export function attackOn({ state }: Look, area: number): number {
  const index = state.attackAt.indexOf(area);
  if (index < 0) return 0;
  return at(state.attackWith, index) === NONE ? 1 : 2;
}

/** 7.1b, 7.1c, 8.1e The first unit places the marker, the second turns it; true if it is the second. */
export function placeAttack(war: War, unit: number, area: number): boolean {
  const { state } = war;
  state.fired[unit] = 1;
  const index = state.attackAt.indexOf(area);
  if (index >= 0) {
    state.attackWith[index] = unit;
    return true;
  }
  state.attackAt.push(area);
  state.attackBy.push(unit);
  state.attackWith.push(NONE);
  return false;
}

export function removeAttack(state: State, index: number): void {
  state.attackAt.splice(index, 1);
  state.attackBy.splice(index, 1);
  state.attackWith.splice(index, 1);
}

/** A new attack is resolved: nobody has lost anything in it yet. */
export function clearToll(state: State): void {
  state.brigadeToll.fill(0);
  state.groupToll.fill(0);
}
