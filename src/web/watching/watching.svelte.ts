import type { AnyGame } from '../../kernel/face.ts';
import { isPerson, type Seats } from '../../table/seats.ts';
import { type Speed, settings } from '../settings.svelte.ts';
import type { OnShow } from '../table/on-show.ts';

/** Whether machines play among themselves. */
export const isWatched = ({ rules }: AnyGame, seats: Seats): boolean =>
  rules.sides.every((side) => !isPerson(seats, side));

/** Decisions that are asked for at once by who wants to see no more than the end. */
const HASTE = 40;
/** Milliseconds for a decision of which there is little to see. */
const STAY: Record<Speed, number> = { step: 0, slow: 1100, normal: 420, fast: 140, instant: 0 };
/** Milliseconds after which it is looked again whether a machine has made up its mind. */
const PATIENCE = 50;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Lets machines play at the pace of who watches: a decision, then a look at what came of it. */
export class Watching {
  private readonly display: OnShow;
  running = $state(false);
  private going = false;

  constructor(display: OnShow) {
    this.display = display;
  }

  /** Goes on until it is paused or over; decision by decision for who looks step by step. */
  play(): void {
    this.running = true;
    const { playback } = this.display;
    if (playback.running) playback.resume();
    if (!this.going) void this.goOn();
  }

  pause(): void {
    this.running = false;
    if (this.display.playback.running) this.display.playback.pause();
  }

  /** One decision more. */
  async step(): Promise<void> {
    this.pause();
    const { playback } = this.display;
    if (playback.running) playback.next();
    else if (!this.going) await this.letDecide(1);
  }

  private async goOn(): Promise<void> {
    this.going = true;
    const { display } = this;
    while (this.running && !display.moment.outcome) {
      const shown = display.playback.scenes.length;
      const deeds = settings.speed === 'instant' ? HASTE : 1;
      if (!(await this.letDecide(deeds))) break;
      // What is shown scene by scene has had its time.
      const isShown = display.playback.running;
      await display.playback.finished();
      if (!isShown && display.playback.scenes.length > shown) await sleep(STAY[settings.speed]);
      if (settings.speed === 'step') this.running = false;
    }
    this.going = false;
    if (display.moment.outcome) this.running = false;
  }

  /** False: nobody answers any more. */
  private async letDecide(deeds: number): Promise<boolean> {
    const { display } = this;
    const news = await display.session.change('machines', { paused: false, deeds });
    if (!news) return false;
    display.take(news);
    // One that searches answers later, and is heard of by itself.
    while (display.moment.machines === 'thinking' && !display.session.lost) await sleep(PATIENCE);
    return true;
  }
}
