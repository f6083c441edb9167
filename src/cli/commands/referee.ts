import { isProblems } from '../../kernel/game.ts';
import { speech } from '../../kernel/text.ts';
import { readCase } from '../../table/referee/case-file.ts';
import { CaseError } from '../../table/referee/moment.ts';
import { settle } from '../../table/referee/settle.ts';
import { WORDS } from '../../table/referee/words.ts';
import type { Command } from '../command.ts';
import { readJson, wrong } from '../files.ts';
import { gameOf } from '../game-args.ts';
import { BadInput, FINE, FOUND, json } from '../io.ts';
import { LANGUAGE_OPTION, languageOf } from '../language.ts';
import { cited, report } from '../referee/report.ts';

export const referee: Command = {
  places: ['<file>'],
  about: 'settles a case: what is legal in a position, what is not, and which rule says so',
  options: { json: { about: 'as JSON' }, language: LANGUAGE_OPTION },
  details: `
A case file says a position, the dice to force, what is played from there, and what to ask, in the
middle of it or at the end: is a deed legal, what are its odds, what may a side do or know.
docs/referee.md describes it with examples and lists the names of all rolls. Exit status 1: what
was to be played could not be; the answer says where and why.`,
  async run(io, args) {
    const name = args.word(0) ?? '';
    const said = readCase(readJson(io, name));
    if (isProblems(said)) throw wrong(name, said);
    const game = await gameOf(said.game);
    const language = languageOf(args);
    const words = WORDS[language];
    const spoken = speech(game.texts, language);
    const settled = inFile(name, () => settle(game, said, spoken, words));
    if (args.flag('json')) json(io, settled.answer);
    else report(io, settled, spoken, words);
    const { stopped } = settled.answer;
    if (!stopped) return FINE;
    const why = `${stopped.words}${cited(stopped)}`;
    io.err(`heliograph: ${name}: play.${stopped.at}: ${words.stopped[stopped.kind]}: ${why}\n`);
    return FOUND;
  },
};

function inFile<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof CaseError ? new BadInput(`${name}: ${error.message}`) : error;
  }
}
