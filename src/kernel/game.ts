import type { Choice, Thing } from './choice.ts';
import type { Outline } from './fields/outline.ts';
import type { JsonObject } from './json.ts';
import type {
  AnyVocabulary,
  ChoiceOf,
  DecisionName,
  DeepReadonly,
  EventOf,
  StepName,
  StepOf,
  TriedOf,
  VerbOf,
  Vocabulary,
} from './vocabulary.ts';

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

/** The same, where the words of the game are known: by its name the compiler knows its arguments. */
export type OwedOf<V extends Vocabulary, D extends DecisionName<V> = DecisionName<V>> = {
  [N in D]: Owed & { readonly side: V['sides']; readonly step: StepOf<V, N> };
}[D];

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

/** How a match of two sides ends otherwise than by its rules; the ending of its outcome is named so. */
export const CONCLUSIONS = ['resignation', 'agreement'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

export const isConclusion = (ending: string): ending is Conclusion =>
  CONCLUSIONS.some((one) => one === ending);

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
  /** Of a view alone: nothing in it is hidden, whoever looks. */
  laidOpen?: boolean;
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
export function cloneCore(core: DeepReadonly<Core>): Core {
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
export interface Refusal<Reason extends string = string> {
  /** `null` when no rule of the book is involved (not your decision, unknown piece…). */
  readonly rule: string | null;
  /** Key of a text: `refusal.<reason>`. */
  readonly reason: Reason;
  readonly values?: JsonObject;
  /** Whatever rule forbids it, this is not its moment either: why. */
  readonly besides?: Refusal;
}

/** A place in a file or position, and what is wrong there. */
export interface Problem {
  readonly at: string;
  readonly problem: string;
  /** The same as a text of the game, where somebody who sets a match up can meet it. */
  readonly key?: string;
  readonly values?: JsonObject;
}

/** A state to look at and not to change, and the box of components that gives its ids meaning. */
export interface Reading<S, B> {
  readonly state: DeepReadonly<S>;
  readonly box: B;
}

/** A copy of a state in which something is tried or supposed; nothing else sees it. */
export interface Scratch<S, B> {
  state: S;
  readonly box: B;
}

/** How a deed is judged that is not asked for: with these arguments of its decision, or at once. */
export type Supposed<Args = JsonObject, Reason extends string = string> =
  | { readonly asked: Args }
  | { readonly refused: Refusal<Reason> };

type ArgsOf<A> = object extends A ? [args?: A] : [args: A];

/** What a handler works with: the state, and the deeds that only the kernel can do. */
export interface Flow<S, B, V extends Vocabulary = AnyVocabulary> {
  readonly state: S;
  readonly box: B;
  /** Puts a step on the agenda. Steps named by one handler run in the order named, before older ones. */
  next<K extends StepName<V>>(step: K, ...args: ArgsOf<V['steps'][K]>): void;
  /** Takes the nearest pending step of each of these names off the agenda. */
  skip(...steps: StepName<V>[]): void;
  /** Takes off the agenda everything above the nearest pending step of this name, which stays. */
  skipTo(step: StepName<V>): void;
  /** One die: 1 to `sides`. The key says what it is for (`search/wagon-drift`). A barrier to undo. */
  roll(key: string, sides?: number): number;
  /** Two six-sided dice, as a pair, so that a log can show both. */
  roll2(key: string): readonly [number, number];
  /**
   * A number from 0 to `below - 1`: ten-sided dice, draws from a cup. `drawn` gives the id of what a
   * number draws, so that a referee can force it by name. A barrier to undo.
   */
  draw(key: string, below: number, drawn?: (n: number) => string): number;
  /** Shuffles in place, the last item first; `idOf` as in `draw`. A barrier to undo. */
  shuffle<T>(key: string, items: T[], idOf?: (item: T) => string): T[];
  /** Starts a new span of roll names; games call it when the turn changes. */
  epoch(number: number): void;
  /** Everyone learns this. */
  tell(event: EventOf<V>): void;
  /** One side learns this, or who only looks on; the others learn `others`, or nothing. */
  tellOnly(side: V['sides'] | 'spectator', event: EventOf<V>, others?: EventOf<V>): void;
  /** Hidden information was seen: no undo past this point. */
  reveal(): void;
  /** Says that `side` was not asked because this was its only choice, and that it has been taken. */
  unasked(side: V['sides'], choice: ChoiceOf<V>): void;
  /** The sides go through their own steps at the same time; the agenda goes on when all are done. */
  together(
    lanes: readonly { readonly side: V['sides']; readonly steps: readonly StepOf<V>[] }[],
  ): void;
  /** The match is over. */
  finish(outcome: OutcomeOf<V>): void;
}

export type OutcomeOf<V extends Vocabulary> = Outcome & {
  readonly winner: V['sides'] | null;
  readonly ending: V['endings'];
};

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
  whyNot(reading: Reading<S, B>, args: JsonObject, tried: Choice): Refusal | null;
  /**
   * Where equal things are offered once: a tried choice that names another of them, said with the
   * one on offer. `null` if it names none that would be legal by itself.
   */
  equal(reading: Reading<S, B>, args: JsonObject, tried: Choice): Choice | null;
  take(flow: Flow<S, B>, args: JsonObject, choice: Choice): void;
  /** What a standing order answers here; `null` asks the side. */
  standing(
    reading: Reading<S, B>,
    args: JsonObject,
    orders: readonly StandingOrder[],
  ): Choice | null;
}

export type AnyDefinition<S, B> = StepDefinition<S, B> | DecisionDefinition<S, B>;

/** Which verb is answered how. */
type Handlers<S, B, V extends Vocabulary, Args, K extends VerbOf<V, DecisionName<V>>> = {
  readonly [D in K]: (flow: Flow<S, B, V>, args: Args, choice: ChoiceOf<V, D>) => void;
};

/** For each verb that can be refused: why. */
type Refusers<S, B, V extends Vocabulary, Args, K extends VerbOf<V, DecisionName<V>>> = {
  readonly [D in K]?: (
    reading: Reading<S, B>,
    args: Args,
    tried: TriedOf<V, D>,
  ) => Refusal<V['reasons']> | null;
};

interface DecisionParts<
  S,
  B,
  V extends Vocabulary,
  D extends DecisionName<V>,
  Args = V['steps'][D],
  K extends VerbOf<V, D> = VerbOf<V, D>,
> {
  readonly side: V['sides'] | ((reading: Reading<S, B>, args: Args) => V['sides']);
  readonly rule: string | ((reading: Reading<S, B>, args: Args) => string);
  /** Everything a person might try here. Where given, legal = tried and not refused. */
  candidates?(reading: Reading<S, B>, args: Args): ChoiceOf<V, K>[];
  /** A quicker listing of the same set; needed when there are no `candidates`. */
  choices?(reading: Reading<S, B>, args: Args): ChoiceOf<V, K>[];
  /** Why a choice is not offered: one answer for all verbs, or one for each. */
  readonly whyNot?:
    | ((reading: Reading<S, B>, args: Args, tried: TriedOf<V, K>) => Refusal<V['reasons']> | null)
    | Refusers<S, B, V, Args, K>;
  /** Where equal things are offered once: the tried choice with the offered one in place of another. */
  equal?(reading: Reading<S, B>, args: Args, tried: TriedOf<V, K>): TriedOf<V, K> | null;
  /** What each verb does. */
  readonly take: Handlers<S, B, V, Args, K>;
  standing?(
    reading: Reading<S, B>,
    args: Args,
    orders: readonly StandingOrder[],
  ): ChoiceOf<V, K> | null;
}

/**
 * The three words in which a game writes its rulebook, typed for that game:
 * `const { step, decision, refuse } = rulebook<State, Box, Vocabulary>()`.
 *
 * What a choice is refused for is said in one way: a function `whyNotX` answers `null` or a
 * refusal, which `refuse` makes; listings ask the same function.
 */
export function rulebook<S, B, V extends Vocabulary>() {
  return {
    step<K extends StepName<V>>(
      name: K,
      run: (flow: Flow<S, B, V>, args: V['steps'][K]) => void,
    ): StepDefinition<S, B> {
      return { kind: 'step', name, run: run as unknown as StepDefinition<S, B>['run'] };
    },

    decision<D extends DecisionName<V>>(
      name: D,
      parts: DecisionParts<S, B, V, D>,
    ): DecisionDefinition<S, B> {
      const { side, rule, candidates, choices, equal, standing } = parts;
      // What the compiler knows of the game ends here: the kernel hands any step to any decision.
      const handlers = parts.take as unknown as Record<string, DecisionDefinition<S, B>['take']>;
      const verbs = Object.keys(handlers);
      const only = verbs.length === 1 ? handlers[verbs[0] ?? ''] : undefined;
      const whyNot = asked(parts.whyNot as unknown as Refused<S, B> | undefined);
      const listed = choices as unknown as DecisionDefinition<S, B>['choices'] | undefined;
      const tried = candidates as unknown as DecisionDefinition<S, B>['choices'] | undefined;
      return {
        kind: 'decision',
        name,
        verbs,
        side: (typeof side === 'string' ? () => side : side) as DecisionDefinition<S, B>['side'],
        rule: (typeof rule === 'string' ? () => rule : rule) as DecisionDefinition<S, B>['rule'],
        choices:
          listed ??
          ((reading, args) =>
            (tried?.(reading, args) ?? []).filter((c) => whyNot(reading, args, c) === null)),
        whyNot,
        take: only ?? ((flow, args, choice) => handlers[choice.do]?.(flow, args, choice)),
        equal: (equal as unknown as DecisionDefinition<S, B>['equal'] | undefined) ?? none,
        standing: (standing as unknown as DecisionDefinition<S, B>['standing'] | undefined) ?? none,
      };
    },

    refuse: (
      rule: string | null,
      reason: V['reasons'],
      values?: JsonObject,
    ): Refusal<V['reasons']> => (values ? { rule, reason, values } : { rule, reason }),
  };
}

/** Said of what a decision does not have; all definitions have one shape, which is quicker to read. */
const none = () => null;

type WhyNot<S, B> = DecisionDefinition<S, B>['whyNot'];
type Refused<S, B> = WhyNot<S, B> | Readonly<Record<string, WhyNot<S, B> | undefined>>;

/** One answer for all verbs. */
function asked<S, B>(whyNot: Refused<S, B> | undefined): WhyNot<S, B> {
  if (typeof whyNot === 'function') return whyNot;
  return (reading, args, tried) => whyNot?.[tried.do]?.(reading, args, tried) ?? null;
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

/** Steps whose arguments are declared. */
export interface StepCheck<S, B> {
  readonly names: readonly string[];
  /** What is wrong with the arguments of a step whose name is known. */
  check(step: Step, given: Reading<S, B>): readonly Problem[];
}

/** A question as it is put: the choices are all that an answer may pick from. */
export interface Asked<S, B> extends Reading<S, B> {
  readonly side: Side;
  readonly decision: string;
  readonly args: JsonObject;
  readonly choices: readonly Choice[];
}

export interface Interruption<S, B> {
  /** Its name in orders and texts: `standing.siege`, `standing.siege.at`. */
  readonly id: string;
  /** Who may be asked; `null`: either side. */
  readonly side: Side | null;
  /** The decisions that ask it. */
  readonly decisions: readonly string[];
  /** Each has a text: `standing.siege.stand`. To be asked is always one more. */
  readonly answers: readonly string[];
  /** Where it may be ordered otherwise than elsewhere; without it, it is about no place. */
  places?(box: B, side: Side): readonly string[];
  /** The place that it is about now. */
  at?(reading: Reading<S, B>, args: JsonObject): string;
  /** What a word stands for, from what its side may know; nothing where no choice fits it. */
  answer(asked: Asked<S, B>, word: string): Choice | undefined;
}

export interface Interruptions<S, B> {
  readonly questions: readonly Interruption<S, B>[];
  /** Whether it is the other side's turn: in one's own nothing is answered by orders. */
  interrupts(reading: Reading<S, B>, side: Side): boolean;
}

/** Everything the kernel must know of a game to run it. */
export interface Rules<S extends GameState, B, V extends Vocabulary = AnyVocabulary> {
  readonly id: string;
  readonly sides: readonly V['sides'][];
  /** Sides nobody plays because the rules run them; they can win. */
  readonly automatic?: readonly V['sides'][];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  /** All steps and decisions, in the order of the rulebook. */
  readonly book: readonly AnyDefinition<S, B>[];
  /** What the steps of the book are about, so that an agenda written by hand can be checked. */
  readonly steps: StepCheck<S, B>;
  /** The components, default values overlaid with a pack. */
  openBox(pack?: JsonObject): B | readonly Problem[];
  /** The state before anything happens; chance belongs into steps. May refuse a combination of options. */
  setup(setup: Setup, box: B): S | readonly Problem[];
  clone(state: DeepReadonly<S>): S;
  /** The same, but it shares with an older copy whatever is as it was there; neither is written to. */
  cloneBeside?(state: DeepReadonly<S>, before: S): S;
  /** Takes out of `state` (a copy) what `side` may not know; `null` is a spectator. Never adds. */
  mask(state: S, side: Side | null, box: B): void;
  /**
   * The parts of a state that `mask` writes into for this side; all others it leaves alone, or puts
   * new ones in their place. Where a game says so, views share with the state what nobody writes to.
   */
  maskWrites?(state: DeepReadonly<S>, side: Side | null): readonly string[];
  /**
   * What `mask` does in the kernel's part alone, while the sides do not decide at once: `core` is a
   * copy, `state` is whole. Without it, nothing. What `mask` does elsewhere must not hang on that part.
   */
  maskCore?(core: Core, state: DeepReadonly<S>, side: Side | null, box: B): void;
  /**
   * Whether nothing at all is hidden from anybody at this moment. It must follow from what everybody
   * sees; a game that always has secrets leaves it out.
   */
  allKnown?(view: DeepReadonly<S>): boolean;
  /** Deals anew everything `side` may not know, in place. For games without secrets: does nothing. */
  redeal(state: S, side: Side | null, box: B, random: (below: number) => number): void;
  /** Completes a masked state, in place, to a full one that agrees with it. */
  imagine(state: S, side: Side | null, box: B, random: (below: number) => number): void;
  /** The whole state in words of component ids; `everything`: also what is usual and left out. */
  write(state: DeepReadonly<S>, box: B, everything?: boolean): JsonObject;
  /** The other way; problems name the place and the reason. */
  read(position: JsonObject, setup: Setup, box: B): S | readonly Problem[];
  /** What `write` and `read` may say, as data for a form; bounds may depend on the set-up of `state`. */
  outline(state: DeepReadonly<S>, box: B): Outline;
  /**
   * What must hold in every state and does not: the place in the words of a position, and what is
   * wrong there. No position is read in which anything is.
   */
  violations(state: DeepReadonly<S>, box: B): readonly Problem[];
  /** How a deed is judged whose decision is not asked now; made by `supposing`. */
  suppose?(decision: string, scratch: Scratch<S, B>, side: Side, tried: Choice): Supposed | null;
  /**
   * Deeds that a person may mean who points at a thing after having picked others, though none like
   * them is on offer: fire at what is out of range, a march to where nothing leads.
   */
  meant?(
    reading: Reading<S, B>,
    owed: OwedOf<V>,
    thing: Thing,
    picks: readonly Thing[],
  ): readonly Choice[];
  /** Refusals that only say that something else is asked for; where another can be had, it is said. */
  readonly weakReasons?: readonly V['reasons'][];
  /** The turn and phase, for tracks, logs and jumps. */
  clock(state: DeepReadonly<S>): { readonly turn: number; readonly phase: V['phases'] };
  /** Questions that interrupt the other side, for which answers may be left beforehand. */
  readonly interruptions?: Interruptions<S, B>;
  /** Standing orders this game understands; problems for those it does not. */
  checkStanding?(side: Side, orders: readonly StandingOrder[], box: B): readonly Problem[];
  /**
   * Fields of events, by type, that are open by the book though no state keeps them: totals of dice, for one.
   * All else that a side is told must follow from what it sees.
   */
  readonly openFigures?: Readonly<Record<string, readonly string[]>>;
  /**
   * An event as one side may read it: pieces of its own that go by a marker for everybody else have
   * their names. `reading` is the whole state just after it. Without it, all read the same.
   */
  readByOwner?(event: GameEvent, reading: Reading<S, B>, side: V['sides']): GameEvent;
  /** Some standing orders that this side might leave, drawn at random: for fuzzing and the battery. */
  drawStanding?(side: Side, box: B, random: (below: number) => number): readonly StandingOrder[];
}

/** One line for a person: `troops.scouts-1.post: no post is named "moon"`. */
export const problemText = ({ at, problem }: Problem): string =>
  at === '' ? problem : `${at}: ${problem}`;

export const isProblems = (value: unknown): value is readonly Problem[] => Array.isArray(value);
