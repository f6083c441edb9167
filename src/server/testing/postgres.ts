import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** A PostgreSQL server of one's own for a test, with nothing in it and nothing synced. */
export interface Postgres {
  readonly url: string;
  /**
   * As if the machine it runs on went away, and came back. On a busy machine that takes long: whoever
   * waits must go on answering the server under test, or it takes him for dead.
   */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): void;
}

const DEBIAN = '/usr/lib/postgresql';
const APT = '/usr/bin/apt-get';

function findBinaries(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** Debian's PostgreSQL; installed where it is missing and may be. */
function binaries(): string {
  const there = findBinaries();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync(APT)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const words of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
    ])
      spawnSync(APT, words, { env });
  }
  const installed = findBinaries();
  if (!installed) throw new Error('these tests need PostgreSQL: install the package postgresql');
  return installed;
}

/** PostgreSQL refuses to run as root: then as the user that comes with it. */
const asUser = (file: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['runuser', ['-u', 'postgres', '--', file, ...args]]
    : [file, [...args]];

function run(bin: string, name: string, args: readonly string[]): void {
  const [command, all] = asUser(path.join(bin, name), args);
  const { status, stderr } = spawnSync(command, all, {
    encoding: 'utf8',
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

async function runBeside(bin: string, name: string, args: readonly string[]): Promise<void> {
  const [command, all] = asUser(path.join(bin, name), args);
  const child = spawn(command, all, { cwd: tmpdir(), stdio: 'ignore' });
  const status = await new Promise<number | null>((done, failed) => {
    child.on('exit', done).on('error', failed);
  });
  if (status !== 0) throw new Error(`${name} failed: ${status}`);
}

/** Waits for the end of this process, however it comes, and takes the server along. */
function endWithMe(bin: string, folder: string): () => void {
  const stop = asUser(path.join(bin, 'pg_ctl'), ['-D', folder, '-m', 'immediate', '-w', 'stop']);
  const words = stop.flat().map((word) => `'${word}'`);
  const script = `read line; [ "$line" ] || { ${words.join(' ')}; rm -rf '${folder}'; }`;
  const guard = spawn('/bin/sh', ['-c', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: tmpdir(),
    detached: true,
  });
  guard.unref();
  (guard.stdin as { unref?: () => void } | null)?.unref?.();
  return () => guard.stdin?.end('stopped\n');
}

const idOf = (user: string, flag: string): number =>
  Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** A folder that PostgreSQL may use. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-pg-'));
  if (isRoot()) chownSync(folder, idOf('postgres', '-u'), idOf('postgres', '-g'));
  return folder;
}

/** The files of an empty server: made once on this machine, and copied from then on. */
function fill(bin: string, folder: string): void {
  const version = path.basename(path.dirname(bin));
  const owner = isRoot() ? 'postgres' : String(process.getuid?.());
  const model = path.join(tmpdir(), `heliograph-pg-model-${version}-${owner}`);
  if (!existsSync(model)) {
    const made = newFolder();
    run(bin, 'initdb', ['-D', made, '-A', 'trust', '-U', 'postgres', '--no-sync']);
    try {
      renameSync(made, model);
    } catch {
      // Somebody else was quicker.
      rmSync(made, { recursive: true, force: true });
    }
  }
  const { status } = spawnSync('cp', ['-a', `${model}/.`, folder]);
  if (status !== 0) throw new Error(`${model} cannot be copied`);
}

export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  const folder = newFolder();
  fill(bin, folder);
  const port = await freePort();
  const options = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${folder}`,
    '-c fsync=off',
    '-c max_connections=100',
  ].join(' ');
  const log = path.join(folder, 'log');
  const start = ['-D', folder, '-w', '-l', log, '-o', options, 'start'];
  run(bin, 'pg_ctl', start);
  const end = ['-D', folder, '-m', 'immediate', '-w', 'stop'];
  const dismiss = endWithMe(bin, folder);
  const isUp = () => existsSync(path.join(folder, 'postmaster.pid'));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause: () => runBeside(bin, 'pg_ctl', end),
    resume: () => runBeside(bin, 'pg_ctl', start),
    stop() {
      dismiss();
      if (isUp()) run(bin, 'pg_ctl', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
