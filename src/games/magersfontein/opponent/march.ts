import { cell } from '../../../kernel/lists.ts';
import { oncePerKey } from '../../../kernel/memory.ts';
import { type Box, NEVER } from '../box.ts';

const FAR = 999;

/**
 * What it costs men on foot to come from each hex to the side of a goal, by the ground alone.
 * The ground does not change, so what was reckoned once is kept with the box.
 */
export const marchField = oncePerKey((box: Box, goal: number): Int16Array => {
  const field = farFrom(box, goal);
  const front: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const beside = cell(box.grid.next, goal * 6 + direction);
    if (beside < 0 || cell(box.costs.foot, beside * 6 + ((direction + 3) % 6)) === NEVER) continue;
    field[beside] = 0;
    front.push(beside);
  }
  return spread(box, field, front);
});

/** The same into the hex itself. */
export const wayInto = oncePerKey(
  (box: Box, goal: number): Int16Array => spread(box, farFrom(box, goal), [goal]),
);

const farFrom = (box: Box, goal: number): Int16Array => {
  const field = new Int16Array(box.grid.ids.length).fill(FAR);
  field[goal] = 0;
  return field;
};

function spread(box: Box, field: Int16Array, begin: readonly number[]): Int16Array {
  let front = begin;
  while (front.length > 0) {
    const next: number[] = [];
    for (const hex of front) {
      for (let direction = 0; direction < 6; direction++) {
        const from = cell(box.grid.next, hex * 6 + direction);
        if (from < 0) continue;
        const step = cell(box.costs.foot, from * 6 + ((direction + 3) % 6));
        const cost = cell(field, hex) + step;
        if (step === NEVER || cost >= cell(field, from)) continue;
        field[from] = cost;
        next.push(from);
      }
    }
    front = next;
  }
  return field;
}
