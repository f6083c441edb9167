import process from 'node:process';
import { createInterface } from 'node:readline';

/** The world around the command, so that tests can stand in for it. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** What a person types, line by line, until they stop. */
  lines(): AsyncIterableIterator<string>;
  /** Whether a person watches stderr: then progress is worth showing. */
  readonly watched: boolean;
  /** Where relative file names begin. */
  readonly folder: string;
}

/** The real terminal. */
export const terminal = (): Io => ({
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  async *lines() {
    yield* createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  },
  watched: process.stderr.isTTY === true,
  folder: process.cwd(),
});

/** Exit statuses: all well, something was found wrong, the input was wrong. */
export const FINE = 0;
export const FOUND = 1;
export const BAD_INPUT = 2;

/** A person gave something wrong: one line that says what, and what would be right. */
export class BadInput extends Error {}

export const line = (io: Io, text = ''): void => io.out(`${text}\n`);
export const json = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);

/** A line on stderr that is written over by the next; nothing where nobody watches. */
export function progress(io: Io): { say(text: string): void; clear(): void } {
  let said = 0;
  const say = (text: string) => {
    if (!io.watched) return;
    io.err(`\r${text.padEnd(said)}`);
    said = text.length;
  };
  return {
    say,
    clear() {
      if (said > 0) io.err(`\r${' '.repeat(said)}\r`);
      said = 0;
    },
  };
}
