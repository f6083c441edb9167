/** What stands where: leaders and markers in the four spaces of their areas. */

import type { Emblem } from '../../../boardkit/signs.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE } from '../box.ts';
import { garrisonLeaderIn, leadersIn } from '../queries.ts';
import { BLOCKHOUSE, NONE, type ReadonlyState, SCORCHED } from '../state.ts';
import { boxAt, QUARTER } from './layout.ts';

export type MarkerKind =
  | 'revolt'
  | 'garrison'
  | 'scorched'
  | 'blockhouse'
  | 'siege'
  | 'fort'
  | 'camp';

export const MARKER_SIGN: Readonly<Record<MarkerKind, Emblem>> = {
  revolt: 'revolt',
  garrison: 'garrison',
  scorched: 'flame',
  blockhouse: 'blockhouse',
  siege: 'siege',
  fort: 'trench',
  camp: 'tent',
};

interface Standing {
  readonly key: string;
  readonly area: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
export interface LeaderStanding extends Standing {
  readonly leader: number;
}
export interface MarkerStanding extends Standing {
  readonly kind: MarkerKind;
  /** How far a siege or a trench has come; `null`: markers without a level. */
  readonly level: number | null;
}

type Thing =
  | { readonly leader: number }
  | { readonly kind: MarkerKind; readonly level: number | null };

const isSet = (list: readonly number[], area: number): boolean => (list[area] ?? 0) === 1;

/** Leaders first: they are what is played with. */
function quarters(view: ReadonlyState, box: Box, area: number): readonly (readonly Thing[])[] {
  const look = { state: view, box };
  const led = (side: number): Thing[] => leadersIn(look, side, area).map((leader) => ({ leader }));
  const mark = (kind: MarkerKind, on: boolean, level: number | null = null): Thing[] =>
    on ? [{ kind, level }] : [];
  const holder = garrisonLeaderIn(look, area);
  const burnt = at(view.burnt, area);
  const siege = at(view.siege, area);
  const fort = at(view.fort, area);
  return [
    [...led(EMPIRE), ...mark('revolt', isSet(view.revolt, area))],
    [...led(BOERS), ...mark('garrison', isSet(view.garrison, area))],
    [
      ...(holder === NONE ? [] : [{ leader: holder }]),
      ...mark('scorched', burnt === SCORCHED),
      ...mark('blockhouse', burnt === BLOCKHOUSE),
    ],
    [
      ...mark('siege', siege !== NONE, siege),
      ...mark('fort', fort !== NONE, fort),
      ...mark('camp', isSet(view.camp, area)),
    ],
  ];
}

const SIZE = 29.5;
/** Whoever shares a space stands at its edge, smaller. */
const SMALL = 24;
const STEP = 21;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

export function standing(
  view: ReadonlyState,
  box: Box,
): { readonly leaders: readonly LeaderStanding[]; readonly markers: readonly MarkerStanding[] } {
  const leaders: LeaderStanding[] = [];
  const markers: MarkerStanding[] = [];
  for (const [area, id] of box.areas.entries()) {
    const [cx, cy] = boxAt(id);
    for (const [q, things] of quarters(view, box, area).entries()) {
      const [sx, sy] = CORNERS[q] ?? [0, 0];
      for (const [nth, thing] of things.entries()) {
        const shared = nth > 0;
        const x = cx + sx * (QUARTER + nth * STEP);
        const y = cy + sy * QUARTER;
        const size = shared ? SMALL : SIZE;
        if ('leader' in thing) {
          const { leader } = thing;
          leaders.push({ key: at(box.leaders, leader), area: id, x, y, size, leader });
        } else
          markers.push({ key: `${thing.kind} ${id}`, area: id, x, y, size: size * 0.94, ...thing });
      }
    }
  }
  leaders.sort((a, b) => a.leader - b.leader);
  return { leaders, markers };
}
