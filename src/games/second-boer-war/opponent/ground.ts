import { at } from '../../../kernel/lists.ts';
import { oncePer } from '../../../kernel/memory.ts';
import { type Box, MAIN } from '../box.ts';
import type { Look } from '../state.ts';

/** Lines between two areas. */
export const distances = oncePer((box: Box): readonly (readonly number[])[] =>
  box.areas.map((_, from) => {
    const far = box.areas.map(() => 99);
    far[from] = 0;
    const open = [from];
    for (let area = open.shift(); area !== undefined; area = open.shift())
      for (const next of at(box.adjacent, area))
        if (at(far, next) === 99) {
          far[next] = at(far, area) + 1;
          open.push(next);
        }
    return far;
  }),
);

export const distance = ({ box }: Look, a: number, b: number): number =>
  at(at(distances(box), a), b);

/** Lines to `target` from everywhere, round the other main leaders of the side: two cannot share. */
export function roadsTo(look: Look, leader: number, target: number): number[] {
  const { state, box } = look;
  const far = new Array<number>(box.areas.length).fill(99);
  far[target] = 0;
  const taken = at(box.kind, leader) === MAIN ? otherMains(look, leader) : NOBODY;
  const own = at(state.leaderAt, leader);
  const open = [target];
  for (let i = 0; i < open.length; i++) {
    const area = open[i] as number;
    const next = (far[area] as number) + 1;
    for (const beside of at(box.adjacent, area)) {
      if (far[beside] !== 99) continue;
      if (beside === own || !taken.includes(beside)) {
        far[beside] = next;
        open.push(beside);
      } else far[beside] = 98;
    }
  }
  return far;
}

const NOBODY: readonly number[] = [];

/** Where the other main leaders of his side are. */
function otherMains({ state, box }: Look, leader: number): number[] {
  const found: number[] = [];
  for (const other of at(box.field, at(box.leaderSide, leader)))
    if (other !== leader && at(box.kind, other) === MAIN) found.push(at(state.leaderAt, other));
  return found;
}

/** How near the closest field leader of a side is; `none` if there is none. */
export function nearest({ state, box }: Look, side: number, area: number, none = 9): number {
  const far = at(distances(box), area);
  let least = none;
  for (const leader of at(box.field, side)) {
    const stand = at(state.leaderAt, leader);
    if (stand >= 0 && at(far, stand) < least) least = at(far, stand);
  }
  return least;
}

/** Leaders of a side within `reach`, the near ones weighing more. */
export function crowd({ state, box }: Look, side: number, area: number, reach: number): number {
  const far = at(distances(box), area);
  let weight = 0;
  for (const leader of at(box.field, side)) {
    const stand = at(state.leaderAt, leader);
    if (stand >= 0 && at(far, stand) <= reach) weight += 1 / (1 + at(far, stand));
  }
  return weight;
}
