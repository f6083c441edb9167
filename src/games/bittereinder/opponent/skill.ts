/** What sets one level apart from the next. */
export interface Skill {
  /** How much Boers in the field are worth to the Empire, each. */
  readonly hunt: number;
  /** How much a capital is worth. */
  readonly capital: number;
  /** Factors a column gathers before it leaves. */
  readonly mass: number;
  /** What an attack must promise. */
  readonly caution: number;
  readonly razePerTurn: number;
  /** The turn from which home areas are razed: not before the election. */
  readonly razeFrom: number;
  /** Reckons with exact chances. */
  readonly exact: boolean;
  /** Boers: the odds at which they leave rather than stand. */
  readonly flee: number;
  /** Boers: they never leave their own home area for fear. */
  readonly loyal: boolean;
  /** Boers: the odds they want before they attack. */
  readonly dare: number;
  /** Boers: what a point of commitment is worth, in Kommandos. */
  readonly thrift: number;
}

export const RECRUIT: Skill = {
  hunt: 0.4,
  capital: 10,
  mass: 30,
  caution: 0.35,
  razePerTurn: 0,
  razeFrom: 99,
  exact: false,
  flee: 4,
  loyal: true,
  dare: 2,
  thrift: 0.01,
};

export const VETERAN: Skill = {
  hunt: 0.8,
  capital: 12,
  mass: 30,
  caution: 0.3,
  razePerTurn: 3,
  razeFrom: 1,
  exact: true,
  flee: 1,
  loyal: false,
  dare: 3,
  thrift: 0.015,
};
