import { sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Db, OpenStore } from './open.ts';

/** Milliseconds after which a store that says nothing is away. */
const PATIENCE = 2000;

/** Whether the store answers. */
export async function isThere(db: Db): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Steps of the schema that this version knows and the store lacks, and the other way round. */
export async function schemaGaps(
  db: Db,
): Promise<{ readonly missing: readonly string[]; readonly unknown: readonly string[] }> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = Object.keys(MIGRATIONS);
  return {
    missing: known.filter((name) => !done.has(name)),
    unknown: [...done].filter((name) => !known.includes(name)),
  };
}

/** How far the clock of the store is from ours, in milliseconds; 0 where it is the same machine. */
export async function clockGap({ db, kind }: Pick<OpenStore, 'db' | 'kind'>): Promise<number> {
  if (kind === 'sqlite') return 0;
  const before = Date.now();
  const { rows } = await sql<{
    now: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  const between = (before + Date.now()) / 2;
  return Math.round(Number(rows[0]?.now ?? between) - between);
}

/** Problems that SQLite finds in its own file; none on PostgreSQL, which looks after itself. */
export async function damage({
  db,
  kind,
}: Pick<OpenStore, 'db' | 'kind'>): Promise<readonly string[]> {
  if (kind === 'postgres') return [];
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
  return rows.map(({ quick_check }) => quick_check).filter((line) => line !== 'ok');
}

/** Matches, by how they stand to their rules. */
export async function matchCounts(db: Db) {
  const { rows } = await sql<{
    status: string;
    n: number;
  }>`select status, count(*) as n from matches group by status`.execute(db);
  const held = await db
    .selectFrom('matches')
    .select('id')
    .where('held', 'is not', null)
    .where('status', '=', 'running')
    .execute();
  return {
    ...Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)])),
    held: held.length,
  };
}

/** The matches that are being played. */
export async function runningMatches(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'running')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** By which rules the matches are played that run. */
export async function rulesInUse(
  db: Db,
): Promise<readonly { readonly game: string; readonly rules: string; readonly matches: number }[]> {
  const rows = await db
    .selectFrom('matches')
    .select(({ fn }) => ['game', 'rules', fn.countAll().as('matches')])
    .where('status', '=', 'running')
    .groupBy(['game', 'rules'])
    .execute();
  return rows.map(({ game, rules, matches }) => ({ game, rules, matches: Number(matches) }));
}
