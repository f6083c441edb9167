import { sql } from 'kysely';
import type { Db } from './open.ts';

/** Counts an attempt, together with those of the same time; says how many there were by now. */
export async function countAttempt(db: Db, key: string, within: number): Promise<number> {
  const now = Date.now();
  // A clock that jumped far back starts a new time, too; processes differ by a little.
  const old = sql<boolean>`(attempts.since < ${now - within} or attempts.since > ${now + within})`;
  const { count } = await db
    .insertInto('attempts')
    .values({ key, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${old} then 1 else attempts.count + 1 end`,
        since: sql<number>`case when ${old} then ${now} else attempts.since end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export async function forgetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute();
}

/** Clears away what lies longer back than anybody counts. */
export async function dropOldAttempts(db: Db, before: number): Promise<void> {
  await db.deleteFrom('attempts').where('since', '<', before).execute();
}
