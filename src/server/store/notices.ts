import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import type { NoticeWishTable, PushDeviceTable } from './schema.ts';

export type NoticeWish = Selectable<NoticeWishTable>;
export type PushDevice = Selectable<PushDeviceTable>;

export async function wishOf(db: Db, person: string): Promise<NoticeWish | null> {
  const row = await db
    .selectFrom('notice_wishes')
    .selectAll()
    .where('person', '=', person)
    .executeTakeFirst();
  return row ?? null;
}

export async function keepWish(db: Db, wish: Omit<NoticeWish, 'sent'>): Promise<void> {
  const { person, ...rest } = wish;
  await db
    .insertInto('notice_wishes')
    .values({ person, ...rest, sent: 0 })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(rest))
    .execute();
}

export async function noteSent(db: Db, person: string, at: number): Promise<void> {
  await db.updateTable('notice_wishes').set({ sent: at }).where('person', '=', person).execute();
}

/** No more mail to this person. */
export async function stopMail(db: Db, person: string): Promise<void> {
  await db.updateTable('notice_wishes').set({ mail: 0 }).where('person', '=', person).execute();
}

// -------------------------------------------------------------------- devices

export const devicesOf = (db: Db, person: string): Promise<PushDevice[]> =>
  db.selectFrom('push_devices').selectAll().where('person', '=', person).execute();

export async function keepDevice(db: Db, device: PushDevice): Promise<void> {
  const { endpoint, ...rest } = device;
  await db
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
    .execute();
  void endpoint;
}

export async function dropDevice(db: Db, endpoint: string, person?: string): Promise<void> {
  const dropping = db.deleteFrom('push_devices').where('endpoint', '=', endpoint);
  await (person === undefined ? dropping : dropping.where('person', '=', person)).execute();
}

// -------------------------------------------------------------------- single matches

export async function isMuted(db: Db, person: string, match: string): Promise<boolean> {
  const row = await db
    .selectFrom('notice_mutes')
    .select('match')
    .where('person', '=', person)
    .where('match', '=', match)
    .executeTakeFirst();
  return row !== undefined;
}

export async function mute(db: Db, person: string, match: string, off: boolean): Promise<void> {
  if (off)
    await db
      .insertInto('notice_mutes')
      .values({ person, match })
      .onConflict((conflict) => conflict.columns(['person', 'match']).doNothing())
      .execute();
  else
    await db
      .deleteFrom('notice_mutes')
      .where('person', '=', person)
      .where('match', '=', match)
      .execute();
}

// -------------------------------------------------------------------- what is to be told

/** A seat of somebody who wants to be told, at a match that has come to rest. */
export interface RestingSeat {
  readonly match: string;
  readonly version: number;
  readonly status: string;
  readonly standing: string | null;
  readonly side: string;
  readonly person: string;
}

/** The seats of matches in which something was done within a time, of people who want to hear of it. */
export const restingSeats = (db: Db, after: number, until: number): Promise<RestingSeat[]> =>
  db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match', 'matches.id')
    .innerJoin('notice_wishes', 'notice_wishes.person', 'seats.person')
    .leftJoin('notice_mutes', (join) =>
      join
        .onRef('notice_mutes.person', '=', 'seats.person')
        .onRef('notice_mutes.match', '=', 'matches.id'),
    )
    .where('matches.touched', '>', after)
    .where('matches.touched', '<=', until)
    .where('matches.status', '!=', 'open')
    .where('notice_mutes.match', 'is', null)
    .select([
      'matches.id as match',
      'matches.version',
      'matches.status',
      'matches.standing',
      'seats.side',
      'notice_wishes.person',
    ])
    .execute();

/** Notes what somebody is to be told, once for each version of the match; says whether it is new. */
export async function note(
  db: Db,
  { person, match, version }: Pick<RestingSeat, 'person' | 'match' | 'version'>,
  what: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('notices')
    .values({ person, match, what, version, told: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'match', 'what'])
        .doUpdateSet({ version, told: 0 })
        .where('notices.version', '<', version)
        // That it began, or ended, is said once.
        .where('notices.what', '=', 'turn'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export interface Notice {
  readonly match: string;
  readonly what: string;
  readonly version: number;
}

export const untold = (db: Db, person: string): Promise<Notice[]> =>
  db
    .selectFrom('notices')
    .select(['match', 'what', 'version'])
    .where('person', '=', person)
    .where('told', '=', 0)
    .orderBy('match')
    .execute();

/** What came up again while it was told is still to be told. */
export async function noteTold(db: Db, person: string, notices: readonly Notice[]): Promise<void> {
  for (const { match, what, version } of notices)
    await db
      .updateTable('notices')
      .set({ told: 1 })
      .where('person', '=', person)
      .where('match', '=', match)
      .where('what', '=', what)
      .where('version', '=', version)
      .execute();
}

// -------------------------------------------------------------------- with the account

export async function dropNotices(db: Db, person: string): Promise<void> {
  for (const table of ['notices', 'notice_mutes', 'push_devices', 'notice_wishes'] as const)
    await db.deleteFrom(table).where('person', '=', person).execute();
}
