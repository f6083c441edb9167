import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Player } from './testing/client.ts';
import { nextAsked, TestHouse } from './testing/house.ts';
import { testStores } from './testing/stores.ts';

const testing = testStores('waiting');
const SIDES = ['scouts', 'riders'] as const;

describe.each(['sqlite', 'postgres'])('matches that wait, on %s', (kind) => {
  const houses: TestHouse[] = [];
  beforeAll(async () => {
    const url = kind === 'postgres' ? testing.postgres.url : undefined;
    for (let i = 0; i < (url ? 2 : 1); i++) {
      const house = new TestHouse({ sockets: { waitingLook: 20 } }, url);
      await house.start();
      houses.push(house);
    }
  });
  afterAll(() => Promise.all(houses.map((house) => house.close())));

  const toldOf = ({ heard }: Player): string[][] =>
    heard.map((text) => JSON.parse(text)).flatMap(({ waiting }) => (waiting ? [waiting] : []));

  test('are told to those who sit at another table, also where they were made elsewhere', async () => {
    const [here, there = here] = houses as [TestHouse, TestHouse?];
    const { host, players } = await here.pair('outpost', SIDES);
    const [player] = players;
    const mine = player.moment.side ?? '';
    // Alone it is told to nobody: the board says it.
    expect(toldOf(player)).toEqual([]);
    const second = here.browser();
    second.cookie = host.cookie;
    const made = await second.create('outpost', { scouts: 'me', riders: 'friend' });
    const friend = there.browser();
    await friend.accept(made.invitations[0]?.code ?? '');
    await player.until(() => toldOf(player).at(-1)?.includes(made.match) === true);
    // What she has answered there waits for her no longer; her own table is of no account.
    const others = [await second.sit(made.match), await friend.sit(made.match)];
    for (const one of others) await one.until(() => one.news !== null);
    const waits = () => toldOf(player).at(-1)?.includes(made.match) === true;
    const decides = () => others[0]?.moment.question !== null;
    for (let i = 0; decides() && i < 50; i++) {
      const asked = await nextAsked(others.filter((one) => one.moment.side === mine));
      const [choice] = asked?.moment.choices ?? [];
      if (asked && choice) await asked.choose(choice);
    }
    await player.until(() => !waits());
    // Who plays against her hears nothing of it.
    expect(toldOf(players[1])).toEqual([]);
    expect(JSON.stringify(players[1].heard)).not.toContain(made.match);
    for (const one of [...players, ...others]) one.leave();
  });
});
