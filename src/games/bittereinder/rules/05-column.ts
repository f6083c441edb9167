import type { Choice } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { ARMY, BOER_LEADER } from '../box.ts';
import {
  areaId,
  areaOf,
  contentsOf,
  decision,
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
  step,
  type War,
} from '../state.ts';
import { refusePort, refuseSailing, refuseSailor, seaPorts } from './05-sea.ts';
import { hasTrain, leaveArmy, railEnds, railNet, refuseRailway, refuseStation } from './06-rail.ts';
import { tellMove, turnUp } from './07-intelligence.ts';
import {
  canStir,
  joinPace,
  paceOf,
  refuseCompany,
  refuseMarcher,
  refuseWay,
  screeners,
  soloPace,
  ways,
} from './07-land.ts';
import { joinSiege } from './08-siege.ts';

/*
 * Every movement is made of the same small choices: from which area, which pieces, to which area.
 * Pieces are only ever added to a column, and a column that left does not move again this phase.
 */

interface Mode {
  rule(look: Look): string;
  /** Why a piece may not move at all in this way. */
  refuse(look: Look, piece: number): Refusal | null;
  /** Where the column may go. */
  ends(look: Look, side: number, from: number, column: readonly number[]): readonly number[];
  /** Why it may not go there. */
  refuseEnd(
    look: Look,
    side: number,
    from: number,
    column: readonly number[],
    to: number,
  ): Refusal | null;
}

const HAS_MOVED: Refusal = { rule: '7.0-d', reason: 'hasMoved' };
const ARMY_ALONE: Refusal = { rule: '7.6-a', reason: 'armyAlone' };
const WITH_ARMY: Refusal = { rule: '6.2-b', reason: 'notDetached' };

const MODES: Readonly<Record<MoveMode, Mode>> = {
  sea: {
    rule: () => '5.6-a',
    refuse: (look, piece) =>
      look.state.moved[piece] === 1 ? HAS_MOVED : refuseSailor(look, piece),
    ends: (look, _, from) => seaPorts(look, from),
    refuseEnd: (look, _, from, __, to) => refuseSailing(look, from, to),
  },
  rail: {
    rule: () => '6.0',
    refuse: (look, piece) => {
      if (look.state.moved[piece] === 1) return HAS_MOVED;
      return at(look.state.army, piece) >= 0 ? WITH_ARMY : null;
    },
    ends: (look, side, from) => railEnds(look, railNet(look, side), from),
    refuseEnd: (look, side, from, _, to) => refuseRailway(look, railNet(look, side), from, to),
  },
  land: {
    rule: () => '7.0-a',
    refuse: refuseMarcher,
    ends: (look, side, from, column) =>
      ways(look, paceOf(look, side, column), from).map((way) => way.to),
    refuseEnd: (look, side, from, column, to) =>
      refuseWay(look, paceOf(look, side, column), from, to),
  },
  second: {
    rule: secondRule,
    // A35 Whoever can march at all, whatever he has marched already.
    refuse: (look, piece) =>
      look.box.ma[piece] === 0 || isBesieged(look.state, piece) ? refuseMarcher(look, piece) : null,
    ends: (look, side, from, column) =>
      ways(look, { ...paceOf(look, side, column), ma: 1 }, from).map((way) => way.to),
    refuseEnd: (look, side, from, column, to) => {
      const refusal = refuseWay(look, { ...paceOf(look, side, column), ma: 1 }, from, to);
      return refusal?.reason === 'tooFar' ? { ...refusal, rule: secondRule(look) } : refusal;
    },
  },
};

/** 13.1.1-e, 13.1.2-b The march of Buller's men or of Roberts's; he goes at their head. */
function secondRule({ state, box }: Look): string {
  return state.column.includes(box.buller) ? '13.1.1-e' : '13.1.2-b';
}

/** Why nothing may leave an area in this way; `null` if something may. */
function refuseArea(look: Look, mode: MoveMode, side: number, area: number): Refusal | null {
  if (inArea(look.state, side, area) === 0) return { rule: null, reason: 'noPieces' };
  if (mode === 'sea') {
    const port = refusePort(look, area);
    if (port) return port;
  }
  if (mode === 'rail') {
    const station = refuseStation(look, railNet(look, side), area);
    if (station) return station;
  }
  let first: Refusal | null = { rule: null, reason: 'noPieces' };
  for (const piece of piecesIn(look, side, area)) {
    const refusal = refuseTaking(look, mode, side, area, [], piece);
    if (!refusal) return null;
    first = refusal;
  }
  return first;
}

/** Whether a piece may be added to a column that gathers here. */
function refuseTaking(
  look: Look,
  mode: MoveMode,
  side: number,
  from: number,
  column: readonly number[],
  piece: number,
): Refusal | null {
  if (piece < 0 || sideOf(look, piece) !== side) return { rule: null, reason: 'notYours' };
  if (at(look.state.at, piece) !== from) return { rule: null, reason: 'notHere' };
  if (column.includes(piece)) return { rule: null, reason: 'inColumn' };
  const idle = MODES[mode].refuse(look, piece);
  if (idle) return idle;
  // Trains and ships take all alike, but an army with its box by itself.
  if (mode !== 'land' && mode !== 'second') {
    const [first] = column;
    if (first === undefined) return null;
    const army = at(look.box.kind, first) === ARMY || at(look.box.kind, piece) === ARMY;
    return army ? ARMY_ALONE : null;
  }
  const company = refuseCompany(look, column, piece);
  if (company) return company;
  return stirs(look, mode, side, from, column, piece)
    ? null
    : { rule: '7.0-a', reason: 'noWayOut' };
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

const DONE: Choice = { do: 'done' };
const HOLD: Choice = { do: 'hold' };
const ALL: Choice = { do: 'all', as: 'every' };
const ALL_MOUNTED: Choice = { do: 'all', as: 'mounted' };

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
    if (mode === 'sea' && refusePort(look, area)) continue;
    if (refuseTaking(look, mode, side, area, NO_COLUMN, piece)) continue;
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
  verbs: ['from', 'done'],
  choices: (look, { mode, side }) => {
    const choices = departures(look, mode, side).map((area) => at(look.box.choices.from, area));
    choices.push(DONE);
    return choices;
  },
  refuse: (look, { mode, side }, choice) => {
    const area = areaOf(look, choice.at);
    if (choice.do !== 'from') return null;
    if (area < 0) return { rule: null, reason: 'unknownArea', values: { at: choice.at ?? '' } };
    return refuseArea(look, mode, side, area);
  },
  take(war, args, choice) {
    if (choice.do === 'done') return;
    war.state.column = [];
    war.next('column', { mode: args.mode, side: args.side, from: choice.at ?? '' });
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
    if (!refuseTaking(look, mode, side, from, column, piece)) taken.push(piece);
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
  verbs: ['take', 'all', 'leave', 'hold', 'go'],
  choices: (look, { mode, side, from: id }) => {
    const from = areaOf(look, id);
    const { state, box } = look;
    const choices: Choice[] = [];
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
  refuse: (look, { mode, side, from: id }, choice) => {
    const from = areaOf(look, id);
    if (choice.do === 'take')
      return refuseTaking(look, mode, side, from, look.state.column, pieceOf(look, choice.piece));
    if (choice.do === 'leave') return { rule: '7.6-c', reason: 'notInArmy' };
    if (choice.do !== 'go') return { rule: MODES[mode].rule(look), reason: 'noUse' };
    const to = areaOf(look, choice.to);
    if (to < 0) return { rule: null, reason: 'unknownArea', values: { at: choice.to ?? '' } };
    if (look.state.column.length === 0) return { rule: null, reason: 'emptyColumn' };
    return MODES[mode].refuseEnd(look, side, from, look.state.column, to);
  },
  take(war, args, choice) {
    const from = areaOf(war, args.from);
    if (choice.do === 'go') {
      sendOff(war, args.mode, args.side, from, areaOf(war, choice.to));
      return;
    }
    if (choice.do === 'hold') {
      holdColumn(war, args.side);
      again(war, args.mode, args.side);
      return;
    }
    if (choice.do === 'take') war.state.column = [...war.state.column, pieceOf(war, choice.piece)];
    if (choice.do === 'all')
      war.state.column = everyone(
        war,
        args.mode,
        args.side,
        from,
        war.state.column,
        choice.as === 'mounted',
      );
    if (choice.do === 'leave') leaveArmy(war, pieceOf(war, choice.piece), '7.6-c');
    war.next('column', args);
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
    if (!refuseTaking(look, mode, side, from, all, piece)) all.push(piece);
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

const EVENTS: Readonly<Record<MoveMode, string>> = {
  sea: 'sailed',
  rail: 'railed',
  land: 'marched',
  second: 'marched',
};

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
  if (mode === 'second') {
    state.column = goers;
    return;
  }
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
