import { describe, expect, test } from 'vitest';
import { listenProblem, readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/house');

describe('where the server listens', () => {
  test('says 1899 on this machine unless told otherwise', () => {
    expect(read({})).toEqual({
      port: 1899,
      host: 'localhost',
      data: '/house/data',
      log: 'warn',
      trustProxy: false,
      processes: 1,
    });
    expect(read({ PORT: '8080', HOST: '0.0.0.0' })).toMatchObject({ port: 8080, host: '0.0.0.0' });
    expect(read({ HELIOGRAPH_DATA: '/elsewhere' })).toMatchObject({ data: '/elsewhere' });
  });

  test.each(['', 'x', '-1', '65536', '18 99', '1e3'])('refuses PORT=%j', (PORT) => {
    expect(read({ PORT })).toMatch(/^PORT must be a whole number/);
  });

  test('plays in the process that listens, or in as many beside it as it is told', () => {
    expect(read({})).toMatchObject({ processes: 1 });
    expect(read({ HELIOGRAPH_PROCESSES: '64' })).toMatchObject({ processes: 64 });
  });

  test.each(['', '0', '65', '-2', '1.5', 'all'])('refuses HELIOGRAPH_PROCESSES=%j', (wanted) => {
    expect(read({ HELIOGRAPH_PROCESSES: wanted })).toMatch(/^HELIOGRAPH_PROCESSES must be/);
  });

  test('refuses a store and a log that it cannot have', () => {
    expect(read({ DATABASE_URL: 'mysql://ladysmith' })).toMatch(/^DATABASE_URL must be/);
    expect(read({ LOG_LEVEL: 'loud' })).toMatch(/^LOG_LEVEL must be one of/);
    const databaseUrl = 'postgres://club@ladysmith/club';
    expect(read({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  test('sends mail only where its links lead somewhere that nobody made up', () => {
    const all = {
      PUBLIC_URL: 'https://play.example.org/',
      SMTP_URL: 'smtp://mail.example.org:587',
      MAIL_FROM: 'heliograph@example.org',
    };
    expect(read(all)).toMatchObject({
      publicUrl: 'https://play.example.org',
      mail: { smtp: all.SMTP_URL, from: all.MAIL_FROM },
    });
    expect(read({ ...all, PUBLIC_URL: '' })).toMatch(/^PUBLIC_URL must be set/);
    expect(read({ ...all, PUBLIC_URL: 'play.example.org' })).toMatch(/^PUBLIC_URL must be/);
    expect(read({ ...all, SMTP_URL: 'mail.example.org' })).toMatch(/^SMTP_URL must be/);
    expect(read({ ...all, MAIL_FROM: '' })).toMatch(/^MAIL_FROM must be/);
  });

  test('explains in one line why it cannot listen', () => {
    const here = { port: 1899, host: 'ladysmith' };
    const failure = (code: string) => Object.assign(new Error('listen'), { code });
    expect(listenProblem(failure('EADDRINUSE'), here)).toEqual({
      line: 'port 1899 is taken; choose another with PORT=<number>',
      status: 1,
    });
    expect(listenProblem(failure('ENOTFOUND'), here)).toEqual({
      line: 'HOST must be an address of this machine, not "ladysmith"',
      status: 2,
    });
    expect(listenProblem(new Error('a fault of ours'), here)).toBeUndefined();
  });
});
