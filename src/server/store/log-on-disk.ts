import { type FileHandle, open } from 'node:fs/promises';

/**
 * The log of an SQLite file (`-wal`), and waiting for it to be on disk. SQLite itself would keep the
 * thread waiting; here others are heard meanwhile, and what they do comes with the next commit.
 */
export class LogOnDisk {
  private readonly path: string;
  private log: FileHandle | null = null;
  /** The wait that is under way. */
  private now: Promise<void> = Promise.resolve();
  /** The one after it, for all who wrote something meanwhile. */
  private next: Promise<void> | null = null;

  /** Of the SQLite file at this path. */
  constructor(path: string) {
    this.path = `${path}-wal`;
  }

  /** Answers when all that was written to the log so far is on disk. */
  reached(): Promise<void> {
    this.next ??= this.now
      .catch(() => {
        // Whoever waited for it was told.
      })
      .then(() => {
        this.next = null;
        this.now = this.sync();
        return this.now;
      });
    return this.next;
  }

  private async sync(): Promise<void> {
    // There from the first write on, and as long as anybody has the file open.
    this.log ??= await open(this.path, 'r+');
    await this.log.datasync();
  }

  async close(): Promise<void> {
    await this.log?.close();
    this.log = null;
  }
}
