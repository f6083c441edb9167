import { at } from '../../../kernel/lists.ts';
import { NEVER, NONE } from '../box.ts';
import { apart, COLUMN, card, enemyOf, type Look, MOUNTED } from '../state.ts';

/** V.1 Mounted cavalry controls what lies within two hexes. */
export const CAVALRY_ZONE = 2;

/** Up to here the clear paths between two hexes are few and kept. */
const SHORT = 4;

/** V.1, V.3 How far a unit's zone of control reaches; 0 if it has none (XIV.11, R50). */
export function zoneReach(look: Look, unit: number): number {
  const { state } = look;
  if (at(state.hex, unit) < 0 || at(state.routed, unit)) return 0;
  const { kind, reach } = card(look, unit);
  const form = at(state.form, unit);
  if (form === COLUMN) return 0;
  if (form === MOUNTED) return kind === 'cavalry' ? CAVALRY_ZONE : 0;
  return reach;
}

/** VIII.4(3) Units of either side in between block everyone but artillery (R12, an option). */
export function rifleSees(look: Look, from: number, to: number, except = NONE): boolean {
  if (apart(look, from, to) <= 1) return true;
  if (!look.box.sight.open(from, to)) return false;
  if (!look.state.options.unitsBlock) return true;
  const stood = (hex: number): boolean =>
    look.state.hex.some((where, unit) => where === hex && unit !== except);
  if (apart(look, from, to) > SHORT) return look.box.sight.openPast(from, to, stood);
  return look.box.sight.paths(from, to).some((path) => path.every((hex) => !stood(hex)));
}

/** V.2 Whether a unit sees a hex. */
export function sees(look: Look, unit: number, hex: number, except = NONE): boolean {
  const from = at(look.state.hex, unit);
  if (card(look, unit).kind === 'gun') return look.box.sight.open(from, hex);
  return rifleSees(look, from, hex, except);
}

/** V.1, V.2 Whether a hex lies in the unit's zone of control. */
export function inZone(look: Look, unit: number, hex: number, except = NONE): boolean {
  const reach = zoneReach(look, unit);
  if (reach === 0) return false;
  const hexes = apart(look, at(look.state.hex, unit), hex);
  if (hexes === 0 || hexes > reach) return false;
  if (at(look.state.form, unit) !== MOUNTED && at(card(look, unit).range, hexes) === NEVER)
    return false;
  return sees(look, unit, hex, except);
}

/** Whether any enemy of `side` controls a hex. */
export function inEnemyZone(look: Look, hex: number, side: number): boolean {
  const enemy = enemyOf(side);
  for (let unit = 0; unit < look.state.hex.length; unit++) {
    if (card(look, unit).side === enemy && inZone(look, unit, hex)) return true;
  }
  return false;
}

/** R57 For V.12 and V.14 mounted infantry watches two hexes as cavalry does. */
export function mountedSees(look: Look, unit: number, hex: number): boolean {
  return (
    at(look.state.form, unit) === MOUNTED &&
    apart(look, at(look.state.hex, unit), hex) <= CAVALRY_ZONE &&
    rifleSees(look, at(look.state.hex, unit), hex)
  );
}
