/**
 * What a machine that searches says besides its choice: what it expects, against which
 * alternatives, and how sure it is. Every figure comes from the search itself, which knows no more
 * than the view of its side; so all of it may be shown to whoever plays that side.
 */

/** What a choice is expected to lead to: the mean of what the judge says at the ends of the tries. */
export interface Estimate {
  /** 0 to 1, for the side that asks. */
  readonly winChance: number;
  /** The standard error of `winChance`, from how much the tries differ; not how far the judge is off. */
  readonly error: number;
  /** The judge's features at the ends of the tries, on average, in the order in which the judge names them. */
  readonly features: readonly number[];
}

/** One choice and what is expected of it. */
export interface Option<C> {
  readonly choice: C;
  readonly expects: Estimate;
}

/** What a side is advised to do, and why. */
export interface Advice<C> extends Option<C> {
  readonly side: string;
  /** The win chance before anything is chosen: what the judge says of the view. */
  readonly now: number;
  /** The alternatives that were tried, best first, five at most. Empty where only one was looked at. */
  readonly others: readonly Option<C>[];
  /** In how many imagined worlds the choice was tried; 0 where it was not searched for. */
  readonly worlds: number;
  /** How long it took. */
  readonly milliseconds: number;
}

/** Two choices tried in the same worlds. */
export interface Comparison {
  readonly first: Estimate;
  readonly second: Estimate;
  /** By how much the second is better, and the standard error of that: world by world. */
  readonly gain: number;
  readonly error: number;
}

/** How long a machine may think: it stops at whichever comes first. */
export interface Budget {
  readonly milliseconds?: number;
  /** Tries played out. With this alone the same question gets the same answer on every machine. */
  readonly rollouts?: number;
}

/**
 * A search under way, cut into short pieces, so that whoever runs it can hear others in between,
 * and may stop at any time with the best found so far.
 */
export interface Deliberation<C> {
  /** Thinks for a moment, some milliseconds. Says whether there is more to think about. */
  goOn(): boolean;
  /** The best found so far. */
  advice(): Advice<C>;
}

/** Thinks to the end of the budget. */
export function concluded<C>(deliberation: Deliberation<C>): Advice<C> {
  while (deliberation.goOn());
  return deliberation.advice();
}
