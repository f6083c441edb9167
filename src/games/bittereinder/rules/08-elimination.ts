import { at } from '../../../kernel/lists.ts';
import { ARMY, GARRISON } from '../box.ts';
import {
  contentsOf,
  EMPIRE,
  isLeader,
  LOST,
  lastTurn,
  pieceId,
  pieceOf,
  place,
  REMOVED,
  sideOf,
  TRACK,
} from '../state.ts';
import type { War } from '../vocabulary.ts';
import { changeMorale } from './11-morale-track.ts';

/** 8.7 A piece is gone from the map; what becomes of it depends on whose it was. */
export function eliminate(war: War, piece: number, rule: string): void {
  if (at(war.state.at, piece) < 0) return;
  if (sideOf(war, piece) === EMPIRE) eliminateEmpire(war, piece, rule);
  else eliminateBoer(war, piece, rule);
}

/** 8.7.1-a, 5.3-a For Republicans the war is over; an army takes all it holds along (7.6-b). */
function eliminateBoer(war: War, piece: number, rule: string): void {
  const { box, state } = war;
  const contents = at(box.kind, piece) === ARMY ? contentsOf(war, piece) : [];
  const id = pieceId(war, piece);
  place(war, piece, LOST);
  war.tell({ type: 'eliminated', rule, piece: id });
  for (const inside of contents) eliminateBoer(war, inside, '7.6-b');
  if (at(box.kind, piece) !== ARMY) return;
  // 8.7.1-b, 11.1-a; 5.2 its leader comes the turn after.
  changeMorale(war, 1, '11.1-a', 'army');
  const leader = pieceOf(war, box.pack.armies[id]?.releasesLeader);
  if (leader >= 0 && at(state.at, leader) === -1) state.due[leader] = state.turn + 1;
}

/** 8.7.2 Empire units go to the replacement track by a die; 8.7.3 leaders are lost. */
function eliminateEmpire(war: War, piece: number, rule: string): void {
  const { box, state } = war;
  const id = pieceId(war, piece);
  if (isLeader(box, piece)) {
    place(war, piece, LOST);
    war.tell({ type: 'eliminated', rule, piece: id });
    return;
  }
  // 5.3-b One die for each, at once.
  const die = war.roll(`return/${id}`);
  const due = state.turn + die;
  // 5.3-c A return past the last turn is no return.
  const comesBack = due <= lastTurn(war);
  place(war, piece, comesBack ? TRACK : LOST);
  state.due[piece] = comesBack ? due : 0;
  war.tell({
    type: 'toTrack',
    rule: comesBack ? '5.3-b' : '5.3-c',
    piece: id,
    die,
    due,
    comesBack,
  });
  moraleOfLoss(war, piece);
}

/** 11.2-b, 11.2-c Garrisons and brigades are missed at home; battalions and wagons are not. */
export function moraleOfLoss(war: War, piece: number): void {
  const { box } = war;
  if (at(box.kind, piece) === GARRISON) changeMorale(war, -1, '11.2-b', 'garrison');
  else if (box.brigade[piece] === 1) changeMorale(war, -1, '11.2-c', 'brigade');
}

/** 5.3-d, 10.2.2-b Out of the game, never to return. */
export function removeForGood(war: War, piece: number): void {
  place(war, piece, REMOVED);
  war.state.due[piece] = 0;
}
