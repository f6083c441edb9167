import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isProblems } from '../kernel/game.ts';
import { textOf } from '../kernel/json.ts';
import { readBy } from '../kernel/pack-schema.ts';
import type { Scope, TokenInfo } from '../table/account.ts';
import * as answers from './http/answers.ts';
import { OPERATIONS, openApi } from './http/openapi.ts';
import { createServer } from './server.ts';
import { type Browser, newNonce } from './testing/client.ts';
import { TestHouse } from './testing/house.ts';

const PASSWORD = 'correct horse battery';
const CLIENT = path.join(import.meta.dirname, '..', '..', 'docs', 'example-client.mjs');

let house: TestHouse;
let owner: Browser;
beforeAll(async () => {
  house = await TestHouse.open();
  owner = house.browser();
  await owner.api('POST', '/account', { name: 'Engineer', password: PASSWORD });
});
afterAll(() => house.close());

const makeToken = async (scope: Scope, label = 'test'): Promise<string> => {
  const wish = { label, scope, password: PASSWORD };
  return (await owner.api<{ token: string }>('POST', '/account/tokens', wish)).token;
};

/** A program: no cookie, no page it comes from. */
async function ask(token: string, method: string, where: string, body?: unknown) {
  const reply = await fetch(`${house.base}/api${where}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  // A table that is asked for without a socket says nothing.
  return { status: reply.status, answer: JSON.parse(text || '{}') as Record<string, unknown> };
}

const SEATS = { game: 'outpost', seats: { scouts: 'me', riders: 'friend' } };

describe('a token', () => {
  test('acts for its person within its scope, and needs no page', async () => {
    const [read, play] = [await makeToken('read'), await makeToken('play')];
    expect(await ask(read, 'POST', '/matches', SEATS)).toMatchObject({
      status: 403,
      answer: { key: 'tokenScope' },
    });
    const made = await ask(play, 'POST', '/matches', SEATS);
    expect(made.status).toBe(201);
    const { answer } = await ask(read, 'GET', '/matches');
    expect(answer).toMatchObject({ matches: [{ id: made.answer['match'], mine: ['scouts'] }] });
    expect(await ask('heliograph_x', 'GET', '/matches')).toMatchObject({ status: 401 });
  });

  test('cannot touch the account, and ends with it or by hand, with its lines', async () => {
    const token = await makeToken('play', 'to be ended');
    for (const [method, where, body] of [
      ['GET', '/account/export'],
      ['GET', '/account/sessions'],
      ['POST', '/account/tokens', { label: 'x', scope: 'play', password: PASSWORD }],
      ['POST', '/account/delete', { password: PASSWORD }],
      ['POST', '/account/password', { password: PASSWORD, wished: 'another horse' }],
    ] as const)
      expect((await ask(token, method, where, body)).status, where).toBe(401);
    const made = await ask(token, 'POST', '/matches', SEATS);
    const socket = new WebSocket(
      `${house.base.replace('http', 'ws')}/api/matches/${textOf(made.answer['match'])}/table`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    await new Promise((done) => socket.once('message', done));
    const ended = new Promise((done) => socket.once('close', done));
    const { tokens } = await owner.api<{ tokens: TokenInfo[] }>('GET', '/account/tokens');
    expect(JSON.stringify(tokens)).not.toContain(token);
    const mine = tokens.find(({ label }) => label === 'to be ended');
    await owner.api('POST', `/account/tokens/${mine?.id}/remove`, {});
    expect(await ended).toBe(4001);
    expect(await ask(token, 'GET', '/matches')).toMatchObject({ status: 401 });
  });

  test('that may only look opens no table; a cookie beside a wrong token counts for nothing', async () => {
    const read = await makeToken('read');
    const { match } = await owner.create('outpost', SEATS.seats);
    const socket = new WebSocket(`${house.base.replace('http', 'ws')}/api/matches/${match}/table`, {
      headers: { authorization: `Bearer ${read}` },
    });
    expect(String(await new Promise((done) => socket.once('error', done)))).toContain('403');
    const forged = await fetch(`${house.base}/api/matches`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer x',
        cookie: owner.cookie,
        'content-type': 'application/json',
      },
      body: JSON.stringify(SEATS),
    });
    expect(forged.status).toBe(401);
  });
});

/** The routes of the API in the tree that the server prints of itself. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    const whole = (above[depth - 1] ?? '') + part;
    above[depth] = whole;
    if (!whole.startsWith('/api/')) return [];
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
      .map((method) => `${method} ${whole}`);
  });
}

describe('the document', () => {
  test('is served, with every schema of what is asked over the socket', async () => {
    const served = await (await fetch(`${house.base}/api/openapi.json`)).json();
    expect(served).toEqual(JSON.parse(JSON.stringify(openApi())));
    expect(served).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
    const socket = served.paths['/matches/{id}/table'].get['x-requests'];
    for (const name of ['choose', 'resign', 'plan', 'say']) expect(socket).toHaveProperty(name);
  });

  test('names every route of the server, and none that there is not', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-routes-'));
    const server = await createServer({ page: folder, store: { folder } });
    await server.ready();
    const real = routesIn(server.printRoutes({ commonPrefix: false }));
    await server.close();
    rmSync(folder, { recursive: true });
    const named = OPERATIONS.map(
      ({ method, path: where }) =>
        `${method.toUpperCase()} /api${where.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(new Set(named).size).toBe(named.length);
    expect(real.filter((route) => !named.includes(route))).toEqual([]);
    expect(named.filter((route) => !real.includes(route))).toEqual([]);
    expect(real.length).toBeGreaterThan(40);
  });

  test('says what is really asked: bodies that fit it are read, others are refused', async () => {
    const token = await makeToken('play');
    const body = openApi().paths['/matches']?.['post'] as {
      requestBody: { content: { 'application/json': { schema: { required: string[] } } } };
    };
    expect(body.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['game', 'seats'],
      additionalProperties: false,
    });
    for (const bad of [{ game: 'outpost' }, { ...SEATS, more: 1 }, { ...SEATS, game: 7 }])
      expect((await ask(token, 'POST', '/matches', bad)).status).toBe(400);
  });

  test('says what is really answered', async () => {
    const fits = (schema: Parameters<typeof readBy>[0], value: unknown) => {
      const found = readBy(schema, value);
      expect(isProblems(found) ? found : []).toEqual([]);
    };
    const token = await makeToken('play');
    const made = await ask(token, 'POST', '/matches', SEATS);
    fits(answers.created, made.answer);
    const match = String(made.answer['match']);
    const nonce = { nonce: newNonce() };
    fits(answers.nothing, (await ask(token, 'POST', `/matches/${match}/nonce`, nonce)).answer);
    const invited = await ask(token, 'GET', `/matches/${match}/invitations`);
    fits(answers.created, invited.answer);
    const [{ code } = { code: '' }] = invited.answer['invitations'] as { code: string }[];
    fits(answers.invitation, (await ask(token, 'GET', `/invitations/${code}`)).answer);
    fits(answers.accepted, await house.browser().api('POST', `/invitations/${code}`, nonce));
    fits(answers.matchInfo, (await ask(token, 'GET', `/matches/${match}`)).answer);
    fits(answers.matchList, (await ask(token, 'GET', '/matches')).answer);
    fits(answers.waiting, (await ask(token, 'GET', '/waiting')).answer);
    fits(answers.vacation, (await ask(token, 'GET', '/vacation')).answer);
    fits(answers.me, await house.browser().api('GET', '/account'));
    fits(answers.profile, (await ask(token, 'GET', '/profile')).answer);
    const wished = { game: 'outpost', seat: 'scouts' };
    const put = await ask(token, 'POST', '/challenges', wished);
    fits(answers.putUp, put.answer);
    const id = String(put.answer['id']);
    await ask(token, 'POST', `/challenges/${id}/nonce`, nonce);
    const challenges = await house.browser().api<{ challenges: unknown[] }>('GET', '/challenges');
    expect(challenges.challenges).not.toHaveLength(0);
    fits(answers.challengeList, challenges);
    const taken = await house.browser().api('POST', `/challenges/${id}/accept`, nonce);
    fits(answers.matchNamed, taken);
    const event = await ask(token, 'POST', '/events', { name: 'Winter cup', game: 'outpost' });
    fits(answers.putUp, event.answer);
    const named = String(event.answer['id']);
    await ask(token, 'POST', `/events/${named}/join`, nonce);
    const second = house.browser();
    await second.api('POST', '/account', { name: 'Second entrant', password: PASSWORD });
    await second.api('POST', `/events/${named}/join`, nonce);
    await ask(token, 'POST', `/events/${named}/begin`, {});
    fits(answers.eventList, await house.browser().api('GET', '/events'));
    const begun = await ask(token, 'GET', `/events/${named}`);
    expect(begun.answer['tables']).toHaveLength(2);
    fits(answers.event, begun.answer);
    fits(answers.failure, (await ask(token, 'GET', '/matches/nowhere')).answer);
  });
});

test('the example client takes a seat by invitation and plays a whole match', async () => {
  const host = house.browser();
  await host.api('POST', '/account', { name: 'Opponent', password: PASSWORD });
  const opponent = (
    await host.api<{ token: string }>('POST', '/account/tokens', {
      label: 'bot',
      scope: 'play',
      password: PASSWORD,
    })
  ).token;
  const { match, invitations } = await host.create('outpost', SEATS.seats);
  const run = (...args: string[]) =>
    new Promise<string>((done, failed) => {
      const child = spawn(process.execPath, [CLIENT, house.base, ...args]);
      let [said, complained] = ['', ''];
      child.stdout.on('data', (text) => {
        said += text;
      });
      child.stderr.on('data', (text) => {
        complained += text;
      });
      child.once('exit', (code) =>
        code === 0 ? done(said) : failed(new Error(`${code}: ${complained}`)),
      );
    });
  const both = await Promise.all([
    run(await makeToken('play'), invitations[0]?.code ?? ''),
    run(opponent, match),
  ]);
  for (const said of both) expect(said).toMatch(/^over after \d+ decisions of ours; winner: /);
  await expect(run('heliograph_wrong', match)).rejects.toThrow();
});
