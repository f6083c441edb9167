import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const events: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('dice', 'text').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('sealed', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('pace', 'text')
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('events_status')
      .on('events')
      .columns(['status', 'created'])
      .execute();
    await db.schema
      .createTable('entrants')
      .addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('nonce', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('entrants_key', ['event', 'person'])
      .addUniqueConstraint('entrants_place', ['event', 'place'])
      .execute();
    await db.schema
      .createTable('event_tables')
      .addColumn('match', 'text', (c) => c.primaryKey().references('matches.id'))
      .addColumn('event', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('first', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('second', 'text', (c) => c.notNull().references('people.id'))
      .execute();
    await db.schema
      .createIndex('event_tables_event')
      .on('event_tables')
      .columns(['event', 'round'])
      .execute();
  },
};
