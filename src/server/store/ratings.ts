import type { Selectable, Transaction } from 'kysely';
import type { Skill } from '../ratings/glicko.ts';
import {
  type Advantage,
  merged,
  newcomer,
  PERIOD,
  type Player,
  rate,
  UNKNOWN,
} from '../ratings/rate.ts';
import type { Db } from './open.ts';
import type { RatedMatchTable, Schema } from './schema.ts';

export type RatedMatch = Selectable<RatedMatchTable>;

/** A match that is to be counted. */
export interface Finished {
  readonly match: string;
  readonly game: string;
  /** What the advantage is learnt for: the scenario, and the points that were bid. */
  readonly scenario: string;
  readonly at: number;
  readonly first: string;
  readonly second: string;
  readonly score: number;
}

type Trx = Transaction<Schema>;

const MACHINE = 'machine:';
export const machinePlayer = (level: string): string => `${MACHINE}${level}`;
export const levelIn = (player: string): string | null =>
  player.startsWith(MACHINE) ? player.slice(MACHINE.length) : null;

/** Rated matches that are over and were not counted yet. */
export const dueMatches = (db: Db, most: number) =>
  db
    .selectFrom('matches')
    .select('id')
    .where('rating', '=', 'due')
    .where('status', '=', 'over')
    .orderBy('touched')
    .limit(most)
    .execute();

/** Takes a match to be counted; false if another process did, or it is not over. */
export async function claimRating(trx: Trx, match: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('matches')
    .set({ rating: 'done' })
    .where('id', '=', match)
    .where('rating', '=', 'due')
    .where('status', '=', 'over')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Waits for the others who count matches of this game, and says which place this one has. */
async function takeTurn(trx: Trx, game: string): Promise<number> {
  await trx
    .insertInto('rating_turns')
    .values({ game, last: 0 })
    .onConflict((conflict) => conflict.column('game').doNothing())
    .execute();
  await trx
    .updateTable('rating_turns')
    .set((update) => ({ last: update('last', '+', 1) }))
    .where('game', '=', game)
    .execute();
  const { last } = await trx
    .selectFrom('rating_turns')
    .select('last')
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  return last;
}

async function playerOf(trx: Trx, game: string, player: string, now: number) {
  const row = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('player', '=', player)
    .executeTakeFirst();
  const machine = levelIn(player);
  const rested = row ? Math.max(0, now - row.at) / PERIOD : 0;
  const { mu, phi, sigma } = row ?? newcomer(machine);
  const known: Player = { skill: { mu, phi, sigma }, anchor: machine !== null, rested };
  return { known, matches: row?.matches ?? 0 };
}

async function keepSkill(
  trx: Trx,
  game: string,
  player: string,
  { mu, phi, sigma }: Skill,
  matches: number,
  at: number,
): Promise<void> {
  const values = { mu, phi, sigma, matches, at };
  await trx
    .insertInto('ratings')
    .values({ game, player, ...values })
    .onConflict((conflict) => conflict.columns(['game', 'player']).doUpdateSet(values))
    .execute();
}

/** Counts one match: both players and the side's advantage learn from it. */
export async function countMatch(trx: Trx, finished: Finished): Promise<void> {
  const { match, game, scenario, at, first, second, score } = finished;
  const place = await takeTurn(trx, game);
  const [one, other] = [
    await playerOf(trx, game, first, at),
    await playerOf(trx, game, second, at),
  ];
  const row = await trx
    .selectFrom('advantages')
    .selectAll()
    .where('game', '=', game)
    .where('scenario', '=', scenario)
    .executeTakeFirst();
  const known: Advantage = row ?? UNKNOWN;
  const rated = rate(one.known, other.known, known, score);
  await keepSkill(trx, game, first, rated.first, one.matches + 1, at);
  await keepSkill(trx, game, second, rated.second, other.matches + 1, at);
  const { mean, deviation, matches } = rated.advantage;
  const values = { mean, deviation, matches };
  await trx
    .insertInto('advantages')
    .values({ game, scenario, ...values })
    .onConflict((conflict) => conflict.columns(['game', 'scenario']).doUpdateSet(values))
    .execute();
  await trx
    .insertInto('rated_matches')
    .values({
      match,
      game,
      place,
      scenario,
      at,
      first,
      second,
      score,
      first_mu: rated.first.mu,
      first_phi: rated.first.phi,
      second_mu: rated.second.mu,
      second_phi: rated.second.phi,
    })
    .execute();
}

/** Counts everything again, in the order in which it was counted; says how many matches that were. */
export function recountRatings(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Whoever counts a match just now is waited for, and waits.
    await trx
      .updateTable('rating_turns')
      .set((update) => ({ last: update.ref('last') }))
      .execute();
    const counted = await trx
      .selectFrom('rated_matches')
      .selectAll()
      .orderBy('game')
      .orderBy('place')
      .execute();
    for (const table of ['rated_matches', 'ratings', 'advantages', 'rating_turns'] as const)
      await trx.deleteFrom(table).execute();
    for (const { match, game, scenario, at, first, second, score } of counted)
      await countMatch(trx, { match, game, scenario, at, first, second, score });
    return counted.length;
  });
}

/** A person's ratings, and every match that led to them. */
export async function ratingsOf(db: Db, player: string) {
  const ratings = await db
    .selectFrom('ratings')
    .selectAll()
    .where('player', '=', player)
    .orderBy('game')
    .execute();
  const matches = await db
    .selectFrom('rated_matches')
    .selectAll()
    .where((w) => w.or([w('first', '=', player), w('second', '=', player)]))
    .orderBy('at')
    .limit(5000)
    .execute();
  return { ratings, matches };
}

/** The same for the person herself to take along: of the opponents nothing. */
export async function exportRatings(db: Db, player: string) {
  const { ratings, matches } = await ratingsOf(db, player);
  return {
    ratings: ratings.map((row) => {
      const { player: _, ...rating } = row;
      return rating;
    }),
    matches: matches.map((row) => {
      const { match, game, scenario, at } = row;
      return row.first === player
        ? { match, game, scenario, at, score: row.score, mu: row.first_mu, phi: row.first_phi }
        : {
            match,
            game,
            scenario,
            at,
            score: 1 - row.score,
            mu: row.second_mu,
            phi: row.second_phi,
          };
    }),
  };
}

/**
 * What a guest was rated for counts for the account from now on. Matches that the two played against
 * each other turn out to be nobody's.
 */
export function moveRatings(db: Db, from: string, to: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('ratings').selectAll().where('player', '=', from).execute();
    for (const { game, mu, phi, sigma, matches, at } of rows) {
      // Whoever counts a match of this game just now is waited for.
      await takeTurn(trx, game);
      const there = await trx
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('player', '=', to)
        .executeTakeFirst();
      const skill = there ? merged({ mu, phi, sigma }, there) : { mu, phi, sigma };
      const last = Math.max(at, there?.at ?? 0);
      await keepSkill(trx, game, to, skill, matches + (there?.matches ?? 0), last);
    }
    await trx.deleteFrom('ratings').where('player', '=', from).execute();
    for (const side of ['first', 'second'] as const) {
      const other = side === 'first' ? 'second' : 'first';
      await trx.deleteFrom('rated_matches').where(side, '=', from).where(other, '=', to).execute();
      await trx
        .updateTable('rated_matches')
        .set({ [side]: to })
        .where(side, '=', from)
        .execute();
    }
  });
}

/** The ratings themselves; the matches stay, with somebody who has no name. */
export async function dropRatings(db: Db, player: string): Promise<void> {
  await db.deleteFrom('ratings').where('player', '=', player).execute();
}

/** Ratings of some people in one game each, for lists. */
export async function ratingsOfAll(db: Db, players: readonly string[]) {
  if (players.length === 0) return [];
  return db
    .selectFrom('ratings')
    .select(['game', 'player', 'mu', 'phi'])
    .where('player', 'in', [...new Set(players)])
    .execute();
}

export const advantagesIn = (db: Db, game: string) =>
  db.selectFrom('advantages').selectAll().where('game', '=', game).orderBy('scenario').execute();
