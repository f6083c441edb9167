import { randomUUID } from 'node:crypto';
import type { AnyGame } from '../../kernel/face.ts';
import { newMatchFile } from '../../kernel/match-file.ts';
import { speech } from '../../kernel/text.ts';
import { levelsOf, PERSON, type Seats } from '../../table/seats.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { gameOf, SETUP_OPTIONS, seatsOf, setupOf } from '../game-args.ts';
import { BadInput, FINE, type Io, line } from '../io.ts';
import { LANGUAGE_OPTION, languageOf } from '../language.ts';
import { openTable, readMatchFile } from '../match-files.ts';
import { playAtTerminal } from '../play/loop.ts';
import { allRead, type Session } from '../play/session.ts';
import { WORDS } from '../play/words.ts';

export const play: Command = {
  places: ['[game]'],
  about: 'plays in the terminal, against a machine or each other',
  options: {
    ...SETUP_OPTIONS,
    seats: {
      value: 'a,b',
      about: 'per side: person, or a level; you against a machine if not said',
    },
    hotseat: { about: 'people on all sides' },
    seed: { value: 'S', about: 'of the dice; a new one if not said' },
    load: { value: '<file>', about: 'go on with a saved match' },
    save: { value: '<file>', about: 'where the match is saved when you leave' },
    language: LANGUAGE_OPTION,
  },
  details: `
At a decision type the number of a choice, or ? for all you can do: undo, odds, why not, save…
When you leave, the match is saved.`,
  async run(io, args) {
    const session = args.text('load') ? await resumed(io, args) : await begun(io, args);
    line(io, session.words.help);
    await playAtTerminal(session);
    return FINE;
  },
};

async function begun(io: Io, args: Args): Promise<Session> {
  const id = args.word(0);
  if (id === undefined) throw new BadInput('say which game, or --load a match');
  const game = await gameOf(id);
  const seed = args.text('seed') ?? randomUUID();
  const file = newMatchFile(setupOf(io, game, args), { kind: 'seeded', seed });
  const table = openTable('set-up', game, file, wantedSeats(game, args) ?? usualSeats(game));
  return { ...frame(io, args, game), table, saved: 0, file: args.text('save'), read: {} };
}

async function resumed(io: Io, args: Args): Promise<Session> {
  const name = args.text('load') ?? '';
  const { file, game } = await readMatchFile(io, name);
  const id = args.word(0);
  if (id !== undefined && id !== game.rules.id) {
    throw new BadInput(`${name} is a match of ${game.rules.id}, not of ${id}`);
  }
  const seats = wantedSeats(game, args) ?? { ...usualSeats(game), ...file.seats };
  const table = openTable(name, game, file, seats);
  return {
    ...frame(io, args, game),
    table,
    saved: table.deeds,
    file: args.text('save') ?? name,
    read: allRead(table),
  };
}

function frame(io: Io, args: Args, game: AnyGame) {
  const language = languageOf(args);
  return { io, game, speech: speech(game.texts, language), words: WORDS[language] };
}

function wantedSeats(game: AnyGame, args: Args): Seats | null {
  const given = args.text('seats');
  if (args.flag('hotseat')) return seatsOf(game, PERSON, [PERSON]);
  return given === undefined ? null : seatsOf(game, given, [PERSON]);
}

/** A person on the first side; on the others the weakest machine that knows the game. */
const usualSeats = (game: AnyGame): Seats =>
  Object.fromEntries(
    game.rules.sides.map((side, at) => [
      side,
      at === 0 ? PERSON : (levelsOf(game, side)[1] ?? 'random'),
    ]),
  );
