import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const rematch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('rematch', 'text').execute();
    await db.schema.alterTable('matches').addColumn('offers', 'text').execute();
  },
};
