import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seats').addColumn('orders', 'text').execute();
  },
};
