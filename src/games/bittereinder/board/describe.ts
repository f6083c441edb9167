/** Places and pieces in words, for screen readers and the tray. */
import type { PlaceWords } from '../../../boardkit/board.ts';
import type { Speech } from '../../../kernel/text.ts';
import {
  ARMY,
  BOER_LEADER,
  type Box,
  EMPIRE_LEADER,
  GARRISON,
  INFANTRY,
  KOMMANDO,
  MOUNTED,
  SUPPLY,
} from '../box.ts';
import {
  ATTACKED,
  BARRED,
  BRICK,
  contentsOf,
  PREFAB,
  RESERVE,
  type ReadonlyState,
} from '../state.ts';
import { isBoer, isFaceDown } from './faces.ts';
import { boardSpeech, nameOf } from './speech.ts';
import { drawingOrder } from './stacks.ts';

/** The pieces in an area, top first: the Empire, then the Republics. */
export function piecesIn(view: ReadonlyState, box: Box, area: number): number[] {
  const here = drawingOrder(box)
    .toReversed()
    .filter((piece) => view.at[piece] === area);
  return [...here.filter((p) => !isBoer(box, p)), ...here.filter((p) => isBoer(box, p))];
}

/** What kind of ground it is, who holds it, what the war has done to it. */
function groundOf(view: ReadonlyState, box: Box, area: number, say: Speech['say']): string[] {
  const parts = [say(`region.${box.region[area] ?? 'C'}`)];
  const town = box.townKind[area];
  if (town) parts.push(say(`town.${town}`));
  if (box.mozambique[area] === 1) parts.push(say('ground.closed'));
  if (box.tribal[area] === 1) parts.push(say('ground.tribal'));
  if (box.mountain[area] === 1) parts.push(say('ground.mountain'));
  if ((box.rail[area]?.length ?? 0) > 0) parts.push(say('ground.rail'));
  if (parts.length === 1) parts.push(say('ground.open'));
  if (box.town[area] === 1) parts.push(say(`held.${view.control[area] ?? 0}`));
  if (view.razed[area] === 1) parts.push(say('ground.razed'));
  if (view.blockhouse[area] === PREFAB) parts.push(say('ground.prefab'));
  if (view.blockhouse[area] === BRICK) parts.push(say('ground.brick'));
  if (view.sieges.includes(area)) parts.push(say('ground.siege'));
  return parts;
}

/** One side's troops in an area. Of counters that lie face down for the reader: only how many. */
function forceOf(
  view: ReadonlyState,
  box: Box,
  pieces: readonly number[],
  key: string,
  speech: Speech,
  side: string | null,
): string {
  const { say } = boardSpeech(speech.language);
  const faceUp = pieces.filter((piece) => !isFaceDown(view, box, piece, side));
  const down = pieces.length - faceUp.length;
  const names = faceUp.map((piece) => nameOf(box, speech, box.pieceIds[piece] ?? ''));
  if (down > 0) names.push(say('about.unseen', { n: down }));
  const list = new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(names);
  const n = faceUp.reduce((sum, piece) => sum + (box.cf[piece] ?? 0), 0);
  return say(`about.${key}`, { list, n });
}

export function describePlace(
  view: ReadonlyState,
  box: Box,
  id: string,
  speech: Speech,
  side: string | null = null,
): PlaceWords {
  const area = box.areaIndex.get(id) ?? -1;
  const { say } = boardSpeech(speech.language);
  const name = nameOf(box, speech, id);
  if (area < 0) return { name, about: '' };
  const pieces = piecesIn(view, box, area);
  const groups: readonly (readonly [string, readonly number[]])[] = [
    ['field', pieces.filter((p) => !isBoer(box, p) && view.besieged[p] !== 1)],
    ['besieged', pieces.filter((p) => !isBoer(box, p) && view.besieged[p] === 1)],
    ['republics', pieces.filter((p) => isBoer(box, p))],
  ];
  const troops = groups
    .filter(([, list]) => list.length > 0)
    .map(([key, list]) => forceOf(view, box, list, key, speech, side));
  const ground = `${groundOf(view, box, area, say).join(', ')}.`;
  return {
    name: `${name} (${id})`,
    about: [ground, ...(troops.length > 0 ? troops : [say('about.empty')])].join(' '),
  };
}

const KIND_WORDS: Readonly<Record<number, string>> = {
  [INFANTRY]: 'piece.infantry',
  [MOUNTED]: 'piece.mounted',
  [SUPPLY]: 'piece.supply',
  [GARRISON]: 'piece.garrison',
  [BOER_LEADER]: 'piece.leader',
  [EMPIRE_LEADER]: 'piece.leader',
};

/** Which sort a counter is that lies face down. */
const FACE_DOWN: Readonly<Record<number, string>> = {
  [KOMMANDO]: 'kommando',
  [INFANTRY]: 'infantry',
  [MOUNTED]: 'mounted',
  [GARRISON]: 'garrison',
};

export function describePiece(
  view: ReadonlyState,
  box: Box,
  id: string,
  speech: Speech,
  side: string | null = null,
): string {
  const piece = box.pieceIndex.get(id) ?? -1;
  if (piece < 0) return nameOf(box, speech, id);
  const { say } = boardSpeech(speech.language);
  const kind = box.kind[piece] ?? 0;
  if (isFaceDown(view, box, piece, side))
    return `${say(`piece.facedown.${FACE_DOWN[kind] ?? 'leader'}`)}.`;
  const parts: string[] = [nameOf(box, speech, id)];
  const home = box.areaIds[box.home[piece] ?? -1];
  if (kind === KOMMANDO && home)
    parts.push(say('piece.kommando', { home: nameOf(box, speech, home) }));
  else if (kind === ARMY)
    parts.push(say('piece.army', { n: contentsOf({ state: view, box }, piece).length }));
  else parts.push(say(KIND_WORDS[kind] ?? 'piece.infantry'));
  const cf = box.cf[piece] ?? 0;
  if (cf > 0) parts.push(say('piece.factors', { n: cf }));
  if (kind !== GARRISON) parts.push(say('piece.moves', { n: box.ma[piece] ?? 0 }));
  if ((box.command[piece] ?? 0) > 0)
    parts.push(say('piece.command', { n: box.command[piece] ?? 0 }));
  parts.push(...plightOf(view, box, piece, speech));
  return `${parts.join(', ')}.`;
}

/** Where it is and what has become of it. */
function plightOf(view: ReadonlyState, box: Box, piece: number, speech: Speech): string[] {
  const { say } = boardSpeech(speech.language);
  const at = view.at[piece] ?? RESERVE;
  const due = view.due[piece] ?? 0;
  if (at < 0) {
    if (due > 0) return [say('piece.due', { n: due })];
    return [say(at === RESERVE ? 'piece.reserve' : 'piece.lost')];
  }
  const parts = [say('piece.at', { area: nameOf(box, speech, box.areaIds[at] ?? '') })];
  const spent = view.spent[piece] ?? 0;
  if (view.besieged[piece] === 1) parts.push(say('piece.besieged'));
  if (view.moved[piece] === 1) parts.push(say('piece.moved'));
  if ((spent & ATTACKED) !== 0) parts.push(say('piece.attacked'));
  if ((spent & BARRED) !== 0) parts.push(say('piece.barred'));
  return parts;
}
