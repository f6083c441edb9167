/** Orders drawn on the map: the hex pointed at says direction, line and distance at once. */

import { at } from '../../../kernel/lists.ts';
import { NONE } from '../box.ts';
import { edgeHexes } from '../rules/03-orders.ts';
import { apart, commanderIndex, hexId, hexIndex, type Look } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { centre } from './layout.ts';
import { boardSpeech } from './speech.ts';
import type { Question, Way } from './types.ts';

interface Aim {
  readonly vector: number;
  readonly edge: number;
  readonly distance: number;
}

/** III.16 to III.18 The order that takes a brigadier to a hex: the straightest line through it to the edge. */
export function aimAt(look: Look, commander: number, goal: number): Aim | null {
  const from = at(look.state.at, commander);
  if (from < 0 || goal < 0 || goal === from) return null;
  const distance = apart(look, from, goal);
  let best: (Aim & { readonly bend: number }) | null = null;
  for (const vector of look.box.vectors.keys()) {
    for (const edge of edgeHexes(look.box, from, vector)) {
      if (distance + apart(look, goal, edge) !== apart(look, from, edge)) continue;
      const bend = bendOf(look, from, goal, edge);
      if (!best || bend < best.bend) best = { vector, edge, distance, bend };
    }
  }
  return best;
}

/** How far the line to the edge passes beside the goal, as an angle. */
function bendOf(look: Look, from: number, goal: number, edge: number): number {
  const angle = (to: number): number => {
    const [x, y] = centre(hexId(look, from));
    const [a, b] = centre(hexId(look, to));
    return Math.atan2(b - y, a - x);
  };
  const turn = Math.abs(angle(goal) - angle(edge)) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

/** Attack, direction, line and distance with one stroke. */
export function orderTo(
  { view, box, decision, about, speech }: Question<'orderKind' | 'orderVector'>,
  to: string,
): Way | null {
  const look = { state: view, box };
  const { commander: id } = about;
  const commander = commanderIndex(look, id);
  if (commander === NONE) return null;
  const aim = aimAt(look, commander, hexIndex(look, to));
  if (!aim) return null;
  const rest: Choice[] = [
    { do: 'vector', piece: id, as: at(box.vectors, aim.vector).id },
    { do: 'aim', piece: id, to: hexId(look, aim.edge) },
    { do: 'distance', piece: id, n: aim.distance },
  ];
  return {
    to,
    choices: decision === 'orderKind' ? [{ do: 'attack' }, ...rest] : rest,
    pulse: '',
    about: boardSpeech(speech.language).say('way.order', { n: aim.distance }),
  };
}
