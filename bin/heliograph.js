#!/usr/bin/env node
// The heliograph command on whatever Node is here: sets itself up, then runs on the project's own.

import path from 'node:path';
import process from 'node:process';
import { becomeNode } from '../scripts/child.js';
import { ensureDependencies, orExit, root } from '../scripts/setup.js';

orExit(ensureDependencies);
becomeNode([path.join(root, 'src', 'cli', 'main.ts'), ...process.argv.slice(2)]);
