import type { Browser, BrowserContext, Page } from '@playwright/test';
import { stream } from '../src/kernel/dice.ts';
import { Browser as Client, newNonce, type Player } from '../src/server/testing/client.ts';
import type { EventInfo } from '../src/table/events.ts';
import type { ChallengeWish } from '../src/table/lobby.ts';
import { type Dress, openPage } from './glass.ts';

/** A club: people with names, what they have played, what they look for, and a match between two of them. */

const PASSWORD = 'a horse in the veld';
const NAMES = ['Anna van Wyk', 'Piet Joubert', 'Emily Hobhouse', 'Jan Kowalski'] as const;
const DAYS = { kind: 'days', days: 3, bank: 7, weekends: true } as const;
const LIVE = { kind: 'live', minutes: 45, seconds: 20 } as const;

async function member(base: string, name: string): Promise<Client> {
  const client = new Client(base);
  await client.api('POST', '/account', { name, password: PASSWORD });
  return client;
}

async function put(client: Client, wish: ChallengeWish): Promise<string> {
  const { id } = await client.api<{ id: string }>('POST', '/challenges', wish);
  await client.api('POST', `/challenges/${id}/nonce`, { nonce: newNonce() });
  return id;
}

async function meet(host: Client, guest: Client, wish: ChallengeWish): Promise<string> {
  const path = `/challenges/${await put(host, wish)}/accept`;
  return (await guest.api<{ match: string }>('POST', path, { nonce: newNonce() })).match;
}

/** Both at the table, until the sides have made so many deeds at random. */
async function play(match: string, clients: readonly Client[], deeds: number): Promise<Player[]> {
  const players = await Promise.all(clients.map((client) => client.sit(match)));
  await Promise.all(players.map((player) => player.until(() => player.news !== null)));
  const random = stream(match.length.toString());
  for (let made = 0; made < deeds; made++) {
    const asked = () => players.find((player) => player.moment.question);
    await Promise.race(players.map((player) => player.until(() => asked() !== undefined)));
    const player = asked();
    const choices = player?.moment.choices ?? [];
    const choice = choices[random(choices.length)];
    if (player && choice) await player.choose(choice);
  }
  return players;
}

async function resign(match: string, loser: Client, other: Client, deeds = 4): Promise<void> {
  const players = await play(match, [loser, other], deeds);
  await players[0]?.tryAsk('resign', { side: players[0].info?.mine[0] });
  for (const player of players) player.leave();
}

interface Club {
  readonly anna: Client;
  readonly match: string;
  readonly event: string;
}

async function foundClub(base: string): Promise<Club> {
  const people = await Promise.all(NAMES.map((name) => member(base, name)));
  const [anna, piet, emily, jan] = people as [Client, Client, Client, Client];
  // What Anna has behind her: won more than lost, with both sides.
  const rated = { game: 'second-boer-war', rated: true } as const;
  const past: readonly [Client, 'empire' | 'boers', boolean][] = [
    [piet, 'empire', true],
    [emily, 'boers', true],
    [jan, 'empire', false],
    [piet, 'boers', true],
    [emily, 'empire', true],
    [jan, 'boers', false],
    [jan, 'empire', true],
  ];
  for (const [other, seat, won] of past) {
    const match = await meet(anna, other, { ...rated, seat });
    await resign(match, won ? other : anna, won ? anna : other);
  }
  // An event of three: the first round is over.
  const { id } = await anna.api<{ id: string }>('POST', '/events', {
    name: 'Winter on the Tugela',
    game: 'second-boer-war',
    pace: DAYS,
    rated: true,
  });
  for (const one of [anna, piet, emily])
    await one.api('POST', `/events/${id}/join`, { nonce: newNonce() });
  await anna.api('POST', `/events/${id}/begin`, {});
  // Whoever of the three has this round off has no table in it.
  const inFirst = async (one: Client) => {
    const { tables } = await one.api<EventInfo>('GET', `/events/${id}`);
    return tables.filter(({ round, mine }) => round === 1 && mine !== null);
  };
  const pair: Client[] = [];
  for (const one of [anna, piet, emily]) if ((await inFirst(one)).length > 0) pair.push(one);
  const [winner, loser] = pair as [Client, Client];
  for (const { match } of await inFirst(winner)) await resign(match ?? '', loser, winner);
  // What others look for.
  await put(piet, { game: 'magersfontein', seat: 'bid', bid: 12, rated: true, pace: DAYS });
  await put(piet, { game: 'bittereinder', seat: 'republics', pace: DAYS });
  await put(emily, { game: 'second-boer-war', seat: 'random', rated: true, pace: LIVE });
  await put(jan, { game: 'bittereinder', scenario: 'bobsWar', seat: 'empire', pace: LIVE });
  const match = await meet(anna, piet, { game: 'bittereinder', seat: 'empire', pace: LIVE });
  const players = await play(match, [anna, piet], 12);
  const [she, he] = players as [Player, Player];
  await he.tryAsk('say', { text: 'Ladysmith looks thinly held. Brave!' });
  await she.tryAsk('say', { text: 'Come and see.' });
  await he.tryAsk('say', { text: 'Good luck to you, too.' });
  return { anna, match, event: id };
}

async function signIn(context: BrowserContext, base: string, { cookie }: Client): Promise<void> {
  const [name = '', ...value] = cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: base }]);
}

/** Lobby, event, profile, and a table with clocks and talk. */
export async function takeClub(
  browser: Browser,
  base: string,
  dresses: readonly Dress[],
  shoot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const { anna, match, event } = await foundClub(base);
  for (const dress of dresses) {
    const page = await openPage(browser, base, dress);
    await signIn(page.context(), base, anna);
    await page.goto('/lobby');
    await page.getByRole('article').first().waitFor();
    await shoot(page, `lobby-${dress.name}`);
    await page.goto(`/events/${event}`);
    await page.locator('table').first().waitFor();
    await shoot(page, `event-${dress.name}`);
    await page.goto('/profile');
    await page.locator('h2').first().waitFor();
    await shoot(page, `profile-${dress.name}`);
    await page.goto(`/play/${match}`);
    await page.locator('.table').waitFor();
    await page.getByRole('button', { name: /Talk|Rozmowa/ }).click();
    await page.getByRole('log').getByText('Come and see.').waitFor();
    await shoot(page, `talk-${dress.name}`);
    await page.context().close();
  }
}
