import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inNewFolder } from '../testing/run.ts';

const { run, folder } = inNewFolder();
const examples = (more: string) => run(`examples second-boer-war ${more}`);
const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

test('the most dramatic match is kept, and the search goes on where it ended', {
  timeout: 60_000,
}, async () => {
  const wanted = '--scenario guerrilla --level recruit --out found';
  const first = await examples(`${wanted} --games 1`);
  expect(first).toMatchObject({ status: 0 });
  expect(first.out).toMatch(/^guerrilla: number 1 of 1 in found\/guerrilla.json, lead changed/);
  const one = read('found/guerrilla.json');
  const more = await examples(`${wanted} --games 3 --json`);
  expect(more.status).toBe(0);
  const picked = JSON.parse(more.out).guerrilla;
  const three = read('found/guerrilla.json');
  expect(three).toMatchObject({ matches: 3, number: picked.number, drama: picked.drama });
  expect(three.drama.score).toBeGreaterThanOrEqual(one.drama.score);
  expect(three.match.deeds.length).toBeGreaterThan(10);
  // Another search does not write over it.
  const other = await examples(`${wanted} --games 3 --seed 2`);
  expect(other.status).toBe(2);
  expect(other.err).toContain('was made by "heliograph examples second-boer-war');
});

test.each([
  ['', 'say where they are to be kept'],
  ['--out x --scenario peace', 'has no scenario "peace"; it has war, guerrilla'],
  ['--out x --level marshal', 'is a "marshal"; there are random, recruit'],
  ['--out x --games none', '--games'],
])('what cannot be done is said in a line: %s', async (more, words) => {
  const { status, err } = await examples(more);
  expect(status).toBe(2);
  expect(err).toContain(words);
  expect(err.trim().split('\n')).toHaveLength(1);
});
