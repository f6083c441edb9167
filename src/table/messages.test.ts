import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProblems } from '../kernel/game.ts';
import { LONGEST_MESSAGE, readRequest } from './messages.ts';
import type { Request, RequestName } from './protocol.ts';

const choice = { do: 'move', piece: 'dublins', to: 'loop', n: 2 };
const thing = { kind: 'piece', id: 'dublins' } as const;

/** One good request of every kind. */
const GOOD: { readonly [K in RequestName]: Request<K>['ask'] } = {
  refresh: {},
  behave: { playForced: true },
  choose: { side: 'british', choice, question: 3 },
  follow: { side: 'british', choices: [choice, choice], whole: true },
  order: { side: 'boers', orders: [{ fire: 'always', at: [1, { deep: null }] }] },
  resign: { side: 'scouts' },
  offerDraw: { side: 'scouts' },
  undo: { side: 'boers' },
  redo: { side: 'boers' },
  reset: { side: 'boers' },
  look: { side: null },
  odds: { side: 'boers', choice },
  whyNot: { side: 'boers', picks: [thing], thing: { kind: 'place', id: 'loop' } },
  consider: { side: 'boers', choice },
  foresee: { side: 'boers', choices: [choice, choice], advice: true },
  hint: { side: 'boers' },
  why: { at: 3, side: null },
  scene: { at: 4, side: null },
  tale: { side: 'boers' },
  file: {},
  fingerprints: {},
  seat: { seats: { boers: 'person', british: 'veteran' } },
  machines: { paused: false },
  moveNow: {},
};

const read = (data: unknown) => readRequest(JSON.stringify(data));
const wrong = (data: unknown): string => {
  const answer = read(data);
  return isProblems(answer) ? answer.map(({ at, problem }) => `${at}: ${problem}`).join('; ') : '';
};

describe('what strangers send', () => {
  it('is read as it was sent if it is sound', () => {
    for (const [name, ask] of Object.entries(GOOD))
      expect(read({ id: 7, name, ask })).toEqual({ id: 7, name, ask });
  });

  it('is refused with its place if anything is wrong', () => {
    const asked = (name: string, ask: unknown) => wrong({ id: 1, name, ask });
    expect(asked('choose', { side: 'boers', choice: { do: 5 } })).toMatch(
      /^ask\.choice: must be a choice/,
    );
    expect(asked('choose', { side: 'boers', choice, extra: 1 })).toMatch(
      /^ask\.extra: there is no such field/,
    );
    expect(asked('choose', { side: 5, choice })).toMatch(/^ask\.side: /);
    expect(asked('choose', { side: 'boers', choice, question: -1 })).toMatch(/^ask\.question: /);
    expect(asked('follow', { side: 'boers', choices: [{}], whole: true })).toMatch(/choices\.0/);
    expect(asked('open', {})).toBe('name: "open" cannot be asked for');
    expect(asked('constructor', {})).toMatch(/cannot be asked for/);
    expect(wrong({ id: 'x', name: 'file', ask: {} })).toMatch(/^id: /);
    expect(wrong({ id: 1, name: 'file', ask: {}, token: 'x' })).toMatch(/token/);
    expect(wrong([])).not.toBe('');
    expect(readRequest('{"id":1')).toEqual([{ at: '', problem: 'this is not JSON' }]);
  });

  it('is never too long or too deep', () => {
    const long = { id: 1, name: 'undo', ask: { side: 'x'.repeat(LONGEST_MESSAGE) } };
    expect(wrong(long)).toMatch(/longer than/);
    const row = { side: 'boers', choices: Array.from({ length: 500 }, () => choice), whole: false };
    expect(wrong({ id: 1, name: 'follow', ask: row })).toMatch(/choices/);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const text = `{"id":1,"name":"order","ask":{"side":"boers","orders":[{"a":${deep}}]}}`;
    expect(isProblems(readRequest(text))).toBe(true);
  });

  it('never breaks the reader, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isProblems(readRequest(text))).toBe(true);
      }),
    );
    const names = fc.constantFrom(...Object.keys(GOOD));
    fc.assert(
      fc.property(names, fc.jsonValue(), (name, ask) => {
        const answer = read({ id: 1, name, ask });
        expect(isProblems(answer) || answer.name === name).toBe(true);
      }),
    );
  });
});
