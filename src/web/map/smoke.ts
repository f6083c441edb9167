import type { AnyBoard } from '../../boardkit/board.ts';
import type { GameEvent } from '../../kernel/game.ts';
import { idsIn } from '../../table/event-words.ts';

/** The fields that name what is shot at, the nearest first. */
const TARGETS = ['to', 'at', 'area'] as const;

/** Where an event leaves smoke: at its target, or with all it names. */
export function whereShotsFall(board: AnyBoard, box: unknown, event: GameEvent): readonly string[] {
  const noise = board.noise?.(event, box);
  if (noise !== 'guns' && noise !== 'rifles') return [];
  const target = TARGETS.map((field) => event[field]).find((id) => typeof id === 'string');
  return typeof target === 'string' ? [target] : idsIn(event);
}
