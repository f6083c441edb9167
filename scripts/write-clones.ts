// Writes src/games/<id>/clone.ts for every game whose state.ts declares its fields. Part of `npm run fix`.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Copy, cloneSource } from '../src/kernel/fields/copy.ts';

const games = new URL('../src/games/', import.meta.url);

for (const entry of readdirSync(games, { withFileTypes: true })) {
  const state = new URL(`${entry.name}/state.ts`, games);
  if (!entry.isDirectory() || !existsSync(state)) continue;
  const { FIELDS }: { FIELDS?: { form: { copies: Record<string, Copy> } } } = await import(
    state.href
  );
  if (!FIELDS) continue;
  const file = new URL(`${entry.name}/clone.ts`, games);
  const source = cloneSource(FIELDS.form.copies);
  if (existsSync(file) && readFileSync(file, 'utf8') === source) continue;
  writeFileSync(file, source);
  process.stdout.write(`wrote src/games/${entry.name}/clone.ts\n`);
}
