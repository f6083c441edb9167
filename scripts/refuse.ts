import process from 'node:process';

/** Ends a script that was asked for something it cannot do, with one line that says what. */
export function refuse(line: string): never {
  process.stderr.write(`heliograph: ${line}\n`);
  process.exit(2);
}

/** What was read from the command line; what cannot be read is refused. */
export function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
