/** Who holds whom: in areas with both sides, the factors that stay and the factors they must match. */
import type { Box } from '../box.ts';
import { factorsIn, isBesieged, type ReadonlyState, sideOf } from '../state.ts';
import type { March } from './goals.ts';

export interface Screen {
  readonly area: string;
  readonly screen: number;
  readonly enemies: number;
}

/** 7.3-b For the side that is on the march now; nothing is told of enemies that lie face down. */
export function screenOf(view: ReadonlyState, box: Box, march: March | null): Screen[] {
  if (march?.mode !== 'land') return [];
  const look = { state: view, box };
  const found: Screen[] = [];
  for (const [area, id] of box.areaIds.entries()) {
    if ((view.empireIn[area] ?? 0) === 0 || (view.republicIn[area] ?? 0) === 0) continue;
    const free = view.at.some(
      (at, piece) => at === area && sideOf(look, piece) === march.side && !isBesieged(view, piece),
    );
    if (!free) continue;
    const hidden = view.at.some((at, piece) => at === area && view.hidden[piece] === 1);
    const enemies = factorsIn(look, 1 - march.side, area);
    if (hidden || enemies === 0) continue;
    const stays = (piece: number): boolean =>
      !isBesieged(view, piece) && (view.moved[piece] === 1 || box.ma[piece] === 0);
    found.push({ area: id, screen: factorsIn(look, march.side, area, stays), enemies });
  }
  return found;
}
