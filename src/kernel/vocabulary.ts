import type { Choice } from './choice.ts';
import type { Json, JsonObject } from './json.ts';

/**
 * The words of one game, known to the compiler. A game declares them in its `vocabulary.ts`, and
 * rules, texts, boards and machines that use a word which is not there do not compile.
 */
export interface Vocabulary {
  readonly sides: string;
  /** By step of the agenda: what it is about. Decisions are among them. */
  readonly steps: object;
  /** By decision: the verbs that answer it. */
  readonly decisions: object;
  /** By verb: which fields of `Choice` its choices have. */
  readonly verbs: object;
  /** By type of event: its fields, besides `type`, `rule` and `fleeting`. */
  readonly events: object;
  /** Why something is refused. */
  readonly reasons: string;
  readonly endings: string;
  readonly phases: string;
  /** First words of the keys of all other texts: `odds` for `odds.hit`. */
  readonly topics: string;
}

/** The vocabulary of a game about which nothing is known: what the platform works with. */
export interface AnyVocabulary extends Vocabulary {
  readonly steps: Readonly<Record<string, JsonObject>>;
  readonly decisions: Readonly<Record<string, string>>;
  readonly verbs: Readonly<Record<string, Omit<Choice, 'do'>>>;
  readonly events: Readonly<Record<string, JsonObject>>;
}

export type StepName<V extends Vocabulary> = keyof V['steps'] & string;
export type DecisionName<V extends Vocabulary> = keyof V['decisions'] & StepName<V>;
export type Verb<V extends Vocabulary> = keyof V['verbs'] & string;
export type EventName<V extends Vocabulary> = keyof V['events'] & string;

/** The verbs that answer a decision. */
export type VerbOf<V extends Vocabulary, D extends DecisionName<V>> = V['decisions'][D] & Verb<V>;

/** A legal choice: by its verb the compiler knows which fields it has. */
export type ChoiceOf<V extends Vocabulary, K extends Verb<V> = Verb<V>> = {
  [D in K]: { readonly do: D } & Readonly<V['verbs'][D]>;
}[K];

/** A choice that somebody tries: the verb is known, the rest may be missing or mean nothing. */
export type TriedOf<V extends Vocabulary, K extends Verb<V> = Verb<V>> = Choice & {
  readonly do: K;
};

/** What happened: by its type the compiler knows which fields it has. */
export type EventOf<V extends Vocabulary, K extends EventName<V> = EventName<V>> = {
  [T in K]: {
    readonly type: T;
    readonly rule?: string;
    readonly fleeting?: true;
  } & Readonly<V['events'][T]>;
}[K];

/** A step with its arguments, as it lies on the agenda. */
export type StepOf<V extends Vocabulary, K extends StepName<V> = StepName<V>> = {
  [N in K]: { readonly step: N } & V['steps'][N];
}[K];

/**
 * Data that may be looked at and not changed, down to the last list in it. Where any JSON may stand
 * it ends, for JSON is read-only already.
 */
export type DeepReadonly<T> = {
  readonly [K in keyof T]: Json extends T[K] ? T[K] : DeepReadonly<T[K]>;
};
