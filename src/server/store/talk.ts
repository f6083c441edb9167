import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import type { MessageTable } from './schema.ts';

export type MessageRow = Selectable<MessageTable> & { readonly name: string | null };

/** What was said at a match from a number on. */
export const messagesFrom = (db: Db, match: string, from: number): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .leftJoin('people', 'people.id', 'messages.person')
    .selectAll('messages')
    .select('people.name')
    .where('match', '=', match)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();

/** Keeps what was said; each gets the next number, in whichever process. */
export async function insertMessage(
  db: Db,
  message: Omit<Selectable<MessageTable>, 'number'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { talk } = await trx
      .updateTable('matches')
      .set((update) => ({ talk: update('talk', '+', 1) }))
      .where('id', '=', message.match)
      .returning('talk')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('messages')
      .values({ ...message, number: talk - 1 })
      .execute();
  });
}

export async function insertReport(
  db: Db,
  match: string,
  number: number,
  person: string,
): Promise<void> {
  await db
    .insertInto('reports')
    .values({ match, number, person, at: Date.now() })
    .onConflict((conflict) => conflict.columns(['match', 'number', 'person']).doNothing())
    .execute();
}

export interface OwnNotes {
  readonly text: string;
  readonly muted: boolean;
}

export async function notesOf(db: Db, match: string, person: string): Promise<OwnNotes> {
  const row = await db
    .selectFrom('notes')
    .select(['text', 'muted'])
    .where('match', '=', match)
    .where('person', '=', person)
    .executeTakeFirst();
  return row ? { text: row.text, muted: row.muted !== 0 } : { text: '', muted: false };
}

export async function keepNotes(
  db: Db,
  match: string,
  person: string,
  change: { readonly text?: string; readonly muted?: number },
): Promise<void> {
  await db
    .insertInto('notes')
    .values({ match, person, text: '', muted: 0, ...change })
    .onConflict((conflict) => conflict.columns(['match', 'person']).doUpdateSet(change))
    .execute();
}

/** Who does not want to hear the others at a match. */
export async function mutedAt(db: Db, match: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('notes')
    .select('person')
    .where('match', '=', match)
    .where('muted', '=', 1)
    .execute();
  return new Set(rows.map(({ person }) => person));
}
