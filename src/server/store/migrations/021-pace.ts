import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pace: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('pace', 'text').execute();
    await db.schema.alterTable('matches').addColumn('clock', 'text').execute();
    await db.schema
      .createTable('server_time')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addColumn('wall', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('vacations')
      .addColumn('person', 'text', (c) =>
        c.primaryKey().references('people.id').onDelete('cascade'),
      )
      .addColumn('from', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
  },
};
