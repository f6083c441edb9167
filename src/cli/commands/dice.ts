import { rollThrough } from '../../kernel/check-dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { type RecordedRoll, verifyRolls } from '../../kernel/fair-dice.ts';
import { isProblems } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { Command } from '../command.ts';
import { wrong } from '../files.ts';
import { BadInput, FINE, FOUND, type Io, json, line } from '../io.ts';
import { playThrough, readMatchFile } from '../match-files.ts';

interface Report {
  readonly kind: 'fair' | 'seeded';
  readonly honest: boolean;
  /** Rolls that were computed again and found right. */
  readonly checked: number;
  readonly problem?: string;
  readonly says: string;
}

export const dice: Command = {
  places: ['verify', '<file>'],
  about: 'checks the dice of a finished match: commitment, every roll, and that no other fell',
  options: { json: { about: 'as JSON' } },
  async run(io, args) {
    const deed = args.word(0);
    if (deed !== 'verify') throw new BadInput(`dice cannot "${deed}"; it can verify`);
    const name = args.word(1) ?? '';
    const { file, game } = await readMatchFile(io, name);
    const report =
      file.dice.kind === 'fair' ? fair(name, game, file, file.dice) : seeded(name, game, file);
    tell(io, name, report, args.flag('json'));
    return report.honest ? FINE : FOUND;
  },
};

function tell(io: Io, name: string, report: Report, asJson: boolean): void {
  if (asJson) json(io, report);
  else line(io, report.says);
  if (report.problem) io.err(`heliograph: ${name}: dice: ${report.problem}\n`);
}

/** The rolls that happen when the match is played through. */
function rollsOf(name: string, game: AnyGame, file: MatchFile): readonly RecordedRoll[] {
  const through = rollThrough(game, file);
  if (isProblems(through)) throw wrong(name, through);
  return through.rolls;
}

function seeded(name: string, game: AnyGame, file: MatchFile): Report {
  playThrough(name, game, file);
  const rolls = rollsOf(name, game, file);
  return {
    kind: 'seeded',
    honest: true,
    checked: rolls.length,
    says: `seeded dice: ${rolls.length} rolls follow from the seed; nobody committed to it before play, so it proves nothing about who chose it`,
  };
}

function fair(
  name: string,
  game: AnyGame,
  file: MatchFile,
  terms: Extract<MatchFile['dice'], { kind: 'fair' }>,
): Report {
  if (terms.secret === undefined) {
    throw new BadInput(
      `${name}: dice.secret: is not revealed yet; it is added to the file when the match is over`,
    );
  }
  const recorded = terms.rolls;
  const verdict = verifyRolls(terms.secret, terms, recorded ?? []);
  if (!verdict.honest) return dishonest(verdict.checked, verdict.problem ?? 'the rolls are wrong');
  playThrough(name, game, file);
  const happened = rollsOf(name, game, file);
  const odd = recorded && firstDifference(recorded, happened);
  if (odd) return dishonest(odd.at, odd.problem);
  return {
    kind: 'fair',
    honest: true,
    checked: happened.length,
    says: `fair dice, honest: the secret fits the commitment and all ${happened.length} rolls follow from it and the players' nonces`,
  };
}

const dishonest = (checked: number, problem: string): Report => ({
  kind: 'fair',
  honest: false,
  checked,
  problem,
  says: `not honest: ${problem}`,
});

/** Rolls are compared by name: undone and redone secret orders may have changed their order. */
function firstDifference(recorded: readonly RecordedRoll[], happened: readonly RecordedRoll[]) {
  const name = ({ epoch, again, key }: RecordedRoll) => `${epoch}/${again}/${key}`;
  const known = new Map(recorded.map((roll) => [name(roll), roll]));
  for (const [at, roll] of happened.entries()) {
    const was = known.get(name(roll));
    known.delete(name(roll));
    if (!was) return { at, problem: `the roll ${name(roll)} happens, but is not recorded` };
    if (canonical(was) !== canonical(roll)) {
      const problem = `the roll ${name(roll)} is recorded as ${was.result} of ${was.sides}; in the match it is ${roll.result} of ${roll.sides}`;
      return { at, problem };
    }
  }
  const [left] = known.keys();
  if (left === undefined) return null;
  return { at: happened.length, problem: `the roll ${left} is recorded, but does not happen` };
}
