import { type CounterFace, warOffice } from '../../../boardkit/counter.ts';
import type { Box } from '../box.ts';
import type { ReadonlyState } from '../state.ts';

/** By side and strength: a face that stays the same object is not drawn again. */
const known = new Map<string, CounterFace>();

export function faceOf(view: ReadonlyState, box: Box, troop: number): CounterFace {
  const scouts = box.troops[troop]?.side === 0;
  const left = view.strength[troop] ?? 0;
  const key = `${scouts} ${left}`;
  const found = known.get(key);
  if (found) return found;
  const face: CounterFace = scouts
    ? { shape: 'square', ground: 'mounted', sign: warOffice('mounted'), left }
    : { shape: 'eight', ground: 'zar', sign: warOffice('commando'), left };
  known.set(key, face);
  return face;
}
