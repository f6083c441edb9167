import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

/** A secret shared by all processes of this server: made once, by whoever comes first. */
export async function keyNamed(
  db: Db,
  name: string,
  make: () => string = () => randomBytes(32).toString('hex'),
): Promise<string> {
  await db
    .insertInto('keys')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

export interface Person {
  readonly id: string;
  readonly name: string | null;
  readonly password: string | null;
  readonly mail: string | null;
  readonly created: number;
}

const COLUMNS = ['id', 'name', 'password', 'mail', 'created'] as const;

export async function insertGuest(db: Db, id: string): Promise<void> {
  await db
    .insertInto('people')
    .values({ id, name: null, name_key: null, password: null, mail: null, created: Date.now() })
    .execute();
}

export async function findPerson(db: Db, id: string): Promise<Person | null> {
  const row = await db.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findByName(db: Db, key: string): Promise<Person | null> {
  const row = await db
    .selectFrom('people')
    .select(COLUMNS)
    .where('name_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Everybody who has confirmed this address. */
export const findByMail = (db: Db, mail: string): Promise<Person[]> =>
  db.selectFrom('people').select(COLUMNS).where('mail', '=', mail).execute();

export interface NewAccount {
  readonly name: string;
  readonly key: string;
  readonly password: string;
}

/** Makes a guest an account; false if the name is taken, or it is one already. */
export async function nameGuest(
  db: Db,
  id: string,
  { name, key, password }: NewAccount,
): Promise<boolean> {
  if (await findByName(db, key)) return false;
  try {
    const { numUpdatedRows } = await db
      .updateTable('people')
      .set({ name, name_key: key, password })
      .where('id', '=', id)
      .where('name', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  } catch (error) {
    // Two asked for one name at the same time, and this one came second.
    if (await findByName(db, key)) return false;
    throw error;
  }
}

export async function keepPassword(db: Db, id: string, password: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ password })
    .where('id', '=', id)
    .where('name', 'is not', null)
    .execute();
}

export async function keepMail(db: Db, id: string, mail: string | null): Promise<void> {
  await db
    .updateTable('people')
    .set({ mail })
    .where('id', '=', id)
    .where('name', 'is not', null)
    .execute();
}

/** Leaves nothing of a person but that somebody sat there. */
export async function forgetPerson(db: Db, id: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ name: null, name_key: null, password: null, mail: null, created: 0 })
    .where('id', '=', id)
    .execute();
}

/** The names of some people, as far as they have one. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .where('name', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}
