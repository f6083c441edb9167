import { afterAll, describe, expect, test } from 'vitest';
import type { Talk } from '../table/talk.ts';
import type { ServerSettings } from './server.ts';
import type { Browser, Player } from './testing/client.ts';
import { ServerProcess } from './testing/process.ts';
import { testStores } from './testing/stores.ts';

const testing = testStores('talk');

const servers: ServerProcess[] = [];
let running = '';
async function endServers(): Promise<void> {
  for (const server of servers.splice(0)) await server.end('SIGTERM');
}
afterAll(endServers);

interface Table {
  readonly match: string;
  readonly people: readonly [Browser, Browser];
  readonly players: readonly [Player, Player];
  readonly watcher: Player;
  readonly stranger: Player;
}

/** Two who play, each at a server of their own, one who watches, and one whom nobody knows. */
async function sitDown(kind: string): Promise<Table> {
  const settings: ServerSettings = {
    page: testing.folder,
    store: testing.at(kind, kind),
    perMinute: 1e6,
  };
  if (running !== kind) await endServers();
  running = kind;
  while (servers.length < 2) servers.push(await ServerProcess.start(settings));
  const [one, other] = servers as [ServerProcess, ServerProcess];
  const people = [one.browser(), other.browser()] as const;
  const seats = { scouts: 'me', riders: 'friend' };
  const { match, invitations } = await people[0].create('outpost', seats);
  await people[1].accept(invitations[0]?.code ?? '');
  const players = [await people[0].sit(match), await people[1].sit(match)] as const;
  const watching = other.browser();
  await watching.api('POST', '/guests', {});
  const watcher = await watching.sit(match);
  const stranger = await one.browser().sit(match);
  for (const player of players) await player.until(() => player.news !== null);
  return { match, people, players, watcher, stranger };
}

const heard = ({ heard: all }: Player, text: string): boolean =>
  all.some((frame) => frame.includes(text));
const talkOf = async (player: Player): Promise<Talk> =>
  (await player.tryAsk('talk', {})).answer as Talk;

describe.each(['sqlite', 'postgres'])('talk on %s, with two processes', (kind) => {
  test('is heard by the other side, never by those who watch before the end, nor the other way', async () => {
    const { players, watcher, stranger } = await sitDown(kind);
    const [scouts, riders] = players;
    await scouts.tryAsk('say', { text: 'Powodzenia! <script>alert(1)</script>\u202e' });
    await riders.until(() => heard(riders, 'Powodzenia'));
    await watcher.tryAsk('say', { text: 'he will go for the ford' });
    await watcher.until(() => heard(watcher, 'the ford'));
    expect((await talkOf(riders)).said).toEqual([
      expect.objectContaining({
        side: 'scouts',
        mine: false,
        text: 'Powodzenia! <script>alert(1)</script>',
      }),
    ]);
    expect((await talkOf(watcher)).said).toHaveLength(1);
    expect((await talkOf(stranger)).said).toHaveLength(1);
    // Nobody may report, and so confirm, what is not theirs to hear.
    expect(await scouts.tryAsk('report', { number: 1 })).toHaveProperty('error');
    expect(await riders.tryAsk('report', { number: 0 })).toHaveProperty('answer');
    for (const player of [scouts, riders]) expect(heard(player, 'the ford')).toBe(false);
    for (const one of [watcher, stranger]) expect(heard(one, 'Powodzenia')).toBe(false);
    expect(await scouts.tryAsk('resign', { side: 'scouts' })).toHaveProperty('answer');
    await riders.until(() => riders.info?.status === 'over');
    expect((await talkOf(scouts)).said).toHaveLength(2);
    expect((await talkOf(watcher)).said).toHaveLength(2);
  });

  test('notes are for their writer alone, and kept with the match', async () => {
    const { match, people, players, watcher } = await sitDown(kind);
    const [scouts, riders] = players;
    expect(await scouts.tryAsk('note', { text: 'bluff at the ford' })).toHaveProperty('answer');
    expect(await watcher.tryAsk('note', { text: 'x' })).toHaveProperty('error');
    const again = await people[0].sit(match);
    expect((await talkOf(again)).notes).toBe('bluff at the ford');
    for (const other of [riders, watcher]) expect((await talkOf(other)).notes).toBe('');
    expect(await scouts.tryAsk('resign', { side: 'scouts' })).toHaveProperty('answer');
    await riders.until(() => riders.info?.status === 'over');
    const { answer } = await riders.tryAsk('file', {});
    expect(JSON.stringify(answer)).not.toContain('bluff');
    expect(heard(riders, 'bluff')).toBe(false);
  });

  test('is bounded, and need not be heard', async () => {
    const { players, stranger } = await sitDown(kind);
    const [scouts, riders] = players;
    for (const text of ['', ' \u200b ', 'x'.repeat(501), 7, null])
      scouts.send(JSON.stringify({ id: 1000, name: 'say', ask: { text } }));
    expect(await stranger.tryAsk('say', { text: 'hello' })).toHaveProperty('error');
    await riders.tryAsk('mute', { muted: true });
    let refused = 0;
    for (let i = 0; i < 12; i++) {
      const { error } = await scouts.tryAsk('say', { text: `spam ${i}` });
      if (error) refused += 1;
    }
    expect(refused).toBeGreaterThan(2);
    expect((await talkOf(riders)).said).toEqual([]);
    expect(heard(riders, 'spam')).toBe(false);
    const { answer } = await riders.tryAsk('mute', { muted: false });
    expect((answer as Talk).said.length).toBe(12 - refused);
  });
});
