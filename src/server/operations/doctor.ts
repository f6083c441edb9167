import { existsSync, statfsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { rulesVersion } from '../matches/rules-version.ts';
import type { Settings } from '../settings.ts';
import { storeProblem } from '../settings.ts';
import { clockGap, damage, isThere, matchCounts, rulesInUse, schemaGaps } from '../store/doctor.ts';
import { type OpenStore, openStore } from '../store/open.ts';

/** One thing that was looked at. */
export interface Finding {
  readonly what: string;
  readonly how: 'good' | 'look' | 'bad';
  readonly says: string;
}

const GB = 1024 ** 3;
/** Less room than this deserves a look; a tenth of it is bad. */
const ROOM = 2 * GB;
const CLOCK = 2000;
const OTHERS = 0o077;

const good = (what: string, says: string): Finding => ({ what, how: 'good', says });
const look = (what: string, says: string): Finding => ({ what, how: 'look', says });
const bad = (what: string, says: string): Finding => ({ what, how: 'bad', says });

/** Looks at everything a server needs and says what it finds; changes nothing but the tables' version. */
export async function examine(settings: Settings, page: string): Promise<readonly Finding[]> {
  const found: Finding[] = [
    existsSync(path.join(page, 'index.html'))
      ? good('page', 'is built')
      : look('page', 'is not built yet; npm start builds it'),
    threads(),
    clock(),
  ];
  const { data, databaseUrl } = settings;
  let store: OpenStore;
  try {
    store = await openStore({ folder: data, ...(databaseUrl !== undefined && { databaseUrl }) });
  } catch (error) {
    return [...found, bad('store', storeProblem(error, settings))];
  }
  try {
    found.push(...(await storeFindings(store)));
    if (store.kind === 'sqlite') found.push(...fileFindings(data));
  } finally {
    await store.close();
  }
  return found;
}

function threads(): Finding {
  const cores = availableParallelism();
  const says = `${cores} processors: ${Math.max(1, cores - 1)} machines may think at the same time`;
  return cores > 1 ? good('machines', says) : look('machines', `${says}; people wait for them`);
}

function clock(now = new Date()): Finding {
  const says = `it is ${now.toISOString()}`;
  return now.getUTCFullYear() < 2025 ? bad('clock', `${says}: that is wrong`) : good('clock', says);
}

async function storeFindings(store: OpenStore): Promise<Finding[]> {
  const { db, kind } = store;
  if (!(await isThere(db))) return [bad('store', 'does not answer')];
  const found = [good('store', `${kind} answers`)];
  const { missing, unknown } = await schemaGaps(db);
  if (unknown.length > 0)
    found.push(bad('tables', `were made by a newer version: ${unknown.join(', ')}`));
  else
    found.push(
      missing.length > 0
        ? bad('tables', `lack ${missing.join(', ')}`)
        : good('tables', 'are up to date'),
    );
  const broken = await damage(store);
  if (broken.length > 0) found.push(bad('file', `is damaged: ${broken[0]}; restore a backup`));
  const gap = await clockGap(store);
  if (Math.abs(gap) > CLOCK)
    found.push(bad('clock', `differs by ${gap} ms from that of the store; set both by NTP`));
  const { held, ...counts } = await matchCounts(db);
  found.push(
    good(
      'matches',
      Object.entries(counts)
        .map(([status, n]) => `${String(n)} ${status}`)
        .join(', ') || 'none yet',
    ),
  );
  const older = (await rulesInUse(db)).filter(({ game, rules }) => rules !== rulesVersion(game));
  const waiting = older.reduce((sum, { matches }) => sum + matches, 0);
  if (waiting > 0)
    found.push(
      look(
        'rules',
        `${waiting} running matches were begun by other rules; run heliograph server recheck`,
      ),
    );
  if (held > 0) found.push(look('rules', `${held} matches cannot go on by the rules of today`));
  return found;
}

/** What SQLite's file lies on, and who may read it. */
function fileFindings(folder: string): Finding[] {
  const { bavail, bsize } = statfsSync(folder);
  const room = bavail * bsize;
  const says = `${(room / GB).toFixed(1)} GB are free in ${folder}`;
  const found = [
    room < ROOM / 10 ? bad('disk', says) : room < ROOM ? look('disk', says) : good('disk', says),
  ];
  const open = statSync(folder).mode & OTHERS;
  found.push(
    open === 0
      ? good('secrets', 'nobody else can read the store')
      : bad('secrets', `others may look into ${folder}: chmod 700 ${folder}`),
  );
  return found;
}
