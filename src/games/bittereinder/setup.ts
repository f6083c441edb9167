import { withBareMap } from '../../kernel/bare-map.ts';
import { newCore, type Setup } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { Box } from './box.ts';
import { type Options, REMOVED, RESERVE, recount, type ScenarioId, type State } from './state.ts';

const filled = (length: number, value = 0): number[] => new Array<number>(length).fill(value);

export const setup = withBareMap(layOut, 'campaign', clear);

/** The bare map: no piece is in play or to come, and the war begins without its preparation. */
function clear(state: State, box: Box): void {
  state.core = newCore({ step: 'turn' });
  state.phase = box.pack.scenarios[state.scenario].start.phase;
  state.at.fill(REMOVED);
  state.due.fill(0);
  recount(state, box);
}

/** 3.0 The state before the free placements; nothing here is a choice. */
function layOut(wish: Setup, box: Box): State {
  const scenario = wish.scenario as ScenarioId;
  const { start } = box.pack.scenarios[scenario];
  const state: State = {
    core: newCore({ step: scenario === 'marchingToPretoria' ? 'turn' : 'setUp' }),
    options: wish.options as unknown as Options,
    scenario,
    turn: start.turn,
    phase: scenario === 'marchingToPretoria' ? start.phase : 0,
    at: filled(box.pieces, RESERVE),
    due: filled(box.pieces),
    army: filled(box.pieces, -1),
    besieged: filled(box.pieces),
    moved: filled(box.pieces),
    hidden: filled(box.pieces),
    spent: filled(box.pieces),
    control: box.startControl.slice(),
    razed: filled(box.areaIds.length),
    blockhouse: filled(box.areaIds.length),
    fought: filled(box.areaIds.length),
    empireIn: filled(box.areaIds.length),
    republicIn: filled(box.areaIds.length),
    wcp: box.pack.tracks.wcp.start, // 3.2-f
    morale: box.pack.tracks.morale.start, // 3.1-j
    sieges: [],
    siegeLimit: box.pack.markers.siege.limit, // 3.2-g
    column: [],
    battle: null,
    razedNow: [],
    victories: [],
    taken: 0,
    bothHeld: 0,
    robertsUsed: 0,
    railLost: 0,
    eventTen: 0,
    halfToken: 0,
    armyAgain: 0,
    siegeRolls: 0,
    mustAttack: 0,
    built: [0, 0],
    record: [],
  };
  if (scenario === 'marchingToPretoria') layIntroduction(state, box);
  else layCampaign(state, box);
  recount(state, box);
  return state;
}

/** 3.1, 3.2 Pieces with a printed place stand there; 3.0-b the others wait off the map. */
function layCampaign(state: State, box: Box): void {
  const { units, leaders } = box.pack;
  for (let piece = 0; piece < box.pieces; piece++) {
    const id = at(box.pieceIds, piece);
    const entry = units[id]?.entry ?? leaders[id]?.entry;
    const start = entry?.setup;
    if (start !== undefined) state.at[piece] = box.areaIndex.get(start) ?? RESERVE;
    state.due[piece] = at(box.entry, piece);
  }
}

/** 18p-2 to 18p-5 The introduction uses only the pieces it lists. */
function layIntroduction(state: State, box: Box): void {
  const intro = box.pack.scenarios.marchingToPretoria;
  state.at.fill(REMOVED);
  for (const force of [intro.empire.setup, intro.republics.setup]) {
    for (const [area, pieces] of Object.entries(force)) {
      for (const id of pieces) {
        state.at[box.pieceIndex.get(id) ?? -1] = box.areaIndex.get(area) ?? RESERVE;
      }
    }
  }
  for (const id of intro.empire.control) state.control[box.areaIndex.get(id) ?? -1] = 1;
  for (const id of intro.taken) state.taken |= id === box.areaIds[box.bloemfontein] ? 1 : 2;
  state.wcp = intro.wcp;
  state.morale = intro.morale;
}
