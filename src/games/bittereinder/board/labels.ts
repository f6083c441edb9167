/**
 * Where names go. Every name is tried in a few places round its town, the cheapest wins, three
 * times over; then the ids take what is left. All in screen pixels at the zoom of the map.
 */
import type { ZoomLevel } from '../../../boardkit/board.ts';
import { Memory } from '../../../kernel/memory.ts';
import type { Box } from '../box.ts';
import { AREAS, type AreaLayout, isInside, type Spot, TRACKS } from './layout.ts';
import type { Stack } from './stacks.ts';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Obstacle extends Rect {
  readonly weight: number;
  /** The area it belongs to. */
  readonly area: string;
}

/** The room a pile takes. */
export function roomOf(
  stacks: readonly Stack[],
  size: number,
  zoom: number,
  far: boolean,
): Obstacle[] {
  const taken = new Map<string, Obstacle>();
  for (const stack of stacks) {
    const piled = stack.pieces.length > 1 && !far;
    const pad = (far ? 4 : 5) + (stack.kind === 'besieged' ? size * 0.4 : 0);
    const deep = piled ? Math.min(stack.pieces.length - 1, 3) * (size < 36 ? 2.6 : 3.4) : 0;
    const tags = piled && (stack.leader || stack.supply) ? 4 : 0;
    const [cx, cy] = [stack.x * zoom + stack.dx, stack.y * zoom + stack.dy];
    const known = taken.get(stack.area);
    const x0 = Math.min(cx - size / 2 - pad - tags, known?.x ?? Infinity);
    const y0 = Math.min(cy - size / 2 - pad - deep, known?.y ?? Infinity);
    const x1 = Math.max(cx + size / 2 + pad + deep, known ? known.x + known.w : -Infinity);
    const y1 = Math.max(
      cy + size / 2 + pad + (piled ? 9 : 0),
      known ? known.y + known.h : -Infinity,
    );
    taken.set(stack.area, { x: x0, y: y0, w: x1 - x0, h: y1 - y0, weight: 3, area: stack.area });
  }
  return [...taken.values()];
}

export interface TownLabel {
  readonly id: string;
  readonly text: string;
  readonly rank: number;
  /** In pixels. */
  readonly size: number;
  /** In units: the middle of the base line. */
  readonly x: number;
  readonly y: number;
}

const NARROW = new Set("iljtf.,'’I ");
const BROAD = new Set('mwMW');
const ems = new Memory<number>(1000);

export const widthOf = (text: string, size: number): number =>
  ems.recall(text, () => emsOf(text)) * size * 1.05;

function emsOf(text: string): number {
  let em = 0;
  for (const c of text) {
    if (NARROW.has(c)) em += 0.3;
    else if (BROAD.has(c)) em += 0.82;
    else em += c !== c.toLowerCase() ? 0.66 : 0.515;
  }
  return em;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const around = (x: number, y: number, w: number, h: number): Rect => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

const townKindOf = (box: Box, id: string) => box.townKind[box.areaIndex.get(id) ?? -1];

/** How much a town matters: 5 capital, 4 port and siege town, 2 colonial, 1 home. */
const FAMOUS = new Set(['N6', 'B2', 'B13', 'T7']);
export function rankOf(box: Box, id: string): number {
  const kind = townKindOf(box, id);
  if (kind === 'capital') return 5;
  if (kind === 'port' || FAMOUS.has(id)) return 4;
  return kind === 'colonial' ? 2 : 1;
}

const NEAR: readonly Spot[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
];
const DISLIKE = [0, 3, 4, 4, 6, 6, 8, 8];
const OUT = [0, 11, 22];

/** How far a sign reaches from the middle of its town. */
const kindRadius = (box: Box, id: string): number => {
  const kind = townKindOf(box, id);
  return kind === 'capital' || kind === 'port' ? 6.6 : 4;
};

interface Town {
  readonly area: AreaLayout;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly text: string;
  readonly size: number;
  readonly rank: number;
  readonly w: number;
  readonly h: number;
  readonly stack: Rect | null;
  readonly near: readonly Obstacle[];
  /** Places for the name, cheapest first, counted without the other names. */
  readonly places: readonly Placed[];
  /** Towns whose names might be in the way. */
  readonly neighbours: Town[];
}

type Site = Omit<Town, 'places' | 'neighbours'>;

interface Placed {
  readonly rect: Rect;
  readonly cost: number;
}

function rectAt(t: Site, spot: number): Rect | null {
  const [dx, dy] = NEAR[spot % 8] ?? [0, 0];
  const out = OUT[Math.floor(spot / 8)];
  if (out === undefined) return t.stack ? beside(t.stack, spot - 24, t.w, t.h) : null;
  const g = t.r + 3 + out;
  const x = dx > 0 ? t.x + g : dx < 0 ? t.x - g - t.w : t.x - t.w / 2;
  const y = dy === 0 ? t.y - t.h / 2 : dy > 0 ? t.y + g - 1 : t.y - g - t.h + 1;
  return { x: dx !== 0 && dy !== 0 ? x - dx * 4 : x, y, w: t.w, h: t.h };
}

/** When counters cover the town, its name may stand at an edge of the stack. */
function beside(s: Rect, edge: number, w: number, h: number): Rect {
  const [cx, cy] = [s.x + s.w / 2, s.y + s.h / 2];
  if (edge === 0) return { x: cx - w / 2, y: s.y - h, w, h };
  if (edge === 1) return { x: s.x - w, y: cy - h / 2, w, h };
  if (edge === 2) return { x: cx - w / 2, y: s.y + s.h, w, h };
  return { x: s.x + s.w, y: cy - h / 2, w, h };
}

/** What a place for a name costs, the other names left aside. */
function judge(t: Site, spot: number, rails: readonly Spot[], zoom: number): Placed | null {
  const rect = rectAt(t, spot);
  if (!rect) return null;
  let cost = spot >= 24 ? 9 : (DISLIKE[spot % 8] ?? 0) + (OUT[Math.floor(spot / 8)] ?? 0) * 2.2;
  for (const o of t.near) cost += overlap(rect, o) * o.weight;
  for (const [x, y] of rails)
    if (x > rect.x && x < rect.x + rect.w && y > rect.y && y < rect.y + rect.h) cost += 2.2;
  const middle: Spot = [(rect.x + rect.w / 2) / zoom, (rect.y + rect.h / 2) / zoom];
  if (!isInside(middle, t.area.ring)) cost += 12;
  return { rect, cost };
}

/** The places of each town as last counted: a move changes those of a few towns only. */
const counted = new Map<string, { readonly key: string; readonly places: readonly Placed[] }>();

/** One number for what lies round a town; another lie of it gives another number. */
function sumOf(near: readonly Obstacle[]): number {
  let sum = 0;
  for (const { x, y, w, h, weight } of near)
    for (const n of [x, y, w, h, weight]) sum = Math.imul(sum ^ Math.round(n * 8), 16_777_619);
  return sum;
}

function placesOf(site: Site, zoom: number): readonly Placed[] {
  const { area, text, size, w, near } = site;
  const key = `${text} ${size} ${zoom} ${near.length} ${sumOf(near)}`;
  const known = counted.get(area.id);
  if (known?.key === key) return known.places;
  const rails = railsNear(area.town ?? [0, 0], (w + 60) / zoom, 60 / zoom, zoom);
  const places: Placed[] = [];
  for (let spot = 0; spot < (site.stack ? 28 : 24); spot++) {
    const place = judge(site, spot, rails, zoom);
    if (place) places.push(place);
  }
  places.sort((a, b) => a.cost - b.cost);
  counted.set(area.id, { key, places });
  return places;
}

/** The best place for a name among the names that have theirs. */
function bestPlace(town: Town, placed: ReadonlyMap<Town, Placed>): Placed | null {
  let best: Placed | null = null;
  for (const place of town.places) {
    if (best && place.cost >= best.cost) break;
    let { cost } = place;
    for (const other of town.neighbours) {
      const there = placed.get(other);
      if (there) cost += overlap(place.rect, there.rect) * 2.5;
    }
    if (!best || cost < best.cost) best = { rect: place.rect, cost };
  }
  return best;
}

export interface Labels {
  readonly towns: readonly TownLabel[];
  readonly ids: ReadonlyMap<string, Spot>;
}

export function labelsFor(
  box: Box,
  level: ZoomLevel,
  zoom: number,
  stacks: readonly Obstacle[],
  nameOf: (id: string) => string,
  marksAt: (id: string) => number,
): Labels {
  const towns = townsFor(box, level, zoom, stacks, nameOf);
  const placed = new Map<Town, Placed>();
  for (let round = 0; round < 3; round++)
    for (const town of towns) {
      const best = bestPlace(town, placed);
      // From afar a name that finds no room is left out; near, every name is worth a squeeze.
      if (best && (level !== 'far' || best.cost < (town.rank > 3 ? 420 : 140)))
        placed.set(town, best);
      else placed.delete(town);
    }
  const taken: Rect[] = [
    ...stacks.filter((s) => s.weight > 1),
    ...[...placed.values()].map((p) => p.rect),
  ];
  return {
    towns: [...placed].map(([t, { rect }]) => ({
      id: t.area.id,
      text: t.text,
      rank: t.rank,
      size: t.size,
      x: (rect.x + rect.w / 2) / zoom,
      y: (rect.y + rect.h * 0.78) / zoom,
    })),
    ids: level === 'far' ? new Map() : idsFor(taken, towns, zoom, marksAt),
  };
}

function townsFor(
  box: Box,
  level: ZoomLevel,
  zoom: number,
  stacks: readonly Obstacle[],
  nameOf: (id: string) => string,
): Town[] {
  const far = level === 'far';
  const signs: Obstacle[] = [];
  for (const { id, town } of AREAS) {
    const rank = rankOf(box, id);
    if (!town || (far && rank < 2)) continue;
    const r = rank > 3 ? 8 : 6;
    signs.push({ ...around(town[0] * zoom, town[1] * zoom, 2 * r, 2 * r), weight: 2, area: id });
  }
  const all = [...stacks, ...signs];
  const towns: Town[] = [];
  for (const area of AREAS) {
    const rank = rankOf(box, area.id);
    if (!area.town || (far && rank < 2)) continue;
    if (far && zoom < 0.3 && rank < 4) continue;
    const size = far
      ? rank > 3
        ? 11.5
        : 10
      : level === 'near'
        ? rank > 3
          ? 15.5
          : 14
        : rank > 3
          ? 13.5
          : 12;
    const text = nameOf(area.id);
    const [x, y] = [area.town[0] * zoom, area.town[1] * zoom];
    const w = widthOf(text, size) + 2;
    const reach = w + 60;
    const site: Site = {
      area,
      x,
      y,
      r: kindRadius(box, area.id),
      text,
      size,
      rank,
      w,
      h: size * 1.02,
      stack: stacks.find((s) => s.area === area.id && s.weight > 1) ?? null,
      near: all.filter(
        (o) =>
          !(o.area === area.id && o.weight === 2) &&
          Math.abs(o.x + o.w / 2 - x) < reach + o.w / 2 &&
          Math.abs(o.y + o.h / 2 - y) < 90 + o.h / 2,
      ),
    };
    towns.push({ ...site, places: placesOf(site, zoom), neighbours: [] });
  }
  for (const a of towns)
    for (const b of towns)
      if (a !== b && Math.abs(a.x - b.x) < a.w + b.w + 110 && Math.abs(a.y - b.y) < 170)
        a.neighbours.push(b);
  return towns.sort((a, b) => b.rank - a.rank);
}

/** The railway round a town, in pixels. */
function railsNear([x, y]: Spot, w: number, h: number, zoom: number): Spot[] {
  const near: Spot[] = [];
  for (const [a, b] of TRACKS)
    if (Math.abs(a - x) < w && Math.abs(b - y) < h) near.push([a * zoom, b * zoom]);
  return near;
}

/** Side of a cell in pixels. */
const CELL = 64;

/** How much of a rectangle is covered, found by looking only at what lies in its cells. */
function gridOf(rects: readonly Rect[]): (rect: Rect) => number {
  const cells = new Map<number, Rect[]>();
  const each = ({ x, y, w, h }: Rect, visit: (cell: number) => void): void => {
    for (let i = Math.floor(x / CELL); i * CELL < x + w; i++)
      for (let j = Math.floor(y / CELL); j * CELL < y + h; j++) visit(i * 4096 + j);
  };
  for (const rect of rects)
    each(rect, (cell) => {
      const list = cells.get(cell);
      if (list) list.push(rect);
      else cells.set(cell, [rect]);
    });
  return (rect) => {
    const met = new Set<Rect>();
    each(rect, (cell) => {
      for (const other of cells.get(cell) ?? []) met.add(other);
    });
    let sum = 0;
    for (const other of met) sum += overlap(rect, other);
    return sum;
  };
}

function idsFor(
  taken: readonly Rect[],
  towns: readonly Town[],
  zoom: number,
  marksAt: (id: string) => number,
): Map<string, Spot> {
  const covers = gridOf([...taken, ...towns.map((t) => around(t.x, t.y, 14, 14))]);
  const ids = new Map<string, Spot>();
  for (const { id, ids: spots } of AREAS) {
    let best: Spot | undefined;
    let least = Infinity;
    for (const [x, y] of spots) {
      const marks = marksAt(id) * 15;
      const width = id.length * 5.4 + 3 + marks;
      const rect = around(x * zoom + marks / 2, y * zoom, width, marks > 0 ? 14 : 10);
      const hidden = covers(rect);
      if (hidden < least) {
        least = hidden;
        best = [x, y];
        if (hidden === 0) break;
      }
    }
    if (best && (least < 24 || marksAt(id) > 0)) ids.set(id, best);
  }
  return ids;
}
