import type { ForcedRoll } from '../../kernel/dice.ts';
import type { Told } from '../../kernel/match.ts';
import type { Speech } from '../../kernel/text.ts';
import type { Answered, WhyNot } from '../../table/referee/questions.ts';
import type { Answer, Note, Story } from '../../table/referee/settle.ts';
import type { Words } from '../../table/referee/words.ts';
import { sayEvent } from '../../table/saying.ts';
import { type Io, line } from '../io.ts';

/** The answer for people: the story, the dice, what is owed, and what was asked last. */
export function report(
  io: Io,
  { answer, story }: { answer: Answer; story: Story },
  speech: Speech,
  words: Words,
): void {
  tellStory(io, story, speech, words);
  section(io, words.dice, [
    ...rolledLines(answer.dice.rolled, words),
    ...answer.dice.unused.map((roll) => `${words.notUsed}: ${forcedWords(roll)}`),
  ]);
  for (const { side, decision, rule, question, choices } of answer.owed) {
    section(
      io,
      words.owes(side, decision, rule, question),
      choices.map(({ key, words: said }) => `${key}: ${said}`),
    );
  }
  if (answer.outcome) section(io, words.over, [answer.outcome.words]);
  questions(
    io,
    answer.asked.filter(({ at }) => isLast(at)),
    words,
  );
  line(io, words.state(answer.hash));
}

/** Those of `ask`, not of `play`: about the end, so they stand at the end. */
const isLast = (at: string): boolean => at.startsWith('ask.');

export const cited = ({ rule }: Pick<WhyNot, 'rule'>): string => (rule ? ` (${rule})` : '');

function section(io: Io, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  line(io, heading);
  for (const text of lines) line(io, `  ${text}`);
  line(io);
}

/** What happened, with the questions where they were asked. */
function tellStory(io: Io, story: Story, speech: Speech, words: Words): void {
  let lines: string[] = [];
  let asked: Answered[] = [];
  const flush = (): void => {
    section(io, words.happened, lines);
    questions(io, asked, words);
    lines = [];
    asked = [];
  };
  for (const part of story) {
    if (part.kind === 'asked') {
      if (!isLast(part.asked.at)) asked.push(part.asked);
      continue;
    }
    if (asked.length > 0) flush();
    lines.push(
      part.kind === 'note' ? noteWords(part.note, words) : toldWords(part.told, speech, words),
    );
  }
  flush();
}

function toldWords({ event, only }: Told, speech: Speech, words: Words): string {
  const rule = event.rule ? ` (${event.rule})` : '';
  return `${sayEvent(speech, event)}${rule}${only ? ` [${words.learns(only)}]` : ''}`;
}

const noteWords = ({ side, key, because }: Note, words: Words): string => {
  const why = {
    only: words.onlyChoice,
    answering: words.asTheCaseSays,
    alreadyPlayed: words.alreadyPlayed,
  };
  return `> ${side}: ${key} (${why[because]})`;
};

function questions(io: Io, asked: readonly Answered[], words: Words): void {
  const [first] = asked;
  if (first)
    section(
      io,
      words.asked(first.turn, first.phase),
      asked.flatMap((one) => answerLines(one, words)),
    );
}

function answerLines(asked: Answered, words: Words): string[] {
  const inner = (lines: readonly string[]): string[] => lines.map((text) => `  ${text}`);
  switch (asked.question) {
    case 'view':
      return [words.mayKnow(asked.side), ...inner(asked.words)];
    case 'choices':
      return asked.owed
        ? [
            `${words.mayDo(asked.side)} (${asked.owed.rule}): ${asked.owed.question}`,
            ...inner(asked.owed.choices.map(({ key, words: said }) => `${key}: ${said}`)),
          ]
        : [words.owesNothing(asked.side)];
    case 'position':
      return [`${asked.path || 'position'}: ${JSON.stringify(asked.value)}`];
    default: {
      const deed = `${asked.side}: ${asked.key}`;
      if ('words' in asked)
        return [
          `${deed}: ${words.notLegal}: ${asked.words}${cited(asked)}`,
          ...(asked.ruleText ? inner([`${asked.rule}: ${asked.ruleText}`]) : []),
        ];
      const odds = asked.odds?.words ?? (asked.question === 'odds' ? [words.noDice] : []);
      return [`${deed}: ${words.legal}${cited(asked)}`, ...inner(odds)];
    }
  }
}

const forcedWords = (roll: ForcedRoll): string => {
  const shows = 'face' in roll ? roll.face : 'total' in roll ? roll.total : roll.draw;
  return `${shows}${roll.for === undefined ? '' : ` (${roll.for})`}`;
};

/** Rolls of one name that follow each other (a shuffle) share a line. */
function rolledLines(rolled: Answer['dice']['rolled'], words: Words): string[] {
  const lines: string[] = [];
  let last = '';
  for (const { key, face, forced, drawn } of rolled) {
    const name = `${key}${forced ? '' : ` (${words.notForced})`}`;
    const shows = drawn ?? face;
    if (name === last) lines.push(`${lines.pop() ?? ''} ${shows}`);
    else lines.push(`${name}: ${shows}`);
    last = name;
  }
  return lines;
}
