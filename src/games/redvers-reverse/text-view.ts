import type { TextView } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { BATTALION, BATTERY, COMMANDO, GUN, REGIMENT } from './box.ts';
import {
  areaId,
  brigadeId,
  currentSp,
  leaderArea,
  leaderOf,
  pieceId,
  piecesIn,
  spAtStart,
  spLost,
  stepsBetween,
} from './rules/01-pieces.ts';
import {
  ABSENT,
  FIRM,
  type Look,
  NONE,
  NORMAL,
  PANICKED,
  RELEASED,
  RETURN,
  REVERSE,
  SEGMENTS,
} from './state.ts';
import type { Speech } from './text/en.ts';

/** The whole view in words: tracks, brigades, what stands where, and the drifts. */
export function textView(look: Look, _side: Side | null, speech: Speech): TextView {
  const { state, box } = look;
  const { lastTurn, lossEnd } = box.pack.statusChart.fixed;
  const { turn, confidence, shaken, loss, cp } = state;
  const phase = speech.say(`phase.${SEGMENTS[state.segment] ?? 'setUp'}`);
  const lines = [
    speech.say('textView.tracks', { confidence, shaken, loss, lossEnd, cp }),
    speech.say('textView.hq', {
      at: areaId(box, at(state.where, box.hq)),
      mode: at(state.face, box.hq),
    }),
  ];
  if (state.event !== NONE)
    lines.push(speech.say('textView.event', { chit: at(box.britishChits, state.event) }));
  const { outcome } = state.core;
  if (outcome)
    lines.unshift(`${speech.say('textView.outcome')}: ${speech.say(`ending.${outcome.ending}`)}`);
  return {
    heading: speech.say('textView.heading', { turn, last: lastTurn, phase }),
    lines,
    parts: [
      { heading: speech.say('textView.brigades'), lines: brigades(look, speech) },
      { heading: speech.say('textView.areas'), lines: areas(look, speech) },
      { heading: speech.say('textView.drifts'), lines: drifts(look, speech) },
    ],
  };
}

function brigades(look: Look, speech: Speech): string[] {
  const { state, box } = look;
  return box.brigades.flatMap((_, index) => {
    const leader = leaderOf(box, index);
    const brigade = brigadeId(box, index);
    const area = at(state.where, leader);
    if (area === ABSENT) return [];
    if (area < 0) return [speech.say('textView.brigadeGone', { brigade })];
    return [
      speech.say('textView.brigade', {
        brigade,
        leader: pieceId(box, leader),
        at: areaId(box, leaderArea(look, index)),
        lost: spLost(look, index),
        start: spAtStart(look, index),
        notes: notes(look, index, speech),
      }),
    ];
  });
}

function notes({ state, box }: Look, index: number, speech: Speech): string {
  const planned = at(state.planned, index);
  const objective = at(state.objective, index);
  const mood = at(state.mood, index);
  const { gait } = at(box.brigades, index);
  const steps = (to: number): number =>
    stepsBetween(box, gait, leaderArea({ state, box }, index), to);
  return [
    planned >= 0
      ? speech.say('textView.planned', { to: areaId(box, planned), n: steps(planned) })
      : '',
    objective >= 0
      ? speech.say('textView.objective', { to: areaId(box, objective), n: steps(objective) })
      : '',
    at(state.fail, index) > 0 ? speech.say('textView.fail') : '',
    mood === PANICKED ? speech.say('textView.panicked') : '',
    mood === FIRM ? speech.say('textView.firm') : '',
  ].join('');
}

function areas(look: Look, speech: Speech): string[] {
  const { state, box } = look;
  return box.areas.flatMap((area, index) => {
    const pieces = piecesIn(look, index);
    const hidden = at(state.hidden, index) > 0;
    const captured = at(state.captured, index) > 0;
    if (pieces.length === 0 && !hidden && !captured) return [];
    const marks =
      (hidden ? speech.say('textView.hidden') : '') +
      (captured ? speech.say('textView.captured') : '');
    const said = pieces.map((piece) => describe(look, piece, speech)).join(', ');
    return [speech.say('textView.area', { area: area.id, marks, pieces: said })];
  });
}

function describe(look: Look, piece: number, speech: Speech): string {
  const { state, box } = look;
  const { kind, id } = at(box.pieces, piece);
  if (kind > GUN) return speech.name(id);
  const marks: string[] = [];
  const level = at(state.level, piece);
  const reverse = at(state.face, piece) === REVERSE;
  if (level !== NORMAL) marks.push(speech.say('textView.level', { level }));
  if (reverse && (kind === BATTALION || kind === COMMANDO))
    marks.push(speech.say('textView.reduced'));
  if (reverse && kind === REGIMENT) marks.push(speech.say('textView.mounted'));
  if (reverse && kind === BATTERY) marks.push(speech.say('textView.limbered'));
  if (at(state.marker, piece) === RELEASED) marks.push(speech.say('textView.released'));
  if (at(state.marker, piece) === RETURN) marks.push(speech.say('textView.returning'));
  const sp = currentSp(look, piece);
  return marks.length > 0
    ? speech.say('textView.pieceMarked', { piece: id, sp, marks: marks.join(', ') })
    : speech.say('textView.piece', { piece: id, sp });
}

function drifts(look: Look, speech: Speech): string[] {
  const { state, box } = look;
  return box.drifts.map((area, drift) => {
    const id = areaId(box, area);
    if (at(state.driftOpen, drift) > 0) return speech.say('textView.driftOpen', { area: id });
    return at(state.driftSeen, drift) > 0
      ? speech.say('textView.driftKnown', { area: id, n: at(state.drift, drift) })
      : speech.say('textView.driftUnknown', { area: id });
  });
}
