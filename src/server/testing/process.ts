import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { ServerSettings } from '../server.ts';
import { Browser } from './client.ts';

const ENTRY = path.join(import.meta.dirname, 'entry.ts');

/** The processes that a process has started: of a server those that play. */
export const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A server in a process of its own. */
export class ServerProcess {
  readonly base: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, base: string) {
    this.child = child;
    this.base = base;
  }

  /** `flags`: for Node itself. */
  static start(
    settings: ServerSettings & { readonly port?: number },
    flags: readonly string[] = [],
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [...flags, ENTRY, JSON.stringify(settings)], {
      // Tests start many: what was compiled for one serves the next.
      env: { NODE_COMPILE_CACHE: path.join(tmpdir(), 'heliograph-compiled'), ...process.env },
      // It reads nothing; that the line is cut tells it that nobody needs it any more.
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    return new Promise((done, failed) => {
      let complaints = '';
      child.stderr.on('data', (text) => {
        complaints += text;
      });
      child.stdout.once('data', (line) => done(new ServerProcess(child, String(line).trim())));
      child.once('exit', (code) => failed(new Error(`it ended with ${code}: ${complaints}`)));
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  browser(): Browser {
    return new Browser(this.base);
  }

  /** Ends it, without a word or in good order. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise<void>((done) => this.child.once('exit', () => done()));
    this.child.kill(signal);
    await gone;
  }
}
