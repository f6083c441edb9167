import { at, cell } from '../../../kernel/lists.ts';
import {
  apart,
  BOERS,
  BRITISH,
  hexId,
  hexIndex,
  type Look,
  NONE,
  ON_TRACK,
  SADDLED,
  SPENT,
  sideName,
  UNDER_WAY,
  WITH_CHIEF,
} from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { chiefOf, reachOf } from './03-command.ts';
import { isClosed, writeOrder } from './03-orders.ts';

/** II.4(2) Riders spent on near brigadiers go to the next box of the turn track. */
export const ordersSealed = step('ordersSealed', (war) => {
  war.reveal();
  for (const [rider, where] of war.state.rider.entries())
    if (where === SPENT) toTrack(war, rider, war.state.turn + 1);
});

function toTrack(war: War, rider: number, turn: number): void {
  const { state } = war;
  state.rider[rider] = ON_TRACK;
  state.riderHex[rider] = NONE;
  state.riderDue[rider] = turn;
  state.riderTo[rider] = NONE;
  state.riderAttack[rider] = 0;
  state.riderVector[rider] = 0;
  state.riderEdge[rider] = NONE;
  state.riderLeft[rider] = 0;
  war.tell({ type: 'riderOnTrack', rule: 'III.35', piece: at(war.box.riders, rider).id, turn });
}

/** II.4(4), II.4(5) Riders under way ride on; who arrives delivers. */
export const ridersRide = step('ridersRide', (war) => {
  for (const [rider, where] of war.state.rider.entries())
    if (where === UNDER_WAY) war.next('rideOn', { rider: at(war.box.riders, rider).id });
});

/** II.4(6) Riders to far brigadiers are chosen in secret. */
export const ridersSaddle = step('ridersSaddle', (war) => {
  const lanes = [BRITISH, BOERS].filter((side) =>
    war.box.commanders.some((c, i) => c.side === side && reachOf(war, i) === 'saddle'),
  );
  if (lanes.length > 0)
    war.together(
      lanes.map((side) => ({
        side: sideName(side),
        steps: [{ step: 'orders', side, by: 'saddle', done: [] }],
      })),
    );
});

/** II.4(6), III.34 They start from the chief's hex and ride ten hexes now. */
export const ridersStart = step('ridersStart', (war) => {
  const { state } = war;
  war.reveal();
  for (const [rider, where] of state.rider.entries()) {
    if (where !== SADDLED) continue;
    state.rider[rider] = UNDER_WAY;
    state.riderHex[rider] = at(state.at, chiefOf(war, at(war.box.riders, rider).side));
    war.tell({
      type: 'riderSent',
      rule: 'III.34',
      piece: at(war.box.riders, rider).id,
      at: hexId(war, at(state.riderHex, rider)),
    });
    war.next('rideOn', { rider: at(war.box.riders, rider).id });
  }
});

/** III.38 Where a rider may not go: enemies' hexes, and hexes beside them without a friend in them. */
function barredToRider(look: Look, side: number): Uint8Array {
  const { state, box } = look;
  const barred = new Uint8Array(box.grid.size);
  for (let unit = 0; unit < state.hex.length; unit++) {
    const hex = at(state.hex, unit);
    if (hex < 0 || box.sideOf[unit] === side) continue;
    for (let direction = 0; direction < 6; direction++) {
      const beside = cell(box.grid.next, hex * 6 + direction);
      if (beside >= 0) barred[beside] = 1;
    }
  }
  for (let unit = 0; unit < state.hex.length; unit++) {
    const hex = at(state.hex, unit);
    if (hex >= 0) barred[hex] = box.sideOf[unit] === side ? 0 : 1;
  }
  return barred;
}

/** III.34, III.38 Where ten points on a shortest way may end; if every way is cut, as near as he gets. */
export function riderEnds(look: Look, rider: number): number[] {
  const { state, box } = look;
  const target = at(state.riderTo, rider);
  const goal = target === NONE ? NONE : at(state.at, target);
  const start = at(state.riderHex, rider);
  if (goal < 0 || start < 0) return [];
  const barred = barredToRider(look, at(box.riders, rider).side);
  const far = waysFrom(look, goal, barred);
  let front = [start];
  for (let mp = box.command.riderReach; mp > 0 && !front.includes(goal); mp--) {
    const next = [...new Set(front.flatMap((hex) => nearer(look, hex, far, barred)))];
    if (next.length === 0) break;
    front = next;
  }
  return front.includes(start) ? nearestReached(look, start, goal, barred) : front;
}

/** The neighbours that shorten the way most. */
function nearer(look: Look, from: number, far: Int16Array, barred: Uint8Array): number[] {
  let least = cell(far, from);
  let found: number[] = [];
  for (const to of rideable(look, from, barred)) {
    if (cell(far, to) > least || cell(far, to) >= cell(far, from)) continue;
    if (cell(far, to) < least) found = [];
    least = cell(far, to);
    found.push(to);
  }
  return found;
}

/** The neighbours a rider may enter from a hex: no enemies (III.38), no ground closed to him (III.23). */
function rideable(look: Look, from: number, barred: Uint8Array): number[] {
  const { grid } = look.box;
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = cell(grid.next, from * 6 + direction);
    if (to >= 0 && barred[to] !== 1 && !isClosed(look.box, from, direction)) found.push(to);
  }
  return found;
}

function nearestReached(look: Look, start: number, goal: number, barred: Uint8Array): number[] {
  const seen = new Set([start]);
  let front = [start];
  for (let mp = look.box.command.riderReach; mp > 0; mp--) {
    front = [...new Set(front.flatMap((hex) => rideable(look, hex, barred)))].filter(
      (hex) => !seen.has(hex),
    );
    for (const hex of front) seen.add(hex);
  }
  const least = Math.min(...[...seen].map((hex) => apart(look, hex, goal)));
  return least < apart(look, start, goal)
    ? [...seen].filter((hex) => apart(look, hex, goal) === least)
    : [start];
}

/** III.34 One rider rides; his owner says which way where several are equally short. */
export const rideOn = step('rideOn', (war, { rider: id }) => {
  const rider = war.box.riderIndex.get(id) ?? NONE;
  const target = at(war.state.riderTo, rider);
  // His way tells something of the message he carries.
  war.reveal();
  // R68 The addressee is gone: the order lapses.
  if (target === NONE || at(war.state.at, target) < 0) {
    toTrack(war, rider, war.state.turn + 1);
    return;
  }
  const ends = riderEnds(war, rider);
  if (ends.length > 1) {
    war.next('riderWay', { rider: id });
    return;
  }
  const end = ends[0] ?? at(war.state.riderHex, rider);
  war.unasked(sideName(riderSide(war, id)), { do: 'ride', piece: id, to: hexId(war, end) });
  ride(war, rider, end);
});

export const riderWay = decision('riderWay', {
  side: (look, { rider }) => sideName(riderSide(look, rider)),
  rule: 'III.34',
  choices: (look, { rider }) => {
    const index = look.box.riderIndex.get(rider) ?? NONE;
    const ends = riderEnds(look, index);
    return (ends.length > 0 ? ends : [at(look.state.riderHex, index)]).map(
      (hex): Offer<'riderWay'> => ({ do: 'ride', piece: rider, to: hexId(look, hex) }),
    );
  },
  whyNot: () => refuse('III.34', 'notOnTheWay'),
  take: {
    ride(war, { rider }, choice) {
      ride(war, war.box.riderIndex.get(rider) ?? NONE, hexIndex(war, choice.to));
    },
  },
});

const riderSide = (look: Look, rider: string): number =>
  at(look.box.riders, look.box.riderIndex.get(rider) ?? NONE).side;

function ride(war: War, rider: number, end: number): void {
  const { state, box } = war;
  const start = at(state.riderHex, rider);
  const target = at(state.riderTo, rider);
  state.riderHex[rider] = end;
  war.tell({
    type: 'riderRode',
    rule: 'III.34',
    piece: at(box.riders, rider).id,
    at: hexId(war, start),
    to: hexId(war, end),
  });
  if (target !== NONE && end === at(state.at, target)) deliver(war, rider, target);
}

/** Steps a rider needs to a goal from every hex he may enter. */
function waysFrom(look: Look, goal: number, barred: Uint8Array): Int16Array {
  const { grid } = look.box;
  const steps = new Int16Array(grid.size).fill(9999);
  steps[goal] = 0;
  let front = [goal];
  while (front.length > 0) {
    const next: number[] = [];
    for (const hex of front) {
      for (let direction = 0; direction < 6; direction++) {
        const to = cell(grid.next, hex * 6 + direction);
        if (to < 0 || steps[to] !== 9999 || barred[to] === 1) continue;
        if (isClosed(look.box, to, (direction + 3) % 6)) continue;
        steps[to] = cell(steps, hex) + 1;
        next.push(to);
      }
    }
    front = next;
  }
  return steps;
}

/** II.4(5), III.35, III.37 He delivers: the order he carries replaces whatever stood before. */
function deliver(war: War, rider: number, commander: number): void {
  const { state } = war;
  war.tell({
    type: 'riderArrived',
    rule: 'III.37',
    piece: at(war.box.riders, rider).id,
    to: hexId(war, at(state.riderHex, rider)),
  });
  const edge = at(state.riderEdge, rider);
  const left =
    edge < 0 ? 0 : Math.min(at(state.riderLeft, rider), apart(war, at(state.at, commander), edge));
  const attack = at(state.riderAttack, rider) && left > 0 ? 1 : 0;
  writeOrder(war, commander, attack, at(state.riderVector, rider), edge, left);
  toTrack(war, rider, state.turn + 1);
}

/** II.4(7), R4 Riders whose box has come ride back to their chief, if he is on the field (R68). */
export const ridersReturn = step('ridersReturn', (war) => {
  const { state } = war;
  for (const [rider, where] of state.rider.entries()) {
    const due = at(state.riderDue, rider);
    if (where !== ON_TRACK || due === NONE || due > state.turn) continue;
    const chief = chiefOf(war, at(war.box.riders, rider).side);
    if (chief === NONE || at(state.at, chief) < 0) continue;
    state.rider[rider] = WITH_CHIEF;
    war.tell({ type: 'riderBack', rule: 'II.4', piece: at(war.box.riders, rider).id });
  }
});
