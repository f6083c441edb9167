import { at } from '../../../kernel/lists.ts';
import { type Look, NONE, ROUTED } from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
import {
  areaId,
  areaOf,
  brigadeId,
  brigadeOf,
  brigadeUnitsIn,
  inPlay,
  leaderArea,
  leaderOf,
  pieceId,
  pieceOf,
  stepsBetween,
} from './01-pieces.ts';
import {
  follow,
  isOverfull,
  mustSearch,
  pointsLeft,
  search,
  stepInto,
  whyNotStep,
} from './04-crossing.ts';

/** 4.1b-4.1i A brigade's turn to move begins with its leader. */
export const brigade = step('brigade', (war, { brigade: id }) => {
  const { state, box } = war;
  const index = brigadeOf(box, id);
  const leader = leaderOf(box, index);
  if (!inPlay(state, leader)) return;
  state.moving = index;
  state.party = [];
  if (state.hesitating === index) {
    war.tell({ type: 'holdsBack', rule: '2.1b', piece: pieceId(box, leader) });
    return;
  }
  arrive(war, index);
  if (mayLead(war, index)) war.next('leaderMove', { brigade: id });
  war.next('brigadeUnits', { brigade: id });
});

/** 4.1h The leader stands where his marker lies: he stops and it goes. */
function arrive(war: War, index: number): boolean {
  const { state, box } = war;
  const here = leaderArea(war, index);
  if (at(state.objective, index) !== here || here < 0) return false;
  state.objective[index] = NONE;
  state.fail[index] = 0;
  state.reached[index] = here;
  war.tell({
    type: 'reached',
    rule: '4.1h',
    piece: pieceId(box, leaderOf(box, index)),
    at: areaId(box, here),
  });
  return true;
}

/** 4.1c-e, R-45 Whether the leader has an objective and any way to come nearer to it. */
function mayLead(look: Look, index: number): boolean {
  const { state, box } = look;
  const leader = leaderOf(box, index);
  if (at(state.objective, index) < 0 || at(state.done, leader) > 0) return false;
  return rides(look, index).length > 0 || takeable(look, index).length > 0;
}

/** 4.1d Next areas on a shortest route to the objective. */
export function forward(look: Look, index: number, from: number): number[] {
  const { state, box } = look;
  const goal = at(state.objective, index);
  if (goal < 0 || from < 0) return [];
  const { gait } = at(box.brigades, index);
  const steps = stepsBetween(box, gait, from, goal);
  return at(at(box.links, gait), from).filter(
    (to) => stepsBetween(box, gait, to, goal) === steps - 1,
  );
}

const nearerGoal = (look: Look, index: number) => (_: Look, __: number, from: number, to: number) =>
  forward(look, index, from).includes(to);

/** 4.1e Why the party cannot take this step with its leader. */
export function whyNotMarch(
  look: Look,
  index: number,
  party: readonly number[],
  to: number,
): Refusal | null {
  const { state, box } = look;
  const leader = leaderOf(box, index);
  const here = leaderArea(look, index);
  if (to < 0) return refuse(null, 'noSuchArea');
  if (party.length === 0) return refuse('4.1e', 'needsCompany');
  if (!forward(look, index, here).includes(to)) return refuse('4.1d', 'notForward');
  if (pointsLeft(look, leader) < 1) return refuse('4.1e', 'noMp');
  if (at(box.areas, to).allMp && at(state.spent, leader) > 0) return refuse('Tg', 'needsAllMp');
  const onward = nearerGoal(look, index);
  for (const unit of party) {
    const refusal = whyNotStep(look, unit, to, party.length, onward);
    if (refusal) return refusal;
  }
  return null;
}

const mayMarch = (look: Look, index: number, party: readonly number[]): boolean =>
  forward(look, index, leaderArea(look, index)).some(
    (to) => whyNotMarch(look, index, party, to) === null,
  );

/** Units that could join the party without stopping it. */
function takeable(look: Look, index: number): number[] {
  const { state } = look;
  return brigadeUnitsIn(look, index, leaderArea(look, index)).filter(
    (unit) =>
      at(state.level, unit) !== ROUTED &&
      !state.party.includes(unit) &&
      mayMarch(look, index, [...state.party, unit]),
  );
}

/** 4.1e Alone, within his MP and along a shortest route, to an area where a unit of his stands. */
export function rides(look: Look, index: number): number[] {
  const { state, box } = look;
  const { gait, units } = at(box.brigades, index);
  const goal = at(state.objective, index);
  const leader = leaderOf(box, index);
  const here = at(state.where, leader);
  const now = stepsBetween(box, gait, here, goal);
  const areas: number[] = [];
  for (const unit of units) {
    const to = at(state.where, unit);
    if (to < 0 || to === here || areas.includes(to)) continue;
    const way = stepsBetween(box, gait, here, to);
    const onRoute = stepsBetween(box, gait, to, goal) === now - way;
    if (onRoute && mayRide(look, index, leader, here, to, way)) areas.push(to);
  }
  return areas;
}

/** Hills and villages take all MP, for a leader too: he must start next to one he ends on, and ride around others. */
function mayRide(
  look: Look,
  index: number,
  leader: number,
  here: number,
  to: number,
  way: number,
): boolean {
  const { box } = look;
  if (pointsLeft(look, leader) < way) return false;
  if (way <= 1) return true;
  if (at(box.areas, to).allMp) return false;
  const { gait } = at(box.brigades, index);
  return forward(look, index, here).some(
    (next) =>
      !at(box.areas, next).allMp &&
      stepsBetween(box, gait, next, to) === way - 1 &&
      (way === 2 || mayRideOn(look, index, next, to, way - 1)),
  );
}

const mayRideOn = (look: Look, index: number, from: number, to: number, way: number): boolean =>
  forward(look, index, from).some(
    (next) =>
      stepsBetween(look.box, at(look.box.brigades, index).gait, next, to) === way - 1 &&
      (next === to ||
        (!at(look.box.areas, next).allMp && mayRideOn(look, index, next, to, way - 1))),
  );

/** 4.1d, 4.1e Who goes with the leader, and where. */
export const leaderMove = decision('leaderMove', {
  side: 'british',
  rule: '4.1d',
  choices(look, { brigade: id }) {
    const { state, box } = look;
    const index = brigadeOf(box, id);
    const piece = pieceId(box, leaderOf(box, index));
    const choices: Offer<'leaderMove'>[] = [];
    const more = takeable(look, index);
    for (const unit of more) choices.push({ do: 'take', piece, with: pieceId(box, unit) });
    if (more.length > 1 && mayMarch(look, index, [...state.party, ...more]))
      choices.push({ do: 'takeAll', piece });
    choices.push(...marches(look, index));
    if (state.party.length === 0)
      for (const to of rides(look, index)) choices.push({ do: 'ride', piece, to: areaId(box, to) });
    return choices;
  },
  whyNot(look, { brigade: id }, tried) {
    const { state, box } = look;
    const index = brigadeOf(box, id);
    if (tried.piece !== pieceId(box, leaderOf(box, index))) return refuse('4.1b', 'otherBrigade');
    if (tried.do === 'march') return whyNotMarch(look, index, state.party, areaOf(box, tried.to));
    if (tried.do === 'ride')
      return refuse('4.1e', state.party.length > 0 ? 'inCompany' : 'notToAUnit');
    return tried.do === 'take' ? whyNotTake(look, index, pieceOf(box, tried.with)) : null;
  },
  take: {
    take: (war, { brigade }, choice) => join(war, brigade, [pieceOf(war.box, choice.with)]),
    takeAll: (war, { brigade }) => join(war, brigade, takeable(war, brigadeOf(war.box, brigade))),
    march: (war, { brigade }, choice) =>
      march(war, brigadeOf(war.box, brigade), areaOf(war.box, choice.to)),
    ride: (war, { brigade }, choice) =>
      ride(war, brigadeOf(war.box, brigade), areaOf(war.box, choice.to)),
  },
});

/** Units come along; the leader may take more. */
function join(war: War, brigade: string, units: readonly number[]): void {
  war.state.party = [...war.state.party, ...units];
  war.next('leaderMove', { brigade });
}

function whyNotTake(look: Look, index: number, unit: number): Refusal | null {
  const { state, box } = look;
  if (unit < 0 || at(box.pieces, unit).brigade !== index) return refuse('4.1e', 'otherBrigade');
  if (state.party.includes(unit)) return refuse('4.1e', 'comesAlready');
  if (state.where[unit] !== leaderArea(look, index)) return refuse('4.1e', 'notWithLeader');
  if (at(state.level, unit) === ROUTED) return refuse('4.1u', 'routed');
  for (const to of forward(look, index, leaderArea(look, index))) {
    const refusal = whyNotMarch(look, index, [...state.party, unit], to);
    if (refusal) return refusal;
  }
  return refuse('4.1d', 'notForward');
}

function marches(look: Look, index: number): Choice<'march'>[] {
  const { state, box } = look;
  const piece = pieceId(box, leaderOf(box, index));
  return forward(look, index, leaderArea(look, index))
    .filter((to) => whyNotMarch(look, index, state.party, to) === null)
    .map((to) => ({ do: 'march', piece, to: areaId(box, to) }));
}

function ride(war: War, index: number, to: number): void {
  const leader = leaderOf(war.box, index);
  follow(war, leader, to);
  war.state.done[leader] = 1;
  arrive(war, index);
}

/** 4.1e One step of leader and party. */
function march(war: War, index: number, to: number): void {
  const { state, box } = war;
  const leader = leaderOf(box, index);
  // 4.1x, R-10 The men look for the drift; the leader rides through with them.
  if (mustSearch(war, to) && !search(war, at(state.party, 0), to)) {
    // R-12 The searcher stays where it is; the others may still move within the radius.
    if (state.chosen.failedSearch === 'searcher') state.party = [];
    haltParty(war, index);
    return;
  }
  for (const unit of state.party) stepInto(war, unit, to);
  state.spent[leader] = at(box.areas, to).allMp
    ? at(state.allowance, leader)
    : at(state.spent, leader) + 1;
  follow(war, leader, to);
  const able = state.party.filter((unit) => at(state.done, unit) === 0);
  for (const unit of state.party) if (!able.includes(unit)) state.done[unit] = 2;
  if (arrive(war, index) || able.length === 0) {
    haltParty(war, index);
    return;
  }
  state.party = able;
  if (mayMarch(war, index, able)) war.next('leaderMarch', { brigade: brigadeId(box, index) });
  else haltParty(war, index);
}

/** The leader's move is over; his company may still mount, dismount or unlimber. */
function haltParty(war: War, index: number): void {
  const { state, box } = war;
  for (const unit of state.party) if (at(state.done, unit) === 0) state.done[unit] = 2;
  state.done[leaderOf(box, index)] = 1;
  state.party = [];
}

/** 4.1d Further along, or enough for this turn; a crossing that is too full must be cleared. */
export const leaderMarch = decision('leaderMarch', {
  side: 'british',
  rule: '4.1d',
  choices(look, { brigade: id }) {
    const index = brigadeOf(look.box, id);
    const choices: Offer<'leaderMarch'>[] = marches(look, index);
    if (!isOverfull(look, leaderArea(look, index)))
      choices.push({ do: 'halt', piece: pieceId(look.box, leaderOf(look.box, index)) });
    return choices;
  },
  whyNot(look, { brigade: id }, tried) {
    const index = brigadeOf(look.box, id);
    if (tried.piece !== pieceId(look.box, leaderOf(look.box, index)))
      return refuse('4.1b', 'otherBrigade');
    return tried.do === 'halt'
      ? refuse('4.1ab', 'crossingFull')
      : whyNotMarch(look, index, look.state.party, areaOf(look.box, tried.to));
  },
  take: {
    march: (war, { brigade }, choice) =>
      march(war, brigadeOf(war.box, brigade), areaOf(war.box, choice.to)),
    halt: (war, { brigade }) => haltParty(war, brigadeOf(war.box, brigade)),
  },
});
