import type { Selectable } from 'kysely';
import { insertMatchWithin, type NewMatch } from './matches.ts';
import type { Db } from './open.ts';
import type { ChallengeTable } from './schema.ts';

export type ChallengeRow = Selectable<ChallengeTable>;

export interface ListedChallenge extends ChallengeRow {
  readonly hostName: string | null;
  readonly invitedName: string | null;
}

/** What a list may be narrowed to. */
export interface ChallengeFilter {
  readonly game?: string | undefined;
  readonly scenario?: string | undefined;
  readonly standard?: boolean | undefined;
  readonly rated?: boolean | undefined;
  /** `random` or `bid`, or the side that one would play: then both of those fit as well. */
  readonly side?: string | undefined;
  readonly pace?: 'none' | 'live' | 'days' | undefined;
}

/** The longest list that is sent. */
const LONGEST = 200;

/** Puts a challenge up, unless its host has as many as one may have; says whether it did. */
export function insertChallenge(db: Db, row: ChallengeRow, most: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Whoever asks twice at the same time waits here for herself: the count below is true.
    await trx
      .updateTable('people')
      .set((update) => ({ created: update.ref('created') }))
      .where('id', '=', row.host)
      .execute();
    await trx
      .deleteFrom('challenges')
      .where('host', '=', row.host)
      .where('status', '=', 'open')
      .where('expires', '<', row.created)
      .execute();
    const { open } = await trx
      .selectFrom('challenges')
      .select((q) => q.fn.countAll<number | string>().as('open'))
      .where('host', '=', row.host)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (Number(open) >= most) return false;
    await trx.insertInto('challenges').values(row).execute();
    return true;
  });
}

export async function findChallenge(db: Db, id: string): Promise<ChallengeRow | null> {
  const row = await db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

const listed = (db: Db) =>
  db
    .selectFrom('challenges')
    .leftJoin('people as hosts', 'hosts.id', 'challenges.host')
    .leftJoin('people as guests', 'guests.id', 'challenges.invited')
    .selectAll('challenges')
    .select(['hosts.name as hostName', 'guests.name as invitedName']);

/** What is open to a person now: everybody's, and what is for her or by her. */
export function openChallenges(
  db: Db,
  person: string | null,
  filter: ChallengeFilter,
  now: number,
): Promise<ListedChallenge[]> {
  const { game, scenario, standard, rated, side, pace } = filter;
  return listed(db)
    .where('status', '=', 'open')
    .where('expires', '>', now)
    .where('nonce', 'is not', null)
    .where((w) =>
      w.or([
        w('invited', 'is', null),
        ...(person === null ? [] : [w('invited', '=', person), w('host', '=', person)]),
      ]),
    )
    .$if(game !== undefined, (q) => q.where('game', '=', game ?? ''))
    .$if(scenario !== undefined, (q) => q.where('scenario', '=', scenario ?? ''))
    .$if(standard !== undefined, (q) => q.where('standard', '=', Number(standard)))
    .$if(rated !== undefined, (q) => q.where('rated', '=', Number(rated)))
    .$if(pace === 'none', (q) => q.where('pace', 'is', null))
    .$if(pace === 'live' || pace === 'days', (q) =>
      q.where('pace', 'like', `{"kind":"${pace ?? ''}"%`),
    )
    .$if(side === 'random' || side === 'bid', (q) => q.where('seat', '=', side ?? ''))
    .$if(side !== undefined && side !== 'random' && side !== 'bid', (q) =>
      q.where('seat', '!=', side ?? ''),
    )
    .orderBy('challenges.created', 'desc')
    .limit(LONGEST)
    .execute();
}

/** The matches that came of a person's challenges lately. */
export async function begunSince(
  db: Db,
  host: string,
  since: number,
): Promise<readonly { readonly id: string; readonly match: string | null }[]> {
  return db
    .selectFrom('challenges')
    .select(['id', 'match'])
    .where('host', '=', host)
    .where('status', '=', 'taken')
    .where('created', '>', since)
    .execute();
}

/** Adds the host's part to the dice, once. */
export async function addHostNonce(
  db: Db,
  id: string,
  host: string,
  nonce: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('challenges')
    .set({ nonce })
    .where('id', '=', id)
    .where('host', '=', host)
    .where('nonce', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function withdrawChallenge(db: Db, id: string, host: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('challenges')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .where('host', '=', host)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Takes a challenge and makes its match, both or neither. Of several who take it at the same time, in
 * whichever process, one gets true.
 */
export function takeChallenge(db: Db, id: string, match: NewMatch, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('challenges')
      .set({ status: 'taken', match: match.id })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .where('expires', '>', now)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await insertMatchWithin(trx, match);
    return true;
  });
}
