import type { Db } from './open.ts';

/** What else is kept of a person and belongs to no other part: read, moved and dropped as a whole. */

export const challengesOf = (db: Db, person: string): Promise<unknown[]> =>
  db
    .selectFrom('challenges')
    .select(['id', 'setup', 'seat', 'bid', 'rated', 'pace', 'status', 'match', 'created'])
    .where('host', '=', person)
    .execute();

export async function moveChallenges(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('challenges').set({ host: to }).where('host', '=', from).execute();
  await db.updateTable('challenges').set({ invited: to }).where('invited', '=', from).execute();
}

export async function dropChallenges(db: Db, person: string): Promise<void> {
  await db
    .deleteFrom('challenges')
    .where((w) => w.or([w('host', '=', person), w('invited', '=', person)]))
    .execute();
}

/** What she said at tables, and what she wrote down for herself there. */
export async function talkOf(db: Db, person: string): Promise<unknown> {
  const said = await db
    .selectFrom('messages')
    .select(['match', 'channel', 'text', 'at'])
    .where('person', '=', person)
    .orderBy('at')
    .execute();
  const notes = await db
    .selectFrom('notes')
    .select(['match', 'text'])
    .where('person', '=', person)
    .execute();
  return { said, notes };
}

export async function moveTalk(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('messages').set({ person: to }).where('person', '=', from).execute();
  // Where both wrote something down, what the account has stays.
  await db
    .deleteFrom('notes')
    .where('person', '=', from)
    .where('match', 'in', (q) => q.selectFrom('notes').select('match').where('person', '=', to))
    .execute();
  await db.updateTable('notes').set({ person: to }).where('person', '=', from).execute();
  await db.deleteFrom('reports').where('person', '=', from).execute();
}

/** What was said keeps its place in the talk, without its words. */
export async function dropTalk(db: Db, person: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ person: null, text: '…' })
    .where('person', '=', person)
    .execute();
  await db.deleteFrom('notes').where('person', '=', person).execute();
  await db.deleteFrom('reports').where('person', '=', person).execute();
}

export const vacationOf = async (db: Db, person: string): Promise<unknown> =>
  (await db
    .selectFrom('vacations')
    .select(['from', 'until'])
    .where('person', '=', person)
    .executeTakeFirst()) ?? null;

export async function dropVacation(db: Db, person: string): Promise<void> {
  await db.deleteFrom('vacations').where('person', '=', person).execute();
}
