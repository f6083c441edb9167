import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { heliograph } from '../heliograph.ts';

/** What one run of the command left behind. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  /** The output read as JSON. */
  json(): Record<string, unknown>;
}

/** A folder of its own, and the command run in it, in this process. */
export function inNewFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-'));
  return {
    folder,
    write: (name: string, content: unknown) =>
      writeFileSync(
        path.join(folder, name),
        typeof content === 'string' ? content : JSON.stringify(content),
      ),
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    async run(argv: string, typed: readonly string[] = []): Promise<Ran> {
      let out = '';
      let err = '';
      const status = await heliograph(argv.split(' ').filter(Boolean), {
        out: (text) => {
          out += text;
        },
        err: (text) => {
          err += text;
        },
        async *lines() {
          yield* typed;
        },
        watched: false,
        folder,
      });
      return { status, out, err, json: () => JSON.parse(out) };
    },
  };
}
