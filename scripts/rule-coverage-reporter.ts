// Tests put the rules they prove on their meta as `rules: {game, id}[]`; this reporter collects
// them, so that coverage is a fact of the last run and not a list kept by hand.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type FileRun, mergeCoverage, type RuleCoverage, type RuleRef } from './rule-coverage.ts';

declare module 'vitest' {
  interface TaskMeta {
    rules?: { game: string; id: string }[];
  }
}

const root = path.dirname(import.meta.dirname);
const target = path.join(root, '.heliograph', 'rule-coverage.json');

export default class RuleCoverageReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const merged = mergeCoverage(readCoverage(), modules.map(fileRun), (file) =>
      existsSync(path.join(root, file)),
    );
    mkdirSync(path.dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(merged, null, 2)}\n`);
    renameSync(draft, target);
  }
}

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
    file: path.relative(root, module.moduleId).split(path.sep).join('/'),
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
