/** Milliseconds between two tellings, for each who is told: so many messages a second, however many watch. */
const EACH = 20;
/** Where no more are here, everybody hears of everybody at once. */
const FEW = 8;

/**
 * When those at a match are told that somebody who watches came or went. If each were told of each,
 * a thousand who come would cost a million messages; so where many watch they hear now and then how
 * many they are.
 */
export class ComingAndGoing {
  private readonly tell: () => void;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(tell: () => void) {
    this.tell = tell;
  }

  /** Somebody came or went, and so many are here; says whether all were told at once. */
  noticed(here: number): boolean {
    if (here <= FEW) {
      this.tell();
      return true;
    }
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.tell();
    }, here * EACH).unref();
    return false;
  }

  /** All have been told. */
  forget(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
