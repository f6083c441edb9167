import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../../kernel/fair-dice.ts';
import { type Seated, settleSides } from './sides.ts';

const secret = 'ab'.repeat(32);
const seated = (seat: string, rest: Partial<Seated> = {}): Seated => ({
  sides: ['british', 'boers'],
  seat,
  match: 'm',
  commitment: commitmentOf(secret),
  secret,
  nonces: { host: 'a', guest: 'b' },
  ...rest,
});
const bids = (host: number, guest: number) => ({ bids: { side: 'british', host, guest } });

describe('who plays which side', () => {
  test('the host has the side that was chosen', () => {
    expect(settleSides(seated('boers'))).toEqual({ host: 'boers', handicap: null });
  });

  test('a lot depends on the nonces of both, and falls either way about as often', () => {
    const hosts = Array.from(
      { length: 400 },
      (_, i) =>
        settleSides(seated('random', { nonces: { host: `h${i % 20}`, guest: `g${i}` } })).host,
    );
    const british = hosts.filter((side) => side === 'british').length;
    expect(british).toBeGreaterThan(150);
    expect(british).toBeLessThan(250);
    expect(settleSides(seated('random'))).toEqual(settleSides(seated('random')));
  });

  test('the lower bid gets the side, with the points it named', () => {
    expect(settleSides(seated('bid', bids(6, 9)))).toEqual({
      host: 'british',
      handicap: { side: 'british', points: 6, bids: { british: 6, boers: 9 } },
    });
    expect(settleSides(seated('bid', bids(6, -3)))).toEqual({
      host: 'boers',
      handicap: { side: 'british', points: -3, bids: { british: -3, boers: 6 } },
    });
  });

  test('equal bids are settled by lot', () => {
    const hosts = Array.from({ length: 60 }, (_, i) =>
      settleSides(seated('bid', { ...bids(5, 5), nonces: { host: 'h', guest: `${i}` } })),
    );
    expect(new Set(hosts.map(({ host }) => host))).toEqual(new Set(['british', 'boers']));
    expect(new Set(hosts.map(({ handicap }) => handicap?.points))).toEqual(new Set([5]));
  });
});
