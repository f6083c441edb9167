import type { Choice } from '../../kernel/choice.ts';
import type { Side } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { Words } from '../../kernel/lesson.ts';
import type { CaseFile } from '../referee/case-file.ts';

/** A lesson that was read: its choices are patterns, its beginning a case for the referee. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly title: Words;
  readonly about: Words;
  readonly minutes: number;
  readonly side: Side;
  /** Where it begins: position, dice, and what is played before the learner sits down. */
  readonly opening: CaseFile;
  readonly answering: readonly Choice[];
  readonly steps: readonly Step[];
  readonly end: Words;
  /** Not a lesson but a puzzle of this number, solved at the table of one. */
  readonly puzzle?: string;
}

export interface Step {
  readonly goal: Words;
  readonly why: Words | null;
  readonly show: readonly string[];
  readonly play: readonly Choice[];
  readonly anyOrder: boolean;
  readonly free: boolean;
  readonly done: Condition | null;
  readonly wrong: readonly { readonly choice: Choice; readonly say: Words }[];
  readonly otherwise: Words | null;
  readonly help: Words | null;
  readonly answering: readonly Choice[];
}

/** A step that is only read. */
export const isRead = (step: Step): boolean => step.play.length === 0;

export type Condition =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'event'; readonly event: string; readonly with: JsonObject }
  | { readonly kind: 'is'; readonly position: string; readonly is: Json }
  | {
      readonly kind: 'within';
      readonly position: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };
