import { expect, test } from 'vitest';
import { inNewFolder } from '../testing/run.ts';

const { run } = inNewFolder();

test('judge refuses what it cannot do in one line', async () => {
  const said = async (line: string) => (await run(line)).err;
  expect(await said('judge guess second-boer-war')).toContain('it can train and check');
  expect(await said('judge check outpost')).toContain('outpost has no judge yet');
  expect(await said('judge check second-boer-war --seed judge-1')).toContain('name another');
  expect(await said('judge train bittereinder --strong admiral')).toContain(
    'there is no "admiral"; there is: random, recruit',
  );
  expect((await run('judge check outpost')).status).toBe(2);
});
