/** The flags of the brigades: where each stands, and the bow that leads to it. */
import type { Lights } from '../../../boardkit/board.ts';
import type { Box } from '../box.ts';
import type { ReadonlyState } from '../state.ts';
import { badgeOf } from './brigades.ts';
import { type PlaceLayout, placeAt, type Spot } from './layout.ts';
import { bow } from './routes.ts';
import type { Stacks, Stand } from './stacks.ts';

export interface BrigadeFlag {
  readonly key: string;
  /** The area in which it stands: pointing at the flag points there. */
  readonly areaId: string;
  readonly badge: string;
  readonly colour: string;
  readonly state: 'planned' | 'set' | 'fail';
  readonly x: number;
  readonly y: number;
  readonly bow: ReturnType<typeof bow> | null;
  readonly bold: boolean;
}

export const flagSize = (far: boolean): number => (far ? 46 : 27);

/** Flags stand beside the name of their area, where they hide least. */
export function flagsOf(
  view: ReadonlyState,
  box: Box,
  stacks: Stacks,
  lights: Lights,
  far: boolean,
): BrigadeFlag[] {
  const size = flagSize(far);
  const counters = [...stacks.stands.values()].filter((stand) => !stand.covered);
  const planted = new Map<number, Spot[]>();
  return box.brigades.flatMap((brigade, index) => {
    const fail = view.fail[index] === 1;
    const marks = [
      { area: view.planned[index] ?? -1, state: 'planned' as const },
      { area: view.objective[index] ?? -1, state: fail ? ('fail' as const) : ('set' as const) },
    ];
    return marks.flatMap(({ area, state }): BrigadeFlag[] => {
      const place = placeAt(box.areas[area]?.id ?? '');
      if (!place) return [];
      const here = planted.get(area) ?? [];
      const [x, y] = flagSpot(place, here, counters, size);
      planted.set(area, [...here, [x, y]]);
      const { badge, colour } = badgeOf(box, index);
      const leader = stacks.stands.get(brigade.leader);
      const leaderId = box.pieces[brigade.leader]?.id ?? '';
      return [
        {
          key: `${brigade.id} ${state}`,
          areaId: place.id,
          badge,
          colour,
          state,
          x,
          y,
          bow: leader && !far ? bow([leader.x, leader.y], [x, y - 6], 0.12, 5) : null,
          bold:
            view.moving === index ||
            lights.chosen.pieces.has(leaderId) ||
            lights.hot.pieces.has(leaderId),
        },
      ];
    });
  });
}

/** Of the spots of an area that are still free, the one with least under it; then beside them. */
function flagSpot(
  place: PlaceLayout,
  here: readonly Spot[],
  counters: readonly Stand[],
  size: number,
): Spot {
  const spots = spotsOf(place, size);
  let best: Spot | undefined;
  let least = Infinity;
  for (const [x, y] of spots) {
    if (here.some((taken) => taken[0] === x && taken[1] === y)) continue;
    const covered = counters.filter((counter) => hides([x, y], counter, size)).length;
    if (covered < least) [best, least] = [[x, y], covered];
  }
  const [first] = spots;
  return best ?? [(first?.[0] ?? place.x) + here.length * 6, first?.[1] ?? place.y];
}

/** In the boxes off the map flags stand at the ends, clear of the title. */
function spotsOf({ flags, box: room, x, y }: PlaceLayout, size: number): readonly Spot[] {
  if (flags.length > 0) return flags;
  if (!room) return [[x + 44, y + size * 0.45]];
  const foot = room.y + room.height - 3;
  return [2, 26, 50].flatMap((inset): Spot[] => [
    [room.x + room.width - inset, foot],
    [room.x + inset - size * 0.82, foot],
  ]);
}

/** A flag is about four fifths as wide as high, its foot on the spot. */
function hides([x, y]: Spot, counter: Stand, size: number): boolean {
  const half = counter.size / 2;
  return (
    x + size * 0.8 > counter.x - half &&
    x < counter.x + half &&
    y > counter.y - half &&
    y - size < counter.y + half
  );
}
