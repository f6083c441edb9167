import type { Side } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Language } from './text.ts';

/**
 * A lesson as its author writes it: plain data. `docs/lessons.md` says what each field means;
 * `readLesson` of the table reads it strictly. Choices are written as the referee's cases write
 * them (`march dublin to=the-loop`) and may leave fields out: then they fit any choice that is the
 * same in what they say.
 */
export interface LessonFile {
  /** Stands in its address: `/games/<game>/lessons/<id>`. */
  readonly id: string;
  readonly title: Words;
  /** One sentence for the list of lessons. */
  readonly about: Words;
  /** How long it takes, 2 to 5. */
  readonly minutes: number;
  /** The side the learner plays. */
  readonly side: Side;
  /** As in a case for the referee: a whole position, or `scenario`, `options`, `differs`. */
  readonly position?: JsonObject;
  /** Rolls to force, as in a case; first come those of `play`. */
  readonly dice?: readonly Json[];
  /** Of the dice that are not forced. */
  readonly seed?: string;
  /** What is played before the learner sits down, as in a case. */
  readonly play?: readonly JsonObject[];
  /** What is answered by itself, by either side, unless the step asks the learner for it. */
  readonly answering?: readonly string[];
  readonly steps: readonly StepFile[];
  /** Said at the end: what was learned. */
  readonly end: Words;
}

export type Words = Readonly<Record<Language, string>>;

/** One idea: something to read, or something to do. */
export interface StepFile {
  /** What to do, or what to notice: one to three sentences. */
  readonly goal: Words;
  /** Why: the rule or the thought behind it. */
  readonly why?: Words;
  /** Pieces and places the map points at. */
  readonly show?: readonly string[];
  /** The answers, one after the other. None: the step is read, and *Go on* ends it. */
  readonly play?: readonly string[];
  /** The answers may be given in any order. */
  readonly anyOrder?: true;
  /** The learner may do whatever is legal and not `wrong` until it is done. */
  readonly free?: true;
  /** What counts as done; left out: all of `play` was answered. */
  readonly done?: ConditionFile;
  /** What is said to legal choices that are not meant: the first that fits. */
  readonly wrong?: readonly WrongFile[];
  /** What is said to any other. */
  readonly otherwise?: Words;
  /** Said to a learner who is stuck; after that the answer lights up. */
  readonly help?: Words;
  /** As that of the lesson, before it. */
  readonly answering?: readonly string[];
}

export interface WrongFile {
  readonly choice: string;
  readonly say: Words;
}

/** What must hold; of several fields, all. */
export type ConditionFile =
  /** The learner made such a choice in this step. */
  | { readonly choice: string }
  /** The learner was told such an event in this step. */
  | { readonly event: string; readonly with?: JsonObject }
  /** The position says this there; a path like `pieces.dublin.area`. */
  | { readonly position: string; readonly is: Json }
  | { readonly position: string; readonly least?: number; readonly most?: number }
  | { readonly all: readonly ConditionFile[] }
  | { readonly any: readonly ConditionFile[] }
  | { readonly not: ConditionFile };
