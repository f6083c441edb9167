import { test } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The ledger rows this test proves; the coverage report is made from these. */
    rules?: { game: string; id: string }[];
  }
}

/**
 * `const rule = ruleOf('bittereinder')`, then `rule('8.4-a', 'the town shuts its gates', () => …)`:
 * a test that proves a rule of the ledger. Coverage is computed from the runs of these tests.
 */
export const ruleOf =
  (game: string) =>
  (ids: string | readonly string[], says: string, proof: () => void): void => {
    const cited = typeof ids === 'string' ? [ids] : ids;
    test(
      `${cited.join(', ')} ${says}`,
      { meta: { rules: cited.map((id) => ({ game, id })) } },
      proof,
    );
  };
