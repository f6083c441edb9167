import type { Db } from './open.ts';

/** Matches in which a person sits, or which she made. */
export async function matchIdsOf(db: Db, person: string): Promise<string[]> {
  const seated = await db
    .selectFrom('seats')
    .select('match')
    .where('person', '=', person)
    .execute();
  const made = await db.selectFrom('matches').select('id').where('host', '=', person).execute();
  return [...new Set([...seated.map(({ match }) => match), ...made.map(({ id }) => id)])];
}

/** Whoever has these matches in memory must look again: who sits there was changed. */
export async function markChanged(db: Db, matches: readonly string[]): Promise<void> {
  if (matches.length === 0) return;
  await db
    .updateTable('matches')
    .set((update) => ({ version: update('version', '+', 1) }))
    .where('id', 'in', matches)
    .execute();
}

/** Gives all seats of one person to another, and the matches she made; says which matches. */
export async function moveSeats(db: Db, from: string, to: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const matches = await matchIdsOf(trx, from);
    await trx.updateTable('seats').set({ person: to }).where('person', '=', from).execute();
    await trx.updateTable('matches').set({ host: to }).where('host', '=', from).execute();
    await markChanged(trx, matches);
    return matches;
  });
}

/** Gives the seats of one match to another person; false if there are none any more. */
export async function moveSeatsOf(
  db: Db,
  match: string,
  from: string,
  to: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('seats')
      .set({ person: to })
      .where('match', '=', match)
      .where('person', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .updateTable('matches')
      .set({ host: to })
      .where('id', '=', match)
      .where('host', '=', from)
      .execute();
    await markChanged(trx, [match]);
    return true;
  });
}
