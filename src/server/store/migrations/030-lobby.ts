import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const lobby: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('terms', 'text').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('host', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('invited', 'text', (c) => c.references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('standard', 'integer', (c) => c.notNull())
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('bid', 'integer')
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('pace', 'text')
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('nonce', 'text')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('match', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('challenges_open')
      .on('challenges')
      .columns(['status', 'created'])
      .execute();
    await db.schema.createIndex('challenges_host').on('challenges').column('host').execute();
  },
};
