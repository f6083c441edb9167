import { at } from '../../../kernel/lists.ts';
import type { CostClass } from '../box.ts';
import { distance } from '../grid.ts';
import { COLUMN, card, enemyOf, FOOT, hexId, type Look, MOUNTED, nameOf } from '../state.ts';
import type { War } from '../vocabulary.ts';

/** IV.7 The line at which a commando with horses becomes riflemen. */
const BOUNDARY = 3;

/** IV.7, R15 Whether an enemy who is not routed stands within three hexes; distance alone counts. */
export function nearEnemy(look: Look, hex: number, side: number): boolean {
  const where = look.state.hex;
  const { routed } = look.state;
  const { sideOf, grid } = look.box;
  const enemy = enemyOf(side);
  for (let unit = 0; unit < where.length; unit++) {
    const there = where[unit] as number;
    if (there < 0 || sideOf[unit] !== enemy || routed[unit]) continue;
    if (distance(grid, there, hex) <= BOUNDARY) return true;
  }
  return false;
}

/** IV.6, IV.7 A commando with horses rides where no enemy is near. */
export const rides = (look: Look, unit: number): boolean =>
  card(look, unit).horses && !nearEnemy(look, at(look.state.hex, unit), card(look, unit).side);

/** VII.2 Movement points at the start of the action. */
export function fullMp(look: Look, unit: number): number {
  const { mp, mpMounted, horses } = card(look, unit);
  if (at(look.state.form, unit) === MOUNTED) return mpMounted;
  return horses && rides(look, unit) ? mpMounted : mp;
}

/** VII.2 A unit begins with all its points; IV.7 those of a commando near the enemy are for men on foot. */
export function takePoints(war: Pick<War, 'state' | 'box'>, unit: number): void {
  war.state.mp[unit] = fullMp(war, unit);
  war.state.halved[unit] = card(war, unit).horses && !rides(war, unit) ? 1 : 0;
}

export function costClass(look: Look, unit: number): CostClass {
  const form = at(look.state.form, unit);
  return form === MOUNTED ? 'mounted' : form === COLUMN ? 'column' : card(look, unit).cost;
}

/** IV.1, IV.2 Only British cavalry and mounted infantry change between saddle and foot. */
export const canMount = (look: Look, unit: number): boolean =>
  card(look, unit).kind === 'cavalry' || card(look, unit).kind === 'mountedInfantry';

/** IV.3, IV.4 Side and morale stay; what is left of the movement halves on foot, doubles in the saddle. */
export function changeFormation(war: War, unit: number): void {
  const { state } = war;
  const up = at(state.form, unit) === FOOT;
  state.form[unit] = up ? MOUNTED : FOOT;
  const mp = at(state.mp, unit);
  state.mp[unit] = up ? mp * 2 : Math.floor(mp / 2);
  state.changed[unit] = at(state.changed, unit) + 1;
  war.tell({
    type: up ? 'mounted' : 'dismounted',
    rule: 'IV.4',
    piece: nameOf(war, unit),
    at: hexId(war, at(state.hex, unit)),
    mp: at(state.mp, unit),
  });
}

/** R50 The Highland column opens out. */
export function deploy(war: War, unit: number, rule: string): void {
  war.state.form[unit] = FOOT;
  war.tell({ type: 'deployed', rule, piece: nameOf(war, unit) });
}
