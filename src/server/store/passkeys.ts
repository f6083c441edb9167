import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import type { PasskeyTable } from './schema.ts';

export type StoredPasskey = Selectable<PasskeyTable>;

export async function insertPasskey(db: Db, passkey: StoredPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const passkeysOf = (db: Db, person: string): Promise<StoredPasskey[]> =>
  db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute();

export async function findPasskey(db: Db, id: string): Promise<StoredPasskey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function notePasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, used: Date.now() })
    .where('id', '=', id)
    .execute();
}

export async function dropPasskey(db: Db, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function dropPasskeys(db: Db, person: string): Promise<void> {
  await db.deleteFrom('passkeys').where('person', '=', person).execute();
}
