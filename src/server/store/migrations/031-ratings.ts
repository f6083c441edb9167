import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('rating', 'text').execute();
    await db.schema
      .createIndex('matches_rating')
      .on('matches')
      .columns(['rating', 'status'])
      .execute();
    await db.schema
      .createTable('ratings')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('phi', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('matches', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['game', 'player'])
      .execute();
    await db.schema
      .createTable('advantages')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text', (c) => c.notNull())
      .addColumn('mean', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('matches', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('advantages_key', ['game', 'scenario'])
      .execute();
    await db.schema
      .createTable('rated_matches')
      .addColumn('match', 'text', (c) => c.primaryKey().references('matches.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('scenario', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('first', 'text', (c) => c.notNull())
      .addColumn('second', 'text', (c) => c.notNull())
      .addColumn('score', 'double precision', (c) => c.notNull())
      .addColumn('first_mu', 'double precision', (c) => c.notNull())
      .addColumn('first_phi', 'double precision', (c) => c.notNull())
      .addColumn('second_mu', 'double precision', (c) => c.notNull())
      .addColumn('second_phi', 'double precision', (c) => c.notNull())
      .addUniqueConstraint('rated_matches_place', ['game', 'place'])
      .execute();
    for (const column of ['first', 'second'])
      await db.schema
        .createIndex(`rated_matches_${column}`)
        .on('rated_matches')
        .column(column)
        .execute();
    await db.schema
      .createTable('rating_turns')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('last', 'integer', (c) => c.notNull())
      .execute();
  },
};
