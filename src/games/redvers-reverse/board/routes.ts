/** Lines over the map: the way of a march, the bow of an order, the line of fire. */
import { BOER, type Box } from '../box.ts';
import { gaitOf, isBoerUnit } from '../rules/01-pieces.ts';
import { placeAt, type Spot } from './layout.ts';

/** The areas from one to another by a shortest way the piece could take; just the ends if there is none. */
export function wayOf(box: Box, piece: number, from: number, to: number): number[] {
  const gait = isBoerUnit(box, piece) ? BOER : gaitOf(box, piece);
  const steps = box.steps[gait] ?? [];
  const links = box.links[gait] ?? [];
  const n = box.areas.length;
  const left = (area: number): number => steps[area * n + to] ?? 99;
  const way = [from];
  for (let here = from; here !== to; ) {
    const next = (links[here] ?? []).find((area) => left(area) === left(here) - 1);
    if (next === undefined || way.length > 12) return [from, to];
    way.push(next);
    here = next;
  }
  return way;
}

export const spotOf = (box: Box, area: number): Spot | null => {
  const place = placeAt(box.areas[area]?.id ?? '');
  if (!place) return null;
  return place.crossing ?? [place.x, place.y];
};

const r1 = (v: number): number => Math.round(v * 10) / 10;

/** A smooth line through the given points (Catmull and Rom). */
export function through(points: readonly Spot[]): string {
  const [first] = points;
  if (!first || points.length < 2) return '';
  let d = `M${r1(first[0])} ${r1(first[1])}`;
  for (let i = 1; i < points.length; i++) {
    const p0 = points[i - 2] ?? points[i - 1] ?? first;
    const p1 = points[i - 1] ?? first;
    const p2 = points[i] ?? p1;
    const p3 = points[i + 1] ?? p2;
    const c1: Spot = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Spot = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map(r1).join(' ')}`;
  }
  return d;
}

export interface Bow {
  readonly d: string;
  readonly tip: Spot;
  /** Degrees, for the arrowhead. */
  readonly turn: number;
}

/** A gentle bow from one spot to another. */
export function bow(from: Spot, to: Spot, bend = 0.14, gap = 0): Bow {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx >= 0 ? -1 : 1;
  const c: Spot = [
    (from[0] + to[0]) / 2 + (dy / length) * length * bend * -side,
    (from[1] + to[1]) / 2 - (dx / length) * length * bend * -side,
  ];
  const ex = to[0] - c[0];
  const ey = to[1] - c[1];
  const e = Math.hypot(ex, ey) || 1;
  const tip: Spot = [to[0] - (ex / e) * gap, to[1] - (ey / e) * gap];
  return {
    d: `M${r1(from[0])} ${r1(from[1])}Q${r1(c[0])} ${r1(c[1])} ${r1(tip[0])} ${r1(tip[1])}`,
    tip,
    turn: Math.round((Math.atan2(ey, ex) * 180) / Math.PI),
  };
}
