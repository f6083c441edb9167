import { oncePerKey } from '../kernel/memory.ts';
import type { Speech } from '../kernel/text.ts';
import { eventLine } from './event-words.ts';
import type { Scene } from './protocol.ts';
import { type FormationOf, goesOn } from './told-together.ts';

export interface LogLine {
  readonly scene: Scene;
  readonly text: string;
  /** The first line of its turn and phase. */
  readonly opens: boolean;
  /** The formation that this line and those after it are about, on the first of them; else `null`. */
  readonly formation: string | null;
  /** The first line of a deed that a machine can be asked about. */
  readonly asks: boolean;
}

/** What was said once is not worked out again: a log grows by a line or two and is long. */
const textOf = oncePerKey((scene: Scene, speech: Speech): string => {
  const text = eventLine(scene.event, speech);
  return announces(scene, text, speech) ? '' : text;
});

const bare = (text: string): string => text.replace(/[.\s]+$/, '').toLowerCase();

/** What only announces a turn or phase is left to the heading. */
function announces(scene: Scene, text: string, speech: Speech): boolean {
  const key = `phase.${scene.phase}`;
  const words = bare(text);
  return (speech.has(key) && words === bare(speech.say(key))) || /^\S+ \d+$/.test(words);
}

/** Of what nobody may keep a list only the last one stands. */
const isPast = ({ event }: Scene, at: number, scenes: readonly Scene[]): boolean =>
  event.fleeting === true && scenes.some((later, i) => i > at && later.event.type === event.type);

/** The log, line by line; a phase in which nothing happened leaves no trace. */
export function logLines(
  scenes: readonly Scene[],
  speech: Speech,
  formationOf: FormationOf = () => null,
): LogLine[] {
  const lines: Omit<LogLine, 'formation'>[] = [];
  let asked: number | undefined;
  for (const [at, scene] of scenes.entries()) {
    const text = isPast(scene, at, scenes) ? '' : textOf(scene, speech);
    if (text === '') continue;
    const before = lines.at(-1)?.scene;
    const opens = before?.turn !== scene.turn || before.phase !== scene.phase;
    const asks = scene.why !== undefined && scene.why !== asked;
    asked = scene.why;
    lines.push({ scene, text, opens, asks });
  }
  const isTogether = (at: number): boolean => {
    const [one, next] = [lines[at]?.scene, lines[at + 1]?.scene];
    return one !== undefined && next !== undefined && goesOn(one, next, formationOf);
  };
  return lines.map((line, at) => {
    const begins = isTogether(at) && !isTogether(at - 1);
    return { ...line, formation: begins ? formationOf(line.scene.event) : null };
  });
}
