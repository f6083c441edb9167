/** What the thread of an SQLite file is asked, and what it answers. */

/** A query by itself. */
export interface SqliteQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Statements that are written only where the first of them changed a row; all in one commit. In one
 * row of plain values, because lists and objects in a message cost more than the writing: for each
 * how many statements it has, for each of those its number, how many parameters, and these.
 */
export interface SqliteCommit {
  readonly values: readonly unknown[];
  /** Statements that the thread does not know yet, with the numbers that follow those it knows. */
  readonly learn: readonly string[];
}

/** One is done after the other, but for the wait for the disk: others go on meanwhile. */
export type SqliteTask = { readonly id: number } & (
  | { readonly query: SqliteQuery }
  | { readonly commit: SqliteCommit }
  | { readonly onDisk: true }
);

export interface SqliteRows {
  readonly rows: readonly unknown[];
  readonly changes?: number;
  readonly insertId?: number;
}

/** For each of a commit how many rows its statements changed, one after the other; a 0 alone: its first found none. */
export type SqliteCounts = readonly number[];

/** `null`: it is on disk. */
export type SqliteDone = SqliteRows | SqliteCounts | null;

export type SqliteAnswer = { readonly id: number } & (
  | { readonly done: SqliteDone }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } }
);

/** What the thread is given to begin with. */
export interface SqlitePlace {
  readonly file: string;
  /** Milliseconds to wait for another process that writes. */
  readonly patience: number;
  /** Pages of the log after which they are written into the file itself. */
  readonly longLog: number;
}
