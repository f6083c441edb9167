import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import type { TokenTable } from './schema.ts';

export type StoredToken = Selectable<TokenTable>;

/** How exactly it is noted when one was last used. */
const HOUR = 60 * 60 * 1000;

export async function insertToken(db: Db, token: StoredToken): Promise<void> {
  await db.insertInto('tokens').values(token).execute();
}

/** What a token may do, and for whom; `null` if there is none of this fingerprint. */
export async function findToken(db: Db, token: string): Promise<StoredToken | null> {
  const row = await db
    .selectFrom('tokens')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  const now = Date.now();
  if (row && now - (row.used ?? 0) > HOUR)
    await db.updateTable('tokens').set({ used: now }).where('token', '=', token).execute();
  return row ?? null;
}

export const tokensOf = (db: Db, person: string): Promise<StoredToken[]> =>
  db.selectFrom('tokens').selectAll().where('person', '=', person).orderBy('created').execute();

/** Takes a token away; gives its fingerprint, so that its lines can be cut. */
export async function dropToken(db: Db, person: string, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('tokens')
    .where('person', '=', person)
    .where('id', '=', id)
    .returning('token')
    .executeTakeFirst();
  return row?.token ?? null;
}

export async function dropTokens(db: Db, person: string): Promise<void> {
  await db.deleteFrom('tokens').where('person', '=', person).execute();
}
