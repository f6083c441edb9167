import { METAS } from '../../games/registry.ts';
import type { Side } from '../../kernel/game.ts';
import { wilson } from '../../kernel/wilson.ts';
import type { GameRecord, Opponent, Profile, RatingShown, SideRecord } from '../../table/lobby.ts';
import type { Db } from '../store/open.ts';
import { namesOf } from '../store/people.ts';
import { advantagesIn, levelIn, type RatedMatch, ratingsOf } from '../store/ratings.ts';
import { outward, toShown } from './glicko.ts';

/** Two deviations: the interval that holds the true value 95 times of 100. */
const WIDE = 1.96;
const LONGEST = 200;

export const shownRating = (mu: number, phi: number): RatingShown => {
  const { rating, deviation } = toShown({ mu, phi });
  return { rating, within: WIDE * deviation };
};

const sidesOf = (game: string): readonly Side[] => METAS.find(({ id }) => id === game)?.sides ?? [];

/** A match from the eyes of one who played it. */
function seenBy(player: string, row: RatedMatch) {
  const first = row.first === player;
  const [one = '', other = ''] = sidesOf(row.game);
  return {
    side: first ? one : other,
    against: first ? row.second : row.first,
    score: first ? row.score : 1 - row.score,
    shown: first
      ? shownRating(row.first_mu, row.first_phi)
      : shownRating(row.second_mu, row.second_phi),
  };
}

function sideRecord(player: string, side: Side, rows: readonly RatedMatch[]): SideRecord {
  const scores = rows
    .map((row) => seenBy(player, row))
    .filter((seen) => seen.side === side)
    .map(({ score }) => score);
  const points = scores.reduce((sum, score) => sum + score, 0);
  const [low, high] = wilson(points, scores.length);
  const count = (wanted: number) => scores.filter((score) => score === wanted).length;
  return {
    side,
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    share: scores.length === 0 ? 0 : points / scores.length,
    low,
    high,
  };
}

/** Scenarios with points that were bid are a matter of those points, not of the side. */
const isPlain = ({ scenario }: { readonly scenario: string }): boolean => !scenario.includes('+');

export async function profileOf(
  db: Db,
  player: string,
  who: { readonly name: string | null; readonly mine: boolean },
): Promise<Profile> {
  const { ratings, matches } = await ratingsOf(db, player);
  const games: GameRecord[] = [];
  for (const { game, mu, phi, matches: played } of ratings) {
    const rows = matches.filter((row) => row.game === game);
    const sides = sidesOf(game);
    const advantages = (await advantagesIn(db, game)).filter(isPlain);
    games.push({
      game,
      rating: shownRating(mu, phi),
      matches: played,
      curve: rows.map((row) => ({ at: row.at, ...seenBy(player, row).shown })),
      sides: sides.map((side) => sideRecord(player, side, rows)),
      advantages: advantages.map(({ scenario, mean, deviation, matches: known }) => ({
        scenario,
        side: sides[0] ?? '',
        points: outward(mean),
        within: WIDE * outward(deviation),
        matches: known,
      })),
    });
  }
  const names = await namesOf(
    db,
    matches.map((row) => seenBy(player, row).against),
  );
  const opponent = (id: string): Opponent => {
    const level = levelIn(id);
    if (level !== null) return { kind: 'machine', level };
    const name = names.get(id);
    return name ? { kind: 'person', name } : { kind: 'guest' };
  };
  const history = matches
    .map((row) => {
      const { side, against, score, shown } = seenBy(player, row);
      const [scenario = ''] = row.scenario.split('+');
      const { match, game, at } = row;
      const { rating } = shown;
      return { match, game, scenario, side, against: opponent(against), score, rating, at };
    })
    .reverse()
    .slice(0, LONGEST);
  return { ...who, games, history };
}
