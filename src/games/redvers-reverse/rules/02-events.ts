import { kindAt } from '../../../kernel/dice.ts';
import { at } from '../../../kernel/lists.ts';
import { FAR } from '../box.ts';
import { type Look, NONE, NORMAL } from '../state.ts';
import { decision, type Offer, type Refusal, refuse, step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import {
  areaId,
  areaOf,
  brigadeId,
  brigadeOf,
  inBoerRange,
  inPlay,
  isBoerUnit,
  isBritishUnit,
  isReplacement,
  leaderArea,
  leaderOf,
  pieceId,
  pieceOf,
  stackedWith,
  stepsBetween,
} from './01-pieces.ts';
import { aims, ledBy, orderAreas, placeObjective, whyNotAim, whyNotLeader } from './02-orders.ts';
import { liftChits } from './06-track.ts';

/** 2.1 The British Event Segment and the British half of the Events Card. */
export const britishEvent = step('britishEvent', (war) => {
  const { state } = war;
  enterSegment(war, 'britishEvent');
  // 2.1a
  for (const holder of [state.closeOrder, state.bobHart])
    if (holder >= 0) liftChits(war, holder, '2.1a');
  // 2.1b
  const chit = drawChit(war, 'event/british', state.britishCup, war.box.britishChits);
  if (chit < 0) return;
  const id = at(war.box.britishChits, chit);
  state.event = chit;
  war.tell({ type: 'britishEvent', rule: '2.1b', chit: id });
  if (id !== 'close-order' && id !== 'bob-hart') putBack(state.britishCup, chit);
  apply(war, id, chit);
});

/** One chit out of a cup, at random. */
export function drawChit(war: War, key: string, cup: number[], ids: readonly string[]): number {
  let total = 0;
  for (const count of cup) total += count;
  if (total === 0) return NONE;
  const kind = kindAt(
    cup,
    war.draw(key, total, (n) => at(ids, kindAt(cup, n))),
  );
  cup[kind] = at(cup, kind) - 1;
  return kind;
}

export const putBack = (cup: number[], kind: number): void => {
  cup[kind] = at(cup, kind) + 1;
};

function apply(war: War, id: string, chit: number): void {
  const { state, box } = war;
  switch (id) {
    case 'bob-hart':
      placeOnLeader(war, id, chit, hartsBrigade(war));
      break;
    case 'close-order':
      placeOnLeader(war, id, chit, anyBrigade(war, 'event/close-order', mayCloseUp(war)));
      break;
    case 'hesitate':
      state.hesitating = anyBrigade(war, 'event/hesitate', mayHesitate(war));
      if (state.hesitating >= 0)
        war.tell({
          type: 'hesitates',
          rule: '2.1b',
          piece: pieceId(box, leaderOf(box, state.hesitating)),
        });
      break;
    case 'water':
      if (thirsty(war).length > 0) war.next('water');
      break;
    case 'initiative':
      if (idleLeaders(war).length > 0) war.next('initiative');
      break;
    case 'zeal':
      gunnersZeal(war);
      break;
    default: // The rest is read off the event itself where it bites.
  }
}

/** Bob Hart is a man, not an office: without him the chit has no one to lie on. */
const hartsBrigade = (look: Look): number => {
  const { state, box } = look;
  return inPlay(state, leaderOf(box, 0)) && !isReplacement(look, 0) ? 0 : NONE;
};

const mayCloseUp = ({ state, box }: Look): number[] =>
  box.brigades.flatMap((brigade, i) =>
    brigade.kind === 'infantry' && inPlay(state, brigade.leader) ? [i] : [],
  );
const mayHesitate = ({ state, box }: Look): number[] =>
  box.brigades.flatMap((_, i) =>
    at(state.objective, i) >= 0 && at(state.fail, i) === 0 ? [i] : [],
  );

function anyBrigade(war: War, key: string, brigades: readonly number[]): number {
  if (brigades.length === 0) return NONE;
  const drawn = war.draw(key, brigades.length, (n) => brigadeId(war.box, at(brigades, n)));
  return at(brigades, drawn);
}

function placeOnLeader(war: War, id: string, chit: number, brigade: number): void {
  const { state, box } = war;
  if (brigade < 0) {
    putBack(state.britishCup, chit);
    return;
  }
  if (id === 'bob-hart') state.bobHart = brigade;
  else state.closeOrder = brigade;
  war.tell({
    type: 'chitPlaced',
    rule: '2.1b',
    chit: id,
    piece: pieceId(box, leaderOf(box, brigade)),
  });
}

/** Water Carts: shaken units out of Boer rifle range. */
const thirsty = (look: Look): number[] => {
  const { box } = look;
  const units: number[] = [];
  for (let unit = 0; unit < box.firstCommando; unit++)
    if (whyNotWater(look, unit) === null) units.push(unit);
  return units;
};

function whyNotWater(look: Look, unit: number): Refusal | null {
  const { state, box } = look;
  if (unit < 0 || !inPlay(state, unit)) return refuse(null, 'noSuchPiece');
  if (isBoerUnit(box, unit)) return refuse('0a', 'boersActAlone');
  if (!isBritishUnit(box, unit)) return refuse('2.1b', 'otherArm');
  if (at(state.level, unit) === NORMAL) return refuse('2.1b', 'inGoodOrder');
  return inBoerRange(look, at(state.where, unit), true) ? refuse('2.1b', 'inRifleRange') : null;
}

export const water = decision('water', {
  side: 'british',
  rule: '2.1b',
  choices: (look) => thirsty(look).map((unit) => ({ do: 'water', piece: pieceId(look.box, unit) })),
  whyNot: (look, _, tried) => whyNotWater(look, pieceOf(look.box, tried.piece)),
  take: {
    water(war, _, choice) {
      const unit = pieceOf(war.box, choice.piece);
      const up = war.box.pack.chits.british.water.value;
      const level = Math.max(NORMAL, at(war.state.level, unit) - up);
      war.state.level[unit] = level;
      war.tell({ type: 'watered', rule: '2.1b', piece: pieceId(war.box, unit), level });
    },
  },
});

/** Initiative: leaders with neither marker in play. */
const idleLeaders = (look: Look): number[] =>
  look.box.brigades.flatMap((_, brigade) =>
    whyNotInitiative(look, brigade) === null ? [brigade] : [],
  );

function whyNotInitiative(look: Look, brigade: number): Refusal | null {
  const { state, box } = look;
  if (brigade < 0 || !inPlay(state, leaderOf(box, brigade))) return refuse(null, 'noSuchPiece');
  const busy =
    at(state.planned, brigade) >= 0 ||
    at(state.objective, brigade) >= 0 ||
    at(state.due, brigade) > 0;
  if (busy) return refuse('2.1b', 'hasOrders');
  return orderAreas(look, brigade, initiativeReach(look)).length > 0
    ? null
    : refuse('2.3d', 'nowhere');
}

const initiativeReach = (look: Look): number => look.box.pack.chits.british.initiative.value;

export const initiative = decision('initiative', {
  side: 'british',
  rule: '2.1b',
  choices: (look) => [
    ...idleLeaders(look).map(
      (brigade): Offer<'initiative'> => ({
        do: 'initiative',
        piece: pieceId(look.box, leaderOf(look.box, brigade)),
      }),
    ),
    { do: 'decline' },
  ],
  whyNot: {
    initiative: (look, _, tried) =>
      whyNotLeader(look, tried.piece) ?? whyNotInitiative(look, ledBy(look, tried.piece)),
  },
  take: {
    initiative(war, _, choice) {
      war.next('initiativeAim', { brigade: brigadeId(war.box, ledBy(war, choice.piece)) });
    },
    decline() {},
  },
});

export const initiativeAim = decision('initiativeAim', {
  side: 'british',
  rule: '2.1b',
  choices: (look, { brigade }) => aims(look, brigadeOf(look.box, brigade), initiativeReach(look)),
  whyNot: (look, { brigade }, tried) =>
    whyNotAim(look, brigadeOf(look.box, brigade), tried, initiativeReach(look)),
  take: {
    aim(war, { brigade: id }, choice) {
      const brigade = brigadeOf(war.box, id);
      placeObjective(war, brigade, areaOf(war.box, choice.to));
      war.tell({
        type: 'ownInitiative',
        rule: '2.1b',
        piece: pieceId(war.box, leaderOf(war.box, brigade)),
        to: choice.to,
      });
    },
  },
});

/** Gunner's Zeal: the nearest riverside areas for each brigade of batteries that has Long with it. */
function zealous(look: Look): { brigade: number; area: number }[] {
  const { state, box } = look;
  const found: { brigade: number; area: number }[] = [];
  box.brigades.forEach((brigade, index) => {
    if (brigade.kind !== 'artillery' || !inPlay(state, brigade.leader)) return;
    if (!stackedWith(state, brigade.leader, box.long) || at(state.fail, index) > 0) return;
    for (const area of nearestRiverside(look, index)) found.push({ brigade: index, area });
  });
  return found;
}

function nearestRiverside(look: Look, brigade: number): number[] {
  const { box } = look;
  const from = leaderArea(look, brigade);
  let best = FAR;
  let areas: number[] = [];
  for (let area = 0; area < box.areas.length; area++) {
    if (!at(box.areas, area).riverside) continue;
    const steps = stepsBetween(box, at(box.brigades, brigade).gait, from, area);
    if (steps >= FAR || steps > best) continue;
    if (steps < best) areas = [];
    best = steps;
    areas.push(area);
  }
  return areas;
}

function gunnersZeal(war: War): void {
  const ways = zealous(war);
  const [first] = ways;
  if (!first) return;
  if (ways.length === 1 || war.state.chosen.ties === 'first') {
    const piece = pieceId(war.box, leaderOf(war.box, first.brigade));
    war.unasked('british', { do: 'objective', piece, to: areaId(war.box, first.area) });
    surge(war, first.brigade, first.area);
  } else war.next('zeal');
}

function surge(war: War, brigade: number, area: number): void {
  placeObjective(war, brigade, area);
  war.tell({
    type: 'zeal',
    rule: '2.1b',
    piece: pieceId(war.box, leaderOf(war.box, brigade)),
    to: areaId(war.box, area),
  });
}

/** 0c Several riverside areas are as near. */
export const zeal = decision('zeal', {
  side: 'british',
  rule: '0c',
  choices: (look) =>
    zealous(look).map(({ brigade, area }) => ({
      do: 'objective',
      piece: pieceId(look.box, leaderOf(look.box, brigade)),
      to: areaId(look.box, area),
    })),
  whyNot: () => refuse('2.1b', 'notNearest'),
  take: {
    objective(war, _, choice) {
      surge(war, ledBy(war, choice.piece), areaOf(war.box, choice.to));
    },
  },
});
