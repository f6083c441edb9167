import type { Problem } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { type Box, SUPPLY } from './box.ts';
import { EMPIRE, type State } from './state.ts';

/** What must hold in every state and does not. */
export const violations = (state: State, box: Box): readonly Problem[] =>
  faults(state, box).map((problem) => ({ at: '', problem }));

function faults(state: State, box: Box): readonly string[] {
  const wrong: string[] = [];
  const say = (text: string) => wrong.push(text);
  const name = (piece: number) => at(box.pieceIds, piece);
  const empireIn = box.areaIds.map(() => 0);
  const republicIn = box.areaIds.map(() => 0);
  for (let piece = 0; piece < box.pieces; piece++) {
    const area = at(state.at, piece);
    const boer = piece < box.firstEmpire;
    if (area < -4 || area >= box.areaIds.length) say(`${name(piece)} is nowhere`);
    if (state.besieged[piece] === 1 && (boer || !state.sieges.includes(area)))
      say(`${name(piece)} is besieged where there is no siege`);
    const army = at(state.army, piece);
    if (army >= 0 && (area < 0 || at(state.at, army) !== area))
      say(`${name(piece)} is not where its army is`);
    if (area < 0) continue;
    const counts = boer ? republicIn : empireIn;
    counts[area] = at(counts, area) + 1;
    if (boer && area === box.capeTown) say(`${name(piece)} is in Cape Town`);
    if (boer && state.blockhouse[area] !== 0) say(`${name(piece)} is in a blockhouse area`);
    if (!boer && box.mozambique[area] === 1) say(`${name(piece)} is in Mozambique`);
    if (at(box.kind, piece) === SUPPLY && box.mountain[area] === 1)
      say(`${name(piece)} is in the mountains`);
    if (state.hidden[piece] === 1 && !state.options.limitedIntelligence)
      say(`${name(piece)} is face down in an open match`);
  }
  for (const [area, id] of box.areaIds.entries()) {
    if (empireIn[area] !== state.empireIn[area] || republicIn[area] !== state.republicIn[area])
      say(`the pieces in ${id} are miscounted`);
    if (state.razed[area] === 1 && state.control[area] !== 0) say(`${id} is razed but controlled`);
    if (box.startControl[area] === 0 && state.control[area] !== 0) say(`${id} belongs to nobody`);
    if (state.blockhouse[area] !== 0 && (box.brick[area] === 1) !== (state.blockhouse[area] === 2))
      say(`${id} has the wrong blockhouse`);
  }
  if (state.sieges.length > state.siegeLimit) say('there are more sieges than markers');
  if (new Set(state.sieges).size !== state.sieges.length) say('a siege is marked twice');
  if (state.wcp < 0 || state.wcp > box.pack.tracks.wcp.max) say('the commitment is off its track');
  if (state.morale < 0 || state.morale > 99) say('the morale is off its track');
  if (state.razed.reduce((a, b) => a + b, 0) > box.pack.markers.barbarism.limit)
    say('too many areas are razed');
  if (state.control[box.capeTown] !== EMPIRE + 1) say('Cape Town is not in Empire hands');
  return wrong;
}
