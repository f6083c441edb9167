/** The field of Magersfontein as the data has it, and heights between the hex centres. */
import { clamp } from '../../../../boardkit/make/geometry.ts';
import data from '../../data/map.json' with { type: 'json' };
import { COLUMNS, centre, H, R, ROWS } from '../layout.ts';

export interface Hex {
  readonly level: number;
  readonly terrain: string;
  readonly basin?: boolean;
  readonly drift?: boolean;
  readonly bridge?: boolean;
  readonly camp?: boolean;
}

export const hexes = data.hexes as unknown as Readonly<Record<string, Hex>>;
export const all = Object.keys(hexes);
export const { features, objectives } = data as unknown as {
  readonly features: {
    readonly river: { readonly path: readonly string[] };
    readonly railway: { readonly path: readonly string[] };
    readonly kimberleyRoad: { readonly path: readonly string[] };
    readonly mossDriftTrack: { readonly path: readonly string[] };
    readonly wireFences: { readonly hexsides: readonly (readonly [string, string])[] };
  };
  readonly objectives: {
    readonly summit: readonly string[];
    readonly mainTrench: readonly string[];
    readonly northExit: readonly string[];
  };
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
