import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEvent, tableMaker } from '../events/events.ts';
import { testStores } from '../testing/stores.ts';
import {
  beginEvent,
  type EventRow,
  entrantsOf,
  insertEvent,
  joinEvent,
  leaveEvent,
  leaveEvents,
  settleEvents,
  tablesOf,
} from './events.ts';
import { type OpenStore, openStore } from './open.ts';

const testing = testStores('events');
const PEOPLE = Array.from({ length: 12 }, (_, i) => `person-${i}`);

describe.each(['sqlite', 'postgres'])('events on %s', (kind) => {
  const stores: OpenStore[] = [];
  beforeAll(async () => {
    const settings = testing.at(kind);
    const first = await openStore(settings);
    // Two connections of one process to an SQLite file would wait for each other for ever.
    stores.push(first, kind === 'postgres' ? await openStore(settings) : first);
    for (const id of PEOPLE)
      await first.db
        .insertInto('people')
        .values({ id, name: id, name_key: id, password: null, mail: null, created: 1 })
        .execute();
  });
  afterAll(() => Promise.all([...new Set(stores)].map((store) => store.close())));
  const db = (at = 0) => (stores[at % stores.length] as OpenStore).db;
  const nonceFor = (person: string) => person.padEnd(32, '0');
  const join = (row: EventRow, person: string, at = 0) =>
    joinEvent(db(at), row.id, person, nonceFor(person), 8);

  async function event(): Promise<EventRow> {
    const row = await newEvent({ name: 'Winter cup', game: 'outpost' }, 'person-0');
    expect(await insertEvent(db(), row, 100)).toBe(true);
    return row;
  }

  test('of all who join at once in two processes, eight get a place, each another', async () => {
    const row = await event();
    const answers = await Promise.all(PEOPLE.map((person, i) => join(row, person, i)));
    expect(answers.filter((answer) => answer === 'joined')).toHaveLength(8);
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(4);
    const entrants = await entrantsOf(db(), row.id);
    expect(new Set(entrants.map(({ person }) => person)).size).toBe(8);
    // Whoever asks again has her place already.
    expect(await join(row, entrants[0]?.person ?? '')).toBe('joined');
    expect(await entrantsOf(db(), row.id)).toHaveLength(8);
  });

  test('begun twice at once it begins once, and nobody comes or goes afterwards', async () => {
    const row = await event();
    for (const person of PEOPLE.slice(0, 4)) await join(row, person);
    const maker = await tableMaker(row);
    const begun = await Promise.all([0, 1].map((at) => beginEvent(db(at), row.id, maker)));
    expect(begun.filter(Boolean)).toHaveLength(1);
    const tables = await tablesOf(db(), row.id);
    expect(tables).toHaveLength(12);
    expect(await join(row, 'person-9')).toBe('closed');
    expect(await leaveEvent(db(), row.id, 'person-1')).toBe(false);
    const dice = await db()
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .select(['matches.dice', 'seats.side', 'seats.nonce'])
      .where(
        'matches.id',
        'in',
        tables.map(({ match }) => match),
      )
      .execute();
    // Three rounds, two sides: so many different dice, however many tables.
    expect(new Set(dice.map((one) => `${one.dice} ${one.side} ${one.nonce}`)).size).toBe(6);
  });

  test('tables open when their round is over, the secret when all are', async () => {
    const row = await event();
    for (const person of PEOPLE.slice(0, 3)) await join(row, person);
    await beginEvent(db(), row.id, await tableMaker(row));
    const end = async (round: number) => {
      const result = '{"winner":null,"by":"agreement"}';
      for (const one of await tablesOf(db(), row.id))
        if (one.round === round)
          await db()
            .updateTable('matches')
            .set({ status: 'over', result })
            .where('id', '=', one.match)
            .execute();
      await settleEvents(db());
      return (await tablesOf(db(), row.id)).map(({ sealed }) => sealed);
    };
    expect(await end(2)).toEqual([2, 2, 1, 1, 2, 2]);
    expect(await end(1)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(await end(3)).toEqual([0, 0, 0, 0, 0, 0]);
    const { status } = await db()
      .selectFrom('events')
      .select('status')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('over');
  });

  test('whoever deletes the account leaves what has not begun', async () => {
    const row = await event();
    await join(row, 'person-5');
    await leaveEvents(db(), 'person-5');
    expect(await entrantsOf(db(), row.id)).toEqual([]);
  });
});
