import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PuzzleSet } from '../../kernel/puzzle.ts';
import { inNewFolder } from '../testing/run.ts';

const { run, write, read } = inNewFolder();
const puzzles = (more: string) => run(`puzzles second-boer-war ${more}`);

const kept = new URL('../../games/second-boer-war/puzzles/puzzles.json', import.meta.url);
const set: PuzzleSet = JSON.parse(readFileSync(kept, 'utf8'));
const [clearest] = set.puzzles.toSorted((a, b) => b.gap - a.gap);
if (!clearest?.others[0]) throw new Error('no puzzle');
const { best, others } = clearest;
/** The same position with the wrong answer for the best. */
const reversed = { ...clearest, id: 'reversed', best: others[0], others: [best] };
write('found.json', { ...set, puzzles: [clearest, reversed] });

test('puzzles of a file are asked about again, and those that hold are kept', {
  timeout: 60_000,
}, async () => {
  const wanted = '--confirm found.json --finish 96 --out held.json';
  const { status, out } = await puzzles(wanted);
  expect(status).toBe(0);
  expect(out).toContain(`${clearest.id}: holds\nreversed: does not hold\n1 of 2 puzzles hold`);
  const held = JSON.parse(read('held.json'));
  const { id, position, side, best } = clearest;
  expect(held).toMatchObject({ game: set.game, command: set.command });
  expect(held.puzzles).toHaveLength(1);
  expect(held.puzzles[0]).toMatchObject({ id, position, side, best: { choice: best.choice } });
  // What is there is not written over.
  expect(await puzzles(wanted)).toMatchObject({ status: 2 });
});

test.each([
  ['', 'say where the puzzles are to be kept'],
  ['--confirm found.json --out x', '--finish N'],
  ['--confirm none.json --finish 8 --out x', 'none.json'],
])('what cannot be done is said in a line: %s', async (more, words) => {
  const { status, err } = await puzzles(more);
  expect(status).toBe(2);
  expect(err).toContain(words);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('puzzles of another game are refused', async () => {
  const { status, err } = await run('puzzles bittereinder --confirm found.json --finish 8 --out x');
  expect(status).toBe(2);
  expect(err).toContain('these are no puzzles of bittereinder');
});
