/** Who stands where, pile by pile: the Empire in the field, the besieged, the Republics, the column. */
import type { ZoomLevel } from '../../../boardkit/board.ts';
import { oncePer } from '../../../kernel/memory.ts';
import {
  ARMY,
  BOER_LEADER,
  type Box,
  EMPIRE_LEADER,
  GARRISON,
  INFANTRY,
  KOMMANDO,
  MOUNTED,
  SUPPLY,
} from '../box.ts';
import type { ReadonlyState } from '../state.ts';
import { isBoer, isFaceDown } from './faces.ts';
import { type AreaLayout, areaLayout } from './layout.ts';

/** Side of a counter in screen pixels: it grows a little as the map does, within each level. */
export function sizeOf(level: ZoomLevel, zoom: number): number {
  if (level === 'far') return zoom < 0.3 ? 14 : 18;
  if (level === 'mid') return Math.round(Math.min(30, Math.max(24, 24 + (zoom - 0.7) * 14)));
  return Math.round(Math.min(46, Math.max(38, 30 + zoom * 4)));
}

/** What lies on top of what, lowest first. */
const HEIGHTS: Readonly<Record<number, number>> = {
  [SUPPLY]: 0,
  [EMPIRE_LEADER]: 1,
  [BOER_LEADER]: 1,
  [MOUNTED]: 2,
  [INFANTRY]: 3,
  [GARRISON]: 4,
  [KOMMANDO]: 3,
  [ARMY]: 5,
};

/** All pieces, lowest first: counters are always drawn in this order, so that moves can glide. */
export const drawingOrder = oncePer((box: Box): readonly number[] => {
  const height = (piece: number): number =>
    (HEIGHTS[box.kind[piece] ?? 0] ?? 0) * 100 + (box.cf[piece] ?? 0);
  return [...box.pieceIds.keys()].sort((a, b) => height(a) - height(b) || b - a);
});

export type StackKind = 'field' | 'besieged' | 'republics' | 'column';

export interface Stack {
  readonly key: string;
  readonly area: string;
  readonly kind: StackKind;
  readonly boer: boolean;
  /** Top first. */
  readonly pieces: readonly number[];
  /** Factors on the counters; -1 if some lie face down. */
  readonly total: number;
  /** The point of the area, in units, and how far off it the stack stands, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly leader: boolean;
  readonly supply: boolean;
  /** Which way its counters go when they are laid out: away from the enemy. */
  readonly lean: -1 | 0 | 1;
}

/** Where one counter stands; deep ones show an edge, deeper ones nothing. */
export interface Stand {
  readonly piece: number;
  readonly stack: Stack;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly depth: number;
}

interface Group {
  readonly kind: StackKind;
  readonly pieces: number[];
}

/** The offset of each pile of an area, in counters. */
function offsets(
  kinds: readonly StackKind[],
): Readonly<Record<StackKind, readonly [number, number]>> {
  const both =
    kinds.includes('republics') && (kinds.includes('field') || kinds.includes('besieged'));
  const shut = kinds.includes('besieged');
  const three = shut && kinds.includes('field');
  const left = both ? -0.62 : 0;
  return {
    besieged: [left, three ? -0.42 : 0],
    field: [three && !both ? 0.1 : left, three ? 0.85 : 0],
    republics: [both ? (shut ? 0.78 : 0.7) : 0, both && shut ? 0.02 : 0],
    column: [0, 0],
  };
}

export function stacksOf(
  view: ReadonlyState,
  box: Box,
  side: string | null,
  size: number,
  zoom: number,
  spread = false,
): Stack[] {
  const order = drawingOrder(box).toReversed();
  const groups = new Map<number, Map<StackKind, Group>>();
  const column = new Set(view.column);
  for (const piece of order) {
    const area = view.at[piece] ?? -1;
    if (area < 0) continue;
    const kind: StackKind =
      column.has(piece) || (column.size > 0 && column.has(view.army[piece] ?? -1))
        ? 'column'
        : isBoer(box, piece)
          ? 'republics'
          : view.besieged[piece] === 1
            ? 'besieged'
            : 'field';
    const here = groups.get(area) ?? new Map<StackKind, Group>();
    groups.set(area, here);
    const group = here.get(kind);
    if (group) group.pieces.push(piece);
    else here.set(kind, { kind, pieces: [piece] });
  }
  const stacks: Stack[] = [];
  for (const [area, here] of groups) {
    const id = box.areaIds[area] ?? '';
    const layout = areaLayout(id);
    if (layout) stacks.push(...pile(view, box, side, size, layout, [...here.values()]));
  }
  return loosen(
    stacks.sort((a, b) => a.y - b.y),
    size,
    zoom,
    spread,
  );
}

interface Clump {
  readonly stacks: Stack[];
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  dx: number;
  dy: number;
}

/** Counters in a row, and a step from one to the next, when a pile is laid out. */
const PITCH = 1.06;
const acrossOf = (n: number): number => Math.min(n, n > 9 ? 5 : n > 4 ? 4 : 3);

/** Where the first counter of a pile that is laid out stands, in steps from the point of the pile. */
const startOf = ({ lean, pieces }: Stack): number =>
  lean === 1 ? 0 : (1 - acrossOf(pieces.length)) * (lean === 0 ? 0.5 : 1);

/** The room of a pile round its point, in pixels: left, top, right, bottom. */
export function extent(
  stack: Stack,
  size: number,
  spread: boolean,
): readonly [number, number, number, number] {
  const reach = size * 0.54;
  if (spread) {
    const across = acrossOf(stack.pieces.length);
    const rows = Math.ceil(stack.pieces.length / across);
    const left = startOf(stack) * size * PITCH;
    return [
      left - reach,
      -reach,
      left + (across - 1) * size * PITCH + reach,
      (rows - 1) * size * PITCH + reach,
    ];
  }
  const ring = stack.kind === 'besieged' ? size * (size < 24 ? 0.2 : 0.36) : 0;
  return [-reach - ring, -reach - ring, reach + ring, reach + ring];
}

/** Piles of neighbouring areas that would cover one another step aside, a little. */
function loosen(stacks: readonly Stack[], size: number, zoom: number, spread: boolean): Stack[] {
  const clumps = new Map<string, Clump>();
  for (const stack of stacks) {
    const [left, top, right, bottom] = extent(stack, size, spread);
    const [x, y] = [stack.x * zoom + stack.dx, stack.y * zoom + stack.dy];
    const known = clumps.get(stack.area);
    clumps.set(stack.area, {
      stacks: [...(known?.stacks ?? []), stack],
      x0: Math.min(known?.x0 ?? Infinity, x + left),
      y0: Math.min(known?.y0 ?? Infinity, y + top),
      x1: Math.max(known?.x1 ?? -Infinity, x + right),
      y1: Math.max(known?.y1 ?? -Infinity, y + bottom),
      dx: 0,
      dy: 0,
    });
  }
  const all = [...clumps.values()];
  const most = size * (spread ? 3 : size < 24 ? 0.55 : 0.75);
  const hold = (n: number): number => Math.max(-most, Math.min(most, n));
  for (let round = 0; round < (spread ? 16 : 6); round++)
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        const w = Math.min(a.x1 + a.dx, b.x1 + b.dx) - Math.max(a.x0 + a.dx, b.x0 + b.dx);
        const h = Math.min(a.y1 + a.dy, b.y1 + b.dy) - Math.max(a.y0 + a.dy, b.y0 + b.dy);
        if (w <= 0 || h <= 0) continue;
        if (w < h) {
          const push = (w / 2) * (a.x0 + a.x1 < b.x0 + b.x1 ? -1 : 1);
          a.dx = hold(a.dx + push);
          b.dx = hold(b.dx - push);
        } else {
          const push = (h / 2) * (a.y0 + a.y1 < b.y0 + b.y1 ? -1 : 1);
          a.dy = hold(a.dy + push);
          b.dy = hold(b.dy - push);
        }
      }
  return all.flatMap(({ stacks: some, dx, dy }) =>
    some.map((stack) => ({ ...stack, dx: stack.dx + dx, dy: stack.dy + dy })),
  );
}

function pile(
  view: ReadonlyState,
  box: Box,
  side: string | null,
  size: number,
  layout: AreaLayout,
  here: readonly Group[],
): Stack[] {
  const kinds = here.map((group) => group.kind);
  const boers = here.some(
    ({ kind, pieces }) => kind === 'republics' || isBoer(box, pieces[0] ?? 0),
  );
  const empire = here.some(({ pieces }) => !isBoer(box, pieces[0] ?? 0));
  const place = offsets(kinds);
  const [x, y] = boers && empire ? layout.wide : layout.stack;
  return here.map(({ kind, pieces }) => {
    const boer = isBoer(box, pieces[0] ?? 0);
    const base = place[boer ? 'republics' : 'field'];
    // The column steps out of its pile, up and to the right.
    const lone = kind === 'column' && !kinds.includes(boer ? 'republics' : 'field');
    const [ox, oy] =
      kind === 'column' ? [base[0] + (lone ? 0 : 1), base[1] - (lone ? 0 : 0.3)] : place[kind];
    const blind = pieces.some((p) => (box.cf[p] ?? 0) > 0 && isFaceDown(view, box, p, side));
    return {
      key: `${layout.id} ${kind}`,
      area: layout.id,
      kind,
      boer,
      pieces,
      total: blind ? -1 : pieces.reduce((sum, p) => sum + (box.cf[p] ?? 0), 0),
      x,
      y,
      dx: ox * size,
      dy: oy * size,
      leader: pieces.some((p) => box.kind[p] === BOER_LEADER || box.kind[p] === EMPIRE_LEADER),
      supply: pieces.some((p) => box.kind[p] === SUPPLY),
      lean: boers && empire ? (boer ? 1 : -1) : 0,
    };
  });
}

/** The single counters of all piles; `spread` lays them all out. */
export function standsOf(
  stacks: readonly Stack[],
  size: number,
  spread: boolean,
): ReadonlyMap<number, Stand> {
  const stands = new Map<number, Stand>();
  const edge = size < 36 ? 2.6 : 3.4;
  for (const stack of stacks) {
    const { pieces, x, y } = stack;
    const across = acrossOf(pieces.length);
    pieces.forEach((piece, depth) => {
      const right = spread
        ? (startOf(stack) + (depth % across)) * size * PITCH
        : Math.min(depth, 3) * edge;
      const down = spread ? Math.floor(depth / across) * size * PITCH : -Math.min(depth, 3) * edge;
      const [dx, dy] = [stack.dx + right, stack.dy + down];
      stands.set(piece, { piece, stack, x, y, dx, dy, depth: spread ? 0 : depth });
    });
  }
  return stands;
}
