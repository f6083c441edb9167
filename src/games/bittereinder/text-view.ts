import type { TextView } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { KINDS } from './box.ts';
import { payingHomes } from './rules/09-commitment.ts';
import { lostTowns } from './rules/11-morale.ts';
import {
  areaId,
  EMPIRE,
  type Look,
  PHASES,
  piecesIn,
  REPUBLICS,
  sideName,
  sideOf,
} from './state.ts';
import type { Speech } from './text/en.ts';
import { forceNote, goalLines } from './text-goals.ts';

const REGIONS = ['C', 'N', 'B', 'F', 'T', 'S', 'X', 'Z', 'W', 'M'];

/** How a town is held, in words that are nobody's name. */
const HELD = ['imperial', 'republican'];

/** What a side sees, in words. */
export function textView(look: Look, side: Side | null, speech: Speech): TextView {
  const parts = REGIONS.map((region) => regionPart(look, side, speech, region)).filter(
    (part) => part.lines.length > 0,
  );
  return {
    heading: heading(look, speech),
    lines: tracks(look, speech),
    parts: [
      { heading: speech.say('textView.goals'), lines: goalLines(look, speech) },
      { heading: speech.say('textView.map'), lines: [], parts },
      { heading: speech.say('textView.arrivals'), lines: arrivals(look, speech) },
    ],
  };
}

function heading({ state, box }: Look, speech: Speech): string {
  const { year } = box.pack.turnTrack[state.turn] ?? { year: 1902 };
  // The first turn is October 1899.
  const date = new Date(Date.UTC(year, (state.turn + 8) % 12, 1));
  const month = new Intl.DateTimeFormat(speech.language, { month: 'long', timeZone: 'UTC' });
  return speech.say('textView.heading', {
    month: month.format(date),
    year: String(year),
    turn: state.turn,
    phase: speech.say(`phase.${at(PHASES, state.phase)}`),
  });
}

function tracks(look: Look, speech: Speech): string[] {
  const { state, box } = look;
  const named = (flags: readonly number[]): string[] =>
    flags.flatMap((flag, area) => (flag > 0 ? [at(box.areaIds, area)] : []));
  const lines = [
    speech.say('textView.wcp', { wcp: state.wcp, income: payingHomes(look) }),
    speech.say('textView.morale', { morale: state.morale }),
    speech.say('textView.lost', { lost: lostTowns(look) }),
    state.sieges.length === 0
      ? speech.say('textView.noSieges', { limit: state.siegeLimit })
      : speech.say('textView.sieges', {
          count: state.sieges.length,
          limit: state.siegeLimit,
          areas: state.sieges.map((area) => areaId(look, area)),
        }),
  ];
  const razed = named(state.razed);
  if (razed.length > 0) lines.push(speech.say('textView.razed', { areas: razed }));
  const blockhouses = named(state.blockhouse);
  if (blockhouses.length > 0)
    lines.push(speech.say('textView.blockhouses', { areas: blockhouses }));
  return lines;
}

function regionPart(look: Look, side: Side | null, speech: Speech, region: string): TextView {
  const lines = look.box.areaIds.flatMap((id, area) => {
    if (look.box.region[area] !== region) return [];
    const pieces = [...piecesIn(look, EMPIRE, area), ...piecesIn(look, REPUBLICS, area)];
    if (pieces.length === 0) return [];
    const control = at(look.state.control, area);
    return [
      speech.say('textView.area', {
        area: speech.name(id),
        code: `(${id})`,
        control: look.box.town[area] === 1 && control > 0 ? (HELD[control - 1] ?? '') : 'none',
        pieces: pieces.map((piece) => pieceText(look, side, speech, piece)).join(', '),
      }) + forceNote(look, area, side, speech),
    ];
  });
  return { heading: speech.say('textView.region', { region }), lines };
}

/** 7.2.1-a A counter face down shows the other side no more than its kind. */
function pieceText(look: Look, side: Side | null, speech: Speech, piece: number): string {
  const { state, box } = look;
  if (state.hidden[piece] === 1 && sideName(sideOf(look, piece)) !== side)
    return speech.say('textView.faceDown', { kind: at(KINDS, at(box.kind, piece)) });
  const name = speech.say('textView.piece', {
    piece: at(box.pieceIds, piece),
    cf: at(box.cf, piece),
  });
  if (state.besieged[piece] === 1) return speech.say('textView.besieged', { piece: name.trim() });
  const army = at(state.army, piece);
  if (army < 0) return name.trim();
  return speech.say('textView.inArmy', { piece: name.trim(), army: at(box.pieceIds, army) });
}

function arrivals(look: Look, speech: Speech): string[] {
  const { state, box } = look;
  const turns = new Map<number, string[]>();
  for (let piece = 0; piece < box.pieces; piece++) {
    const due = at(state.due, piece);
    if (due === 0 || at(state.at, piece) >= 0) continue;
    turns.set(due, [...(turns.get(due) ?? []), at(box.pieceIds, piece)]);
  }
  return [...turns]
    .sort(([a], [b]) => a - b)
    .map(([turn, pieces]) => speech.say('textView.due', { turn, pieces }));
}
