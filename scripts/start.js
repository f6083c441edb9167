// npm start: set up, build, serve.

import path from 'node:path';
import { becomeNode } from './child.js';
import { ensureDependencies, ensurePage, orExit, root } from './setup.js';

orExit(() => {
  ensureDependencies();
  ensurePage();
});
becomeNode([path.join(root, 'src', 'server', 'main.ts')]);
