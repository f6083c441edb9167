import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { machine } from '../../lab/machine.ts';
import { runAll } from './all.ts';
import type { Load } from './run.ts';

const LOADS = {
  first: { what: 'flat' },
  second: { what: 'pace' },
  third: { what: 'sockets' },
} as const;

test('what was measured is kept one by one, and never measured again', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'heliograph-all-')), 'load.jsonl');
  const measured: string[] = [];
  const measure = async ({ what }: Load) => {
    // The machine is needed for something else in the middle of it.
    if (what === 'pace' && measured.length === 1) throw new Error('cut off');
    measured.push(what);
    const here = { store: 'sqlite' as const, processes: 1, servers: 1, machine: machine() };
    return { report: { decisions: measured.length }, about: { what, ...here } };
  };
  await expect(runAll(file, () => {}, LOADS, measure)).rejects.toThrow('cut off');
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  // A line that was only begun, and one that no longer belongs to it.
  appendFileSync(file, '{"name":"second","rep\n{"name":"of old","report":{}}\n');
  measured.push('meanwhile');
  const told: string[] = [];
  const all = await runAll(file, ({ name }) => told.push(name), LOADS, measure);
  expect(measured).toEqual(['flat', 'meanwhile', 'pace', 'sockets']);
  expect(told).toEqual(['first', 'second', 'third']);
  expect(all.map(({ report }) => report['decisions'])).toEqual([1, 3, 4]);
  expect(await runAll(file, () => {}, LOADS, measure)).toEqual(all);
});
