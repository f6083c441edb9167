/** Where each counter stands: ranks by formation when near enough to read, one pile a side from afar. */
import type { BoardSettings, ZoomLevel } from '../../../boardkit/board.ts';
import { type RankItem, ranks } from '../../../boardkit/ranks.ts';
import type { Box } from '../box.ts';
import { currentSp, isBoerUnit } from '../rules/01-pieces.ts';
import type { ReadonlyState } from '../state.ts';
import { isStaff } from './faces.ts';
import { FRAME, placeAt } from './layout.ts';

/** Side of a counter on the pile seen from afar, in screen pixels. */
const FAR = 26;

/**
 * Side of a counter in board units: it grows more slowly than the map, so that there is more room
 * the nearer one looks, and never falls below what can be read.
 */
function sizeAt(zoom: number): number {
  const units = Math.max(29 * zoom ** -0.2, Math.min(26 / zoom, 35));
  return Math.round(units * 2) / 2;
}

export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** From afar: the offset in screen pixels. */
  readonly dx: number;
  readonly dy: number;
  /** Deep in a pile: not drawn. */
  readonly covered: boolean;
  /** On top of a pile: shows the light of all that lie in it. */
  readonly over: readonly number[];
}

/** The strength of a pile seen from afar. */
export interface Pile {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly dy: number;
  readonly boer: boolean;
  readonly sum: number;
}

/** In ranks, every counter shows its own light; under the top of a pile, none does. */
const ALONE: readonly number[] = [];
const UNDER: readonly number[] = [-1];

export interface Stacks {
  readonly size: number;
  readonly stands: ReadonlyMap<number, Stand>;
  readonly piles: readonly Pile[];
}

/** The pieces of each area, in the order of the box. */
export function occupants(view: ReadonlyState, box: Box): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let piece = 0; piece < box.pieces.length; piece++) {
    const area = view.where[piece] ?? -1;
    if (area < 0) continue;
    const list = found.get(area);
    if (list) list.push(piece);
    else found.set(area, [piece]);
  }
  return found;
}

/** Boers by group in the front ranks, then the staff, then brigade by brigade behind its leader. */
export function formations(box: Box, pieces: readonly number[]): RankItem<number>[][] {
  const keyed = new Map<string, number[]>();
  const add = (key: string, piece: number) => {
    const list = keyed.get(key);
    if (list) list.push(piece);
    else keyed.set(key, [piece]);
  };
  const order = (piece: number): number => {
    const { kind, brigade } = box.pieces[piece] ?? { kind: 0, brigade: -1 };
    if (isBoerUnit(box, piece)) return 0;
    return isStaff(kind) ? 1 : 2 + brigade * 2 + (piece >= box.firstLeader ? 0 : 1);
  };
  const sorted = [...pieces].sort((a, b) => order(a) - order(b) || a - b);
  for (const piece of sorted) {
    const { kind = 0, brigade = -1 } = box.pieces[piece] ?? {};
    add(isBoerUnit(box, piece) ? 'boers' : isStaff(kind) ? 'staff' : `brigade ${brigade}`, piece);
  }
  return [...keyed.values()].map((list) =>
    list.map((item) => ({ item, wide: item >= box.firstLeader && item !== box.hq })),
  );
}

export function stacks(
  view: ReadonlyState,
  box: Box,
  level: ZoomLevel,
  zoom: number,
  settings: BoardSettings,
  spreadAt: ReadonlySet<string>,
): Stacks {
  const size = (level === 'far' ? FAR : sizeAt(zoom)) * settings.counterScale;
  const stands = new Map<number, Stand>();
  const piles: Pile[] = [];
  for (const [area, pieces] of occupants(view, box)) {
    const id = box.areas[area]?.id ?? '';
    const place = placeAt(id);
    if (!place) continue;
    const spread = settings.spreadAll || spreadAt.has(id);
    if (level === 'far') {
      pileUp(view, box, place, pieces, size, stands, piles);
      continue;
    }
    const room =
      place.box && id !== 'robinsons-drift' ? { ...place.box, y: place.box.y + 1 } : place.room;
    for (const { item, x, y, size: side } of ranks(formations(box, pieces), room, {
      size,
      spread,
    })) {
      const half = side / 2;
      stands.set(item, {
        x: Math.max(half, Math.min(FRAME.x + FRAME.width + 8 - half, x)),
        y: Math.max(half, y),
        size: side,
        dx: 0,
        dy: 0,
        covered: false,
        over: ALONE,
      });
    }
  }
  return { size, stands, piles };
}

function pileUp(
  view: ReadonlyState,
  box: Box,
  place: { readonly id: string; readonly x: number; readonly y: number },
  pieces: readonly number[],
  size: number,
  stands: Map<number, Stand>,
  piles: Pile[],
): void {
  const sides = [
    pieces.filter((p) => isBoerUnit(box, p)),
    pieces.filter((p) => !isBoerUnit(box, p)),
  ];
  const both = sides.every((list) => list.length > 0);
  sides.forEach((list, i) => {
    if (list.length === 0) return;
    const dy = both ? (i - 0.5) * size * 1.25 : 0;
    list.forEach((piece, n) => {
      const deep = list.length - 1 - n;
      stands.set(piece, {
        x: place.x,
        y: place.y,
        size,
        dx: Math.min(deep, 3) * 2.2,
        dy: dy - Math.min(deep, 3) * 2.2,
        covered: deep > 3,
        over: deep === 0 ? list : UNDER,
      });
    });
    const look = { state: view, box };
    const sum = list.reduce((all, p) => all + (p < box.firstLeader ? currentSp(look, p) : 0), 0);
    piles.push({ key: `${place.id} ${i}`, x: place.x, y: place.y, dy, boer: i === 0, sum });
  });
}
