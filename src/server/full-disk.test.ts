import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asked } from './testing/house.ts';
import { ServerProcess } from './testing/process.ts';

/** No file of that process may grow beyond so many bytes: the system refuses to write, as on a full disk. */
const roomFor = ({ pid }: ServerProcess, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
};

test('a full disk: nothing is done, everybody is told so, nothing is lost, and play goes on when there is room', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-full-'));
  const store = { folder: path.join(folder, 'data') };
  const settings = { page: folder, store, perMinute: 1e6 };
  let server = await ServerProcess.start(settings);
  try {
    const [host, friend] = [server.browser(), server.browser()];
    const seats = { scouts: 'me', riders: 'friend' };
    const { match, invitations } = await host.create('outpost', seats);
    await friend.accept(invitations[0]?.code ?? '');
    const players = [await host.sit(match), await friend.sit(match)];
    for (const player of players) await player.until(() => player.news !== null);
    const mover = await asked(players);
    const { question, choices, deeds } = mover.moment;
    const ask = { side: question?.side, question: question?.number, choice: choices[0] };

    // Not a byte more goes into the log that SQLite writes first.
    roomFor(server, statSync(path.join(store.folder, 'heliograph.sqlite-wal')).size);
    expect(await mover.tryAsk('choose', ask)).toMatchObject({
      error: expect.stringMatching(/nothing was done, try again/),
    });
    const wish = { game: 'outpost', seats };
    const refused = await host.request('POST', '/api/matches', wish);
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toMatch(/SQLITE|sqlite|disk/);
    // Who looks on is served all the same, and no deed shows that was not kept.
    const watcher = await server.browser().sit(match);
    await watcher.until(() => watcher.news !== null);
    expect(watcher.moment.deeds).toBe(deeds);

    roomFor(server, 'unlimited');
    let answer = await mover.tryAsk('choose', ask);
    while (answer.error) answer = await mover.tryAsk('choose', ask);
    expect(answer).toMatchObject({ answer: { moment: { deeds: deeds + 1 } } });
    // What was acknowledged is there after the next start, too.
    await server.end('SIGKILL');
    server = await ServerProcess.start(settings);
    Object.assign(host, { base: server.base, origin: server.base });
    const again = await host.sit(match);
    await again.until(() => again.news !== null);
    expect(again.info?.mine).toEqual(['scouts']);
    expect(again.moment.deeds).toBeGreaterThanOrEqual(
      question?.side === 'scouts' ? deeds + 1 : deeds,
    );
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
