import { withBareMap } from '../../../kernel/bare-map.ts';
import { newCore, type Setup } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { SPECTATOR } from '../../../kernel/play.ts';
import { type Box, KOMMANDO } from '../box.ts';
import {
  contentsOf,
  type Look,
  type Options,
  pieceId,
  pieceOf,
  place,
  REMOVED,
  RESERVE,
  recount,
  type ScenarioId,
  type State,
} from '../state.ts';
import { type Choice, decision, type Offer, type Refusal, refuse, step } from '../vocabulary.ts';
import { musterAreas, stations } from './03-stations.ts';
import { turnFaceDown } from './07-intelligence.ts';

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

/** 3.0-a Both sides place at the same time and unseen (A60). */
export const setUp = step('setUp', (war) => {
  const { box } = war;
  const free = Object.keys(box.pack.units).filter((id) => box.pack.units[id]?.entry.setupChoice);
  war.together([
    { side: 'empire', steps: free.map((piece) => ({ step: 'station' as const, piece })) },
    {
      side: 'republics',
      steps: box.armies.flatMap((army) => {
        const id = pieceId(war, army);
        return [
          { step: 'raise' as const, army: id },
          { step: 'muster' as const, army: id },
        ];
      }),
    },
  ]);
  war.next('opening');
});

export const station = decision('station', {
  side: 'empire',
  rule: (_, { piece }) => (piece.startsWith('g-natal') ? '3.1-b' : '3.1-c'),
  choices: (look, { piece }) =>
    stations(look, pieceOf(look, piece)).map(
      (area): Offer<'station'> => ({ do: 'station', piece, to: at(look.box.areaIds, area) }),
    ),
  whyNot: (_, { piece }, tried) =>
    tried.piece === piece
      ? refuse('3.1-c', 'noStation', { piece, to: tried.to ?? '' })
      : refuse('3.0-a', 'otherPieceNow', { piece }),
  take: {
    station(war, { piece }, choice) {
      place(war, pieceOf(war, piece), war.box.areaIndex.get(choice.to ?? '') ?? RESERVE);
      war.tellOnly('empire', { type: 'stationed', rule: '3.0-a', piece, to: choice.to ?? '' });
    },
  },
});

export const raise = decision('raise', {
  side: 'republics',
  rule: (_, { army }) => (army === 'army-natal' ? '3.2-c' : '3.2-d'),
  choices: (look, { army }) =>
    musterAreas(look.box, pieceOf(look, army)).map(
      (area): Offer<'raise'> => ({ do: 'raise', piece: army, to: at(look.box.areaIds, area) }),
    ),
  whyNot: (_, { army }) =>
    refuse(army === 'army-natal' ? '3.2-c' : '3.2-d', 'ownRepublic', { piece: army }),
  take: {
    raise(war, { army }, choice) {
      place(war, pieceOf(war, army), war.box.areaIndex.get(choice.to ?? '') ?? RESERVE);
      war.tellOnly('republics', {
        type: 'stationed',
        rule: '3.0-a',
        piece: army,
        to: choice.to ?? '',
      });
    },
  },
});

const READY: Choice<'ready'> = { do: 'ready' };

/** 3.2-c, 3.2-d Why a Kommando may not start in this army's box. */
export function whyNotMuster(look: Look, army: number, piece: number): Refusal | null {
  const { box, state } = look;
  if (piece < 0 || at(box.kind, piece) !== KOMMANDO) return refuse('3.2-c', 'kommandosOnly');
  if (box.stateOf[piece] !== box.stateOf[army]) return refuse('3.2-c', 'otherRepublic');
  return at(state.army, piece) >= 0 ? refuse('3.2-e', 'inBox') : null;
}

export const muster = decision('muster', {
  side: 'republics',
  rule: (_, { army }) => (army === 'army-natal' ? '3.2-c' : '3.2-d'),
  candidates: (look, { army }) => [
    ...look.box.pieceIds
      .slice(0, look.box.firstEmpire)
      .map((piece): Offer<'muster'> => ({ do: 'muster', piece, with: army })),
    READY,
  ],
  whyNot: (look, { army }, tried) => {
    if (tried.do !== 'muster') return null;
    return whyNotMuster(look, pieceOf(look, army), pieceOf(look, tried.piece));
  },
  take: {
    ready() {},
    muster(war, { army }, choice) {
      const box = pieceOf(war, army);
      const piece = pieceOf(war, choice.piece);
      place(war, piece, at(war.state.at, box));
      war.state.army[piece] = box;
      war.tellOnly('republics', {
        type: 'mustered',
        rule: '3.2-e',
        piece: choice.piece ?? '',
        with: army,
      });
      war.next('muster', { army });
    },
  },
});

/** A60 Both are done: everyone sees the free placements, and October 1899 begins. */
export const opening = step('opening', (war) => {
  const { box, state } = war;
  war.reveal();
  for (const [id, unit] of Object.entries(box.pack.units)) {
    if (!unit.entry.setupChoice) continue;
    const area = at(state.at, pieceOf(war, id));
    const event = {
      type: 'stationed',
      rule: '3.0-a',
      piece: id,
      to: at(box.areaIds, area),
    } as const;
    // The Empire put them there itself, and was told so then.
    war.tellOnly('republics', event);
    war.tellOnly(SPECTATOR, event);
  }
  for (const army of box.armies) {
    const contents = contentsOf(war, army);
    const to = at(box.areaIds, at(state.at, army));
    war.tell({
      type: 'armyStationed',
      rule: '3.2-e',
      piece: pieceId(war, army),
      to,
      count: contents.length,
      ...(!state.options.limitedIntelligence && {
        pieces: contents.map((piece) => pieceId(war, piece)),
      }),
    });
  }
  if (state.options.limitedIntelligence) turnFaceDown(war);
  state.phase = box.pack.scenarios[state.scenario].start.phase;
  war.next('turn');
});
