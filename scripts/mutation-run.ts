import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * What became of a run of tests. One that did not end in its time says nothing: the machine may be
 * busy, or the rules may never end.
 */
export type Outcome =
  | { readonly verdict: 'missed' }
  | { readonly verdict: 'timed out' }
  | { readonly verdict: 'noticed'; readonly by: string };

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The first test that failed, by its name. */
function firstFailure({ testResults }: Report): string {
  for (const { assertionResults } of testResults)
    for (const { status, fullName } of assertionResults) if (status === 'failed') return fullName;
  return 'a file that does not load';
}

export interface Run {
  readonly folder: string;
  readonly args: readonly string[];
  /** Where the command writes its report. */
  readonly report: string;
  readonly milliseconds: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs tests until the first that fails. */
export function runTests({ folder, args, report, milliseconds, env }: Run): Outcome {
  const file = path.join(folder, report);
  fs.rmSync(file, { force: true });
  const run = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  if (run.error && 'code' in run.error && run.error.code === 'ETIMEDOUT')
    return { verdict: 'timed out' };
  if (run.error) throw run.error;
  // Somebody broke it off: that is no verdict.
  if (run.signal) throw new Error(`the tests were ended by ${run.signal}`);
  if (run.status === 0) return { verdict: 'missed' };
  if (!fs.existsSync(file)) return { verdict: 'noticed', by: 'the tests no longer start' };
  const by = firstFailure(JSON.parse(fs.readFileSync(file, 'utf8')) as Report);
  return { verdict: 'noticed', by };
}
