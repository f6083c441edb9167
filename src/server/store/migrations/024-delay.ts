import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const delay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('delay', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
