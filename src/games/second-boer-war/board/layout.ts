/** Where everything stands on the sheet, in board units; `make/build.ts` works it out. */
import type { Place } from '../../../boardkit/board.ts';
import data from './layout.json' with { type: 'json' };

export type Spot = readonly [x: number, y: number];

export const WIDTH = data.width;
export const HEIGHT = data.height;
/** Board units to a unit of the country, and where the sheet begins in it. */
export const SCALE = data.scale;
export const ORIGIN: Spot = [data.origin[0] ?? 0, data.origin[1] ?? 0];
export const BOX = data.box;
export const HALF = BOX / 2;
/** From the middle of a box to the middle of one of its four spaces. */
export const QUARTER = BOX / 4;

const BOXES = data.boxes as unknown as Readonly<Record<string, Spot>>;
export const CURVES = data.curves as Readonly<
  Record<string, { readonly d: string; readonly length: number }>
>;

/** The middle of a box. */
export const boxAt = (id: string): Spot => BOXES[id] ?? [0, 0];

/** In reading order, as the keyboard goes through them. */
export const PLACES: readonly Place[] = Object.entries(BOXES)
  .map(([id, [x, y]]) => ({ id, x, y }))
  .sort((a, b) => Math.round(a.y / 60) - Math.round(b.y / 60) || a.x - b.x);

const CUT = 10;

/** Square for the Empire, eight-sided for the republics; drawn out by `by`. */
export function outline(isBoer: boolean, by = 0): string {
  const h = HALF + by;
  if (!isBoer) return `M${-h} ${-h}H${h}V${h}H${-h}Z`;
  const c = h - CUT - by * 0.4;
  return `M${-c} ${-h}H${c}L${h} ${-c}V${c}L${c} ${h}H${-c}L${-h} ${c}V${-c}Z`;
}

/** From one box to another, as a line between their middles. */
export const line = (a: string, b: string): string => {
  const [x0, y0] = boxAt(a);
  const [x1, y1] = boxAt(b);
  return `M${x0} ${y0}L${x1} ${y1}`;
};

/** The same line, cut off where the boxes begin. */
export function way(a: string, b: string): string {
  const [x0, y0] = boxAt(a);
  const [x1, y1] = boxAt(b);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const clear = (HALF + 6) / Math.max(Math.abs(dx), Math.abs(dy), 1);
  const short = (HALF + 12) / Math.max(Math.abs(dx), Math.abs(dy), 1);
  const at = (t: number): string => `${(x0 + dx * t).toFixed(1)} ${(y0 + dy * t).toFixed(1)}`;
  return `M${at(clear)}L${at(1 - short)}`;
}
