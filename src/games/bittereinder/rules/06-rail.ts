import { at } from '../../../kernel/lists.ts';
import { contentsOf, EMPIRE, inArea, type Look, pieceId, pieceOf, REPUBLICS } from '../state.ts';
import { type Choice, decision, type Refusal, refuse, step, type War } from '../vocabulary.ts';
import { needsArranging } from './07-armies.ts';

/**
 * The rail net as one side may use it now. `ground` says what a train may do in an area; `part`
 * numbers the connected stretches it may run through; `served` which of them have a friendly
 * town, so that trains run there at all (6.1-e). The net is good until the next one is asked for.
 */
export interface RailNet {
  readonly side: number;
  readonly ground: Uint8Array;
  readonly part: Int16Array;
  readonly served: readonly boolean[];
}

const CLOSED = 0;
const THROUGH = 1;
/** A50 An empty enemy town: the end of the line, or its start. */
const END_ONLY = 2;

/** 6.1-c No enemy piece; A7 a blockhouse stops Republican trains; 5.5-b Cape Town is closed to them. */
function isClear(look: Look, side: number, area: number): boolean {
  const { box, state } = look;
  if (inArea(state, 1 - side, area) > 0) return false;
  return side === EMPIRE || (state.blockhouse[area] === 0 && area !== box.capeTown);
}

/** 6.1-c, 6.1-d What trains of a side may do in an area. */
function groundOf(look: Look, side: number, area: number): number {
  if (!isClear(look, side, area)) return CLOSED;
  const enemyTown = look.box.town[area] === 1 && look.state.control[area] === 2 - side;
  if (!enemyTown) return THROUGH;
  return look.state.options.railEnds === 'enemyTown' ? END_ONLY : CLOSED;
}

/** 6.1-e A town of ours that helps a line; 10.2.3-c a razed one is nobody's. */
const isFriendlyTown = ({ box, state }: Look, side: number, area: number): boolean =>
  box.town[area] === 1 && state.control[area] === side + 1;

let ground = new Uint8Array(0);
let part = new Int16Array(0);
const queue: number[] = [];

export function railNet(look: Look, side: number): RailNet {
  const { box } = look;
  if (part.length !== box.areaIds.length) {
    ground = new Uint8Array(box.areaIds.length);
    part = new Int16Array(box.areaIds.length);
  }
  part.fill(-1);
  for (const area of box.railAreas) ground[area] = groundOf(look, side, area);
  const served: boolean[] = [];
  for (const start of box.railAreas) {
    if (part[start] === -1 && ground[start] === THROUGH)
      served.push(runLine(look, side, start, served.length));
  }
  return { side, ground, part, served };
}

/** Numbers one stretch; true if there is a friendly town on it. */
function runLine(look: Look, side: number, start: number, number: number): boolean {
  const { box } = look;
  let friendly = false;
  queue.length = 0;
  queue.push(start);
  part[start] = number;
  for (let i = 0; i < queue.length; i++) {
    const area = at(queue, i);
    if (isFriendlyTown(look, side, area)) friendly = true;
    for (const next of at(box.rail, area)) {
      if (part[next] !== -1 || ground[next] !== THROUGH) continue;
      part[next] = number;
      queue.push(next);
    }
  }
  return friendly;
}

/**
 * 6.1-e, A8 One search for the lines that lead out of an area. A line runs through no area twice, so
 * it can touch exactly the towns of the blocks it runs through: a block is a part of the net that no
 * single area cuts in two, and in it a line may go round by any of its areas.
 */
let reached = new Int16Array(0);
/** By area: the earliest area reached again from it or from beyond it. */
let earliest = new Int16Array(0);
/** By area: the block by which the line gets there. */
let block = new Int16Array(0);
let count = 0;
const unsorted: number[] = [];
/** By block: where a line comes into it, and whether a friendly town lies in it. */
const doors: number[] = [];
const friendly: boolean[] = [];

function explore(look: Look, net: RailNet, area: number, from: number): void {
  count++;
  reached[area] = count;
  earliest[area] = count;
  unsorted.push(area);
  for (const next of at(look.box.rail, area)) {
    if (next === from) continue;
    const before = reached[next] ?? 0;
    if (before > 0) {
      earliest[area] = Math.min(earliest[area] ?? 0, before);
    } else if (net.ground[next] === THROUGH) {
      explore(look, net, next, area);
      const beyond = earliest[next] ?? 0;
      earliest[area] = Math.min(earliest[area] ?? 0, beyond);
      if (beyond >= (reached[area] ?? 0)) closeBlock(look, net, area, next);
    }
  }
}

/** All found since the block's first area belong to it. */
function closeBlock(look: Look, net: RailNet, door: number, first: number): void {
  let touches = isFriendlyTown(look, net.side, door);
  for (let area = -1; area !== first; ) {
    area = unsorted.pop() ?? first;
    block[area] = doors.length;
    touches ||= isFriendlyTown(look, net.side, area);
  }
  doors.push(door);
  friendly.push(touches);
}

/** Whether a line from the area explored last can touch a friendly town on its way to this one. */
function touchesTown(look: Look, net: RailNet, from: number, to: number): boolean {
  if (to === from) return isFriendlyTown(look, net.side, from);
  if (reached[to] === 0) return false;
  let area = to;
  while (area !== from) {
    const number = block[area] ?? 0;
    if (friendly[number]) return true;
    area = at(doors, number);
  }
  return false;
}

/** 6.0 Every area a piece standing here may reach by rail. */
export function railEnds(look: Look, net: RailNet, from: number): number[] {
  const { box } = look;
  const ends: number[] = [];
  const parts = stretchesAt(look, net, from);
  if (parts.length === 0) return ends;
  if (reached.length !== box.areaIds.length) {
    reached = new Int16Array(box.areaIds.length);
    earliest = new Int16Array(box.areaIds.length);
    block = new Int16Array(box.areaIds.length);
  }
  reached.fill(0);
  count = 0;
  unsorted.length = 0;
  doors.length = 0;
  friendly.length = 0;
  explore(look, net, from, -1);
  for (const area of box.railAreas) {
    if (area === from || net.ground[area] === CLOSED) continue;
    const touches =
      net.ground[area] === THROUGH
        ? touchesTown(look, net, from, area)
        : at(box.rail, area).some((next) => touchesTown(look, net, from, next));
    if (touches) ends.push(area);
  }
  return ends;
}

/** The served stretches a train can use from here. */
function stretchesAt(look: Look, net: RailNet, from: number): number[] {
  const parts: number[] = [];
  if (at(look.box.rail, from).length === 0 || net.ground[from] === CLOSED) return parts;
  const own = net.part[from] ?? -1;
  if (own !== -1) return net.served[own] ? [own] : parts;
  for (const next of at(look.box.rail, from)) {
    const stretch = net.part[next] ?? -1;
    if (stretch !== -1 && net.served[stretch] && !parts.includes(stretch)) parts.push(stretch);
  }
  return parts;
}

/** Whether a train could leave from here at all; cheaper than listing where to. */
export function hasTrain(look: Look, net: RailNet, from: number): boolean {
  const rail = at(look.box.rail, from);
  if (rail.length === 0 || net.ground[from] === CLOSED) return false;
  const own = net.part[from] ?? -1;
  if (own === -1) return stretchesAt(look, net, from).length > 0;
  return net.served[own] === true && rail.some((next) => net.ground[next] !== CLOSED);
}

const NO_RAIL = refuse('6.1-a', 'noRailway');
const ENEMY_ON_LINE = refuse('6.1-c', 'enemyOnLine');
const ENEMY_TOWN = refuse('6.1-d', 'enemyTownOnLine');
const NO_FRIENDLY_TOWN = refuse('6.1-e', 'noFriendlyTown');
const LINE_CUT = refuse('6.1-a', 'lineCut');

/** Whether an open line leads there, friendly town or none. */
function isOnLine(look: Look, net: RailNet, from: number, to: number): boolean {
  const starts = net.ground[from] === THROUGH ? [from] : at(look.box.rail, from);
  const ends = net.ground[to] === THROUGH ? [to] : at(look.box.rail, to);
  return starts.some((start) =>
    ends.some((end) => net.part[start] !== -1 && net.part[start] === net.part[end]),
  );
}

/** 6.1 Why no train leaves from here. */
export function whyNotStation(look: Look, net: RailNet, from: number): Refusal | null {
  if (at(look.box.rail, from).length === 0) return NO_RAIL;
  if (!isClear(look, net.side, from)) return ENEMY_ON_LINE;
  if (net.ground[from] === CLOSED) return ENEMY_TOWN;
  if (stretchesAt(look, net, from).length === 0) return NO_FRIENDLY_TOWN;
  return hasTrain(look, net, from) ? null : ENEMY_ON_LINE;
}

/** 6.1 Why a train from here does not get there. */
export function whyNotRailway(look: Look, net: RailNet, from: number, to: number): Refusal | null {
  const station = whyNotStation(look, net, from);
  if (station) return station;
  if (at(look.box.rail, to).length === 0) return NO_RAIL;
  if (!isClear(look, net.side, to)) return ENEMY_ON_LINE;
  if (net.ground[to] === CLOSED) return ENEMY_TOWN;
  if (railEnds(look, net, from).includes(to)) return null;
  return isOnLine(look, net, from, to) ? NO_FRIENDLY_TOWN : LINE_CUT;
}

const READY: Choice<'ready'> = { do: 'ready' };

/** 6.2-b Asked only while an army that could travel still holds someone. */
export const detaching = step('detaching', (war) => {
  if (needsArranging(war)) war.next('arrange'); // 7.2-d
  if (detachable(war).length > 0) war.next('detach');
});

/** 6.2-b Before anything rolls, whoever shall not travel with his army gets off. */
export const detach = decision('detach', {
  side: 'republics',
  rule: '6.2-b',
  choices: (look) => [...detachable(look), READY],
  whyNot: (look, _, tried) =>
    tried.do === 'detach' && at(look.state.army, Math.max(0, pieceOf(look, tried.piece))) < 0
      ? refuse('6.2-b', 'notInArmy')
      : refuse('6.2-b', 'armyCannotRail'),
  take: {
    ready() {},
    detach(war, _, choice) {
      leaveArmy(war, pieceOf(war, choice.piece), '6.2-b');
      if (detachable(war).length > 0) war.next('detach');
    },
  },
});

/** A piece steps out of its army's box into the army's area. */
export function leaveArmy(war: War, piece: number, rule: string): void {
  const { state } = war;
  const army = at(state.army, piece);
  state.army[piece] = -1;
  const event = {
    type: 'detached',
    rule,
    piece: pieceId(war, piece),
    with: pieceId(war, army),
  } as const;
  if (state.hidden[piece] === 1) war.tellOnly('republics', event);
  else war.tell(event);
}

/** Only an army that a train could take anywhere makes anyone get off. */
export function detachable(look: Look): Choice<'detach'>[] {
  const { box, state } = look;
  const net = railNet(look, REPUBLICS);
  return box.armies.flatMap((army) => {
    const area = at(state.at, army);
    if (area < 0 || !hasTrain(look, net, area)) return [];
    return contentsOf(look, army).map(
      (piece): Choice<'detach'> => ({ do: 'detach', piece: pieceId(look, piece) }),
    );
  });
}
