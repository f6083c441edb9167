import type { Choice } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/game.ts';
import {
  at,
  contentsOf,
  decision,
  EMPIRE,
  inArea,
  type Look,
  pieceId,
  pieceOf,
  REPUBLICS,
  step,
  type War,
} from '../state.ts';
import { needsArranging } from './07-armies.ts';

/**
 * The rail net as one side may use it now. `part` numbers the connected stretches a train may run
 * through; `served` says which of them touch a friendly town (6.1-e).
 */
export interface RailNet {
  readonly side: number;
  readonly part: Int16Array;
  readonly served: boolean[];
}

/** 6.1-c No enemy piece; A7 a blockhouse stops Republican trains; 5.5-b Cape Town is closed to them. */
function isClear(look: Look, side: number, area: number): boolean {
  const { box, state } = look;
  if (inArea(state, 1 - side, area) > 0) return false;
  return side === EMPIRE || (state.blockhouse[area] === 0 && area !== box.capeTown);
}

const isEnemyTown = (look: Look, side: number, area: number): boolean =>
  look.box.town[area] === 1 && look.state.control[area] === 2 - side;

/** 6.1-d Trains do not run through a town the enemy controls. */
const mayRunThrough = (look: Look, side: number, area: number): boolean =>
  isClear(look, side, area) && !isEnemyTown(look, side, area);

/** A50 Whether a train may start or end in an empty enemy town. */
const mayStandIn = (look: Look, side: number, area: number): boolean =>
  isClear(look, side, area) &&
  (look.state.options.railEnds === 'enemyTown' || !isEnemyTown(look, side, area));

const scratch = new Map<number, Int16Array>();
const queue: number[] = [];

export function railNet(look: Look, side: number): RailNet {
  const { box, state } = look;
  const size = box.areaIds.length;
  let part = scratch.get(size);
  if (!part) {
    part = new Int16Array(size);
    scratch.set(size, part);
  }
  part.fill(-1);
  const served: boolean[] = [];
  for (const start of box.railAreas) {
    if (part[start] !== -1 || !mayRunThrough(look, side, start)) continue;
    const number = served.length;
    let friendly = false;
    queue.length = 0;
    queue.push(start);
    part[start] = number;
    for (let i = 0; i < queue.length; i++) {
      const area = at(queue, i);
      // 6.1-e, 10.2.3-c A razed town serves nobody: it has no controller.
      if (box.town[area] === 1 && state.control[area] === side + 1) friendly = true;
      for (const next of at(box.rail, area)) {
        if (part[next] !== -1 || !mayRunThrough(look, side, next)) continue;
        part[next] = number;
        queue.push(next);
      }
    }
    served.push(friendly);
  }
  return { side, part, served };
}

/** 6.0 Every area a piece standing here may reach by rail. */
export function railEnds(look: Look, net: RailNet, from: number): number[] {
  const { box } = look;
  if (at(box.rail, from).length === 0 || !mayStandIn(look, net.side, from)) return [];
  const ends: number[] = [];
  const parts = stretchesAt(look, net, from);
  for (const area of box.railAreas) {
    if (area === from) continue;
    if (net.part[area] !== -1) {
      if (parts.includes(net.part[area] ?? -1)) ends.push(area);
    } else if (mayStandIn(look, net.side, area)) {
      const touches = at(box.rail, area).some((next) => parts.includes(net.part[next] ?? -2));
      if (touches) ends.push(area);
    }
  }
  return ends;
}

/** The served stretches a train can use from here. */
function stretchesAt(look: Look, net: RailNet, from: number): number[] {
  const own = net.part[from] ?? -1;
  if (own !== -1) return net.served[own] ? [own] : [];
  const parts: number[] = [];
  for (const next of at(look.box.rail, from)) {
    const part = net.part[next] ?? -1;
    if (part !== -1 && net.served[part] && !parts.includes(part)) parts.push(part);
  }
  return parts;
}

/** Whether a train could leave from here at all; cheaper than listing where to. */
export function hasTrain(look: Look, net: RailNet, from: number): boolean {
  if (at(look.box.rail, from).length === 0 || !mayStandIn(look, net.side, from)) return false;
  if (net.part[from] === -1) return stretchesAt(look, net, from).length > 0;
  if (!net.served[net.part[from] ?? -1]) return false;
  return at(look.box.rail, from).some(
    (next) => net.part[next] !== -1 || mayStandIn(look, net.side, next),
  );
}

const NO_RAIL: Refusal = { rule: '6.1-a', reason: 'noRailway' };
const ENEMY_ON_LINE: Refusal = { rule: '6.1-c', reason: 'enemyOnLine' };
const ENEMY_TOWN: Refusal = { rule: '6.1-d', reason: 'enemyTownOnLine' };
const NO_FRIENDLY_TOWN: Refusal = { rule: '6.1-e', reason: 'noFriendlyTown' };

/** 6.1 Why no train leaves from here. */
export function refuseStation(look: Look, net: RailNet, from: number): Refusal | null {
  if (at(look.box.rail, from).length === 0) return NO_RAIL;
  if (!isClear(look, net.side, from)) return ENEMY_ON_LINE;
  if (!mayStandIn(look, net.side, from)) return ENEMY_TOWN;
  if (stretchesAt(look, net, from).length === 0) return NO_FRIENDLY_TOWN;
  return hasTrain(look, net, from) ? null : ENEMY_ON_LINE;
}

/** 6.1 Why a train from here does not get there. */
export function refuseRailway(look: Look, net: RailNet, from: number, to: number): Refusal | null {
  const station = refuseStation(look, net, from);
  if (station) return station;
  if (at(look.box.rail, to).length === 0) return NO_RAIL;
  if (!isClear(look, net.side, to)) return ENEMY_ON_LINE;
  if (!mayStandIn(look, net.side, to)) return ENEMY_TOWN;
  return railEnds(look, net, from).includes(to) ? null : { rule: '6.1-a', reason: 'lineCut' };
}

const READY: Choice = { do: 'ready' };

/** 6.2-b Asked only while an army that could travel still holds someone. */
export const detaching = step('detaching', (war) => {
  if (needsArranging(war)) war.next('arrange'); // 7.2-d
  if (detachable(war).length > 0) war.next('detach');
});

/** 6.2-b Before anything rolls, whoever shall not travel with his army gets off. */
export const detach = decision('detach', {
  side: 'republics',
  rule: '6.2-b',
  verbs: ['detach', 'ready'],
  choices: (look) => [...detachable(look), READY],
  refuse: (look, _, choice) =>
    choice.do === 'detach' && at(look.state.army, Math.max(0, pieceOf(look, choice.piece))) < 0
      ? { rule: '6.2-b', reason: 'notInArmy' }
      : { rule: '6.2-b', reason: 'armyCannotRail' },
  take(war, _, choice) {
    if (choice.do === 'ready') return;
    leaveArmy(war, pieceOf(war, choice.piece), '6.2-b');
    if (detachable(war).length > 0) war.next('detach');
  },
});

/** A piece steps out of its army's box into the army's area. */
export function leaveArmy(war: War, piece: number, rule: string): void {
  const { state } = war;
  const army = at(state.army, piece);
  state.army[piece] = -1;
  const event = { type: 'detached', rule, piece: pieceId(war, piece), with: pieceId(war, army) };
  if (state.hidden[piece] === 1) war.tellOnly('republics', event);
  else war.tell(event);
}

/** Only an army that a train could take anywhere makes anyone get off. */
export function detachable(look: Look): Choice[] {
  const { box, state } = look;
  const net = railNet(look, REPUBLICS);
  return box.armies.flatMap((army) => {
    const area = at(state.at, army);
    if (area < 0 || !hasTrain(look, net, area)) return [];
    return contentsOf(look, army).map(
      (piece): Choice => ({ do: 'detach', piece: pieceId(look, piece) }),
    );
  });
}
