import { withBareMap } from '../../../kernel/bare-map.ts';
import { isProblems, newCore, type Problem, type Setup } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { BATTALION, BATTERY, type Box, FAR } from '../box.ts';
import {
  ABSENT,
  type Chosen,
  FRONT,
  type Look,
  NONE,
  REVERSE,
  SEGMENTS,
  type State,
} from '../state.ts';
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
import { choose } from './10-scenarios.ts';

/** Chapter 9: the battle laid out. Chance comes only when the first step runs. */
export const setup = withBareMap(
  (wish: Setup, box: Box): State | readonly Problem[] => {
    const chosen = choose(wish, box);
    return isProblems(chosen) ? chosen : layOut(chosen, box);
  },
  'colenso',
  clear,
);

/** The bare map: nobody but HQ, which is never off it (1.1e). */
function clear(state: State, box: Box): void {
  for (const piece of box.pieces.keys()) if (piece !== box.hq) state.where[piece] = ABSENT;
  state.hidden.fill(0);
}

function layOut(chosen: Chosen, box: Box): State {
  const { setup: start, variants } = box.pack;
  const late = chosen.variants.includes('late-start');
  const first = late ? variants['late-start'].value : start.turn;
  const pieces = box.pieces.length;
  const brigades = box.brigades.length;
  const none = (length: number, value = 0): number[] => new Array<number>(length).fill(value);
  const markers = box.driftDraws.reduce((sum, draw) => sum + draw.values.length, 0);
  const where = box.pieces.map((piece, index) => startOf(chosen, box, index, piece.variant));
  return {
    core: newCore({ step: 'setUp' }),
    chosen,
    turn: first, // 9.2a
    segment: NONE,
    confidence: late ? first : start.confidence,
    loss: start.loss,
    shaken: 0,
    cp: start.cp, // 9.5a
    where,
    face: box.pieces.map(startFace),
    level: none(pieces),
    losses: none(pieces),
    counter: none(pieces),
    marker: none(pieces),
    allowance: none(pieces),
    spent: none(pieces),
    done: none(pieces),
    fired: none(pieces),
    planned: none(brigades, NONE),
    objective: none(brigades, NONE),
    due: none(brigades),
    fail: none(brigades),
    reached: none(brigades, NONE),
    ordered: none(brigades),
    tried: none(brigades),
    mood: none(brigades),
    failing: none(brigades),
    closeOrder: NONE,
    bobHart: NONE,
    hesitating: NONE,
    event: NONE,
    misfire: 0,
    ammo: 0,
    britishCup: britishCup(chosen, box),
    boerCup: boerCup(chosen, box),
    spCup: [...box.pack.chits.spCup.counters.map((counter) => counter.count), 0], // 9.1c
    freed: none(box.groups.length),
    drift: none(markers),
    driftSeen: none(markers),
    driftOpen: none(box.drifts.length),
    searched: none(box.drifts.length),
    guided: 0,
    hidden: hiddenAreas(box, where),
    captured: none(box.areas.length),
    britishThrough: none(box.areas.length),
    boerThrough: none(box.areas.length),
    bullerWith: NONE,
    longWith: NONE,
    longOrdered: 0,
    moving: NONE,
    party: [],
    attackAt: [],
    attackBy: [],
    attackWith: [],
    brigadeToll: none(brigades),
    groupToll: none(box.groups.length),
  };
}

/** 9.4a-c Every piece on its printed place, unless a variant keeps it away. */
function startOf(chosen: Chosen, box: Box, index: number, variant: string | null): number {
  const piece = at(box.pieces, index);
  if (variant !== null && !chosen.variants.includes(variant)) return ABSENT;
  if (piece.brigade >= 0 && at(box.brigades, piece.brigade).arrives > 0) return ABSENT;
  if (piece.group >= 0) {
    if (chosen.variants.includes('no-hlangwane') && at(box.groups, piece.group).id === '1')
      return ABSENT;
    if (chosen.variants.includes('white') && piece.start === box.robinson) return ABSENT;
  }
  return piece.start;
}

/** 9.4d The 2nd Royal Fusiliers reduced, batteries limbered, regiments dismounted. */
const startFace = (piece: Box['pieces'][number]): number => {
  if (piece.kind === BATTERY) return REVERSE;
  return piece.kind === BATTALION && piece.startSp === piece.sp[1] ? REVERSE : FRONT;
};

/** 9.4a A Hidden Marker where Boers lie in an emplacement. */
function hiddenAreas(box: Box, where: readonly number[]): number[] {
  const hidden = new Array<number>(box.areas.length).fill(0);
  for (let unit = box.firstCommando; unit < box.firstLeader; unit++) {
    const area = at(where, unit);
    if (area >= 0 && at(box.areas, area).emplacement) hidden[area] = 1;
  }
  return hidden;
}

/** 9.1a Chits of a variant are in the cup only with that variant. */
const britishCup = (chosen: Chosen, box: Box): number[] =>
  Object.values(box.pack.chits.british).map((chit) =>
    !('variant' in chit) || chosen.variants.includes(chit.variant) ? chit.count : 0,
  );

/** 9.1b Without Hlangwane its group cannot be released. */
const boerCup = (chosen: Chosen, box: Box): number[] =>
  Object.values(box.pack.chits.boer).map((chit) =>
    'group' in chit && chit.group === '1' && chosen.variants.includes('no-hlangwane')
      ? 0
      : chit.count,
  );

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
