import type { Choice } from '../../kernel/choice.ts';
import type { Warning } from '../../table/companion.ts';
import type { Foreseen } from '../../table/protocol.ts';
import type { Settings } from '../settings.svelte.ts';
import { type LastWord, lastWordOf } from './last-word.ts';

/** Several choices behind one click: a plan, a way, a stack that was dragged. */
export interface Stroke {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The label says that it ends something: that is not asked about again. */
  readonly ends: boolean;
  /** Does it. */
  go(): Promise<void>;
}

/** The first step of a stroke about which one would be asked if it were made by itself. */
export interface Doubt {
  /** So many steps come before it. */
  readonly before: number;
  readonly step: Foreseen;
  readonly warning: Warning | null;
  readonly word: LastWord;
}

/** Where a stroke waits for a yes; `null`: nowhere. */
export function doubtOf(
  steps: readonly Foreseen[],
  { ends, deeds }: Pick<Stroke, 'ends'> & { readonly deeds?: readonly string[] | undefined },
  settings: Pick<Settings, 'confirmRolls' | 'confirmEnds'>,
  warn: (step: Foreseen, before: number) => Warning | null = () => null,
): Doubt | null {
  for (const [before, step] of steps.entries()) {
    const warning = warn(step, before);
    const word = lastWordOf(step.choice, step, { left: step.left, deeds }, settings);
    const asks = word !== null && !(word === 'end' && ends);
    if (warning || asks) return { before, step, warning, word: asks ? word : null };
  }
  return null;
}
