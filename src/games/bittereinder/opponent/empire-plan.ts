import { at } from '../../../kernel/lists.ts';
import { EMPIRE_LEADER, SUPPLY } from '../box.ts';
import { factors } from '../rules/08-strength.ts';
import { isBesieged, type Look, piecesIn } from '../state.ts';
import {
  around,
  distance,
  EMPIRE,
  holds,
  isFoot,
  isRider,
  REPUBLICS,
  type Strengths,
  strengthsOf,
} from './map.ts';
import { type Reach, travel } from './reach.ts';

/** How much Boers in the field are worth, each. */
const HUNT = 0.4;
/** How much a capital is worth. */
const CAPITAL = 10;
/** Factors a column gathers before it leaves. */
const MASS = 30;

/** A place worth going to, and what it takes. */
interface Objective {
  readonly area: number;
  value: number;
  readonly needs: number;
  /** Factors already on their way there. */
  sent: number;
}

/** What the Empire wants: relief, capitals, Boers in reach, towns. */
function objectives(look: Look, seen: Strengths): Objective[] {
  const { box, state } = look;
  const list: Objective[] = [];
  for (let area = 0; area < box.areaIds.length; area++) {
    const boers = at(seen.republic, area);
    let value = 0;
    if (boers > 0) {
      value += HUNT * (1 + at(seen.units, area));
      if (box.armies.some((army) => at(state.at, army) === area)) value += 4;
      if (state.sieges.includes(area)) value += state.scenario === 'bobsWar' ? 14 : 6;
    }
    if (holds(look, REPUBLICS, area)) {
      const capital = area === box.bloemfontein || area === box.pretoria;
      value += capital ? CAPITAL : at(box.homeOf, area) >= 0 ? 2 : 3;
    }
    if (value > 0) list.push({ area, value, needs: boers > 0 ? 2 * boers : 1, sent: 0 });
  }
  return list;
}

/** Where every free piece of the Empire wants to be. */
export function empireGoals(look: Look, reach: Reach): number[] {
  const { box, state } = look;
  const seen = strengthsOf(look);
  const wishes = objectives(look, seen);
  const goals = new Array<number>(box.pieces).fill(-1);
  const free: number[] = [];
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    if (at(state.at, piece) >= 0 && !isBesieged(state, piece) && at(box.ma, piece) > 0)
      free.push(piece);
  }
  setGuards(look, free, reach, goals);
  const columns = formColumns(
    look,
    free.filter((piece) => at(goals, piece) < 0),
    reach,
  );
  for (const column of columns) aimColumn(look, column, wishes, reach, goals);
  aimRiders(look, free, columns, wishes, reach, goals, seen);
  aimLeaders(look, free, columns, goals);
  return goals;
}

/** Brigades that hold each capital once it is taken: the Boers come back. */
const GUARDS = 2;

function setGuards(look: Look, free: readonly number[], reach: Reach, goals: number[]): void {
  const { box, state } = look;
  // In the long war it is enough to have held both once.
  if (state.scenario === 'campaign' && state.bothHeld > 0) return;
  for (const capital of [box.bloemfontein, box.pretoria]) {
    if (state.control[capital] !== EMPIRE + 1) continue;
    const near = free
      .filter((piece) => box.brigade[piece] === 1 && at(goals, piece) < 0)
      .map((piece) => ({ piece, way: travel(look, reach, at(state.at, piece), capital) }))
      .sort((a, b) => a.way - b.way);
    for (const { piece } of near.slice(0, GUARDS)) goals[piece] = capital;
  }
}

interface Column {
  readonly supply: number;
  readonly foot: number[];
  strength: number;
  goal: number;
}

/** Every supply unit is the heart of a column; the foot go to the weakest one near. */
function formColumns(look: Look, free: readonly number[], reach: Reach): Column[] {
  const { box, state } = look;
  const columns = free
    .filter((piece) => at(box.kind, piece) === SUPPLY)
    .map((supply): Column => ({ supply, foot: [], strength: 0, goal: -1 }));
  for (const piece of free) {
    if (!isFoot(box, piece)) continue;
    let best: Column | undefined;
    let cost = 1e9;
    for (const column of columns) {
      const here = at(state.at, piece);
      const there = at(state.at, column.supply);
      const price = travel(look, reach, here, there) + column.strength / 12;
      if (price < cost) {
        cost = price;
        best = column;
      }
    }
    if (!best) continue;
    best.foot.push(piece);
    best.strength += at(box.cf, piece);
  }
  return columns.sort((a, b) => b.strength - a.strength);
}

/** The column with its men together goes for the best thing it can manage; otherwise it gathers. */
function aimColumn(
  look: Look,
  column: Column,
  wishes: Objective[],
  reach: Reach,
  goals: number[],
): void {
  const { box, state } = look;
  const here = at(state.at, column.supply);
  const together = column.foot.filter((piece) => at(state.at, piece) === here);
  const strength = factors(look, together);
  if (strength < Math.min(MASS, column.strength)) {
    const [nearest] = column.foot
      .filter((piece) => at(state.at, piece) !== here)
      .sort((a, b) => distance(box, at(state.at, a), here) - distance(box, at(state.at, b), here));
    column.goal = here;
    // Wagons do not wait alone in the veld; they go back to where the men are.
    if (strength === 0 && nearest !== undefined) column.goal = at(state.at, nearest);
  } else {
    const goal = pickObjective(look, here, column.strength, wishes, reach);
    column.goal = goal < 0 ? here : goal;
  }
  goals[column.supply] = column.goal;
  for (const piece of column.foot) goals[piece] = at(state.at, piece) === here ? column.goal : here;
}

function pickObjective(
  look: Look,
  from: number,
  strength: number,
  wishes: Objective[],
  reach: Reach,
): number {
  let best: Objective | undefined;
  let score = 0;
  for (const wish of wishes) {
    // Columns join hands for what one of them could not do.
    const able = wish.needs <= (wish.sent + strength) * 1.2 ? 1 : 0.3;
    const worth = (wish.value * able) / (1 + travel(look, reach, from, wish.area));
    if (worth <= score) continue;
    score = worth;
    best = wish;
  }
  if (!best) return -1;
  best.sent += strength;
  best.value *= best.sent >= best.needs ? 0.35 : 1.5;
  return best.area;
}

/** Riders take undefended towns first, and otherwise ride with the columns. */
function aimRiders(
  look: Look,
  free: readonly number[],
  columns: readonly Column[],
  wishes: readonly Objective[],
  reach: Reach,
  goals: number[],
  seen: Strengths,
): void {
  const { box, state } = look;
  const idle = new Set(free.filter((piece) => isRider(box, piece) && at(goals, piece) < 0));
  const towns = wishes
    .filter((wish) => at(seen.republic, wish.area) === 0)
    .sort((a, b) => b.value - a.value);
  for (const town of towns) {
    let best = -1;
    let cost = 7;
    for (const piece of idle) {
      const way = travel(look, reach, at(state.at, piece), town.area);
      if (way < cost) {
        cost = way;
        best = piece;
      }
    }
    if (best < 0) continue;
    goals[best] = town.area;
    idle.delete(best);
  }
  for (const piece of idle) {
    const here = at(state.at, piece);
    let goal = -1;
    let cost = 1e9;
    for (const [i, column] of columns.entries()) {
      const there = at(state.at, column.supply);
      const way = travel(look, reach, here, there) + ((piece + i) % 3);
      if (way >= cost) continue;
      cost = way;
      goal = distance(box, there, column.goal) <= 1 ? column.goal : there;
    }
    goals[piece] = goal;
  }
}

/** Generals ride with the strongest column; Kitchener goes where most can be razed. */
function aimLeaders(
  look: Look,
  free: readonly number[],
  columns: readonly Column[],
  goals: number[],
): void {
  const { box } = look;
  for (const piece of free) {
    if (at(box.kind, piece) !== EMPIRE_LEADER) continue;
    if (piece === box.kitchener) {
      goals[piece] = razingGround(look, strengthsOf(look));
      continue;
    }
    const [main] = columns;
    if (main) goals[piece] = main.goal;
  }
}

const isRazable = (look: Look, area: number): boolean =>
  at(look.box.homeOf, area) >= 0 &&
  look.state.razed[area] === 0 &&
  look.state.control[area] === EMPIRE + 1 &&
  !piecesIn(look, REPUBLICS, area).some((piece) => at(look.box.cf, piece) > 0);

/** Where Kitchener should be to raze: on foot, or with trains to take. */
export function razingGround(look: Look, seen: Strengths, trains?: Reach): number {
  const { box, state } = look;
  const here = at(state.at, box.kitchener);
  const away = (area: number): number =>
    trains ? travel(look, trains, here, area) : distance(box, here, area);
  let best = here;
  let score = 0;
  for (let area = 0; area < box.areaIds.length; area++) {
    if (at(state.republicIn, area) > 0 || box.mozambique[area] === 1) continue;
    if (at(state.empireIn, area) === 0) continue;
    // He is worth an escort.
    if (at(seen.empire, area) < 8 && around(box, seen.republic, area, 2) > at(seen.empire, area))
      continue;
    let worth = 0;
    for (const near of [area, ...at(box.near, area)]) {
      if (!isRazable(look, near)) continue;
      worth += at(state.at, at(box.homeOf, near)) >= 0 ? 3 : 1;
    }
    const value = worth / (2 + away(area));
    if (value > score) {
      score = value;
      best = area;
    }
  }
  return best;
}
