/** One test that cites a rule, and how it went. `hash` is of the test file that was run. */
export type Citation = {
  file: string;
  hash: string;
  test: string;
  state: 'pass' | 'fail';
};

/** Citations by game and rule id. */
export type RuleCoverage = Record<string, Record<string, Citation[]>>;

export type RuleRef = { game: string; id: string };

/** A test file that was run: which tests ran, and what they cite. */
export type FileRun = {
  file: string;
  hash: string;
  ran: ReadonlySet<string>;
  cited: { rule: RuleRef; test: string; state: Citation['state'] }[];
};

/**
 * New results of a file replace its older ones. When only some tests of an unchanged file were
 * run, the others keep theirs. Files that are gone lose their say.
 */
export function mergeCoverage(
  older: RuleCoverage,
  runs: readonly FileRun[],
  fileExists: (file: string) => boolean,
): RuleCoverage {
  const runOf = new Map(runs.map((run) => [run.file, run]));
  const merged: RuleCoverage = {};
  const cite = ({ game, id }: RuleRef, citation: Citation) => {
    merged[game] ??= {};
    merged[game][id] ??= [];
    merged[game][id].push(citation);
  };

  for (const [game, rules] of Object.entries(older)) {
    for (const [id, citations] of Object.entries(rules)) {
      for (const citation of citations) {
        if (stillHolds(citation, runOf.get(citation.file), fileExists))
          cite({ game, id }, citation);
      }
    }
  }
  for (const { file, hash, cited } of runs) {
    for (const { rule, test, state } of cited) cite(rule, { file, hash, test, state });
  }
  return sorted(merged);
}

function stillHolds(
  citation: Citation,
  run: FileRun | undefined,
  fileExists: (file: string) => boolean,
): boolean {
  if (!run) return fileExists(citation.file);
  return run.hash === citation.hash && !run.ran.has(citation.test);
}

function sorted(coverage: RuleCoverage): RuleCoverage {
  const natural = new Intl.Collator('en', { numeric: true });
  const byKey = <T>(record: Record<string, T>) =>
    Object.entries(record).sort(([a], [b]) => natural.compare(a, b));
  const inOrder = (a: Citation, b: Citation) =>
    natural.compare(a.file, b.file) || natural.compare(a.test, b.test);
  return Object.fromEntries(
    byKey(coverage).map(([game, rules]) => [
      game,
      Object.fromEntries(byKey(rules).map(([id, list]) => [id, list.toSorted(inOrder)])),
    ]),
  );
}
