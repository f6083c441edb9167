import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchFile } from '../../kernel/match-file.ts';
import { NotKept } from '../store/matches.ts';
import { Keeper, type Kept } from './keeper.ts';

const SHELVED = { id: 'a', owner: 'this tab' };
const STANDING = { turn: 1, phase: '', waiting: [], outcome: null };
const file = (deeds: number): MatchFile => ({ deeds: { length: deeds } }) as unknown as MatchFile;
const count = ({ deeds }: MatchFile): number => deeds.length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk that does as it is told, and a page that listens. */
function desk(how: () => Promise<void>) {
  const written: number[] = [];
  const told: Kept[] = [];
  const keeper = new Keeper(
    SHELVED,
    (kept) => told.push(kept),
    async (_, saved) => {
      await how();
      written.push(count(saved));
    },
  );
  return { keeper, written, told };
}

test('what is kept is not spoken of', async () => {
  const { keeper, written, told } = desk(async () => {});
  await keeper.keep(file(1), STANDING);
  await keeper.keep(file(2), STANDING);
  expect(written).toEqual([1, 2]);
  expect(told).toEqual([]);
});

test('a state that cannot be kept is handed to the page, tried again by itself, and then told', async () => {
  let full = true;
  const { keeper, written, told } = desk(async () => {
    if (full) throw new NotKept('full');
  });
  await keeper.keep(file(1), STANDING);
  expect(told).toMatchObject([{ ok: false, why: 'full', file: file(1) }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toHaveLength(2);
  full = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(written).toEqual([1]);
  expect(told.at(-1)).toEqual({ ok: true });
});

test('while keeping fails, the newest state is the one that is tried', async () => {
  let denied = true;
  const { keeper, written } = desk(async () => {
    if (denied) throw new NotKept('denied');
  });
  await keeper.keep(file(1), STANDING);
  await keeper.keep(file(2), STANDING);
  denied = false;
  await keeper.again();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(written).toEqual([2]);
});

test('a slow disk does not keep the page waiting, and is told when it is done', async () => {
  let finish = (): void => {};
  const { keeper, written, told } = desk(() => new Promise((done) => (finish = done)));
  const heard = keeper.keep(file(1), STANDING);
  await vi.advanceTimersByTimeAsync(1500);
  await heard;
  expect(told).toMatchObject([{ ok: false, why: 'slow', file: file(1) }]);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(written).toEqual([1]);
  expect(told.at(-1)).toEqual({ ok: true });
});

test('a match that another tab took over is not tried again', async () => {
  let tries = 0;
  const { keeper, told } = desk(async () => {
    tries += 1;
    throw new NotKept('elsewhere');
  });
  await keeper.keep(file(1), STANDING);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
  expect(told).toMatchObject([{ ok: false, why: 'elsewhere' }]);
});
