import {
  apart,
  at,
  BOERS,
  BRITISH,
  cell,
  hexId,
  type Look,
  NONE,
  ON_TRACK,
  SADDLED,
  SPENT,
  sideName,
  step,
  UNDER_WAY,
  type War,
  WITH_CHIEF,
} from '../state.ts';
import { chiefOf, reachOf } from './03-command.ts';
import { writeOrder } from './03-orders.ts';

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
  for (const [rider, where] of war.state.rider.entries()) if (where === UNDER_WAY) ride(war, rider);
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
    ride(war, rider);
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

/** III.34, III.38 Ten movement points along a shortest way; the reached hex nearest the goal if it is cut. */
function ride(war: War, rider: number): void {
  const { state, box } = war;
  const { side, id } = at(box.riders, rider);
  const target = at(state.riderTo, rider);
  const goal = target === NONE ? NONE : at(state.at, target);
  // R68 The addressee is gone: the order lapses.
  if (goal < 0) {
    toTrack(war, rider, state.turn + 1);
    return;
  }
  const start = at(state.riderHex, rider);
  const barred = barredToRider(war, side);
  const far = waysFrom(war, goal, barred);
  let here = start;
  for (let mp = box.command.riderReach; mp > 0 && here !== goal; mp--) {
    let best = here;
    for (let direction = 0; direction < 6; direction++) {
      const to = cell(box.grid.next, here * 6 + direction);
      if (to < 0 || (to !== goal && barred[to] === 1)) continue;
      if (at(far, to) < at(far, best)) best = to;
    }
    if (best === here) break;
    here = best;
  }
  state.riderHex[rider] = here;
  war.tell({
    type: 'riderRode',
    rule: 'III.34',
    piece: id,
    at: hexId(war, start),
    to: hexId(war, here),
  });
  if (here === goal) deliver(war, rider, target);
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
        steps[to] = at(steps, hex) + 1;
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
