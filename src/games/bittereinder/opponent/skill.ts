/** What sets one level apart from the next. */
export interface Skill {
  /** Plans by drives, reckons with exact chances and the worth of commitment; else by the script. */
  readonly exact: boolean;
  /** The Empire: home areas razed in a turn at the most. */
  readonly razePerTurn: number;
  /** The Empire: bands closed in by rings of riders in a turn at the most. */
  readonly rings: number;
  /** Boers: the odds at which they leave rather than stand. */
  readonly flee: number;
  /** Boers: they never leave their own home area for fear. */
  readonly loyal: boolean;
  /** Boers: the odds they want before they attack. */
  readonly dare: number;
  /** Boers: with so many units to be taken (12.2) a point is worth what it is in the short scenarios. */
  readonly spare: number;
}

export const RECRUIT: Skill = {
  exact: false,
  razePerTurn: 0,
  rings: 0,
  flee: 4,
  loyal: true,
  dare: 2,
  spare: 8,
};

export const VETERAN: Skill = {
  exact: true,
  razePerTurn: 3,
  rings: 4,
  flee: 1,
  loyal: false,
  dare: 3,
  spare: 2,
};

/** What the General plans by: as many rings as can be closed, and Boers who spend men rather than points for longer. */
export const GENERAL: Skill = { ...VETERAN, rings: Number.POSITIVE_INFINITY, spare: 1.4 };
