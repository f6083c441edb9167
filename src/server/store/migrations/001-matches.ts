import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const matches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('keys')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.unique())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('start', 'text')
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('deeds', 'integer', (c) => c.notNull())
      .addColumn('takebacks', 'integer', (c) => c.notNull())
      .addColumn('standing', 'text')
      .addColumn('result', 'text')
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('thinker', 'text')
      .addColumn('thinking', 'bigint', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('touched', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id'))
      .addColumn('nonce', 'text')
      .addPrimaryKeyConstraint('seats_key', ['match', 'side'])
      .execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();
    await db.schema
      .createTable('deeds')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('deed', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('deeds_key', ['match', 'number'])
      .execute();
  },
};
