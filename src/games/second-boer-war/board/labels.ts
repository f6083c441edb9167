/** Where names stand when the whole sheet is seen: large for their boxes, and close together. */
import { BOX, boxAt, HALF, WIDTH } from './layout.ts';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A name, from the middle of its box; `shown`: there is room for it. */
export interface FarLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly shown: boolean;
}

/** Board units: the size of the letters on the smallest sheet that is shown whole. */
export const FAR_SIZE = 21;
/** Of a size: how broad a letter is, how high a line stands over its base and hangs below it. */
const EM = 0.58;
const OVER = 0.76;
const UNDER = 0.24;
const GAP = 5;

const BELOW = { x: 0, y: HALF + GAP + FAR_SIZE * OVER, anchor: 'middle' } as const;
const SPOTS: readonly Omit<FarLabel, 'shown'>[] = [
  BELOW,
  { x: 0, y: -HALF - GAP - FAR_SIZE * UNDER, anchor: 'middle' },
  { x: HALF + GAP, y: FAR_SIZE * 0.3, anchor: 'start' },
  { x: -HALF - GAP, y: FAR_SIZE * 0.3, anchor: 'end' },
];

/** The room of a name that stands there. */
export function labelRoom(
  id: string,
  text: string,
  { x, y, anchor }: Omit<FarLabel, 'shown'>,
): Rect {
  const [cx, cy] = boxAt(id);
  const w = text.length * FAR_SIZE * EM;
  const left = cx + x - (anchor === 'middle' ? w / 2 : anchor === 'end' ? w : 0);
  return { x: left, y: cy + y - FAR_SIZE * OVER, w, h: FAR_SIZE * (OVER + UNDER) };
}

export const boxRoom = (id: string): Rect => {
  const [x, y] = boxAt(id);
  return { x: x - HALF, y: y - HALF, w: BOX, h: BOX };
};

export const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Names in the order in which they matter: each takes the first spot that is free, or is left out. */
export function farLabels(
  names: readonly { readonly id: string; readonly text: string; readonly big: boolean }[],
): ReadonlyMap<string, FarLabel> {
  const taken: Rect[] = names.map(({ id }) => boxRoom(id));
  const found = new Map<string, FarLabel>();
  for (const { id, text } of [...names].sort((a, b) => Number(b.big) - Number(a.big))) {
    const spot = SPOTS.find((one) => {
      const room = labelRoom(id, text, one);
      return room.x > 0 && room.x + room.w < WIDTH && !taken.some((other) => meet(room, other));
    });
    if (spot) taken.push(labelRoom(id, text, spot));
    found.set(id, { ...(spot ?? BELOW), shown: spot !== undefined });
  }
  return found;
}
