import { choiceKey } from '../../kernel/choice.ts';
import type { Deed } from '../../kernel/match.ts';
import type { Command } from '../command.ts';
import { FINE, FOUND, json, line } from '../io.ts';
import { playThrough, readMatchFile } from '../match-files.ts';

export const replay: Command = {
  places: ['<file>'],
  about: 'plays a match file through and prints the state hash after every choice',
  options: {
    verify: { about: 'exit 1 unless the match ends in the hash that the file carries' },
    json: { about: 'as JSON' },
  },
  async run(io, args) {
    const name = args.word(0) ?? '';
    const { file, game } = await readMatchFile(io, name);
    const asJson = args.flag('json');
    const steps: { side: string; deed: string; hash: string }[] = [];
    const match = playThrough(name, game, file, ({ hash }, index) => {
      const deed = file.deeds[index];
      if (!deed) return;
      const step = { side: deed.side, deed: deedText(deed), hash };
      if (asJson) steps.push(step);
      else line(io, `${hash}  ${index + 1}  ${step.side}: ${step.deed}`);
    });
    const { hash, outcome } = match;
    const carried = file.hash ?? null;
    const same = carried === null ? null : carried === hash;
    if (asJson) {
      const { game: id, scenario } = file.setup;
      json(io, { game: id, scenario, deeds: steps, outcome, hash, carried, same });
    } else {
      const end = outcome
        ? `${outcome.winner ?? 'nobody'} wins: ${outcome.ending}`
        : 'not over yet';
      line(io, `${hash}  end  ${end}`);
    }
    if (same === true && args.flag('verify') && !asJson) line(io, 'the file tells the truth');
    if (same === false) {
      io.err(`heliograph: ${name}: hash: the match ends in ${hash}, the file says ${carried}\n`);
    }
    if (carried === null && args.flag('verify')) {
      io.err(`heliograph: ${name}: hash: the file carries none, so there is nothing to compare\n`);
    }
    return args.flag('verify') && same !== true ? FOUND : FINE;
  },
};

const deedText = (deed: Deed): string =>
  'choice' in deed
    ? choiceKey(deed.choice)
    : 'ends' in deed
      ? deed.ends
      : `standing orders ${JSON.stringify(deed.standing)}`;
