import type { Problem } from '../../kernel/game.ts';
import { impossibilities, type SayImpossible } from '../../kernel/impossible.ts';
import { at } from '../../kernel/lists.ts';
import { type Box, SUPPLY } from './box.ts';
import { BRICK, EMPIRE, NOBODY, REPUBLICS, type State } from './state.ts';
import { impossible } from './text/impossible.ts';

/** What must hold in every state and does not, each with its place in a position. */
export function violations(state: State, box: Box): readonly Problem[] {
  const { wrong, say } = impossibilities(impossible.en);
  for (let piece = 0; piece < box.pieces; piece++) checkPiece(state, box, piece, say);
  checkCounts(state, box, say);
  for (const area of box.areaIds.keys()) checkArea(state, box, area, say);
  checkTracks(state, box, say);
  checkBattle(state, box, say);
  return wrong;
}

type Say = SayImpossible<typeof impossible.en>;

function checkPiece(state: State, box: Box, piece: number, say: Say): void {
  const id = at(box.pieceIds, piece);
  const area = at(state.at, piece);
  const boer = piece < box.firstEmpire;
  const where = `pieces.${id}`;
  if (state.besieged[piece] === 1 && (boer || !state.sieges.includes(area)))
    say('besieged', 'besiegedNowhere', { piece: id });
  const army = at(state.army, piece);
  if (army >= 0) {
    if (!box.armies.includes(army)) say(`boxes.${id}`, 'boxOfNoArmy');
    if (!boer || box.armies.includes(piece)) say(`boxes.${id}`, 'inNoBox', { piece: id });
    else if (area < 0 || at(state.at, army) !== area)
      say(`boxes.${id}`, 'notWithItsArmy', { piece: id });
  }
  if (area < 0) {
    for (const [word, flags] of Object.entries({ moved: state.moved, hidden: state.hidden }))
      if (flags[piece] === 1) say(word, 'offMap', { piece: id });
    return;
  }
  if (boer && area === box.capeTown) say(where, 'inCapeTown', { piece: id });
  if (boer && state.blockhouse[area] !== 0) say(where, 'inBlockhouseArea', { piece: id });
  if (!boer && box.mozambique[area] === 1) say(where, 'inMozambique', { piece: id });
  if (at(box.kind, piece) === SUPPLY && box.mountain[area] === 1)
    say(where, 'inMountains', { piece: id });
  if (state.hidden[piece] === 1 && !state.options.limitedIntelligence)
    say('hidden', 'faceDown', { piece: id });
}

/** The counts by area follow from where the pieces are. */
function checkCounts(state: State, box: Box, say: Say): void {
  const empireIn = box.areaIds.map(() => 0);
  const republicIn = box.areaIds.map(() => 0);
  for (const [piece, area] of state.at.entries()) {
    const counts = piece < box.firstEmpire ? republicIn : empireIn;
    if (area >= 0) counts[area] = at(counts, area) + 1;
  }
  for (const [area, id] of box.areaIds.entries())
    if (empireIn[area] !== state.empireIn[area] || republicIn[area] !== state.republicIn[area])
      say('pieces', 'miscounted', { area: id });
}

function checkArea(state: State, box: Box, area: number, say: Say): void {
  const id = at(box.areaIds, area);
  if (state.razed[area] === 1 && state.control[area] !== NOBODY)
    say(`control.${id}`, 'razedButControlled', { area: id });
  if (box.startControl[area] === NOBODY && state.control[area] !== NOBODY)
    say(`control.${id}`, 'belongsToNobody', { area: id });
  const fort = at(state.blockhouse, area);
  if (fort !== 0 && (box.brick[area] === 1) !== (fort === BRICK))
    say(`blockhouses.${id}`, 'wrongBlockhouse', { area: id });
}

function checkTracks(state: State, box: Box, say: Say): void {
  if (state.sieges.length > state.siegeLimit) say('sieges', 'tooManySieges');
  if (state.razed.reduce((a, b) => a + b, 0) > box.pack.markers.barbarism.limit)
    say('razed', 'tooManyRazed');
  for (const area of state.razedNow)
    if (state.razed[area] === 0) say('razedNow', 'notRazed', { area: at(box.areaIds, area) });
  if (state.control[box.capeTown] !== EMPIRE + 1)
    say(`control.${at(box.areaIds, box.capeTown)}`, 'capeTownLost');
  if (state.record.length % 3 !== 0) say('record', 'brokenRecord');
}

/** 8.1 Whoever attacks stands in the area of the combat, and is of the attacking side. */
function checkBattle(state: State, box: Box, say: Say): void {
  const { battle } = state;
  if (!battle) return;
  for (const piece of battle.attackers) {
    const side = piece < box.firstEmpire ? REPUBLICS : EMPIRE;
    if (side !== battle.side || at(state.at, piece) !== battle.area)
      say('battle.attackers', 'notAttacking', { piece: at(box.pieceIds, piece) });
  }
}
