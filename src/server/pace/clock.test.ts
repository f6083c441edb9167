import { describe, expect, test } from 'vitest';
import type { Pace } from '../../table/pace.ts';
import { afterCounted, countedBetween, EVERY_DAY } from './calendar.ts';
import {
  type ClockState,
  fellTogether,
  forgiven,
  isSilent,
  markFallen,
  mayClaim,
  newClocks,
  nextFall,
  onward,
  pauseClocks,
  type Reckoning,
  resumeClocks,
  type Situation,
  shown,
} from './clock.ts';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];
/** 16 November 2026 was a Monday. */
const MONDAY = Date.UTC(2026, 10, 16);
const SIDES = ['a', 'b'];

describe('the calendar', () => {
  const work = { ...EVERY_DAY, weekends: true };

  test('counts every moment where nothing is taken out', () => {
    expect(countedBetween(MONDAY, MONDAY + 9 * DAY, EVERY_DAY)).toBe(9 * DAY);
    expect(afterCounted(MONDAY, 9 * DAY, EVERY_DAY)).toBe(MONDAY + 9 * DAY);
  });

  test('leaves out Saturdays and Sundays', () => {
    expect(countedBetween(MONDAY, MONDAY + 7 * DAY, work)).toBe(5 * DAY);
    expect(countedBetween(MONDAY + 5.5 * DAY, MONDAY + 6.5 * DAY, work)).toBe(0);
    // Three days from Friday noon: until Wednesday noon.
    expect(afterCounted(MONDAY + 4.5 * DAY, 3 * DAY, work)).toBe(MONDAY + 9.5 * DAY);
  });

  test('leaves out a vacation, also one that ends on a weekend', () => {
    const away = { ...work, off: [{ from: MONDAY + 3 * DAY, until: MONDAY + 5.5 * DAY }] };
    expect(countedBetween(MONDAY, MONDAY + 14 * DAY, away)).toBe(8 * DAY);
    expect(afterCounted(MONDAY, 4 * DAY, away)).toBe(MONDAY + 8 * DAY);
  });

  test('is read by the wall, also where the time of the matches is behind', () => {
    const behind = { ...work, offset: 5 * DAY };
    // By the wall it is Saturday.
    expect(countedBetween(MONDAY, MONDAY + DAY, behind)).toBe(0);
    expect(afterCounted(MONDAY, DAY, behind)).toBe(MONDAY + 3 * DAY);
  });

  test('both questions agree wherever one begins', () => {
    const away = { ...work, off: [{ from: MONDAY + 9.3 * DAY, until: MONDAY + 17.8 * DAY }] };
    for (let from = MONDAY; from < MONDAY + 14 * DAY; from += 0.37 * DAY)
      for (const amount of [DAY / 7, DAY, 4.4 * DAY])
        expect(
          countedBetween(from, afterCounted(from, amount, away), away),
          `${(from - MONDAY) / DAY}`,
        ).toBeCloseTo(amount, -1);
  });
});

const LIVE: Pace = { kind: 'live', minutes: 10, seconds: 5 };
const SLOW: Pace = { kind: 'days', days: 2, bank: 3, weekends: false };

const at = (now: number, pace: Pace | null = LIVE): Reckoning => ({
  pace,
  now,
  calendar: () => EVERY_DAY,
});
const openly = (side: string, known: number): Situation => ({
  waiting: [side],
  owed: [side],
  secretly: false,
  known,
});
const secretly = (owed: readonly string[], known: number): Situation => ({
  waiting: SIDES,
  owed,
  secretly: true,
  known,
});
const left = (state: ClockState, side: string, now: number, pace: Pace | null = LIVE): number =>
  shown(state, side, true, at(now, pace)).left;

/** Both have made their first decision. */
function begun(pace: Pace | null = LIVE): ClockState {
  let state = onward(newClocks(pace, SIDES), openly('a', 0), at(0, pace));
  state = onward(state, openly('b', 1), at(1000, pace));
  return onward(state, openly('a', 2), at(2000, pace));
}

describe('a live clock', () => {
  test('runs for whoever is asked, and pays for each decision', () => {
    let state = begun();
    const full = 10 * MINUTE + 5 * SECOND;
    expect(left(state, 'a', 2000)).toBe(full);
    expect(left(state, 'a', 62_000)).toBe(full - MINUTE);
    expect(left(state, 'b', 62_000)).toBe(full);
    state = onward(state, openly('b', 3), at(62_000));
    expect(left(state, 'a', 99_000)).toBe(full - MINUTE + 5 * SECOND);
    expect(left(state, 'b', 92_000)).toBe(full - MINUTE / 2);
  });

  test('leaves time to come to the table for the first decision', () => {
    const state = onward(newClocks(LIVE, SIDES), openly('a', 0), at(0));
    expect(shown(state, 'a', true, at(MINUTE))).toMatchObject({
      free: 4 * MINUTE,
      left: 10 * MINUTE,
    });
    expect(nextFall(state, at(0))).toBe(15 * MINUTE);
  });

  test('goes on while the same side is asked again', () => {
    let state = begun();
    state = onward(state, openly('a', 3), at(32_000));
    expect(left(state, 'a', 62_000)).toBe(10 * MINUTE + 5 * SECOND - MINUTE);
  });

  test('pays once for a decision that is taken back and made again', () => {
    let state = begun();
    const before = left(state, 'a', 2000);
    for (let again = 0; again < 5; again++) {
      state = onward(state, openly('b', 3), at(2000));
      state = onward(state, openly('a', 2), at(2000));
    }
    state = onward(state, openly('b', 3), at(2000));
    expect(left(state, 'a', 2000)).toBe(before + 5 * SECOND);
  });

  test('falls, and the other side may claim, forgive, or look elsewhere', () => {
    let state = begun();
    const fall = nextFall(state, at(2000)) ?? 0;
    expect(fall).toBe(2000 + 10 * MINUTE + 5 * SECOND);
    expect(markFallen(state, at(fall - 1))).toBe(state);
    state = markFallen(state, at(fall));
    expect(shown(state, 'a', false, at(fall))).toMatchObject({
      left: 0,
      running: false,
      fell: true,
    });
    expect([mayClaim(state, 'b', 'a'), mayClaim(state, 'a', 'b')]).toEqual([true, false]);
    expect(isSilent(state, 'a', at(fall))).toBe(true);
    // What is answered after the flag takes nothing from the claim.
    expect(mayClaim(onward(state, openly('b', 3), at(fall + 5)), 'b', 'a')).toBe(true);
    const kind = forgiven(state, 'a', at(fall));
    expect(mayClaim(kind, 'b', 'a')).toBe(false);
    expect(left(kind, 'a', fall)).toBe(10 * MINUTE);
  });

  test('falls by the moment it ran out, however late that is noticed', () => {
    const both = onward(
      newClocks(LIVE, SIDES),
      { waiting: ['a', 'b'], owed: ['a', 'b'], secretly: true, known: 1 },
      at(1000),
    );
    const late = markFallen(both, at(1e9));
    // Both at once: either may claim, and nobody wins.
    expect([mayClaim(late, 'a', 'b'), mayClaim(late, 'b', 'a')]).toEqual([true, true]);
    expect(fellTogether(late, 'a', 'b')).toBe(true);
    // One had used some of his time before: his ran out first.
    const sides = { ...both.sides, a: { ...both.sides['a']!, left: MINUTE } };
    const first = markFallen({ ...both, sides }, at(1e9));
    expect([mayClaim(first, 'a', 'b'), mayClaim(first, 'b', 'a')]).toEqual([false, true]);
    expect(fellTogether(first, 'a', 'b')).toBe(false);
  });

  test('that was read too late has fallen all the same', () => {
    const state = onward(begun(), openly('b', 3), at(11 * MINUTE));
    expect(mayClaim(state, 'b', 'a')).toBe(true);
  });

  test('stands in a pause, and goes on with what was left', () => {
    let state = pauseClocks(begun(), at(62_000));
    expect(nextFall(state, at(62_000))).toBeNull();
    expect(markFallen(state, at(1e9))).toBe(state);
    expect(left(state, 'a', 1e9)).toBe(9 * MINUTE + 5 * SECOND);
    state = resumeClocks(state, 1e9);
    expect(left(state, 'a', 1e9 + MINUTE)).toBe(8 * MINUTE + 5 * SECOND);
    expect(shown(state, 'b', true, at(1e9)).running).toBe(false);
  });
});

describe('while all decide in secret', () => {
  test('both clocks run, each until its side is through, and nobody else sees that', () => {
    let state = onward(begun(), secretly(['a', 'b'], 3), at(2000));
    expect(SIDES.map((side) => shown(state, side, false, at(2000)).running)).toEqual([true, true]);
    const before = shown(state, 'a', false, at(62_000));
    state = onward(state, secretly(['b'], 3), at(32_000));
    // Her own clock has stopped; to the other it looks as if nothing had been done.
    expect(shown(state, 'a', true, at(62_000))).toMatchObject({ running: false });
    expect(shown(state, 'a', false, at(62_000))).toEqual(before);
    const after = onward(state, openly('a', 4), at(62_000));
    expect(left(after, 'a', 62_000) - left(after, 'b', 62_000)).toBe(30_000);
  });

  test('how many decisions a side makes there does not show in its bank', () => {
    const play = (steps: number) => {
      let state = onward(begun(), secretly(['a', 'b'], 3), at(2000));
      for (let i = 1; i <= steps; i++)
        state = onward(state, secretly(['a', 'b'], 3), at(2000 + (i * 20_000) / steps));
      state = onward(state, secretly(['b'], 3), at(22_000));
      return onward(state, openly('b', 4), at(30_000));
    };
    expect(play(1).sides).toEqual(play(9).sides);
  });

  test('a part that follows at once is another part', () => {
    let state = onward(begun(), secretly(['a', 'b'], 3), at(2000));
    state = onward(state, secretly(['b'], 3), at(12_000));
    state = onward(state, secretly(['a', 'b'], 4), at(22_000));
    expect(shown(state, 'a', true, at(32_000))).toMatchObject({ running: true });
    expect(left(state, 'a', 22_000) - left(state, 'b', 22_000)).toBe(10_000);
  });

  test('whoever is through does not lose by time', () => {
    let state = onward(begun(), secretly(['a', 'b'], 3), at(2000));
    state = onward(state, secretly(['b'], 3), at(12_000));
    state = markFallen(state, at(30 * MINUTE));
    expect([state.sides['a']?.fell, state.sides['b']?.fell]).toEqual([
      null,
      2000 + 10 * MINUTE + 5 * SECOND,
    ]);
  });
});

describe('a clock in days', () => {
  test('touches the bank only after the days of the decision', () => {
    let state = begun(SLOW);
    expect(shown(state, 'a', true, at(2000 + DAY, SLOW))).toMatchObject({
      free: DAY,
      left: 3 * DAY,
    });
    state = onward(state, openly('b', 3), at(2000 + 3 * DAY, SLOW));
    expect(left(state, 'a', 3 * DAY, SLOW)).toBe(2 * DAY);
    state = onward(state, openly('a', 4), at(2000 + 4 * DAY, SLOW));
    expect(left(state, 'b', 4 * DAY, SLOW)).toBe(3 * DAY);
    expect(nextFall(state, at(2000 + 4 * DAY, SLOW))).toBe(2000 + 8 * DAY);
  });
});

test('without a clock nobody loses, but whoever is silent for a week may be replaced', () => {
  const state = begun(null);
  expect(nextFall(state, at(0, null))).toBeNull();
  expect(markFallen(state, at(100 * DAY, null))).toBe(state);
  expect(isSilent(state, 'a', at(6 * DAY, null))).toBe(false);
  expect([
    isSilent(state, 'a', at(8 * DAY, null)),
    isSilent(state, 'b', at(8 * DAY, null)),
  ]).toEqual([true, false]);
});
