import type { Db } from './open.ts';

export interface StoredLink {
  readonly kind: string;
  readonly person: string | null;
  readonly about: string;
  readonly expires: number;
}

export async function insertLink(
  db: Db,
  code: string,
  { kind, person, about, expires }: StoredLink,
): Promise<void> {
  // Whoever adds one clears away what nobody can use any more.
  await db.deleteFrom('links').where('expires', '<', Date.now()).execute();
  await db.insertInto('links').values({ code, kind, person, about, expires }).execute();
}

/** A link that still works, without using it. */
export async function findLink(db: Db, code: string, kind: string): Promise<StoredLink | null> {
  const row = await db
    .selectFrom('links')
    .select(['kind', 'person', 'about', 'expires'])
    .where('code', '=', code)
    .where('kind', '=', kind)
    .where('expires', '>', Date.now())
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link: of all who try, exactly one gets it. */
export async function useLink(db: Db, code: string, kind: string): Promise<StoredLink | null> {
  const row = await db
    .deleteFrom('links')
    .where('code', '=', code)
    .where('kind', '=', kind)
    .where('expires', '>', Date.now())
    .returning(['kind', 'person', 'about', 'expires'])
    .executeTakeFirst();
  return row ?? null;
}

/** Makes all links of a kind useless that a person was given. */
export async function dropLinks(db: Db, person: string, kind?: string): Promise<void> {
  const dropping = db.deleteFrom('links').where('person', '=', person);
  await (kind === undefined ? dropping : dropping.where('kind', '=', kind)).execute();
}
