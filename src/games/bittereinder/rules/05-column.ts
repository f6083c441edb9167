import { at } from '../../../kernel/lists.ts';
import { ARMY, BOER_LEADER } from '../box.ts';
import {
  areaId,
  areaOf,
  contentsOf,
  endOf,
  factorsIn,
  firstOf,
  inArea,
  isBesieged,
  type Look,
  type MoveMode,
  pieceOf,
  piecesIn,
  place,
  sideName,
  sideOf,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
import { seaPorts, whyNotPort, whyNotSailing, whyNotSailor } from './05-sea.ts';
import { hasTrain, leaveArmy, railEnds, railNet, whyNotRailway, whyNotStation } from './06-rail.ts';
import { tellMove, turnUp } from './07-intelligence.ts';
import {
  canStir,
  joinPace,
  paceOf,
  screeners,
  soloPace,
  ways,
  whyNotCompany,
  whyNotMarcher,
  whyNotWay,
} from './07-land.ts';
import { joinSiege } from './08-siege.ts';

/*
 * Every movement is made of the same small choices: from which area, which pieces, to which area.
 * Pieces are only ever added to a column, and a column that left does not move again this phase.
 */

interface Mode {
  rule(look: Look): string;
  /** Why a piece may not move at all in this way. */
  whyNot(look: Look, piece: number): Refusal | null;
  /** Where the column may go. */
  ends(look: Look, side: number, from: number, column: readonly number[]): readonly number[];
  /** Why it may not go there. */
  whyNotEnd(
    look: Look,
    side: number,
    from: number,
    column: readonly number[],
    to: number,
  ): Refusal | null;
}

const HAS_MOVED = refuse('7.0-d', 'hasMoved');
const ARMY_ALONE = refuse('7.6-a', 'armyAlone');
const WITH_ARMY = refuse('6.2-b', 'notDetached');

const MODES: Readonly<Record<MoveMode, Mode>> = {
  sea: {
    rule: () => '5.6-a',
    whyNot: (look, piece) =>
      look.state.moved[piece] === 1 ? HAS_MOVED : whyNotSailor(look, piece),
    ends: (look, _, from) => seaPorts(look, from),
    whyNotEnd: (look, _, from, __, to) => whyNotSailing(look, from, to),
  },
  rail: {
    rule: () => '6.0',
    whyNot: (look, piece) => {
      if (look.state.moved[piece] === 1) return HAS_MOVED;
      return at(look.state.army, piece) >= 0 ? WITH_ARMY : null;
    },
    ends: (look, side, from) => railEnds(look, railNet(look, side), from),
    whyNotEnd: (look, side, from, _, to) => whyNotRailway(look, railNet(look, side), from, to),
  },
  land: {
    rule: () => '7.0-a',
    whyNot: whyNotMarcher,
    ends: (look, side, from, column) =>
      ways(look, paceOf(look, side, column), from).map((way) => way.to),
    whyNotEnd: (look, side, from, column, to) =>
      whyNotWay(look, paceOf(look, side, column), from, to),
  },
  second: {
    rule: secondRule,
    // A35 Whoever can march at all, whatever he has marched already.
    whyNot: (look, piece) =>
      look.box.ma[piece] === 0 || isBesieged(look.state, piece) ? whyNotMarcher(look, piece) : null,
    ends: (look, side, from, column) =>
      ways(look, { ...paceOf(look, side, column), ma: 1 }, from).map((way) => way.to),
    whyNotEnd: (look, side, from, column, to) => {
      const refusal = whyNotWay(look, { ...paceOf(look, side, column), ma: 1 }, from, to);
      return refusal?.reason === 'tooFar' ? { ...refusal, rule: secondRule(look) } : refusal;
    },
  },
};

/** 13.1.1-e, 13.1.2-b The march of Buller's men or of Roberts's; he goes at their head. */
function secondRule({ state, box }: Look): string {
  return state.column.includes(box.buller) ? '13.1.1-e' : '13.1.2-b';
}

/** Why nothing may leave an area in this way; `null` if something may. */
function whyNotArea(look: Look, mode: MoveMode, side: number, area: number): Refusal | null {
  if (inArea(look.state, side, area) === 0) return refuse(null, 'noPieces');
  if (mode === 'sea') {
    const port = whyNotPort(look, area);
    if (port) return port;
  }
  if (mode === 'rail') {
    const station = whyNotStation(look, railNet(look, side), area);
    if (station) return station;
  }
  let first: Refusal | null = refuse(null, 'noPieces');
  for (const piece of piecesIn(look, side, area)) {
    const refusal = whyNotTaking(look, mode, side, area, [], piece);
    if (!refusal) return null;
    first = refusal;
  }
  return first;
}

/** Whether a piece may be added to a column that gathers here. */
function whyNotTaking(
  look: Look,
  mode: MoveMode,
  side: number,
  from: number,
  column: readonly number[],
  piece: number,
): Refusal | null {
  if (piece < 0 || sideOf(look, piece) !== side) return refuse(null, 'notYours');
  if (at(look.state.at, piece) !== from) return refuse(null, 'notHere');
  if (column.includes(piece)) return refuse(null, 'inColumn');
  const idle = MODES[mode].whyNot(look, piece);
  if (idle) return idle;
  // Trains and ships take all alike, but an army with its box by itself.
  if (mode !== 'land' && mode !== 'second') {
    const [first] = column;
    if (first === undefined) return null;
    const army = at(look.box.kind, first) === ARMY || at(look.box.kind, piece) === ARMY;
    return army ? ARMY_ALONE : null;
  }
  const company = whyNotCompany(look, column, piece);
  if (company) return company;
  return stirs(look, mode, side, from, column, piece) ? null : refuse('7.0-a', 'noWayOut');
}

/** Whether the column with this piece in it could go anywhere. */
function stirs(
  look: Look,
  mode: MoveMode,
  side: number,
  from: number,
  column: readonly number[],
  piece: number,
): boolean {
  let pace = soloPace(look, side, piece);
  for (const one of column) pace = joinPace(pace, soloPace(look, side, one));
  return canStir(look, mode === 'second' ? { ...pace, ma: 1 } : pace, from);
}

const DONE: Choice<'done'> = { do: 'done' };
const HOLD: Choice<'hold'> = { do: 'hold' };
const ALL: Choice<'all'> = { do: 'all', as: 'every' };
const ALL_MOUNTED: Choice<'all'> = { do: 'all', as: 'mounted' };

/** Areas already looked at in this listing bear its number. */
let looked = new Int32Array(0);
let listing = 0;

/** The areas something may leave from; or only the first, to see whether there is any. */
function departures(look: Look, mode: MoveMode, side: number, first = false): number[] {
  const { state, box } = look;
  const areas: number[] = [];
  const net = mode === 'rail' ? railNet(look, side) : null;
  if (looked.length !== box.areaIds.length) looked = new Int32Array(box.areaIds.length);
  listing++;
  const end = endOf(look, side);
  for (let piece = firstOf(look, side); piece < end; piece++) {
    const area = state.at[piece] ?? -1;
    if (area < 0 || state.moved[piece] === 1 || looked[area] === listing) continue;
    if (net && !hasTrain(look, net, area)) {
      looked[area] = listing;
      continue;
    }
    if (mode === 'sea' && whyNotPort(look, area)) continue;
    if (whyNotTaking(look, mode, side, area, NO_COLUMN, piece)) continue;
    looked[area] = listing;
    areas.push(area);
    if (first) break;
  }
  return areas;
}

const NO_COLUMN: readonly number[] = [];

/** 6.0, 7.0-a, 5.6-a Which area moves next; or enough for this phase. */
export const depart = decision('depart', {
  side: (_, { side }) => sideName(side),
  rule: (look, { mode }) => MODES[mode].rule(look),
  choices: (look, { mode, side }) => {
    const choices: Offer<'depart'>[] = departures(look, mode, side).map((area) =>
      at(look.box.choices.from, area),
    );
    choices.push(DONE);
    return choices;
  },
  whyNot: (look, { mode, side }, tried) => {
    const area = areaOf(look, tried.at);
    if (tried.do !== 'from') return null;
    if (area < 0) return refuse(null, 'unknownArea', { at: tried.at ?? '' });
    return whyNotArea(look, mode, side, area);
  },
  take: {
    done() {},
    from(war, args, choice) {
      war.state.column = [];
      war.next('column', { mode: args.mode, side: args.side, from: choice.at ?? '' });
    },
  },
});

/** Whether anything is left to move; the phase asks no more when not. */
export const canDepart = (look: Look, mode: MoveMode, side: number): boolean =>
  departures(look, mode, side, true).length > 0;

const taken: number[] = [];

/** The pieces that may still be added. */
export function recruits(look: Look, mode: MoveMode, side: number, from: number): number[] {
  taken.length = 0;
  const { column } = look.state;
  for (const piece of piecesIn(look, side, from)) {
    if (!whyNotTaking(look, mode, side, from, column, piece)) taken.push(piece);
  }
  return taken;
}

const armyOf = (look: Look): number =>
  look.state.column.find((piece) => at(look.box.kind, piece) === ARMY) ?? -1;

/** Units that ride at least twice as far as men walk. */
const isMounted = (look: Look, piece: number): boolean => at(look.box.ma, piece) > 1;

/** Picks the pieces of a column one by one or all at once, then sends it off. */
export const column = decision('column', {
  side: (_, { side }) => sideName(side),
  rule: (look, { mode }) => MODES[mode].rule(look),
  choices: (look, { mode, side, from: id }) => {
    const from = areaOf(look, id);
    const { state, box } = look;
    const choices: Offer<'column'>[] = [];
    const free = recruits(look, mode, side, from);
    for (const piece of free) choices.push(at(box.choices.take, piece));
    if (free.length > 1 && !gathersArmy(look, free)) {
      choices.push(ALL);
      if (
        mode === 'land' &&
        free.some((p) => isMounted(look, p)) &&
        free.some((p) => !isMounted(look, p))
      )
        choices.push(ALL_MOUNTED);
    }
    if (state.column.length === 0) return choices;
    const army = armyOf(look);
    if (mode === 'land' && army >= 0)
      for (const piece of contentsOf(look, army)) choices.push(at(box.choices.leave, piece));
    // 7.3-b Staying put on purpose only matters where there are enemies to screen.
    if (mode === 'land' && inArea(state, 1 - side, from) > 0) choices.push(HOLD);
    for (const to of MODES[mode].ends(look, side, from, state.column))
      choices.push(at(box.choices.go, to));
    return choices;
  },
  whyNot: (look, { mode, side, from: id }, tried) => {
    const from = areaOf(look, id);
    if (tried.do === 'take')
      return whyNotTaking(look, mode, side, from, look.state.column, pieceOf(look, tried.piece));
    if (tried.do === 'leave') return refuse('7.6-c', 'notInArmy');
    if (tried.do !== 'go') return refuse(MODES[mode].rule(look), 'noUse');
    const to = areaOf(look, tried.to);
    if (to < 0) return refuse(null, 'unknownArea', { at: tried.to ?? '' });
    if (look.state.column.length === 0) return refuse(null, 'emptyColumn');
    return MODES[mode].whyNotEnd(look, side, from, look.state.column, to);
  },
  take: {
    go(war, { mode, side, from }, choice) {
      sendOff(war, mode, side, areaOf(war, from), areaOf(war, choice.to));
    },
    hold(war, { mode, side }) {
      holdColumn(war, side);
      again(war, mode, side);
    },
    take(war, args, choice) {
      war.state.column = [...war.state.column, pieceOf(war, choice.piece)];
      war.next('column', args);
    },
    all(war, args, choice) {
      const { mode, side, from } = args;
      const mounted = choice.as === 'mounted';
      war.state.column = everyone(war, mode, side, areaOf(war, from), war.state.column, mounted);
      war.next('column', args);
    },
    leave(war, args, choice) {
      leaveArmy(war, pieceOf(war, choice.piece), '7.6-c');
      war.next('column', args);
    },
  },
});

/** A whole stack is not gathered in one go where an army or a leader's command is among it. */
const gathersArmy = (look: Look, free: readonly number[]): boolean =>
  free.every((piece) => at(look.box.kind, piece) === ARMY);

/** A column joined by everyone who may still come, in order. */
export function everyone(
  look: Look,
  mode: MoveMode,
  side: number,
  from: number,
  column: readonly number[],
  mounted = false,
): number[] {
  const all = column.slice();
  for (const piece of piecesIn(look, side, from)) {
    if (at(look.box.kind, piece) === ARMY) continue;
    if (at(look.box.kind, piece) === BOER_LEADER && all.length > 0) continue;
    if (mounted && !isMounted(look, piece)) continue;
    if (!whyNotTaking(look, mode, side, from, all, piece)) all.push(piece);
  }
  return all;
}

/** Where a column could go. */
export const columnEnds = (
  look: Look,
  mode: MoveMode,
  side: number,
  from: number,
  column: readonly number[],
): readonly number[] => MODES[mode].ends(look, side, from, column);

/** 7.3-b, A9 These stay: they are done moving, and screen. */
function holdColumn(war: War, side: number): void {
  for (const piece of war.state.column) {
    if (at(war.state.army, piece) >= 0) leaveArmy(war, piece, '7.6-c');
    war.state.moved[piece] = 1;
    for (const inside of contentsOf(war, piece)) war.state.moved[inside] = 1;
  }
  war.state.column = [];
  war.tell({ type: 'screens', rule: '7.3-b', side: sideName(side) });
}

/** Back to the phase, if there is anything left to do in it. */
function again(war: War, mode: MoveMode, side: number): void {
  if (canDepart(war, mode, side)) war.next('depart', { mode, side });
}

const EVENTS = {
  sea: 'sailed',
  rail: 'railed',
  land: 'marched',
  second: 'marched',
} as const;

/** The column is on its way. */
function sendOff(war: War, mode: MoveMode, side: number, from: number, goal: number): void {
  const { state } = war;
  const to = mode === 'land' ? tryScreens(war, side, from, goal) : goal;
  const goers: number[] = [];
  for (const piece of state.column) {
    if (at(state.army, piece) >= 0) leaveArmy(war, piece, '7.6-c');
    goers.push(piece);
    if (at(war.box.kind, piece) === ARMY) goers.push(...contentsOf(war, piece));
  }
  for (const piece of goers) {
    place(war, piece, to);
    state.moved[piece] = 1;
    state.besieged[piece] = 0;
  }
  if (mode === 'sea' || mode === 'rail') turnUp(war, goers); // 7.2.1-c
  tellMove(war, side, goers, {
    type: EVENTS[mode],
    rule: MODES[mode].rule(war),
    at: areaId(war, from),
    to: areaId(war, to),
  });
  if (mode === 'sea') joinSiege(war, goers, to); // A6
  // 13.1.1-e, 13.1.2-b Only they may attack where they arrive.
  if (mode === 'second') return;
  state.column = [];
  again(war, mode, side);
}

/** 7.2.1-c, 7.2.1-e A screen against face-down enemies: it holds unseen, or all there are turned up and the column halts. */
function tryScreens(war: War, side: number, from: number, goal: number): number {
  if (!war.state.options.limitedIntelligence) return goal;
  const way = ways(war, paceOf(war, side, war.state.column), from).find(({ to }) => to === goal);
  const trial = way?.trial ?? -1;
  if (trial < 0) return goal;
  const enemies = factorsIn(war, 1 - side, trial);
  const screen = screeners(war, side, trial);
  war.reveal();
  war.tell({
    type: screen >= enemies ? 'screenHolds' : 'screenFails',
    rule: screen >= enemies ? '7.2.1-e' : '7.2.1-c',
    at: areaId(war, trial),
    screen,
    enemies,
  });
  if (screen >= enemies) return goal;
  turnUp(war, [
    ...piecesIn(war, side, trial),
    ...piecesIn(war, 1 - side, trial),
    ...war.state.column,
  ]);
  return trial;
}

/** Opens a movement phase, if there is anything to move. */
export const movement = step('movement', (war, { mode, side }) => again(war, mode, side));
