/** The field of Magersfontein as the data has it, and heights between the hex centres. */
import { clamp } from '../../../../boardkit/make/geometry.ts';
import { endsOf } from '../../../../kernel/pack.ts';
import { defaultBox } from '../../box.ts';
import { COLUMNS, centre, H, R, ROWS } from '../layout.ts';
import scenery from './scenery.json' with { type: 'json' };

const { pack } = defaultBox();
const { map } = pack;

export const { hexes } = map;
type Hex = NonNullable<(typeof hexes)[string]>;
export const all = Object.keys(hexes);
/** Hexes with tents. */
export const { camp } = scenery;
export const features = {
  river: scenery.river,
  railway: scenery.railway,
  kimberleyRoad: map.kimberleyRoad,
  mossDriftTrack: map.mossDriftTrack,
  wireFences: Object.keys(map.wireFences.hexsides).map(endsOf),
};

const idOf = (column: number, row: number): string =>
  String(column).padStart(2, '0') + String(row).padStart(2, '0');

export const where = (test: (hex: Hex) => boolean | undefined): string[] =>
  all.filter((id) => test(hexes[id] as Hex) === true);

/**
 * A value of the hexes made continuous: linear on the triangles between hex centres, so that a
 * contour half way between two levels can never pass a centre on the wrong side.
 */
export function lattice(x: number, y: number, value: (id: string) => number): number {
  const u = (x - R) / (1.5 * R);
  const v = (y - H) / H - u / 2;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = u - i;
  const b = v - j;
  const at = (p: number, q: number): number =>
    value(idOf(clamp(p + 1, 1, COLUMNS), clamp(q + Math.ceil(p / 2) + 1, 1, ROWS)));
  return a + b <= 1
    ? at(i, j) * (1 - a - b) + at(i + 1, j) * a + at(i, j + 1) * b
    : at(i + 1, j + 1) * (a + b - 1) + at(i, j + 1) * (1 - a) + at(i + 1, j) * (1 - b);
}

export { centre };
