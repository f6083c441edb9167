// Hands the terminal to another program and becomes it in all but name.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { orExit, projectNode } from './setup.js';

/**
 * Runs a script on the project's Node: same arguments, streams, signals and exit status.
 * @param {string[]} args
 */
export function becomeNode(args) {
  const child = spawn(orExit(projectNode), args, { stdio: 'inherit' });
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    process.stderr.write(`heliograph: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
  });
}
