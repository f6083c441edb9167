import type { SqliteFile } from './sqlite-file.ts';
import type { SqliteCommit, SqliteQuery } from './sqlite-task.ts';

/** Many writes in one commit of an SQLite file, without the cost of building queries for them. */

export interface Statement extends SqliteQuery {
  /** Is told how many rows it wrote, once that is committed. */
  readonly wrote?: (rows: number) => void;
}

/** Statements that are written only where the first of them changed a row. */
export interface Guarded {
  readonly first: Statement;
  readonly after: readonly Statement[];
}

/** Commits of such writes: the thread is told every statement once, and then by its number. */
export class GuardedCommits {
  private readonly file: SqliteFile;
  private readonly known = new Map<string, number>();

  constructor(file: SqliteFile) {
    this.file = file;
  }

  /**
   * Writes all of them in one commit, and does not wait for the disk: that is for the caller. Says of
   * each whether its first statement found its row.
   */
  async write(all: readonly Guarded[]): Promise<readonly boolean[]> {
    const counts = await this.file.commit(this.inOneRow(all));
    let at = 0;
    return all.map(({ after }) => {
      const isThere = counts[at++] === 1;
      if (isThere)
        for (const { wrote } of after) {
          const rows = counts[at++] ?? 0;
          wrote?.(rows);
        }
      return isThere;
    });
  }

  private inOneRow(all: readonly Guarded[]): SqliteCommit {
    const [values, learn]: [unknown[], string[]] = [[], []];
    const add = ({ sql, parameters }: Statement) => {
      let number = this.known.get(sql);
      if (number === undefined) {
        number = this.known.size;
        this.known.set(sql, number);
        learn.push(sql);
      }
      values.push(number, parameters.length, ...parameters);
    };
    for (const { first, after } of all) {
      values.push(1 + after.length);
      add(first);
      for (const statement of after) add(statement);
    }
    return { values, learn };
  }
}
