import { describe, expect, test } from 'vitest';
import { REGISTRY } from '../../games/registry.ts';
import { inNewFolder } from '../testing/run.ts';

const { run } = inNewFolder();

describe('the recorded matches of the project', () => {
  test.each(REGISTRY.map(({ id }) => id))(
    '%s plays as recorded; "heliograph record" says more',
    { timeout: 120_000 },
    async (id) => {
      const { status, out, err } = await run(`record ${id}`);
      expect(out).toMatch(new RegExp(`^${id}: \\d+ matches, [\\d,]+ deeds: all as recorded\\n$`));
      expect({ status, err }).toEqual({ status: 0, err: '' });
    },
  );
});
