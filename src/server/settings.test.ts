import { describe, expect, test } from 'vitest';
import { listenProblem, readSettings } from './settings.ts';

describe('where the server listens', () => {
  test('says 1899 on this machine unless told otherwise', () => {
    expect(readSettings({})).toEqual({ port: 1899, host: 'localhost' });
    expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({
      port: 8080,
      host: '0.0.0.0',
    });
  });

  test.each(['', 'x', '-1', '65536', '18 99', '1e3'])('refuses PORT=%j', (PORT) => {
    expect(readSettings({ PORT })).toMatch(/^PORT must be a whole number/);
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
