import { at } from '../../../kernel/lists.ts';
import { ARMY, BOER_LEADER } from '../box.ts';
import { isBesieged, type Look, type MoveMode, piecesIn } from '../state.ts';
import { distance, EMPIRE, holds, isRider, REPUBLICS } from './map.ts';
import { type Ends, endsIn, type Reach } from './reach.ts';

/*
 * Kitchener's month. However much is razed in it, one die is rolled (10.2.2-a), and trains set him down
 * anywhere: so he goes where most homes can be razed this very turn and the next, with men enough about
 * him that no Kommando destroys them and him (13.0-b).
 */

/** What razing a home is worth whose Kommando is in the field and may go with it (10.2.2-b), and another. */
const IN_FIELD = 3;
const GONE = 1;
/** What is razed next turn counts so much of what is razed in this; a march on the way a tenth. */
const NEXT = 0.7;
const MARCH = 0.1;
/** An escort is enough for so many times its factors: that is under 3:1, where nobody is destroyed. */
const KEEPS_OFF = 3;
/** As far as Boers ride in a turn. */
const RIDE = 2;

/** What a home brings that can be razed as things stand. */
function spoils(look: Look, area: number): number {
  const { box, state } = look;
  const kommando = at(box.homeOf, area);
  if (kommando < 0 || state.razed[area] === 1 || !holds(look, EMPIRE, area)) return 0;
  if (piecesIn(look, REPUBLICS, area).some((piece) => at(box.cf, piece) > 0)) return 0;
  return at(state.at, kommando) >= 0 ? IN_FIELD : GONE;
}

/** By area: what can be razed from there this turn, and from where it can be gone on to in the next. */
function harvestOf(look: Look, later: Ends): (area: number) => number {
  const { box } = look;
  const brings = box.areaIds.map((_, area) => spoils(look, area));
  const about = (area: number): number[] => [area, ...at(box.near, area)];
  const worth = (area: number, razed: readonly number[]): number =>
    about(area).reduce((sum, one) => sum + (razed.includes(one) ? 0 : at(brings, one)), 0);
  const grounds = box.areaIds
    .map((_, area) => ({ area, most: worth(area, []) }))
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most);
  return (area) => {
    const razed = about(area);
    let next = 0;
    for (const ground of grounds) {
      if (ground.most <= next) break;
      if (later(area, 2).has(ground.area)) next = Math.max(next, worth(ground.area, razed));
    }
    return worth(area, []) + NEXT * next;
  };
}

/** The most that Boers about an area could bring against it: led men and armies together, others one by one. */
function danger(look: Look, area: number): number {
  const { box, state } = look;
  let most = 0;
  for (let from = 0; from < box.areaIds.length; from++) {
    if (state.republicIn[from] === 0 || distance(box, from, area) > RIDE) continue;
    const men = piecesIn(look, REPUBLICS, from);
    const areLed = men.some((piece) => [ARMY, BOER_LEADER].includes(at(box.kind, piece)));
    const factors = men.map((piece) => at(box.cf, piece));
    const together = areLed ? factors.reduce((a, b) => a + b, 0) : Math.max(...factors);
    most = Math.max(most, together);
  }
  return most;
}

/** By area: factors that will be there for certain; who has no orders yet is not counted. */
function firmly(look: Look, idle: ReadonlySet<number>, ends: Ends, goals: readonly number[]) {
  const { box, state } = look;
  const firm = box.areaIds.map(() => 0);
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    const from = at(state.at, piece);
    if (from < 0 || at(box.cf, piece) === 0 || isBesieged(state, piece) || idle.has(piece))
      continue;
    const goal = at(goals, piece);
    const goes = goal >= 0 && state.moved[piece] === 0 && goal !== from;
    if (goes && !ends(from, isRider(box, piece) ? 2 : 1).has(goal)) continue;
    const to = goes ? goal : from;
    firm[to] = at(firm, to) + at(box.cf, piece);
  }
  return firm;
}

/**
 * Who makes up so many factors there: those without orders, the nearest first, then whoever stands there and
 * was to march off; `undefined` if they are too few.
 */
function escortTo(
  { box, state }: Look,
  idle: ReadonlySet<number>,
  ends: Ends,
  goals: readonly number[],
  area: number,
  short: number,
): number[] | undefined {
  const way = (piece: number): number => distance(box, at(state.at, piece), area);
  const free = [...idle]
    .filter((piece) => {
      const from = at(state.at, piece);
      if (from === area) return true;
      return state.moved[piece] === 0 && ends(from, isRider(box, piece) ? 2 : 1).has(area);
    })
    .sort((a, b) => way(a) - way(b) || at(box.cf, b) - at(box.cf, a));
  const leaving = piecesIn({ box, state }, EMPIRE, area).filter(
    (piece) =>
      at(box.cf, piece) > 0 &&
      !isBesieged(state, piece) &&
      !idle.has(piece) &&
      ![-1, area].includes(at(goals, piece)),
  );
  const escort: number[] = [];
  let left = short;
  for (const piece of [...free, ...leaving]) {
    if (left <= 0) break;
    left -= at(box.cf, piece);
    escort.push(piece);
  }
  return left <= 0 ? escort : undefined;
}

/** Sends Kitchener to raze, and an escort where men are wanting; says whether there is anything for him to do. */
export function sendKitchener(
  look: Look,
  idle: Set<number>,
  reach: Reach,
  mode: MoveMode,
  goals: number[],
): boolean {
  const { box, state } = look;
  const here = at(state.at, box.kitchener);
  if (here < 0 || isBesieged(state, box.kitchener)) return false;
  const ends = endsIn(look, reach, mode);
  const harvest = harvestOf(look, mode === 'land' ? endsIn(look, reach, 'rail') : ends);
  const firm = firmly(look, idle, ends, goals);
  const places = state.moved[box.kitchener] === 1 ? [here] : [...ends(here, 2)];
  const best = places
    .filter((area) => at(state.republicIn, area) === 0)
    .map((area) => ({ area, score: harvest(area) - MARCH * distance(box, here, area) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  for (const { area } of best) {
    const needs = Math.max(1, danger(look, area) / KEEPS_OFF);
    const escort = escortTo(look, idle, ends, goals, area, needs - at(firm, area));
    if (!escort) continue;
    for (const piece of escort) {
      goals[piece] = area;
      idle.delete(piece);
    }
    goals[box.kitchener] = area;
    return true;
  }
  return false;
}
