// npm run pictures: builds the page, then takes the pictures in docs/pictures/ from it.

import path from 'node:path';
import process from 'node:process';
import { becomeNode } from './child.js';
import { ensureBrowser, ensureDependencies, ensurePage, orExit, root } from './setup.js';

orExit(ensureDependencies);
orExit(ensurePage);
process.env.HELIOGRAPH_CHROMIUM = ensureBrowser();
becomeNode([path.join(root, 'scripts', 'take-pictures.ts'), ...process.argv.slice(2)]);
