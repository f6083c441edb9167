import { sql, type Transaction } from 'kysely';
import type { Db, OpenStore } from './open.ts';
import type { Schema } from './schema.ts';

/** All tables at once, whatever they hold: for backups. */

export type Row = Readonly<Record<string, unknown>>;

const AT_ONCE = 500;

type Kind = OpenStore['kind'];

/** The names of all tables, those that others refer to first. */
export async function tablesOf(db: Db, kind: Kind): Promise<readonly string[]> {
  const names = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('sqlite_'))
    .sort();
  const needs = new Map<string, Set<string>>();
  for (const name of names) needs.set(name, await referredTo(db, kind, name));
  const ordered: string[] = [];
  while (ordered.length < names.length) {
    const next = names.find(
      (name) =>
        !ordered.includes(name) &&
        [...(needs.get(name) ?? [])].every((other) => other === name || ordered.includes(other)),
    );
    if (next === undefined) throw new Error('tables that refer to each other');
    ordered.push(next);
  }
  return ordered;
}

async function referredTo(db: Db, kind: Kind, table: string): Promise<Set<string>> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${table})`.execute(
          db,
        )
      : await sql<{ table: string }>`
          select c.relname as table from pg_constraint k
          join pg_class c on c.oid = k.confrelid join pg_class t on t.oid = k.conrelid
          where k.contype = 'f' and t.relname = ${table}`.execute(db);
  return new Set(rows.map((row) => row.table));
}

/** The rows of a table, so many at a time; a whole store at one moment if it is asked in one transaction. */
export async function* rowsOf(
  trx: Transaction<Schema>,
  kind: Kind,
  table: string,
): AsyncGenerator<readonly Row[]> {
  if (kind === 'postgres') {
    await sql`declare rows no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from rows`.execute(trx);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close rows`.execute(trx);
    return;
  }
  let last = -1;
  for (;;) {
    const { rows } = await sql<Row & { row_number: number }>`
      select rowid as row_number, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${AT_ONCE}`.execute(trx);
    if (rows.length === 0) return;
    last = rows.at(-1)?.row_number ?? last;
    yield rows.map((numbered) => {
      const { row_number: _, ...row } = numbered;
      return row;
    });
  }
}

export async function emptyTable(trx: Transaction<Schema>, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(trx);
}

export async function fillTable(
  trx: Transaction<Schema>,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => sql`${row[column] ?? null}`))})`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((c) => sql.ref(c)))})
    values ${sql.join(values)}`.execute(trx);
}

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).execute()).length === 0;
}

/** Whoever has a match in memory must notice that it is another one now. */
export async function markRestored(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('matches')
    .set((update) => ({
      version: update('version', '+', 1_000_000),
      takebacks: update('takebacks', '+', 1),
    }))
    .execute();
}
