import { at } from '../../../kernel/lists.ts';
import type { CheckWhy } from '../events.ts';
import {
  BOERS,
  BRITISH,
  card,
  commandersIn,
  isMarker,
  type Look,
  NONE,
  nameOf,
  sideName,
} from '../state.ts';
import { type GameEvent, type Refusal, refuse, type War } from '../vocabulary.ts';

/** What weighs on a roll, and by which rule. */
export interface Modifier {
  readonly key: string;
  readonly value: number;
  readonly rule: string;
}

/** Hears of each of them. */
export type Weigh = (key: string, value: number, rule: string) => void;

export function listed(weighing: (weigh: Weigh) => void): Modifier[] {
  const list: Modifier[] = [];
  weighing((key, value, rule) => list.push({ key, value, rule }));
  return list;
}

/** I.5, I.6 One ten-sided die; the face 0 is zero. */
export const d10 = (war: War, key: string): number => war.draw(key, 10);

/** I.16 Below one half down, one half and more up. */
export const rounded = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** I.7 Commanders and riders are pieces, but no units: what a unit may do, they may not. */
export function whyNotUnit({ box }: Look, piece = ''): Refusal | null {
  if (box.unitIndex.has(piece)) return null;
  if (box.commanderIndex.has(piece) || box.riderIndex.has(piece)) return refuse('I.7', 'noUnit');
  return isMarker(piece) ? refuse('IX.3', 'underMarker') : refuse(null, 'unknownPiece', { piece });
}

/** XIV.4, XIV.5 What the counter shows less what it lost; nothing for a routed unit. */
export function moraleOf(look: Look, unit: number): number {
  if (at(look.state.routed, unit)) return 0;
  const { full, reduced } = card(look, unit);
  return (at(look.state.reduced, unit) ? reduced : full) - at(look.state.loss, unit);
}

/** XIV.12 Routed units check on another level. */
export function checkLevel(look: Look, unit: number): number {
  if (!at(look.state.routed, unit)) return moraleOf(look, unit);
  return card(look, unit).side === BRITISH ? card(look, unit).reduced : 1;
}

/** XIII.1, XIII.4, R62 The one commander of a side who helps in a hex: the best there. */
export function supporter(look: Look, hex: number, side: number): number {
  let best = NONE;
  for (const commander of commandersIn(look, hex, side)) {
    if (
      best === NONE ||
      at(look.box.commanders, commander).morale > at(look.box.commanders, best).morale
    )
      best = commander;
  }
  return best;
}

/** I.15, XIII.1 */
export const bonus = (look: Look, hex: number, side: number): number => {
  const commander = hex < 0 ? NONE : supporter(look, hex, side);
  return commander === NONE ? 0 : at(look.box.commanders, commander).morale;
};

export interface Checked {
  readonly passed: boolean;
  readonly roll: number;
  readonly total: number;
  readonly level: number;
}

/** I.14 Roll, modify, compare: equal or lower passes. */
export function check(war: War, unit: number, drm: number, why: CheckWhy, rule: string): Checked {
  const side = card(war, unit).side;
  const level = checkLevel(war, unit) + bonus(war, at(war.state.hex, unit), side);
  // I.15 If his commander fell in what calls for this check, it suffers for it, once.
  const shock = at(war.state.shock, unit);
  war.state.shock[unit] = 0;
  const roll = d10(war, `morale/${why}/${card(war, unit).id}`);
  const total = roll + drm + shock;
  const passed = total <= level;
  war.tell({
    type: 'checked',
    rule,
    piece: nameOf(war, unit),
    why,
    roll,
    drm: drm + shock,
    level: shownLevel(war, unit, level),
    passed,
  });
  return { passed, roll, total, level };
}

/** R71 Name, strength and morale of this unit are the Boers' secret. */
export const isSecret = (look: Look, unit: number): boolean =>
  at(look.state.mark, unit) !== NONE && look.state.options.hiddenNames;

/** R71 The morale of a concealed unit is not shown. */
export const shownLevel = (look: Look, unit: number, level: number): number =>
  isSecret(look, unit) ? -1 : level;

/**
 * Tells what happened. Where its figures would give away secrets, the side that keeps them hears
 * all of it, and the others `unseen`; where both sides' secrets are in it, everyone hears that.
 */
export function tellFigures(
  war: War,
  secretsOf: readonly number[],
  event: GameEvent,
  unseen: GameEvent,
): void {
  const [side, other] = [...new Set(secretsOf)];
  // How it ends shows something of what was hidden.
  if (side !== undefined) war.reveal();
  if (side === undefined) war.tell(event);
  else if (other === undefined) war.tellOnly(sideName(side), event, unseen);
  else war.tell(unseen);
}

/** XII.13 A stack checks on the average of its units, rounded down (against I.16). */
export const average = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : Math.floor(values.reduce((sum, value) => sum + value, 0) / values.length);

export const isBoerGun = (look: Look, unit: number): boolean =>
  card(look, unit).side === BOERS && card(look, unit).kind === 'gun';

/** R17 One hex entered, one volley, one change, one declaration: each is an action of its own. */
export function newAction(war: War): void {
  war.state.action += 1;
  war.state.fired = 0;
}
