import { choiceKey, sameChoice } from '../../kernel/choice.ts';
import { ForcedFaceError, forcedDice, seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { type GameState, isProblems, type Problem } from '../../kernel/game.ts';
import { Match, type Told } from '../../kernel/match.ts';
import { POSITION_VERSION, readPosition, writePosition } from '../../kernel/position.ts';
import type { Speech } from '../../kernel/text.ts';
import { sayEnding, sayEvent, sayQuestion } from '../saying.ts';
import type { CaseDeed, CaseFile, Played, Question } from './case-file.ts';
import { CaseError, type Moment } from './moment.ts';
import { type Answered, answerTo, owedWords, type WhyNot, whyNot } from './questions.ts';
import { checkNames, goOn } from './until.ts';
import type { SettlingWords } from './words.ts';

/** Where `play` stopped, and why: a deed that is not legal, or a moment that was not reached. */
export interface Stopped extends WhyNot {
  readonly at: number;
  readonly kind: 'notLegal' | 'notReached';
}

/** Something of `play` that needs a word: passed by `until`, or written though it had played itself. */
export interface Note extends CaseDeed {
  readonly at: string;
  readonly key: string;
  readonly because: 'only' | 'answering' | 'alreadyPlayed';
}

/** Everything in the order in which it happened. */
export type Story = readonly (
  | {
      readonly kind: 'event';
      readonly told: Told;
      /** The entry of `play` that led to it; -1 for what came before the first. */
      readonly during: number;
    }
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'asked'; readonly asked: Answered }
)[];

/** Everything the referee has to say about a case, and in which order it came about. */
export function settle(game: AnyGame, said: CaseFile, speech: Speech, words: SettlingWords) {
  const names = checkNames(game, said);
  if (names.length > 0) throw wrong('', names);
  const settling = new Settling(game, said, speech, words);
  return { answer: settling.answer(), story: settling.story, ...settling.end };
}

export type Answer = ReturnType<typeof settle>['answer'];

/** Problems as one line: the first, and how many more there are. */
function wrong(what: string, problems: readonly Problem[]): CaseError {
  const [first] = problems;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  const place = [what, first?.at].filter(Boolean).join(': ');
  return new CaseError(`${place}: ${first?.problem ?? 'is wrong'}${more}`);
}

class Settling {
  readonly story: Story[number][] = [];
  private readonly said: CaseFile;
  private readonly words: SettlingWords;
  private readonly dice: ReturnType<typeof forcedDice>;
  private readonly moment: Moment;
  /** What was played by itself since the last deed and has not been written yet. */
  private selfPlayed: CaseDeed[] = [];
  private stopped: Stopped | null = null;
  /** Entries of the match's history whose events are in the story. */
  private heard = 0;
  /** The entry of `play` that is being played. */
  private during = -1;

  constructor(game: AnyGame, said: CaseFile, speech: Speech, words: SettlingWords) {
    this.said = said;
    this.words = words;
    this.dice = forcedDice(said.dice, seededDice(said.seed));
    const match = this.guarded('position', () => this.layOut(game));
    this.moment = { game, speech, match };
    this.hear(match.opening);
  }

  private layOut({ rules }: AnyGame): Match<GameState, unknown> {
    const frame = { heliograph: 'position', version: POSITION_VERSION, game: this.said.game };
    const laid = readPosition(rules, { ...frame, ...this.said.position });
    if (isProblems(laid)) throw wrong('position', laid);
    return new Match(rules, laid.setup, laid.box, laid.state, this.dice);
  }

  /** A position made by hand can be sound piece by piece and yet lead nowhere. */
  private guarded<T>(where: string, run: () => T): T {
    try {
      return run();
    } catch (error) {
      if (error instanceof CaseError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      if (error instanceof ForcedFaceError) throw new CaseError(`dice: ${why}`);
      throw new CaseError(`${where}: the rules cannot go on from here: ${why}`);
    }
  }

  answer() {
    const { game, match, speech } = this.moment;
    for (const [at, item] of this.said.play.entries()) {
      this.during = at;
      this.guarded(`play.${at}`, () => this.play(item, at));
      if (this.stopped) break;
    }
    for (const [i, question] of this.said.ask.entries()) this.ask(question, `ask.${i}`);
    const { story } = this;
    return {
      game: game.rules.id,
      scenario: match.setup.scenario,
      ...game.rules.clock(match.state),
      owed: this.guarded('play', () => match.owed.map((owed) => owedWords(match, owed, speech))),
      asked: story.flatMap((part) => (part.kind === 'asked' ? [part.asked] : [])),
      notes: story.flatMap((part) => (part.kind === 'note' ? [part.note] : [])),
      events: story.flatMap((part) =>
        part.kind === 'event' ? [eventWords(part.told, speech)] : [],
      ),
      dice: {
        rolled: this.dice.asked.map(({ key, sides, face, forced, drawn }) => ({
          key,
          sides,
          face,
          forced,
          ...(drawn !== undefined && { drawn }),
        })),
        unused: this.dice.left.map((forced) => ({ ...forced })),
      },
      ...(this.stopped && { stopped: this.stopped }),
      outcome: match.outcome && { ...match.outcome, words: sayEnding(speech, match.outcome) },
      position: writePosition(game.rules, match.setup, match.state),
      hash: match.hash,
    };
  }

  /** Where it ended, and every die on the way. */
  get end() {
    return { match: this.moment.match, rolled: this.dice.asked };
  }

  /** Takes up what happened since, and what played itself. */
  private hear(told: readonly Told[]): void {
    for (const each of told) this.story.push({ kind: 'event', told: each, during: this.during });
    this.selfPlayed.push(...this.moment.match.takeSelfPlayed());
  }

  private hearNews(): void {
    const { history } = this.moment.match;
    this.hear(history.slice(this.heard).flatMap((entry) => entry.told));
    this.heard = history.length;
  }

  private ask(question: Question, at: string): void {
    const { turn, phase } = this.moment.game.rules.clock(this.moment.match.state);
    const answer = this.guarded(at, () => answerTo(this.moment, question, at));
    this.story.push({ kind: 'asked', asked: { at, turn, phase, ...answer } });
  }

  private play(item: Played, at: number): void {
    const { match, speech } = this.moment;
    switch (item.kind) {
      case 'ask':
        for (const [i, question] of item.questions.entries())
          this.ask(question, `play.${at}.ask.${i}`);
        return;
      case 'until':
        this.goOn(item, at);
        return;
      case 'standing': {
        const tried = match.order(item.side, item.standing);
        if (isProblems(tried)) throw wrong(`play.${at}`, tried);
        this.hearNews();
        return;
      }
      case 'deed': {
        const tried = match.choose(item.side, item.choice);
        if (tried.done) {
          this.selfPlayed = [];
          this.hearNews();
        } else if (!this.wasPlayed(item, at))
          this.stopped = { at, kind: 'notLegal', ...whyNot(tried.refusal, speech) };
      }
    }
  }

  /** Whether this had no alternative and is done already; then writing it down does no harm. */
  private wasPlayed({ side, choice }: CaseDeed, at: number): boolean {
    const index = this.selfPlayed.findIndex(
      (deed) => deed.side === side && sameChoice(deed.choice, choice),
    );
    if (index < 0) return false;
    this.selfPlayed.splice(index, 1);
    this.note({ side, choice }, at, 'alreadyPlayed');
    return true;
  }

  private note({ side, choice }: CaseDeed, at: number, because: Note['because']): void {
    const note = { at: `play.${at}`, side, choice, key: choiceKey(choice), because };
    this.story.push({ kind: 'note', note });
  }

  private goOn({ until, answering }: Extract<Played, { kind: 'until' }>, at: number): void {
    const { match, speech } = this.moment;
    const { short, owed } = goOn(this.moment, until, answering, ({ side, choice, because }) => {
      this.note({ side, choice }, at, because);
      const tried = match.choose(side, choice);
      if (!tried.done) throw new Error(`what was offered is refused: ${tried.refusal.reason}`);
      // Whoever knows what comes by itself may write it all the same.
      if (because === 'only') this.selfPlayed.push({ side, choice });
      this.hearNews();
    });
    if (short === null) return;
    this.stopped = {
      at,
      kind: 'notReached',
      rule: owed ? match.ruleOf(owed) : null,
      reason: short,
      words: owed
        ? this.words.mustDecide(owed.side, owed.step.step, sayQuestion(speech, owed))
        : this.words.neverComes(short),
      ruleText: null,
    };
  }
}

export const eventWords = ({ event, only }: Told, speech: Speech) => ({
  ...event,
  only,
  words: sayEvent(speech, event),
});
