import { at } from '../../../kernel/lists.ts';
import { GARRISON, KOMMANDO } from '../box.ts';
import {
  areaId,
  EMPIRE,
  isOnMap,
  isSieged,
  type Look,
  pieceId,
  pieceOf,
  place,
  RESERVE,
  TRACK,
} from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { railNet } from './06-rail.ts';
import { turnFaceDown } from './07-intelligence.ts';

/** 5.1, 5.3, 5.4 All that is due arrives; 5.1-b nothing may be held back. */
export const arrivals = step('arrivals', (war) => {
  const { box, state } = war;
  const landed: number[] = [];
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    if (!isDue(war, piece)) continue;
    const to = entryArea(war, piece);
    if (to < 0) {
      // 5.4-b It waits, and is tested again next time.
      war.tell({ type: 'returnWaits', rule: '5.4-b', piece: pieceId(war, piece) });
      continue;
    }
    if (at(state.at, piece) === RESERVE && to === box.capeTown) {
      enter(war, piece, to);
      landed.push(piece);
    } else arrive(war, piece, to);
  }
  if (landed.length > 0) tellArrival(war, '5.1-a', landed, box.capeTown);
  for (const leader of box.boerLeaders) {
    if (isDue(war, leader)) war.next('boerLeader', { leader: pieceId(war, leader) });
  }
});

const isDue = ({ state }: Look, piece: number): boolean => {
  const place = at(state.at, piece);
  const due = at(state.due, piece);
  return (place === RESERVE || place === TRACK) && due > 0 && due <= state.turn;
};

function enter(war: War, piece: number, to: number): void {
  place(war, piece, to);
  war.state.due[piece] = 0;
}

/** A piece comes onto the map. */
export function arrive(war: War, piece: number, to: number): void {
  const isReturn = at(war.state.at, piece) === TRACK;
  enter(war, piece, to);
  if (!isReturn) tellArrival(war, '5.1-a', [piece], to);
  else
    war.tell({
      type: 'returned',
      rule: '5.3-b',
      piece: pieceId(war, piece),
      to: areaId(war, to),
    });
}

/** Who comes off the same ships is told in one breath. */
export function tellArrival(war: War, rule: string, pieces: readonly number[], to: number): void {
  war.tell({
    type: 'arrived',
    rule,
    pieces: pieces.map((piece) => pieceId(war, piece)),
    count: pieces.length,
    to: areaId(war, to),
  });
}

/** 5.4-a Cape Town, except for the four garrisons that belong to a town; -1 while those must wait. */
export function entryArea(look: Look, piece: number): number {
  const { box } = look;
  const home = at(box.home, piece);
  if (at(box.kind, piece) !== GARRISON || home < 0) return box.capeTown;
  return isLinked(look, home) ? home : -1;
}

/** 5.4-b, A5 The town is ours, not besieged, and reached from a free port by open rail or by sea. */
function isLinked(look: Look, town: number): boolean {
  const { box, state } = look;
  if (state.control[town] !== EMPIRE + 1 || isSieged(state, town)) return false;
  if (box.ports.includes(town)) return true; // by sea, whoever else stands there
  const { part } = railNet(look, EMPIRE);
  if (part[town] === -1) return false; // 6.1-c enemies in the town close its line
  return box.ports.some(
    (port) =>
      part[port] === part[town] && state.control[port] === EMPIRE + 1 && !isSieged(state, port),
  );
}

/** 13.2.1, 13.2.3 Kommandos of the leader's own state that he may join. */
const hosts = (look: Look, leader: number): number[] => {
  const { box, state } = look;
  return box.pieceIds.flatMap((_, piece) =>
    at(box.kind, piece) === KOMMANDO &&
    box.stateOf[piece] === box.stateOf[leader] &&
    isOnMap(state, piece)
      ? [piece]
      : [],
  );
};

/** 5.2, 13.2.1, 13.2.3 Botha or De Wet appears with a Kommando of his state. */
export const boerLeader = decision('boerLeader', {
  side: 'republics',
  rule: (_, { leader }) => (leader === 'ldr-botha' ? '13.2.1' : '13.2.3'),
  choices: (look, { leader }) => {
    const places = [
      ...new Set(hosts(look, pieceOf(look, leader)).map((p) => at(look.state.at, p))),
    ];
    // A36 With no Kommando of his state left he waits.
    if (places.length === 0) return [{ do: 'wait' }];
    return places.map(
      (area): Offer<'boerLeader'> => ({ do: 'appear', piece: leader, to: areaId(look, area) }),
    );
  },
  whyNot: (_, { leader }) =>
    refuse(leader === 'ldr-botha' ? '13.2.1' : '13.2.3', 'withHisOwn', { piece: leader }),
  take: {
    wait() {},
    appear(war, { leader }, choice) {
      const piece = pieceOf(war, leader);
      const to = war.box.areaIndex.get(choice.to ?? '') ?? RESERVE;
      enter(war, piece, to);
      tellArrival(war, leader === 'ldr-botha' ? '13.2.1' : '13.2.3', [piece], to);
    },
  },
});

/** 7.2.1-d Phase 1 is when counters may be turned down again. */
export const turnDown = step('turnDown', (war) => {
  if (war.state.options.limitedIntelligence) turnFaceDown(war);
});
