import type { Connection } from './connection.ts';

/** Milliseconds for what was asked already. */
const LAST_WORDS = 5000;

/** All sockets of this process, so that they can be handed over when it stops. */
export class Lines {
  private readonly lines = new Set<Connection>();
  isStopping = false;

  get count(): number {
    return this.lines.size;
  }

  add(line: Connection): void {
    this.lines.add(line);
  }

  delete(line: Connection): void {
    this.lines.delete(line);
  }

  /** Answers what was asked, then tells everybody to come back: the next process serves them. */
  async handOver(): Promise<void> {
    this.isStopping = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((done) => {
      timer = setTimeout(done, LAST_WORDS);
    });
    await Promise.race([Promise.all([...this.lines].map((line) => line.handOver())), late]);
    clearTimeout(timer);
  }
}
