/** What the lights mean on this map: areas one may go to, at what cost, by which way, and fights. */
import type { Lights } from '../../../boardkit/board.ts';
import type { Box } from '../box.ts';
import type { MoveMode, ReadonlyState } from '../state.ts';
import type { Bittereinder, Choice, GameEvent } from '../vocabulary.ts';
import { areaLayout, railLink, type Spot } from './layout.ts';

export interface Goal {
  readonly id: string;
  readonly fight: boolean;
  /** What stands in the disc: the cost of the march. */
  readonly cost: number | null;
  /** The way there. */
  readonly way: Way | null;
  /** Only shown: where everyone in the area looked at could go. */
  readonly within?: true;
}

export interface Way {
  readonly kind: 'land' | 'rail' | 'sea';
  /** In units (`land`, `sea`) or tenths (`rail`). */
  readonly d: string;
}

/** Where everyone in an area could go together. */
export interface Reach {
  readonly from: string;
  readonly ends: readonly number[];
}

/** The movement that is being decided, if any. */
export interface March {
  readonly mode: MoveMode;
  readonly side: number;
  readonly from: string | null;
}

export function marchOf(view: ReadonlyState): March | null {
  for (const { step } of view.core.owed) {
    if (step.step !== 'column' && step.step !== 'depart') continue;
    const { mode, side, from } = step;
    if (typeof mode !== 'string' || typeof side !== 'number') continue;
    return { mode: mode as MoveMode, side, from: typeof from === 'string' ? from : null };
  }
  return null;
}

/** Deeds that start somewhere: the counters there are ringed, the ground stays as it is. */
const STARTS: ReadonlySet<Choice['do']> = new Set(['from', 'take', 'leave']);

const point = (id: string): Spot => areaLayout(id)?.stack ?? [0, 0];

/** Fewest steps from an area to each of the others, through areas that let pass. */
function search(
  from: number,
  near: readonly (readonly number[])[],
  passes: (area: number) => boolean,
): ReadonlyMap<number, number> {
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (const area of queue) {
    if (area !== from && !passes(area)) continue;
    for (const next of near[area] ?? []) {
      if (before.has(next)) continue;
      before.set(next, area);
      queue.push(next);
    }
  }
  return before;
}

function trail(before: ReadonlyMap<number, number>, to: number): number[] {
  const line: number[] = [];
  for (let area = to; area >= 0; area = before.get(area) ?? -1) line.unshift(area);
  return line;
}

const flat = ([x, y]: Spot): string => `${x} ${y}`;

/** A bent line through points. */
export function bow(points: readonly Spot[]): string {
  let d = `M${flat(points[0] ?? [0, 0])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] ?? [0, 0];
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    d += `C${(b[0] + (c[0] - a[0]) / 6).toFixed(1)} ${(b[1] + (c[1] - a[1]) / 6).toFixed(1)} ${(c[0] - (e[0] - b[0]) / 6).toFixed(1)} ${(c[1] - (e[1] - b[1]) / 6).toFixed(1)} ${flat(c)}`;
  }
  return d;
}

/** Ships keep off the coast: waypoints from the Cape to Durban, in units. */
const LANE: readonly (readonly [id: string | null, x: number, y: number])[] = [
  ['C9', 470, 1540],
  [null, 545, 1622],
  [null, 680, 1628],
  [null, 860, 1590],
  ['C31', 1100, 1530],
  ['C30', 1220, 1492],
  ['C27', 1345, 1425],
  [null, 1460, 1320],
  ['N1', 1610, 1140],
];

function lane(from: string, to: string): string {
  const index = (id: string): number => LANE.findIndex(([port]) => port === id);
  const [i, j] = [index(from), index(to)];
  if (i < 0 || j < 0) return bow([point(from), point(to)]);
  const part = LANE.slice(Math.min(i, j), Math.max(i, j) + 1).map(([, x, y]): Spot => [x, y]);
  if (i > j) part.reverse();
  const town = (id: string): Spot => areaLayout(id)?.town ?? point(id);
  return bow([town(from), ...part, town(to)]);
}

function rails(box: Box, line: readonly number[]): string {
  let d = '';
  for (let i = 1; i < line.length; i++) {
    const link = railLink(box.areaIds[line[i - 1] ?? 0] ?? '', box.areaIds[line[i] ?? 0] ?? '');
    if (link) d += link.d.replace(/^m/, 'M');
  }
  return d;
}

/** How one gets from the source to a goal. */
export function wayTo(
  view: ReadonlyState,
  box: Box,
  march: March,
  from: string,
  to: string,
  ends: ReadonlySet<number>,
): { way: Way; cost: number } | null {
  const start = box.areaIndex.get(from) ?? -1;
  const end = box.areaIndex.get(to) ?? -1;
  if (start < 0 || end < 0) return null;
  if (march.mode === 'sea') return { way: { kind: 'sea', d: lane(from, to) }, cost: 0 };
  const enemies = march.side === 0 ? view.republicIn : view.empireIn;
  if (march.mode === 'rail') {
    const free = search(start, box.rail, (area) => (enemies[area] ?? 0) === 0);
    const line = trail(free.has(end) ? free : search(start, box.rail, () => true), end);
    return { way: { kind: 'rail', d: rails(box, line) }, cost: 0 };
  }
  const before = search(start, box.near, (area) => ends.has(area) && (enemies[area] ?? 0) === 0);
  const line = before.has(end)
    ? trail(before, end)
    : trail(
        search(start, box.near, () => true),
        end,
      );
  const points = line.map((area) => point(box.areaIds[area] ?? ''));
  return { way: { kind: 'land', d: bow(points) }, cost: line.length - 1 };
}

/** The areas that some choice leads to. */
function endsOf(box: Box, lights: Lights<Bittereinder>): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const [id, choices] of lights.legal.places) {
    const area = box.areaIndex.get(id);
    if (area !== undefined && choices.some((choice) => 'to' in choice && choice.to === id))
      ends.add(area);
  }
  return ends;
}

/** Where a stack that is looked at could go, and what that costs. */
function reached(view: ReadonlyState, box: Box, { from, ends }: Reach): Goal[] {
  const march = marchOf(view);
  if (!march) return [];
  const within = new Set(ends);
  const enemies = march.side === 0 ? view.republicIn : view.empireIn;
  const marches = march.mode === 'land' || march.mode === 'second';
  return ends.map((area): Goal => {
    const id = box.areaIds[area] ?? '';
    const route = wayTo(view, box, march, from, id, within);
    const fight = marches && (enemies[area] ?? 0) > 0;
    const cost = marches ? (route?.cost ?? null) : null;
    return { id, fight, cost, way: route?.way ?? null, within: true };
  });
}

/** The areas that are lit. */
export function goalsOf(
  view: ReadonlyState,
  box: Box,
  lights: Lights<Bittereinder>,
  side: string | null,
  reach: Reach | null = null,
): Goal[] {
  const march = marchOf(view);
  const ends = endsOf(box, lights);
  const goals: Goal[] = reach ? reached(view, box, reach) : [];
  for (const [id, choices] of lights.legal.places) {
    const area = box.areaIndex.get(id);
    if (area === undefined || choices.every((choice) => STARTS.has(choice.do))) continue;
    const enemies = side === 'republics' ? view.empireIn : view.republicIn;
    const goes = choices.some((choice) => choice.do === 'go');
    const fight =
      choices.some((choice) => choice.do === 'attack') || (goes && (enemies[area] ?? 0) > 0);
    const route = goes && march?.from ? wayTo(view, box, march, march.from, id, ends) : null;
    goals.push({
      id,
      fight,
      cost:
        route && march && (march.mode === 'land' || march.mode === 'second') ? route.cost : null,
      way: route?.way ?? null,
    });
  }
  return goals;
}

const MOVES: Readonly<Record<string, MoveMode>> = {
  marched: 'land',
  marchedUnseen: 'land',
  retreated: 'land',
  railed: 'rail',
  railedUnseen: 'rail',
  sailed: 'sea',
  sailedUnseen: 'sea',
};

/** The way of the move that is being shown. */
export function shownWay(view: ReadonlyState, box: Box, event: GameEvent | null): Way | null {
  if (!event) return null;
  const { at, to, type }: { type: string; at?: string; to?: string } = event;
  const mode = MOVES[type];
  if (!mode || at === undefined || to === undefined || at === to) return null;
  if (mode === 'land') return { kind: 'land', d: bow([point(at), point(to)]) };
  return wayTo(view, box, { mode, side: 0, from: at }, at, to, new Set())?.way ?? null;
}

/** The place a choice is about: where to, or where. */
export function placeOf(choice: Choice | null): string | null {
  const named: { readonly do: string; readonly to?: string; readonly at?: string } | null = choice;
  return named?.to ?? named?.at ?? null;
}

/** The way of the choice that is being looked at, or of the stack that is being dragged. */
export function aimedWay(
  view: ReadonlyState,
  box: Box,
  lights: Lights<Bittereinder>,
  reach: Reach | null = null,
): Way | null {
  // While a stack is dragged the table adds where to.
  const aimed: { readonly do: string; readonly to?: string } | null = lights.aimed;
  const march = marchOf(view);
  if (!march || aimed?.to === undefined) return null;
  if (aimed.do === 'from' && reach) {
    const ends = new Set(reach.ends);
    const end = box.areaIndex.get(aimed.to) ?? -1;
    return ends.has(end)
      ? (wayTo(view, box, march, reach.from, aimed.to, ends)?.way ?? null)
      : null;
  }
  if (aimed.do !== 'go' || !march.from) return null;
  return wayTo(view, box, march, march.from, aimed.to, endsOf(box, lights))?.way ?? null;
}
