import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStores } from '../testing/stores.ts';
import { openStore } from './open.ts';

const testing = testStores('lost-connection');

test('a connection lost between two queries ends its transaction, and not the server', async () => {
  const store = await openStore(testing.at('postgres'));
  // What nobody hears ends a process; the runner of the tests hears it, too.
  const unheard: Error[] = [];
  const hear = (error: Error) => unheard.push(error);
  process.on('uncaughtException', hear);
  const lost = store.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
    // Until it is gone: this query goes out over another connection.
    const gone = sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where pid = ${rows[0]?.pid}`;
    await expect.poll(async () => (await gone.execute(store.db)).rows[0]?.n).toBe(0);
    await new Promise((done) => setTimeout(done, 50));
    await sql`select 1`.execute(trx);
  });
  await expect(lost).rejects.toThrow();
  process.off('uncaughtException', hear);
  expect(unheard).toEqual([]);
  // Others go on.
  expect(await store.db.selectFrom('keys').select('name').execute()).toBeDefined();
  await store.close();
});
