/** The ground of Colenso as data: the areas, and what their shared edges say. */
import { readFileSync } from 'node:fs';
import {
  chain,
  type Line,
  type Point,
  ringSegments,
  type Segment,
} from '../../../../boardkit/make/geometry.ts';
import { defaultBox } from '../../box.ts';

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly terrain: 'clear' | 'hill' | 'rough' | 'brush' | 'village' | 'drift' | 'bridge';
  readonly bank: 'north' | 'south' | 'river';
  readonly label: Point;
  readonly polygon: Line;
  readonly emplacement: boolean;
  readonly features: readonly string[];
}

interface MapFile {
  readonly plane: Point;
  readonly areas: readonly Omit<Area, 'emplacement' | 'features'>[];
  readonly river: readonly Line[];
  readonly features: readonly { readonly id: string; readonly line: Line }[];
  readonly redEdge: { readonly end: Point };
}

const data = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')) as T;

export const map = data<MapFile>('areas.json');
export const { pack } = defaultBox();
export const [W, H] = map.plane;

export const areas: readonly Area[] = map.areas.map((a) => {
  const part = pack.areas[a.id];
  return { ...a, emplacement: part?.emplacement ?? false, features: part?.features ?? [] };
});
export const land = areas.filter((a) => a.bank !== 'river');
export const crossings = areas.filter((a) => a.bank === 'river');

const byId = new Map(areas.map((a) => [a.id, a]));
export function area(id: string): Area {
  const found = byId.get(id);
  if (!found) throw new Error(`no area ${id}`);
  return found;
}
export function feature(id: string): Line {
  const found = map.features.find((f) => f.id === id);
  if (!found) throw new Error(`no feature ${id}`);
  return found.line;
}

export const onFrame = ([p, q]: Segment): boolean =>
  (p[0] === q[0] && (p[0] === 0 || p[0] === W)) || (p[1] === q[1] && (p[1] === 0 || p[1] === H));
const key = ([p, q]: Segment): string => [p.join(), q.join()].sort().join(' ');

/** The polygons share vertices: an edge with two owners is a border, with one a river bank. */
const owners = new Map<string, { readonly edge: Segment; count: number }>();
for (const a of land)
  for (const edge of ringSegments(a.polygon)) {
    if (onFrame(edge)) continue;
    const known = owners.get(key(edge));
    if (known) known.count++;
    else owners.set(key(edge), { edge, count: 1 });
  }
const owned = (count: number): Segment[] =>
  [...owners.values()].filter((o) => o.count === count).map((o) => o.edge);
export const borders = chain(owned(2));
export const banks = chain(owned(1));
export const isBank = (edge: Segment): boolean => owners.get(key(edge))?.count === 1;

/** The outline of a set of areas; without the frame unless asked for. */
export function outline(ids: readonly string[], withFrame = false): Point[][] {
  const set = new Map<string, Segment>();
  for (const id of ids)
    for (const edge of ringSegments(area(id).polygon))
      if (!set.delete(key(edge))) set.set(key(edge), edge);
  return chain([...set.values()].filter((e) => withFrame || !onFrame(e)));
}

/** The edges of an area that are no edge of the sheet. */
export const rim = (a: Area): Segment[] => ringSegments(a.polygon).filter((e) => !onFrame(e));
