import { at } from '../../../kernel/lists.ts';
import { BOERS, DETACHED, EMPIRE, MAIN, SIDES, sideName, X } from '../box.ts';
import {
  activeSide,
  areaId,
  areaOf,
  belongsToEmpire,
  enemyStands,
  fullMovement,
  garrisonLeaderIn,
  hasBlockhouse,
  hasFlag,
  isBritish,
  isGuerrilla,
  isOn,
  leaderId,
  leaderIn,
  leaderOf,
  leadersIn,
  ownMainIn,
} from '../queries.ts';
import { type Look, NONE, OFF_MAP, RESERVE } from '../state.ts';
import { type Choice, decision, type Refusal, refuse, step, type War } from '../vocabulary.ts';

const sideOf = (look: Look, leader: number): number => at(look.box.leaderSide, leader);

/** 3F, 5A Who may be activated. */
export function whyNotActivation(look: Look, leader: number): Refusal | null {
  const side = activeSide(look);
  if (leader === NONE || sideOf(look, leader) !== side) return refuse('5A', 'notYourLeader');
  if (fullMovement(look, leader) === X) return refuse('3F', 'cannotMove');
  return at(look.state.leaderAt, leader) >= 0 ? null : refuse('5A', 'notOnMap');
}

export function activate(war: War, leader: number): void {
  const { state } = war;
  state.mover = leader;
  state.mp = fullMovement(war, leader); // 5B: unspent points of an earlier action are gone
  state.halted = false;
  war.tell({ type: 'activated', rule: '5A', piece: leaderId(war, leader), n: state.mp });
  war.next('carryOn');
  war.next('endMove');
  war.next('actionDone', { cost: 1 });
}

/** British areas that touch no republic: out of reach for most Boers. */
const isDeep = (look: Look, area: number): boolean =>
  isBritish(look, area) && !at(look.box.border, area);

/** 7.0.a-b to d How far a Boer leader may ride. */
function whyNotReach(look: Look, leader: number, to: number): Refusal | null {
  if (sideOf(look, leader) !== BOERS || !isDeep(look, to)) return null;
  if (!isGuerrilla(look)) return refuse('7.0.a-b', 'tooDeep');
  if (hasFlag(look, 'freeBoerMovement') || !isOn(look, 'singleRoamer')) return null;
  const { state, box } = look;
  const another = at(box.field, BOERS).some(
    (other) =>
      other !== leader && at(state.leaderAt, other) >= 0 && isDeep(look, at(state.leaderAt, other)),
  );
  return another ? refuse('7.0.a-c', 'anotherRoams') : null;
}

/** Whether an area stops a leader who enters it (5.0.b-b, 6.0.d-c). */
export const stops = (look: Look, leader: number, area: number): boolean => {
  const side = sideOf(look, leader);
  return enemyStands(look, side, area) || (side === BOERS && hasBlockhouse(look, area));
};

/** 5.0.e-a Straight from one enemy into the arms of the next. */
function slipsPast(look: Look, leader: number, from: number, to: number): boolean {
  const side = sideOf(look, leader);
  if (isGuerrilla(look) || !enemyStands(look, side, from)) return false; // 5.0.e-b
  return side === BOERS ? belongsToEmpire(look, to) : !belongsToEmpire(look, to); // 5.0.e-c
}

/** Why a leader standing in `from` with `mp` points may not move to `to`. */
export function whyNotMove(
  look: Look,
  leader: number,
  from: number,
  to: number,
  mp: number,
): Refusal | null {
  if (to === NONE || !at(look.box.adjacent, from).includes(to))
    return refuse('5.0.a', 'notAdjacent');
  if (mp < 1) return refuse('5A', 'noPoints');
  if (look.state.halted) return refuse('5.0.b-b', 'halted');
  if (slipsPast(look, leader, from, to)) return refuse('5.0.e-a', 'pinned');
  const reach = whyNotReach(look, leader, to);
  if (reach) return reach;
  if (at(look.box.kind, leader) !== MAIN || !ownMainIn(look, leader, to)) return null;
  // 5.0.d-c: he may pass another main leader only if he can get out again.
  return !stops(look, leader, to) && hasExit(look, leader, to, mp - 1)
    ? null
    : refuse('5.0.d-c', 'twoMains');
}

const hasExit = (look: Look, leader: number, from: number, mp: number): boolean =>
  mp >= 1 &&
  at(look.box.adjacent, from).some((to) => whyNotMove(look, leader, from, to, mp) === null);

/** 5.0.d-c A main leader in passing keeps a point to leave with. */
export const keepsExit = (look: Look, leader: number, cost: number): boolean => {
  const { state, box } = look;
  const area = at(state.leaderAt, leader);
  return (
    at(box.kind, leader) !== MAIN ||
    !ownMainIn(look, leader, area) ||
    hasExit(look, leader, area, state.mp - cost)
  );
};

export const moves = (look: Look): Choice<'move'>[] => {
  const { state, box } = look;
  const from = at(state.leaderAt, state.mover);
  if (state.mp < 1 || state.halted) return [];
  return at(box.adjacent, from)
    .filter((to) => whyNotMove(look, state.mover, from, to, state.mp) === null)
    .map((to) => ({ do: 'move', piece: leaderId(look, state.mover), to: areaId(look, to) }));
};

export function move(war: War, to: number): void {
  const { state, box } = war;
  const leader = state.mover;
  const from = at(state.leaderAt, leader);
  state.mp--;
  state.leaderAt[leader] = to;
  war.tell({
    type: 'moved',
    rule: sideOf(war, leader) === BOERS ? '7.0.a-a' : '6.0.a',
    piece: leaderId(war, leader),
    from: areaId(war, from),
    to: areaId(war, to),
  });
  if (stops(war, leader, to)) state.halted = true;
  settleArea(war, from);
  settleArea(war, to);
  if (at(box.isCity, to)) beginSiege(war, leader, to);
  // 5.0.d: the move is over where he is stopped, so this is where company parts.
  if (state.halted) war.next('stack', { area: areaId(war, to), by: sideName(sideOf(war, leader)) });
}

/** 7.0.b-a A Boer leader before the gates of a city that still has its garrison. */
function beginSiege(war: War, leader: number, city: number): void {
  const { state } = war;
  if (state.turn !== 1 || sideOf(war, leader) !== BOERS) return;
  if (garrisonLeaderIn(war, city) === NONE || at(state.siege, city) !== NONE) return;
  state.siege[city] = 0;
  noteFighting(war, city);
  war.tell({
    type: 'siegeBegins',
    rule: '7.0.b-a',
    area: areaId(war, city),
    piece: leaderId(war, leader),
  });
}

/** Events ask whether a territory has seen a siege or a fight. */
export function noteFighting(war: War, area: number): void {
  const territory = at(war.box.territory, area);
  if (!war.state.fought.includes(territory)) war.state.fought.push(territory);
}

/** After leaders came or went: sieges without a besieger and works in British hands disappear. */
export function settleArea(war: War, area: number): void {
  const { state } = war;
  if (at(state.siege, area) === NONE && at(state.fort, area) === NONE) return;
  if (leaderIn(war, BOERS, area) !== NONE) return;
  if (at(state.siege, area) !== NONE) {
    state.siege[area] = NONE; // A 15
    war.tell({ type: 'siegeLifted', rule: '7.0.b-c', area: areaId(war, area) });
  }
  if (at(state.fort, area) !== NONE && leaderIn(war, EMPIRE, area) !== NONE) {
    state.fort[area] = NONE; // 7.0.c-c
    war.tell({ type: 'fortLost', rule: '7.0.c-c', area: areaId(war, area) });
  }
}

/** 5.0.c Why a leader cannot be detached here and now. */
export function whyNotDetach(look: Look, leader: number): Refusal | null {
  const { state, box } = look;
  if (leader === NONE || sideOf(look, leader) !== sideOf(look, state.mover))
    return refuse('5.0.c-a', 'notYourLeader');
  const where = at(state.leaderAt, leader);
  if (where === RESERVE) return refuse('5.0.c-b', 'notYetEntered');
  if (where !== OFF_MAP)
    return refuse(where >= 0 ? '5.0.c-a' : '5.0.c-b', where >= 0 ? 'onMap' : 'outOfGame');
  if (state.halted || state.mp < 1) return refuse('5.0.c-a', 'moveIsOver');
  const here = at(state.leaderAt, state.mover);
  if (
    at(box.kind, leader) === MAIN &&
    leadersIn(look, sideOf(look, leader), here).some((l) => at(box.kind, l) === MAIN)
  )
    return refuse('5.0.d-c', 'twoMains');
  // A second leader deep in the Cape would be a second roamer.
  return whyNotReach(look, leader, here);
}

export function detachable(look: Look): Choice<'detach'>[] {
  const { state, box } = look;
  if (state.halted || state.mp < 1) return [];
  const here = areaId(look, at(state.leaderAt, state.mover));
  const found: Choice<'detach'>[] = [];
  for (const leader of at(box.field, sideOf(look, state.mover))) {
    if (state.leaderAt[leader] !== OFF_MAP || whyNotDetach(look, leader)) continue;
    found.push({ do: 'detach', piece: leaderId(look, leader), at: here });
  }
  return found;
}

export function detach(war: War, leader: number): void {
  const area = at(war.state.leaderAt, war.state.mover);
  war.state.leaderAt[leader] = area;
  war.tell({
    type: 'detached',
    rule: '5.0.c-a',
    piece: leaderId(war, leader),
    by: leaderId(war, war.state.mover),
    area: areaId(war, area),
  });
  settleArea(war, area);
}

/** 5.0.d The action of a leader is over: company parts wherever he left some. */
export const endMove = step('endMove', (war) => {
  const { state } = war;
  const leader = state.mover;
  const side = sideOf(war, leader);
  state.mover = NONE;
  state.mp = 0;
  state.halted = false;
  const crowded = new Set<number>();
  for (const other of at(war.box.field, side)) {
    const area = at(state.leaderAt, other);
    if (area >= 0 && leaderIn(war, side, area) !== other) crowded.add(area);
  }
  for (const area of crowded) war.next('stack', { area: areaId(war, area), by: sideName(side) });
});

/** 5.0.d One field leader of a side stays in an area; the detached ones go off the map. */
export const stack = step('stack', (war, { area, by }) => {
  const { box } = war;
  const side = SIDES.indexOf(by);
  const here = leadersIn(war, side, areaOf(war, area));
  if (here.length < 2) return;
  const detached = here.filter((leader) => at(box.kind, leader) === DETACHED);
  const hasMain = detached.length < here.length;
  if (hasMain && !isOn(war, 'mainAndDetachedShare')) {
    for (const leader of detached) takeOff(war, leader, '5.0.d-b');
  } else if (detached.length > 1) war.next('keep', { area, by });
});

function takeOff(war: War, leader: number, rule: string): void {
  war.state.leaderAt[leader] = OFF_MAP;
  war.tell({ type: 'takenOff', rule, piece: leaderId(war, leader) });
}

/** 5.0.d-a Of several detached leaders the owner keeps one. */
export const keep = decision('keep', {
  side: (_, { by }) => by,
  rule: '5.0.d-a',
  choices: (look, { area, by }) =>
    detachedIn(look, by, area).map((leader) => ({ do: 'keep', piece: leaderId(look, leader) })),
  whyNot: () => refuse('5.0.d-a', 'notHere'),
  take: {
    keep(war, { area, by }, choice) {
      const kept = leaderOf(war, choice.piece);
      for (const leader of detachedIn(war, by, area))
        if (leader !== kept) takeOff(war, leader, '5.0.d-a');
    },
  },
});

const detachedIn = (look: Look, by: string, area: string): number[] =>
  leadersIn(look, SIDES.indexOf(by as (typeof SIDES)[number]), areaOf(look, area)).filter(
    (leader) => at(look.box.kind, leader) === DETACHED,
  );
