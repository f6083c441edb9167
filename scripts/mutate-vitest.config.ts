// How `mutate.ts` runs tests: one after the other in one thread, those likely to notice first, none
// after the first that fails. Files share what they import, which saves two thirds of the work.

import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { likeliestFirst } from './mutate-order.ts';

class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byPath = new Map(files.map((file) => [file.moduleId, file]));
    return likeliestFirst([...byPath.keys()], process.env.HELIOGRAPH_MUTATED ?? '').flatMap(
      (name) => byPath.get(name) ?? [],
    );
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    fileParallelism: false,
    // Threads end with their process, also those that a mutation lets run for ever.
    pool: 'threads',
    bail: 1,
    testTimeout: 120_000,
    sequence: { sequencer: LikeliestFirst },
  },
});
