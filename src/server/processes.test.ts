import { describe, expect, test } from 'vitest';
import { isRefused } from '../table/protocol.ts';
import { printOf } from '../table/screen.ts';
import type { ServerSettings } from './server.ts';
import { asked, nextAsked, pairAt } from './testing/house.ts';
import { killDrill } from './testing/kill-drill.ts';
import { ServerProcess } from './testing/process.ts';
import { choiceNow } from './testing/store-away.ts';
import { testStores } from './testing/stores.ts';

const testing = testStores('processes');

const settingsOf = (kind: string, name: string): ServerSettings => ({
  page: testing.folder,
  store: testing.at(kind, name),
  perMinute: 1e6,
  sockets: { burst: 1e6, perSecond: 1e6 },
});

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  test('two processes: one decision has one answer, and both go on with it', async () => {
    const settings = settingsOf(kind, 'two');
    // One after the other: the first makes the tables.
    const servers = [await ServerProcess.start(settings), await ServerProcess.start(settings)];
    try {
      const [first, second] = servers as [ServerProcess, ServerProcess];
      const [host, friend] = [first.browser(), second.browser()];
      const seats = { scouts: 'me', riders: 'friend' };
      const { match, invitations } = await host.create('outpost', seats);
      const waiting = await host.sit(match);
      await friend.accept(invitations[0]?.code ?? '');
      // The same person at both servers, and her opponent at the other.
      const twin = second.browser();
      twin.cookie = host.cookie;
      const players = [waiting, await twin.sit(match), await friend.sit(match)];
      for (const player of players) await player.until(() => player.news !== null);
      let raced = 0;
      for (let turn = 0; raced < 6 && (await nextAsked(players)); turn++) {
        const player = await asked(players);
        const { side, question, choices } = player.moment;
        if (side === 'scouts') {
          const [one, two] = players as [typeof player, typeof player];
          const number = question?.number ?? 0;
          await Promise.all(
            [one, two].map((p) => p.until(() => p.moment.question?.number === number)),
          );
          const answers = await Promise.all([
            one.choose(choices[turn % choices.length] ?? { do: '' }),
            two.choose(choices[(turn + 1) % choices.length] ?? { do: '' }),
          ]);
          expect(answers.filter((answer) => !isRefused(answer)).length).toBe(1);
          raced += 1;
        } else await player.choose(choices[turn % choices.length] ?? { do: '' });
        // Those who play the same side know the same.
        const [one, two] = players as [typeof player, typeof player];
        const same = () => printOf(one.moment.view) === printOf(two.moment.view);
        await Promise.race([one.until(same), two.until(same)]);
      }
      expect(raced).toBeGreaterThan(3);
    } finally {
      for (const server of servers) await server.end('SIGTERM');
    }
  });

  test('kill -9 in the middle of play: nothing that was acknowledged is missing', async () => {
    const drilled = await killDrill({ settings: settingsOf(kind, 'kills'), kills: 2, matches: 5 });
    expect(drilled).toMatchObject({ kills: 2, missing: 0, stuck: 0 });
    expect(drilled.acknowledged).toBeGreaterThan(10);
  });
});

describe('a PostgreSQL server that goes away', () => {
  test('is said to whoever asks, and play goes on when it is back', async () => {
    const server = await ServerProcess.start(settingsOf('postgres', 'away'));
    try {
      const browsers = [server.browser(), server.browser()] as const;
      const { players } = await pairAt(browsers, 'outpost', ['scouts', 'riders']);
      const { notKept, untilKept } = await choiceNow(players);
      await testing.postgres.pause();
      await notKept();
      await testing.postgres.resume();
      await untilKept();
    } finally {
      await server.end('SIGTERM');
    }
  });
});
