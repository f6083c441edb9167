import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pairAt } from './testing/house.ts';
import { ServerProcess } from './testing/process.ts';
import { choiceNow } from './testing/store-away.ts';

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
    const browsers = [server.browser(), server.browser()] as const;
    const { match, host, players } = await pairAt(browsers, 'outpost', ['scouts', 'riders']);
    const { side, deeds, notKept, untilKept } = await choiceNow(players);

    // Not a byte more goes into the log that SQLite writes first.
    roomFor(server, statSync(path.join(store.folder, 'heliograph.sqlite-wal')).size);
    await notKept();
    const wish = { game: 'outpost', seats: { scouts: 'me', riders: 'friend' } };
    const refused = await host.request('POST', '/api/matches', wish);
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toMatch(/SQLITE|sqlite|disk/);
    // Who looks on is served all the same, and no deed shows that was not kept.
    const watcher = await server.browser().sit(match);
    await watcher.until(() => watcher.news !== null);
    expect(watcher.moment.deeds).toBe(deeds);

    roomFor(server, 'unlimited');
    await untilKept();
    // What was acknowledged is there after the next start, too.
    await server.end('SIGKILL');
    server = await ServerProcess.start(settings);
    Object.assign(host, { base: server.base, origin: server.base });
    const again = await host.sit(match);
    await again.until(() => again.news !== null);
    expect(again.info?.mine).toEqual(['scouts']);
    expect(again.moment.deeds).toBeGreaterThanOrEqual(side === 'scouts' ? deeds + 1 : deeds);
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
