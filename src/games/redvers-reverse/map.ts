import { endsOf } from '../../kernel/pack.ts';
import type { Pack } from './pack.ts';

/** Areas, who can go where, and how far fire carries. */

/** How a piece gets about: infantry and horse by every crossing, guns by the bridge, commandos by drifts. */
export const FOOT = 0;
export const WHEELS = 1;
export const BOER = 2;

/** No way leads there. */
export const FAR = 99;

export const NORTH = 0;
export const SOUTH = 1;
export const RIVER = 2;
export const OFF_MAP = 3;

export interface Area {
  readonly id: string;
  readonly kind: 'land' | 'drift' | 'bridge' | 'robinson' | 'ladysmith';
  readonly terrain: string;
  readonly features: readonly string[];
  readonly bank: number;
  /** Which frontline it belongs to; -1 for none. */
  readonly frontline: number;
  readonly emplacement: boolean;
  readonly redEdge: boolean;
  readonly riverside: boolean;
  /** Terrain effects chart. */
  readonly fire: number;
  readonly fireBritishAlone: number;
  readonly britishMorale: number;
  readonly moraleBritishAlone: number;
  readonly allMp: boolean;
  readonly holdsSuppressed: boolean;
  /** Units a side may take through in a turn, and leave there; 0 where nothing limits them. */
  readonly through: number;
  readonly stay: number;
}

/** Whether a gait may use an area at all: guns no drift, commandos no bridge, British not Robinson's box. */
const passable = (area: Area | undefined, gait: number): boolean => {
  if (!area) return false;
  if (area.kind === 'drift') return gait !== WHEELS;
  if (area.kind === 'bridge') return gait !== BOER;
  return area.kind !== 'robinson' || gait === BOER;
};

export function linksOf(
  pack: Pack,
  areas: readonly Area[],
  areaIndex: ReadonlyMap<string, number>,
  gait: number,
): number[][] {
  const links: number[][] = areas.map(() => []);
  const join = (a: string, b: string) => {
    const from = areaIndex.get(a) ?? -1;
    const to = areaIndex.get(b) ?? -1;
    if (!passable(areas[from], gait) || !passable(areas[to], gait)) return;
    links[from]?.push(to);
    links[to]?.push(from);
  };
  for (const link of Object.keys(pack.adjacency.pairs)) join(...endsOf(link));
  for (const [id, entry] of Object.entries(pack.offMap))
    for (const link of entry.links) join(id, link);
  return links;
}

/** Steps between any two places, by breadth-first search. */
export function distances(links: readonly (readonly number[])[]): number[] {
  const n = links.length;
  const table = new Array<number>(n * n).fill(FAR);
  for (let from = 0; from < n; from++) {
    table[from * n + from] = 0;
    const queue = [from];
    for (let head = 0; head < queue.length; head++) {
      const here = queue[head] ?? 0;
      const steps = (table[from * n + here] ?? FAR) + 1;
      for (const next of links[here] ?? []) {
        if ((table[from * n + next] ?? FAR) <= steps) continue;
        table[from * n + next] = steps;
        queue.push(next);
      }
    }
  }
  return table;
}

/** 7.1f Crossings are skipped when counting range, unless one is the target (or the stand). */
export function fireRanges(
  pack: Pack,
  areas: readonly Area[],
  areaIndex: ReadonlyMap<string, number>,
  acrossRiver: boolean,
): number[] {
  const n = areas.length;
  const links: number[][] = areas.map(() => []);
  const join = (a: string, b: string) => {
    const from = areaIndex.get(a) ?? -1;
    const to = areaIndex.get(b) ?? -1;
    links[from]?.push(to);
    links[to]?.push(from);
  };
  const isLand = (id: string) => areas[areaIndex.get(id) ?? -1]?.kind === 'land';
  for (const [a, b] of Object.keys(pack.adjacency.pairs).map(endsOf))
    if (isLand(a) && isLand(b)) join(a, b);
  const banks: number[][] = areas.map((_, i) => [i]);
  for (const [id, entry] of Object.entries(pack.areas)) {
    if (entry.bank !== 'river') continue;
    const pair = [entry.northArea ?? '', entry.southArea ?? ''] as const;
    join(pair[0], pair[1]);
    banks[areaIndex.get(id) ?? 0] = pair.map((bank) => areaIndex.get(bank) ?? 0);
  }
  if (acrossRiver)
    for (const link of Object.keys(pack.fireAcrossRiver.pairs)) join(...endsOf(link));
  const land = distances(links);
  const table = new Array<number>(n * n).fill(FAR);
  const isRiver = (i: number) => areas[i]?.bank === RIVER;
  for (let from = 0; from < n; from++) {
    for (let to = 0; to < n; to++) {
      let best = from === to ? 0 : FAR;
      const extra = (isRiver(from) ? 1 : 0) + (isRiver(to) ? 1 : 0);
      if (from !== to)
        for (const a of banks[from] ?? [])
          for (const b of banks[to] ?? []) best = Math.min(best, (land[a * n + b] ?? FAR) + extra);
      table[from * n + to] = Math.min(best, FAR);
    }
  }
  return table;
}
