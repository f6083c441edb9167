/**
 * Borders, each drawn once: polygons are cut into the arcs they share, every arc is roughened by a
 * hash of its own ends, and the outlines are put together again, so that neighbours always agree.
 */

import { at } from '../../../kernel/lists.ts';
import { type Line, type Point, segments, simplify, soften, toLines } from '../../make/geometry.ts';
import { project } from '../projection.ts';
import { coasts, type District, districts, regionOf } from './survey.ts';

type Kind = 'area' | 'region' | 'coast' | 'edge';

export interface Arc {
  readonly owners: readonly string[];
  readonly ends: readonly [string, string];
  readonly kind: Kind;
  readonly river: boolean;
  /** As drawn. */
  readonly line: Line;
}

interface Edge {
  readonly a: string;
  readonly b: string;
  readonly owners: string[];
  done: boolean;
}

/** A number from -1 to 1 that hangs on the text alone. */
function noise(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h ^= h >>> 13;
  return (h >>> 0) / 2147483647.5 - 1;
}

const key = ([x, y]: Point): string => `${x.toFixed(3)},${y.toFixed(3)}`;

/** Midpoint displacement: a surveyed line instead of a ruled one. Its given points never move. */
export function wobble(line: Line, amount: number, grain: number): Line {
  const out: Point[] = [at(line, 0)];
  const split = (a: Point, b: Point, depth: number): void => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    if (Math.hypot(dx, dy) < grain || depth > 6) {
      out.push(b);
      return;
    }
    // The same from either end.
    const [p, q] = key(a) < key(b) ? [key(a), key(b)] : [key(b), key(a)];
    const turn = key(a) < key(b) ? 1 : -1;
    const s = noise(p + q) * amount * turn;
    const u = 0.5 + 0.12 * turn * noise(q + p);
    const m: Point = [a[0] + dx * u - dy * s, a[1] + dy * u + dx * s];
    split(a, m, depth + 1);
    split(m, b, depth + 1);
  };
  for (let i = 1; i < line.length; i++) split(at(line, i - 1), at(line, i), 0);
  return out;
}

/** Corner cutting that leaves both ends where they are. */
export const rounded = (line: Line): Line => (line.length > 2 ? soften(line, 1) : line);

/** The two places where the surveyed coast ends and the coast beyond begins. */
const CORNERS = new Set(['18.210,-31.740', '33.350,-25.260']);

function edgesOf(all: readonly District[]): { edges: Edge[]; where: Map<string, Point> } {
  const edges = new Map<string, Edge>();
  const where = new Map<string, Point>();
  for (const { id, ring } of all)
    for (let i = 1; i < ring.length; i++) {
      const [p, q] = [at(ring, i - 1), at(ring, i)];
      const ends = [key(p), key(q)].sort();
      const [a, b] = [at(ends, 0), at(ends, 1)];
      if (a === b) continue;
      where.set(key(p), p);
      where.set(key(q), q);
      const edge = edges.get(`${a}|${b}`);
      if (edge) edge.owners.push(id);
      else edges.set(`${a}|${b}`, { a, b, owners: [id], done: false });
    }
  for (const edge of edges.values()) edge.owners.sort();
  return { edges: [...edges.values()], where };
}

function cutIntoArcs(
  all: readonly District[],
): { owners: readonly string[]; keys: string[]; line: Line }[] {
  const { edges, where } = edgesOf(all);
  const touching = new Map<string, Edge[]>();
  for (const edge of edges)
    for (const v of [edge.a, edge.b]) touching.set(v, [...(touching.get(v) ?? []), edge]);
  const isNode = (v: string): boolean => {
    const here = touching.get(v) ?? [];
    return (
      here.length !== 2 || CORNERS.has(v) || at(here, 0).owners.join() !== at(here, 1).owners.join()
    );
  };
  const arcs: { owners: readonly string[]; keys: string[]; line: Line }[] = [];
  const walk = (start: string, first: Edge): void => {
    const keys = [start];
    let edge: Edge | undefined = first;
    for (let v = start; edge; ) {
      edge.done = true;
      v = edge.a === v ? edge.b : edge.a;
      keys.push(v);
      if (isNode(v) || v === start) break;
      edge = touching.get(v)?.find((e) => !e.done);
    }
    arcs.push({ owners: first.owners, keys, line: keys.map((k) => where.get(k) ?? [0, 0]) });
  };
  for (const [v, here] of touching)
    if (isNode(v)) for (const edge of here) if (!edge.done) walk(v, edge);
  for (const edge of edges) if (!edge.done) walk(edge.a, edge);
  return arcs;
}

/** Regions that a river parts, by their prefixes. */
const RIVER_BORDERS = new Set(['C/F', 'B/C', 'F/T', 'F/S', 'N/Z', 'N/T']);
const coastSegments = coasts.flatMap(segments);
const onCoast = (p: Point): boolean => toLines(p, coastSegments) < 0.03;

export const arcs: readonly Arc[] = cutIntoArcs(districts).map(({ owners, keys, line }) => {
  const regions = owners.map(regionOf).sort();
  const [p, q] = [at(line, 0), at(line, 1)];
  const shore = onCoast([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
  const kind: Kind =
    owners.length === 1
      ? shore
        ? 'coast'
        : 'edge'
      : regions[0] !== regions[1]
        ? 'region'
        : 'area';
  const pair = regions.join('/');
  const limpopo = pair === 'B/T' && p[1] > -24.6;
  const river = kind === 'region' && (RIVER_BORDERS.has(pair) || limpopo);
  const flat = line.map(project);
  const amount = kind === 'coast' ? 0.1 : river ? 0.13 : 0.075;
  const drawn = kind === 'edge' ? flat : simplify(rounded(wobble(flat, amount, 6)), 0.16);
  return { owners, ends: [at(keys, 0), at(keys, keys.length - 1)], kind, river, line: drawn };
});

/** Puts arcs end to end into closed rings. */
export function rings(some: readonly Arc[]): Line[] {
  const left = new Set(some);
  const out: Line[] = [];
  for (const first of left) {
    left.delete(first);
    let line: Point[] = [...first.line];
    let [start, end] = first.ends;
    while (end !== start) {
      const next = [...left].find((arc) => arc.ends.includes(end));
      if (!next) break;
      left.delete(next);
      const forward = next.ends[0] === end;
      line = line.concat((forward ? next.line : [...next.line].reverse()).slice(1));
      end = forward ? next.ends[1] : next.ends[0];
    }
    out.push(line);
  }
  return out;
}

const largest = (some: readonly Line[]): Line =>
  [...some].sort((a, b) => b.length - a.length)[0] ?? [];

export const outlines: ReadonlyMap<string, Line> = new Map(
  districts.map(({ id }) => [id, largest(rings(arcs.filter((arc) => arc.owners.includes(id))))]),
);
export const outlineOf = (id: string): Line => outlines.get(id) ?? [];

export const regions: readonly string[] = [...new Set(districts.map(({ region }) => region))];
export const regionRings = (region: string): Line[] =>
  rings(arcs.filter((arc) => arc.owners.filter((id) => regionOf(id) === region).length === 1));

/** The surveyed coast, from the Atlantic to Delagoa Bay. */
export function surveyedCoast(): Line {
  const shore = arcs.filter((arc) => arc.kind === 'coast');
  const line: Point[] = [];
  for (let end = '18.210,-31.740'; ; ) {
    const next = shore.find((arc) => arc.ends.includes(end));
    if (!next) return line;
    shore.splice(shore.indexOf(next), 1);
    const forward = next.ends[0] === end;
    line.push(...(forward ? next.line : [...next.line].reverse()).slice(line.length > 0 ? 1 : 0));
    end = forward ? next.ends[1] : next.ends[0];
  }
}
