import { at } from '../../../kernel/lists.ts';
import { FAR } from '../box.ts';
import { type Look, NONE, SEGMENTS } from '../state.ts';
import { decision, refuse, step, type War } from '../vocabulary.ts';
import { freshTurn } from './00-turn.ts';
import {
  areaId,
  areaOf,
  brigadeId,
  brigadeOf,
  isVariant,
  leaderOf,
  pieceId,
  stepsBetween,
} from './01-pieces.ts';

/** Chapter 9: what is left to chance and to the player once the pieces are on their places. */
export const setUp = step('setUp', (war) => {
  const { state, box } = war;
  war.epoch(0);
  war.next('dealDrifts');
  if (isVariant(state, 'balloon')) war.next('balloon', { left: box.pack.variants.balloon.value });
  if (isVariant(state, 'night'))
    box.brigades.forEach((brigade, index) => {
      if (at(state.where, brigade.leader) >= 0 && campsOf(war, index).length > 1)
        war.next('nightMarch', { brigade: brigadeId(box, index) });
    });
  war.next('begin');
});

/** 9.3 Markers nobody has placed yet are shuffled and dealt unseen: first the drifts, then aside. */
export const dealDrifts = step('dealDrifts', (war) => {
  const { state, box } = war;
  box.driftDraws.forEach(({ values, slots }, draw) => {
    const pool = values.slice();
    const open = slots.filter((slot) => {
      const value = at(state.drift, slot);
      if (value > 0) pool.splice(pool.indexOf(value), 1);
      return value === 0;
    });
    war.shuffle(`drifts/${draw + 1}`, pool, String);
    open.forEach((slot, i) => {
      state.drift[slot] = at(pool, i);
    });
  });
  if (!isVariant(state, 'scouts')) return;
  box.drifts.forEach((area, slot) => {
    state.driftSeen[slot] = 1;
    war.tell({
      type: 'driftKnown',
      rule: '9.3a',
      to: areaId(box, area),
      n: at(state.drift, slot),
    });
  });
});

/** Variant Balloon Section: hidden Boers are seen from above. */
export const balloon = decision('balloon', {
  side: 'british',
  rule: '10.2a',
  choices: ({ state, box }) =>
    box.areas.flatMap((area, index) =>
      at(state.hidden, index) > 0 ? [{ do: 'spot', at: area.id }] : [],
    ),
  whyNot: () => refuse('10.2a', 'notHidden'),
  take: {
    spot(war, { left }, choice) {
      war.state.hidden[areaOf(war.box, choice.at)] = 0;
      war.tell({ type: 'revealed', rule: '10.2a', at: choice.at });
      if (left > 1) war.next('balloon', { left: left - 1 });
    },
  },
});

/** Steps from an area to the nearest bank. */
const stepsToRiver = ({ box }: Look, from: number): number => {
  let best = FAR;
  box.areas.forEach((area, index) => {
    if (area.riverside) best = Math.min(best, stepsBetween(box, 0, from, index));
  });
  return best;
};

/** Variant Night March: the printed camp, or a neighbouring area nearer the river. */
function campsOf(look: Look, index: number): number[] {
  const { box } = look;
  const { setup: camp } = at(box.brigades, index);
  const now = stepsToRiver(look, camp);
  return [camp, ...at(at(box.links, 0), camp).filter((area) => stepsToRiver(look, area) < now)];
}

export const nightMarch = decision('nightMarch', {
  side: 'british',
  rule: '10.2a',
  choices: (look, { brigade: id }) => {
    const index = brigadeOf(look.box, id);
    const piece = pieceId(look.box, leaderOf(look.box, index));
    return campsOf(look, index).map((area) => ({
      do: 'camp',
      piece,
      to: areaId(look.box, area),
    }));
  },
  whyNot: () => refuse('10.2a', 'notACamp'),
  take: {
    camp(war, { brigade: id }, choice) {
      const { state, box } = war;
      const { units, leader } = at(box.brigades, brigadeOf(box, id));
      const to = areaOf(box, choice.to);
      for (const piece of [...units, leader])
        if (at(state.where, piece) >= 0) state.where[piece] = to;
      war.tell({ type: 'camped', rule: '10.2a', piece: choice.piece, to: choice.to });
    },
  },
});

/** 2.1c, 9.5a The first turn starts at Send Orders with the printed command points. */
export const begin = step('begin', (war) => {
  freshTurn(war);
  war.tell({ type: 'turn', rule: '9.5a', turn: war.state.turn });
  stand(war);
  for (const segment of SEGMENTS.slice(SEGMENTS.indexOf('sendOrders'))) war.next(segment);
});

/** 4.1s Before the first move Buller and Long stand with the first unit of their area. */
function stand(war: War): void {
  const { state, box } = war;
  const beside = (general: number): number => {
    for (let unit = 0; unit < box.firstCommando; unit++)
      if (state.where[unit] === state.where[general]) return unit;
    return NONE;
  };
  state.bullerWith = beside(box.buller);
  state.longWith = beside(box.long);
}
