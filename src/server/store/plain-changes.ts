import { sql, type Transaction } from 'kysely';
import type { Change } from './change.ts';
import type { Guarded, Statement } from './guarded.ts';
import { planJobs } from './jobs.ts';
import type { Schema } from './schema.ts';
import { addSnapshot, snapshotStatements } from './snapshots.ts';

/** Changes in which something was done and nothing taken back: nearly all there are. */

export const statusOf = ({ result }: Change): 'over' | 'running' =>
  result === null ? 'running' : 'over';

/**
 * PostgreSQL: one statement for all matches, one for all deeds, because each is a way there and
 * back. What a change costs is hardly more than its rows.
 */
export async function writePlain(
  trx: Transaction<Schema>,
  changes: readonly Change[],
): Promise<Set<Change>> {
  if (changes.length === 0) return new Set();
  const now = Date.now();
  const rows = changes.map(
    (change) => sql`(cast(${change.match} as text), cast(${change.version} as integer),
      cast(${change.same + change.added.length} as integer), cast(${change.standing} as text),
      cast(${change.clock} as text), cast(${change.openly ? 1 : 0} as integer),
      cast(${change.result} as text), cast(${statusOf(change)} as text))`,
  );
  // Both stores name the columns of bare rows like this.
  const { rows: updated } = await sql<{ readonly id: string }>`
    update matches set version = matches.version + 1, deeds = v.column3, standing = v.column4,
      clock = v.column5, result = v.column7, status = v.column8,
      offers = case when v.column6 = 1 then null else matches.offers end,
      touched = case when v.column6 = 1 then ${now} else matches.touched end
    from (values ${sql.join(rows)}) as v
    where matches.id = v.column1 and matches.version = v.column2 and matches.status = 'running'
    returning matches.id`.execute(trx);
  const matches = new Set(updated.map(({ id }) => id));
  const taken = changes.filter(({ match }) => matches.has(match));
  const deeds = taken.flatMap((change) => deedRows(change, now));
  if (deeds.length > 0) await trx.insertInto('deeds').values(deeds).execute();
  await planJobs(
    trx,
    taken.flatMap(({ flag }) => flag ?? []),
  );
  for (const { snapshot } of taken)
    if (snapshot) snapshot.kept(await addSnapshot(trx, snapshot.row));
  return new Set(taken);
}

export const deedRows = ({ match, same, added }: Change, now: number) =>
  added.map(({ deed, print }, i) => ({
    match,
    number: same + i,
    deed: JSON.stringify(deed),
    print,
    at: now,
  }));

/**
 * SQLite writes the indexes of a column anew wherever it is set, changed or not. So only that is set
 * which is another now: a deed done in secret is seen nowhere, and few deeds end the match.
 */
const matchText = (more: string): string => `
  update matches set version = version + 1, deeds = ?, standing = ?, clock = ?${more}
  where id = ? and version = ? and status = 'running'`;
const SECRETLY = matchText('');
const OPENLY = matchText(', offers = null, touched = ?');
const OVER = matchText(', offers = null, touched = ?, result = ?, status = ?');
const DEED = 'insert into deeds (match, number, deed, print, at) values (?, ?, ?, ?, ?)';
const JOB = `
  insert into jobs (id, kind, due, payload, attempts, taker, taken_until, failed)
  values (?, ?, ?, ?, 0, null, 0, null)
  on conflict (id) do update set kind = excluded.kind, due = excluded.due,
    payload = excluded.payload, attempts = 0, taker = null, taken_until = 0, failed = null`;

/** SQLite: the same few statements for each, prepared once; there is no way to go. */
export function guarded(change: Change): Guarded {
  const { flag, snapshot } = change;
  const now = Date.now();
  const after: Statement[] = deedRows(change, now).map((row) => ({
    sql: DEED,
    parameters: [row.match, row.number, row.deed, row.print, row.at],
  }));
  if (flag) {
    const { id, kind, due, payload } = flag;
    after.push({ sql: JOB, parameters: [id, kind, due, JSON.stringify(payload)] });
  }
  if (snapshot) after.push(...snapshotStatements(snapshot));
  return { first: matchStatement(change, now), after };
}

function matchStatement(change: Change, now: number): Statement {
  const { match, version, same, added, standing, clock, result, openly } = change;
  const parts = [same + added.length, standing, clock];
  const place = [match, version];
  if (result !== null)
    return { sql: OVER, parameters: [...parts, now, result, statusOf(change), ...place] };
  if (openly) return { sql: OPENLY, parameters: [...parts, now, ...place] };
  return { sql: SECRETLY, parameters: [...parts, ...place] };
}
