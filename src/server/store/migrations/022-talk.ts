import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const talk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('talk', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('messages')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
      .addColumn('side', 'text')
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('messages_key', ['match', 'number'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('reports_key', ['match', 'number', 'person'])
      .execute();
    // One's own side of a match: what one wrote down, and whether one hears the others.
    await db.schema
      .createTable('notes')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('muted', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['match', 'person'])
      .execute();
  },
};
