import type { Choice } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { GameEvent, Owed, Problem, Refusal, Side } from '../../kernel/game.ts';
import type { Words } from '../../kernel/lesson.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { Counsel } from '../protocol.ts';
import { fits } from '../referee/until.ts';
import { Table } from '../table.ts';
import { holds } from './conditions.ts';
import { isRead, type Lesson, type Step } from './lesson.ts';
import { lessonMatch } from './open-lesson.ts';

/** No lesson answers more by itself between two choices of the learner. */
const ENDLESS = 2000;

/** Where a lesson stands when it waits for the learner: there one can go back to. */
interface Mark {
  readonly deeds: number;
  readonly step: number;
  /** Which of the step's answers were given, and all that was chosen in it. */
  readonly made: readonly number[];
  readonly chosen: readonly Choice[];
  /** How much the learner had been told when the step began. */
  readonly told: number;
}

/** A legal choice that the lesson did not mean, and what it says to it; `null`: nothing of its own. */
export interface Wrong {
  readonly choice: Choice;
  readonly say: Words | null;
}

/**
 * A lesson that is being played: the real rules at a real table, with the dice and the other side
 * set beforehand. Whatever happened, the learner can go back.
 */
export class LessonPlay {
  readonly lesson: Lesson;
  private readonly game: AnyGame;
  private readonly file: MatchFile;
  private now: Mark;
  private marks: Mark[] = [];
  table: Table;
  wrong: Wrong | null = null;
  /** How often the learner went wrong in this step. */
  misses = 0;
  /** Who must decide what the lesson does not say: its author's slip. */
  stuck: Owed | null = null;

  private constructor(game: AnyGame, lesson: Lesson, file: MatchFile, table: Table) {
    this.game = game;
    this.lesson = lesson;
    this.file = file;
    this.table = table;
    this.now = { deeds: 0, step: 0, made: [], chosen: [], told: table.tale.length(lesson.side) };
    this.goOn();
  }

  static open(game: AnyGame, lesson: Lesson): LessonPlay | readonly Problem[] {
    const file = lessonMatch(game, lesson);
    if (!('dice' in file)) return file;
    const table = Table.open(game, file);
    return table instanceof Table ? new LessonPlay(game, lesson, file, table) : table.problems;
  }

  // ------------------------------------------------------------------ where it stands

  get side(): Side {
    return this.lesson.side;
  }

  /** The number of the step; after the last one the lesson is over. */
  get at(): number {
    return this.now.step;
  }

  get step(): Step | null {
    return this.lesson.steps[this.now.step] ?? null;
  }

  /** The learner's next word is not a choice: to go on, or to go back. */
  get waits(): 'read' | 'wrong' | 'over' | null {
    if (this.wrong) return 'wrong';
    if (!this.step) return 'over';
    return isRead(this.step) ? 'read' : null;
  }

  /** The right answer that is on offer now. */
  get answer(): Choice | null {
    if (this.waits) return null;
    const offered = this.table.choices(this.side);
    for (const { pattern } of this.wanted()) {
      const found = offered.find((choice) => fits(pattern, choice));
      if (found) return found;
    }
    return null;
  }

  /** The right answer as a machine would put it: its odds, and nothing to set beside it. */
  get counsel(): Counsel | null {
    const { answer: choice, table, side } = this;
    const owed = table.owedBy(side);
    if (!choice || !owed) return null;
    const weighed = table.questions.consider(side, choice);
    const rule = weighed.odds?.rule ?? table.ruleOf(owed);
    return {
      choice,
      ...weighed,
      expects: null,
      level: 'lesson',
      rule,
      now: null,
      worlds: 0,
      others: [],
    };
  }

  /** Whether the step asks for this now. */
  isMeant(choice: Choice): boolean {
    return this.wanted().some(({ pattern }) => fits(pattern, choice));
  }

  /** What the learner was told in this step. */
  get told(): readonly GameEvent[] {
    const { now, table, side } = this;
    return table.tale.scenes(side, now.told, false).map(({ event }) => event);
  }

  get canGoBack(): boolean {
    return this.wrong !== null || this.marks.length > 1;
  }

  /** The answers of the step that are still to be given; one after the other, or any. */
  private wanted(): readonly { readonly pattern: Choice; readonly index: number }[] {
    const { step, now } = this;
    if (!step) return [];
    const left = step.play
      .map((pattern, index) => ({ pattern, index }))
      .filter(({ index }) => !now.made.includes(index));
    return step.anyOrder || step.free ? left : left.slice(0, 1);
  }

  // ------------------------------------------------------------------ the learner's words

  /** The learner chooses; says why it is not legal. */
  choose(choice: Choice): Refusal | null {
    const named = this.waits ? undefined : this.table.offered(this.side, choice);
    const refusal = this.table.choose(this.side, choice);
    if (refusal) return refusal;
    this.judge(named ?? choice);
    return null;
  }

  private judge(choice: Choice): void {
    const { step, now } = this;
    if (!step) return;
    const right = this.wanted().find(({ pattern }) => fits(pattern, choice));
    const wrong = right ? undefined : step.wrong.find((one) => fits(one.choice, choice));
    if (!right && (wrong || !step.free)) {
      this.wrong = { choice, say: wrong?.say ?? step.otherwise };
      this.misses += 1;
      return;
    }
    const made = right ? [...now.made, right.index] : now.made;
    this.now = { ...now, made, chosen: [...now.chosen, choice] };
    this.goOn();
  }

  /** What was to be read was read. */
  read(): void {
    if (this.waits !== 'read') return;
    this.nextStep();
    this.goOn();
  }

  /** Takes the wrong choice back, or else the last right one, whatever dice fell. */
  back(): void {
    if (!this.canGoBack) return;
    if (!this.wrong) this.marks.pop();
    this.returnTo(this.marks.at(-1));
  }

  /** To the beginning of the step. */
  restartStep(): void {
    const { step } = this.now;
    while (this.marks.length > 1 && this.marks.at(-2)?.step === step) this.marks.pop();
    this.returnTo(this.marks.at(-1));
  }

  private returnTo(mark: Mark | undefined): void {
    if (!mark) return;
    const deeds = this.table.file().deeds.slice(0, mark.deeds);
    const table = Table.open(this.game, { ...this.file, deeds });
    if (!(table instanceof Table)) throw new Error(`a lesson cannot go back: ${this.lesson.id}`);
    this.table = table;
    if (mark.step !== this.now.step) this.misses = 0;
    this.now = mark;
    this.wrong = null;
    this.stuck = null;
  }

  // ------------------------------------------------------------------ what happens by itself

  private nextStep(): void {
    const { now, table, side } = this;
    const told = table.tale.length(side);
    this.now = { deeds: table.deeds, step: now.step + 1, made: [], chosen: [], told };
    this.misses = 0;
  }

  /** Steps that are done give way to the next; others answer as they are told. */
  private goOn(): void {
    for (let answers = 0; answers < ENDLESS; answers++) {
      while (this.isDone()) this.nextStep();
      if (this.waits || !this.answerOne()) break;
    }
    this.now = { ...this.now, deeds: this.table.deeds };
    this.marks.push(this.now);
  }

  private isDone(): boolean {
    const { step, now } = this;
    if (!step || isRead(step)) return false;
    if (!step.done) return now.made.length === step.play.length;
    if (now.chosen.length === 0) return false;
    const { chosen } = now;
    return holds(step.done, { chosen, told: this.told, position: this.table.words });
  }

  /** One answer that is not the learner's to give; false: it is the learner's turn. */
  private answerOne(): boolean {
    const { table, side, lesson, step } = this;
    this.stuck = null;
    if (table.outcome || this.answer) return false;
    for (const owed of table.owed) {
      const choices = table.choices(owed.side);
      const [only] = choices;
      const scripted = [...(step?.answering ?? []), ...lesson.answering]
        .flatMap((pattern) => choices.filter((choice) => fits(pattern, choice)).slice(0, 1))
        .at(0);
      const answer = scripted ?? (choices.length === 1 ? only : undefined);
      if (answer) {
        table.choose(owed.side, answer);
        return true;
      }
      if (owed.side !== side || !step?.free) this.stuck ??= owed;
    }
    return false;
  }
}
