import type { AnyBoard } from '../../boardkit/board.ts';
import { tellsOfDice } from '../../table/event-words.ts';
import type { Scene } from '../../table/protocol.ts';
import type { Sound } from './synth.ts';

/** Of much that happened at once only this many sounds are heard, the weightiest. */
const AT_ONCE = 2;

const WEIGHT: readonly Sound[] = ['bugle', 'guns', 'rifles', 'dice', 'signal'];

/** What is heard of some scenes that came into sight together. */
export function heardOf(board: AnyBoard, box: unknown, scenes: readonly Scene[]): readonly Sound[] {
  const heard = new Set<Sound>();
  for (const { event } of scenes) {
    const noise = board.noise?.(event, box);
    if (noise) heard.add(noise);
    if (tellsOfDice(event)) heard.add('dice');
  }
  return WEIGHT.filter((sound) => heard.has(sound)).slice(0, AT_ONCE);
}
