import type { TextView } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { moraleOf } from './rules/01-general.ts';
import { entrenched } from './rules/09-trenches.ts';
import { points } from './rules/15-victory.ts';
import {
  apart,
  BOERS,
  BRITISH,
  COLUMN,
  card,
  ELIMINATED,
  FOUGHT,
  hexId,
  type Look,
  MOUNTED,
  NONE,
  nameOf,
  ON_TRACK,
  REORGANIZING,
  scenarioOf,
  sideIndex,
  UNDER_WAY,
  WAITING,
} from './state.ts';
import type { Speech } from './text/en.ts';

/** What a side sees, in words: for screen readers, the terminal, and anyone who likes to read. */
export function textView(look: Look, side: Side | null, speech: Speech): TextView {
  const { state, box } = look;
  const scenario = scenarioOf(look);
  const lines: string[] = [];
  if (state.active !== NONE)
    lines.push(speech.say('textView.active', { piece: at(box.commanders, state.active).id }));
  if (state.mover !== NONE)
    lines.push(
      speech.say('textView.acting', {
        piece: side === 'boers' ? card(look, state.mover).id : nameOf(look, state.mover),
        n: at(state.mp, state.mover),
      }),
    );
  const standing = scenario.trenches
    .filter((_, i) => at(state.trench, i))
    .map((hex) => hexId(look, hex));
  lines.push(speech.say('textView.trenches', { list: standing.join(', ') }));
  if (scenario.victoryByPoints) {
    const [british, boers] = points(look);
    lines.push(speech.say('textView.points', { british, boers }));
  }
  return {
    heading: speech.say('textView.heading', {
      turn: state.turn,
      last: scenario.turns,
      time: scenario.times[Math.max(0, state.turn - 1)] ?? '',
    }),
    lines,
    parts: [
      { heading: speech.say('textView.british'), lines: unitLines(look, BRITISH, side, speech) },
      { heading: speech.say('textView.boers'), lines: unitLines(look, BOERS, side, speech) },
      { heading: speech.say('textView.commanders'), lines: commanderLines(look, side, speech) },
      { heading: speech.say('textView.riders'), lines: riderLines(look, speech) },
    ],
  };
}

function unitLines(look: Look, side: number, viewer: Side | null, speech: Speech): string[] {
  const { state } = look;
  const lines: string[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (card(look, unit).side !== side || scenarioOf(look).inPlay[unit] !== true) continue;
    const { id } = card(look, unit);
    const hex = at(state.hex, unit);
    if (hex < 0) {
      lines.push(
        speech.say('textView.off', {
          piece: id,
          where: hex === WAITING ? 'waiting' : hex === ELIMINATED ? 'eliminated' : 'exited',
        }),
      );
      continue;
    }
    const unknown =
      at(state.mark, unit) !== NONE && state.options.hiddenNames && viewer !== 'boers';
    const values = {
      at: hexId(look, hex),
      state: condition(look, unit, unknown, speech) + distance(look, unit, speech),
    };
    lines.push(
      unknown
        ? speech.say('textView.hidden', values)
        : speech.say('textView.unit', { ...values, piece: id, morale: moraleOf(look, unit) }),
    );
  }
  return lines;
}

/** How far it is from an enemy who acts, for him to judge by. */
function distance(look: Look, unit: number, speech: Speech): string {
  const { mover } = look.state;
  if (mover === NONE || card(look, mover).side === card(look, unit).side) return '';
  const [from, to] = [at(look.state.hex, mover), at(look.state.hex, unit)];
  return from < 0 || to < 0 ? '' : speech.say('textView.distance', { n: apart(look, from, to) });
}

function condition(look: Look, unit: number, unknown: boolean, speech: Speech): string {
  const { state } = look;
  const parts: string[] = [];
  const add = (key: string, holds: boolean): void => {
    if (holds) parts.push(speech.say(key));
  };
  const routed = at(state.routed, unit);
  add('textView.reduced', !unknown && !routed && at(state.reduced, unit) === 1);
  add('textView.routed', routed > 0 && routed !== REORGANIZING);
  add('textView.rallying', routed === REORGANIZING);
  add('textView.mounted', at(state.form, unit) === MOUNTED);
  add('textView.column', at(state.form, unit) === COLUMN);
  add('textView.concealed', !unknown && at(state.mark, unit) !== NONE);
  add('textView.entrenched', entrenched(look, unit));
  add('textView.fought', at(state.assault, unit) === FOUGHT);
  if (at(state.reacts, unit) > 0)
    parts.push(speech.say('textView.reacted', { n: at(state.reacts, unit) }));
  return parts.join('');
}

function commanderLines(look: Look, side: Side | null, speech: Speech): string[] {
  const { state, box } = look;
  return box.commanders.flatMap((c, i) => {
    if (scenarioOf(look).commanders[i] !== true) return [];
    const hex = at(state.at, i);
    if (hex < 0)
      return [speech.say('textView.commanderLost', { piece: c.id, turn: at(state.due, i) })];
    const values = { piece: c.id, at: hexId(look, hex) };
    if (c.side !== sideIndex(side ?? '') || c.free || c.brigade === null)
      return [speech.say('textView.commander', values)];
    if (!at(state.attack, i) || at(state.edge, i) < 0)
      return [speech.say('textView.defense', values)];
    return [
      speech.say('textView.attack', {
        ...values,
        as: at(box.vectors, at(state.vector, i)).id,
        to: hexId(look, at(state.edge, i)),
        n: at(state.left, i),
      }),
    ];
  });
}

function riderLines(look: Look, speech: Speech): string[] {
  const { state, box } = look;
  return box.riders.flatMap((rider, i) => {
    const where = at(state.rider, i);
    if (where === ON_TRACK && at(state.riderDue, i) === NONE) return [];
    const hex = at(state.riderHex, i);
    return [
      speech.say('textView.rider', {
        piece: rider.id,
        where: where === UNDER_WAY ? 'road' : where === ON_TRACK ? 'track' : 'chief',
        at: hex < 0 ? '-' : hexId(look, hex),
        turn: at(state.riderDue, i),
      }),
    ];
  });
}
