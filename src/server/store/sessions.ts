import type { Db } from './open.ts';

export interface StoredSession {
  /** The fingerprint of its token. */
  readonly token: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number | null;
  readonly browser: string | null;
}

/** Milliseconds after which a session that nobody used is none. */
const STALE = 400 * 24 * 60 * 60 * 1000;
/** How exactly it is noted when one was last used. */
const HOUR = 60 * 60 * 1000;

const isStale = ({ created, seen }: StoredSession, now: number): boolean =>
  now - (seen ?? created) > STALE;

export async function insertSession(
  db: Db,
  token: string,
  person: string,
  browser: string,
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('sessions')
    .values({ token, person, created: now, seen: now, browser })
    .execute();
}

/** Whose browser this is; `null` if nobody's. */
export async function personOf(db: Db, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  const now = Date.now();
  if (!row || isStale(row, now)) return null;
  if (now - (row.seen ?? 0) > HOUR)
    await db.updateTable('sessions').set({ seen: now }).where('token', '=', token).execute();
  return row.person;
}

/** The sessions of a person, the one used last first. */
export const sessionsOf = (db: Db, person: string): Promise<StoredSession[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .orderBy('created', 'desc')
    .execute();

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute();
}

/** Ends all sessions of a person, but the one that is spared. */
export async function endSessions(db: Db, person: string, spared?: string): Promise<void> {
  const ending = db.deleteFrom('sessions').where('person', '=', person);
  await (spared === undefined ? ending : ending.where('token', '!=', spared)).execute();
}

/** Which of these still stand, as sessions or as tokens of programs. */
export async function standing(db: Db, tokens: readonly string[]): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .select('token')
    .where('token', 'in', tokens)
    .execute();
  const programs = await db
    .selectFrom('tokens')
    .select('token')
    .where('token', 'in', tokens)
    .execute();
  return new Set([...rows, ...programs].map(({ token }) => token));
}
