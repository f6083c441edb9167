import { loadTricks } from '../games/trick-registry.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { Setup, Side } from '../kernel/game.ts';
import type { AnyTrick } from '../kernel/trick.ts';
import type { Interval } from '../kernel/wilson.ts';
import { everySeat, type Seats } from '../table/seats.ts';
import { leadOf, type Player, pointsFor } from './ladder.ts';
import type { MatchRecord } from './match-run.ts';
import { findings } from './simulation.ts';
import { mean, meanInterval, round } from './statistics.ts';

/** The one-idea strategies that a game keeps. */
export const tricksOf = ({ rules }: AnyGame): Promise<readonly AnyTrick[]> => loadTricks(rules.id);

/** A game whose seats can also be filled with its tricks. */
export async function withTricks(game: AnyGame): Promise<AnyGame> {
  const tricks = await tricksOf(game);
  return { ...game, opponents: [...game.opponents, ...tricks] };
}

export interface TricksPlan {
  readonly setup: Setup;
  readonly tricks: readonly AnyTrick[];
  /** The level they are played against, and compared with. */
  readonly against: string;
  /** Dice for each trick. */
  readonly games: number;
  readonly seed: string;
}

const LIMIT = 200_000;
/** A trick that wins more than this has found something. */
const TOO_MUCH = 0.6;
/** Alone, a gain that would matter if it is no luck. */
const SOME = 0.05;

/**
 * Every trick against a level, and the level against itself over the same named dice: a match with
 * the trick and the one in which the level sits in the same seat are a mirrored pair, so that what
 * is left between them is the trick. Played alone, both are measured by their wins.
 */
export async function runTricks(
  game: AnyGame,
  plan: TricksPlan,
  play: Player,
  say: (text: string) => void,
) {
  const { sides } = game.rules;
  const run = (seats: Seats) =>
    play({ setup: plan.setup, seats, seed: plan.seed, limit: LIMIT }, plan.games);
  say(`${plan.against} against itself`);
  const usual = await run(everySeat(sides, plan.against));
  const rows: TrickRow[] = [];
  let violations = findings(usual).violations;
  for (const [at, trick] of plan.tricks.entries()) {
    const side = trick.sides[0] ?? '';
    say(`${at + 1} of ${plan.tricks.length}: ${nameOf(trick)} of the ${side}`);
    const records = await run({ ...everySeat(sides, plan.against), [side]: trick.level });
    violations += findings(records).violations;
    rows.push(compared(sides, side, trick, records, usual));
  }
  return {
    game: game.rules.id,
    scenario: plan.setup.scenario,
    seed: plan.seed,
    against: plan.against,
    games: plan.games,
    tricks: rows,
    beaten: rows.filter((row) => row.verdict === 'beats').length,
    violations,
  };
}

export type TricksReport = Awaited<ReturnType<typeof runTricks>>;

export const nameOf = (trick: AnyTrick): string => trick.level.slice('trick:'.length);

/** Whether a trick beats the level: surely, perhaps (too few dice to tell), or not. */
export type Verdict = 'beats' | 'unclear' | 'holds';

export interface TrickRow {
  readonly trick: string;
  readonly side: Side;
  readonly idea: string;
  readonly games: number;
  /** Wins, and half of the draws. */
  readonly score: number;
  readonly interval: Interval;
  /** The same of the level itself in this seat, over the same dice. */
  readonly usual: number;
  /** How much more the trick wins than the level, die by die. */
  readonly gain: number;
  readonly gainInterval: Interval;
  /** Where points are counted: the share of dice on which the trick made more than the level, ties half. */
  readonly byPoints: { readonly score: number; readonly interval: Interval } | null;
  readonly verdict: Verdict;
}

function compared(
  sides: readonly Side[],
  side: Side,
  trick: AnyTrick,
  records: readonly MatchRecord[],
  usual: readonly MatchRecord[],
): TrickRow {
  const scores = records.map((record) => pointsFor(side, record));
  const before = usual.map((record) => pointsFor(side, record));
  const gains = scores.map((score, i) => score - (before[i] ?? 0));
  const byPoints = pointsOf(sides, side, records, usual);
  const row = {
    trick: nameOf(trick),
    side,
    idea: trick.idea,
    games: records.length,
    score: round(mean(scores), 4),
    interval: rounded(meanInterval(scores)),
    usual: round(mean(before), 4),
    gain: round(mean(gains), 4),
    gainInterval: rounded(gainInterval(gains)),
    byPoints,
  };
  return { ...row, verdict: verdictOf(row, sides.length === 1) };
}

/** Gains lie between -1 and 1; the interval of their mean is reckoned on a share. */
function gainInterval(gains: readonly number[]): Interval {
  const [low, high] = meanInterval(gains.map((gain) => (gain + 1) / 2));
  return [2 * low - 1, 2 * high - 1];
}

function pointsOf(
  sides: readonly Side[],
  side: Side,
  records: readonly MatchRecord[],
  usual: readonly MatchRecord[],
): TrickRow['byPoints'] {
  const other = sides.find((one) => one !== side);
  if (other === undefined) return null;
  const shares = records.flatMap((record, i) => {
    const [own, theirs] = [record, usual[i]].map((one) => one && leadOf(side, other, one));
    if (own === undefined || theirs === undefined) return [];
    return [own > theirs ? 1 : own < theirs ? 0 : 0.5];
  });
  if (shares.length === 0) return null;
  return { score: round(mean(shares), 4), interval: rounded(meanInterval(shares)) };
}

const rounded = ([low, high]: Interval): Interval => [round(low, 4), round(high, 4)];

/**
 * Where points are counted they decide, for there one side may be meant to win; but who surely wins
 * less often outwits nobody by losing narrowly. Otherwise a trick beats the level if it wins more than
 * 60 of 100 and that is no mere merit of its seat. Alone, if it surely wins more than the level does.
 */
export function verdictOf(
  { score, gain, gainInterval: [low, high], byPoints }: Omit<TrickRow, 'verdict'>,
  alone: boolean,
): Verdict {
  if (alone) return low > 0 ? 'beats' : gain > SOME ? 'unclear' : 'holds';
  if (byPoints) {
    if (byPoints.score <= TOO_MUCH || high < 0) return 'holds';
    return byPoints.interval[0] > 0.5 ? 'beats' : 'unclear';
  }
  if (score <= TOO_MUCH) return 'holds';
  return low > 0 ? 'beats' : high > 0 ? 'unclear' : 'holds';
}
