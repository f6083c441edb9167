/** A whole stack moved with one gesture, and where it could go. */
import type { BoardQuestion, Gathering } from '../../../boardkit/board.ts';
import { ARMY, type Box } from '../box.ts';
import { columnEnds, everyone, recruits } from '../rules/05-column.ts';
import type { MoveMode, ReadonlyState, State } from '../state.ts';
import type { Bittereinder, Choice } from '../vocabulary.ts';
import { type March, marchOf, type Reach } from './goals.ts';

/** Who goes when nobody is picked: an army with its box, or else everyone. */
function wholeOf(
  view: ReadonlyState,
  box: Box,
  mode: MoveMode,
  side: number,
  from: number,
): number[] {
  const look = { state: view, box };
  const army = recruits(look, mode, side, from).find((piece) => box.kind[piece] === ARMY);
  return army === undefined ? everyone(look, mode, side, from, []) : [army];
}

/** The choices that gather a column out of an area: all at once where that is offered. */
function gather(
  view: ReadonlyState,
  box: Box,
  march: March,
  from: number,
): Choice<'all' | 'take'>[] {
  const whole = wholeOf(view, box, march.mode, march.side, from);
  if (whole.length > 1) return [{ do: 'all', as: 'every' }];
  return whole.map((piece): Choice<'take'> => ({ do: 'take', piece: box.pieceIds[piece] ?? '' }));
}

/** A stack or one counter is dragged to an area; or nobody was picked yet, and an area is pointed at. */
export function carry(
  { view, box, decision }: BoardQuestion<State, Box, Bittereinder>,
  from: string | null,
  to: string,
  piece?: string,
): readonly Choice[] | null {
  const march = marchOf(view);
  if (!march || view.column.length > 0 || !box.areaIndex.has(to)) return null;
  const start = from ?? march.from;
  const area = box.areaIndex.get(start ?? '') ?? -1;
  if (start === null || area < 0 || start === to) return null;
  const goers: Choice[] =
    piece === undefined ? gather(view, box, march, area) : [{ do: 'take', piece }];
  const go: Choice[] = [...goers, { do: 'go', to }];
  if (decision === 'column') return start === march.from ? go : null;
  return from === null ? null : [{ do: 'from', at: start }, ...go];
}

/** The area pointed at, or the one whose column nobody joined yet. */
export function reachOf(view: ReadonlyState, box: Box, aimed: Choice | null): Reach | null {
  const march = marchOf(view);
  if (!march || view.column.length > 0) return null;
  const from = march.from ?? (aimed?.do === 'from' ? (aimed.at ?? null) : null);
  const area = box.areaIndex.get(from ?? '') ?? -1;
  if (from === null || area < 0) return null;
  const whole = wholeOf(view, box, march.mode, march.side, area);
  if (whole.length === 0) return null;
  const look = { state: view, box };
  return { from, ends: columnEnds(look, march.mode, march.side, area, whole) };
}

/** The stack a column or an attack is being picked from, and who is in it so far. */
export function gathering(view: ReadonlyState, box: Box): Gathering | null {
  const { battle } = view;
  // 8.2.1 Those who attack are picked from the stack in the area of the attack.
  if (battle && view.core.owed.some(({ step }) => step.step === 'chooseForce')) {
    const pieces = battle.attackers.map((piece) => box.pieceIds[piece] ?? '');
    return { place: box.areaIds[battle.area] ?? '', pieces };
  }
  const from = marchOf(view)?.from;
  if (!from) return null;
  return { place: from, pieces: view.column.map((piece) => box.pieceIds[piece] ?? '') };
}
