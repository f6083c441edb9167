import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('taker', 'text')
      .addColumn('taken_until', 'bigint', (c) => c.notNull())
      .addColumn('failed', 'text')
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').column('due').execute();
  },
};
