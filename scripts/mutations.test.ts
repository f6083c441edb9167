import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { likeliestFirst } from './mutate-order.ts';
import { runTests } from './mutation-run.ts';
import { mutationsOf, nameOf } from './mutations.ts';

const changes = (text: string): string[] =>
  mutationsOf('x.ts', text).map(({ from, to }) => `${from} → ${to}`);

test('comparisons, figures, guards and deeds are changed; types, imports and texts are not', () => {
  expect(changes("import { a } from 'b';\ntype T = 1 | true;\nconst t = 'x' + y;")).toEqual([]);
  expect(changes('const far = distance > 3;')).toEqual(['> → >=', '3 → 4']);
  expect(changes('if (!ready) return;')).toEqual(['if (!ready) return; → ;', '!ready → ready']);
  expect(changes('war.tell(event);')).toEqual(['war.tell(event); → ;']);
  expect(changes('const x = a ? b : c;')).toEqual(['a ? b : c → a ? c : b']);
  expect(changes('list.some(isHere)')).toEqual(['list.some(isHere) → ;', 'some → every']);
});

test('a change says where it stands', () => {
  const [one] = mutationsOf('x.ts', 'const a = b;\nconst c = a && b;\n');
  expect(one).toMatchObject({ line: 2, column: 13, from: '&&', to: '||', start: 25, end: 27 });
  expect(nameOf(mutationsOf('rules/08-siege.ts', 'const c = a && b;')[0]!)).toBe('08-siege:1:13');
});

test('the tests likeliest to notice come first', () => {
  const game = '/copy/src/games/bittereinder';
  const wanted = [
    `${game}/rules/08-siege.test.ts`,
    `${game}/rules/08-combat.test.ts`,
    `${game}/rules/05-sea.test.ts`,
    `${game}/secrets.test.ts`,
    `${game}/board/board.test.ts`,
    '/copy/src/cli/commands/record.test.ts',
    '/copy/src/games/contract.test.ts',
  ];
  expect(likeliestFirst(wanted.toReversed(), 'src/games/bittereinder/rules/08-siege.ts')).toEqual(
    wanted,
  );
});

const folder = fs.mkdtempSync(path.join(tmpdir(), 'heliograph-mutation-run-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What becomes of a command that does this. */
const outcome = (script: string, milliseconds = 60_000) =>
  runTests({ folder, args: ['-e', script], report: 'report.json', milliseconds });

const failing = (...assertionResults: { status: string; fullName: string }[]) =>
  `require('fs').writeFileSync('report.json', ${JSON.stringify(
    JSON.stringify({ testResults: [{ name: 'x', assertionResults }] }),
  )}); process.exit(1)`;

test('a run that does not end in its time is neither noticed nor missed', () => {
  expect(outcome('for (;;);', 500)).toEqual({ verdict: 'timed out' });
});

test('a run that somebody breaks off is no verdict at all', () => {
  expect(() => outcome("process.kill(process.pid, 'SIGTERM'); for (;;);")).toThrow('SIGTERM');
});

test('a run names the first test that fails, and remembers no report of another run', () => {
  const [good, bad] = [
    { status: 'passed', fullName: 'one' },
    { status: 'failed', fullName: 'two' },
  ];
  expect(outcome(failing(good, bad))).toEqual({ verdict: 'noticed', by: 'two' });
  expect(outcome(failing())).toEqual({ verdict: 'noticed', by: 'a file that does not load' });
  expect(outcome('process.exit(1)')).toEqual({
    verdict: 'noticed',
    by: 'the tests no longer start',
  });
  expect(outcome('')).toEqual({ verdict: 'missed' });
});
