import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentOf } from '../kernel/fair-dice.ts';
import type { MatchFile } from '../kernel/match-file.ts';
import type { EventInfo, EventSummary } from '../table/events.ts';
import type { MatchInfo } from '../table/online.ts';
import type { Scene } from '../table/protocol.ts';
import { type Browser, newNonce } from './testing/client.ts';
import { nextAsked, TestHouse } from './testing/house.ts';
import { testStores } from './testing/stores.ts';

const testing = testStores('event-matches');
const PASSWORD = 'a horse in the veld';
const WISH = { name: 'Winter cup', game: 'outpost' };

describe.each(['sqlite', 'postgres'])('an event on %s', (kind) => {
  let house: TestHouse;
  let names = 0;
  beforeAll(async () => {
    const url = kind === 'postgres' ? testing.postgres.url : undefined;
    const limits = { signUpByAddress: 1e6 };
    const sockets = { burst: 1e6, perSecond: 1e6, perAddress: 1e4 };
    house = new TestHouse({ limits, sockets }, url);
    await house.start();
  });
  afterAll(() => house.close());

  async function member(): Promise<Browser> {
    const browser = house.browser();
    await browser.api('POST', '/account', { name: `Member ${++names}`, password: PASSWORD });
    return browser;
  }
  const look = (who: Browser, id: string) => who.api<EventInfo>('GET', `/events/${id}`);
  const tell = async (who: Browser, path: string, body: object) => {
    const response = await who.request('POST', `/api${path}`, body);
    const { key } = (await response.json()) as { key?: string };
    return `${response.status} ${key ?? ''}`.trim();
  };
  const join = (who: Browser, id: string) => tell(who, `/events/${id}/join`, { nonce: newNonce() });

  async function begun(people: readonly Browser[]): Promise<string> {
    const [host] = people as [Browser];
    const { id } = await host.api<{ id: string }>('POST', '/events', WISH);
    for (const one of people) expect(await join(one, id)).toBe('200');
    await host.api('POST', `/events/${id}/begin`, {});
    return id;
  }

  const tablesAt = async (who: Browser, id: string, round: number): Promise<string[]> =>
    (await look(who, id)).tables
      .filter((table) => table.round === round && table.mine !== null)
      .map(({ match }) => match ?? '');

  /** Plays the same choices at a table, by both, and says what everybody may know of it. */
  async function told(match: string, people: readonly Browser[]): Promise<string> {
    const players = await Promise.all(people.map((one) => one.sit(match)));
    for (const player of players) await player.until(() => player.news !== null);
    // At both tables in the same order, whoever has which side there.
    players.sort((a, b) => (`${a.moment.side}` < `${b.moment.side}` ? -1 : 1));
    for (let made = 0; made < 30; made++) {
      const player = await nextAsked(players);
      const choice = player?.moment.choices[made % player.moment.choices.length];
      if (!player || !choice) break;
      await player.choose(choice);
      // Where both decide at once, each must have heard of it before one is taken to be asked.
      for (const one of players) await one.ask('tale', { side: null });
    }
    const tale = (await players[0]?.ask('tale', { side: null })) as readonly Scene[];
    for (const player of players) player.leave();
    return JSON.stringify(tale.map(({ event }) => event));
  }

  async function resign(match: string, who: Browser): Promise<void> {
    const player = await who.sit(match);
    await player.until(() => player.info !== null);
    const side = player.info?.mine[0];
    expect((await player.tryAsk('resign', { side })).error).toBeUndefined();
    player.leave();
  }

  test('is for people with a name, who may come and go until it begins', async () => {
    const [host, other, third] = [await member(), await member(), await member()];
    const guest = house.browser();
    expect(await tell(guest, '/events', WISH)).toBe('403 events.needName');
    expect(await tell(host, '/events', { ...WISH, name: ' \u202e ' })).toBe('400 events.badName');
    expect(await tell(host, '/events', { ...WISH, game: 'redvers-reverse' })).toBe(
      '400 events.twoSides',
    );
    const live = { kind: 'live', minutes: 5, seconds: 5 };
    expect(await tell(host, '/events', { ...WISH, pace: live })).toBe('400 events.slowOnly');
    const { id } = await host.api<{ id: string }>('POST', '/events', WISH);
    expect(await join(guest, id)).toBe('403 events.needName');
    expect(await tell(host, `/events/${id}/begin`, {})).toBe('409 events.tooFew');
    expect(await join(host, id)).toBe('200');
    expect(await join(other, id)).toBe('200');
    expect(await tell(other, `/events/${id}/begin`, {})).toBe('403 events.notYours');
    expect(await tell(other, `/events/${id}/leave`, {})).toBe('200');
    expect(await tell(other, `/events/${id}/leave`, {})).toBe('409 events.notJoined');
    expect(await tell(other, `/events/${id}/call-off`, {})).toBe('403 events.notYours');
    expect(await tell(host, `/events/${id}/call-off`, {})).toBe('200');
    expect(await join(third, id)).toBe('409 events.closed');
    expect(await join(third, 'nothing')).toBe('404 events.gone');
    const { events } = await host.api<{ events: EventSummary[] }>('GET', '/events');
    expect(events.some((one) => one.id === id)).toBe(false);
  });

  test('rolls the same dice at both tables of a round, and others in the next', async () => {
    const people = [await member(), await member(), await member()] as const;
    const [anna, botha, cronje] = people;
    const id = await begun(people);
    const { tables, rounds } = await look(anna, id);
    expect([tables.length, rounds]).toEqual([6, 3]);
    // The first rounds in which two of them meet.
    const meeting = async (one: Browser, other: Browser) => {
      const of = async (who: Browser) => (await look(who, id)).tables.filter(({ mine }) => mine);
      const theirs = new Set((await of(other)).map(({ match }) => match));
      return (await of(one)).map(({ match }) => match ?? '').filter((match) => theirs.has(match));
    };
    const [one = '', two = ''] = await meeting(anna, botha);
    const first = await told(one, [anna, botha]);
    expect(await told(two, [anna, botha])).toBe(first);
    const [three = ''] = await meeting(anna, cronje);
    expect(await told(three, [anna, cronje])).not.toBe(first);
  });

  test('shows nothing of a table to others before its round is over, no secret before the end', async () => {
    const people = [await member(), await member(), await member()] as const;
    const id = await begun(people);
    const { commitment } = await look(people[0], id);
    const away = async (round: number): Promise<Browser> => {
      for (const one of people) if ((await tablesAt(one, id, round)).length === 0) return one;
      throw new Error('nobody has this round off');
    };
    for (const round of [1, 2, 3]) {
      const watcher = await away(round);
      const players = people.filter((one) => one !== watcher) as [Browser, Browser];
      const [one = '', two = ''] = await tablesAt(players[0], id, round);
      await resign(one, players[0]);
      const before = await look(watcher, id);
      for (const table of before.tables.filter((table) => table.round === round))
        expect(table).toMatchObject({ match: null, result: null });
      expect((await watcher.request('GET', `/api/matches/${one}`)).status).toBe(403);
      const refused = await watcher.sit(one).catch((error: Error) => error.message);
      expect(refused).toContain('1008');
      // Not even its own players learn the secret of dice that others still roll.
      const own = await players[0].api<MatchInfo>('GET', `/matches/${one}`);
      expect(own).toMatchObject({ status: 'over', dice: { match: `${id}/${round}` } });
      expect(own.dice.secret).toBeUndefined();
      const player = await players[0].sit(one);
      await player.until(() => player.news !== null);
      const file = (await player.ask('file', {})) as MatchFile;
      expect(JSON.stringify(file.dice)).not.toContain('secret');
      player.leave();
      await resign(two, players[0]);
      const after = await look(watcher, id);
      for (const table of after.tables.filter((table) => table.round === round))
        expect(table.result).toMatchObject({ by: 'resignation' });
      expect((await watcher.request('GET', `/api/matches/${one}`)).status).toBe(200);
      expect(after.secret === null).toBe(round < 3);
    }
    const end = await look(people[0], id);
    expect(end.status).toBe('over');
    expect(commitmentOf(end.secret ?? '')).toBe(commitment);
    // Whoever resigned lost with both sides, and has no point against the field.
    const { standings } = end;
    expect(standings.map(({ played }) => played)).toEqual([4, 4, 4]);
    expect(standings.reduce((sum, { score }) => sum + score, 0)).toBe(6);
    const shares = standings.map(({ field, of }) => field / of);
    expect([...shares].sort((a, b) => b - a)).toEqual(shares);
    const match = end.tables[0]?.match ?? '';
    const info = await house.browser().api<MatchInfo>('GET', `/matches/${match}`);
    expect(info.dice.secret).toBe(end.secret);
  });
});
