/** A fight as one side sees it: which card lies where, what is known of it, what it is worth. */

import type { GameEvent } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, SIDES } from '../box.ts';
import { rowsOf, slotOf } from '../rules/08-battle.ts';
import { strengthOf } from '../rules/08-forces.ts';
import { EMPTY, FAILED, MASKED, NONE, type ReadonlyFight, ZONES } from '../state.ts';

export type Face = 'empty' | 'down' | 'up' | 'failed';

export interface Slot {
  readonly key: string;
  /** NONE where nothing lies, HIDDEN where the reader may not know. */
  readonly card: number;
  readonly face: Face;
  /** Its owner sees it, the enemy does not. */
  readonly masked: boolean;
  /** The surplus card that took its place; NONE. */
  readonly standIn: number;
}

export interface Half {
  readonly side: number;
  /** As its owner sees it. */
  readonly zone: number;
  readonly slots: readonly Slot[];
  /** Strength of what the reader can see. */
  readonly sum: number;
  /** Something lies there that the reader may not know. */
  readonly unsure: boolean;
}

export interface Column {
  /** As the reader sees it. */
  readonly zone: (typeof ZONES)[number];
  readonly theirs: Half;
  readonly ours: Half;
}

/** 8F, 8L How many cards a side may bring; when laying has begun, how many it had. */
export function forceOf({ quota, brought, slots, swaps }: ReadonlyFight, side: number): number {
  const isCard = (card: number) => card !== NONE;
  if (!slots.some(isCard)) return at(quota, side);
  const half = slots.length / SIDES.length;
  const own = (places: readonly number[]) => places.slice(side * half, (side + 1) * half);
  return at(brought, side).length + [...own(slots), ...own(swaps)].filter(isCard).length;
}

const FACES: readonly Face[] = ['empty', 'down', 'up', 'failed'];

function half(fight: ReadonlyFight, box: Box, side: number, zone: number): Half {
  const slots: Slot[] = [];
  let sum = 0;
  let unsure = false;
  for (let row = 0; row < rowsOf(fight); row++) {
    const i = slotOf(side, row, zone);
    const card = at(fight.slots, i);
    const state = at(fight.faces, i);
    const standIn = at(fight.swaps, i);
    const known = card >= 0;
    const face: Face = state === MASKED && known ? 'up' : (FACES[state] ?? 'empty');
    slots.push({ key: `${side} ${row} ${zone}`, card, face, masked: state === MASKED, standIn });
    const counts = state === FAILED ? standIn : state === EMPTY ? NONE : card;
    if (counts >= 0) sum += strengthOf(box, fight, side, counts);
    if (state === MASKED && !known) unsure = true;
  }
  return { side, zone, slots, sum, unsure };
}

/** The three zones, the reader's left first: his left faces the enemy's right. */
export const columnsOf = (fight: ReadonlyFight, box: Box, own: number): readonly Column[] =>
  ZONES.map((zone, z) => ({
    zone,
    theirs: half(fight, box, 1 - own, 2 - z),
    ours: half(fight, box, own, z),
  }));

export const isLaid = (fight: ReadonlyFight): boolean => fight.faces.some((face) => face !== EMPTY);

const OPENS = [
  'battleBegins',
  'skirmishBegins',
  'raidBegins',
  'blockhouseStormed',
  'blockhouseRaided',
];

/** What was told since the fight began. */
export function tale(told: readonly GameEvent[]): readonly GameEvent[] {
  const start = told.findLastIndex((event) => OPENS.includes(event.type));
  return start < 0 ? [] : told.slice(start);
}

export interface Thrown {
  readonly roll: number;
  readonly held: boolean;
  readonly flight: boolean;
}

/** The last die thrown for each card. */
export function rollsOf(events: readonly GameEvent[]): ReadonlyMap<string, Thrown> {
  const rolls = new Map<string, Thrown>();
  for (const { type, card, roll } of events) {
    if (typeof card !== 'string' || typeof roll !== 'number') continue;
    const flight = type === 'escaped' || type === 'caught';
    if (!flight && type !== 'moraleHeld' && type !== 'moraleFailed') continue;
    rolls.set(card, { roll, held: type === 'moraleHeld' || type === 'escaped', flight });
  }
  return rolls;
}

/** The reader's own side; -1 for somebody who only watches. */
export const sideOf = (side: string | null): number =>
  (SIDES as readonly string[]).indexOf(side ?? '');

/** Which side the reader looks from: his own, or the Empire's. */
export const ownSide = (side: string | null): number => (side === SIDES[BOERS] ? BOERS : EMPIRE);
