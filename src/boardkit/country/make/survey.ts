/**
 * The survey of the country, for every board that shows it: districts, coasts and railways, on the
 * plane of the projection. Where the lines come from stands in `survey.geojson`.
 */

import { readFileSync } from 'node:fs';
import { at } from '../../../kernel/lists.ts';
import type { Line, Point } from '../../make/geometry.ts';
import { project } from '../projection.ts';

/** The whole country fits on a sheet of this size, in units. */
export const W = 2160;
export const H = 1680;

interface Feature {
  readonly id?: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly coordinates: unknown };
}

const { features } = JSON.parse(
  readFileSync(new URL('../survey.geojson', import.meta.url), 'utf8'),
) as { readonly features: readonly Feature[] };

const layer = (name: string): Feature[] =>
  features.filter((feature) => feature.properties['layer'] === name);

export interface District {
  readonly id: string;
  /** The letter of the colony, republic or territory to which it belongs. */
  readonly region: string;
  readonly mountain: boolean;
  /** In degrees, closed. */
  readonly ring: Line;
  /** Where its town stands; the middle of the district where there is none. */
  readonly seat: Point;
}

export const districts: readonly District[] = layer('area').map(({ id = '', ...feature }) => {
  const { region, kind, seat } = feature.properties as {
    readonly region: string;
    readonly kind: string;
    readonly seat: Point;
  };
  const [ring = []] = feature.geometry.coordinates as Line[];
  return { id, region, mountain: kind === 'mountain', ring, seat: project(seat) };
});

const regions = new Map(districts.map(({ id, region }) => [id, region]));
export const regionOf = (id: string): string => regions.get(id) ?? '';

/** In degrees. */
export const coasts = layer('coast').map((f) => f.geometry.coordinates as Line);
/** In units. */
export const rails = layer('rail').map((f) => (f.geometry.coordinates as Line).map(project));
/** Where four districts meet in a point, in units. */
export const nodes = layer('blockingNode').map((f) => project(f.geometry.coordinates as Point));

/** What ground a region is printed on. */
export const LAND: Readonly<Record<string, string>> = {
  C: 'cape',
  N: 'natal',
  B: 'bech',
  T: 'zar',
  F: 'ofs',
  M: 'moz',
  W: 'tribal',
  Z: 'tribal',
  S: 'tribal',
  X: 'tribal',
};

/** The parallel or meridian as a drawn line. */
export const meridian = (lon: number): Line =>
  Array.from({ length: 24 }, (_, i) => project([lon, -40 + i]));
export const parallel = (lat: number): Line =>
  Array.from({ length: 33 }, (_, i) => project([8 + i, lat]));

/** Where a line crosses a level, upright or level edge of the sheet. */
export function crossing(line: Line, axis: 0 | 1, edge: number): Point | null {
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [at(line, i - 1), at(line, i)];
    if (p[axis] < edge === q[axis] < edge) continue;
    const t = (edge - p[axis]) / (q[axis] - p[axis]);
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  }
  return null;
}
