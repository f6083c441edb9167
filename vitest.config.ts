import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    maxWorkers: 2,
    // Only what hangs takes so long: on a busy machine everything takes many times its usual time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ['default', './scripts/rule-coverage-reporter.ts'],
  },
});
