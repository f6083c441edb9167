import type { Side } from '../../kernel/game.ts';
import { at, shuffle } from '../../kernel/lists.ts';
import type { Box } from './box.ts';
import type { ReadonlyState, State } from './state.ts';

/** The only secrets are drift markers that nobody has turned (9.3): nobody knows them. */
export function mask(state: State, _side: Side | null, _box: Box): void {
  for (let slot = 0; slot < state.drift.length; slot++)
    if (at(state.driftSeen, slot) === 0) state.drift[slot] = 0;
}

/** The part that `mask` writes into. */
export const maskWrites = (): readonly (keyof State)[] => ['drift'];

export function redeal(
  state: State,
  _side: Side | null,
  box: Box,
  random: (below: number) => number,
): void {
  for (const { slots } of box.driftDraws) {
    const unseen = slots.filter((slot) => at(state.driftSeen, slot) === 0);
    const values = unseen.map((slot) => at(state.drift, slot));
    shuffle(values, random);
    unseen.forEach((slot, i) => {
      state.drift[slot] = at(values, i);
    });
  }
}

export function imagine(
  state: State,
  _side: Side | null,
  box: Box,
  random: (below: number) => number,
): void {
  for (const { slots } of box.driftDraws) {
    const pool = unseenValues(state, box, slots);
    const hidden = slots.filter((slot) => at(state.driftSeen, slot) === 0);
    shuffle(pool, random);
    hidden.forEach((slot, i) => {
      state.drift[slot] = at(pool, i);
    });
  }
}

/** The values that markers nobody has turned can have, each as often as it is still out. */
export function unseenValues(state: ReadonlyState, box: Box, slots: readonly number[]): number[] {
  const draw = box.driftDraws.find((each) => each.slots[0] === slots[0]);
  const pool = draw ? draw.values.slice() : [];
  for (const slot of slots)
    if (at(state.driftSeen, slot) > 0) pool.splice(pool.indexOf(at(state.drift, slot)), 1);
  return pool;
}
