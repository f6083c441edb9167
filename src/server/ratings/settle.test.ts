import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomId } from '../seats/secrets.ts';
import { endMatch, insertMatch } from '../store/matches.ts';
import { type OpenStore, openStore } from '../store/open.ts';
import { exportRatings, moveRatings, recountRatings } from '../store/ratings.ts';
import { testStores } from '../testing/stores.ts';
import { profileOf } from './profile.ts';
import { settleDue } from './settle.ts';

const testing = testStores('ratings');

describe.each(['sqlite', 'postgres'])('ratings on %s', (kind) => {
  const stores: OpenStore[] = [];
  const people: string[] = [];
  beforeAll(async () => {
    const settings = testing.at(kind, kind);
    const first = await openStore(settings);
    // Two connections of one process to an SQLite file would wait for each other for ever.
    stores.push(first, kind === 'postgres' ? await openStore(settings) : first);
    for (const name of ['Anna', 'Botha', null]) {
      const id = randomId();
      people.push(id);
      await store()
        .db.insertInto('people')
        .values({
          id,
          name,
          name_key: name?.toLowerCase() ?? null,
          password: null,
          mail: null,
          created: 1,
        })
        .execute();
    }
  });
  afterAll(() => Promise.all([...new Set(stores)].map((one) => one.close())));
  const store = (at = 0): OpenStore => {
    const one = stores[at];
    if (!one) throw new Error('no store');
    return one;
  };

  /** A match that is over, as the server leaves it. */
  async function over(
    [empire, republics]: readonly [string, string],
    result: object,
    { rated = true, machine = '' } = {},
  ): Promise<string> {
    const { db } = store();
    const id = randomId();
    await insertMatch(db, {
      id,
      setup: { game: 'bittereinder', scenario: 'campaign', options: {} },
      rules: '1',
      secret: 's',
      commitment: 'c',
      host: people[0] ?? '',
      terms: JSON.stringify({ rated }),
      seats: {
        empire: { kind: 'person', person: empire },
        republics: machine
          ? { kind: machine, person: null }
          : { kind: 'person', person: republics },
      },
    });
    await db.updateTable('matches').set({ status: 'running' }).where('id', '=', id).execute();
    await endMatch(db, { row: { id, version: 0, deeds: 0, held: null } }, JSON.stringify(result));
    return id;
  }
  const ratings = () => store().db.selectFrom('ratings').selectAll().orderBy('player').execute();
  const counted = async () =>
    (await store().db.selectFrom('rated_matches').select('match').execute()).map(
      ({ match }) => match,
    );

  test('every rated match counts once, however many processes look; what was called off never', async () => {
    const [anna = '', botha = '', guest = ''] = people;
    const won = { winner: 'empire', by: 'rules' };
    const expected = [
      await over([anna, botha], won),
      await over([botha, anna], { winner: null, by: 'agreement' }),
      await over([anna, guest], { winner: 'republics', by: 'resignation' }),
      await over([anna, ''], won, { machine: 'recruit' }),
    ];
    await over([anna, botha], { winner: null, by: 'abort' });
    await over([anna, botha], won, { rated: false });
    await Promise.all([0, 1, 0, 1].map((at) => settleDue(store(at).db)));
    expect((await counted()).sort()).toEqual(expected.sort());
    const after = await ratings();
    expect(after.map(({ matches }) => matches).sort((a, b) => a - b)).toEqual([1, 1, 2, 4]);
    await settleDue(store(1).db);
    expect(await ratings()).toEqual(after);
  });

  test('everything can be counted again from the store, to the last digit', async () => {
    const before = await ratings();
    const { db } = store();
    const sides = await db.selectFrom('advantages').selectAll().execute();
    expect(sides).toMatchObject([{ game: 'bittereinder', scenario: 'campaign', matches: 4 }]);
    await db.updateTable('ratings').set({ mu: 9, phi: 9 }).execute();
    expect(await recountRatings(db)).toBe(4);
    expect(await ratings()).toEqual(before);
    expect(await db.selectFrom('advantages').selectAll().execute()).toEqual(sides);
  });

  test('a profile names opponents, guests and machines for what they are', async () => {
    const [anna = ''] = people;
    const profile = await profileOf(store().db, anna, { name: 'Anna', mine: false });
    expect(profile.history.map(({ against }) => against.kind).sort()).toEqual([
      'guest',
      'machine',
      'person',
      'person',
    ]);
    const [record] = profile.games;
    expect(record).toMatchObject({ game: 'bittereinder', matches: 4 });
    expect(record?.curve.length).toBe(4);
    const [empire, republics] = record?.sides ?? [];
    expect(empire).toMatchObject({ side: 'empire', won: 2, drawn: 0, lost: 1 });
    expect(republics).toMatchObject({ side: 'republics', won: 0, drawn: 1, lost: 0 });
    expect(empire?.low).toBeLessThan(2 / 3);
    expect(empire?.high).toBeGreaterThan(2 / 3);
    expect(JSON.stringify(profile)).not.toContain(people[2]);
  });

  test('what a guest was rated for goes to the account, and what both know is one estimate', async () => {
    const [anna = '', botha = '', guest = ''] = people;
    const won = { winner: 'empire', by: 'rules' };
    await over([guest, botha], won);
    await over([guest, anna], won);
    await settleDue(store().db);
    const { db } = store();
    const of = async (player: string) => (await ratings()).find((row) => row.player === player);
    const [before, hers, his] = [await of(anna), await of(guest), await of(botha)];
    await moveRatings(db, guest, anna);
    expect(await of(guest)).toBeUndefined();
    expect(await of(botha)).toEqual(his);
    const after = await of(anna);
    expect(after?.matches).toBe((before?.matches ?? 0) + (hers?.matches ?? 0));
    // Surer than either was alone, and between the two.
    expect(after?.phi).toBeLessThan(Math.min(before?.phi ?? 0, hers?.phi ?? 0));
    const bounds = [before?.mu ?? 0, hers?.mu ?? 0].sort((a, b) => a - b);
    expect(after?.mu).toBeGreaterThan((bounds[0] ?? 0) - 0.5);
    expect(after?.mu).toBeLessThan((bounds[1] ?? 0) + 0.5);
    const rows = await db.selectFrom('rated_matches').select(['first', 'second']).execute();
    expect(rows.some(({ first, second }) => first === guest || second === guest)).toBe(false);
    // Nobody plays against herself, whoever she was then.
    expect(rows.some(({ first, second }) => first === second)).toBe(false);
    // Whoever has no rating yet simply gets the other's.
    const newborn = randomId();
    await moveRatings(db, botha, newborn);
    expect(await of(newborn)).toEqual({ ...his, player: newborn });
    const { ratings: own, matches } = await exportRatings(db, newborn);
    expect(own).toHaveLength(1);
    expect(matches.length).toBeGreaterThan(0);
    // The export says nothing of the others.
    expect(JSON.stringify({ own, matches })).not.toContain(anna);
  });
});
