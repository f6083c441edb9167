/** What the reader sees of fields of fire, sight, orders and the price of a step. */

import { litChoices, type Ruler } from '../../../boardkit/board.ts';
import type { Choice } from '../../../kernel/choice.ts';
import { oncePerKey } from '../../../kernel/memory.ts';
import type { Speech } from '../../../kernel/text.ts';
import { type Box, BRITISH, NONE } from '../box.ts';
import { inZone, zoneReach } from '../rules/05-zones.ts';
import { apart, commanderIndex, type ReadonlyState, UNDER_WAY, unitIndex } from '../state.ts';
import { centre, H, R, type Spot } from './layout.ts';
import { boardSpeech } from './speech.ts';
import type { Lights } from './types.ts';

/** Worked out once for each view: lights change with every move of the mouse, the view does not. */
export function once<T>(work: (view: ReadonlyState, box: Box, key: number) => T) {
  const known = oncePerKey((view: ReadonlyState, key: number, box: Box) => work(view, box, key));
  return (view: ReadonlyState, box: Box, key: number): T => known(view, key, box);
}

/** How far a commando shoots: with one under it a marker is reckoned that the reader may not lift. */
export const markerReach = (box: Box): number =>
  Math.max(...box.units.map(({ kind, reach }) => (kind === 'commando' ? reach : 0)));

export const isMarked = (view: ReadonlyState, unit: number): boolean =>
  (view.mark[unit] ?? NONE) !== NONE && view.options.hiddenNames;

const controlled = (
  view: ReadonlyState,
  box: Box,
  unit: number,
  most: number,
): readonly string[] => {
  const look = { state: view, box };
  const reach = Math.min(zoneReach(look, unit), most);
  const from = view.hex[unit] ?? NONE;
  if (reach === 0 || from < 0) return NOTHING;
  return box.grid.ids.filter(
    (_, hex) => apart(look, from, hex) <= reach && inZone(look, unit, hex),
  );
};

/** The hexes a unit controls: its field of fire as the rules see it. */
export const fieldOfFire = once((view, box, unit) =>
  controlled(view, box, unit, Number.POSITIVE_INFINITY),
);

/** The same of a marker: nobody knows what lies under it. */
export const fieldOfMarker = once((view, box, unit) =>
  controlled(view, box, unit, markerReach(box)),
);

export const NOTHING: readonly string[] = [];

export interface OrderCone {
  readonly id: string;
  readonly from: Spot;
  /** The ends of the two arms at the ordered distance. */
  readonly tips: readonly [Spot, Spot];
  /** Where the line to the edge is crossed at that distance. */
  readonly head: Spot;
  readonly british: boolean;
  /** Hexes to go; 0 while only the angle is known. */
  readonly left: number;
  /** Not given yet: what is being considered. */
  readonly draft: boolean;
}

/** The step of each of the six directions on the sheet, from north clockwise. */
const ARMS: readonly Spot[] = [
  [0, -H],
  [1.5 * R, -H / 2],
  [1.5 * R, H / 2],
  [0, H],
  [-1.5 * R, H / 2],
  [-1.5 * R, -H / 2],
];
/** How far a cone is drawn while its distance is open. */
const OPEN_CONE = 5;

interface Order {
  readonly commander: number;
  readonly vector: number;
  readonly edge: number;
  readonly left: number;
  readonly draft: boolean;
}

/** III.17 The 60 degrees between two neighbouring directions, cut off at the distance. */
function coneOf(view: ReadonlyState, box: Box, order: Order): OrderCone[] {
  const { commander, vector, edge, left, draft } = order;
  const card = box.commanders[commander];
  const hex = view.at[commander] ?? NONE;
  const arms = box.vectors[vector]?.arms;
  if (!card || hex < 0 || !arms) return [];
  const from = centre(box.grid.ids[hex] ?? '0101');
  const far = left > 0 ? left : OPEN_CONE;
  const tip = (arm: number): Spot => {
    const [x, y] = ARMS[arm] ?? [0, 0];
    return [from[0] + x * far, from[1] + y * far];
  };
  const tips = [tip(arms[0]), tip(arms[1])] as const;
  const head: Spot = edge < 0 ? middle(tips) : towards(view, box, hex, edge, far);
  const { id, side } = card;
  return [{ id, from, tips, head, british: side === BRITISH, left, draft }];
}

const middle = ([a, b]: readonly [Spot, Spot]): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function towards(view: ReadonlyState, box: Box, hex: number, edge: number, far: number): Spot {
  const from = centre(box.grid.ids[hex] ?? '0101');
  const goal = centre(box.grid.ids[edge] ?? '0101');
  const part = Math.min(1, far / Math.max(1, apart({ state: view, box }, hex, edge)));
  return [from[0] + (goal[0] - from[0]) * part, from[1] + (goal[1] - from[1]) * part];
}

/** Attack orders the reader may know, and the one that is being written. */
export function orderCones(view: ReadonlyState, box: Box, lights: Lights): OrderCone[] {
  const draft = draftOf(view, box, lights);
  const given = box.commanders.flatMap((_, commander): Order[] => {
    const [left, edge] = [view.left[commander] ?? 0, view.edge[commander] ?? NONE];
    if (edge < 0 || !view.attack[commander] || left < 1 || commander === draft?.commander)
      return [];
    return [{ commander, vector: view.vector[commander] ?? 0, edge, left, draft: false }];
  });
  return [...given, ...(draft ? [draft] : [])].flatMap((order) => coneOf(view, box, order));
}

/** What the answers given so far, and the one looked at, say of the order that is being written. */
function draftOf(view: ReadonlyState, box: Box, lights: Lights): Order | null {
  const said: Choice[] = [...(lights.way?.choices ?? []), ...(lights.aimed ? [lights.aimed] : [])];
  const lit: readonly Choice[] = litChoices(lights);
  const about = [...said, ...lit].find(({ do: deed }) => /^(vector|aim|distance)$/.test(deed));
  const commander = commanderIndex({ state: view, box }, about?.piece);
  const card = box.commanders[commander];
  if (!about || !card) return null;
  const [, draftVector = 0, draftEdge = NONE] = view.draft[card.side] ?? [];
  const named = (deed: 'vector' | 'aim' | 'distance') => said.find((choice) => choice.do === deed);
  const as = named('vector')?.as;
  if (as === undefined && about.do === 'vector') return null;
  const to = named('aim')?.to;
  return {
    commander,
    vector: as === undefined ? draftVector : box.vectors.findIndex(({ id }) => id === as),
    edge: to === undefined ? draftEdge : (box.hexIndex.get(to) ?? NONE),
    left: named('distance')?.n ?? 0,
    draft: true,
  };
}

export interface RiderUnderWay {
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly british: boolean;
}

/** III.34 Riders under way, and to whom, where the reader may know it. */
export const ridersUnderWay = (view: ReadonlyState, box: Box): RiderUnderWay[] =>
  box.riders.flatMap(({ id, side }, i): RiderUnderWay[] => {
    const hex = view.riderHex[i] ?? NONE;
    const goal = view.at[view.riderTo[i] ?? NONE] ?? NONE;
    if (view.rider[i] !== UNDER_WAY || hex < 0 || goal < 0) return [];
    const spot = (at: number): Spot => centre(box.grid.ids[at] ?? '0101');
    return [{ id, from: spot(hex), to: spot(goal), british: side === BRITISH }];
  });

/** How far ahead of the unit on the move enemy zones are drawn. */
const AHEAD = 14;

/** Hexes that enemy riflemen and cavalry control, for the unit on the move. */
export const enemyZone = once((view, box, unit): readonly string[] => {
  if (unit === NONE) return NOTHING;
  const look = { state: view, box };
  const from = view.hex[unit] ?? 0;
  const watched = new Set<string>();
  for (let other = 0; other < box.units.length; other++) {
    if (box.sideOf[other] === box.sideOf[unit]) continue;
    const marked = isMarked(view, other);
    if (box.units[other]?.kind === 'gun' && !marked) continue;
    for (const hex of (marked ? fieldOfMarker : fieldOfFire)(view, box, other))
      if (apart(look, from, box.hexIndex.get(hex) ?? 0) <= AHEAD) watched.add(hex);
  }
  return [...watched];
});

export interface SightLine {
  readonly from: Spot;
  readonly to: Spot;
  readonly cut: { readonly hex: string; readonly by: string; readonly rule: string } | null;
  readonly hexes: number;
}

/** The hex a pick stands for: itself, or where the piece is. */
function hexOf(view: ReadonlyState, box: Box, id: string): number {
  const hex = box.hexIndex.get(id);
  if (hex !== undefined) return hex;
  const unit = unitIndex({ state: view, box }, id);
  if (unit !== NONE) return view.hex[unit] ?? NONE;
  const commander = commanderIndex({ state: view, box }, id);
  return commander === NONE ? NONE : (view.at[commander] ?? NONE);
}

/** Which rule of chapter VIII blocks. */
const BLOCKED_BY: Readonly<Record<string, string>> = {
  higher: 'VIII.4',
  screen: 'VIII.4',
  basin: 'VIII.4',
  unit: 'VIII.4',
  edge: 'VIII.5',
};

/** The line of sight between the two ends of the ruler; a unit in between stops all but guns. */
export function sightLine(
  view: ReadonlyState,
  box: Box,
  { ruler }: { readonly ruler?: Ruler | null },
): SightLine | null {
  const from = ruler?.from ? hexOf(view, box, ruler.from) : NONE;
  const to = ruler?.to ? hexOf(view, box, ruler.to) : NONE;
  if (from < 0 || to < 0 || from === to) return null;
  const stood = (hex: number): boolean => view.options.unitsBlock && view.hex.includes(hex);
  const cut = box.sight.whyPast(from, to, stood);
  return {
    from: centre(box.grid.ids[from] ?? '0101'),
    to: centre(box.grid.ids[to] ?? '0101'),
    cut: cut && {
      hex: box.grid.ids[cut.hex] ?? '',
      by: cut.by,
      rule: BLOCKED_BY[cut.by] ?? 'VIII.3',
    },
    hexes: apart({ state: view, box }, from, to),
  };
}

/** The same in words. */
export function describeSight(
  view: ReadonlyState,
  box: Box,
  from: string,
  to: string,
  speech: Speech,
): string {
  const { say } = boardSpeech(speech.language);
  const sight = sightLine(view, box, { ruler: { from, to } });
  const verdict = !sight
    ? ''
    : sight.cut
      ? `${say(`sight.${sight.cut.by}`, { hex: sight.cut.hex })} (${sight.cut.rule})`
      : say('sight.open', { n: sight.hexes });
  return `${speech.name(from)} – ${speech.name(to)}: ${verdict}`;
}

const fieldFrom = once((_, box, from): readonly string[] =>
  from < 0 ? NOTHING : box.grid.ids.filter((_, hex) => hex !== from && box.sight.open(from, hex)),
);

/** Everything that can be seen from the first end of the ruler. */
export const fieldOfView = (
  view: ReadonlyState,
  box: Box,
  { ruler }: { readonly ruler?: Ruler | null },
): readonly string[] => fieldFrom(view, box, ruler?.from ? hexOf(view, box, ruler.from) : NONE);
