// What a visitor's first page costs: the entry, all it imports at once, and their styles.

import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { root } from './setup.js';

const BUDGET_KB = 200;
const page = path.join(root, 'dist', 'web');

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(fs.readFileSync(path.join(page, '.vite', 'manifest.json'), 'utf8'));

/** @type {Set<string>} */
const files = new Set();

/** @param {Chunk | undefined} chunk */
function load(chunk) {
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const name of chunk.imports ?? []) load(manifest[name]);
}

for (const chunk of Object.values(manifest)) if (chunk.isEntry) load(chunk);

const sizes = [...files].map((file) => ({
  file,
  kb: gzipSync(fs.readFileSync(path.join(page, file))).length / 1024,
}));
const total = sizes.reduce((sum, { kb }) => sum + kb, 0);

if (files.size === 0 || total > BUDGET_KB) {
  for (const { file, kb } of sizes.sort((a, b) => b.kb - a.kb)) {
    process.stdout.write(`${kb.toFixed(1).padStart(8)} KB  ${file}\n`);
  }
  process.stdout.write(`the front page loads ${total.toFixed(1)} KB, the budget is ${BUDGET_KB}\n`);
  process.exit(1);
}
process.stdout.write(`${total.toFixed(1)} of ${BUDGET_KB} KB\n`);
