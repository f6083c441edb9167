import { type FileHandle, open } from 'node:fs/promises';

/**
 * The log of an SQLite file (`-wal`), and waiting for it to be on disk. SQLite itself would keep the
 * whole process waiting; here others are heard meanwhile, and what they do comes with the next commit.
 */
export class LogOnDisk {
  private readonly path: string;
  private log: FileHandle | null = null;

  /** Of the SQLite file at this path. */
  constructor(path: string) {
    this.path = `${path}-wal`;
  }

  /** Answers when all that was written to the log so far is on disk. */
  async reached(): Promise<void> {
    // There from the first write on, and as long as anybody has the file open.
    this.log ??= await open(this.path, 'r+');
    await this.log.datasync();
  }

  async close(): Promise<void> {
    await this.log?.close();
    this.log = null;
  }
}
