import { at } from '../../../kernel/lists.ts';
import { EMPIRE_LEADER, INFANTRY, SUPPLY } from '../box.ts';
import { isBesieged, type Look, type MoveMode } from '../state.ts';
import { type Column, shutIn, surround } from './empire-cordon.ts';
import { nearest, postsOf, setGuards, stayOnGuard } from './empire-guards.ts';
import { castNet } from './empire-net.ts';
import { razingGround } from './empire-plan.ts';
import { sendKitchener } from './empire-razing.ts';
import { drawRings } from './empire-ring.ts';
import {
  distance,
  EMPIRE,
  holds,
  isCapital,
  isRider,
  REPUBLICS,
  type Strengths,
  strengthsOf,
} from './map.ts';
import { type Reach, travel } from './reach.ts';
import type { Drive, Skill } from './skill.ts';

/*
 * The veteran's way: brigades march in columns, each with its wagons, against what the Boers hold;
 * battalions and riders sit down in what has been taken; the other riders shut the ways out round
 * the areas the columns go for.
 */

interface Target {
  readonly area: number;
  value: number;
  readonly needs: number;
  sent: number;
}

export function driveGoals(look: Look, reach: Reach, mode: MoveMode, skill: Skill): number[] {
  const { box, state } = look;
  const { drive } = skill;
  const seen = strengthsOf(look);
  const goals = new Array<number>(box.pieces).fill(-1);
  const free: number[] = [];
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    if (at(state.at, piece) >= 0 && !isBesieged(state, piece) && at(box.ma, piece) > 0)
      free.push(piece);
  }
  const columns = formColumns(look, free, reach, drive);
  const targets = targetsOf(look, seen, drive);
  joinHands(look, columns, targets, reach, drive);
  for (const column of columns) aim(look, column, targets, reach, goals, drive);
  if (mode === 'land') surround(look, columns, seen, goals);
  const idle = new Set(
    free.filter(
      (piece) => at(goals, piece) < 0 && (isRider(box, piece) || at(box.kind, piece) === INFANTRY),
    ),
  );
  const posts = postsOf(look, seen, drive);
  stayOnGuard(look, idle, posts, goals, seen, drive);
  takeEmptyTowns(look, idle, targets, reach, goals, seen);
  setGuards(look, idle, posts, reach, goals, seen, drive);
  const isSent = sendKitchener(look, idle, reach, mode, goals);
  if (mode === 'land') shutIn(look, idle, columns, goals, seen);
  drawRings(look, idle, columns, reach, mode, goals, seen, skill);
  castNet(look, idle, columns, reach, goals, seen, drive);
  follow(look, idle, columns, reach, goals);
  for (const piece of free) {
    if (at(box.kind, piece) !== EMPIRE_LEADER) continue;
    if (piece === box.kitchener && isSent) continue;
    goals[piece] =
      piece === box.kitchener
        ? razingGround(look, seen, reach)
        : columnForLeader(look, columns, reach, piece);
  }
  return goals;
}

/** What ten factors more are worth to a leader, in turns of travel: of columns as near he picks the strongest. */
const FOR_TEN = 0.1;

/**
 * 13.1.1, 13.1.2 A leader helps only those he is with, and alone he is lost when attacked (13.0-b): he goes
 * with a strong column that is near, and where it cannot be this turn he goes to where it stands.
 */
export function columnForLeader(
  look: Look,
  columns: readonly Column[],
  reach: Reach,
  leader: number,
): number {
  const { box, state } = look;
  let goal = -1;
  let least = 1e9;
  for (const column of columns) {
    if (column.strength === 0) continue;
    const there = at(state.at, column.supply);
    const price =
      travel(look, reach, at(state.at, leader), there) - (FOR_TEN * column.strength) / 10;
    if (price >= least) continue;
    least = price;
    goal = distance(box, there, column.goal) <= 1 ? column.goal : there;
  }
  return goal;
}

/** Brigades stay with the wagons they are with; the others join the nearest that is short of men. */
function formColumns(look: Look, free: readonly number[], reach: Reach, { full }: Drive): Column[] {
  const { box, state } = look;
  const columns = free
    .filter((piece) => at(box.kind, piece) === SUPPLY)
    .map((supply): Column => ({ supply, foot: [], strength: 0, goal: -1 }));
  const brigades = free.filter((piece) => box.brigade[piece] === 1);
  const late: number[] = [];
  const join = (column: Column, piece: number): void => {
    column.foot.push(piece);
    column.strength += at(box.cf, piece);
  };
  for (const piece of brigades) {
    const here = columns
      .filter((c) => at(state.at, c.supply) === at(state.at, piece) && c.strength < full)
      .sort((a, b) => a.strength - b.strength);
    if (here[0]) join(here[0], piece);
    else late.push(piece);
  }
  for (const piece of late) {
    let best: Column | undefined;
    let least = 1e9;
    for (const column of columns) {
      const way = travel(look, reach, at(state.at, piece), at(state.at, column.supply));
      const price = way + column.strength / 15;
      if (price < least) {
        least = price;
        best = column;
      }
    }
    if (best) join(best, piece);
  }
  return columns.sort((a, b) => b.strength - a.strength);
}

/** The turn after which Bobs' War waits no longer for a better end. */
const PATIENCE = 7;

/** 14.1 The fall of the second capital ends Bobs' War: not before it ends in a victory. */
function isTooSoon(look: Look, area: number): boolean {
  const { box, state } = look;
  if (state.scenario !== 'bobsWar' || state.turn > PATIENCE || !isCapital(box, area)) return false;
  const other = area === box.pretoria ? box.bloemfontein : box.pretoria;
  if (!holds(look, EMPIRE, other)) return false;
  const base = box.pack.capitals[area === box.pretoria ? 'zar' : 'freeState'].firstCaptureLossBase;
  const { marginal } = box.pack.scenarios.bobsWar.levels;
  return state.wcp - (base - state.turn) > marginal;
}

/** What Bloemfontein is worth besides what Pretoria is. */
const FIRST = 1.25;

/**
 * What the columns go for. Kommandos in the box of an army are lost with it (8.8.2-b); with an empty one it is one unit
 * of many (12.2), but Republics who save go far with armies that nobody follows. A town pays them month by month (9.2-a).
 */
function targetsOf(look: Look, seen: Strengths, drive: Drive): Target[] {
  const { box, state } = look;
  const list: Target[] = [];
  for (let area = 0; area < box.areaIds.length; area++) {
    const boers = at(seen.republic, area);
    let value = 0;
    if (boers > 0) {
      value += 0.6 + 0.25 * at(seen.units, area);
      if (box.armies.some((army) => at(state.at, army) === area)) value += drive.army;
      if (state.sieges.includes(area)) value += state.scenario === 'bobsWar' ? 14 : 6;
    }
    if (holds(look, REPUBLICS, area)) {
      if (isTooSoon(look, area)) continue;
      const capital = drive.capital * (area === box.bloemfontein ? FIRST : 1);
      value += isCapital(box, area) ? capital : drive.town;
    }
    if (value > 0) list.push({ area, value, needs: boers > 0 ? drive.needs * boers : 1, sent: 0 });
  }
  return list;
}

/** How far columns come for what needs several of them: for a capital from anywhere. */
const CALL = 2.4;

/** What one column cannot do several do together: capitals, armies, sieges, great gatherings. */
function joinHands(
  look: Look,
  columns: readonly Column[],
  targets: readonly Target[],
  reach: Reach,
  { full }: Drive,
): void {
  const { box, state } = look;
  const great = targets
    .filter((target) => target.needs > full || isCapital(box, target.area))
    .sort((a, b) => b.value - a.value);
  for (const target of great) {
    const capital = isCapital(box, target.area);
    const near = columns
      .filter((column) => column.goal < 0 && column.strength >= 10)
      .map((column) => ({
        column,
        way: travel(look, reach, at(state.at, column.supply), target.area),
      }))
      .filter(({ way }) => capital || way <= CALL)
      .sort((a, b) => a.way - b.way);
    let sum = 0;
    const band: Column[] = [];
    for (const { column } of near) {
      if (sum >= target.needs * (capital ? 1.2 : 0.85)) break;
      sum += column.strength;
      band.push(column);
    }
    if (sum < target.needs * (capital ? 0.5 : 0.7)) continue;
    for (const column of band) column.goal = target.area;
    target.sent += sum;
    target.value *= 0.3;
  }
}

/** The factors of a brigade: with less wagons do not set out. */
const BRIGADE = 10;

function aim(
  look: Look,
  column: Column,
  targets: Target[],
  reach: Reach,
  goals: number[],
  drive: Drive,
): void {
  const { state } = look;
  const here = at(state.at, column.supply);
  const near = column.foot.filter((p) => travel(look, reach, at(state.at, p), here) < 1.6);
  const strength = near.reduce((sum, p) => sum + at(look.box.cf, p), 0);
  if (strength < BRIGADE) {
    // Wagons do not go alone; they wait for men, or go back to them.
    const [first] = column.foot
      .map((p) => at(state.at, p))
      .sort((a, b) => distance(look.box, a, here) - distance(look.box, b, here));
    column.goal = strength === 0 && first !== undefined ? first : here;
  } else {
    const goal = column.goal < 0 ? pick(look, here, strength, targets, reach, drive) : column.goal;
    column.goal = goal < 0 ? here : goal;
  }
  goals[column.supply] = column.goal;
  for (const piece of column.foot) goals[piece] = near.includes(piece) ? column.goal : here;
  if (strength < BRIGADE) for (const piece of column.foot) goals[piece] = column.goal;
}

/** What sooner is worth against later. */
const SOON = 0.8;

function pick(
  look: Look,
  from: number,
  strength: number,
  targets: Target[],
  reach: Reach,
  { enough }: Drive,
): number {
  let best: Target | undefined;
  let score = 0;
  for (const target of targets) {
    const able = target.needs <= (target.sent + strength) * 1.2 ? 1 : 0.3;
    const worth = (target.value * able) / (SOON + travel(look, reach, from, target.area));
    if (worth <= score) continue;
    score = worth;
    best = target;
  }
  if (!best) return -1;
  best.sent += strength;
  best.value *= best.sent >= best.needs ? enough : 1.5;
  return best.area;
}

/** Nobody home: a handful will do. */
function takeEmptyTowns(
  look: Look,
  idle: Set<number>,
  targets: readonly Target[],
  reach: Reach,
  goals: number[],
  seen: Strengths,
): void {
  const empty = targets
    .filter((target) => at(seen.republic, target.area) === 0)
    .sort((a, b) => b.value - a.value);
  for (const { area } of empty) {
    const piece = nearest(look, idle, reach, area, 4);
    if (piece < 0) continue;
    goals[piece] = area;
    idle.delete(piece);
  }
}

/** The rest go with a column. */
function follow(
  look: Look,
  idle: ReadonlySet<number>,
  columns: readonly Column[],
  reach: Reach,
  goals: number[],
): void {
  const { box, state } = look;
  for (const piece of idle) {
    let least = 1e9;
    for (const [i, column] of columns.entries()) {
      const there = at(state.at, column.supply);
      const way = travel(look, reach, at(state.at, piece), there) + ((piece + i) % 3);
      if (way >= least) continue;
      least = way;
      goals[piece] = distance(box, there, column.goal) <= 1 ? column.goal : there;
    }
  }
}
