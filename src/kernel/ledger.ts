/** One row of a game's rule ledger: one thing a test can check. */
export interface RuleRow {
  /** The number in the book, with our letters: `8.4-a`. */
  readonly id: string;
  /** What holds, in our own words. */
  readonly statement: string;
  /** The chapter of the book it stands in. */
  readonly chapter: string;
}

/** How an unclear place of the book is read, and why. */
export interface Ruling {
  readonly id: string;
  readonly question: string;
  readonly ruling: string;
  /** The option of the match that switches it, if it could go either way. */
  readonly option?: string;
}

export interface Ledger {
  readonly rules: readonly RuleRow[];
  readonly rulings: readonly Ruling[];
}
