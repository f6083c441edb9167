/** How readily the Empire razes (10.2). */
interface Razing {
  /** Home areas in a turn at the most, with morale to spare; else one. */
  readonly most: number;
  /** The morale it means to keep until the election (12.1-d). */
  readonly election: number;
}

/** What Boers like and dislike about an area, in what a Kommando is worth at home. */
interface Taste {
  /** A capital that never fell, where they stand. */
  readonly capital: number;
  /** How surely they count on those who can still come to it. */
  readonly hope: number;
  /** A way out, of three at the most. */
  readonly exit: number;
  /** An area of the way there. */
  readonly far: number;
  /** Weak troops there who can be attacked; wagons besides. */
  readonly raid: number;
  readonly wagons: number;
}

/** What sets one level apart from the next. */
export interface Skill {
  /** Plans by drives, reckons with exact chances and the worth of commitment; else by the script. */
  readonly exact: boolean;
  readonly razing: Razing;
  /** The Empire: bands closed in by rings of riders in a turn at the most. */
  readonly rings: number;
  /** The Empire wastes blows on Boers who pay nothing when attacked. */
  readonly wastes: boolean;
  /** The Empire: what an attack may cost where points decide the war, in Kommandos. */
  readonly risks: number;
  /** Boers: the odds at which they leave rather than stand. */
  readonly flee: number;
  /** Boers: they never leave their own home area for fear. */
  readonly loyal: boolean;
  /** Boers: how many times as dear as it is they think it to be attacked, and to have the enemy about. */
  readonly wary: number;
  /** Boers: the points of commitment they want an attack to bring, where points are saved. */
  readonly wants: number;
  /** Boers: the odds they want before they attack. */
  readonly dare: number;
  /** Boers: closed in, one goes ahead and holds the guard of a way out, and the others ride through (7.3-b). */
  readonly breaksOut: boolean;
  /** Boers: what it is worth to a Kommando to be at home while it is not razed. */
  readonly homing: number;
  /** Boers: in the last turn of the march on Pretoria nobody leaves it. */
  readonly lastStand: boolean;
  readonly taste: Taste;
  /** Boers: with so many units to be taken (12.2) a point is worth what it is in the short scenarios. */
  readonly spare: number;
}

const TASTE: Taste = {
  capital: 2.4,
  hope: 0.7,
  exit: 0.15,
  far: 0.02,
  raid: 1,
  wagons: 1.5,
};

export const RECRUIT: Skill = {
  exact: false,
  razing: { most: 0, election: 0 },
  rings: 0,
  wastes: true,
  risks: 0,
  flee: 4,
  loyal: true,
  wary: 1,
  wants: 1,
  dare: 2,
  breaksOut: false,
  homing: 2,
  lastStand: false,
  taste: TASTE,
  spare: 8,
};

export const VETERAN: Skill = {
  exact: true,
  razing: { most: 4, election: 6 },
  rings: 5,
  wastes: true,
  risks: 2,
  flee: 1,
  loyal: false,
  wary: 1,
  wants: 1,
  dare: 3,
  breaksOut: false,
  homing: 1,
  lastStand: false,
  taste: TASTE,
  spare: 2,
};

/**
 * What the General plans by: whatever is in reach is razed, as many rings as can be closed, no blow wasted; Boers
 * who break out of rings, stay at home, where they fight for nothing (8.3.2-c), while it stands, keep farther out
 * of reach elsewhere, die for no capital, and spend men rather than points for longer.
 */
export const GENERAL: Skill = {
  ...VETERAN,
  razing: { most: Number.POSITIVE_INFINITY, election: 6 },
  rings: Number.POSITIVE_INFINITY,
  wastes: false,
  breaksOut: true,
  homing: 1.7,
  lastStand: true,
  taste: {
    capital: 1.95,
    hope: 0.525,
    exit: 0.105,
    far: 0.014,
    raid: 0.7,
    wagons: 1.05,
  },
  wary: 1.4,
  wants: 0.8,
  spare: 1.3,
};

/** The General, but it waits for better odds, and its Boers keep out of the way sooner. */
export const CAUTIOUS: Skill = { ...GENERAL, risks: 0.3, wary: 3, wants: 4 };

/** The General, but it attacks where more may be lost, and its Boers stand and fight where others ride away. */
export const BOLD: Skill = {
  ...GENERAL,
  risks: 6,
  wastes: true,
  wary: 0.7,
  wants: 0.2,
  spare: 1.2,
};
