import { at, cell } from '../../../kernel/lists.ts';
import {
  apart,
  BOERS,
  card,
  hexId,
  hexIndex,
  type Look,
  NONE,
  nameOf,
  onMap,
  openOrder,
  scenarioOf,
  sideName,
  unitIndex,
  unitsIn,
} from '../state.ts';
import { type Choice, decision, refuse, step, type War } from '../vocabulary.ts';
import { isBoerGun } from './01-general.ts';
import { canStand, mayStandIn } from './07-ground.ts';
import { loseMorale, rout } from './14-morale.ts';

const STACK = 3;
const GUNS_AS_ONE = 6;

/** VI.7 One to six Boer guns count as one unit; commanders and riders not at all. */
export function stackSize(look: Look, units: readonly number[]): number {
  const guns = units.filter((unit) => isBoerGun(look, unit)).length;
  return units.length - guns + Math.ceil(guns / GUNS_AS_ONE);
}

/** VI.7 Of so many Boers in a hex, so many more than are seen must be guns: else they would be too many. */
export function gunsNeeded(units: number, seen: number): number {
  let guns = seen;
  while (guns < units && units - guns + Math.ceil(guns / GUNS_AS_ONE) > STACK) guns += 1;
  return guns - seen;
}

/** VI.7; R50 lets the column start four deep until the first Highland activation is over. */
export function stackLimit(look: Look, units: readonly number[]): number {
  return !look.state.columnsMoved &&
    units.length > 0 &&
    units.every((unit) => card(look, unit).column)
    ? Math.max(STACK, scenarioOf(look).columnStack)
    : STACK;
}

/** How many units a hex holds beyond the limit once `unit` stands there too. */
export function crowded(look: Look, hex: number, side: number, unit = NONE): boolean {
  // Most hexes hold few: count before looking closer.
  const where = look.state.hex;
  const { sideOf } = look.box;
  let count = unit === NONE || where[unit] === hex ? 0 : 1;
  for (let other = 0; other < where.length; other++) {
    if (where[other] === hex && sideOf[other] === side) count += 1;
  }
  if (count <= STACK) return false;
  const units = unitsIn(look, hex, side);
  if (unit !== NONE && !units.includes(unit)) units.push(unit);
  return stackSize(look, units) > stackLimit(look, units);
}

/** VI.7 Combat that leaves too many in a hex costs each unit there a point (R74). */
export function overcrowd(war: War, hex: number, side: number): void {
  if (hex < 0 || !crowded(war, hex, side)) return;
  war.tell({ type: 'overcrowded', rule: 'VI.7', at: at(war.box.grid.ids, hex) });
  for (const unit of unitsIn(war, hex, side)) loseMorale(war, unit, 1);
}

/** VI.8 A routed unit in a stack at the end of an activation takes the whole stack with it (R26). */
export function stacksRout(war: War): void {
  const { state } = war;
  for (const unit of openOrder(war)) {
    if (!onMap(war, unit) || !at(state.routed, unit)) continue;
    for (const other of unitsIn(war, at(state.hex, unit), card(war, unit).side)) {
      if (at(state.routed, other)) continue;
      war.tell({ type: 'swept', rule: 'VI.8', piece: nameOf(war, other), with: nameOf(war, unit) });
      rout(war, other, 'VI.8');
    }
  }
}

/** The first hex that holds too many and can be relieved, and how its owner may relieve it. */
function nextSurplus(look: Look): { side: number; hex: number; ways: Choice<'makeRoom'>[] } | null {
  const { hex: where } = look.state;
  const counted = new Uint8Array(look.box.grid.size);
  for (const hex of where) if (hex >= 0) counted[hex] = cell(counted, hex) + 1;
  for (const [hex, count] of counted.entries()) {
    if (count <= STACK) continue;
    const side = card(look, where.indexOf(hex)).side;
    if (!crowded(look, hex, side)) continue;
    const ways = waysToRelieve(look, side, hex);
    if (ways.length > 0) return { side, hex, ways };
  }
  return null;
}

/** VI.7, R74 Who came in this activation goes first, each to a nearest hex that can hold it. */
function waysToRelieve(look: Look, side: number, from: number): Choice<'makeRoom'>[] {
  const units = unitsIn(look, from, side);
  const came = units.filter((unit) => at(look.state.moved, unit) > 0);
  return (came.length > 0 ? came : units).flatMap((unit) =>
    nearestRoom(look, unit, from).map(
      (to): Choice<'makeRoom'> => ({
        do: 'makeRoom',
        piece: card(look, unit).id,
        to: hexId(look, to),
      }),
    ),
  );
}

function nearestRoom(look: Look, unit: number, from: number): number[] {
  const { side } = card(look, unit);
  let found: number[] = [];
  let near = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < look.box.grid.size; hex++) {
    const far = apart(look, from, hex);
    if (hex === from || far > near || !mayStandIn(look, hex, side)) continue;
    if (!canStand(look, unit, hex) || crowded(look, hex, side, unit)) continue;
    if (far < near) found = [];
    near = far;
    found.push(hex);
  }
  return found;
}

/** VI.7, R74 What stands too thick when an activation ends makes room, hex after hex. */
export const surplus = step('surplus', (war) => {
  const next = nextSurplus(war);
  if (!next) return;
  const { side, hex, ways } = next;
  const only = ways[0];
  if (ways.length === 1 && only) {
    war.unasked(sideName(side), only);
    shift(war, only);
  } else war.next('makeRoom', { side, hex: hexId(war, hex) });
  war.next('surplus');
});

/** R74 The owner says who goes, and where to of the hexes that are equally near. */
export const makeRoom = decision('makeRoom', {
  side: (_, { side }) => sideName(side),
  rule: 'VI.7',
  choices: (look, { side, hex }) => waysToRelieve(look, side, hexIndex(look, hex)),
  whyNot: (look, { hex }, tried) => {
    const unit = unitIndex(look, tried.piece);
    return unit !== NONE && at(look.state.hex, unit) === hexIndex(look, hex)
      ? refuse('VI.7', 'notNearestRoom')
      : refuse('VI.7', 'notInTheCrowd');
  },
  take: {
    makeRoom(war, _, choice) {
      shift(war, choice);
    },
  },
});

function shift(war: War, { piece, to }: Choice<'makeRoom'>): void {
  const { state } = war;
  const unit = unitIndex(war, piece);
  const { side } = card(war, unit);
  if (at(state.mark, unit) !== NONE) war.reveal();
  state.mark[unit] = NONE;
  state.hex[unit] = hexIndex(war, to);
  // V.15 A Boer unit moved aside has used a reaction, were it its third.
  if (side === BOERS) state.reacts[unit] = Math.min(2, at(state.reacts, unit) + 1);
  war.tell({
    type: 'displaced',
    rule: side === BOERS ? 'V.15' : 'VI.7',
    piece: nameOf(war, unit),
    to,
    reactions: at(state.reacts, unit),
  });
}
