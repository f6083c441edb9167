import { CHOICE_FIELDS, type Choice } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { Owed, Problem } from '../../kernel/game.ts';
import type { CaseDeed, CaseFile, Question, Until } from './case-file.ts';
import type { Moment } from './moment.ts';

/** Nobody waits for more answers than any match has. */
const ENDLESS = 100_000;

/** A deed that `until` took: it was the only one, or the case said to answer so. */
export interface Passed extends CaseDeed {
  readonly because: 'only' | 'answering';
}

export interface Gone {
  /** Why it went no farther; `null` if it got there. */
  readonly short: 'decision' | 'over' | 'missed' | 'endless' | null;
  /** The decision of a person that stands in the way. */
  readonly owed?: Owed;
}

/** Goes on to the moment asked for, past what needs no decision; `pass` takes each such answer. */
export function goOn(
  { game, match }: Moment,
  until: Until,
  answering: readonly Choice[],
  pass: (deed: Passed) => void,
): Gone {
  const began = game.rules.clock(match.state);
  for (let passed = 0; passed < ENDLESS; passed++) {
    if (isReached({ game, match }, until, began)) return { short: null };
    if (match.outcome) return { short: 'over' };
    if ('turn' in until && until.turn !== undefined) {
      if (game.rules.clock(match.state).turn > until.turn) return { short: 'missed' };
    }
    const next = nextAnswer(match, answering);
    if (!next) {
      const [owed] = match.owed;
      return { short: 'decision', ...(owed && { owed }) };
    }
    pass(next);
  }
  return { short: 'endless' };
}

function isReached(
  { game, match }: Pick<Moment, 'game' | 'match'>,
  until: Until,
  began: { readonly turn: number; readonly phase: string },
): boolean {
  const now = game.rules.clock(match.state);
  if ('end' in until) {
    if (until.end === 'match' || match.outcome) return match.outcome !== null;
    return now.turn !== began.turn || (until.end === 'phase' && now.phase !== began.phase);
  }
  const { side, decision, phase, turn } = until;
  if (match.outcome) return false;
  if (phase !== undefined && now.phase !== phase) return false;
  if (turn !== undefined && now.turn !== turn) return false;
  if (side === undefined && decision === undefined) return true;
  return match.owed.some(
    (owed) =>
      (side === undefined || owed.side === side) &&
      // What leaves no choice is no decision, unless it is asked for by name.
      (decision === undefined ? match.choices(owed.side).length > 1 : owed.step.step === decision),
  );
}

function nextAnswer(match: Moment['match'], answering: readonly Choice[]): Passed | null {
  for (const owed of match.owed) {
    const choices = match.choices(owed.side);
    const [only] = choices;
    if (choices.length === 1 && only) return { side: owed.side, choice: only, because: 'only' };
    for (const pattern of answering) {
      const choice = choices.find((offered) => fits(pattern, offered));
      if (choice) return { side: owed.side, choice, because: 'answering' };
    }
  }
  return null;
}

/** A choice fits if it is the same in all that the pattern says. */
export const fits = (pattern: Choice, choice: Choice): boolean =>
  CHOICE_FIELDS.every((field) => pattern[field] === undefined || pattern[field] === choice[field]);

/** Names in a case that this game does not have. */
export function checkNames(game: AnyGame, { play, ask }: CaseFile): Problem[] {
  const { rules, texts } = game;
  const decisions = rules.book.flatMap((entry) => (entry.kind === 'decision' ? [entry] : []));
  const known = {
    side: rules.sides,
    decision: decisions.map(({ name }) => name),
    phase: Object.keys(texts.en.messages)
      .filter((key) => /^phase\.\w+$/.test(key))
      .map((key) => key.slice('phase.'.length)),
    deed: [...new Set(decisions.flatMap(({ verbs }) => verbs))],
  };
  const problems: Problem[] = [];
  const check = (kind: keyof typeof known, name: string | null | undefined, at: string): void => {
    if (name == null || known[kind].includes(name)) return;
    problems.push({
      at,
      problem: `no ${kind} is named "${name}"; there is: ${known[kind].join(', ')}`,
    });
  };
  const checkQuestion = (question: Question, at: string): void => {
    if (question.kind === 'view') check('side', question.side, `${at}.view`);
    if (question.kind === 'choices') check('side', question.side, `${at}.choices`);
  };
  for (const [i, item] of play.entries()) {
    if (item.kind === 'ask')
      for (const [j, question] of item.questions.entries())
        checkQuestion(question, `play.${i}.ask.${j}`);
    if (item.kind !== 'until') continue;
    if (!('end' in item.until)) {
      check('side', item.until.side, `play.${i}.until.side`);
      check('decision', item.until.decision, `play.${i}.until.decision`);
      check('phase', item.until.phase, `play.${i}.until.phase`);
    }
    for (const [j, choice] of item.answering.entries())
      check('deed', choice.do, `play.${i}.answering.${j}`);
  }
  for (const [i, question] of ask.entries()) checkQuestion(question, `ask.${i}`);
  return problems;
}
