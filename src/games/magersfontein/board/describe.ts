/** Places and pieces in words: for the ear, the tray and the pointer. */
import type { PlaceWords } from '../../../boardkit/board.ts';
import type { Side } from '../../../kernel/game.ts';
import type { Speech } from '../../../kernel/text.ts';
import { type Box, NONE } from '../box.ts';
import { moraleOf } from '../rules/01-general.ts';
import { fullMp } from '../rules/04-mounted.ts';
import { trenchIn } from '../rules/09-trenches.ts';
import {
  COLUMN,
  commanderIndex,
  FOUGHT,
  MOUNTED,
  OUT,
  REORGANIZING,
  type ReadonlyState,
  unitIndex,
} from '../state.ts';
import { isVeiled } from './faces.ts';
import { piecesOf } from './pieces.ts';
import { boardSpeech } from './speech.ts';

const joined = (speech: Speech, items: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(items);

export function describePlace(
  view: ReadonlyState,
  box: Box,
  id: string,
  speech: Speech,
  side: Side | null = null,
): PlaceWords {
  const hex = box.hexIndex.get(id);
  if (hex === undefined) return { name: speech.name(id), about: '' };
  const { say } = boardSpeech(speech.language);
  const ground = [say(`terrain.${box.terrainNames[box.terrain[hex] ?? 0] ?? 'veld'}`)];
  const level = box.ground.level[hex] ?? 0;
  if (level > 0) ground.push(say('place.level', { n: level }));
  const data = box.pack.map.hexes[id];
  if (data?.basin) ground.push(say('place.basin'));
  if (data?.drift) ground.push(say('place.drift'));
  if (data?.bridge) ground.push(say('place.bridge'));
  if (trenchIn({ state: view, box }, hex) >= 0) ground.push(say('place.trench'));
  if (box.summit.includes(hex)) ground.push(say('place.summit'));
  if (box.mainTrench.includes(hex)) ground.push(say('place.mainTrench'));
  if (box.northExit.includes(hex)) ground.push(say('place.exit'));
  const here = piecesOf(view, box, side)
    .filter((piece) => piece.hex === id)
    .map((piece) => nameFor(view, box, piece.id, speech, side));
  const contents =
    here.length > 0 ? say('place.here', { list: joined(speech, here) }) : say('place.empty');
  return { name: speech.name(id), about: `${ground.join(', ')}. ${contents}` };
}

/** Its own side knows who lies under a marker; everyone else knows the marker. */
function nameFor(
  view: ReadonlyState,
  box: Box,
  id: string,
  speech: Speech,
  side: Side | null,
): string {
  const unit = unitIndex({ state: view, box }, id);
  const veiled = unit === NONE || isVeiled(view, unit, side);
  return speech.name(veiled ? id : (box.units[unit]?.id ?? id));
}

export function describePiece(
  view: ReadonlyState,
  box: Box,
  id: string,
  speech: Speech,
  side: Side | null = null,
): string {
  const look = { state: view, box };
  const { say } = boardSpeech(speech.language);
  const unit = unitIndex(look, id);
  if (unit !== NONE) return describeUnit(view, box, unit, id, speech, side);
  const commander = commanderIndex(look, id);
  if (commander === NONE) return speech.name(id);
  const hex = view.at[commander] ?? NONE;
  const parts = [say('piece.commander')];
  if (hex < 0) parts.push(say('piece.gone'));
  else parts.push(say('piece.at', { place: box.grid.ids[hex] ?? '' }));
  const left = view.left[commander] ?? 0;
  if (view.attack[commander] && left > 0) parts.push(say('piece.attack', { n: left }));
  return `${speech.name(id)}: ${parts.join(', ')}.`;
}

function describeUnit(
  view: ReadonlyState,
  box: Box,
  unit: number,
  id: string,
  speech: Speech,
  side: Side | null,
): string {
  const { say } = boardSpeech(speech.language);
  const look = { state: view, box };
  const hex = view.hex[unit] ?? NONE;
  const parts: string[] = [];
  parts.push(hex < 0 ? say('piece.gone') : say('piece.at', { place: box.grid.ids[hex] ?? '' }));
  // Under a marker that the reader may not lift there is nothing more to say.
  const name = nameFor(view, box, id, speech, side);
  if (isVeiled(view, unit, side)) return `${name}: ${parts.join(', ')}.`;
  parts.push(say('piece.morale', { n: moraleOf(look, unit) }));
  parts.push(say('piece.mp', { n: fullMp(look, unit) }));
  const add = (key: string, holds: boolean): void => {
    if (holds) parts.push(say(key));
  };
  if ((view.loss[unit] ?? 0) > 0) parts.push(say('piece.loss', { n: view.loss[unit] ?? 0 }));
  add('piece.reduced', view.reduced[unit] === 1);
  add('piece.rallying', view.routed[unit] === REORGANIZING);
  add('piece.routed', (view.routed[unit] ?? 0) > 0 && view.routed[unit] !== REORGANIZING);
  add('piece.mounted', view.form[unit] === MOUNTED);
  add('piece.column', view.form[unit] === COLUMN);
  add('piece.concealed', (view.mark[unit] ?? NONE) !== NONE);
  add('piece.outOfCommand', view.outOfCommand[unit] === OUT);
  add('piece.fought', view.assault[unit] === FOUGHT);
  add('piece.acted', (view.acted[unit] ?? 0) > 0);
  if ((view.reacts[unit] ?? 0) > 0) parts.push(say('piece.reacted', { n: view.reacts[unit] ?? 0 }));
  return `${name}: ${parts.join(', ')}.`;
}
