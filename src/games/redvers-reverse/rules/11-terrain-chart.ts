import { at } from '../../../kernel/lists.ts';
import { alsoBecause, type Reason } from '../reasons.ts';
import type { Look } from '../state.ts';
import { britishAlone, isEmplaced } from './01-pieces.ts';

/** The Terrain Effects Chart. Movement is read off the area itself (`allMp`, `through`, `stay`). */

/** Ta-Tj Against fire at British: the area, and shelter where they are alone. */
export function coverOfBritish(look: Look, area: number, reasons: Reason[]): void {
  const { fire, fireBritishAlone, terrain } = at(look.box.areas, area);
  alsoBecause(reasons, 'terrain', fire, FIRE_ROWS[terrain] ?? 'Ta');
  if (fireBritishAlone !== 0 && britishAlone(look, area))
    alsoBecause(reasons, 'shelter', fireBritishAlone, terrain === 'village' ? 'Th' : 'Ti');
}

/** Ta-Tj Against fire at Boers: the area, and an emplacement that is not captured. */
export function coverOfBoers(look: Look, area: number, reasons: Reason[]): void {
  const { fire, terrain } = at(look.box.areas, area);
  alsoBecause(reasons, 'terrain', fire, FIRE_ROWS[terrain] ?? 'Ta');
  if (isEmplaced(look, area))
    alsoBecause(reasons, 'emplacement', look.box.pack.features.emplacement.fireBoers, 'Tj');
}

/** Tb, Tc, Tg, Th The morale column for British units. */
export function moraleOfBritish(look: Look, area: number, reasons: Reason[]): void {
  const { britishMorale, moraleBritishAlone, terrain } = at(look.box.areas, area);
  const rule = FIRE_ROWS[terrain] ?? 'Ta';
  alsoBecause(reasons, 'terrain', britishMorale, rule);
  if (moraleBritishAlone !== 0 && britishAlone(look, area))
    alsoBecause(reasons, 'terrain', moraleBritishAlone, rule);
}

/** Tj An emplacement helps Boers to recover, and only to recover. */
export function recoveryOfBoers(look: Look, area: number, reasons: Reason[]): void {
  if (isEmplaced(look, area))
    alsoBecause(reasons, 'emplacement', look.box.pack.features.emplacement.recoveryBoers, 'Tj');
}

/** The row of the chart each terrain stands in. */
const FIRE_ROWS: Readonly<Record<string, string>> = {
  clear: 'Ta',
  drift: 'Tb',
  bridge: 'Tc',
  brush: 'Te',
  rough: 'Tf',
  hill: 'Tg',
  village: 'Th',
};
