// Runs a dependency's command or a script of ours on the project's Node:
// node scripts/run.js vitest run src/kernel, node scripts/run.js mutate.ts bittereinder

import path from 'node:path';
import process from 'node:process';
import { becomeNode } from './child.js';
import { ensureDependencies, orExit, root, tool } from './setup.js';

const [name, ...args] = process.argv.slice(2);
if (!name) {
  process.stderr.write('heliograph: say which tool to run, such as vitest\n');
  process.exit(2);
}
orExit(ensureDependencies);
becomeNode([name.endsWith('.ts') ? path.join(root, 'scripts', name) : tool(name), ...args]);
