import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who is told of what, on which ways, and what is still to be told. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notice_wishes')
      .addColumn('person', 'text', (c) => c.primaryKey().references('people.id'))
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('mail', 'integer', (c) => c.notNull())
      .addColumn('webhook', 'text')
      .addColumn('webhook_secret', 'text')
      .addColumn('begun', 'integer', (c) => c.notNull())
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('ended', 'integer', (c) => c.notNull())
      .addColumn('sent', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('push_devices')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('push_devices_person')
      .on('push_devices')
      .column('person')
      .execute();
    await db.schema
      .createTable('notice_mutes')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('notice_mutes_key', ['person', 'match'])
      .execute();
    await db.schema
      .createTable('notices')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('told', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('notices_key', ['person', 'match', 'what'])
      .execute();
    await db.schema.createIndex('matches_touched').on('matches').column('touched').execute();
  },
};
