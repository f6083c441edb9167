import { percent } from '../../table/saying.ts';
import type { Command } from '../command.ts';
import { coverageReport, freshCoverage, placesOf } from '../coverage.ts';
import { gameOf } from '../game-args.ts';
import { FINE, FOUND, type Io, json, line } from '../io.ts';
import { root } from '../root.ts';

export const rules: Command = {
  places: ['<game>'],
  about: 'the rule ledger: each rule, where it is done, and the tests that prove it',
  options: {
    json: { about: 'as JSON' },
    missing: { about: 'only the rules that no passing test proves' },
    check: { about: 'exit 1 unless every rule is proven' },
  },
  details: `
A rule counts as covered when at least one test that cites it passed in the last run of the tests.
Where rules or tests changed since, the tests of that game are run first.`,
  async run(io, args) {
    const game = await gameOf(args.word(0) ?? '');
    const { id } = game.rules;
    const coverage = await freshCoverage(io, root, id);
    const ids = new Set(game.ledger.rules.map((row) => row.id));
    const report = coverageReport(game.ledger, coverage, placesOf(root, id, ids));
    const shown = args.flag('missing')
      ? report.rules.filter((rule) => !rule.covered)
      : report.rules;
    if (args.flag('json')) json(io, { game: id, ...report, rules: shown });
    else tell(io, report, shown);
    for (const unknown of report.unknown) {
      io.err(`heliograph: tests cite ${unknown}, which is not in the ledger of ${id}\n`);
    }
    return args.flag('check') && report.covered < report.total ? FOUND : FINE;
  },
};

type Report = ReturnType<typeof coverageReport>;

function tell(io: Io, report: Report, shown: Report['rules']): void {
  for (const { id, statement, tests, failing, done } of shown) {
    line(io, `${tests.length > 0 ? '✓' : '✗'} ${id}  ${statement}`);
    for (const { file, line: at } of done) line(io, `    done    ${file}:${at}`);
    for (const { file, test } of tests) line(io, `    proven  ${file}: ${test}`);
    for (const { file, test } of failing) line(io, `    FAILS   ${file}: ${test}`);
  }
  const share = report.total === 0 ? 1 : report.covered / report.total;
  line(io, `${report.covered} of ${report.total} rules covered (${percent(share)})`);
}
