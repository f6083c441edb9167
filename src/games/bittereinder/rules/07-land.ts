import { at } from '../../../kernel/lists.ts';
import { oncePer } from '../../../kernel/memory.ts';
import { ARMY, BOER_LEADER, type Box, GARRISON, KOMMANDO, SUPPLY } from '../box.ts';
import {
  areaId,
  EMPIRE,
  endOf,
  factorsIn,
  firstOf,
  inArea,
  isBesieged,
  type Look,
  pieceId,
  REPUBLICS,
} from '../state.ts';
import { type Refusal, refuse, type War } from '../vocabulary.ts';
import { turnUp } from './07-intelligence.ts';
import { eliminate } from './08-elimination.ts';

/** How a column goes: its side, its allowance, and what binds or frees it. */
export interface Pace {
  readonly side: number;
  readonly ma: number;
  /** 7.1.3-b Supply wagons keep out of the mountains. */
  readonly wagons: boolean;
  /** 7.3-e, 13.4.3-a Led by a Boer leader: no screens needed. */
  readonly led: boolean;
}

const CLOSED_MOZAMBIQUE = refuse('7.1.1-a', 'mozambique');
const CLOSED_CAPE_TOWN = refuse('7.5.1', 'capeTown');
const CLOSED_MOUNTAIN = refuse('7.1.3-b', 'wagonsInMountains');
const END_TRIBAL = refuse('7.5.3-a', 'tribalEnd');
const END_BLOCKHOUSE = refuse('7.5.2-a', 'blockhouseEnd');

/** What keeps a column out of an area altogether. */
function whyNotEntry(look: Look, pace: Pace, area: number): Refusal | null {
  const { box } = look;
  if (box.mozambique[area] === 1) return CLOSED_MOZAMBIQUE;
  if (pace.side === REPUBLICS) return area === box.capeTown ? CLOSED_CAPE_TOWN : null;
  return pace.wagons && box.mountain[area] === 1 ? CLOSED_MOUNTAIN : null;
}

/** 7.5.2-a, 7.5.3-a Where a Republican column may not stop. */
function whyNotEnd(look: Look, pace: Pace, area: number): Refusal | null {
  if (pace.side === EMPIRE) return null;
  if (look.box.tribal[area] === 1) return END_TRIBAL;
  return look.state.blockhouse[area] === 0 ? null : END_BLOCKHOUSE;
}

/** 7.3-b Friends here who will move no further this phase. */
export const screeners = (look: Look, side: number, area: number): number =>
  factorsIn(
    look,
    side,
    area,
    (piece) =>
      !isBesieged(look.state, piece) && (look.state.moved[piece] === 1 || look.box.ma[piece] === 0),
  );

const BLOCKED = 0;
const OPEN = 1;
/** 7.2.1-e Face-down enemies: the screen has to be tried. */
const UNSURE = 2;

/** 7.3-b Whether the enemies in an area are screened. */
export function screening(look: Look, side: number, area: number): number {
  if (inArea(look.state, 1 - side, area) === 0) return OPEN;
  const enemies = factorsIn(look, 1 - side, area);
  if (enemies === 0) return OPEN;
  const screen = screeners(look, side, area);
  if (look.state.options.limitedIntelligence && hidesStrength(look, 1 - side, area))
    return screen > 0 ? UNSURE : BLOCKED;
  return screen >= enemies ? OPEN : BLOCKED;
}

function hidesStrength(look: Look, side: number, area: number): boolean {
  const { box, state } = look;
  for (let piece = firstOf(look, side); piece < endOf(look, side); piece++) {
    if (state.at[piece] === area && state.hidden[piece] === 1 && at(box.cf, piece) > 0) return true;
  }
  return false;
}

/** 10.1.2-a, A10 A blockhouse with an un-besieged Empire combat unit beside it. */
const isPatrolled = (look: Look, area: number): boolean =>
  look.state.blockhouse[area] !== 0 &&
  factorsIn(look, EMPIRE, area, (piece) => !isBesieged(look.state, piece)) > 0;

/** Whether a column may go on out of an area it entered on the way. */
function passage(look: Look, pace: Pace, area: number): number {
  if (look.box.mountain[area] === 1) return BLOCKED; // 7.1.3-a
  if (pace.led) return OPEN;
  if (pace.side === REPUBLICS && isPatrolled(look, area)) return BLOCKED;
  return screening(look, pace.side, area);
}

/** A way a column can go: the areas entered, the last its end. */
export interface Way {
  readonly to: number;
  /** The area where a screen must first be tried, or -1. */
  readonly trial: number;
}

/** All a search finds, by area: -1 unknown, otherwise the area where a screen is to be tried plus 2, or 1. */
const CERTAIN = 1;
let found = new Int16Array(0);
let freely = new Int16Array(0);

/** 7.0-a Every area a column may end in; with face-down enemies about, some only by trying a screen. */
export function ways(look: Look, pace: Pace, from: number): Way[] {
  const size = look.box.areaIds.length;
  if (found.length !== size) {
    found = new Int16Array(size);
    freely = new Int16Array(size);
  }
  found.fill(0);
  freely.fill(0);
  const ends: number[] = [];
  let level = [from];
  // Out and back again is no march.
  found[from] = CERTAIN;
  freely[from] = CERTAIN;
  for (let spent = 0; spent < pace.ma && level.length > 0; spent++) {
    const next: number[] = [];
    for (const area of level) spread(look, pace, area, area === from, ends, next);
    level = next;
  }
  return ends.map((to) => ({ to, trial: (found[to] ?? 0) - 2 < 0 ? -1 : (found[to] ?? 0) - 2 }));
}

function spread(
  look: Look,
  pace: Pace,
  area: number,
  isStart: boolean,
  ends: number[],
  next: number[],
): void {
  let certainty = freely[area] ?? CERTAIN;
  if (!isStart) {
    const pass = passage(look, pace, area);
    if (pass === BLOCKED) return;
    if (pass === UNSURE) {
      if (certainty !== CERTAIN || whyNotEnd(look, pace, area)) return;
      certainty = area + 2;
    }
  }
  // 13.4.3-b Beyond a blockhouse area a led column stops at once.
  const halt = !isStart && pace.led && look.state.blockhouse[area] !== 0;
  for (const to of at(look.box.near, area)) {
    if (whyNotEntry(look, pace, to)) continue;
    if (found[to] === 0 || (certainty === CERTAIN && (found[to] ?? 0) > CERTAIN)) {
      if (found[to] === 0 && !whyNotEnd(look, pace, to)) ends.push(to);
      found[to] = certainty;
    }
    if (halt || (freely[to] !== 0 && !(certainty === CERTAIN && (freely[to] ?? 0) > CERTAIN)))
      continue;
    freely[to] = certainty;
    next.push(to);
  }
}

/** Whether a column could go anywhere: mostly a glance at the neighbours tells. */
export function canStir(look: Look, pace: Pace, from: number): boolean {
  for (const area of at(look.box.near, from)) {
    if (!whyNotEntry(look, pace, area) && !whyNotEnd(look, pace, area)) return true;
  }
  return ways(look, pace, from).length > 0;
}

/** What stops a column on its way, each by its own rule. */
interface Barrier {
  readonly refusal: Refusal;
  /** Nobody goes on out of such an area. */
  stops?(look: Look, pace: Pace, area: number): boolean;
  /** Who goes on out of such an area stops in the next. */
  halts?(look: Look, pace: Pace, area: number): boolean;
}

const BARRIERS: readonly Barrier[] = [
  {
    refusal: refuse('7.1.3-a', 'mountainsStop'),
    stops: (look, _, area) => look.box.mountain[area] === 1,
  },
  {
    refusal: refuse('7.3-d', 'patrolled'),
    stops: (look, pace, area) => pace.side === REPUBLICS && !pace.led && isPatrolled(look, area),
  },
  {
    refusal: refuse('7.3-b', 'noScreen'),
    stops: (look, pace, area) => !pace.led && screening(look, pace.side, area) !== OPEN,
  },
  {
    refusal: refuse('13.4.3-b', 'pastBlockhouse'),
    halts: (look, pace, area) => pace.led && look.state.blockhouse[area] !== 0,
  },
];

/** Whether a column would get there if only these barriers stood. */
function wouldReach(
  look: Look,
  pace: Pace,
  from: number,
  to: number,
  barriers: readonly Barrier[],
): boolean {
  let level = [from];
  const seen = new Set(level);
  for (let spent = 0; spent < pace.ma; spent++) {
    const next: number[] = [];
    for (const area of level) {
      const onWay = area !== from;
      if (onWay && barriers.some(({ stops }) => stops?.(look, pace, area))) continue;
      const halt = onWay && barriers.some(({ halts }) => halts?.(look, pace, area));
      for (const beyond of at(look.box.near, area)) {
        if (whyNotEntry(look, pace, beyond)) continue;
        if (beyond === to) return true;
        if (halt || seen.has(beyond)) continue;
        seen.add(beyond);
        next.push(beyond);
      }
    }
    level = next;
  }
  return false;
}

const ALL_WAYS_BARRED = refuse('7.0-a', 'noWayThrough');

/** The barrier that by itself closes every way; or several do together. */
function whatBars(look: Look, pace: Pace, from: number, to: number): Refusal {
  const barrier = BARRIERS.find((one) => !wouldReach(look, pace, from, to, [one]));
  return barrier?.refusal ?? ALL_WAYS_BARRED;
}

/** Why a column does not get there. */
export function whyNotWay(look: Look, pace: Pace, from: number, to: number): Refusal | null {
  if (to === from) return refuse('7.0-a', 'noUse');
  const closed = whyNotEntry(look, pace, to) ?? whyNotEnd(look, pace, to);
  if (closed) return closed;
  if (ways(look, pace, from).some((way) => way.to === to)) return null;
  if (wouldReach(look, pace, from, to, [])) return whatBars(look, pace, from, to);
  const { pairs } = look.box.pack.blocked;
  const [a, b] = [areaId(look, from), areaId(look, to)];
  return pairs[`${a}/${b}`] || pairs[`${b}/${a}`]
    ? refuse('7.1.4', 'blockingNode')
    : refuse('7.0-a', 'tooFar', { n: pace.ma });
}

const BESIEGED = refuse('7.4.1', 'besieged');
const IS_GARRISON = refuse('7.4.2', 'garrisonStays');
const MOVED = refuse('7.0-d', 'hasMoved');
const ARMY_MOVED = refuse('7.6-c', 'armyHasMoved');

/** 7.0 Why a piece may not march at all. */
export function whyNotMarcher(look: Look, piece: number): Refusal | null {
  const { box, state } = look;
  if (isBesieged(state, piece)) return BESIEGED;
  if (at(box.kind, piece) === GARRISON || box.ma[piece] === 0) return IS_GARRISON;
  if (state.moved[piece] === 1) return MOVED;
  const army = at(state.army, piece);
  return army >= 0 && state.moved[army] === 1 ? ARMY_MOVED : null;
}

/** The pace of a column: the slowest sets it, unless a Boer leader lends his own (13.4.2). */
export function paceOf(look: Look, side: number, column: readonly number[]): Pace {
  const { box } = look;
  let ma = 99;
  let leader = -1;
  let wagons = false;
  for (const piece of column) {
    ma = Math.min(ma, at(box.ma, piece));
    if (at(box.kind, piece) === BOER_LEADER) leader = piece;
    if (at(box.kind, piece) === SUPPLY) wagons = true;
  }
  return { side, ma: leader >= 0 ? at(box.ma, leader) : ma, wagons, led: leader >= 0 };
}

const solo = oncePer<Box, Pace[]>(() => []);

/** The pace of a piece by itself: always the same, so kept. */
export function soloPace(look: Look, side: number, piece: number): Pace {
  const paces = solo(look.box);
  let pace = paces[piece];
  if (!pace) {
    pace = paceOf(look, side, [piece]);
    paces[piece] = pace;
  }
  return pace;
}

/** Two who go together: the slower sets the pace, unless one of them leads. */
export function joinPace(a: Pace, b: Pace): Pace {
  if (a.led) return a;
  if (b.led) return b;
  if (a.ma <= b.ma && (a.wagons || !b.wagons)) return a;
  if (b.ma <= a.ma && (b.wagons || !a.wagons)) return b;
  return { side: a.side, ma: Math.min(a.ma, b.ma), wagons: true, led: false };
}

const COMMAND_FULL = refuse('13.4.2', 'commandFull');
const ONE_LEADER = refuse('13.4.2', 'oneLeader');
const ARMY_ALONE = refuse('7.6-a', 'armyAlone');

/** 13.4.1-a, 13.4.1-b, 7.6-a Who may go together. */
export function whyNotCompany(
  look: Look,
  column: readonly number[],
  piece: number,
): Refusal | null {
  const { box } = look;
  const [first] = column;
  if (first === undefined) return null;
  // An army goes alone, so it would be the first.
  if (at(box.kind, piece) === ARMY || at(box.kind, first) === ARMY) return ARMY_ALONE;
  if (piece >= box.firstEmpire) return null;
  const company = [...column, piece];
  const leaders = company.filter((one) => at(box.kind, one) === BOER_LEADER);
  if (leaders.length === 0) return null;
  if (leaders.length > 1) return ONE_LEADER;
  const kommandos = company.filter((one) => at(box.kind, one) === KOMMANDO).length;
  return kommandos > at(box.command, leaders[0] ?? 0) ? COMMAND_FULL : null;
}

/** 7.1.1-b, 7.5.3-b Who is still in Mozambique or a tribal land when the land phase ends is lost. */
export function forcedExits(war: War): void {
  const { box, state } = war;
  for (let piece = 0; piece < box.firstEmpire; piece++) {
    const area = at(state.at, piece);
    if (area < 0) continue;
    const foreign = box.mozambique[area] === 1;
    if (!foreign && box.tribal[area] === 0) continue;
    const rule = foreign ? '7.1.1-b' : '7.5.3-b';
    // Whoever is lost is named, so it is shown first (7.2.1-c).
    turnUp(war, [piece]);
    war.tell({ type: 'stranded', rule, piece: pieceId(war, piece), at: areaId(war, area) });
    eliminate(war, piece, rule);
  }
}
