import { at } from '../../../kernel/lists.ts';
import { ARMY, type Box, SIDES, SUPPLY } from '../box.ts';
import { EMPIRE, inArea, pieceIdsOf, REPUBLICS, sideOf } from '../state.ts';
import type { War } from '../vocabulary.ts';

/** 7.2.1-a, 7.2.1-b What may lie face down: everything but armies and supply (A51). */
const mayHide = (box: Box, piece: number): boolean =>
  at(box.kind, piece) !== ARMY && at(box.kind, piece) !== SUPPLY;

/** 7.2.1-d In phase 1 every counter away from enemies is turned face down. */
export function turnFaceDown(war: War): void {
  const { box, state } = war;
  for (let piece = 0; piece < box.pieces; piece++) {
    const area = at(state.at, piece);
    if (area < 0 || !mayHide(box, piece)) continue;
    const enemies = sideOf(war, piece) === EMPIRE ? REPUBLICS : EMPIRE;
    if (inArea(state, enemies, area) === 0) state.hidden[piece] = 1;
  }
}

/** 7.2.1-c Turns these counters up, and tells what they are. */
export function turnUp(war: War, pieces: readonly number[]): void {
  const { state } = war;
  if (!state.options.limitedIntelligence) return;
  const seen = pieces.filter((piece) => state.hidden[piece] === 1);
  if (seen.length === 0) return;
  for (const piece of seen) state.hidden[piece] = 0;
  war.reveal();
  war.tell({
    type: 'turnedUp',
    rule: '7.2.1-c',
    pieces: pieceIdsOf(war, seen),
  });
}

/** 7.2.1-c Once movement is over, everybody who shares an area with enemies is seen. */
export function turnUpSharers(war: War): void {
  const { box, state } = war;
  if (!state.options.limitedIntelligence) return;
  const seen: number[] = [];
  for (let piece = 0; piece < box.pieces; piece++) {
    const area = at(state.at, piece);
    if (area < 0 || state.hidden[piece] === 0) continue;
    if (at(state.empireIn, area) > 0 && at(state.republicIn, area) > 0) seen.push(piece);
  }
  turnUp(war, seen);
}

/** Tells a side what moved, and the others no more than how many counters did. */
export function tellMove(
  war: War,
  side: number,
  pieces: readonly number[],
  event: { type: 'sailed' | 'railed' | 'marched'; rule: string; at: string; to: string },
): void {
  const full = { ...event, pieces: pieceIdsOf(war, pieces), count: pieces.length };
  if (!pieces.some((piece) => war.state.hidden[piece] === 1)) {
    war.tell(full);
    return;
  }
  const unseen = { ...event, type: `${event.type}Unseen`, count: pieces.length } as const;
  war.tellOnly(at(SIDES, side), full, unseen);
}
