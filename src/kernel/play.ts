import type { Choice } from './choice.ts';
import type { Dice, RollMeaning } from './dice.ts';
import type {
  AnyDefinition,
  Core,
  DecisionDefinition,
  Flow,
  GameEvent,
  GameState,
  Outcome,
  Owed,
  Refusal,
  Rules,
  Side,
  Step,
} from './game.ts';
import { hashText } from './hash.ts';
import { SPECTATOR } from './views.ts';
import { notOwed, offeredAs, whyNot } from './why-not.ts';

/** Receives events with the sides that may see them (`null`: everyone). */
export type Listener = (event: GameEvent, only: readonly Side[] | null) => void;

const NOBODY: Listener = () => {};
const RUNAWAY = 100_000;

const FIRST_DIE: RollMeaning = { die: 'first' };
const SECOND_DIE: RollMeaning = { die: 'second' };

/** What `answer` says: done, or refused with the reason. */
export type Answered =
  | { readonly done: true; readonly choice: Choice }
  | { readonly done: false; readonly refusal: Refusal };

const books = new WeakMap<object, Map<string, AnyDefinition<never, never>>>();

function bookOf<S extends GameState, B>(rules: Rules<S, B>): Map<string, AnyDefinition<S, B>> {
  let book: Map<string, AnyDefinition<S, B>> | undefined = books.get(rules);
  if (!book) {
    book = new Map();
    for (const entry of rules.book) {
      if (book.has(entry.name)) throw new Error(`${rules.id}: two steps named ${entry.name}`);
      book.set(entry.name, entry);
    }
    books.set(rules, book);
  }
  return book;
}

/**
 * A state in motion: runs the agenda until somebody owes a decision, lists the legal choices,
 * and takes one. It changes its state in place; copy it (`fork`) to look ahead.
 */
export class Play<S extends GameState, B> implements Flow<S, B> {
  readonly rules: Rules<S, B>;
  readonly box: B;
  state: S;
  readonly dice: Dice;
  private readonly listener: Listener;
  /** Whether a die was rolled or something hidden was seen since this was last cleared. */
  barrier = false;
  /** Answers since the last one given that nobody was asked for: the only ones, or left as standing orders. */
  readonly selfPlayed: { readonly side: Side; readonly choice: Choice }[] = [];

  private readonly book: Map<string, AnyDefinition<S, B>>;
  private readonly pending: Step[] = [];
  private readonly listed: (Choice[] | undefined)[] = [];
  private lane = -1;
  private parts = 0;

  constructor(rules: Rules<S, B>, box: B, state: S, dice: Dice, listener: Listener = NOBODY) {
    this.rules = rules;
    this.box = box;
    this.state = state;
    this.dice = dice;
    this.listener = listener;
    this.book = bookOf(rules);
  }

  get core(): Core {
    return this.state.core;
  }

  get outcome(): Outcome | null {
    return this.state.core.outcome;
  }

  /** A copy that shares nothing with this one. */
  fork(dice: Dice = this.dice, listener: Listener = NOBODY): Play<S, B> {
    return new Play(this.rules, this.box, this.rules.clone(this.state), dice, listener);
  }

  /** Decisions that wait for an answer. Empty only when the match is over. */
  get owed(): readonly Owed[] {
    return this.state.core.owed;
  }

  /** Tells one simultaneous part from the next; `null` while the sides do not decide at once. */
  get simultaneousPart(): number | null {
    return this.state.core.lanes.length > 0 ? this.parts : null;
  }

  owedBy(side: Side): Owed | undefined {
    for (const owed of this.state.core.owed) if (owed.side === side) return owed;
    return undefined;
  }

  decisionOf(owed: Owed): DecisionDefinition<S, B> {
    const entry = this.book.get(owed.step.step);
    if (entry?.kind !== 'decision') throw new Error(`${owed.step.step} is not a decision`);
    return entry;
  }

  ruleOf(owed: Owed): string {
    return this.decisionOf(owed).rule(this, owed.step);
  }

  /** The legal choices of a decision that is owed. */
  choices(owed: Owed): readonly Choice[] {
    const index = this.state.core.owed.indexOf(owed);
    let choices = this.listed[index];
    if (!choices) {
      choices = this.decisionOf(owed).choices(this, owed.step);
      if (choices.length === 0) {
        throw new Error(`${this.rules.id}: the decision ${owed.step.step} offers no choice`);
      }
      this.listed[index] = choices;
    }
    return choices;
  }

  /** The legal choice that a tried one names, itself or by an equal thing; none if it is not legal. */
  offered(owed: Owed, tried: Choice): Choice | undefined {
    return offeredAs(this.decisionOf(owed), this, owed.step, tried, this.choices(owed));
  }

  /** Begins again from a state that was put in place of the old one. */
  restart(): void {
    this.listed.length = 0;
    this.advance();
  }

  /** Runs the agenda until a decision is owed or the match is over. */
  advance(): void {
    for (let guard = 0; guard < RUNAWAY; guard++) {
      const { core } = this.state;
      if (core.outcome) return;
      if (core.lanes.length > 0) {
        if (this.advanceLanes(core)) continue;
        return;
      }
      if (core.owed.length > 0) return;
      const step = core.agenda.pop();
      if (!step) throw new Error(`${this.rules.id}: the agenda ran dry`);
      this.run(step, -1);
    }
    throw new Error(`${this.rules.id}: the agenda runs in circles`);
  }

  /** Takes every lane to its next decision; true when all lanes are through. */
  private advanceLanes(core: Core): boolean {
    for (let i = 0; i < core.lanes.length; i++) {
      while (!core.owed.some((owed) => owed.lane === i)) {
        const step = core.lanes[i]?.agenda.pop();
        if (!step) break;
        this.run(step, i);
        if (core.outcome) return true;
      }
    }
    if (core.owed.length > 0) return false;
    core.lanes = [];
    return true;
  }

  private run(step: Step, lane: number): void {
    const entry = this.book.get(step.step);
    if (!entry) throw new Error(`${this.rules.id}: no step is named ${step.step}`);
    if (entry.kind === 'step') {
      this.lane = lane;
      entry.run(this as Flow<S, B>, step);
      this.settle(lane);
      return;
    }
    const side = entry.side(this, step);
    const answer = this.standingAnswer(entry, side, step);
    if (answer) {
      // An answer left beforehand is still that side's answer: nobody else takes a deed back past
      // it. In a lane it only follows the same side's own deeds.
      if (lane < 0) this.barrier = true;
      this.unasked(side, answer);
      this.lane = lane;
      entry.take(this as Flow<S, B>, step, answer);
      this.settle(lane);
      return;
    }
    this.listed.length = 0;
    const { owed } = this.state.core;
    // In the order of the lanes: who answered first must not show in the state.
    let at = owed.length;
    while (at > 0 && (owed[at - 1] as Owed).lane > lane) at--;
    if (at === owed.length) owed.push({ side, step, lane });
    else owed.splice(at, 0, { side, step, lane });
  }

  /** What the side's standing orders answer here, if they do and it is legal. */
  private standingAnswer(
    decision: DecisionDefinition<S, B>,
    side: Side,
    step: Step,
  ): Choice | undefined {
    const orders = this.state.core.standing[side];
    if (orders === undefined || orders.length === 0) return undefined;
    const answer = decision.standing(this, step, orders);
    if (!answer) return undefined;
    return offeredAs(decision, this, step, answer, decision.choices(this, step));
  }

  /** New standing orders may answer what is being asked just now; says whether they did. */
  reconsider(side: Side): boolean {
    const owed = this.owedBy(side);
    const answer = owed && this.standingAnswer(this.decisionOf(owed), side, owed.step);
    if (!owed || !answer) return false;
    this.take(owed, answer);
    return true;
  }

  /** Moves the steps a handler named onto its agenda, first named on top. */
  private settle(lane: number): void {
    const { pending, state } = this;
    const { core } = state;
    if (core.outcome) {
      pending.length = 0;
      core.agenda = [];
      core.lanes = [];
      core.owed = [];
      return;
    }
    if (pending.length === 0) return;
    // A lane may be over already if the handler ended the simultaneous part; then the steps go on the main agenda.
    const agenda = (lane >= 0 ? core.lanes[lane]?.agenda : undefined) ?? core.agenda;
    for (let i = pending.length - 1; i >= 0; i--) agenda.push(pending[i] as Step);
    pending.length = 0;
  }

  /** Ends the match otherwise than by its rules; nobody goes back past it. */
  conclude(outcome: Outcome): void {
    this.state.core.outcome = outcome;
    this.settle(-1);
    this.listed.length = 0;
    this.barrier = true;
  }

  /** Answers an owed decision. Anything that was not offered is refused and changes nothing. */
  answer(side: Side, choice: Choice): Answered {
    const owed = this.owedBy(side);
    if (!owed) return { done: false, refusal: notOwed(this, side) };
    const decision = this.decisionOf(owed);
    const legal = offeredAs(decision, this, owed.step, choice, this.choices(owed));
    if (!legal) return { done: false, refusal: this.whyNot(side, choice) };
    this.carryOut(decision, owed, legal);
    return { done: true, choice: legal };
  }

  /** The unchecked half of `answer`, for a choice that was just listed (random play, search). */
  take(owed: Owed, legal: Choice): void {
    this.carryOut(this.decisionOf(owed), owed, legal);
  }

  private carryOut(decision: DecisionDefinition<S, B>, owed: Owed, legal: Choice): void {
    const { core } = this.state;
    if (core.owed.length === 1) core.owed.pop();
    else core.owed.splice(core.owed.indexOf(owed), 1);
    this.listed.length = 0;
    if (this.selfPlayed.length > 0) this.selfPlayed.length = 0;
    this.lane = owed.lane;
    decision.take(this as Flow<S, B>, owed.step, legal);
    this.settle(owed.lane);
    this.advance();
  }

  /** Why this choice is not on offer. Only meaningful for a choice that is not. */
  whyNot(side: Side, choice: Choice): Refusal {
    return whyNot(this, side, choice);
  }

  // Flow: what handlers may do.

  next(step: string, args?: object): void {
    // A handler may hand on its own arguments whole; the name of the new step wins.
    this.pending.push(args ? { ...args, step } : { step });
  }

  private get agendaNow(): Step[] {
    return (
      (this.lane >= 0 ? this.state.core.lanes[this.lane]?.agenda : undefined) ??
      this.state.core.agenda
    );
  }

  skip(...steps: string[]): void {
    const agenda = this.agendaNow;
    for (const name of steps) {
      const at = agenda.findLastIndex((entry) => entry.step === name);
      if (at >= 0) agenda.splice(at, 1);
    }
  }

  skipTo(step: string): void {
    const agenda = this.agendaNow;
    const at = agenda.findLastIndex((entry) => entry.step === step);
    if (at < 0) throw new Error(`${this.rules.id}: no pending step is named ${step}`);
    agenda.length = at + 1;
  }

  private cast(key: string, sides: number, lowest: number, meaning?: RollMeaning): number {
    this.barrier = true;
    const { core } = this.state;
    const name = hashText(key);
    let again = 0;
    for (const used of core.used) if (used === name) again++;
    core.used.push(name);
    return this.dice.draw(key, core.epoch, again, sides, lowest, meaning);
  }

  roll(key: string, sides = 6): number {
    return this.cast(key, sides, 1);
  }

  roll2(key: string): readonly [number, number] {
    return [this.cast(key, 6, 1, FIRST_DIE), this.cast(key, 6, 1, SECOND_DIE)];
  }

  draw(key: string, below: number, drawn?: (n: number) => string): number {
    return this.cast(key, below, 0, drawn && { drawn });
  }

  shuffle<T>(key: string, items: T[], idOf?: (item: T) => string): T[] {
    const meaning = idOf && { drawn: (n: number) => idOf(items[n] as T) };
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.cast(key, i + 1, 0, meaning);
      const swapped = items[i] as T;
      items[i] = items[j] as T;
      items[j] = swapped;
    }
    return items;
  }

  epoch(number: number): void {
    this.state.core.epoch = number;
    this.state.core.used.length = 0;
  }

  tell(event: GameEvent): void {
    this.listener(event, null);
  }

  tellOnly(side: Side, event: GameEvent, others?: GameEvent): void {
    this.listener(event, [side]);
    if (others)
      this.listener(others, this.rules.sides.filter((other) => other !== side).concat(SPECTATOR));
  }

  reveal(): void {
    this.barrier = true;
  }

  unasked(side: Side, choice: Choice): void {
    this.selfPlayed.push({ side, choice });
  }

  together(
    lanes: readonly { readonly side: Side; readonly steps: readonly { readonly step: string }[] }[],
  ): void {
    if (this.state.core.lanes.length > 0) throw new Error('simultaneous decisions do not nest');
    this.parts++;
    this.state.core.lanes = lanes.map(({ side, steps }) => ({
      side,
      agenda: [...steps].reverse(),
    }));
    // What the handler names besides the lanes waits until they are through.
    this.lane = -1;
  }

  finish(outcome: Outcome): void {
    this.state.core.outcome = outcome;
  }
}
