import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newMatchOf } from '../matches/create.ts';
import { fingerprintOf, randomId, randomToken } from '../seats/secrets.ts';
import { findStored, insertMatch, takeSeat } from '../store/matches.ts';
import { type OpenStore, openStore } from '../store/open.ts';
import { insertGuest } from '../store/people.ts';
import { insertSession, personOf } from '../store/sessions.ts';
import { insertMessage, keepNotes, messagesFrom, notesOf } from '../store/talk.ts';
import { testStores } from '../testing/stores.ts';
import { Accounts } from './accounts.ts';
import { Carry } from './carry.ts';
import { exportOf } from './export.ts';
import { Limits } from './limits.ts';
import { Links } from './links.ts';

const testing = testStores('accounts');

const HERE = '192.0.2.1';
const PASSWORD = 'correct horse battery';
let last = 0;
/** A name of one's own for each test: the store is shared. */
const newName = (): string => {
  last += 1;
  return `Burgher ${last}`;
};

describe.each(['sqlite', 'postgres'] as const)('accounts on %s', (kind) => {
  let store: OpenStore;
  let accounts: Accounts;
  let carry: Carry;
  let links: Links;
  const planned: unknown[] = [];
  const changed: string[] = [];
  const cut: string[] = [];

  beforeAll(async () => {
    store = await openStore(testing.at(kind, kind));
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    for (const list of [planned, changed, cut]) list.length = 0;
    await store.db.deleteFrom('attempts').execute();
    const { db } = store;
    const limits = new Limits(db, 'secret');
    links = new Links(db);
    const noteChanged = async (matches: readonly string[]) => void changed.push(...matches);
    accounts = new Accounts({
      db,
      limits,
      links,
      jobs: { plan: async (job) => void planned.push(job.payload) },
      mail: true,
      changed: noteChanged,
      cut: (person) => void cut.push(person),
    });
    carry = new Carry({ db, links, limits, accounts, changed: noteChanged });
  });

  const found = async (person: string) => {
    const account = await accounts.find(person);
    if (!account) throw new Error('no account');
    return account;
  };

  async function guest(): Promise<string> {
    const id = randomId();
    await insertGuest(store.db, id);
    return id;
  }

  async function session(person: string): Promise<string> {
    const token = fingerprintOf(randomToken());
    await insertSession(store.db, token, person, 'test');
    return token;
  }

  async function matchOf(person: string): Promise<string> {
    const seats = { scouts: 'me', riders: 'friend' };
    const match = await newMatchOf({ game: 'outpost', seats }, person);
    await insertMatch(store.db, match);
    return match.id;
  }

  const seatOf = async (match: string, side: string) =>
    (await findStored(store.db, match))?.seats.find((seat) => seat.side === side);

  test('a guest who signs up keeps her seats, under her name from then on', async () => {
    const [me, name] = [await guest(), newName()];
    const match = await matchOf(me);
    expect(await accounts.signUp(me, { name, password: PASSWORD }, HERE)).toBe(me);
    expect(await seatOf(match, 'scouts')).toMatchObject({ person: me, name });
    expect(changed).toContain(match);
    const { password } = await found(me);
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a guest who signs in hands her seats to the account, and is nobody any more', async () => {
    const name = newName();
    const account = await accounts.signUp(null, { name, password: PASSWORD }, HERE);
    const me = await guest();
    const [match, token] = [await matchOf(me), await session(me)];
    await keepNotes(store.db, match, me, { text: 'hold the ford' });
    const found = await accounts.check({ name: name.toUpperCase(), password: PASSWORD }, HERE);
    expect(found).toBe(account);
    await accounts.claim(me, account);
    expect(await seatOf(match, 'scouts')).toMatchObject({ person: account, name });
    expect(await notesOf(store.db, match, account)).toMatchObject({ text: 'hold the ford' });
    expect((await findStored(store.db, match))?.row.host).toBe(account);
    expect(await personOf(store.db, token)).toBeNull();
    expect([changed, cut]).toEqual([[match], [me]]);
    // Another account is never emptied into this one.
    const other = await accounts.signUp(null, { name: newName(), password: PASSWORD }, HERE);
    const theirs = await matchOf(other);
    await accounts.claim(other, account);
    expect(await seatOf(theirs, 'scouts')).toMatchObject({ person: other });
  });

  test('of many who want one name at the same time, one gets it', async () => {
    const name = newName();
    const tries = Array.from({ length: 6 }, () =>
      accounts.signUp(null, { name, password: PASSWORD }, HERE),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ key: 'taken' });
  });

  test('guesses are counted by name, also all at once, and the right password comes too late', async () => {
    const name = newName();
    await accounts.signUp(null, { name, password: PASSWORD }, HERE);
    const guesses = Array.from({ length: 25 }, (_, i) =>
      accounts.check({ name, password: `guess ${i}` }, `192.0.2.${i}`).catch((error) => error.key),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((key) => key === 'wrong')).toHaveLength(10);
    expect(answers.filter((key) => key === 'tooOften')).toHaveLength(15);
    await expect(accounts.check({ name, password: PASSWORD }, HERE)).rejects.toMatchObject({
      key: 'tooOften',
    });
    // Nobody of that name: counted and answered in the same way.
    const nobody = newName();
    const others = Array.from({ length: 12 }, () =>
      accounts.check({ name: nobody, password: 'x' }, HERE).catch((error) => error.key),
    );
    const same = await Promise.all(others);
    expect(same.filter((key) => key === 'wrong')).toHaveLength(10);
    expect(same.filter((key) => key === 'tooOften')).toHaveLength(2);
  });

  test('guesses are counted by address, over many names; names and addresses are not kept', async () => {
    const keys = [];
    for (let i = 0; i < 65; i++)
      keys.push(
        await accounts
          .check({ name: `nobody ${i}`, password: 'x' }, HERE)
          .catch((error) => error.key),
      );
    expect(keys.slice(0, 60)).toEqual(Array(60).fill('wrong'));
    expect(keys.slice(60)).toEqual(Array(5).fill('tooOften'));
    const rows = await store.db.selectFrom('attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|nobody/);
  });

  test('a reset is planned for everybody alike, works once and ends all sessions', async () => {
    const name = newName();
    const me = await accounts.signUp(null, { name, password: PASSWORD }, HERE);
    const token = await session(me);
    await accounts.askReset(name, 'en', HERE);
    await accounts.askReset('nobody at all', 'en', HERE);
    expect(planned).toEqual([
      { who: name, language: 'en' },
      { who: 'nobody at all', language: 'en' },
    ]);
    for (let i = 0; i < 5; i++) await accounts.askReset(name, 'en', HERE);
    expect(planned).toHaveLength(4);
    const { code } = await links.make('reset', me);
    const other = await links.make('reset', me);
    await expect(accounts.reset(code, 'short', HERE)).rejects.toMatchObject({ key: 'badPassword' });
    expect(await accounts.reset(code, 'another horse', HERE)).toBe(me);
    for (const used of [code, other.code, 'made-up'])
      await expect(accounts.reset(used, 'a third horse', HERE)).rejects.toMatchObject({
        key: 'linkDead',
      });
    expect(await personOf(store.db, token)).toBeNull();
    expect(await accounts.check({ name, password: 'another horse' }, HERE)).toBe(me);
  });

  test('a link is worth nothing when its time is over, and for nothing else', async () => {
    const me = await accounts.signUp(null, { name: newName(), password: PASSWORD }, HERE);
    const { code } = await links.make('mail', me, 'jan@example.org');
    await expect(accounts.reset(code, 'another horse', HERE)).rejects.toMatchObject({
      key: 'linkDead',
    });
    await accounts.confirmMail(code, HERE);
    expect(await found(me)).toMatchObject({ mail: 'jan@example.org' });
    const late = await links.make('reset', me);
    await store.db
      .updateTable('links')
      .set({ expires: Date.now() - 1 })
      .execute();
    await expect(accounts.reset(late.code, 'another horse', HERE)).rejects.toMatchObject({
      key: 'linkDead',
    });
    const rows = await store.db.selectFrom('links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(late.code);
  });

  test('a seat is carried once, by whoever comes first, and only by a guest', async () => {
    const [me, phone, thief] = [await guest(), await guest(), await guest()];
    const match = await matchOf(me);
    await expect(carry.offer(phone, match)).rejects.toMatchObject({ key: 'notMine' });
    const { code } = await carry.offer(me, match);
    expect(await carry.look(code, HERE)).toMatchObject({ match, sides: ['scouts'] });
    await expect(carry.take(code, HERE, async () => me)).rejects.toMatchObject({
      key: 'sameDevice',
    });
    const takers = [phone, thief].map((one) => carry.take(code, HERE, async () => one));
    const results = await Promise.allSettled(takers);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(changed).toEqual([match]);
    const seat = await seatOf(match, 'scouts');
    expect([phone, thief]).toContain(seat?.person);
    await expect(carry.look(code, HERE)).rejects.toMatchObject({ key: 'linkDead' });
    const name = newName();
    await accounts.signUp(me, { name, password: PASSWORD }, HERE);
    await expect(carry.offer(me, await matchOf(me))).rejects.toMatchObject({ key: 'notGuest' });
  });

  test("a deleted account leaves the others' matches, without its name, and no way back", async () => {
    const name = newName();
    const me = await accounts.signUp(null, { name, password: PASSWORD }, HERE);
    const friend = await guest();
    const [match, unbegun] = [await matchOf(me), await matchOf(me)];
    await takeSeat(store.db, match, 'riders', friend);
    await store.db
      .updateTable('matches')
      .set({ status: 'running' })
      .where('id', '=', match)
      .execute();
    const token = await session(me);
    const said = { match, channel: 'players', person: me, side: 'scouts', at: 1 } as const;
    await insertMessage(store.db, { ...said, text: 'my own words' });
    const { code } = await links.make('reset', me);
    await accounts.remove(await found(me));
    const stored = await findStored(store.db, match);
    expect(stored?.row.status).toBe('over');
    expect(JSON.parse(stored?.row.result ?? '')).toEqual({ winner: 'riders', by: 'resignation' });
    expect(stored?.seats).toEqual(
      expect.arrayContaining([expect.objectContaining({ side: 'scouts', person: me, name: null })]),
    );
    expect((await findStored(store.db, unbegun))?.row.status).toBe('over');
    expect(await messagesFrom(store.db, match, 0)).toMatchObject([{ person: null, text: '…' }]);
    expect(await personOf(store.db, token)).toBeNull();
    expect(await accounts.find(me)).toBeNull();
    await expect(accounts.check({ name, password: PASSWORD }, HERE)).rejects.toMatchObject({
      key: 'wrong',
    });
    await expect(accounts.reset(code, 'another horse', HERE)).rejects.toMatchObject({
      key: 'linkDead',
    });
    // The name is free again, for somebody else.
    expect(await accounts.signUp(null, { name, password: PASSWORD }, HERE)).not.toBe(me);
  });

  test('the export has all that is hers and nothing of the others', async () => {
    const name = newName();
    const me = await accounts.signUp(null, { name, password: PASSWORD }, HERE);
    const match = await matchOf(me);
    await session(me);
    const deeds = ['scouts', 'riders', 'riders', 'scouts'].map((side, number) => ({
      match,
      number,
      deed: JSON.stringify({ side, choice: { do: `${side} ${number}` } }),
      at: 1000,
    }));
    await store.db.insertInto('deeds').values(deeds).execute();
    const account = await found(me);
    const text = JSON.stringify(await exportOf(store.db, account));
    const exported = JSON.parse(text);
    expect(exported).toMatchObject({
      account: { name, mail: null },
      sessions: [{ browser: 'test' }],
      matches: [{ match, sides: ['scouts'], status: 'open' }],
    });
    const doings = exported.matches[0].deeds.map((one: { deed: { choice: object } }) => one.deed);
    expect(doings).toEqual([
      { side: 'scouts', choice: { do: 'scouts 0' } },
      { side: 'scouts', choice: { do: 'scouts 3' } },
    ]);
    for (const secret of ['riders 1', 'argon2', account.password ?? '?'])
      expect(text).not.toContain(secret);
    const stored = await findStored(store.db, match);
    expect(text).not.toContain(stored?.row.secret);
  });
});
