import { at } from '../../../kernel/lists.ts';
import { FAR, NORTH } from '../box.ts';
import { because, type Reason, reasonsTold, rowFor, sumOf } from '../reasons.ts';
import { FRONT, type Look, NONE } from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type Tried,
  type War,
} from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import {
  areaId,
  areaOf,
  brigadeId,
  brigadeOf,
  inPlay,
  isBoerUnit,
  isVariant,
  leaderArea,
  leaderOf,
  pieceId,
  pieceOf,
  stackedWith,
  stepsBetween,
} from './01-pieces.ts';

/** Chapter 2: the Orders Phase from Command Points on. Events are in 02-events.ts. */

/** 2.2 What Buller and his headquarters can do this turn. */
export const commandPoints = step('commandPoints', (war) => {
  const { state, box } = war;
  enterSegment(war, 'commandPoints');
  const base = basicPoints(war);
  const event = box.britishChits[state.event];
  const chit =
    event === 'extra-cp' || event === 'lost-cp' ? box.pack.chits.british[event].value : 0;
  const staff = isVariant(state, 'staff') ? box.pack.variants.staff.value : 0;
  state.cp = Math.max(0, base + chit + staff);
  war.tell({ type: 'commandPoints', rule: pointsRule(war), n: state.cp, base, chit, staff });
});

/** 2.2a-d, R-25 */
export function basicPoints({ state, box }: Look): number {
  const { commandPoints: cp } = box.pack.tables;
  const operative = at(state.face, box.hq) === FRONT;
  if (!inPlay(state, box.buller)) return operative ? cp.hqAlone : 0;
  if (!stackedWith(state, box.buller, box.hq)) return cp.bullerApart;
  return operative ? cp.bullerAtOperativeHq : cp.bullerAtMovingHq;
}

const pointsRule = ({ state, box }: Look): string => {
  if (!inPlay(state, box.buller)) return '2.2d';
  if (!stackedWith(state, box.buller, box.hq)) return '2.2c';
  return at(state.face, box.hq) === FRONT ? '2.2a' : '2.2b';
};

/** 2.3b Orders start from Buller; from HQ once he is dead. */
export const sender = ({ state, box }: Look): number =>
  inPlay(state, box.buller) ? box.buller : box.hq;

/** 2.3 Orders are sent until the player has done or nothing more can be ordered. */
export const sendOrders = step('sendOrders', (war) => {
  enterSegment(war, 'sendOrders');
  if (anyOrderPossible(war)) war.next('giveOrders');
  war.next('rollOrders');
});

/** R-57 In the Buller Version the orders of turn 1 are the printed ones. */
const isPrinted = ({ state }: Look): boolean =>
  state.chosen.scenario === 'buller-version' && state.turn === 1;

/** 2.3d, 2.3e Where a brigade may be sent: five areas at most, never a crossing or Robinson's box. */
export function orderAreas(look: Look, brigade: number, limit?: number): number[] {
  const { box } = look;
  const areas: number[] = [];
  const reach = limit ?? box.pack.tables.ranges.order;
  const { gait } = at(box.brigades, brigade);
  const from = leaderArea(look, brigade);
  for (let area = 0; area < box.areas.length; area++)
    if (
      stepsBetween(box, gait, from, area) <= reach &&
      whyNotArea(look, brigade, area, reach) === null
    )
      areas.push(area);
  return areas;
}

/** Whether there is any such area. */
function hasOrderArea(look: Look, brigade: number): boolean {
  const { box } = look;
  for (let area = 0; area < box.areas.length; area++)
    if (whyNotArea(look, brigade, area, box.pack.tables.ranges.order) === null) return true;
  return false;
}

function whyNotArea(look: Look, brigade: number, area: number, limit: number): Refusal | null {
  const { box } = look;
  if (area < 0) return refuse(null, 'noSuchArea');
  const { kind } = at(box.areas, area);
  if (kind === 'drift' || kind === 'bridge') return CROSSING;
  if (kind === 'robinson') return THE_BOX;
  const { gait, historical } = at(box.brigades, brigade);
  const steps = stepsBetween(box, gait, leaderArea(look, brigade), area);
  if (steps >= FAR) return refuse('4.1w', 'noRoute');
  if (steps > limit) return refuse('2.3d', 'tooFar', { steps, limit });
  if (isPrinted(look) && area !== historical) return refuse('10.1a', 'printedObjective');
  return null;
}

const CROSSING: Refusal = refuse('2.3d', 'notACrossing');
const THE_BOX: Refusal = refuse('2.3d', 'notTheBox');

/** Why a piece leads no brigade. */
export function whyNotLeader(look: Look, id: string | undefined): Refusal | null {
  const { state, box } = look;
  const piece = pieceOf(box, id);
  if (piece < 0 || ledBy(look, id) >= 0) return null;
  if (!inPlay(state, piece)) return refuse(null, 'noSuchPiece');
  return isBoerUnit(box, piece) ? refuse('0a', 'boersActAlone') : refuse('4.1b', 'leadersOnly');
}

/** 2.3a-c, R-16 Why Buller cannot send this brigade an order. */
export function whyNotOrder(look: Look, brigade: number): Refusal | null {
  const { state, box } = look;
  if (brigade < 0) return refuse(null, 'noSuchPiece');
  if (!inPlay(state, leaderOf(box, brigade))) return refuse('4.1g', 'noLeader');
  if (state.cp <= 0) return refuse('2.3a', 'noPoints');
  if (at(state.ordered, brigade) > 0) return refuse('2.3c', 'alreadyOrdered');
  if (at(state.planned, brigade) >= 0 && state.chosen.inTransit === 'wait')
    return refuse('2.3c', 'inTransit');
  return hasOrderArea(look, brigade) ? null : refuse('2.3d', 'nowhere');
}

/** 2.3f, R-42 Why Long cannot order this brigade. */
export function whyNotLong(look: Look, brigade: number): Refusal | null {
  const { state, box } = look;
  if (brigade < 0) return refuse(null, 'noSuchPiece');
  const leader = leaderOf(box, brigade);
  if (!inPlay(state, leader)) return refuse('4.1g', 'noLeader');
  if (state.longOrdered > 0) return refuse('2.3f', 'longHasOrdered');
  if (at(box.brigades, brigade).kind !== 'artillery') return refuse('2.3f', 'notBatteries');
  if (!stackedWith(state, leader, box.long)) return refuse('2.3f', 'longElsewhere');
  if (at(state.fail, brigade) > 0) return refuse('2.3f', 'showsFail');
  if (at(state.ordered, brigade) > 0) return refuse('2.3c', 'alreadyOrdered');
  return hasOrderArea(look, brigade) ? null : refuse('2.3d', 'nowhere');
}

function anyOrderPossible(look: Look): boolean {
  for (let brigade = 0; brigade < look.box.brigades.length; brigade++)
    if (whyNotOrder(look, brigade) === null || whyNotLong(look, brigade) === null) return true;
  return false;
}

/** The brigade that a leader commands; NONE for anyone else. */
export const ledBy = (look: Look, id: string | undefined): number => {
  const piece = pieceOf(look.box, id);
  return piece >= look.box.firstLeader && piece < look.box.buller
    ? piece - look.box.firstLeader
    : NONE;
};

/** 2.3 Send an order, let Long give one, or let the gallopers ride. */
export const giveOrders = decision('giveOrders', {
  side: 'british',
  rule: '2.3a',
  choices(look) {
    const choices: Offer<'giveOrders'>[] = [];
    const { box } = look;
    for (let brigade = 0; brigade < box.brigades.length; brigade++) {
      const piece = pieceId(box, leaderOf(box, brigade));
      if (whyNotOrder(look, brigade) === null) choices.push({ do: 'order', piece });
      if (whyNotLong(look, brigade) === null)
        choices.push({ do: 'longOrder', piece, with: pieceId(box, box.long) });
    }
    choices.push({ do: 'endOrders' });
    return choices;
  },
  whyNot: {
    order: (look, _, tried) =>
      whyNotLeader(look, tried.piece) ?? whyNotOrder(look, ledBy(look, tried.piece)),
    longOrder: (look, _, tried) =>
      whyNotLeader(look, tried.piece) ?? whyNotLong(look, ledBy(look, tried.piece)),
  },
  take: {
    order: (war, _, choice) => giveOrder(war, ledBy(war, choice.piece), false),
    longOrder: (war, _, choice) => giveOrder(war, ledBy(war, choice.piece), true),
    endOrders() {},
  },
});

function giveOrder(war: War, brigade: number, long: boolean): void {
  const areas = orderAreas(war, brigade);
  const [only] = areas;
  if (areas.length === 1 && only !== undefined) {
    const piece = pieceId(war.box, leaderOf(war.box, brigade));
    war.unasked('british', { do: 'aim', piece, to: areaId(war.box, only) });
    settleOrder(war, brigade, only, long);
  } else war.next('aimOrder', { brigade: brigadeId(war.box, brigade), long });
}

/** 2.3d The area that becomes the objective. */
export const aimOrder = decision('aimOrder', {
  side: 'british',
  rule: (_, { long }) => (long ? '2.3f' : '2.3d'),
  choices: (look, { brigade: id }) => aims(look, brigadeOf(look.box, id)),
  whyNot: (look, { brigade: id }, tried) =>
    whyNotAim(look, brigadeOf(look.box, id), tried, look.box.pack.tables.ranges.order),
  take: {
    aim(war, { brigade, long }, choice) {
      settleOrder(war, brigadeOf(war.box, brigade), areaOf(war.box, choice.to), long);
    },
  },
});

export const aims = (look: Look, brigade: number, limit?: number): Choice<'aim'>[] => {
  const piece = pieceId(look.box, leaderOf(look.box, brigade));
  return orderAreas(look, brigade, limit).map((area) => ({
    do: 'aim',
    piece,
    to: areaId(look.box, area),
  }));
};

export function whyNotAim(
  look: Look,
  brigade: number,
  tried: Tried,
  limit: number,
): Refusal | null {
  if (ledBy(look, tried.piece) !== brigade) return refuse('2.3d', 'otherBrigade');
  return whyNotArea(look, brigade, areaOf(look.box, tried.to), limit);
}

function settleOrder(war: War, brigade: number, area: number, long: boolean): void {
  if (long) placeAtOnce(war, brigade, area);
  else plan(war, brigade, area);
  if (anyOrderPossible(war)) war.next('giveOrders');
}

/** 2.3a, 2.3d One CP; the Planned Objective Marker goes to the area. */
function plan(war: War, brigade: number, area: number): void {
  const { state, box } = war;
  state.cp -= 1;
  state.ordered[brigade] = 1;
  // R-16 by option: the order on its way is cancelled by the new one.
  if (at(state.planned, brigade) >= 0) state.due[brigade] = 0;
  state.planned[brigade] = area;
  war.tell({
    type: 'ordered',
    rule: '2.3d',
    piece: pieceId(box, leaderOf(box, brigade)),
    to: areaId(box, area),
    with: pieceId(box, sender(war)),
  });
}

/** 2.3g Long is there in person: the Objective Marker is placed, whatever else was on its way. */
function placeAtOnce(war: War, brigade: number, area: number): void {
  const { state, box } = war;
  state.longOrdered = 1;
  state.ordered[brigade] = 2;
  placeObjective(war, brigade, area);
  war.tell({
    type: 'longOrdered',
    rule: '2.3g',
    piece: pieceId(box, leaderOf(box, brigade)),
    to: areaId(box, area),
  });
}

/** The Objective Marker lies on the map; nothing else of that brigade does. */
export function placeObjective(war: War, brigade: number, area: number): void {
  const { state } = war;
  state.planned[brigade] = NONE;
  state.due[brigade] = 0;
  state.fail[brigade] = 0;
  state.objective[brigade] = area;
  state.reached[brigade] = NONE;
}

/** What bears on the roll of an order sent now. */
export function sendReasons(look: Look, brigade: number): Reason[] {
  const { state, box } = look;
  const { modifiers } = box.pack.tables.sendOrders;
  const reasons: Reason[] = [];
  const from = sender(look);
  const leader = leaderArea(look, brigade);
  // The messenger rides as any horseman does.
  const steps = stepsBetween(box, 0, at(state.where, from), leader);
  if (
    from === box.buller &&
    stackedWith(state, box.buller, box.hq) &&
    at(state.face, box.hq) === FRONT
  )
    because(reasons, modifiers, 'with-hq', '2.3h');
  if (steps <= modifiers.near.within) because(reasons, modifiers, 'near', '2.3h');
  if (steps > modifiers.far.beyond) because(reasons, modifiers, 'far', '2.3h');
  if (at(box.areas, leader).bank === NORTH) because(reasons, modifiers, 'across', '2.3h');
  if (from === box.hq) because(reasons, modifiers, 'hq-sends', '2.3h');
  if (box.britishChits[state.event] === 'heliograph')
    because(reasons, modifiers, 'heliograph', '2.3h');
  return reasons;
}

/** 2.3h After all orders are sent, two dice for each. */
export const rollOrders = step('rollOrders', (war) => {
  const { state, box } = war;
  state.cp = 0; // 2.3a Unused points are lost.
  for (let brigade = 0; brigade < box.brigades.length; brigade++) {
    const sent = at(state.ordered, brigade) === 1 && at(state.planned, brigade) >= 0;
    if (sent && at(state.due, brigade) === 0) rollOrder(war, brigade);
  }
});

function rollOrder(war: War, brigade: number): void {
  const { state, box } = war;
  const reasons = sendReasons(war, brigade);
  const dice = war.roll2(`send/${brigadeId(box, brigade)}`);
  const total = dice[0] + dice[1] + sumOf(reasons);
  const row = rowFor(box.pack.tables.sendOrders.rows, total);
  const told = {
    piece: pieceId(box, leaderOf(box, brigade)),
    to: areaId(box, at(state.planned, brigade)),
    dice,
    total,
    reasons: reasonsTold(reasons),
  };
  if (row.result === 'lost') {
    // 2.3j The old objective, if any, is not touched.
    state.planned[brigade] = NONE;
    war.tell({ type: 'orderLost', rule: '2.3j', ...told });
    return;
  }
  // 2.3i, R-15 One marker, one place: it leaves the map for the track.
  state.due[brigade] = state.turn + row.turns;
  // R-46 Under way it does not undo what was reached: only a newer marker on the map does.
  if (state.chosen.newOrder === 'halts') state.objective[brigade] = NONE;
  war.tell({ type: 'orderSent', rule: '2.3i', ...told, turns: row.turns });
}
