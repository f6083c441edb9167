// Runs a dependency's command on the project's Node: node scripts/run.js vitest run src/kernel

import process from 'node:process';
import { becomeNode } from './child.js';
import { ensureDependencies, orExit, tool } from './setup.js';

const [name, ...args] = process.argv.slice(2);
if (!name) {
  process.stderr.write('heliograph: say which tool to run, such as vitest\n');
  process.exit(2);
}
orExit(ensureDependencies);
becomeNode([tool(name), ...args]);
