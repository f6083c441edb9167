import { at } from '../../../kernel/lists.ts';
import { EMPIRE, isBesieged, type Look, sideOf } from '../state.ts';
import { type Refusal, refuse } from '../vocabulary.ts';

const NO_PORT = refuse('5.6-a', 'noPort');
const NOT_OURS = refuse('5.6-a', 'portNotOurs');
const NO_BOER_SHIPS = refuse('5.6-d', 'noShips');
const BESIEGED = refuse('7.4.1', 'besieged');

/** 5.6-a Why no ship leaves or lands here; 5.5-a Delagoa Bay is not among the ports. */
export function whyNotPort(look: Look, area: number): Refusal | null {
  if (!look.box.ports.includes(area)) return NO_PORT;
  return look.state.control[area] === EMPIRE + 1 ? null : NOT_OURS;
}

/** 5.6-d Ships carry the Empire alone; A6 the besieged too, unless the match says otherwise. */
export function whyNotSailor(look: Look, piece: number): Refusal | null {
  if (sideOf(look, piece) !== EMPIRE) return NO_BOER_SHIPS;
  const shut = isBesieged(look.state, piece) && look.state.options.besiegedSea !== 'open';
  return shut ? BESIEGED : seaPorts(look, at(look.state.at, piece)).length > 0 ? null : NO_PORT;
}

/** 5.6-a, 5.6-b Any other Empire port, under siege or not. */
export const seaPorts = (look: Look, from: number): number[] =>
  look.box.ports.filter((port) => port !== from && !whyNotPort(look, port));

export const whyNotSailing = (look: Look, from: number, to: number): Refusal | null =>
  to === from ? NO_PORT : whyNotPort(look, to);
