import type { Choice } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import {
  areaId,
  areaOf,
  decision,
  EMPIRE,
  factorsIn,
  isBesieged,
  isOnMap,
  type Look,
  NOBODY,
  pieceId,
  REPUBLICS,
  step,
} from '../state.ts';
import { removeForGood } from './08-elimination.ts';
import { changeMorale } from './11-morale-track.ts';

const NOT_HOME: Refusal = { rule: '10.2.1-b', reason: 'noHomeArea' };
const TOO_FAR: Refusal = { rule: '10.2.1-b', reason: 'kitchenerFar' };
const NOT_HELD: Refusal = { rule: '10.2.1-c', reason: 'notHeld' };
const DEFENDED: Refusal = { rule: '10.2.1-c', reason: 'defended' };
const NO_MARKER: Refusal = { rule: '10.2.3-e', reason: 'noBarbarismMarker' };
const NO_KITCHENER: Refusal = { rule: '13.1.3-b', reason: 'noKitchener' };

/** 10.2.1-b, 13.1.3-b, A34 Kitchener on the map, and free. */
const kitchenerActs = ({ box, state }: Look): boolean =>
  isOnMap(state, box.kitchener) && !isBesieged(state, box.kitchener);

/** 10.2.1-b, 10.2.1-c, 10.2.3-e Why an area may not be razed. */
export function refuseRazing(look: Look, area: number): Refusal | null {
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
  return [stand, ...at(box.near, stand)].filter((area) => !refuseRazing(look, area));
}

/** 4-9 While Kitchener is on the map the Empire may raze. */
export const raze = step('raze', (war) => {
  const { options } = war.state;
  const hidden = options.limitedIntelligence && isOnMap(war.state, war.box.kitchener);
  // With face-down counters the question itself must not tell where Kitchener stands.
  if (razable(war).length > 0 || hidden) war.next('razeArea');
});

const DONE: Choice = { do: 'done' };

/** 10.2.1-d One area after another, or no more. */
export const razeArea = decision('razeArea', {
  side: 'empire',
  rule: '10.2.1-b',
  verbs: ['raze', 'done'],
  choices: (look) => [
    ...razable(look).map((area): Choice => ({ do: 'raze', at: areaId(look, area) })),
    DONE,
  ],
  refuse: (look, _, choice) => {
    const area = areaOf(look, choice.at);
    if (area < 0) return { rule: null, reason: 'unknownArea', values: { at: choice.at ?? '' } };
    return refuseRazing(look, area);
  },
  take(war, _, choice) {
    if (choice.do === 'done') return;
    const { state } = war;
    const area = areaOf(war, choice.at);
    state.razed[area] = 1;
    state.control[area] = NOBODY; // 10.2.3-d
    state.razedNow.push(area);
    war.tell({ type: 'razed', rule: '10.2.1-d', at: choice.at ?? '' });
    if (razable(war).length > 0) war.next('razeArea');
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
