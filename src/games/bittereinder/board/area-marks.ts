/** What the war leaves on the land, and the small marks that stand behind the id of an area. */
import type { Emblem } from '../../../boardkit/signs.ts';
import type { Box } from '../box.ts';
import { BRICK, type ReadonlyState } from '../state.ts';
import { AREAS, type AreaLayout } from './layout.ts';

export type Mark = 'site' | 'flame' | 'fort' | 'bricks';

export const MARK_SIGNS: Readonly<Record<Mark, Emblem>> = {
  site: 'brick',
  flame: 'flame',
  fort: 'blockhouse',
  bricks: 'brick',
};

export function marksOf(view: ReadonlyState, box: Box, id: string): Mark[] {
  const area = box.areaIndex.get(id) ?? -1;
  const marks: Mark[] = [];
  const fort = view.blockhouse[area] ?? 0;
  if (fort > 0) marks.push(fort === BRICK ? 'bricks' : 'fort');
  else if (box.brick[area] === 1) marks.push('site');
  if (view.razed[area] === 1) marks.push('flame');
  return marks;
}

export const razedAreas = (view: ReadonlyState, box: Box): AreaLayout[] =>
  AREAS.filter(({ id }) => view.razed[box.areaIndex.get(id) ?? -1] === 1);

export const fortifiedAreas = (view: ReadonlyState, box: Box): AreaLayout[] =>
  AREAS.filter(({ id }) => (view.blockhouse[box.areaIndex.get(id) ?? -1] ?? 0) > 0);
