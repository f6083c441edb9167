import { type Choice, choiceKey, sameChoice } from '../../kernel/choice.ts';
import { ForcedFaceError, forcedDice, seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Owed, type Refusal } from '../../kernel/game.ts';
import { Match, type Told } from '../../kernel/match.ts';
import { POSITION_VERSION, readPosition, writePosition } from '../../kernel/position.ts';
import { type Speech, speech } from '../../kernel/text.ts';
import { type CaseDeed, type CaseFile, readCase } from '../case-file.ts';
import type { Command } from '../command.ts';
import { readJson, wrong } from '../files.ts';
import { gameOf } from '../game-args.ts';
import { BadInput, FINE, FOUND, type Io, json, line } from '../io.ts';
import type { AnyMatch } from '../match-files.ts';
import {
  LANGUAGE_OPTION,
  languageOf,
  oddsLines,
  sayChoice,
  sayEnding,
  sayEvent,
  sayQuestion,
} from '../saying.ts';

export const referee: Command = {
  places: ['<file>'],
  about: 'settles a case: what is legal in a position, what is not, and which rule says so',
  options: { json: { about: 'as JSON' }, language: LANGUAGE_OPTION },
  details: `
A case file says a position, the dice to force, the choices to play from there, and the deeds to
ask about. docs/referee.md describes it with examples. Exit status 1: a choice to be played was
not legal; the answer says which and why.`,
  async run(io, args) {
    const name = args.word(0) ?? '';
    const said = readCase(readJson(io, name));
    if (isProblems(said)) throw wrong(name, said);
    const game = await gameOf(said.game);
    const answer = settle(name, game, said, speech(game.texts, languageOf(args)));
    if (args.flag('json')) json(io, answer);
    else tell(io, answer);
    const { stopped } = answer;
    if (!stopped) return FINE;
    io.err(
      `heliograph: ${name}: play.${stopped.at}: not legal: ${stopped.words}${cited(stopped)}\n`,
    );
    return FOUND;
  },
};

/** Everything the referee has to say about a case. */
function settle(name: string, game: AnyGame, said: CaseFile, words: Speech) {
  const dice = forcedDice(said.dice, seededDice(said.seed));
  const { match, setup, stopped } = playOut(name, game, said, dice, words);
  const told = [...match.opening, ...match.history.flatMap((entry) => entry.told)];
  return {
    game: game.rules.id,
    scenario: setup.scenario,
    owed: match.owed.map((owed) => owedAnswer(match, owed, words)),
    asked: said.ask.map((deed) => askedAnswer(game, match, deed, words)),
    events: told.map(({ event, only }: Told) => ({
      ...event,
      only,
      words: sayEvent(words, event),
    })),
    dice: {
      rolled: dice.asked.map((roll) => ({ ...roll })),
      unused: dice.left.map((forced) => ({ ...forced })),
    },
    ...(stopped && { stopped }),
    outcome: match.outcome && { ...match.outcome, words: sayEnding(words, match.outcome) },
    position: writePosition(game.rules, setup, match.state),
    hash: match.hash,
  };
}

type Answer = ReturnType<typeof settle>;

interface WhyNot {
  readonly rule: string | null;
  readonly reason: string;
  readonly words: string;
  readonly ruleText: string | null;
}

const whyNot = (refusal: Refusal, words: Speech): WhyNot => ({
  rule: refusal.rule,
  reason: refusal.reason,
  words: words.refusal(refusal),
  ruleText: (refusal.rule !== null && words.rule(refusal.rule)) || null,
});

function playOut(
  name: string,
  game: AnyGame,
  said: CaseFile,
  dice: ReturnType<typeof forcedDice>,
  words: Speech,
) {
  const frame = { heliograph: 'position', version: POSITION_VERSION, game: said.game };
  let where = 'position';
  try {
    const laid = readPosition(game.rules, { ...frame, ...said.position });
    if (isProblems(laid)) throw wrong(`${name}: position`, laid);
    const match: AnyMatch = new Match(game.rules, laid.setup, laid.box, laid.state, dice);
    for (const [at, deed] of said.play.entries()) {
      where = `play.${at}`;
      const tried =
        'choice' in deed
          ? match.choose(deed.side, deed.choice)
          : match.order(deed.side, deed.standing);
      if (isProblems(tried)) throw wrong(`${name}: play.${at}`, tried);
      if (!tried.done) {
        return { match, setup: laid.setup, stopped: { at, ...whyNot(tried.refusal, words) } };
      }
    }
    return { match, setup: laid.setup, stopped: null };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof ForcedFaceError) throw new BadInput(`${name}: dice: ${why}`);
    // A position made by hand can be sound piece by piece and yet lead nowhere.
    throw new BadInput(`${name}: ${where}: the rules cannot go on from here: ${why}`);
  }
}

function owedAnswer(match: AnyMatch, owed: Owed, words: Speech) {
  return {
    side: owed.side,
    decision: owed.step.step,
    rule: match.play.ruleOf(owed),
    question: sayQuestion(words, owed),
    choices: match.play.choices(owed).map((choice) => ({
      choice,
      key: choiceKey(choice),
      words: sayChoice(words, choice),
    })),
  };
}

function askedAnswer(game: AnyGame, match: AnyMatch, { side, choice }: CaseDeed, words: Speech) {
  const asked = { side, choice, key: choiceKey(choice) };
  const legal = match.choices(side).some((offered) => sameChoice(offered, choice));
  if (!legal) return { ...asked, legal, ...whyNot(match.play.whyNot(side, choice), words) };
  const owed = match.play.owedBy(side);
  const rule = owed ? match.play.ruleOf(owed) : null;
  return { ...asked, legal, rule, odds: oddsOf(game, match, owed, choice, words) };
}

/** Odds are told from what the side may know. */
function oddsOf(
  game: AnyGame,
  match: AnyMatch,
  owed: Owed | undefined,
  choice: Choice,
  words: Speech,
) {
  if (!owed) return null;
  const reading = { state: match.view(owed.side), box: match.play.box };
  const card = game.odds(reading, owed, choice);
  return card && { ...card, words: oddsLines(words, card) };
}

const cited = ({ rule }: WhyNot): string => (rule ? ` (${rule})` : '');

function tell(io: Io, answer: Answer): void {
  section(
    io,
    'What happened',
    answer.events.map(({ words, rule }) => `${words}${rule ? ` (${rule})` : ''}`),
  );
  section(io, 'Dice', [
    ...rolledLines(answer.dice.rolled),
    ...answer.dice.unused.map((f) => `not used: ${f.face}${f.for ? ` for ${f.for}` : ''}`),
  ]);
  for (const { side, decision, rule, question, choices } of answer.owed) {
    section(
      io,
      `${side} owes ${decision} (${rule}): ${question}`,
      choices.map(({ key, words }) => `${key}: ${words}`),
    );
  }
  if (answer.outcome) section(io, 'The match is over', [answer.outcome.words]);
  section(
    io,
    'Asked',
    answer.asked.flatMap((asked) =>
      'words' in asked
        ? [
            `${asked.side}: ${asked.key}: NOT LEGAL: ${asked.words}${cited(asked)}`,
            ...(asked.ruleText ? [`  ${asked.rule}: ${asked.ruleText}`] : []),
          ]
        : [
            `${asked.side}: ${asked.key}: legal (${asked.rule})`,
            ...(asked.odds?.words ?? []).map((text) => `  ${text}`),
          ],
    ),
  );
  line(io, `state ${answer.hash}; --json gives the whole position`);
}

function section(io: Io, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  line(io, heading);
  for (const text of lines) line(io, `  ${text}`);
  line(io);
}

/** Rolls of one name that follow each other (a shuffle) share a line. */
function rolledLines(rolled: Answer['dice']['rolled']): string[] {
  const lines: string[] = [];
  let last = '';
  for (const { key, face, forced } of rolled) {
    const name = `${key}${forced ? '' : ' (not forced)'}`;
    if (name === last) lines.push(`${lines.pop() ?? ''} ${face}`);
    else lines.push(`${name}: ${face}`);
    last = name;
  }
  return lines;
}
