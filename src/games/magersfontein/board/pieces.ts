/** Every piece on the map: which hex it stands in, and where in it. */
import type { BoardSettings } from '../../../boardkit/board.ts';
import type { Side } from '../../../kernel/game.ts';
import type { Box } from '../box.ts';
import { nameOf, type ReadonlyState, UNDER_WAY } from '../state.ts';
import { centre, type Spot } from './layout.ts';

export interface Stood {
  /** The id that the reader's choices use: of a concealed unit its marker's, but its own for its side. */
  readonly id: string;
  /** The id that events use: of a concealed unit its marker's. */
  readonly alias: string;
  readonly kind: 'unit' | 'commander' | 'rider';
  readonly index: number;
  readonly hex: string;
}

/** Units, commanders upon them, riders beside. */
export function piecesOf(view: ReadonlyState, box: Box, side: Side | null = null): Stood[] {
  const look = { state: view, box };
  const found: Stood[] = [];
  const hexAt = (hex: number | undefined): string | undefined =>
    hex === undefined || hex < 0 ? undefined : box.grid.ids[hex];
  box.units.forEach(({ id }, index) => {
    const hex = hexAt(view.hex[index]);
    const alias = nameOf(look, index);
    if (hex) found.push({ id: side === 'boers' ? id : alias, alias, kind: 'unit', index, hex });
  });
  box.commanders.forEach(({ id }, index) => {
    const hex = hexAt(view.at[index]);
    if (hex) found.push({ id, alias: id, kind: 'commander', index, hex });
  });
  box.riders.forEach(({ id }, index) => {
    const hex = hexAt(view.riderHex[index]);
    if (view.rider[index] === UNDER_WAY && hex)
      found.push({ id, alias: id, kind: 'rider', index, hex });
  });
  return found;
}

export interface Placed extends Stood {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const SIZE = 25;

/** Where each counter lies: piled with an offset, or side by side where the pile is spread. */
export function lay(
  pieces: readonly Stood[],
  settings: BoardSettings,
  spread: ReadonlySet<string>,
): Placed[] {
  const stacks = new Map<string, Stood[]>();
  for (const piece of pieces) {
    if (piece.kind === 'rider') continue;
    const stack = stacks.get(piece.hex);
    if (stack) stack.push(piece);
    else stacks.set(piece.hex, [piece]);
  }
  return pieces.map((piece) => {
    const stack = stacks.get(piece.hex) ?? [];
    const nth = stack.indexOf(piece);
    const open = settings.spreadAll || spread.has(piece.hex);
    const size = SIZE * settings.counterScale;
    if (piece.kind === 'rider')
      return { ...piece, ...beside(piece.hex, stack.length), size: size * 0.72 };
    const [x, y] = open
      ? fanned(piece.hex, nth, stack.length, size)
      : piled(piece.hex, nth, stack.length);
    return { ...piece, x, y, size };
  });
}

export interface Pile {
  readonly hex: string;
  readonly x: number;
  readonly y: number;
  readonly units: number;
}

/** From so many units on a pile says how many they are. */
const MANY = 3;

/** Piles in which not every unit can be read, with the spot for their number. */
export function pilesOf(placed: readonly Placed[], spread: ReadonlySet<string>): Pile[] {
  const units = Map.groupBy(
    placed.filter(({ kind, hex }) => kind === 'unit' && !spread.has(hex)),
    ({ hex }) => hex,
  );
  return [...units].flatMap(([hex, pile]): Pile[] => {
    const [lowest] = pile;
    if (!lowest || pile.length < MANY) return [];
    const half = lowest.size / 2;
    return [{ hex, x: lowest.x - half, y: lowest.y + half, units: pile.length }];
  });
}

/** A rider stands at the edge of a pile, or alone in the middle. */
function beside(hex: string, others: number): { x: number; y: number } {
  const [x, y] = centre(hex);
  return others === 0 ? { x, y } : { x: x - 12, y: y + 11 };
}

function piled(hex: string, nth: number, of: number): Spot {
  const [x, y] = centre(hex);
  const off = nth - (of - 1) / 2;
  return [x + off * 4.2, y - off * 4.2];
}

function fanned(hex: string, nth: number, of: number, size: number): Spot {
  const [x, y] = centre(hex);
  const columns = Math.min(of, of <= 3 ? of : Math.ceil(Math.sqrt(of)));
  const rows = Math.ceil(of / columns);
  const column = nth % columns;
  const row = Math.floor(nth / columns);
  const gap = size * 1.12;
  return [x + (column - (columns - 1) / 2) * gap, y + (row - (rows - 1) / 2) * gap];
}
