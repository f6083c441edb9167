/** How readily the Empire razes (10.2). */
interface Razing {
  /** Home areas in a turn at the most, with morale to spare; else one. */
  readonly most: number;
  /** The morale it means to keep until the election (12.1-d). */
  readonly election: number;
}

/** What Boers like and dislike about an area, in what a Kommando is worth at home. */
interface Taste {
  /** A capital that never fell, where they stand; the factors that hold it, beyond which more would only be more to pay. */
  readonly capital: number;
  readonly guard: number;
  /** A town in the colonies that nobody guards, while the war is young. */
  readonly prize: number;
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

/** How the Empire's columns and riders are sent out. */
export interface Drive {
  /** What columns go for: a capital (Bloemfontein a quarter more), another town or home of the Boers, an army. */
  readonly capital: number;
  readonly town: number;
  readonly army: number;
  /** Factors that a column wants for each of theirs. */
  readonly needs: number;
  /** The most factors that one column draws while others are short. */
  readonly full: number;
  /** What a target is still worth to others when enough are on their way. */
  readonly enough: number;
  /** Factors that guard a town before the net is out, and how many turns away they are who are called. */
  readonly guard: number;
  readonly away: number;
  /** Below this morale a town in the colonies is guarded whatever it is worth. */
  readonly calm: number;
  /** The turn from which riders spread out, once both capitals are taken. */
  readonly from: number;
  /** What it is worth to drive men off, in Kommandos. */
  readonly driven: number;
  /** In the whole war a point of commitment is worth so many Kommandos, divided by the points left and 25 more. */
  readonly point: number;
  /** Brigades kept in the field whatever walls might be built for them. */
  readonly kept: number;
}

/** What sets one level apart from the next. */
export interface Skill {
  /** Plans by drives, reckons with exact chances and the worth of commitment; else by the script. */
  readonly exact: boolean;
  readonly razing: Razing;
  readonly drive: Drive;
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
  /** Boers: how many times as dear as it is they think it to be attacked; what they pay to have no enemy about. */
  readonly wary: number;
  readonly shy: number;
  /** Boers: so many factors are worth a Kommando more to them. */
  readonly weight: number;
  /** Boers: an army keeps away where so many times its factors could attack it, and breaks up with so many next to it. */
  readonly keepsOff: number;
  readonly breaksUp: number;
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
  guard: 20,
  prize: 1.6,
  hope: 0.7,
  exit: 0.15,
  far: 0.02,
  raid: 1,
  wagons: 1.5,
};

const DRIVE: Drive = {
  capital: 16,
  town: 4.2,
  army: 4,
  needs: 1.3,
  full: 64,
  enough: 0.5,
  guard: 3,
  away: 1.9,
  calm: 6,
  from: 8,
  driven: 0.25,
  point: 8,
  kept: 12,
};

export const RECRUIT: Skill = {
  exact: false,
  razing: { most: 0, election: 0 },
  drive: DRIVE,
  rings: 0,
  wastes: true,
  risks: 0,
  flee: 4,
  loyal: true,
  wary: 1,
  shy: 1,
  weight: 10,
  keepsOff: 1.5,
  breaksUp: 1,
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
  drive: DRIVE,
  rings: 5,
  wastes: true,
  risks: 2,
  flee: 1,
  loyal: false,
  wary: 1,
  shy: 1,
  weight: 10,
  keepsOff: 0.8,
  breaksUp: 1,
  wants: 1,
  dare: 3,
  breaksOut: false,
  homing: 1,
  lastStand: false,
  taste: TASTE,
  spare: 2,
};

/**
 * What the General plans by. Its Empire razes whatever is in reach, closes as many rings as it can and wastes no blow;
 * its columns join against each band and go for homes rather than armies, and its riders spread out as soon as both
 * capitals are taken. Its Boers break out of rings, stay at home, where they fight for nothing
 * (8.3.2-c), while it stands, keep far out of reach elsewhere, above all large Kommandos, scatter their armies early,
 * die for no capital, go for open towns, and spend men rather than points for longer. Figures: docs/tricks.md.
 */
export const GENERAL: Skill = {
  ...VETERAN,
  razing: { most: Number.POSITIVE_INFINITY, election: 6 },
  drive: {
    capital: 24,
    town: 6,
    army: 2.6,
    needs: 1.7,
    full: 100,
    enough: 0.25,
    guard: 1,
    away: 4.2,
    calm: 2,
    from: 5,
    driven: 0.4,
    point: 17,
    kept: 6,
  },
  rings: Number.POSITIVE_INFINITY,
  wastes: false,
  breaksOut: true,
  homing: 2.2,
  lastStand: true,
  taste: {
    capital: 1.1,
    guard: 11,
    prize: 2.9,
    hope: 0.525,
    exit: 0.105,
    far: 0.014,
    raid: 0.7,
    wagons: 1.05,
  },
  wary: 2.2,
  shy: 0.8,
  weight: 5,
  keepsOff: 0.5,
  breaksUp: 0.35,
  wants: 0.8,
  spare: 1.3,
};

/** The General, but it waits for better odds, and its Boers keep out of the way sooner. */
export const CAUTIOUS: Skill = {
  ...GENERAL,
  drive: { ...GENERAL.drive, driven: DRIVE.driven, point: DRIVE.point },
  risks: 0.3,
  wary: 3,
  wants: 4,
};

/** The General, but it attacks where more may be lost, and its Boers stand and fight where others ride away. */
export const BOLD: Skill = {
  ...GENERAL,
  risks: 6,
  wastes: true,
  wary: 0.7,
  wants: 0.2,
  spare: 1.2,
};
