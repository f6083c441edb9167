import { type Choice, choiceKey, readChoiceText } from '../choice.ts';
import { type Dice, type ForcedRoll, forcedDice, seededDice } from '../dice.ts';
import {
  type GameEvent,
  type GameState,
  isProblems,
  type Outcome,
  type Refusal,
  type Rules,
  type Side,
} from '../game.ts';
import type { JsonObject } from '../json.ts';
import { mayKnow, type Told } from '../match.ts';
import { Play } from '../play.ts';
import { readPosition } from '../position.ts';
import { viewOf } from '../views.ts';

/** A position in words and what the dice shall show, as a test writes it. */
export interface TestCase {
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly pack?: JsonObject;
  /** What differs from the scenario, as in a position. */
  readonly differs?: JsonObject;
  /**
   * Faces in order (`5`), or for the rolls whose name contains a text: `...die('siege', 5)`, or all
   * of them so, `{ siege: [5], 'loss/': [1, 6] }`.
   */
  readonly dice?: readonly (number | ForcedRoll)[] | Readonly<Record<string, readonly number[]>>;
  /** Chance for everything that is not forced. */
  readonly seed?: string;
}

/** These faces for the rolls whose name contains a text, in this order. */
export const die = (name: string, ...faces: number[]): ForcedRoll[] =>
  faces.map((face) => ({ face, for: name }));

const rollsOf = (dice: NonNullable<TestCase['dice']>): readonly (number | ForcedRoll)[] =>
  isList(dice) ? dice : Object.entries(dice).flatMap(([name, faces]) => die(name, ...faces));

const isList = <T>(value: readonly T[] | object): value is readonly T[] => Array.isArray(value);

/** Reads a case; an impossible position is the test's mistake. */
export const layCase = <S extends GameState, B>(rules: Rules<S, B>, given: TestCase): Play<S, B> =>
  layPosition(
    rules,
    {
      heliograph: 'position',
      version: 1,
      game: rules.id,
      ...(given.scenario && { scenario: given.scenario }),
      ...(given.options && { options: given.options }),
      ...(given.pack && { pack: given.pack }),
      differs: given.differs ?? {},
    },
    forcedDice(rollsOf(given.dice ?? []), seededDice(given.seed ?? 'unforced')),
  );

/** Reads a whole position, as it stands in a file. */
export function layPosition<S extends GameState, B>(
  rules: Rules<S, B>,
  position: unknown,
  dice: Dice = seededDice('unforced'),
): Play<S, B> {
  const read = readPosition(rules, position);
  if (isProblems(read)) throw new Error(read.map((p) => `${p.at}: ${p.problem}`).join('\n'));
  return new Play(rules, read.box, read.state, dice);
}

/**
 * A referee's table for tests, the same for every game: a position on it, dice that show what they
 * are told, choices by their short text (`move dublins to=loop`). Games add what they alone have.
 */
export class TestTable<S extends GameState, B> {
  readonly play: Play<S, B>;
  /** Everything that was told, and to whom. */
  readonly told: Told[] = [];
  /** Choices that let a decision go by, in order of preference. */
  protected readonly passes: readonly string[] = ['pass', 'done', 'end', 'decline'];

  constructor(play: Play<S, B>) {
    this.play = play.fork(play.dice, (event, only) => this.told.push({ event, only }));
    this.play.advance();
  }

  get state(): S {
    return this.play.state;
  }

  get box(): B {
    return this.play.box;
  }

  get outcome(): Outcome | null {
    return this.play.outcome;
  }

  get ending(): string | undefined {
    return this.play.outcome?.ending;
  }

  get winner(): string | null | undefined {
    return this.play.outcome?.winner;
  }

  /** The whole state as a position says it. */
  get position(): JsonObject {
    return this.play.rules.write(this.state, this.box);
  }

  view(side: Side | null): S {
    return viewOf(this.play.rules, this.box, this.state, side);
  }

  // ------------------------------------------------------------------ what is asked

  /** The decisions that wait: `siege`, or `layCard, layCard`; `over` at the end. */
  get asked(): string {
    return this.play.owed.map((owed) => owed.step.step).join(', ') || 'over';
  }

  /** The same with the sides that owe them: `boers action`. */
  get owing(): string {
    const owing = this.play.owed.map((owed) => `${owed.side} ${owed.step.step}`);
    return owing.join(', ') || `over ${this.ending}`;
  }

  /** What the first decision is about. */
  get about(): JsonObject {
    return this.play.owed[0]?.step ?? {};
  }

  isAsked(decision: string): boolean {
    return this.play.owed.some((owed) => owed.step.step === decision);
  }

  /** Every choice on offer, as short texts. */
  get choices(): string[] {
    return this.play.owed.flatMap((owed) => this.play.choices(owed).map(choiceKey));
  }

  choicesOf(side: Side): string[] {
    const owed = this.play.owedBy(side);
    return owed ? this.play.choices(owed).map(choiceKey) : [];
  }

  can(text: string): boolean {
    return this.choices.includes(text);
  }

  // ------------------------------------------------------------------ what is done

  /** Makes these choices one after another, each for whoever is offered it. */
  do(...texts: string[]): this {
    for (const text of texts) {
      const owed = this.play.owed.find((one) => this.choicesOf(one.side).includes(text));
      if (!owed) {
        const offered = this.choices.join(' | ');
        throw new Error(`"${text}" is not offered (${this.owing}): ${offered}`);
      }
      this.by(owed.side, text);
    }
    return this;
  }

  /** The same for one side, where several are offered the same. */
  by(side: Side, ...texts: string[]): this {
    for (const text of texts) {
      const answered = this.play.answer(side, choiceOf(text));
      if (!answered.done) throw new Error(`"${text}" of ${side}: ${answered.refusal.reason}`);
    }
    return this;
  }

  /** Lets the decision at hand go by, or takes its first choice. */
  pass(): this {
    const { choices } = this;
    const verb = this.passes.find((pass) => choices.some((text) => text.split(' ')[0] === pass));
    const text = choices.find((one) => one.split(' ')[0] === verb) ?? choices[0];
    if (text === undefined) throw new Error('nobody is asked');
    return this.do(text);
  }

  /** Passes until this decision is asked, or the match is over. */
  until(decision: string): this {
    return this.passUntil(() => this.isAsked(decision), decision);
  }

  protected passUntil(reached: () => boolean, what: string): this {
    for (let i = 0; i < LONG_ENOUGH && !this.outcome; i++) {
      if (reached()) return this;
      this.pass();
    }
    if (this.outcome || reached()) return this;
    throw new Error(`${what} never came; asked: ${this.owing}`);
  }

  // ------------------------------------------------------------------ why not

  /** Why a choice is not offered, as `4.1k leavesRadius`; `allowed` if it is. */
  whyNot(deed: string | Choice, side = this.sideAsked): string {
    const choice = typeof deed === 'string' ? choiceOf(deed) : deed;
    if (this.choicesOf(side).includes(choiceKey(choice))) return 'allowed';
    const { rule, reason } = this.refusal(choice, side);
    return `${rule} ${reason}`;
  }

  /** The refusal of a choice that is not offered. */
  refusal(deed: string | Choice, side = this.sideAsked): Refusal {
    const choice = typeof deed === 'string' ? choiceOf(deed) : deed;
    if (this.choicesOf(side).includes(choiceKey(choice)))
      throw new Error(`"${choiceKey(choice)}" is allowed`);
    return this.play.whyNot(side, choice);
  }

  private get sideAsked(): Side {
    const [owed] = this.play.owed;
    if (!owed) throw new Error('nobody is asked');
    return owed.side;
  }

  // ------------------------------------------------------------------ what was told

  /** All events, or those of a type, whoever heard them. */
  events(type?: string): GameEvent[] {
    const events = this.told.map(({ event }) => event);
    return type === undefined ? events : events.filter((event) => event.type === type);
  }

  last(type: string): GameEvent {
    const event = this.events(type).at(-1);
    if (!event) throw new Error(`nothing told of type ${type}`);
    return event;
  }

  /** What one side heard; `null` is a spectator. */
  heard(side: Side | null, type?: string): GameEvent[] {
    const events = this.told.filter((told) => mayKnow(told, side)).map(({ event }) => event);
    return type === undefined ? events : events.filter((event) => event.type === type);
  }
}

/** After so many decisions passed something does not come any more. */
const LONG_ENOUGH = 400;

/** Reads a choice by its short text; what is none is the test's mistake. */
export function choiceOf(text: string): Choice {
  const choice = readChoiceText(text);
  if (!choice) throw new Error(`"${text}" is no choice`);
  return choice;
}
