/** From the state of a piece to the face of its counter. */

import type { Lights } from '../../../boardkit/board.ts';
import {
  type CounterFace,
  type CounterState,
  type Tag,
  warOffice,
} from '../../../boardkit/counter.ts';
import { signed } from '../../../kernel/figures.ts';
import type { Speech } from '../../../kernel/text.ts';
import {
  BATTALION,
  BATTERY,
  type Box,
  BULLER,
  COMMANDO,
  GUN,
  HQ,
  LEADER,
  LONG,
  REGIMENT,
} from '../box.ts';
import {
  FIRM,
  PANICKED,
  RELEASED,
  RETURN,
  REVERSE,
  type ReadonlyState,
  SEGMENTS,
} from '../state.ts';
import { badgeOf, groupBadge, shortName } from './brigades.ts';

const GROUNDS = { infantry: 'empire', cavalry: 'mounted', artillery: 'guns' } as const;

/**
 * Faces are kept as long as nothing on them changes: a counter that stays as it is costs nothing
 * when the view changes.
 */
export class Faces {
  readonly #known = new Map<string, CounterFace>();

  of(view: ReadonlyState, box: Box, index: number, speech: Speech): CounterFace {
    const brigade = box.pieces[index]?.brigade ?? -1;
    const key = [
      speech.language,
      index,
      view.face[index],
      view.level[index],
      view.losses[index],
      view.counter[index],
      view.marker[index],
      index < box.firstLeader ? '' : view.mood[brigade],
      brigade >= 0 && view.bobHart === brigade,
      brigade >= 0 && view.closeOrder === brigade,
      brigade >= 0 && view.hesitating === brigade,
    ].join();
    const known = this.#known.get(key);
    if (known) return known;
    const face = faceOf(view, box, index, speech);
    this.#known.set(key, face);
    return face;
  }
}

export function faceOf(view: ReadonlyState, box: Box, index: number, speech: Speech): CounterFace {
  const piece = box.pieces[index];
  if (!piece) return { shape: 'round', ground: 'light' };
  const turned = view.face[index] === REVERSE;
  const name = speech.name(piece.id);
  const common = {
    morale: view.level[index] ?? 0,
    loss: view.losses[index] ?? 0,
    tags: tagsOf(view, box, index),
  };
  switch (piece.kind) {
    case BATTALION:
    case REGIMENT:
    case BATTERY: {
      const { badge, colour } = badgeOf(box, piece.brigade);
      const limbered = piece.kind === BATTERY && turned;
      return {
        ...common,
        shape: 'square',
        ground: GROUNDS[box.brigades[piece.brigade]?.kind ?? 'infantry'],
        sign: warOffice(signOf(piece.kind, turned, piece.naval)),
        badge,
        rim: colour,
        name: shortName(piece.id, name),
        left: piece.sp[turned ? 1 : 0],
        right: piece.mp[turned ? 1 : 0],
        reduced: piece.kind === BATTALION && turned,
        hollow: limbered,
      };
    }
    case COMMANDO:
    case GUN: {
      const badge = groupBadge(box.groups[piece.group]?.id ?? '');
      const gun = piece.kind === GUN;
      const heavy = piece.howitzer ? 'howitzer' : piece.id === 'pompom' ? 'pompom' : 'gun';
      return {
        ...common,
        shape: 'eight',
        ground: gun ? 'boer-guns' : 'zar',
        sign: warOffice(gun ? heavy : 'commando'),
        ...(badge !== undefined && { badge }),
        name: shortName(piece.id, name),
        left: piece.sp[turned ? 1 : 0],
        reduced: !gun && turned,
      };
    }
    case LEADER: {
      const { badge, colour } = badgeOf(box, piece.brigade);
      return {
        ...common,
        shape: 'square',
        ground: 'light',
        leader: true,
        badge: turned ? `${badge}′` : badge,
        rim: colour,
        name: turned ? '–' : lastName(name),
      };
    }
    case BULLER:
    case LONG:
      return {
        ...common,
        shape: 'square',
        ground: 'light',
        leader: true,
        rim: piece.kind === BULLER ? '#7d1f1a' : '#463b32',
        sign: warOffice(piece.kind === BULLER ? 'star' : 'gun'),
        name: lastName(name),
      };
    default:
      return {
        ...common,
        shape: 'square',
        ground: 'staff',
        sign: warOffice('flag'),
        left: 'HQ',
        right: piece.mp[turned ? 1 : 0],
        hollow: turned,
      };
  }
}

/** A ribbon carries about seven letters. */
function lastName(name: string): string {
  const last = name.split(' ').pop() ?? name;
  return last.length > 9 ? `${last.slice(0, 6)}.` : last;
}

function signOf(kind: number, turned: boolean, naval: boolean) {
  if (kind === BATTALION) return 'foot';
  if (kind === REGIMENT) return turned ? 'mounted' : 'dismounted';
  if (turned) return 'limbered';
  return naval ? 'naval' : 'gun';
}

/** What lies on a counter: strength counters, released and return markers, moods, events. */
function tagsOf(view: ReadonlyState, box: Box, index: number): readonly Tag[] {
  const piece = box.pieces[index];
  if (!piece) return [];
  const tags: Tag[] = [];
  const counter = view.counter[index] ?? 0;
  if (counter > 0) {
    const value = box.counters[counter - 1];
    if (value === undefined) tags.push({ text: '✕', tone: 'good' });
    else tags.push({ text: signed(value), tone: value > 0 ? 'bad' : value < 0 ? 'good' : 'plain' });
  }
  if (view.marker[index] === RELEASED) tags.push({ text: '→', tone: 'dark' });
  if (view.marker[index] === RETURN) tags.push({ text: '←', tone: 'dark' });
  if (piece.kind === LEADER) {
    if (view.mood[piece.brigade] === PANICKED) tags.push({ text: '!', tone: 'bad' });
    if (view.mood[piece.brigade] === FIRM) tags.push({ text: '■', tone: 'good' });
    if (view.bobHart === piece.brigade || view.closeOrder === piece.brigade)
      tags.push({ text: '+1', tone: 'bad' });
    if (view.hesitating === piece.brigade) tags.push({ text: '…', tone: 'dark' });
  }
  return tags;
}

const MOVEMENT = SEGMENTS.indexOf('britishMovement');
const FIRE: readonly number[] = [
  SEGMENTS.indexOf('boerShellFire'),
  SEGMENTS.indexOf('britishShellFire'),
  SEGMENTS.indexOf('britishRifleFire'),
  SEGMENTS.indexOf('boerRifleFire'),
];

/** Has moved or fired and is through for this segment. */
export function isThrough(view: ReadonlyState, index: number): boolean {
  if (view.segment === MOVEMENT) return view.done[index] === 1;
  return FIRE.includes(view.segment) && view.fired[index] === 1;
}

/** The same states are the same list, so that nothing is drawn again for them. */
const LISTS = new Map<string, readonly CounterState[]>();

export function statesOf(
  view: ReadonlyState,
  index: number,
  /** The ids whose lights this counter shows: its own, or those of the pile it lies on. */
  ids: readonly string[],
  { chosen, legal, hot }: Lights,
): readonly CounterState[] {
  const states: CounterState[] = [];
  if (ids.some((id) => chosen.pieces.has(id))) states.push('chosen');
  else if (ids.some((id) => legal.pieces.has(id))) states.push('legal');
  if (ids.some((id) => hot.pieces.has(id))) states.push('hot');
  if (isThrough(view, index)) states.push('moved');
  const key = states.join();
  const known = LISTS.get(key);
  if (known) return known;
  LISTS.set(key, states);
  return states;
}

export const isStaff = (kind: number): boolean => kind === BULLER || kind === LONG || kind === HQ;
