import type { Speech } from '../../kernel/text.ts';
import type { Scene } from '../engine/protocol.ts';
import { eventLine } from './labels.ts';

export interface LogLine {
  readonly scene: Scene;
  readonly text: string;
  /** The first line of its turn and phase. */
  readonly opens: boolean;
}

const bare = (text: string): string => text.replace(/[.\s]+$/, '').toLowerCase();

/** What only announces a turn or phase is left to the heading. */
function announces(scene: Scene, text: string, speech: Speech): boolean {
  const key = `phase.${scene.phase}`;
  const said = bare(text);
  return (speech.has(key) && said === bare(speech.say(key))) || /^\S+ \d+$/.test(said);
}

/** The log, line by line; a phase in which nothing happened leaves no trace. */
export function logLines(scenes: readonly Scene[], speech: Speech): LogLine[] {
  const lines: LogLine[] = [];
  for (const scene of scenes) {
    const text = eventLine(scene.event, speech);
    if (announces(scene, text, speech)) continue;
    const before = lines.at(-1)?.scene;
    const opens = before?.turn !== scene.turn || before.phase !== scene.phase;
    lines.push({ scene, text, opens });
  }
  return lines;
}
