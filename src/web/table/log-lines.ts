import type { Speech } from '../../kernel/text.ts';
import type { Scene } from '../engine/protocol.ts';
import { eventLine } from './labels.ts';

export interface LogLine {
  readonly scene: Scene;
  /** Empty where the heading says it all. */
  readonly text: string;
  /** A new turn or phase starts here. */
  readonly opens: boolean;
}

const bare = (text: string): string => text.replace(/[.\s]+$/, '').toLowerCase();

/** The log, line by line. What only announces a turn or phase is left to the heading. */
export function logLines(scenes: readonly Scene[], speech: Speech): LogLine[] {
  return scenes.map((scene, i) => {
    const before = scenes[i - 1];
    const opens = !before || before.turn !== scene.turn || before.phase !== scene.phase;
    const said = eventLine(scene.event, speech);
    const phase = speech.has(`phase.${scene.phase}`) ? speech.say(`phase.${scene.phase}`) : '';
    const announces = bare(said) === bare(phase) || /^\S+ \d+$/.test(bare(said));
    return { scene, text: announces ? '' : said, opens };
  });
}
