import type { Scratch, Side } from '../../kernel/game.ts';
import { at, shuffle } from '../../kernel/lists.ts';
import { type Box, KOMMANDO, SIDES } from './box.ts';
import { musterAreas, stations } from './rules/03-stations.ts';
import {
  EMPIRE,
  type Look,
  REPUBLICS,
  RESERVE,
  type ReadonlyState,
  recount,
  type State,
  sideOf,
} from './state.ts';

/*
 * What a side may not know: while both place at once (A60), where the other puts its pieces; with
 * limited intelligence (7.2.1), which of the counters that look alike is which.
 */

type Random = (below: number) => number;

/** Whether the sides are still placing, each unseen by the other. */
const placing = (state: State): boolean => state.core.lanes.length > 0;

const freePieces = (look: Look): number[] =>
  look.box.pieceIds.flatMap((id, piece) =>
    look.box.pack.units[id]?.entry.setupChoice ? [piece] : [],
  );

/** Forgets the free placements of a side. */
function forgetPlacements(look: Scratch<State, Box>, side: number): void {
  const { box, state } = look;
  if (side === EMPIRE) {
    for (const piece of freePieces(look)) state.at[piece] = RESERVE;
    return;
  }
  for (const army of box.armies) state.at[army] = RESERVE;
  for (let piece = 0; piece < box.firstEmpire; piece++) {
    if (at(box.kind, piece) !== KOMMANDO) continue;
    state.at[piece] = at(box.home, piece);
    state.army[piece] = -1;
  }
}

/** Makes up placements for a side: some legal ones, each as good as any other. */
function makeUpPlacements(look: Scratch<State, Box>, side: number, random: Random): void {
  const { box, state } = look;
  if (side === EMPIRE) {
    for (const piece of freePieces(look)) state.at[piece] = RESERVE;
    for (const piece of freePieces(look)) {
      const places = stations(look, piece);
      state.at[piece] = at(places, random(places.length));
    }
    return;
  }
  for (const army of box.armies) {
    const areas = musterAreas(box, army);
    state.at[army] = at(areas, random(areas.length));
    for (let piece = 0; piece < box.firstEmpire; piece++) {
      if (at(box.kind, piece) !== KOMMANDO || box.stateOf[piece] !== box.stateOf[army]) continue;
      const boxed = random(2) === 0;
      state.army[piece] = boxed ? army : -1;
      state.at[piece] = boxed ? at(state.at, army) : at(box.home, piece);
    }
  }
}

/** The counters face down of each look-alike sort that `side` cannot tell apart. */
function lookAlikes(state: State, box: Box, side: Side | null): number[][] {
  if (!state.options.limitedIntelligence) return [];
  const sorts = new Map<number, number[]>();
  for (let piece = 0; piece < box.pieces; piece++) {
    if (state.hidden[piece] !== 1) continue;
    const owner = piece < box.firstEmpire ? REPUBLICS : EMPIRE;
    if (SIDES[owner] === side) continue;
    const kind = at(box.kind, piece);
    const sort = sorts.get(kind);
    if (sort) sort.push(piece);
    else sorts.set(kind, [piece]);
  }
  return [...sorts.values()].filter((sort) => sort.length > 1);
}

/** What lies on the table at one counter: all that changes hands when counters are exchanged. */
const slotOf = (state: State, piece: number): readonly [number, number, number, number, number] => [
  at(state.at, piece),
  at(state.army, piece),
  at(state.moved, piece),
  at(state.spent, piece),
  at(state.besieged, piece),
];

function fillSlot(state: State, piece: number, slot: ReturnType<typeof slotOf>): void {
  state.at[piece] = slot[0];
  state.army[piece] = slot[1];
  state.moved[piece] = slot[2];
  state.spent[piece] = slot[3];
  state.besieged[piece] = slot[4];
}

/** Puts the counters of a sort into its slots in a new order; `order[i]` gets the slot of `sort[i]`. */
function exchange(state: State, sort: readonly number[], order: readonly number[]): void {
  const slots = sort.map((piece) => slotOf(state, piece));
  for (const [i, piece] of order.entries()) fillSlot(state, piece, at(slots, i));
  state.column = state.column.map((piece) => {
    const i = sort.indexOf(piece);
    return i < 0 ? piece : at(order, i);
  });
}

const compareSlots = (a: readonly number[], b: readonly number[]): number => {
  for (const [i, value] of a.entries()) {
    const other = at(b, i);
    if (value !== other) return value - other;
  }
  return 0;
};

/** The parts that `mask` writes into: none, unless the sides place unseen or counters look alike. */
export const maskWrites = (state: ReadonlyState): readonly (keyof State)[] =>
  state.core.lanes.length > 0 || state.options.limitedIntelligence ? WRITTEN : [];

const WRITTEN = ['at', 'army', 'moved', 'spent', 'besieged', 'empireIn', 'republicIn'] as const;

/** Takes out what `side` may not know: unseen placements, and which face-down counter is which. */
export function mask(state: State, side: Side | null, box: Box): void {
  const look = { state, box };
  if (placing(state)) {
    for (const [index, name] of SIDES.entries()) {
      if (name !== side) forgetPlacements(look, index);
    }
    recount(state, box);
  }
  const sorts = lookAlikes(state, box, side);
  if (state.options.limitedIntelligence && state.column.length > 0) {
    const owner = sideOf(look, at(state.column, 0));
    if (SIDES[owner] !== side && state.column.some((piece) => state.hidden[piece] === 1))
      state.column = [];
  }
  for (const sort of sorts) {
    // The counters in order of their names, the slots in order of their places: no trace is left.
    const slots = sort.map((piece) => slotOf(state, piece)).sort(compareSlots);
    for (const [i, piece] of sort.entries()) fillSlot(state, piece, at(slots, i));
  }
}

/** Deals anew all that `side` may not know. */
export function redeal(state: State, side: Side | null, box: Box, random: Random): void {
  const look = { state, box };
  if (placing(state)) {
    for (const [index, name] of SIDES.entries()) {
      if (name === side) continue;
      const begun = index === EMPIRE ? freePieces(look) : box.armies;
      // Only what was placed is placed anew; what is still to be placed stays so.
      if (begun.every((piece) => at(state.at, piece) >= 0)) makeUpPlacements(look, index, random);
    }
    recount(state, box);
  }
  for (const sort of lookAlikes(state, box, side)) {
    exchange(state, sort, shuffle(sort.slice(), random));
  }
}

/** Completes a view: makes up unseen placements, and deals the face-down counters anyhow. */
export function imagine(state: State, side: Side | null, box: Box, random: Random): void {
  const look = { state, box };
  if (placing(state)) {
    for (const [index, name] of SIDES.entries()) {
      if (name !== side) makeUpPlacements(look, index, random);
    }
    recount(state, box);
  }
  for (const sort of lookAlikes(state, box, side)) {
    exchange(state, sort, shuffle(sort.slice(), random));
  }
}
