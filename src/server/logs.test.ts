import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { Browser, newNonce } from './testing/client.ts';

/** Nobody who reads the log of a server may act for anybody, or learn what is theirs. */

const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-logs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the log holds no secret, however much is logged and whatever goes wrong', async () => {
  const settings = { page: folder, store: { folder }, log: 'trace', perMinute: 1e6 };
  const entry = path.join(import.meta.dirname, 'testing', 'entry.ts');
  const child = spawn(process.execPath, [entry, JSON.stringify(settings)], { stdio: 'pipe' });
  let log = '';
  const base = await new Promise<string>((done, failed) => {
    const hear = (text: Buffer) => {
      log += text.toString('utf8');
      const found = /^http:\/\/127\.0\.0\.1:\d+$/m.exec(log);
      if (found) done(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => failed(new Error(`it ended with ${code}: ${log}`)));
  });
  const secrets = new Map<string, string>();
  const secret = (what: string, value: string): string => {
    expect(value.length, what).toBeGreaterThan(7);
    secrets.set(what, value);
    return value;
  };
  try {
    const [host, friend] = [new Browser(base), new Browser(base)];
    const password = secret('a password', 'koppie-and-drift-1899');
    await host.api('POST', '/account', { name: 'Anna', password });
    await host.request('POST', '/api/account/sign-in', {
      name: 'Anna',
      password: secret('a wrong password', 'not-the-password-7'),
    });
    secret('a cookie', decodeURIComponent(host.cookie.split('=')[1] ?? ''));
    const wish = { label: 'bot', scope: 'play', password };
    const { token } = await host.api<{ token: string }>('POST', '/account/tokens', wish);
    secret('a token', token);
    const [mine, theirs] = [secret('a nonce', newNonce()), secret('another nonce', newNonce())];
    const seats = { scouts: 'me', riders: 'friend' };
    const made = await host.api<{ match: string; invitations: { code: string }[] }>(
      'POST',
      '/matches',
      { game: 'outpost', seats },
    );
    await host.api('POST', `/matches/${made.match}/nonce`, { nonce: mine });
    const code = secret('an invitation', made.invitations[0]?.code ?? '');
    await friend.api('GET', `/invitations/${code}`);
    await friend.api('POST', `/invitations/${code}`, { nonce: theirs });
    // What is wrong may be logged: without what was sent.
    await friend.request('POST', `/api/invitations/${code}`, { nonce: 'no' });
    await friend.request('GET', `/api/invitations/${code}%zz`);
    await friend.request('POST', `/api/account/reset/confirm`, {
      code: secret('the code of a link', 'abcdefghijklmnopqrstuvwxyz012345'),
      password,
    });
    const { code: carried } = await friend.api<{ code: string }>(
      'POST',
      `/matches/${made.match}/carry`,
      {},
    );
    await host.request('GET', `/api/carry/${secret('a seat that is carried', carried)}`);
    const player = await host.sit(made.match);
    await player.until(() => player.news !== null);
    await player.tryAsk('note', { text: secret('a note', 'attack over the drift at dawn') });
    await player.tryAsk('say', { text: secret('what was said', 'good luck to you, Botha') });
    await player.tryAsk('choose', { side: 'scouts', question: 99, choice: { do: 'nothing' } });
    player.send(`{"id":1,"name":"${secret('nonsense', 'not-a-name-of-ours')}"}`);
    await player.tryAsk('refresh', {});
    player.leave();
    expect(log).not.toBe('');
    await new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
    for (const [what, value] of secrets) {
      expect(log.includes(value), `${what} is in the log`).toBe(false);
      expect(log.includes(encodeURIComponent(value)), `${what} is in the log`).toBe(false);
    }
  } finally {
    child.kill('SIGKILL');
  }
});
