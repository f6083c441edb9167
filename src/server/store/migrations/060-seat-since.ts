import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const seatSince: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('seats')
      .addColumn('since', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
