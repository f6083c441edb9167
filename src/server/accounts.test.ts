import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me, SessionInfo } from '../table/account.ts';
import { Browser, newNonce, type Player } from './testing/client.ts';
import { play, TestHouse } from './testing/house.ts';
import { codeIn, TestSmtp } from './testing/smtp.ts';

const PASSWORD = 'correct horse battery';

let house: TestHouse;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await TestSmtp.open();
  house = await TestHouse.open({
    mail: { smtp: smtp.url, from: 'heliograph@example.org' },
    publicUrl: 'https://play.example.org',
    limits: { signUpByAddress: 1e6, signInByAddress: 1e6, linkByAddress: 1e6, resetByAddress: 1e6 },
  });
});
afterAll(async () => {
  await house.close();
  await smtp.close();
});

let last = 0;
const newName = (): string => {
  last += 1;
  return `Kommandant ${last}`;
};

async function signUp(name = newName(), browser = house.browser()): Promise<[Browser, string]> {
  await browser.api('POST', '/account', { name, password: PASSWORD });
  return [browser, name];
}

async function signIn(name: string, password = PASSWORD): Promise<Browser> {
  const browser = house.browser();
  await browser.api('POST', '/account/sign-in', { name, password });
  return browser;
}

const me = async (browser: Browser) => (await browser.api<Me>('GET', '/account')).account;
const tell = async (browser: Browser, path: string, body: unknown = {}) => {
  const reply = await browser.request('POST', `/api${path}`, body);
  const { error, key } = (await reply.json()) as { error?: string; key?: string };
  return { status: reply.status, error, key };
};

describe('an account', () => {
  test('is made, left and entered again on another device, where the matches are the same', async () => {
    const [browser, name] = await signUp();
    expect(await me(browser)).toMatchObject({ name, mail: null });
    const seats = { scouts: 'me', riders: 'random' };
    const { match } = await browser.create('outpost', seats);
    const other = await signIn(name);
    const sat = await other.sit(match);
    expect(sat.info).toMatchObject({ mine: ['scouts'], seats: { scouts: { name } } });
    await browser.api('POST', '/account/sign-out', {});
    expect(await me(browser)).toBeNull();
    expect(await me(other)).toMatchObject({ name });
    sat.leave();
  });

  test("claims the guest's matches, and the other side sees the name at once", async () => {
    const { host, players, match } = await house.pair('outpost', ['scouts', 'riders']);
    const [, opponent] = players;
    const [, name] = await signUp(newName(), host);
    await opponent.until(() => {
      const seat = opponent.info?.seats.scouts;
      return seat?.kind === 'person' && seat.name === name;
    });
    const again = await host.sit(match);
    expect(again.info?.mine).toEqual(['scouts']);
    for (const player of [...players, again]) player.leave();
  });

  test('keeps the seat that a guest brings when she signs in, and play goes on', async () => {
    const [, name] = await signUp();
    const { host, players, match } = await house.pair('outpost', ['scouts', 'riders']);
    const [line, opponent] = players;
    const before = host.cookie;
    await host.api('POST', '/account/sign-in', { name, password: PASSWORD });
    expect(await line.end()).toBe(4001);
    const again = await host.sit(match);
    await again.until(() => again.news !== null);
    expect(again.info).toMatchObject({ mine: ['scouts'], seats: { scouts: { name } } });
    expect(await play([again, opponent], 6)).toBe(6);
    // The guest's old token is worth nothing.
    const thief = house.browser();
    thief.cookie = before;
    const watcher = await thief.sit(match);
    expect(watcher.info?.mine).toEqual([]);
    for (const player of [again, opponent, watcher]) player.leave();
  });

  test('has a password that can be changed by whoever knows it; all others are out', async () => {
    const [browser, name] = await signUp();
    const stolen = await signIn(name);
    const wrong = { password: 'not this one', wished: 'a new horse' };
    expect(await tell(stolen, '/account/password', wrong)).toMatchObject({ key: 'wrongPassword' });
    const right = { password: PASSWORD, wished: 'a new horse' };
    expect(await tell(browser, '/account/password', right)).toMatchObject({ status: 200 });
    expect(await me(stolen)).toBeNull();
    expect(await me(browser)).toMatchObject({ name });
    expect(await me(await signIn(name, 'a new horse'))).toMatchObject({ name });
  });

  test('is found again by mail: the address is confirmed, the link works once', async () => {
    const [browser, name] = await signUp();
    const count = smtp.mails.length;
    const address = { password: PASSWORD, mail: 'Jan.Smuts@Example.org', language: 'pl' };
    await browser.api('POST', '/account/mail', address);
    const confirming = await smtp.mail(count + 1);
    expect(confirming.to).toBe('jan.smuts@example.org');
    expect(confirming.text).toContain('Potwierdź go tutaj');
    expect(confirming.text).toContain('https://play.example.org/account/mail/');
    expect((await me(browser))?.mail).toBeNull();
    const anybody = house.browser();
    await anybody.api('POST', '/account/mail/confirm', { code: codeIn(confirming) });
    expect((await me(browser))?.mail).toBe('jan.smuts@example.org');
    // A busy mail server is asked again.
    smtp.busy = 1;
    await anybody.api('POST', '/account/reset', { who: name, language: 'en' });
    const mail = await smtp.mail(count + 2);
    expect(mail.text).toContain(`the account "${name}"`);
    const reset = { code: codeIn(mail), password: 'found it again' };
    await anybody.api('POST', '/account/reset/confirm', reset);
    expect(await me(anybody)).toMatchObject({ name });
    expect(await me(browser)).toBeNull();
    expect(await tell(house.browser(), '/account/reset/confirm', reset)).toMatchObject({
      status: 410,
      key: 'linkDead',
    });
    expect(smtp.mails).toHaveLength(count + 2);
  });

  test('shows its sessions and ends them, together with their open lines', async () => {
    const [browser, name] = await signUp();
    const { match } = await browser.create('outpost', { scouts: 'me', riders: 'random' });
    const other = await signIn(name);
    const line = await other.sit(match);
    const own = await browser.sit(match);
    const { sessions } = await browser.api<{ sessions: SessionInfo[] }>('GET', '/account/sessions');
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    const text = JSON.stringify(sessions);
    for (const { cookie } of [browser, other])
      expect(text).not.toContain(decodeURIComponent(cookie).split('=')[1]?.split('.')[0]);
    const theirs = sessions.find(({ current }) => !current);
    await browser.api('POST', `/account/sessions/${theirs?.id}/end`, {});
    expect(await line.end()).toBe(4001);
    expect(await me(other)).toBeNull();
    expect(own.closed).toBeNull();
    const [stranger] = await signUp();
    expect(await tell(stranger, `/account/sessions/${sessions[0]?.id}/end`)).toMatchObject({
      key: 'noSession',
    });
    own.leave();
  });

  test('is deleted by its password only; then nothing leads back to it', async () => {
    const [browser, name] = await signUp();
    const friend = house.browser();
    const { match, invitations } = await browser.create('outpost', {
      scouts: 'me',
      riders: 'friend',
    });
    await friend.accept(invitations[0]?.code ?? '');
    const player = await friend.sit(match);
    const stolen = await signIn(name);
    expect(await tell(browser, '/account/delete', { password: 'x' })).toMatchObject({
      key: 'wrongPassword',
    });
    await browser.api('POST', '/account/delete', { password: PASSWORD });
    await player.until(() => player.info?.status === 'over');
    expect(player.info).toMatchObject({
      result: { winner: 'riders', by: 'resignation' },
      seats: { scouts: { taken: true, name: null } },
    });
    expect([await me(browser), await me(stolen)]).toEqual([null, null]);
    const watcher = await stolen.sit(match);
    expect(watcher.info?.mine).toEqual([]);
    expect(await tell(house.browser(), '/account/sign-in', { name, password: PASSWORD })).toEqual(
      await tell(house.browser(), '/account/sign-in', { name: 'nobody', password: PASSWORD }),
    );
    for (const one of [player, watcher]) one.leave();
  });
});

describe('a seat carried to another device', () => {
  test('moves: the new device plays, the old one sees no more than anybody', async () => {
    const { host, players, match } = await house.pair('outpost', ['scouts', 'riders']);
    const [desk, opponent] = players;
    const { code } = await host.api<{ code: string }>('POST', `/matches/${match}/carry`, {});
    const phone = house.browser();
    await phone.api('POST', `/carry/${code}`, {});
    await desk.until(() => desk.info?.mine.length === 0);
    const { side } = { side: 'scouts' };
    expect(await desk.tryAsk('tale', { side })).toHaveProperty('error');
    await desk.until(() => desk.moment.side === null);
    const player = await phone.sit(match);
    await player.until(() => player.news !== null);
    expect(player.info?.mine).toEqual(['scouts']);
    expect(await play([player, opponent], 6)).toBe(6);
    expect(await tell(house.browser(), `/carry/${code}`)).toMatchObject({ key: 'linkDead' });
    for (const one of [desk, opponent, player]) one.leave();
  });
});

describe('those who guess', () => {
  test('hear the same of names that exist and of others', async () => {
    const [, name] = await signUp();
    const wrong = await tell(house.browser(), '/account/sign-in', { name, password: 'no' });
    const nobody = { name: 'Nobody Here', password: 'no' };
    expect(await tell(house.browser(), '/account/sign-in', nobody)).toEqual(wrong);
    const ask = async (who: string) => {
      const asked = { who, language: 'en' };
      const reply = await house.browser().request('POST', '/api/account/reset', asked);
      return [reply.status, await reply.text()];
    };
    expect(await ask(name)).toEqual(await ask('Nobody Here'));
  });

  test('wait as long for names that do not exist: a password is worked out all the same', async () => {
    const [, name] = await signUp();
    const time = async (who: string): Promise<number> => {
      const start = performance.now();
      await tell(house.browser(), '/account/sign-in', { name: who, password: 'no' });
      return performance.now() - start;
    };
    const [there, nowhere]: [number[], number[]] = [[], []];
    for (let i = 0; i < 4; i++) {
      there.push(await time(name));
      nowhere.push(await time(`Nobody ${i}`));
    }
    // The quickest of each: what a busy machine adds is no part of it.
    const [a, b] = [Math.min(...there), Math.min(...nowhere)];
    expect(b).toBeGreaterThan(a / 3);
  });

  test('are stopped over HTTP, too, and other names are not', async () => {
    const [, name] = await signUp();
    const statuses = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await tell(house.browser(), '/account/sign-in', { name, password: 'x' })).key);
    expect(statuses.slice(-2)).toEqual(['tooOften', 'tooOften']);
    const [, other] = await signUp();
    expect(await me(await signIn(other))).toMatchObject({ name: other });
  });
});

describe('other sites and old tokens', () => {
  test('can do nothing with our cookie', async () => {
    const [browser, name] = await signUp();
    const forged = house.browser();
    forged.cookie = browser.cookie;
    forged.origin = 'http://evil.example';
    for (const path of [
      '/account/sign-out',
      '/account/sign-in',
      '/account/password',
      '/account/mail',
      '/account/delete',
      '/account/sessions/end-others',
      '/account/passkeys/options',
      '/account/sign-in/passkey/options',
      '/carry/x',
    ])
      expect((await tell(forged, path)).status, path).toBe(403);
    expect(await me(browser)).toMatchObject({ name });
  });

  test('a token that was planted before signing in is worth nothing afterwards', async () => {
    const attacker = house.browser();
    await attacker.create('outpost', { scouts: 'me', riders: 'random' });
    const [, name] = await signUp();
    const victim = house.browser();
    victim.cookie = attacker.cookie;
    await victim.api('POST', '/account/sign-in', { name, password: PASSWORD });
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await me(attacker)).toBeNull();
    const again = house.browser();
    again.cookie = attacker.cookie;
    await again.api('POST', '/account', { name: newName(), password: PASSWORD });
    expect(again.cookie).not.toBe(attacker.cookie);
    expect(await me(attacker)).toBeNull();
  });

  test('names with anything but letters in them are refused, whatever they would do', async () => {
    for (const name of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a\u202Eb'])
      expect(await tell(house.browser(), '/account', { name, password: PASSWORD })).toMatchObject({
        status: 400,
        key: 'badName',
      });
    expect(await tell(house.browser(), '/account', { name: 7, password: {} })).toMatchObject({
      status: 400,
    });
    expect(
      await tell(house.browser(), '/account', { name: newName(), password: 'x'.repeat(5000) }),
    ).toMatchObject({ status: 400 });
  });

  test('passkeys that nobody made open nothing', async () => {
    const [browser] = await signUp();
    const response = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    expect(await tell(house.browser(), '/account/sign-in/passkey', { response })).toMatchObject({
      status: 403,
      key: 'passkeyFailed',
    });
    const made = { ...response, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };
    const add = { label: 'x', response: made };
    expect(await tell(browser, '/account/passkeys', add)).toMatchObject({ key: 'passkeyFailed' });
    expect(await tell(browser, '/account/passkeys/options', { password: 'x' })).toMatchObject({
      key: 'wrongPassword',
    });
  });

  test('whatever needs an account is refused to guests', async () => {
    const guest = house.browser();
    const { match } = await guest.create('outpost', { scouts: 'me', riders: 'random' });
    for (const path of ['/account/export', '/account/sessions', '/account/passkeys'])
      expect((await guest.request('GET', `/api${path}`)).status, path).toBe(401);
    const nonce = { nonce: newNonce() };
    expect((await guest.request('POST', `/api/matches/${match}/nonce`, nonce)).status).toBe(200);
  });
});

test('sessions that were ended in another process lose their lines at the next look', async () => {
  const strict = await TestHouse.open({ sockets: { sessionLook: 50 } });
  const twin = await strict.beside();
  try {
    const browser = strict.browser();
    await browser.api('POST', '/account', { name: 'Twin', password: PASSWORD });
    const { match } = await browser.create('outpost', { scouts: 'me', riders: 'random' });
    const line: Player = await browser.sit(match);
    const elsewhere = new Browser(twin.base);
    await elsewhere.api('POST', '/account/sign-in', { name: 'Twin', password: PASSWORD });
    await elsewhere.api('POST', '/account/sessions/end-others', {});
    expect(await line.end()).toBe(4001);
  } finally {
    await twin.close();
    await strict.close();
  }
});
