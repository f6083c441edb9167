import { expect, test } from 'vitest';
import { REGISTRY } from '../../games/registry.ts';
import { LANGUAGES, speech } from '../../kernel/text.ts';
import { runMatch } from '../../lab/match-run.ts';
import { pairedDifference } from '../../lab/statistics.ts';
import { csvOf } from './export.ts';

test.each(REGISTRY)('every figure that $id follows has a name in both languages', async (one) => {
  const game = await one.load();
  for (const { id: scenario } of game.rules.scenarios) {
    const setup = { game: one.id, scenario, options: {} };
    const plan = { setup, seats: {}, seed: 'names', limit: 400 };
    const gauges = runMatch(game, plan, 0).course.flatMap(({ gauges: all }) => Object.keys(all));
    for (const language of LANGUAGES)
      for (const gauge of new Set(gauges))
        expect(speech(game.texts, language).has(`gauge.${gauge}`), `${gauge} (${language})`).toBe(
          true,
        );
  }
});

test('a table of matches has a line each, with what spreadsheets cannot mistake', () => {
  const records = [
    { index: 0, outcome: { winner: 'british', ending: 'a "fine", day' }, turns: 3, decisions: 9 },
    { index: 1, outcome: { winner: null, ending: 'truce' }, turns: 4, decisions: 12 },
    { index: 2, outcome: null, turns: 9, decisions: 99 },
  ].map((record) => ({ ...record, course: [], violations: [] }));
  expect(csvOf([{ records: records.slice(0, 1) }, { records: records.slice(1) }])).toBe(
    [
      'variant,match,winner,ending,turns,decisions',
      '1,0,british,"a ""fine"", day",3,9',
      '2,1,draw,truce,4,12',
      '2,2,none,none,9,99',
      '',
    ].join('\n'),
  );
});

test('two ways over the same dice differ by what changed, not by luck', () => {
  const worse = Array.from({ length: 40 }, (_, i) => [i % 2, i % 4 === 1 ? 0 : i % 2] as const);
  const { difference, interval } = pairedDifference(worse);
  expect(difference).toBeCloseTo(-0.25);
  expect(interval[0]).toBeGreaterThan(-0.45);
  expect(interval[1]).toBeLessThan(0);
  // A few equal results prove nothing.
  expect(
    pairedDifference([
      [1, 1],
      [0, 0],
    ]).interval[1],
  ).toBeGreaterThan(0.1);
});
