import type { Db } from '../store/open.ts';
import { readTime, writeTime } from '../store/time.ts';

export interface TimeSettings {
  /** Tests let it run faster. */
  readonly rate?: number;
  /** Milliseconds between notes of what time it is. */
  readonly every?: number;
  readonly wall?: () => number;
  readonly steady?: () => number;
}

/** A server that is away for longer, or whose clock was set: no time has passed for anybody. */
const LONGEST_GAP = 30_000;

/**
 * The time by which clocks of matches run. It goes on only while a server runs, never back, and no
 * faster than a second a second: a wall clock that is set, a machine that sleeps or a server that
 * was away lets nobody's flag fall. Processes agree on it through the store, where each notes it.
 */
export class ServerTime {
  private readonly db: Db;
  private readonly settings: Required<TimeSettings>;
  private base: number;
  private from: number;
  private readonly timer: ReturnType<typeof setInterval>;
  /** From this time to that of calendars. */
  readonly offset: number;

  private constructor(db: Db, settings: Required<TimeSettings>, base: number) {
    this.db = db;
    this.settings = settings;
    this.base = base;
    this.from = settings.steady();
    this.offset = settings.wall() - base;
    this.timer = setInterval(() => void this.note().catch(() => {}), settings.every);
    this.timer.unref();
  }

  static async start(db: Db, wishes: TimeSettings = {}): Promise<ServerTime> {
    const settings = {
      rate: 1,
      every: 5000,
      wall: Date.now,
      steady: () => performance.now(),
      ...wishes,
    };
    const wall = settings.wall();
    const last = await readTime(db);
    const gap = last ? wall - last.wall : 0;
    const passed = gap >= 0 && gap <= LONGEST_GAP ? gap * settings.rate : 0;
    const time = new ServerTime(db, settings, last ? last.time + passed : wall);
    await time.note();
    return time;
  }

  now(): number {
    const { steady, rate } = this.settings;
    return Math.round(this.base + (steady() - this.from) * rate);
  }

  /** How long one has to wait for a time to come. */
  until(time: number): number {
    return Math.max(0, time - this.now()) / this.settings.rate;
  }

  /** Notes what time it is; whoever is behind the others follows them. */
  async note(): Promise<void> {
    const latest = await writeTime(this.db, { time: this.now(), wall: this.settings.wall() });
    const behind = latest - this.now();
    if (behind > 0) this.base += behind;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.note().catch(() => {});
  }
}
