import path from 'node:path';
import process from 'node:process';
import {
  BackupProblem,
  type BackupReport,
  backup,
  restore,
} from '../../server/operations/backup.ts';
import { examine } from '../../server/operations/doctor.ts';
import { recheckAll } from '../../server/operations/recheck-all.ts';
import { readSettings, type Settings, storeProblem } from '../../server/settings.ts';
import { type OpenStore, openStore } from '../../server/store/open.ts';
import { recountRatings } from '../../server/store/ratings.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { BadInput, FINE, FOUND, type Io, json, line, progress } from '../io.ts';
import { root } from '../root.ts';
import { table } from '../table.ts';

type Deed = (io: Io, args: Args, settings: Settings) => Promise<number>;

/** Opens the store that the server would use, and closes it again. */
async function withStore<T>(
  settings: Settings,
  deed: (store: OpenStore) => Promise<T>,
): Promise<T> {
  const { data, databaseUrl } = settings;
  const store = await openStore({
    folder: data,
    ...(databaseUrl !== undefined && { databaseUrl }),
  }).catch((error: unknown) => {
    throw new BadInput(storeProblem(error, settings));
  });
  try {
    return await deed(store);
  } catch (error) {
    if (error instanceof BackupProblem) throw new BadInput(error.message);
    throw error;
  } finally {
    await store.close();
  }
}

function fileOf(io: Io, args: Args): string {
  const file = args.word(1);
  if (file === undefined) throw new BadInput('name the file of the backup');
  return path.resolve(io.folder, file);
}

function tellBackup(io: Io, args: Args, done: string, report: BackupReport): number {
  if (args.flag('json')) json(io, report);
  else {
    const rows = Object.entries(report.tables).map(([name, count]) => [name, count]);
    line(io, table([['table', 'rows'], ...rows]));
    line(io, `${done}: ${report.rows} rows, SHA-256 ${report.sha256}`);
  }
  return FINE;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  async backup(io, args, settings) {
    const file = fileOf(io, args);
    const report = await withStore(settings, (store) => backup(store, file));
    return tellBackup(io, args, `${file} is written and was read back`, report);
  },
  async restore(io, args, settings) {
    const file = fileOf(io, args);
    const replace = args.flag('replace');
    const report = await withStore(settings, (store) => restore(store, file, { replace }));
    return tellBackup(io, args, `${file} is in place`, report);
  },
  async doctor(io, args, settings) {
    const findings = await examine(settings, path.join(root, 'dist', 'web'));
    if (args.flag('json')) json(io, { findings });
    else line(io, table(findings.map(({ how, what, says }) => [how, what, says])));
    return findings.some(({ how }) => how === 'bad') ? FOUND : FINE;
  },
  async recheck(io, args, settings) {
    const shown = progress(io);
    const report = await withStore(settings, (store) =>
      recheckAll(store, (done, all) => shown.say(`${done} of ${all} matches`)),
    );
    shown.clear();
    const { current, agree, pinned, held, left } = report;
    if (args.flag('json')) json(io, report);
    else {
      line(io, `${current} are played by these rules already; ${agree} agree and move on`);
      for (const { match, from, differs } of pinned)
        line(
          io,
          `pinned: ${match} differs from deed ${differs + 1} on; what happened up to deed ${from} stands`,
        );
      for (const { match, from } of held)
        line(io, `held: ${match} cannot go on; only ${from} deeds can be played again`);
      for (const match of left) line(io, `went on meanwhile, ask again: ${match}`);
    }
    return held.length + left.length > 0 ? FOUND : FINE;
  },
  async recount(io, args, settings) {
    const matches = await withStore(settings, ({ db }) => recountRatings(db));
    if (args.flag('json')) json(io, { matches });
    else line(io, `ratings counted again from ${matches} matches`);
    return FINE;
  },
};

const NAMES = Object.keys(DEEDS);

export const server: Command = {
  places: ['<what>', '[file]'],
  about: 'looks after a server: backup, restore, doctor, recheck, recount',
  options: {
    replace: { about: 'restore: in place of what is in the store' },
    json: { about: 'as JSON' },
  },
  details: `
  server backup <file>    writes all there is to one file, while servers run; its hash is checked
  server restore <file>   puts a backup back, into SQLite or PostgreSQL, also while servers run
  server doctor           looks at store, tables, disk, clock, rights and threads
  server recheck          plays running matches again after a correction of the rules
  server recount          counts all ratings again, from the matches in the store

The store is that of the server: the folder HELIOGRAPH_DATA (data/), or DATABASE_URL.`,
  async run(io, args) {
    const name = args.word(0) ?? '';
    const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined;
    if (!deed) throw new BadInput(`server ${name}: there is ${NAMES.join(', ')}`);
    const settings = readSettings(process.env, root);
    if (typeof settings === 'string') throw new BadInput(settings);
    return deed(io, args, settings);
  },
};
