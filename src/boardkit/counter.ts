/**
 * The counter kit: what every board draws its pieces with.
 *
 * Anatomy (a box of 100, from -50 to 50; drawn at about 28, 40 or 64 px):
 * shape says the side (square Empire, eight-sided Boers, round marker), ground the arm, the sign
 * arm and formation. Badge top left = the formation it belongs to, its ring repeats the colour.
 * Left figure strength, right figure (or dots) movement. A light face with a coloured rim is a
 * leader, his name on a ribbon. A cream band at the head = reduced. Chevrons hung below = morale,
 * one to three. A red-rimmed disc = losses. Small round tags carry whatever else lies on it.
 *
 * States: chosen (solid cobalt ring), legal (dashed cobalt ring), hot (ink ring), moved (dulled,
 * corner ticked), barred (greyed). Every state has a shape; colour only repeats it.
 *
 * `Counter.svelte` draws a `CounterFace`; `CampaignCounter.svelte` draws the same face with one large
 * strength, for boards on which counters are small; `Sign.svelte` draws one sign; `ranks.ts` lays counters
 * out in the room of a place; `Flag.svelte` is the flag of an objective.
 */
import type { Emblem, WarOfficeSign } from './signs.ts';

export type Shape = 'square' | 'eight' | 'round';

/** The ground of a counter: whose, and what arm. */
export type Ground =
  | 'empire'
  | 'mounted'
  | 'guns'
  | 'staff'
  | 'zar'
  | 'ofs'
  | 'boer-guns'
  | 'veiled'
  | 'light'
  | 'dark';

export type CounterSign =
  | { readonly of: 'war-office'; readonly name: WarOfficeSign }
  | { readonly of: 'emblem'; readonly name: Emblem };

export const warOffice = (name: WarOfficeSign): CounterSign => ({ of: 'war-office', name });
export const emblem = (name: Emblem): CounterSign => ({ of: 'emblem', name });

/** Something small that lies on a counter: a chit, a strength counter, a mood. */
export interface Tag {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad' | 'dark';
}

export interface CounterFace {
  readonly shape: Shape;
  readonly ground: Ground;
  readonly sign?: CounterSign;
  /** Ring of the badge, rim of a leader: the colour of the formation. */
  readonly rim?: string;
  readonly badge?: string;
  /** A light face with a rim; the name stands on a ribbon. */
  readonly leader?: boolean;
  readonly left?: number | string;
  readonly right?: number | string;
  /** Movement as dots, where that reads better than a figure. */
  readonly pips?: number;
  readonly code?: string;
  /** Shown near, or always on a ribbon. */
  readonly name?: string;
  /** The republic's mark at the hoist. */
  readonly hoist?: 'zar' | 'ofs';
  readonly reduced?: boolean;
  /** Figures dulled: limbered, packed up, unable. */
  readonly hollow?: boolean;
  readonly stars?: number;
  readonly horses?: boolean;
  readonly triangle?: boolean;
  /** 0 steady, 1 disrupted, 2 suppressed, 3 routed. */
  readonly morale?: number;
  readonly loss?: number;
  readonly tags?: readonly Tag[];
}

export type CounterState = 'chosen' | 'legal' | 'hot' | 'moved' | 'barred';

/** The outline of a counter, drawn in by `inset` (negative: outside it). */
export function plate(shape: Shape, inset: number): string {
  const i = inset;
  if (shape === 'round') {
    const r = 50 - i;
    return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  }
  const e = 50 - i;
  if (shape === 'eight') {
    const c = 22 - i * 0.4;
    return `M${-c} ${-e}H${c}L${e} ${-c}V${c}L${c} ${e}H${-c}L${-e} ${c}V${-c}z`;
  }
  const r = Math.max(2, 9 - i * 0.6);
  const s = e - r;
  return `M${-s} ${-e}H${s}a${r} ${r} 0 0 1 ${r} ${r}V${s}a${r} ${r} 0 0 1 ${-r} ${r}H${-s}a${r} ${r} 0 0 1 ${-r} ${-r}V${-s}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
