// Tests put the rules they prove on their meta as `rules: {game, id}[]`; this reporter collects
// them, so that coverage is a fact of the last run and not a list kept by hand.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { type FileRun, mergeCoverage, type RuleCoverage, type RuleRef } from './rule-coverage.ts';
import { readRuns, sourcesHash, testFilesOf, writeRuns } from './rule-runs.ts';

declare module 'vitest' {
  interface TaskMeta {
    rules?: { game: string; id: string }[];
  }
}

const root = path.dirname(import.meta.dirname);
const target = path.join(root, '.heliograph', 'rule-coverage.json');

const GAME_TEST = /^src\/games\/([^/]+)\//;

export default class RuleCoverageReporter implements Reporter {
  private before: Record<string, string> = {};

  onTestRunStart(specifications: readonly TestSpecification[]) {
    const games = new Set(specifications.flatMap(({ moduleId }) => gameOf(moduleId)));
    this.before = Object.fromEntries([...games].map((game) => [game, sourcesHash(root, game)]));
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const merged = mergeCoverage(readCoverage(), modules.map(fileRun), (file) =>
      existsSync(path.join(root, file)),
    );
    mkdirSync(path.dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(merged, null, 2)}\n`);
    renameSync(draft, target);
    this.noteCompleteRuns(modules);
  }

  /** Notes the games all of whose tests ran, on sources that did not change meanwhile. */
  private noteCompleteRuns(modules: readonly TestModule[]) {
    const ran = new Set(modules.filter(ranWhole).map(({ moduleId }) => relative(moduleId)));
    const complete = Object.entries(this.before).filter(
      ([game, hash]) =>
        testFilesOf(root, game).every((file) => ran.has(file)) && sourcesHash(root, game) === hash,
    );
    if (complete.length > 0)
      writeRuns(root, { ...readRuns(root), ...Object.fromEntries(complete) });
  }
}

const relative = (file: string) => path.relative(root, file).split(path.sep).join('/');

const gameOf = (file: string): string[] => GAME_TEST.exec(relative(file))?.slice(1, 2) ?? [];

const ranWhole = (module: TestModule): boolean =>
  [...module.children.allTests()].every((test) => test.result().state !== 'skipped');

function readCoverage(): RuleCoverage {
  try {
    return JSON.parse(readFileSync(target, 'utf8'));
  } catch {
    return {};
  }
}

function fileRun(module: TestModule): FileRun {
  const tests = [...module.children.allTests()].filter(
    (test) => test.result().state === 'passed' || test.result().state === 'failed',
  );
  return {
    file: relative(module.moduleId),
    hash: createHash('sha256').update(readFileSync(module.moduleId)).digest('hex'),
    ran: new Set(tests.map((test) => test.fullName)),
    cited: tests.flatMap((test) =>
      rulesOf(test).map((rule) => ({
        rule,
        test: test.fullName,
        state: test.result().state === 'passed' ? ('pass' as const) : ('fail' as const),
      })),
    ),
  };
}

function rulesOf(test: TestCase): RuleRef[] {
  return test.meta().rules ?? [];
}
