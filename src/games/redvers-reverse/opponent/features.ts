import type { Features } from '../../../kernel/judge.ts';
import { at } from '../../../kernel/lists.ts';
import { BATTERY, type Box, FAR, FOOT } from '../box.ts';
import { searchChance } from '../odds.ts';
import {
  anyBoerUnit,
  boerSpIn,
  britishSpIn,
  hasRifles,
  inPlay,
  isEmplaced,
  kindOf,
  leaderArea,
  soundSp,
  spAtStart,
  stepsBetween,
} from '../rules/01-pieces.ts';
import { acrossRiver, shakenForecast } from '../rules/06-status.ts';
import { FRONT, type Look, NORMAL, type State, SUPPRESSED } from '../state.ts';
import type { RedversReverse } from '../vocabulary.ts';
import { boersAt, condition, danger } from './tactics.ts';

/** What the judge looks at. The only secrets are drift markers that nobody has turned. */
const FEATURES: Readonly<Record<string, (look: Look) => number>> = {
  turnsLeft: ({ state, box }) => box.pack.statusChart.fixed.lastTurn - state.turn,
  shaken: ({ state }) => state.shaken,
  gap: ({ state }) => state.turn - state.confidence,
  gapExpected: (look) => look.state.turn - shakenForecast(look).confidence,
  shakingChance: (look) => shakenForecast(look).cases / 36,
  shakingChanceLast: (look) => (look.state.shaken * shakenForecast(look).cases) / 36,
  // Were there no more losses and captures, the gap would stay: what it promises for all turns left.
  breakingChance,
  lossesLeft: (look) => lossesLeft(look),
  lossesFew: (look) => Math.max(0, 6 - lossesLeft(look)),
  withdrawalNear: ({ state, box }) => {
    const { withdrawAtBox, withdrawFromTurn } = box.pack.statusChart.fixed;
    return (
      Math.max(0, 4 - (state.confidence - withdrawAtBox)) *
      (state.turn >= withdrawFromTurn ? 1 : 0.5)
    );
  },
  captured: ({ state }) => count(state.captured),
  capturedWeakly: (look) => held(look, (margin) => margin < 0),
  capturedFirmly: (look) => held(look, (margin) => margin > 2),
  contested: (look) => contested(look).areas,
  contestedStrength: (look) => contested(look).strength,
  across: (look) => acrossRiver(look).across,
  nobodyAcross: (look) => (acrossRiver(look).across === 0 ? 1 : 0),
  beyond: (look) => acrossRiver(look).beyond,
  beyondEnough: (look) => {
    const { ladysmith } = look.box.pack.statusChart.entries;
    return acrossRiver(look).beyond >= ladysmith.atLeast ? 1 : 0;
  },
  beyondSoon: ({ state, box }) => {
    let sum = 0;
    for (let unit = 0; unit < box.firstCommando; unit++) {
      if (!inPlay(state, unit) || !hasRifles(box, unit)) continue;
      const steps = at(at(box.redSteps, FOOT), at(state.where, unit));
      if (steps > 0 && steps < 3) sum += 3 - steps;
    }
    return sum;
  },
  britishStrength: (look) => british(look).sp,
  britishInOrder: (look) => british(look).sound,
  britishUnderFire: (look) => british(look).fire,
  britishInWater: (look) => british(look).water,
  gunsInAction: ({ state, box }) => {
    let guns = 0;
    for (let unit = 0; unit < box.firstCommando; unit++)
      if (kindOf(box, unit) === BATTERY && inPlay(state, unit) && at(state.face, unit) === FRONT)
        guns++;
    return guns;
  },
  brigadesFit: ({ state, box }) => {
    let fit = 0;
    for (let brigade = 0; brigade < box.brigades.length; brigade++)
      if (isFit({ state, box }, brigade)) fit++;
    return fit;
  },
  ordersOut: ({ state }) => state.objective.filter((goal) => goal >= 0).length,
  ordersPlanned: ({ state }) => state.planned.filter((goal) => goal >= 0).length,
  withdrawing: ({ state }) => count(state.fail),
  prizesNear: (look) => prizes(look).near,
  prizesPromising: (look) => prizes(look).promising,
  prizesOrdered: (look) => prizes(look).ordered,
  commandPoints: ({ state }) => state.cp,
  driftsOpen: ({ state }) => count(state.driftOpen),
  driftChance: (look) => look.box.drifts.reduce((sum, area) => sum + searchChance(look, area), 0),
  boerGuns: (look) => boers(look).guns,
  boersSuppressed: (look) => boers(look).suppressed,
  boersReleased: ({ state }) => state.marker.filter((marker) => marker > 0).length,
};

const count = (list: readonly number[]): number => {
  let sum = 0;
  for (const value of list) if (value > 0) sum++;
  return sum;
};

const lossesLeft = ({ state, box }: Look): number =>
  box.pack.statusChart.fixed.lossEnd - state.loss;

/** The chance that as many tests as are left shake the Boers often enough, if the gap stays as it is. */
function breakingChance(look: Look): number {
  const { state, box } = look;
  const tests = Math.min(6, box.pack.statusChart.fixed.lastTurn - state.turn + 1);
  const p = shakenForecast(look).cases / 36;
  const none = (1 - p) ** tests;
  return state.shaken > 0 ? 1 - none : 1 - none - tests * p * (1 - p) ** (tests - 1);
}

/** Captured emplacements by how much stronger the British in it are than Boers one area away. */
function held(look: Look, test: (margin: number) => boolean): number {
  const { state, box } = look;
  let sum = 0;
  for (let area = 0; area < box.areas.length; area++) {
    if (at(state.captured, area) === 0) continue;
    let near = 0;
    for (const next of at(at(box.links, FOOT), area)) near = Math.max(near, boerSpIn(look, next));
    if (test(britishSpIn(look, area) - near)) sum++;
  }
  return sum;
}

/** Areas in which both sides stand, and how much stronger the British are there. */
function contested(look: Look): { areas: number; strength: number } {
  const { state, box } = look;
  const sum = { areas: 0, strength: 0 };
  const seen = new Set<number>();
  for (let unit = 0; unit < box.firstCommando; unit++) {
    const area = at(state.where, unit);
    if (area < 0 || seen.has(area) || !anyBoerUnit(look, area)) continue;
    seen.add(area);
    sum.areas++;
    sum.strength += Math.max(-6, Math.min(6, britishSpIn(look, area) - boerSpIn(look, area)));
  }
  return sum;
}

function british(look: Look): { sp: number; sound: number; fire: number; water: number } {
  const { state, box } = look;
  const sum = { sp: 0, sound: 0, fire: 0, water: 0 };
  const dangers = new Map<number, number>();
  for (let unit = 0; unit < box.firstCommando; unit++) {
    const area = at(state.where, unit);
    if (area < 0) continue;
    sum.sp += soundSp(look, unit);
    if (at(state.level, unit) === NORMAL) sum.sound++;
    if (at(box.areas, area).stay > 0) sum.water++;
    let fire = dangers.get(area);
    if (fire === undefined) {
      fire = danger(look, area);
      dangers.set(area, fire);
    }
    sum.fire += fire / 4;
  }
  return sum;
}

function boers({ state, box }: Look): { guns: number; suppressed: number } {
  const sum = { guns: 0, suppressed: 0 };
  for (let unit = box.firstCommando; unit < box.firstLeader; unit++) {
    if (!inPlay(state, unit)) continue;
    if (unit >= box.firstGun) sum.guns++;
    else if (at(state.level, unit) >= SUPPRESSED) sum.suppressed++;
  }
  return sum;
}

/** Foot or horse that could still take something. */
function isFit(look: Look, brigade: number): boolean {
  const { kind, leader } = at(look.box.brigades, brigade);
  if (kind === 'artillery' || !inPlay(look.state, leader)) return false;
  const { sound, sp } = condition(look, brigade);
  return sound >= 2 && sp >= 0.5 * spAtStart(look, brigade);
}

/** Emplacements that fit brigades can reach: near ones, those they outnumber, those they are sent to. */
function prizes(look: Look): { near: number; promising: number; ordered: number } {
  const { state, box } = look;
  const sum = { near: 0, promising: 0, ordered: 0 };
  for (let area = 0; area < box.areas.length; area++) {
    if (!isEmplaced(look, area)) continue;
    let near = 0;
    let promising = 0;
    let ordered = 0;
    const there = boersAt(look, area);
    for (let brigade = 0; brigade < box.brigades.length; brigade++) {
      if (!isFit(look, brigade)) continue;
      const { gait } = at(box.brigades, brigade);
      const steps = stepsBetween(box, gait, leaderArea(look, brigade), area);
      if (steps >= FAR || steps > 5) continue;
      const close = 1 / (1 + steps);
      const odds = Math.min(1, condition(look, brigade).sp / (8 + 2 * there));
      near = Math.max(near, close);
      promising = Math.max(promising, close * odds);
      if (at(state.objective, brigade) === area) ordered = Math.max(ordered, close * odds);
    }
    sum.near += near;
    sum.promising += promising;
    sum.ordered += ordered;
  }
  return sum;
}

const MEASURES = Object.values(FEATURES);

const STAGES = ['before', 'beforeLate', 'shaken', 'shakenLate'] as const;

export const features: Features<State, Box, RedversReverse> = {
  names: Object.keys(FEATURES),
  stages: STAGES,
  stageOf: ({ state }) => (state.shaken > 0 ? 2 : 0) + (state.turn > 7 ? 1 : 0),
  time: ({ turn }) => turn,
  measure: (view) => MEASURES.map((measure) => measure(view)),
};
