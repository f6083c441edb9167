import { at } from '../../../kernel/lists.ts';
import { SPECTATOR } from '../../../kernel/views.ts';
import { KOMMANDO } from '../box.ts';
import { contentsOf, type Look, pieceId, pieceOf, place, RESERVE } from '../state.ts';
import { type Choice, decision, type Offer, type Refusal, refuse, step } from '../vocabulary.ts';
import { musterAreas, stations } from './03-stations.ts';
import { turnFaceDown } from './07-intelligence.ts';

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
