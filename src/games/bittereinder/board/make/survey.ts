/**
 * The survey: the areas, coasts and railways of the data, projected on the plane of the sheet.
 */

import { readFileSync } from 'node:fs';
import { project } from '../../../../boardkit/country/projection.ts';
import type { Line, Point } from '../../../../boardkit/make/geometry.ts';
import { at } from '../../../../kernel/lists.ts';
import { defaultBox, type TownKind } from '../../box.ts';
import type { Pack } from '../../pack.ts';

export const W = 2160;
export const H = 1680;

interface Feature {
  readonly id?: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly coordinates: unknown };
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')) as T;

const map = read<{ readonly features: readonly Feature[] }>('areas.geojson');
const box = defaultBox();
export const { pack } = box;

type Described = NonNullable<Pack['areas'][string]>;

const layer = (name: string): Feature[] =>
  map.features.filter((feature) => feature.properties['layer'] === name);

export interface Area extends Described {
  readonly id: string;
  readonly townKind: TownKind | null;
  /** In degrees, closed. */
  readonly ring: Line;
  /** Where the town stands; the middle of the district where there is none. */
  readonly seat: Point;
}

export const areas: readonly Area[] = layer('area').map((feature) => {
  const id = feature.id ?? '';
  const area = pack.areas[id];
  if (!area) throw new Error(`no area ${id} among the components`);
  const [ring] = feature.geometry.coordinates as Line[];
  const townKind = box.townKind[box.areaIndex.get(id) ?? -1] ?? null;
  const seat = project(feature.properties['seat'] as Point);
  return { ...area, id, townKind, ring: ring ?? [], seat };
});

const byId = new Map(areas.map((area) => [area.id, area]));
export const areaOf = (id: string): Area => {
  const area = byId.get(id);
  if (!area) throw new Error(`no area ${id}`);
  return area;
};
export const regionOf = (id: string): string => areaOf(id).region;

/** In degrees. */
export const coasts = layer('coast').map((f) => f.geometry.coordinates as Line);
/** In units. */
export const rails = layer('rail').map((f) => (f.geometry.coordinates as Line).map(project));
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
