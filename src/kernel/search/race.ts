import type { Estimate } from '../advice.ts';
import type { Opinion } from '../judge.ts';

/** One choice in the race, and what came of it, by world. */
export class Runner<C> {
  readonly choice: C;
  /** What is meant to be done next. */
  readonly intent: readonly C[];
  /** What is meant to be done as soon as the same question offers it. */
  readonly later: C | undefined;
  readonly chances: number[] = [];
  /** What it is compared by: the win chance, or what the game puts in its place. */
  readonly values: number[] = [];
  private readonly sums: number[] = [];

  constructor(choice: C, intent: readonly C[] = [], later?: C) {
    this.choice = choice;
    this.intent = intent;
    this.later = later;
  }

  add({ winChance, features }: Opinion, value = winChance): void {
    this.chances.push(winChance);
    this.values.push(value);
    for (let i = 0; i < features.length; i++)
      this.sums[i] = (this.sums[i] ?? 0) + (features[i] as number);
  }

  /** What it is worth to who likes what may turn out either way by so much, or does not. */
  worth(daring: number): number {
    const own = meanOf(this.values);
    return daring === 0 ? own : own + daring * spreadOf(this.values);
  }

  get estimate(): Estimate {
    const n = Math.max(1, this.chances.length);
    return {
      winChance: meanOf(this.chances),
      error: standardError(this.chances),
      features: this.sums.map((sum) => sum / n),
    };
  }
}

const meanOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const n of numbers) sum += n;
  return numbers.length === 0 ? 0 : sum / numbers.length;
};

/** How far numbers lie about their mean: the standard deviation. */
function spreadOf(numbers: readonly number[]): number {
  const average = meanOf(numbers);
  let squares = 0;
  for (const x of numbers) squares += (x - average) ** 2;
  return Math.sqrt(squares / Math.max(1, numbers.length - 1));
}

/** Of the mean of these numbers; a single one says nothing of its own doubt. */
export const standardError = (numbers: readonly number[]): number =>
  numbers.length < 2 ? 0.5 : spreadOf(numbers) / Math.sqrt(numbers.length);

/**
 * Worlds in which two runners were both tried come first in each: pairs by place. `daring`: by how
 * much a wider spread counts as a gain.
 */
export function pairedGain<C>(
  runner: Runner<C>,
  against: Runner<C>,
  by: 'values' | 'chances' = 'values',
  daring = 0,
) {
  const n = Math.min(runner.chances.length, against.chances.length);
  const [mine, theirs] = [runner[by].slice(0, n), against[by].slice(0, n)];
  const gains = mine.map((value, i) => value - (theirs[i] as number));
  const wider = daring === 0 ? 0 : daring * (spreadOf(mine) - spreadOf(theirs));
  return { gain: meanOf(gains) + wider, error: standardError(gains), pairs: n };
}

/** So many worlds for each of so many of the best. */
export interface Heat {
  readonly worlds: number;
  readonly runners: number;
}

/** Sequential halving: few worlds for all, more for the best. */
const HEATS: readonly Heat[] = [
  { worlds: 8, runners: 99 },
  { worlds: 8, runners: 3 },
  { worlds: 16, runners: 2 },
];

/** The heats for so many runners that together make at most `rollouts` tries. */
export function heatsFor(runners: number, rollouts: number): readonly Heat[] {
  const heats = HEATS.map((heat) => ({ ...heat, runners: Math.min(runners, heat.runners) }));
  const all = heats.reduce((sum, heat) => sum + heat.worlds * heat.runners, 0);
  const scale = Math.min(1, rollouts / all);
  return heats.map((heat) => ({ ...heat, worlds: Math.max(1, Math.floor(heat.worlds * scale)) }));
}

/** A gain this many standard errors large is believed, unless a game wants more. */
const BELIEVED = 0.8;
/** Fewer worlds than this prove nothing. */
const ENOUGH = 6;
/** A gain below this is none, unless a game wants more. */
const LEAST = 0.002;

/** What must be shown before something else is done than what looks best at first sight. */
export interface Proof {
  /** By how many standard errors the other must be better; 0.8 if not said. */
  readonly believed?: number | undefined;
  /** And by how much; next to nothing if not said. */
  readonly least?: number | undefined;
}

/** Whether `runner` has shown to be better than the choice that is made otherwise. */
export function isBetter<C>(
  runner: Runner<C>,
  own: Runner<C>,
  { believed = BELIEVED, least = LEAST }: Proof = {},
  daring = 0,
): boolean {
  const { gain, error, pairs } = pairedGain(runner, own, 'values', daring);
  return pairs >= ENOUGH && gain > least && gain > believed * error;
}

/** Worse by more than this many standard errors: it is not tried any further. */
const HOPELESS = 1;

/** Whether `runner` may still turn out better than the choice that is made otherwise. */
export function isHopeful<C>(runner: Runner<C>, own: Runner<C>, daring = 0): boolean {
  const { gain, error, pairs } = pairedGain(runner, own, 'values', daring);
  return pairs < ENOUGH || gain > -HOPELESS * error;
}
