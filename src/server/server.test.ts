import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './server.ts';

const SCRIPT = `console.log(${JSON.stringify('Spion Kop '.repeat(500))});`;

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'heliograph-page-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Heliograph</title>');
  writeFileSync(path.join(folder, 'service-worker.js'), 'self.skipWaiting();');
  writeFileSync(path.join(folder, 'assets', 'main-a1b2c3.js'), SCRIPT);
  server = await createServer({ page: folder, store: { folder: path.join(folder, 'data') } });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page server', () => {
  test('keeps hashed files for good and asks again for the rest', async () => {
    const cacheOf = async (url: string) => (await server.inject(url)).headers['cache-control'];
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/service-worker.js')).toBe('no-cache');
    expect(await cacheOf('/assets/main-a1b2c3.js')).toBe('public, max-age=31536000, immutable');
  });

  test('compresses scripts for whoever can read it', async () => {
    const url = '/assets/main-a1b2c3.js';
    const plain = await server.inject({ url });
    expect(plain.body).toBe(SCRIPT);
    const packed = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(SCRIPT);
  });

  test('lets the page load from here only', async () => {
    const { headers } = await server.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).not.toContain('https:');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('answers a reload inside the page with the page, a missing file with 404', async () => {
    const headers = { accept: 'text/html' };
    const reload = await server.inject({ url: '/match/7', headers });
    expect(reload.statusCode).toBe(200);
    expect(reload.body).toContain('<title>Heliograph</title>');
    expect((await server.inject({ url: '/assets/gone.js', headers })).statusCode).toBe(404);
    expect((await server.inject({ url: '/match/7' })).statusCode).toBe(404);
    expect((await server.inject({ url: '/../package.json', headers })).statusCode).toBe(404);
  });

  test('sends whoever asks for an address that cannot be read to a page that says so', async () => {
    const broken = '/match/%E0%A4%A';
    const page = await server.inject({ url: broken, headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(302);
    expect(page.headers.location).toBe('/nowhere');
    expect((await server.inject({ url: broken })).statusCode).toBe(400);
  });

  test('says that it is well', async () => {
    const reply = await server.inject('/healthz');
    expect(reply.json()).toEqual({ ok: true });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
