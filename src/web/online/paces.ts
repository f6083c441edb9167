import type { ClockInfo, Pace } from '../../table/pace.ts';
import { say } from '../text/page-text.svelte.ts';

/** Paces one may choose from; the first is none. */
export const PACES: readonly (Pace | null)[] = [
  null,
  { kind: 'live', minutes: 15, seconds: 5 },
  { kind: 'live', minutes: 45, seconds: 15 },
  { kind: 'live', minutes: 120, seconds: 30 },
  { kind: 'days', days: 1, bank: 3, weekends: false },
  { kind: 'days', days: 3, bank: 7, weekends: true },
  { kind: 'days', days: 7, bank: 14, weekends: true },
];

export function wordsForPace(pace: Pace | null): string {
  if (!pace) return say('pace.none');
  if (pace.kind === 'live')
    return say('pace.live', { minutes: pace.minutes, seconds: pace.seconds });
  const words = say('pace.days', { days: pace.days, bank: pace.bank });
  return pace.weekends ? say('pace.days.weekends', { pace: words }) : words;
}

const [MINUTE, HOUR] = [60_000, 3_600_000];
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** A time as a clock shows it. */
export function timeOn(clock: number): string {
  const time = Math.max(0, clock);
  if (time >= DAY) return say('clock.days', { days: Math.floor(time / DAY), hours: hoursOf(time) });
  if (time >= 3 * HOUR)
    return say('clock.hours', { hours: hoursOf(time), minutes: minutesOf(time) });
  const seconds = Math.ceil(time / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const hoursOf = (time: number): number => Math.floor((time % DAY) / HOUR);
const minutesOf = (time: number): number => Math.floor((time % HOUR) / MINUTE);

/** The same for those who listen: seconds only where they matter. */
export function timeSpoken(clock: number): string {
  const time = Math.max(0, clock);
  if (time >= DAY)
    return say('clock.spokenDays', { days: Math.floor(time / DAY), hours: hoursOf(time) });
  const seconds = time < 2 * MINUTE ? Math.ceil((time % MINUTE) / 1000) : 0;
  return say('clock.spoken', { hours: hoursOf(time), minutes: minutesOf(time), seconds }).trim();
}

/** What is left of a clock that was read so long ago. */
export function after(clock: ClockInfo, passed: number): { free: number; left: number } {
  if (!clock.running) return clock;
  const beyond = Math.max(0, passed - clock.free);
  return { free: Math.max(0, clock.free - passed), left: Math.max(0, clock.left - beyond) };
}
