import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '../kernel/face.ts';
import { isProblems } from '../kernel/game.ts';
import { packRecords, RECORD_ENDING, unpackRecords } from '../lab/record/file.ts';
import type { Recording } from '../lab/record/recording.ts';
import { readBytes, writeText, wrong } from './files.ts';
import { BadInput, type Io } from './io.ts';
import { root } from './root.ts';

/** Where the recorded matches of the project are. */
export const RECORDS = 'tests/records';

/** The recorded matches in a folder: one file for each scenario of each game. */
export interface RecordFolder {
  fileOf(game: AnyGame, scenario: string): string;
  /** `null` if the scenario is not recorded. */
  read(game: AnyGame, scenario: string): readonly Recording[] | null;
  write(game: AnyGame, scenario: string, matches: readonly Recording[]): void;
  /** Files of scenarios that the game does not have. */
  strays(game: AnyGame): readonly string[];
}

export function recordFolder(io: Io, given: string | undefined): RecordFolder {
  const folder = given ?? (path.relative(io.folder, path.join(root, RECORDS)) || '.');
  const there = (file: string) => existsSync(path.resolve(io.folder, file));
  const fileOf = ({ rules }: AnyGame, scenario: string) =>
    path.join(folder, rules.id, `${scenario}${RECORD_ENDING}`);
  return {
    fileOf,
    read(game, scenario) {
      const name = fileOf(game, scenario);
      if (!there(name)) return null;
      const file = unpackRecords(readBytes(io, name));
      if (isProblems(file)) throw wrong(name, file);
      if (file.game === game.rules.id && file.scenario === scenario) return file.matches;
      throw new BadInput(`${name}: holds matches of ${file.game}, ${file.scenario}`);
    },
    write: (game, scenario, matches) =>
      writeText(io, fileOf(game, scenario), packRecords(game.rules.id, scenario, matches)),
    strays(game) {
      const own = path.join(folder, game.rules.id);
      if (!there(own)) return [];
      const known = game.rules.scenarios.map(({ id }) => path.basename(fileOf(game, id)));
      return readdirSync(path.resolve(io.folder, own))
        .filter((name) => !known.includes(name))
        .map((name) => path.join(own, name));
    },
  };
}
