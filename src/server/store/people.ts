import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

/** A secret shared by all processes of this server: made once, by whoever comes first. */
export async function keyNamed(db: Db, name: string): Promise<string> {
  await db
    .insertInto('keys')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

export async function insertGuest(db: Db, id: string, session: string): Promise<void> {
  const created = Date.now();
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('people').values({ id, name: null, created }).execute();
    await trx.insertInto('sessions').values({ token: session, person: id, created }).execute();
  });
}

/** Whose browser this is; `null` if nobody's. */
export async function personOf(db: Db, session: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('person')
    .where('token', '=', session)
    .executeTakeFirst();
  return row?.person ?? null;
}

/** Whoever has this name. */
export async function personNamed(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.id ?? null;
}
