import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts: a name, ways to prove that it is one's own, and secrets that are sent by link. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['name_key', 'password', 'mail'])
      await db.schema.alterTable('people').addColumn(column, 'text').execute();
    await db.schema
      .createIndex('people_by_name_key')
      .unique()
      .on('people')
      .column('name_key')
      .execute();
    await db.schema.createIndex('people_by_mail').on('people').column('mail').execute();

    await db.schema.alterTable('sessions').addColumn('seen', 'bigint').execute();
    await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();

    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();

    await db.schema
      .createTable('links')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id').onDelete('cascade'))
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('attempts')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .execute();
  },
};
