/** What the reader sees of fields of fire, sight, orders and the price of a step. */
import type { Lights } from '../../../boardkit/board.ts';
import { type Box, BRITISH, NONE } from '../box.ts';
import { directionTo } from '../grid.ts';
import { inZone, zoneReach } from '../rules/05-zones.ts';
import { mpAfter } from '../rules/07-movement.ts';
import { apart, commanderIndex, type State, unitIndex } from '../state.ts';
import { centre, type Spot } from './layout.ts';

/** The hexes a unit controls: its field of fire as the rules see it. */
export function fieldOfFire(view: State, box: Box, unit: number): string[] {
  const look = { state: view, box };
  const reach = zoneReach(look, unit);
  const from = view.hex[unit] ?? NONE;
  if (reach === 0 || from < 0) return [];
  return box.grid.ids.filter(
    (_, hex) => apart(look, from, hex) <= reach && inZone(look, unit, hex),
  );
}

export interface StepSign {
  readonly hex: string;
  /** Movement points left after the step. */
  readonly left: number;
  /** Enemies in whose zone the step ends. */
  readonly watched: number;
}

/** The price of each step that the unit on the move could take. */
export function stepSigns(view: State, box: Box, lights: Lights): StepSign[] {
  const unit = view.mover;
  if (unit === NONE) return [];
  const look = { state: view, box };
  const from = view.hex[unit] ?? NONE;
  const side = box.sideOf[unit];
  const signs: StepSign[] = [];
  for (const [hex, choices] of lights.legal) {
    const to = box.grid.index.get(hex);
    if (to === undefined || !choices.some((choice) => choice.do === 'move')) continue;
    const left = mpAfter(look, unit, from, directionTo(box.grid, from, to));
    let watched = 0;
    for (let other = 0; other < box.units.length; other++)
      if (box.sideOf[other] !== side && inZone(look, other, to, unit)) watched++;
    signs.push({ hex, left, watched });
  }
  return signs;
}

export interface OrderArrow {
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly british: boolean;
  readonly left: number;
}

/** Attack orders the reader may know, as arrows of the ordered distance. */
export function orderArrows(view: State, box: Box): OrderArrow[] {
  return box.commanders.flatMap(({ id, side }, i): OrderArrow[] => {
    const hex = view.at[i] ?? NONE;
    const edge = view.edge[i] ?? NONE;
    const left = view.left[i] ?? 0;
    if (hex < 0 || edge < 0 || !view.attack[i] || left < 1) return [];
    const from = centre(box.grid.ids[hex] ?? '0101');
    const goal = centre(box.grid.ids[edge] ?? '0101');
    const whole = Math.max(1, apart({ state: view, box }, hex, edge));
    const part = Math.min(1, left / whole);
    const to: Spot = [from[0] + (goal[0] - from[0]) * part, from[1] + (goal[1] - from[1]) * part];
    return [{ id, from, to, british: side === BRITISH, left }];
  });
}

export interface SightLine {
  readonly from: Spot;
  readonly to: Spot;
  readonly cut: { readonly hex: string; readonly by: string } | null;
  readonly hexes: number;
}

/** The hex a pick stands for: itself, or where the piece is. */
function hexOf(view: State, box: Box, id: string): number {
  const hex = box.grid.index.get(id);
  if (hex !== undefined) return hex;
  const unit = unitIndex({ state: view, box }, id);
  if (unit !== NONE) return view.hex[unit] ?? NONE;
  const commander = commanderIndex({ state: view, box }, id);
  return commander === NONE ? NONE : (view.at[commander] ?? NONE);
}

/** The line of sight from what is chosen to what is pointed at, over the bare ground. */
export function sightLine(view: State, box: Box, lights: Lights): SightLine | null {
  const from = [...lights.chosen].map((id) => hexOf(view, box, id)).find((hex) => hex >= 0);
  const to = [...lights.hot]
    .map((id) => hexOf(view, box, id))
    .find((hex) => hex >= 0 && hex !== from);
  if (from === undefined || to === undefined) return null;
  const cut = box.sight.why(from, to);
  return {
    from: centre(box.grid.ids[from] ?? '0101'),
    to: centre(box.grid.ids[to] ?? '0101'),
    cut: cut && { hex: box.grid.ids[cut.hex] ?? '', by: cut.by },
    hexes: apart({ state: view, box }, from, to),
  };
}
