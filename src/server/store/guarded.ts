import type Database from 'better-sqlite3';

/** Many writes in one commit of an SQLite file, without the cost of building queries for them. */

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Is told how many rows it wrote; the commit may still fail. */
  readonly wrote?: (rows: number) => void;
}

/** Statements that are written only where the first of them changed a row. */
export interface Guarded {
  readonly first: Statement;
  readonly then: readonly Statement[];
}

/**
 * Writes all of them in one commit, and does not wait for the disk: that is for the caller. Says of
 * each whether its first statement found its row.
 */
export type Commit = (all: readonly Guarded[]) => readonly boolean[];

export function committing(
  file: Database.Database,
  prepare: (sql: string) => Database.Statement,
): Commit {
  const write = ({ first, then }: Guarded): boolean => {
    if (prepare(first.sql).run(first.parameters).changes !== 1) return false;
    for (const { sql, parameters, wrote } of then) {
      const { changes } = prepare(sql).run(parameters);
      wrote?.(changes);
    }
    return true;
  };
  const commit = file.transaction((all: readonly Guarded[]) => all.map(write));
  return (all) => commit.immediate(all);
}
