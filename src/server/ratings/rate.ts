import { dampening, expected, inward, NEWCOMER, type Skill, update } from './glicko.ts';

/**
 * One rated match: two players, and the advantage that the first side has in this scenario. The model
 * is in docs/ratings.md: the advantage is a third unknown, estimated by the same results.
 */

/** By how much the first side of a scenario is ahead, in the inner scale, and how sure that is. */
export interface Advantage {
  readonly mean: number;
  readonly deviation: number;
  readonly matches: number;
}

/** Before anything was played: no side is ahead, give or take 200 points. */
export const UNKNOWN: Advantage = { mean: 0, deviation: inward(200), matches: 0 };

/** A rating period, in milliseconds: so long an absence counts as one in which nothing was played. */
export const PERIOD = 30 * 24 * 60 * 60 * 1000;

export interface Player {
  readonly skill: Skill;
  /** Plays the same for ever (a machine): its skill is learnt, but does not drift. */
  readonly anchor: boolean;
  /** Rating periods since the last match. */
  readonly rested: number;
}

export interface Rated {
  readonly first: Skill;
  readonly second: Skill;
  readonly advantage: Advantage;
}

/** Rates a match; `score` is the first side's: 1, ½ or 0. All three learn from what was known before. */
export function rate(first: Player, second: Player, advantage: Advantage, score: number): Rated {
  const { mean, deviation } = advantage;
  const unsure = (phi: number): number => Math.hypot(phi, deviation);
  const [a, b] = [first.skill, second.skill];
  return {
    first: learnt(first, { mu: b.mu - mean, phi: unsure(b.phi), score }),
    second: learnt(second, { mu: a.mu + mean, phi: unsure(a.phi), score: 1 - score }),
    advantage: weighed(advantage, a.mu - b.mu, Math.hypot(a.phi, b.phi), score),
  };
}

function learnt(
  { skill, anchor, rested }: Player,
  met: { readonly mu: number; readonly phi: number; readonly score: number },
): Skill {
  const after = update(skill, [met], anchor ? 0 : rested);
  return anchor ? { ...after, sigma: skill.sigma } : after;
}

/** What the result says of the side, given how far the first player was thought to be ahead. */
function weighed(advantage: Advantage, lead: number, phi: number, score: number): Advantage {
  const { mean, deviation, matches } = advantage;
  const g = dampening(phi);
  const e = expected(lead + mean, phi);
  const precision = 1 / (deviation * deviation) + g * g * e * (1 - e);
  return {
    mean: mean + (g * (score - e)) / precision,
    deviation: 1 / Math.sqrt(precision),
    matches: matches + 1,
  };
}

/** Where each level of the machine is put before it has met anybody. */
const LEVELS: Readonly<Record<string, number>> = {
  random: -2.5,
  recruit: -0.5,
  veteran: 0,
  cautious: 0.5,
  bold: 0.5,
  general: 0.5,
};

export const newcomer = (machine: string | null): Skill =>
  machine === null ? NEWCOMER : { mu: LEVELS[machine] ?? 0, phi: inward(200), sigma: 0.06 };

/**
 * What two records say together that turn out to be one person's: each is what was known of a newcomer
 * and what its own matches told, so that the newcomer is taken out once.
 */
export function merged(one: Skill, other: Skill): Skill {
  const weight = ({ phi }: Skill): number => 1 / phi ** 2;
  const both = Math.max(weight(one) + weight(other) - weight(NEWCOMER), weight(NEWCOMER));
  const sum = one.mu * weight(one) + other.mu * weight(other) - NEWCOMER.mu * weight(NEWCOMER);
  const surer = one.phi < other.phi ? one : other;
  return { mu: sum / both, phi: 1 / Math.sqrt(both), sigma: surer.sigma };
}
