import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const snapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('deeds').addColumn('print', 'text').execute();
    await db.schema.alterTable('matches').addColumn('pinned', 'integer').execute();
    await db.schema.alterTable('matches').addColumn('held', 'integer').execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('since', 'integer', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('chapter', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('state', 'text')
      .addColumn('seal', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['match', 'number'])
      .execute();
  },
};
