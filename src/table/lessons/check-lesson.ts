import { type Choice, choiceKey } from '../../kernel/choice.ts';
import { forcedDice, seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Problem } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { readPosition } from '../../kernel/position.ts';
import { piecesOf } from '../editing/pieces.ts';
import { lookUp } from '../referee/questions.ts';
import { fits } from '../referee/until.ts';
import { pathsIn } from './conditions.ts';
import type { Condition, Lesson, Step } from './lesson.ts';
import { LessonPlay } from './lesson-play.ts';

/** So many other legal choices are tried at each decision, besides those the lesson speaks of. */
const OTHERS = 6;
/** No step asks for more choices. */
const LONG = 100;

/** Plays a lesson by its own instructions; whatever is not as it says, with the place. */
export function checkLesson(game: AnyGame, lesson: Lesson): readonly Problem[] {
  const names = checkNames(game, lesson);
  if (names.length > 0) return names;
  const play = LessonPlay.open(game, lesson);
  if (!(play instanceof LessonPlay)) return play;
  const things = unknownThings(game, play);
  if (things.length > 0) return things;
  const check = new Check(play);
  check.all();
  if (check.problems.length === 0) check.problems.push(...unusedDice(game, play));
  return check.problems;
}

class Check {
  readonly problems: Problem[] = [];
  private readonly play: LessonPlay;
  /** By step: which of its `wrong` were on offer. */
  private heard = new Set<Step['wrong'][number]>();

  constructor(play: LessonPlay) {
    this.play = play;
  }

  private say(at: string, problem: string): void {
    this.problems.push({ at, problem });
  }

  all(): void {
    const { play } = this;
    const { steps } = play.lesson;
    for (const [i, step] of steps.entries()) {
      if (this.problems.length > 0) return;
      if (play.at !== i) {
        this.say(`steps.${i}`, `is passed over: the step before it leads to step ${play.at}`);
        return;
      }
      if (play.waits === 'read') play.read();
      else this.playStep(step, i);
    }
    if (this.problems.length === 0 && play.waits !== 'over')
      this.say('steps', 'the last step does not end');
  }

  private playStep(step: Step, i: number): void {
    const { play } = this;
    for (const path of step.done ? pathsIn(step.done) : []) {
      const found = lookUp(play.table.words, path);
      if ('missing' in found) this.say(`steps.${i}.done`, found.missing);
    }
    for (let n = 0; play.at === i; n++) {
      const { answer } = play;
      const at = `steps.${i}.play.${n}`;
      if (!answer || n >= LONG) {
        this.say(at, this.whyNoAnswer(step, n));
        return;
      }
      this.tryOthers(step, at);
      if (this.problems.length > 0) return;
      play.choose(answer);
    }
    for (const [w, wrong] of step.wrong.entries()) {
      if (!this.heard.has(wrong))
        this.say(`steps.${i}.wrong.${w}.choice`, 'is never legal in this step');
    }
  }

  private whyNoAnswer(step: Step, n: number): string {
    const { table, stuck, side } = this.play;
    if (stuck && stuck.side !== side)
      return `${stuck.side} must decide ${stuck.step.step}, and "answering" does not say how: ${offered(table.choices(stuck.side))}`;
    const wanted = step.play[n];
    const said = wanted
      ? `"${choiceKey(wanted)}" is`
      : 'all of "play" is done, the step is not: it is';
    return `${said} not on offer (${table.owedBy(side)?.step.step ?? 'nothing is asked'}); there is: ${offered(table.choices(side))}`;
  }

  /** Every other legal choice is answered, and can be taken back. */
  private tryOthers(step: Step, at: string): void {
    const { play } = this;
    const before = JSON.stringify(play.table.words);
    const others = play.table.choices(play.side).filter((choice) => !play.isMeant(choice));
    const spoken = step.wrong.flatMap((wrong) => {
      const found = others.find((choice) => fits(wrong.choice, choice));
      return found ? [{ choice: found, wrong }] : [];
    });
    for (const { wrong } of spoken) this.heard.add(wrong);
    const rest = others.slice(0, OTHERS);
    for (const choice of [...spoken.map((one) => one.choice), ...rest]) {
      play.choose(choice);
      if (!step.free && !play.wrong) this.say(at, `${choiceKey(choice)} is taken for right`);
      if (play.wrong || play.canGoBack) play.back();
      if (JSON.stringify(play.table.words) !== before)
        this.say(at, `there is no way back from ${choiceKey(choice)}`);
      if (this.problems.length > 0) return;
    }
    for (const { choice, wrong } of spoken) {
      play.choose(choice);
      if (play.wrong?.say !== wrong.say)
        this.say(at, `${choiceKey(choice)} is answered by another of "wrong"`);
      play.back();
    }
  }
}

const offered = (choices: readonly Choice[]): string => choices.map(choiceKey).join(', ');

/** A die that was set and never fell: the lesson does not go as its author thinks. */
function unusedDice({ rules }: AnyGame, { table }: LessonPlay): readonly Problem[] {
  const { dice, start, setup, deeds } = table.file();
  if (dice.kind !== 'forced' || !start) return [];
  const laid = readPosition(rules, start);
  if (isProblems(laid)) return laid;
  const forced = forcedDice(dice.rolls, seededDice(dice.seed));
  const match = new Match(rules, setup, laid.box, laid.state, forced);
  for (const deed of deeds) match.perform(deed);
  return forced.left.map((roll) => ({
    at: 'dice',
    problem: `${JSON.stringify(roll)} never falls; these do: ${forced.asked.map(({ key }) => key).join(', ')}`,
  }));
}

/** What the map is to point at, and is not on it. */
function unknownThings({ rules, texts }: AnyGame, { table, lesson }: LessonPlay): Problem[] {
  const pieces = piecesOf(rules.outline(table.view(null), table.box));
  const known = new Set(pieces.flatMap(({ id, places }) => [id, ...places]));
  return lesson.steps.flatMap(({ show }, i) =>
    show.flatMap((id, n) =>
      known.has(id) || texts.en.names[id] !== undefined
        ? []
        : [{ at: `steps.${i}.show.${n}`, problem: `no piece or place is named "${id}"` }],
    ),
  );
}

/** Names that this game does not have. */
function checkNames({ rules, texts }: AnyGame, lesson: Lesson): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (at: string, problem: string) => problems.push({ at, problem });
  if (!rules.sides.includes(lesson.side))
    say('side', `no side is named "${lesson.side}"; there is: ${rules.sides.join(', ')}`);
  const deeds = new Set(
    rules.book.flatMap((entry) => (entry.kind === 'decision' ? entry.verbs : [])),
  );
  const deed = (choice: Choice, at: string) => {
    if (!deeds.has(choice.do))
      say(at, `no deed is named "${choice.do}"; there is: ${[...deeds].join(', ')}`);
  };
  const condition = (one: Condition, at: string): void => {
    if (one.kind === 'choice') deed(one.choice, `${at}.choice`);
    if (one.kind === 'event' && texts.en.messages[`event.${one.event}`] === undefined)
      say(`${at}.event`, `no event is named "${one.event}"`);
    if (one.kind === 'not') condition(one.of, `${at}.not`);
    if (one.kind === 'all' || one.kind === 'any')
      for (const [i, inner] of one.of.entries()) condition(inner, `${at}.${one.kind}.${i}`);
  };
  for (const [i, choice] of lesson.answering.entries()) deed(choice, `answering.${i}`);
  for (const [i, step] of lesson.steps.entries()) {
    const at = `steps.${i}`;
    for (const [n, choice] of step.play.entries()) deed(choice, `${at}.play.${n}`);
    for (const [n, one] of step.wrong.entries()) deed(one.choice, `${at}.wrong.${n}.choice`);
    for (const [n, one] of step.answering.entries()) deed(one, `${at}.answering.${n}`);
    if (step.done) condition(step.done, `${at}.done`);
  }
  return problems;
}
