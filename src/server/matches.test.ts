import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stream } from '../kernel/dice.ts';
import type { Invitation } from '../table/online.ts';
import { isRefused } from '../table/protocol.ts';
import { asked, play, TestHouse } from './testing/house.ts';

const SIDES = ['scouts', 'riders'] as const;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

describe('a match between two people', () => {
  test('waits for the friend, begins when she sits down, and is played to its end', async () => {
    const [host, friend] = [house.browser(), house.browser()];
    const { match, invitations, commitment } = await host.create('outpost', {
      scouts: 'me',
      riders: 'friend',
    });
    const waiting = await host.sit(match);
    expect(waiting.info).toMatchObject({
      status: 'open',
      mine: ['scouts'],
      seats: { scouts: { taken: true, here: true }, riders: { taken: false, here: false } },
    });
    expect(waiting.news).toBeNull();
    const code = invitations[0]?.code ?? '';
    const invitation = await friend.api<Invitation>('GET', `/invitations/${code}`);
    expect(invitation).toMatchObject({ game: 'outpost', side: 'riders', commitment, seat: 'free' });
    await friend.accept(code);
    const joined = await friend.sit(match);
    await waiting.until(
      () => waiting.news !== null && waiting.info?.seats.riders?.kind === 'person',
    );
    await joined.until(() => joined.news !== null);
    expect(joined.info).toMatchObject({ status: 'running', mine: ['riders'] });
    expect(waiting.moment.side).toBe('scouts');
    expect(joined.moment.side).toBe('riders');
    await play([waiting, joined], 2000);
    await joined.until(() => joined.moment.outcome !== null);
    await waiting.until(() => waiting.info?.status === 'over');
    expect(waiting.info?.result).toMatchObject({ by: 'rules', outcome: waiting.moment.outcome });
    // What was committed to is shown, and the dice can be computed again by anyone.
    expect(waiting.info?.dice.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(joined.info?.dice.commitment).toBe(commitment);
  });

  test('stands after the server was stopped and started again', async () => {
    const own = await TestHouse.open();
    try {
      const { match, host, friend, players } = await own.pair('outpost', SIDES);
      await play(players, 12);
      const before = players.map(({ moment }) => moment.view);
      await own.stop();
      await own.start();
      for (const browser of [host, friend])
        Object.assign(browser, { base: own.base, origin: own.base });
      const again = [await host.sit(match), await friend.sit(match)];
      for (const player of again) await player.until(() => player.news !== null);
      expect(again.map(({ moment }) => moment.view)).toEqual(before);
      expect(await play(again, 5)).toBeGreaterThan(0);
    } finally {
      await own.close();
    }
  });

  test('is listed for those who play it, with whose decision it is', async () => {
    const { match, host, friend, players } = await house.pair('outpost', SIDES);
    await play(players, 3);
    type Listed = { matches: { id: string; waits: boolean; mine: string[] }[] };
    const [mine] = (await host.api<Listed>('GET', '/matches')).matches;
    const [hers] = (await friend.api<Listed>('GET', '/matches')).matches;
    expect(mine).toMatchObject({ id: match, mine: ['scouts'] });
    expect(hers).toMatchObject({ id: match, mine: ['riders'] });
    expect(mine?.waits).toBe(players[0].moment.question !== null);
    expect(hers?.waits).toBe(players[1].moment.question !== null);
    expect((await house.browser().api<Listed>('GET', '/matches')).matches).toEqual([]);
  });

  test('can be taken back within the rules, and both see it', async () => {
    const { players } = await house.pair('magersfontein', ['british', 'boers']);
    const random = stream('taken back');
    for (let made = 0; made < 300; made++) {
      const player = await asked(players);
      const other = players.find((one) => one !== player);
      const { choices, side } = player.moment;
      // While both decide in secret neither sees what the other takes back.
      const openly = other?.moment.waiting.join() === side;
      await player.choose(choices[random(choices.length)] ?? { do: '' });
      const { undo, deeds } = player.moment;
      if (!undo || !openly || side === null) continue;
      await other?.until(() => other.moment.deeds === deeds);
      const back = await player.ask('undo', { side });
      if (isRefused(back)) throw new Error('refused');
      expect(back.moment.deeds).toBeLessThan(deeds);
      await other?.until(() => other.moment.deeds === back.moment.deeds);
      return;
    }
    throw new Error('nothing could be taken back');
  });
});

describe('memory', () => {
  test('is bounded, and whoever is away from it notices nothing', async () => {
    const small = await TestHouse.open({ open: 2 });
    try {
      const pairs = [];
      for (let i = 0; i < 5; i++) pairs.push(await small.pair('outpost', SIDES));
      for (let round = 0; round < 3; round++) {
        for (const { players } of pairs) {
          await play(players, 3, `round ${round}`);
          const [one, other] = players;
          const deeds = Math.max(one.moment.deeds, other.moment.deeds);
          await one.until(() => one.moment.deeds === deeds || one.moment.waiting.length > 0);
          // Nothing is told afresh that was told before.
          expect(one.heard.filter((text) => text.includes('"afresh":true')).length).toBe(1);
        }
      }
    } finally {
      await small.close();
    }
  });
});

describe('machines', () => {
  test('take seats like people, and think elsewhere', async () => {
    const browser = house.browser();
    const { match } = await browser.create('outpost', { scouts: 'me', riders: 'random' });
    const player = await browser.sit(match);
    await player.until(() => player.news !== null);
    await play([player], 2000);
    expect(player.moment.outcome).not.toBeNull();
  });

  test('say no to a draw as long as they are not sure to lose, and take a resignation', async () => {
    const browser = house.browser();
    const { match } = await browser.create('outpost', { scouts: 'me', riders: 'recruit' });
    const player = await browser.sit(match);
    await player.until(() => player.news !== null);
    await play([player], 4);
    await player.tryAsk('behave', { playForced: false, yields: true });
    expect(await player.tryAsk('offerDraw', { side: 'scouts' })).toMatchObject({
      answer: { agreed: false },
    });
    await player.tryAsk('resign', { side: 'scouts' });
    await player.until(() => player.moment.outcome !== null);
    expect(player.info?.result).toEqual({ winner: 'riders', by: 'resignation' });
    expect(await player.tryAsk('offerDraw', { side: 'scouts' })).toMatchObject({
      answer: { problems: [{ at: 'match', problem: 'the match is over' }] },
    });
  });

  test('do not fill a match by themselves: somebody must have made it to play it', async () => {
    const browser = house.browser();
    const refused = await browser.request('POST', '/api/matches', {
      game: 'outpost',
      seats: { scouts: 'random', riders: 'random' },
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ problems: [{ at: 'seats' }] });
  });
});
