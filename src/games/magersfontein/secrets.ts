import type { Core, GameEvent, Owed, Side, Step } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { at, shuffle } from '../../kernel/lists.ts';
import { BOERS, type Box, BRITISH, NONE } from './box.ts';
import { isBoerGun } from './rules/01-general.ts';
import { waiting } from './rules/02-turn.ts';
import { edgeHexes } from './rules/03-orders.ts';
import { fullMp, takePoints } from './rules/04-mounted.ts';
import { react } from './rules/05-reactions.ts';
import { gunsNeeded } from './rules/06-stacking.ts';
import { isQuiet } from './rules/14-recovery.ts';
import {
  FIELDS,
  isMarker,
  type Look,
  type Melee,
  type ReadonlyState,
  SHOT,
  type State,
  sideIndex,
  UNDER_WAY,
  UNIT_ARRAYS,
  unitIndex,
  unitsIn,
} from './state.ts';

/*
 * What a side may not know: the enemy's orders and what his riders carry; the brigade he picked;
 * and, for the British and for those who watch, which Boer unit lies under which HIDE marker (R71).
 * Markers, their hexes and what was laid on them are open. So a view is a whole state in which the
 * concealed units lie under the markers in the order of the list, fresh: a dummy that says nothing.
 */

type Random = (below: number) => number;

/** What belongs to the man, not to the marker he lies under. */
const OWN = ['reduced', 'loss', 'morale'] as const;

/** The fields that stay with the marker when another lies under it. */
const MARKERS = UNIT_ARRAYS.filter((key) => !(OWN as readonly string[]).includes(key));

function concealed({ mark }: ReadonlyState): number[] {
  const hidden: number[] = [];
  for (let unit = 0; unit < mark.length; unit++) if (mark[unit] !== NONE) hidden.push(unit);
  return hidden.sort((a, b) => at(mark, a) - at(mark, b));
}

const dies = (box: Box, unit: number): boolean =>
  at(box.units, unit).kind === 'gun' || at(box.units, unit).lostWhenRouted;

/** Lays `under[i]` under the marker that `hidden[i]` lay under; all that refers to them follows. */
function relabel(
  state: State,
  box: Box,
  hidden: readonly number[],
  under: readonly number[],
): void {
  if (hidden.every((unit, i) => unit === under[i])) return;
  const other = new Map<number, number>();
  for (let i = 0; i < hidden.length; i++) other.set(at(hidden, i), at(under, i));
  const to = (unit: number): number => other.get(unit) ?? unit;
  for (const key of MARKERS) move(state, key, hidden, under);
  state.mover = to(state.mover);
  state.shots = state.shots.map((shot) => to(Math.floor(shot / SHOT)) * SHOT + to(shot % SHOT));
  if (state.melee) state.melee = meleeOf(state.melee, to);
  renameIn(state.core, namesOf(box, hidden, under));
}

type Names = ReadonlyMap<string, string>;

/** What is said of whoever lies under a marker is said of who might as well lie there. */
function namesOf(box: Box, hidden: readonly number[], under: readonly number[]): Names {
  const names = new Map<string, string>();
  for (let i = 0; i < hidden.length; i++)
    names.set(at(box.units, at(hidden, i)).id, at(box.units, at(under, i)).id);
  return names;
}

function renameIn(core: Core, names: Names): void {
  const rename = (step: Step): Step => renamed(step, names) as Step;
  core.agenda = core.agenda.map(rename);
  core.lanes = core.lanes.map(({ side, agenda }) => ({ side, agenda: agenda.map(rename) }));
  core.owed = core.owed.map((owed): Owed => ({ ...owed, step: rename(owed.step) }));
}

/** Whether the kernel is about to ask, or to do, something about one of these. */
const namesAnyIn = ({ agenda, owed }: Core, ids: ReadonlySet<string>): boolean =>
  agenda.some((step) => namesAny(step, ids)) || owed.some(({ step }) => namesAny(step, ids));

/** Most of these lists are full of the same: only one that changes is copied. */
function move(
  state: State,
  key: (typeof MARKERS)[number],
  from: readonly number[],
  to: readonly number[],
): void {
  const before = state[key];
  let list = before;
  for (let i = 0; i < to.length; i++) {
    const value = at(before, at(from, i));
    if (value === list[at(to, i)]) continue;
    if (list === before) list = before.slice();
    list[at(to, i)] = value;
  }
  state[key] = list;
}

/** Puts down a value for each of these units, in a copy of the list if any was another. */
function put(
  state: State,
  key: (typeof UNIT_ARRAYS)[number],
  units: readonly number[],
  wanted: (unit: number) => number,
): void {
  const before = state[key];
  let list = before;
  for (const unit of units) {
    const value = wanted(unit);
    if (value === list[unit]) continue;
    if (list === before) list = before.slice();
    list[unit] = value;
  }
  state[key] = list;
}

const meleeOf = (melee: Melee, to: (unit: number) => number): Melee => ({
  ...melee,
  units: melee.units.map(to),
  passed: melee.passed.map(to),
  defenders: melee.defenders.map(to),
});

/** The same with other names in it; the very same where none of them occurs. */
function renamed(value: Json | undefined, names: Names): Json | undefined {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => renamed(item, names) ?? null);
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  const object = value as JsonObject;
  let copy = object;
  for (const key in object) {
    const after = renamed(object[key], names);
    if (after !== object[key]) copy = { ...copy, [key]: after };
  }
  return copy;
}

/**
 * Which unit might lie under which marker: any, but none that a rout would have destroyed under a
 * routed one, and where more markers lie than units may, guns among them (VI.7).
 */
function assignment(
  state: ReadonlyState,
  box: Box,
  hidden: readonly number[],
  order: readonly number[],
): number[] {
  const pool = [...order];
  const under = new Array<number>(hidden.length).fill(NONE);
  const take = (fits: (unit: number) => boolean): number => {
    const index = pool.findIndex(fits);
    return index < 0 ? NONE : (pool.splice(index, 1)[0] ?? NONE);
  };
  for (const [i, unit] of hidden.entries()) {
    if (at(state.routed, unit)) under[i] = take((other) => !dies(box, other));
  }
  const gun = (unit: number): boolean => isBoerGun({ state, box }, unit);
  for (const markers of crowds(state, box, hidden)) {
    const free = markers.units.filter((i) => under[i] === NONE);
    for (const i of free.slice(0, markers.guns)) under[i] = take(gun);
  }
  for (const [i] of hidden.entries()) if (under[i] === NONE) under[i] = take(() => true);
  return under;
}

/** VI.7 Hexes that hold more than three: where in `hidden` their units stand, and how many must be guns. */
function crowds(
  state: ReadonlyState,
  box: Box,
  hidden: readonly number[],
): { units: number[]; guns: number }[] {
  const byHex = new Map<number, number[]>();
  for (let i = 0; i < hidden.length; i++) {
    const hex = at(state.hex, at(hidden, i));
    const there = byHex.get(hex);
    if (there) there.push(i);
    else byHex.set(hex, [i]);
  }
  const look = { state, box };
  const crowded: { units: number[]; guns: number }[] = [];
  for (const [hex, units] of byHex) {
    const all = unitsIn(look, hex, BOERS);
    // Even if none of them is a gun.
    if (gunsNeeded(all.length, 0) === 0) continue;
    const open = all.filter((unit) => !units.some((i) => hidden[i] === unit));
    const guns = gunsNeeded(all.length, open.filter((unit) => isBoerGun(look, unit)).length);
    if (guns > 0) crowded.push({ units, guns });
  }
  return crowded;
}

function freshen(state: State, box: Box, units: readonly number[]): void {
  const isRouted = (unit: number): boolean => at(state.routed, unit) > 0;
  put(state, 'reduced', units, (unit) => (isRouted(unit) ? 1 : 0));
  put(state, 'loss', units, (unit) => (isRouted(unit) ? at(box.units, unit).reduced : 0));
  put(state, 'morale', units, (unit) => at(box.units, unit).full);
}

/**
 * R71 What the Boers read of their own: who lies under a marker. All others go on reading the marker.
 * What turns a marker over tells of it (`exposed`), and stays as it is.
 */
export function readByOwner(event: GameEvent, look: Look, side: Side): GameEvent {
  if (side !== 'boers' || !look.state.options.hiddenNames) return event;
  const known = (value: Json): Json => {
    const unit = typeof value === 'string' && isMarker(value) ? unitIndex(look, value) : NONE;
    return unit === NONE ? value : at(look.box.units, unit).id;
  };
  const renamed: Record<string, Json> = {};
  for (const field of ['piece', 'with', 'units']) {
    const value = event[field];
    if (value === undefined) continue;
    const named = Array.isArray(value) ? value.map(known) : known(value);
    if (JSON.stringify(named) !== JSON.stringify(value)) renamed[field] = named;
  }
  return Object.keys(renamed).length === 0 ? event : { ...event, ...renamed };
}

const hidesFrom = (state: ReadonlyState, side: Side | null): boolean =>
  side !== 'boers' && state.options.hiddenNames;

/** The parts that `mask` writes into; of lists it makes copies itself, where they change. */
export const maskWrites = (state: ReadonlyState, side: Side | null): readonly (keyof State)[] =>
  hidesFrom(state, side) ? ['melee'] : [];

/** Takes out what `side` may not know. */
export function mask(state: State, side: Side | null, box: Box): void {
  FIELDS.mask(state, side, box);
  if (!hidesFrom(state, side)) return;
  const hidden = concealed(state);
  const sorted = [...hidden].sort((a, b) => a - b);
  const under = assignment(state, box, hidden, sorted);
  relabel(state, box, hidden, under);
  freshen(state, box, under);
  // How far it could march would tell horses and guns apart.
  put(state, 'mp', under, () => 0);
  put(state, 'halved', under, () => 0);
  // Guns see past others: it would tell them from rifles.
  if (state.watched.some((seen) => seen !== 0)) state.watched = state.watched.map(() => 0);
  if (state.melee) hideStand(state, box, state.melee);
}

/** The same in what the kernel is about to ask: most of it names nobody who lies concealed. */
export function maskCore(core: Core, state: ReadonlyState, side: Side | null, box: Box): void {
  if (!hidesFrom(state, side)) return;
  const hidden = concealed(state);
  const ids = new Set(hidden.map((unit) => at(box.units, unit).id));
  if (!namesAnyIn(core, ids)) return;
  const sorted = [...hidden].sort((a, b) => a - b);
  renameIn(core, namesOf(box, hidden, assignment(state, box, hidden, sorted)));
}

/** Whether one of these names stands anywhere in it. */
function namesAny(value: Json | undefined, names: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return names.has(value);
  if (typeof value !== 'object' || value === null) return false;
  for (const part of Object.values(value)) if (namesAny(part, names)) return true;
  return false;
}

/** The morale a concealed defender had at the declaration is as hidden as he is. */
function hideStand(state: State, box: Box, melee: Melee): void {
  melee.stand = melee.stand.map((value, i) => {
    const unit = at(melee.defenders, i);
    return at(state.mark, unit) === NONE ? value : at(box.units, unit).full;
  });
}

function clearOrder(state: State, commander: number): void {
  state.attack[commander] = 0;
  state.vector[commander] = 0;
  state.edge[commander] = NONE;
  state.left[commander] = 0;
}

function clearMessage(state: State, rider: number): void {
  state.riderTo[rider] = NONE;
  state.riderAttack[rider] = 0;
  state.riderVector[rider] = 0;
  state.riderEdge[rider] = NONE;
  state.riderLeft[rider] = 0;
}

/** Deals anew everything `side` may not know. */
export function redeal(state: State, side: Side | null, box: Box, random: Random): void {
  const own = sideIndex(side ?? '');
  const writing = state.core.lanes.length > 0;
  for (const [i, c] of box.commanders.entries()) {
    // The order a commander is carrying out at this moment is half told already.
    if (c.side !== own && !c.free && i !== state.active && at(state.at, i) >= 0 && !writing)
      anyOrder(state, i, box, random);
  }
  for (const [i, r] of box.riders.entries()) {
    if (r.side !== own && at(state.rider, i) === UNDER_WAY) anyMessage(state, i, box, random);
  }
  for (const enemy of [BRITISH, BOERS]) {
    if (enemy !== own && !at(state.shown, enemy) && at(state.pick, enemy) !== NONE)
      anyPick(state, enemy, box, random);
  }
  if (!hidesFrom(state, side)) return;
  const acting = actingUnseen(state);
  const rested = acting === NONE || at(state.mp, acting) === fullMp({ state, box }, acting);
  // What the acting unit has done may be what no other could have done.
  const hidden = concealed(state).filter((unit) => unit !== acting || rested);
  const under = layAnew(state, box, hidden, random);
  if (acting !== NONE && rested) takePoints({ state, box }, state.mover);
  freshen(
    state,
    box,
    under.filter((unit) => spent(state, box, unit) !== at(state.routed, unit) > 0),
  );
}

/** How often it is tried to lay other units under the markers before they stay as they are. */
const TRIES = 8;

/** Lays other units under the markers; who they are now, marker by marker. */
function layAnew(state: State, box: Box, hidden: readonly number[], random: Random): number[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const under = assignment(state, box, hidden, shuffle([...hidden], random));
    relabel(state, box, hidden, under);
    // XIV.22 Whoever still gathers was not disturbed: no gun lies where it would see him.
    if (isAskable(state, box) && isQuiet({ state, box })) return under;
    relabel(state, box, under, hidden);
  }
  return [...hidden];
}

/** V.5 That the Boers are asked tells that somebody there can react; so somebody can. */
const isAskable = (state: State, box: Box): boolean =>
  state.core.owed.every(
    ({ step }) => step.step !== react.name || react.choices({ state, box }, step).length > 0,
  );

/** Who acts under a marker, if one does. */
const actingUnseen = ({ mover, mark }: State): number =>
  mover !== NONE && at(mark, mover) !== NONE ? mover : NONE;

/** Whether a unit has no morale left: so it is with the routed, and with nobody else. */
const spent = (state: State, box: Box, unit: number): boolean => {
  const { full, reduced } = at(box.units, unit);
  return (at(state.reduced, unit) ? reduced : full) - at(state.loss, unit) <= 0;
};

/** An order he might have: Defense, or an attack somewhere. */
function anyOrder(state: State, commander: number, box: Box, random: Random): void {
  clearOrder(state, commander);
  if (random(2) === 0) return;
  const vector = random(box.vectors.length);
  const edges = edgeHexes(box, at(state.at, commander), vector);
  if (edges.length === 0) return;
  state.attack[commander] = 1;
  state.vector[commander] = vector;
  state.edge[commander] = at(edges, random(edges.length));
  state.left[commander] = 1 + random(3);
}

function anyMessage(state: State, rider: number, box: Box, random: Random): void {
  const { side } = at(box.riders, rider);
  const readers = box.commanders.flatMap((c, i) =>
    c.side === side && !c.chief && c.brigade !== null && at(state.at, i) >= 0 ? [i] : [],
  );
  clearMessage(state, rider);
  if (readers.length > 0) state.riderTo[rider] = at(readers, random(readers.length));
}

function anyPick(state: State, side: number, box: Box, random: Random): void {
  // II.5, R3 A brigade whose brigadier is absent can be picked too.
  const others = waiting({ state, box }, side);
  if (others.length > 0) state.pick[side] = at(others, random(others.length));
}

/** Completes a view: names under the markers, orders, messages and the brigade laid face down. */
export function imagine(state: State, side: Side | null, box: Box, random: Random): void {
  const own = sideIndex(side ?? '');
  for (const enemy of [BRITISH, BOERS]) {
    if (enemy === own) continue;
    // Also while somebody writes an order of his own in the middle of an activation.
    const laid = state.phase === 1 && !at(state.shown, enemy) && awaitsPick(state);
    if (laid && at(state.pick, enemy) === NONE) anyPick(state, enemy, box, random);
  }
  for (const [i, c] of box.commanders.entries()) {
    if (c.side !== own && !c.free && i !== state.active && at(state.at, i) >= 0)
      anyOrder(state, i, box, random);
  }
  for (const [i, r] of box.riders.entries()) {
    if (r.side !== own && at(state.rider, i) === UNDER_WAY) anyMessage(state, i, box, random);
  }
  if (!hidesFrom(state, side)) return;
  const under = layAnew(state, box, concealed(state), random);
  freshen(state, box, under);
  const acting = actingUnseen(state);
  if (acting !== NONE) takePoints({ state, box }, acting);
}

/** Whether a brigade that was picked has still to act. */
const awaitsPick = (state: State): boolean =>
  state.core.agenda.some(({ step }) => step === 'activate' || step === 'initiative');
