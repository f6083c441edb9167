// npm run fix: writes what is made from declarations, then formats and mends what can be mended.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { becomeNode } from './child.js';
import { ensureDependencies, orExit, projectNode, root, tool } from './setup.js';

orExit(ensureDependencies);
const script = path.join(root, 'scripts', 'write-clones.ts');
const { status } = spawnSync(orExit(projectNode), [script], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
becomeNode([tool('biome'), 'check', '--write', '.']);
