import type { AnyGame } from '../kernel/face.ts';
import type { Setup, Side } from '../kernel/game.ts';
import type { Interval } from '../kernel/wilson.ts';
import { everySeat, type Seats } from '../table/seats.ts';
import { type Meeting, ratings } from './elo.ts';
import type { MatchPlan, MatchRecord } from './match-run.ts';
import { findings } from './simulation.ts';
import { mean, meanInterval, round, summary } from './statistics.ts';

export interface LadderPlan {
  readonly setup: Setup;
  /** Weakest first. */
  readonly levels: readonly string[];
  /** Dice per pairing; every dice is played once for each way to sit. */
  readonly games: number;
  readonly seed: string;
}

/** Plays so many matches of a plan, here or elsewhere, now or long ago. */
export type Player = (plan: MatchPlan, games: number) => Promise<readonly MatchRecord[]>;

const LIMIT = 200_000;

/**
 * All levels against all, each way round, over the same dice. The games of one dice with sides
 * swapped are a mirrored pair: luck and the better side cancel out, and what is left is skill.
 */
export async function runLadder(
  game: AnyGame,
  plan: LadderPlan,
  play: Player,
  say: (text: string) => void,
) {
  const { sides } = game.rules;
  const played: { seats: Seats; records: readonly MatchRecord[] }[] = [];
  const seatings = sittings(sides, plan.levels);
  for (const [at, seats] of seatings.entries()) {
    say(`${at + 1} of ${seatings.length}: ${Object.values(seats).join(' against ')}`);
    const todo = { setup: plan.setup, seats, seed: plan.seed, limit: LIMIT };
    played.push({ seats, records: await play(todo, plan.games) });
  }
  const meetings = sides.length === 2 ? met(sides, plan.levels, played) : [];
  return {
    game: game.rules.id,
    scenario: plan.setup.scenario,
    seed: plan.seed,
    sides,
    levels: plan.levels,
    matches: played.reduce((sum, { records }) => sum + records.length, 0),
    table: played.map(({ seats, records }) => {
      const { results, lengths, metrics } = findings(records);
      return { seats, games: records.length, ...results, lengths, metrics };
    }),
    pairings: meetings.map(pairing),
    elo:
      meetings.length === 0
        ? []
        : ratings(plan.levels, meetings).map(({ name, ...rest }) => ({ level: name, ...rest })),
    violations: played.reduce((sum, { records }) => sum + findings(records).violations, 0),
  };
}

export type LadderReport = Awaited<ReturnType<typeof runLadder>>;

/** Every way to put levels on sides: with two sides both ways round, equals included. */
function sittings(sides: readonly Side[], levels: readonly string[]): Seats[] {
  const [first, second, ...more] = sides;
  if (first === undefined) return [];
  if (second === undefined || more.length > 0)
    return levels.map((level) => everySeat(sides, level));
  return levels.flatMap((a) => levels.map((b) => ({ [first]: a, [second]: b })));
}

interface Meet extends Meeting {
  readonly wins: number;
  readonly draws: number;
  /** By mirrored pair, how many points more the first made in both seats together; empty if the game counts none. */
  readonly leads: readonly number[];
}

function met(
  [one = '', two = '']: readonly Side[],
  levels: readonly string[],
  played: readonly { seats: Seats; records: readonly MatchRecord[] }[],
): Meet[] {
  const recordsOf = (a: string, b: string) =>
    played.find(({ seats }) => seats[one] === a && seats[two] === b)?.records ?? [];
  return levels.flatMap((second, at) =>
    levels.slice(at + 1).map((first) => {
      const [out, home] = [recordsOf(first, second), recordsOf(second, first)];
      const there = out.map((record) => pointsFor(one, record));
      const back = home.map((record) => pointsFor(two, record));
      const all = [...there, ...back];
      const leads = out.flatMap((record, i) => {
        const lead = leadOf(one, two, record);
        const mirrored = home[i] && leadOf(two, one, home[i]);
        return lead === undefined || mirrored === undefined ? [] : [lead + mirrored];
      });
      return {
        first,
        second,
        pairs: there.map((points, i) => ({ points: points + (back[i] ?? 0), games: 2 })),
        wins: all.filter((points) => points === 1).length,
        draws: all.filter((points) => points === 0.5).length,
        leads,
      };
    }),
  );
}

/** What a match brought a side: 1 for a win, a half for a draw. */
export const pointsFor = (side: Side, { outcome }: MatchRecord): number =>
  outcome?.winner === side ? 1 : outcome?.winner == null ? 0.5 : 0;

/** How far one side was ahead of the other in points, if the game counts them. */
export function leadOf(side: Side, other: Side, { outcome }: MatchRecord): number | undefined {
  const [own, theirs] = [outcome?.[side], outcome?.[other]];
  return typeof own === 'number' && typeof theirs === 'number' ? own - theirs : undefined;
}

/** The mirrored pairs by points: a pair is won by who made more in both seats together. */
function byPoints(leads: readonly number[]) {
  if (leads.length === 0) return null;
  const won = leads.filter((lead) => lead > 0).length;
  const even = leads.filter((lead) => lead === 0).length;
  const scores = leads.map((lead) => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5));
  return {
    pairs: leads.length,
    won,
    even,
    lost: leads.length - won - even,
    score: round(mean(scores), 4),
    interval: meanInterval(scores).map((edge) => round(edge, 4)) as unknown as Interval,
    lead: summary(leads),
  };
}

function pairing({ first, second, pairs, wins, draws, leads }: Meet) {
  const games = pairs.length * 2;
  const scores = pairs.map((pair) => pair.points / pair.games);
  const interval: Interval = meanInterval(scores);
  return {
    first,
    second,
    games,
    wins,
    draws,
    losses: games - wins - draws,
    score: round(scores.reduce((sum, s) => sum + s, 0) / Math.max(1, scores.length), 4),
    interval: interval.map((edge) => round(edge, 4)) as unknown as Interval,
    byPoints: byPoints(leads),
  };
}
