import { at } from '../../../kernel/lists.ts';
import {
  areaId,
  areaOf,
  EMPIRE,
  factorsIn,
  isBesieged,
  isOnMap,
  type Look,
  NOBODY,
  pieceId,
  REPUBLICS,
} from '../state.ts';
import { type Choice, decision, type Offer, type Refusal, refuse, step } from '../vocabulary.ts';
import { removeForGood } from './08-elimination.ts';
import { changeMorale } from './11-morale-track.ts';

const NOT_HOME = refuse('10.2.1-b', 'noHomeArea');
const TOO_FAR = refuse('10.2.1-b', 'kitchenerFar');
const NOT_HELD = refuse('10.2.1-c', 'notHeld');
const DEFENDED = refuse('10.2.1-c', 'defended');
const NO_MARKER = refuse('10.2.3-e', 'noBarbarismMarker');
const NO_KITCHENER = refuse('13.1.3-b', 'noKitchener');

/** 10.2.1-b, 13.1.3-b, A34 Kitchener on the map, and free. */
const kitchenerActs = ({ box, state }: Look): boolean =>
  isOnMap(state, box.kitchener) && !isBesieged(state, box.kitchener);

/** 10.2.1-b, 10.2.1-c, 10.2.3-e Why an area may not be razed. */
export function whyNotRazing(look: Look, area: number): Refusal | null {
  const { box, state } = look;
  if (!kitchenerActs(look)) return NO_KITCHENER;
  if (at(box.homeOf, area) < 0 || state.razed[area] === 1) return NOT_HOME;
  const stand = at(state.at, box.kitchener);
  if (stand !== area && !at(box.near, stand).includes(area)) return TOO_FAR;
  // A56 Some read the book so that he must stand in a home area himself.
  if (state.options.razingFrom === 'homeArea' && at(box.homeOf, stand) < 0) return TOO_FAR;
  if (state.control[area] !== EMPIRE + 1) return NOT_HELD;
  if (factorsIn(look, REPUBLICS, area) > 0) return DEFENDED;
  const used = state.razed.reduce((sum, one) => sum + one, 0);
  return used < box.pack.markers.barbarism.limit ? null : NO_MARKER;
}

/** Areas that may be razed now. */
export function razable(look: Look): number[] {
  const { box, state } = look;
  if (!kitchenerActs(look)) return [];
  const stand = at(state.at, box.kitchener);
  return [stand, ...at(box.near, stand)].filter((area) => !whyNotRazing(look, area));
}

/** 4-9 While Kitchener is on the map the Empire may raze. */
export const raze = step('raze', (war) => {
  const { options } = war.state;
  const hidden = options.limitedIntelligence && isOnMap(war.state, war.box.kitchener);
  // With face-down counters the question itself must not tell where Kitchener stands.
  if (razable(war).length > 0 || hidden) war.next('razeArea');
});

const DONE: Choice<'done'> = { do: 'done' };

/** 10.2.1-d One area after another, or no more. */
export const razeArea = decision('razeArea', {
  side: 'empire',
  rule: '10.2.1-b',
  choices: (look) => [
    ...razable(look).map((area): Offer<'razeArea'> => ({ do: 'raze', at: areaId(look, area) })),
    DONE,
  ],
  whyNot: (look, _, tried) => {
    const area = areaOf(look, tried.at);
    if (area < 0) return refuse(null, 'unknownArea', { at: tried.at ?? '' });
    return whyNotRazing(look, area);
  },
  take: {
    done() {},
    raze(war, _, choice) {
      const { state } = war;
      const area = areaOf(war, choice.at);
      state.razed[area] = 1;
      state.control[area] = NOBODY; // 10.2.3-d
      state.razedNow.push(area);
      war.tell({ type: 'razed', rule: '10.2.1-d', at: choice.at ?? '' });
      if (razable(war).length > 0) war.next('razeArea');
    },
  },
});

/** 10.2.2 What follows at once: a die against the count, then a die for each Kommando (A33). */
export const razing = step('razing', (war) => {
  const { state, box } = war;
  const count = state.razedNow.length;
  if (count === 0) return;
  const die = war.roll('barbarism');
  war.tell({ type: 'razingRoll', rule: '10.2.2-a', die, count });
  if (die < count) changeMorale(war, -1, '10.2.2-a', 'razing');
  for (const area of state.razedNow) {
    const kommando = at(box.homeOf, area);
    if (!isOnMap(state, kommando)) continue;
    const id = pieceId(war, kommando);
    const fate = war.roll(`razed/${id}`);
    const yields = fate <= 3;
    war.tell({ type: 'kommandoRoll', rule: '10.2.2-b', piece: id, die: fate, yields });
    if (yields) removeForGood(war, kommando);
  }
});
