import type { Bus } from '../store/bus.ts';
import type { Db } from '../store/open.ts';
import { waitingForAll } from '../store/waiting.ts';

/** Somebody we know, at a table. */
export interface WaitingLine {
  readonly person: string;
  readonly match: string;
  tell(matches: readonly string[]): void;
}

/**
 * Tells people at their tables which of their other matches wait for them. One look for all of them,
 * and only after something was done somewhere: nobody has to ask again and again.
 */
export class WaitingWatch {
  private readonly db: Db;
  /** With what each was told last: nothing, as long as no other match waits. */
  private readonly lines = new Map<WaitingLine, string>();
  private readonly timer: ReturnType<typeof setInterval>;
  private isDue = false;
  private looking: Promise<void> = Promise.resolve();

  constructor(db: Db, every: number) {
    this.db = db;
    this.timer = setInterval(() => {
      if (this.isDue) this.looking = this.looking.then(() => this.look()).catch(() => {});
    }, every);
    this.timer.unref();
  }

  add(line: WaitingLine): void {
    this.lines.set(line, '');
    this.isDue = true;
  }

  remove(line: WaitingLine): void {
    this.lines.delete(line);
  }

  /** The same bus, on which this hears whenever a match was changed, here or elsewhere. */
  hearing(bus: Bus): Bus {
    return {
      announce: (match, news) => {
        this.isDue = true;
        bus.announce(match, news);
      },
      listen: (hear) =>
        bus.listen((match, news) => {
          this.isDue = true;
          hear(match, news);
        }),
      close: () => bus.close(),
    };
  }

  private async look(): Promise<void> {
    this.isDue = false;
    const people = [...new Set([...this.lines.keys()].map(({ person }) => person))];
    if (people.length === 0) return;
    const waiting = await waitingForAll(this.db, people);
    for (const [line, told] of this.lines) {
      const matches = waiting.get(line.person) ?? [];
      // Whether this very match waits is seen on the board, when it may be.
      const others = matches.filter((match) => match !== line.match).join(' ');
      if (others === told) continue;
      this.lines.set(line, others);
      line.tell(matches);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }
}
