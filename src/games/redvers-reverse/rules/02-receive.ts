import { at } from '../../../kernel/lists.ts';
import { FAR, NORTH } from '../box.ts';
import { because, type Reason, reasonsTold, rowFor, sumOf } from '../reasons.ts';
import { FIRM, type Look, NONE, PANICKED } from '../state.ts';
import { decision, refuse, step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import {
  anyBoerUnit,
  areaId,
  areaOf,
  brigadeId,
  brigadeOf,
  isReplacement,
  leaderArea,
  leaderOf,
  pieceId,
  stackedWith,
  stepsBetween,
} from './01-pieces.ts';
import { placeObjective } from './02-orders.ts';

/** Chapter 2.4: what leaders make of their orders. */

/** 2.4a Every order whose hour has come is tested. */
export const receiveOrders = step('receiveOrders', (war) => {
  const { state, box } = war;
  enterSegment(war, 'receiveOrders');
  for (let brigade = 0; brigade < box.brigades.length; brigade++)
    if (at(state.due, brigade) === state.turn)
      war.next('receive', { brigade: brigadeId(box, brigade) });
});

export function receiveReasons(look: Look, brigade: number): Reason[] {
  const { state, box } = look;
  const { modifiers } = box.pack.tables.receiveOrders;
  const { receiveModifier, kind, leader } = at(box.brigades, brigade);
  const reasons: Reason[] = [];
  if (!isReplacement(look, brigade) && receiveModifier !== 0)
    reasons.push({ id: 'leader', value: receiveModifier, rule: '2.4a' });
  if (kind === 'artillery' && stackedWith(state, leader, box.long))
    because(reasons, modifiers, 'long', '2.4a');
  if (at(state.mood, brigade) === PANICKED) because(reasons, modifiers, 'panicked', '2.4a');
  if (at(state.mood, brigade) === FIRM) because(reasons, modifiers, 'standing', '2.4a');
  return reasons;
}

/** 2.4 As ordered, not at all, or straight at the guns. */
export const receive = step('receive', (war, { brigade: id }) => {
  const { state, box } = war;
  const brigade = brigadeOf(box, id);
  const reasons = receiveReasons(war, brigade);
  const dice = war.roll2(`receive/${id}`);
  const total = dice[0] + dice[1] + sumOf(reasons);
  const { result } = rowFor(box.pack.tables.receiveOrders.rows, total);
  const ordered = at(state.planned, brigade);
  const told = {
    piece: pieceId(box, leaderOf(box, brigade)),
    to: areaId(box, ordered),
    dice,
    total,
    reasons: reasonsTold(reasons),
  };
  if (result === 'ignore') {
    ignoreOrder(war, brigade);
    war.tell({ type: 'orderIgnored', rule: '2.4b', ...told });
  } else if (result === 'ordered') {
    placeObjective(war, brigade, ordered); // 2.4c, R-17
    war.tell({ type: 'orderObeyed', rule: '2.4c', ...told });
  } else {
    war.tell({
      type: 'charge',
      rule: at(box.brigades, brigade).kind === 'artillery' ? '2.4e' : '2.4d',
      ...told,
    });
    charge(war, brigade);
  }
});

/** 2.4b The order is lost; an earlier objective is not restored (R-15 by option: it never left). */
function ignoreOrder(war: War, brigade: number): void {
  const { state } = war;
  state.planned[brigade] = NONE;
  state.due[brigade] = 0;
  if (at(state.objective, brigade) < 0) state.fail[brigade] = 0;
}

/** 2.4d, 2.4e, R-43 The nearest areas that draw a brigade on. */
export function chargeAreas(look: Look, brigade: number): number[] {
  const { box } = look;
  const { kind, gait } = at(box.brigades, brigade);
  const from = leaderArea(look, brigade);
  const toRiver = kind === 'artillery' && at(box.areas, from).bank !== NORTH;
  let best = FAR;
  let nearest: number[] = [];
  for (let area = 0; area < box.areas.length; area++) {
    const { kind: place, riverside } = at(box.areas, area);
    if (place === 'robinson' || place === 'ladysmith') continue;
    if (toRiver ? !riverside : !anyBoerUnit(look, area)) continue;
    const steps = stepsBetween(box, gait, from, area);
    if (steps >= FAR || steps > best) continue;
    if (steps < best) nearest = [];
    best = steps;
    nearest.push(area);
  }
  return nearest;
}

function charge(war: War, brigade: number): void {
  const areas = chargeAreas(war, brigade);
  if (areas.length === 0) {
    ignoreOrder(war, brigade);
    war.tell({
      type: 'chargeNowhere',
      rule: '2.4d',
      piece: pieceId(war.box, leaderOf(war.box, brigade)),
    });
  } else if (areas.length === 1 || war.state.chosen.ties === 'first') {
    const first = at(areas, 0);
    war.unasked('british', {
      do: 'objective',
      piece: pieceId(war.box, leaderOf(war.box, brigade)),
      to: areaId(war.box, first),
    });
    chargeInto(war, brigade, first);
  } else war.next('chargeTo', { brigade: brigadeId(war.box, brigade) });
}

export function chargeInto(war: War, brigade: number, area: number): void {
  placeObjective(war, brigade, area);
  war.tell({
    type: 'chargesAt',
    rule: at(war.box.brigades, brigade).kind === 'artillery' ? '2.4e' : '2.4d',
    piece: pieceId(war.box, leaderOf(war.box, brigade)),
    to: areaId(war.box, area),
  });
}

/** 0c Several areas are as near: the player says which. */
export const chargeTo = decision('chargeTo', {
  side: 'british',
  rule: '0c',
  choices: (look, { brigade: id }) => {
    const brigade = brigadeOf(look.box, id);
    const piece = pieceId(look.box, leaderOf(look.box, brigade));
    return chargeAreas(look, brigade).map((area) => ({
      do: 'objective',
      piece,
      to: areaId(look.box, area),
    }));
  },
  whyNot: () => refuse('2.4d', 'notNearest'),
  take: {
    objective(war, { brigade }, choice) {
      chargeInto(war, brigadeOf(war.box, brigade), areaOf(war.box, choice.to));
    },
  },
});
