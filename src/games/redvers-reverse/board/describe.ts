/** Places and pieces in words: for the ear, the tray and the pointer. */

import type { PlaceWords } from '../../../boardkit/board.ts';
import { signed } from '../../../kernel/figures.ts';
import type { Speech } from '../../../kernel/text.ts';
import {
  type Area,
  BATTALION,
  BATTERY,
  type Box,
  COMMANDO,
  GUN,
  HQ,
  LEADER,
  REGIMENT,
} from '../box.ts';
import { currentSp, isBoerUnit } from '../rules/01-pieces.ts';
import { FIRM, PANICKED, RELEASED, RETURN, REVERSE, type ReadonlyState } from '../state.ts';
import { isThrough } from './faces.ts';
import { boardSpeech } from './speech.ts';

const list = (speech: Speech, items: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(items);

export function describePlace(
  view: ReadonlyState,
  box: Box,
  id: string,
  speech: Speech,
): PlaceWords {
  const index = box.areaIndex.get(id) ?? -1;
  const area = box.areas[index];
  const name = speech.name(id);
  if (!area) return { name, about: '' };
  const { say } = boardSpeech(speech.language);
  const ground = [
    say(`terrain.${area.terrain}`),
    say(`bank.${area.bank}`),
    ...groundNotes(view, box, area, index, speech),
  ];
  const about = [`${ground.join(', ')}.`, ...contents(view, box, index, speech)];
  return { name, about: about.join(' ') };
}

function groundNotes(
  view: ReadonlyState,
  box: Box,
  area: Area,
  index: number,
  speech: Speech,
): string[] {
  const { say } = boardSpeech(speech.language);
  const notes: string[] = [];
  if (area.fire !== 0) notes.push(say('about.fire', { n: signed(area.fire) }));
  const front = box.frontlines[area.frontline];
  if (front !== undefined) notes.push(say(`front.${front}`));
  for (const feature of area.features)
    if (boardSpeech(speech.language).has(`about.${feature}`)) notes.push(say(`about.${feature}`));
  if (area.emplacement) {
    const state = view.captured[index] ? '.captured' : view.hidden[index] ? '.hidden' : '';
    notes.push(say(`about.works${state}`));
  } else if (view.hidden[index]) notes.push(say('about.hiddenOnly'));
  const drift = box.driftOf[index] ?? -1;
  if (drift >= 0) notes.push(driftNote(view, drift, speech));
  return notes;
}

function driftNote(view: ReadonlyState, drift: number, speech: Speech): string {
  const { say } = boardSpeech(speech.language);
  if (view.driftOpen[drift]) return say('about.drift.open');
  const value = view.driftSeen[drift] ? (view.drift[drift] ?? 0) : 0;
  return value > 0 ? say('about.drift.value', { n: value }) : say('about.drift.unknown');
}

function contents(view: ReadonlyState, box: Box, index: number, speech: Speech): string[] {
  const { say } = boardSpeech(speech.language);
  const here = piecesAt(view, box, index).map((piece) => briefly(view, box, piece, speech));
  const sentences = [
    here.length ? say('about.here', { list: list(speech, here) }) : say('about.empty'),
  ];
  const aimed = (marks: readonly number[], key: string) => {
    const names = box.brigades.flatMap((b, i) => (marks[i] === index ? [speech.name(b.id)] : []));
    if (names.length > 0) sentences.push(say(key, { list: list(speech, names) }));
  };
  aimed(view.objective, 'about.objective');
  aimed(view.planned, 'about.planned');
  const attacks = view.attackAt.filter((area) => area === index).length;
  if (attacks > 0) sentences.push(say('about.attacked', { n: attacks }));
  return sentences;
}

/** Leaders first, then units, as the box orders them. */
export function piecesAt(view: ReadonlyState, box: Box, area: number): number[] {
  const found: number[] = [];
  for (let piece = box.firstLeader; piece < box.pieces.length; piece++)
    if (view.where[piece] === area) found.push(piece);
  for (let piece = 0; piece < box.firstLeader; piece++)
    if (view.where[piece] === area) found.push(piece);
  return found;
}

/** Name, strength and morale. */
function briefly(view: ReadonlyState, box: Box, piece: number, speech: Speech): string {
  const { say } = boardSpeech(speech.language);
  const id = box.pieces[piece]?.id ?? '';
  const parts: string[] = [];
  if (piece < box.firstLeader)
    parts.push(say('piece.sp', { n: currentSp({ state: view, box }, piece) }));
  const level = view.level[piece] ?? 0;
  if (level > 0) parts.push(say(`level.${level}`));
  return parts.length > 0 ? `${speech.name(id)} (${parts.join(', ')})` : speech.name(id);
}

/** Everything worth knowing about a piece. */
export function describePiece(view: ReadonlyState, box: Box, id: string, speech: Speech): string {
  const index = box.pieceIndex.get(id) ?? -1;
  const piece = box.pieces[index];
  if (!piece) return '';
  const { say } = boardSpeech(speech.language);
  const area = view.where[index] ?? -1;
  const name =
    piece.kind === LEADER && view.face[index] === REVERSE
      ? say('piece.replacement', { name: speech.name(id) })
      : speech.name(id);
  if (area < 0) return `${name}: ${say('piece.gone')}.`;
  const parts = [
    ...formation(box, index, speech),
    say('piece.at', { place: speech.name(box.areas[area]?.id ?? '') }),
    ...faceWords(view, box, index, speech),
    ...markWords(view, box, index, speech),
    ...orderWords(view, box, index, speech),
  ];
  if (isThrough(view, index)) parts.push(say('piece.through'));
  return `${name}: ${parts.join(', ')}.`;
}

function formation(box: Box, index: number, speech: Speech): string[] {
  const { brigade = -1, group = -1 } = box.pieces[index] ?? {};
  const owner = box.brigades[brigade]?.id;
  if (owner !== undefined) return [speech.name(owner)];
  const own = box.groups[group];
  return own && isBoerUnit(box, index) && !own.sub ? [speech.name(`group-${own.id}`)] : [];
}

function faceWords(view: ReadonlyState, box: Box, index: number, speech: Speech): string[] {
  const { say } = boardSpeech(speech.language);
  const piece = box.pieces[index];
  if (!piece) return [];
  const turned = view.face[index] === REVERSE;
  const parts: string[] = [];
  if (piece.kind === BATTALION || piece.kind === COMMANDO) {
    if (turned) parts.push(say('piece.reduced'));
  } else if (piece.kind === REGIMENT)
    parts.push(say(turned ? 'piece.mounted' : 'piece.dismounted'));
  else if (piece.kind === BATTERY) parts.push(say(turned ? 'piece.limbered' : 'piece.unlimbered'));
  else if (piece.kind === HQ) parts.push(say(turned ? 'piece.moving' : 'piece.operative'));
  if (piece.kind <= GUN) parts.push(say('piece.sp', { n: currentSp({ state: view, box }, index) }));
  if (!isBoerUnit(box, index)) parts.push(say('piece.mp', { n: piece.mp[turned ? 1 : 0] }));
  const losses = view.losses[index] ?? 0;
  if (losses > 0) parts.push(say('piece.losses', { n: losses }));
  const level = view.level[index] ?? 0;
  if (level > 0) parts.push(say(`level.${level}`));
  return parts;
}

function markWords(view: ReadonlyState, box: Box, index: number, speech: Speech): string[] {
  const { say } = boardSpeech(speech.language);
  const parts: string[] = [];
  const counter = view.counter[index] ?? 0;
  if (counter > 0) {
    const value = box.counters[counter - 1];
    parts.push(
      value === undefined ? say('piece.noFire') : say('piece.counter', { n: signed(value) }),
    );
  }
  if (view.marker[index] === RELEASED) parts.push(say('piece.released'));
  if (view.marker[index] === RETURN) parts.push(say('piece.return'));
  const { kind, brigade = -1 } = box.pieces[index] ?? {};
  if (kind !== LEADER) return parts;
  if (view.mood[brigade] === PANICKED) parts.push(say('piece.panicked'));
  if (view.mood[brigade] === FIRM) parts.push(say('piece.firm'));
  if (view.closeOrder === brigade) parts.push(say('piece.closeOrder'));
  if (view.bobHart === brigade) parts.push(say('piece.bobHart'));
  if (view.hesitating === brigade) parts.push(say('piece.hesitating'));
  return parts;
}

function orderWords(view: ReadonlyState, box: Box, index: number, speech: Speech): string[] {
  const { say } = boardSpeech(speech.language);
  const { kind, brigade = -1 } = box.pieces[index] ?? {};
  if (kind !== LEADER) return [];
  const parts: string[] = [];
  const place = (area: number) => speech.name(box.areas[area]?.id ?? '');
  const planned = view.planned[brigade] ?? -1;
  const objective = view.objective[brigade] ?? -1;
  if (planned >= 0) parts.push(say('piece.planned', { place: place(planned) }));
  if ((view.due[brigade] ?? 0) > 0) parts.push(say('piece.due', { n: view.due[brigade] ?? 0 }));
  if (objective >= 0) parts.push(say('piece.objective', { place: place(objective) }));
  if (view.fail[brigade]) parts.push(say('piece.fail'));
  return parts;
}
