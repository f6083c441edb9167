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

  test('explains a taken port in one line', () => {
    const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
    expect(listenProblem(taken, { port: 1899, host: 'localhost' })).toBe(
      'port 1899 is taken; choose another with PORT=<number>',
    );
    expect(listenProblem(new Error('ours'), { port: 1899, host: 'localhost' })).toBeUndefined();
  });
});
