/** SQLite: no room, a disk that fails, a file that may not be written; somebody else writes for too long. */
const SQLITE = /^SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN)/;
/** PostgreSQL: no room or no memory (53), it shuts down (57P), the connection is gone (08). */
const POSTGRES = /^(53|57P|08)/;
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOSPC)$/;

/** Whether the store itself failed, and not what was asked of it: the same may succeed later. */
export function isStoreTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    [SQLITE, POSTGRES, NETWORK].some((pattern) => pattern.test(code)) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
