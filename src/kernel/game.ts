import type { Choice } from './choice.ts';
import type { Json, JsonObject } from './json.ts';

/** Whose forces. Each game narrows this to its own union. */
export type Side = string;

/** One entry of the agenda: which handler runs next, and about what. Never changed once made. */
export interface Step extends JsonObject {
  readonly step: string;
}

/** A decision that waits for an answer. */
export interface Owed {
  readonly side: Side;
  readonly step: Step;
  /** Which of the simultaneous lanes it belongs to; -1 on the main agenda. */
  readonly lane: number;
}

/** What one side does while all sides decide at the same time. */
export interface Lane {
  readonly side: Side;
  /** Last is next. */
  agenda: Step[];
}

/**
 * How a match ended. A game that counts points notes each side's score under the side's name, so
 * that a ladder can compare by points where one side nearly always wins.
 */
export interface Outcome extends JsonObject {
  /** `null` is a draw. */
  readonly winner: Side | null;
  /** The game's own name of the ending: `boersWithdraw`, `khakiElection`. */
  readonly ending: string;
}

/** A conditional answer that a side left for decisions which would interrupt it. */
export type StandingOrder = JsonObject;

/** The part of every state that the kernel runs. Games read it and touch it only through `Flow`. */
export interface Core {
  /** Last is next. */
  agenda: Step[];
  /** Open while several sides decide at once; empty otherwise. */
  lanes: Lane[];
  owed: Owed[];
  /** Rolls are named within an epoch (usually the turn); `used` remembers the names rolled in it. */
  epoch: number;
  used: number[];
  /** Secret: what each side told the kernel to answer in its stead. */
  standing: Record<Side, readonly StandingOrder[]>;
  outcome: Outcome | null;
}

/** Plain data, JSON-safe, no classes, no closures. */
export interface GameState {
  core: Core;
}

export const newCore = (...agenda: Step[]): Core => ({
  agenda: agenda.reverse(),
  lanes: [],
  owed: [],
  epoch: 0,
  used: [],
  standing: {},
  outcome: null,
});

/** Copies the kernel's part. Steps and decisions never change, so they can be shared. */
export function cloneCore(core: Core): Core {
  return {
    agenda: core.agenda.slice(),
    lanes:
      core.lanes.length === 0
        ? []
        : core.lanes.map((l) => ({ side: l.side, agenda: l.agenda.slice() })),
    owed: core.owed.slice(),
    epoch: core.epoch,
    used: core.used.slice(),
    standing: { ...core.standing },
    outcome: core.outcome,
  };
}

/** One fact that happened. Log lines, highlights and animations are made from events. */
export interface GameEvent extends JsonObject {
  readonly type: string;
  /** The rule that made it happen, where one is worth citing. */
  readonly rule?: string;
  /** Only the last of its type may be looked up: nobody is to keep a list of them. */
  readonly fleeting?: true;
}

/** Why something is not allowed: the rule, and a message of the game's texts with its values. */
export interface Refusal {
  /** `null` when no rule of the book is involved (not your decision, unknown piece…). */
  readonly rule: string | null;
  /** Key of a text: `refusal.<reason>`. */
  readonly reason: string;
  readonly values?: JsonObject;
}

/** A place in a file or position, and what is wrong there. */
export interface Problem {
  readonly at: string;
  readonly problem: string;
}

/** A state that may be looked at, and the box of components that gives its ids meaning. */
export interface Reading<S, B> {
  readonly state: S;
  readonly box: B;
}

/** The arguments of each step of a game, by name. */
export type StepArgs = object;

type ArgsOf<A, K extends keyof A> = object extends A[K] ? [args?: A[K]] : [args: A[K]];

/** What a handler works with: the state, and the deeds that only the kernel can do. */
export interface Flow<S, B, A = Record<string, JsonObject>> extends Reading<S, B> {
  /** Puts a step on the agenda. Steps named by one handler run in the order named, before older ones. */
  next<K extends keyof A & string>(step: K, ...args: ArgsOf<A, K>): void;
  /** Takes the nearest pending step of each of these names off the agenda. */
  skip(...steps: (keyof A & string)[]): void;
  /** Takes off the agenda everything above the nearest pending step of this name, which stays. */
  skipTo(step: keyof A & string): void;
  /** One die: 1 to `sides`. The key says what it is for (`search/wagon-drift`). A barrier to undo. */
  roll(key: string, sides?: number): number;
  /** Two six-sided dice, as a pair, so that a log can show both. */
  roll2(key: string): readonly [number, number];
  /** A number from 0 to `below - 1`: ten-sided dice, draws from a cup. A barrier to undo. */
  draw(key: string, below: number): number;
  /** Shuffles in place. A barrier to undo. */
  shuffle<T>(key: string, items: T[]): T[];
  /** Starts a new span of roll names; games call it when the turn changes. */
  epoch(number: number): void;
  /** Everyone learns this. */
  tell(event: GameEvent): void;
  /** One side learns this; the others learn `others`, or nothing. */
  tellOnly(side: Side, event: GameEvent, others?: GameEvent): void;
  /** Hidden information was seen: no undo past this point. */
  reveal(): void;
  /** The sides go through their own steps at the same time; the agenda goes on when all are done. */
  together(
    lanes: readonly { readonly side: Side; readonly steps: readonly NamedStep<A>[] }[],
  ): void;
  /** The match is over. */
  finish(outcome: Outcome): void;
}

export type NamedStep<A> = { [K in keyof A & string]: { readonly step: K } & A[K] }[keyof A &
  string];

export interface StepDefinition<S, B> {
  readonly kind: 'step';
  readonly name: string;
  run(flow: Flow<S, B>, args: JsonObject): void;
}

export interface DecisionDefinition<S, B> {
  readonly kind: 'decision';
  readonly name: string;
  /** Every deed this decision can ever offer: lets the kernel say where a misplaced deed belongs. */
  readonly verbs: readonly string[];
  side(reading: Reading<S, B>, args: JsonObject): Side;
  rule(reading: Reading<S, B>, args: JsonObject): string;
  /** The one source of legality. Never empty. No two choices alike. */
  choices(reading: Reading<S, B>, args: JsonObject): Choice[];
  /** Why an answer outside `choices` is not among them; `null` if nothing speaks against it. */
  refuse(reading: Reading<S, B>, args: JsonObject, choice: Choice): Refusal | null;
  take(flow: Flow<S, B>, args: JsonObject, choice: Choice): void;
  /** What a standing order answers here; `null` asks the side. */
  standing?(
    reading: Reading<S, B>,
    args: JsonObject,
    orders: readonly StandingOrder[],
  ): Choice | null;
}

export type AnyDefinition<S, B> = StepDefinition<S, B> | DecisionDefinition<S, B>;

interface DecisionParts<S, B, A, Args> {
  readonly side: Side | ((reading: Reading<S, B>, args: Args) => Side);
  readonly rule: string | ((reading: Reading<S, B>, args: Args) => string);
  readonly verbs: readonly string[];
  /** Everything a person might try here. Where given, legal = tried and not refused. */
  candidates?(reading: Reading<S, B>, args: Args): Choice[];
  /** A quicker listing of the same set; needed when there are no `candidates`. */
  choices?(reading: Reading<S, B>, args: Args): Choice[];
  refuse?(reading: Reading<S, B>, args: Args, choice: Choice): Refusal | null;
  take(flow: Flow<S, B, A>, args: Args, choice: Choice): void;
  standing?(reading: Reading<S, B>, args: Args, orders: readonly StandingOrder[]): Choice | null;
}

/**
 * The two words in which a game writes its rulebook, typed for that game:
 * `const { step, decision } = rulebook<State, Box, Steps>()`.
 */
export function rulebook<S, B, A extends StepArgs>() {
  type Args<K extends keyof A> = A[K];
  return {
    step<K extends keyof A & string>(
      name: K,
      run: (flow: Flow<S, B, A>, args: Args<K>) => void,
    ): StepDefinition<S, B> {
      return { kind: 'step', name, run: run as unknown as StepDefinition<S, B>['run'] };
    },
    decision<K extends keyof A & string>(
      name: K,
      parts: DecisionParts<S, B, A, Args<K>>,
    ): DecisionDefinition<S, B> {
      const { side, rule, candidates, choices, refuse, verbs, standing } = parts;
      const listed =
        choices ??
        ((reading: Reading<S, B>, args: Args<K>) =>
          (candidates?.(reading, args) ?? []).filter((c) => refuse?.(reading, args, c) == null));
      return {
        kind: 'decision',
        name,
        verbs,
        side: typeof side === 'string' ? () => side : side,
        rule: typeof rule === 'string' ? () => rule : rule,
        choices: listed,
        refuse: refuse ?? (() => null),
        take: parts.take,
        ...(standing && { standing }),
      } as unknown as DecisionDefinition<S, B>;
    },
  };
}

/** A guard that names the rule it enforces. */
export type Guard<Args extends readonly unknown[]> = readonly [
  rule: string,
  reason: string,
  holds: (...args: Args) => boolean,
];

/** Reads guards in order: the first that does not hold is the refusal. One source for yes and for why not. */
export function allOf<Args extends readonly unknown[]>(...guards: readonly Guard<Args>[]) {
  return (...args: Args): Refusal | null => {
    for (const [rule, reason, holds] of guards) if (!holds(...args)) return { rule, reason };
    return null;
  };
}

/** A switch of the match: a ruling that can go either way, an optional rule. */
export interface OptionSpec {
  readonly id: string;
  /** The rule or ruling it belongs to. */
  readonly rule: string;
  /** Allowed values; the first is the default. */
  readonly values: readonly (string | number | boolean)[];
}

export interface Scenario {
  readonly id: string;
  /** Options this scenario fixes, over the defaults. */
  readonly options?: JsonObject;
}

/** How a match was set up. With a seed and the choices made, this is the whole match. */
export interface Setup {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Component values that differ from the default pack. */
  readonly pack?: JsonObject;
}

/** Everything the kernel must know of a game to run it. */
export interface Rules<S extends GameState, B> {
  readonly id: string;
  readonly sides: readonly Side[];
  /** Sides nobody plays because the rules run them; they can win. */
  readonly automatic?: readonly Side[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  /** All steps and decisions, in the order of the rulebook. */
  readonly book: readonly AnyDefinition<S, B>[];
  /** The components, default values overlaid with a pack. */
  openBox(pack?: JsonObject): B | readonly Problem[];
  /** The state before anything happens; chance belongs into steps. May refuse a combination of options. */
  setup(setup: Setup, box: B): S | readonly Problem[];
  clone(state: S): S;
  /** Takes out of `state` (a copy) what `side` may not know; `null` is a spectator. Never adds. */
  mask(state: S, side: Side | null, box: B): void;
  /** Deals anew everything `side` may not know, in place. For games without secrets: does nothing. */
  redeal(state: S, side: Side | null, box: B, random: (below: number) => number): void;
  /** Completes a masked state, in place, to a full one that agrees with it. */
  imagine(state: S, side: Side | null, box: B, random: (below: number) => number): void;
  /** The whole state in words of component ids. */
  write(state: S, box: B): JsonObject;
  /** The other way; problems name the place and the reason. */
  read(position: JsonObject, setup: Setup, box: B): S | readonly Problem[];
  /** What must hold in every state; texts of what does not. */
  violations(state: S, box: B): readonly string[];
  /** The turn and phase, for tracks, logs and jumps. */
  clock(state: S): { readonly turn: number; readonly phase: string };
  /** Standing orders this game understands; problems for those it does not. */
  checkStanding?(side: Side, orders: readonly StandingOrder[], box: B): readonly Problem[];
  /** Some standing orders that this side might leave, drawn at random: for fuzzing and the battery. */
  drawStanding?(side: Side, box: B, random: (below: number) => number): readonly StandingOrder[];
}

export const isProblems = (value: unknown): value is readonly Problem[] => Array.isArray(value);

export type { Json };
