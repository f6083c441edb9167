// Builds the page, finds a browser, then runs one of the scripts here that look at the page.

import path from 'node:path';
import process from 'node:process';
import { becomeNode } from './child.js';
import { ensureBrowser, ensureDependencies, ensurePage, orExit, root } from './setup.js';

const [script = '', ...args] = process.argv.slice(2);
orExit(() => {
  ensureDependencies();
  ensurePage();
  process.env.HELIOGRAPH_CHROMIUM = ensureBrowser();
});
becomeNode([path.join(root, 'scripts', script), ...args]);
