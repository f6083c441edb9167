import { defineConfig } from 'vitest/config';

/** Rules, boards and tables keep nothing between two calls, so their tests may share what they load. */
const SHARED = ['kernel', 'games', 'boardkit', 'table', 'lab'].map(
  (part) => `src/${part}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Only what hangs takes so long: on a busy machine everything takes many times its usual time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ['default', './scripts/rule-coverage-reporter.ts'],
    projects: [
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: SHARED,
        },
      },
    ],
  },
});
