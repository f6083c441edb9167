/** Where everything stands on the sheet, in board units; `make/build.ts` works it out. */
import type { Rect } from '../../../boardkit/ranks.ts';
import data from './layout.json' with { type: 'json' };

export type Spot = readonly [x: number, y: number];

export interface PlaceLayout {
  readonly id: string;
  readonly outline: string;
  /** Where counters stand. */
  readonly room: Rect;
  readonly x: number;
  readonly y: number;
  /** Centre of the name, the breadth it was set in, and the most it may take. */
  readonly name?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly most: number;
  };
  /** Where flags can be planted, best first. */
  readonly flags: readonly Spot[];
  /** The parapet of an emplacement, and where its mark stands. */
  readonly works?: string;
  readonly end?: Spot;
  /** Middle of a drift or bridge, its lettering, its stepping stones. */
  readonly crossing?: Spot;
  readonly lettering?: { readonly x: number; readonly y: number; readonly anchor: string };
  readonly stones?: readonly Spot[];
  /** A box off the map. */
  readonly box?: Rect;
}

interface Raw {
  readonly outline: string;
  readonly stack: readonly number[];
  readonly name?: readonly number[];
  readonly flags?: readonly (readonly number[])[];
  readonly works?: string;
  readonly end?: readonly number[];
  readonly crossing?: readonly number[];
  readonly lettering?: readonly (number | string)[];
  readonly stones?: readonly (readonly number[])[];
  readonly box?: readonly number[];
}

const rect = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Rect => ({
  x,
  y,
  width,
  height,
});
const spot = ([x = 0, y = 0]: readonly number[]): Spot => [x, y];

function readPlace(id: string, raw: Raw): PlaceLayout {
  const room = rect(raw.stack);
  const [nx = 0, ny = 0, nw = 0, most = nw] = raw.name ?? [];
  const [lx, ly, anchor] = raw.lettering ?? [];
  return {
    id,
    outline: raw.outline,
    room,
    x: room.x + room.width / 2,
    y: room.y + room.height / 2,
    flags: (raw.flags ?? []).map(spot),
    ...(raw.name && { name: { x: nx, y: ny, width: nw, most } }),
    ...(raw.works && { works: raw.works }),
    ...(raw.end && { end: spot(raw.end) }),
    ...(raw.crossing && { crossing: spot(raw.crossing) }),
    ...(raw.lettering && {
      lettering: { x: Number(lx), y: Number(ly), anchor: String(anchor) },
    }),
    ...(raw.stones && { stones: raw.stones.map(spot) }),
    ...(raw.box && { box: rect(raw.box) }),
  };
}

export const WIDTH = data.width;
export const HEIGHT = data.height;
export const FRAME = rect(data.frame);
export const FRONTS = Object.entries(data.fronts).map(([id, p]) => ({ id, at: spot(p) }));
export const PLACES: readonly PlaceLayout[] = Object.entries(
  data.places as unknown as Readonly<Record<string, Raw>>,
).map(([id, raw]) => readPlace(id, raw));

const byId = new Map(PLACES.map((p) => [p.id, p]));
export const placeAt = (id: string): PlaceLayout | undefined => byId.get(id);
