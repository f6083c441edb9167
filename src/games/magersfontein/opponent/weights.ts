import type { SideName } from '../sides.ts';

/**
 * What the plans of the Veteran hang on, by name; where they are used says how. Those of the British come
 * first, then those of the Boers, then what a volley is worth to either.
 */
const HAND_SET = {
  /** Morale below which nobody is sent forward: of eight points hardly any may be missing. */
  fit: 7,
  /** The least chance of carrying a hex for which a brigade is sent in, and the fewest men. */
  stormChance: 0.6,
  stormMen: 4,
  /** How much surer a storm must be for each unit of the infantry that is broken, from the fifth on. */
  stormChancePerBroken: 0.04,
  /** The share of the infantry whose loss loses the battle that may break before the attack is broken off. */
  brokenOff: 1 / 3,
  /** What each Boer who can see the place takes off its worth, and what must be left for a storm. */
  company: 0.45,
  stormGain: 0.5,
  /** Places worth having: the summit, the trench, the first of them, what lies before the trench; less the way. */
  summit: 10,
  trench: 4,
  firstPlace: 6,
  gate: 2,
  wayToStorm: 0.4,
  /** The least chance for which those who have come up go in. */
  declareChance: 0.14,
  /** Expected points, if all who can see it fire once, under which a unit lies still; the attack on and broken off. */
  steady: 1,
  steadyOff: 0.3,
  /** Points of morale lost from which the foot and the guns rest. */
  footRests: 1,
  gunRests: 2,
  /** The least worth of a volley of the foot, and what the hex to be stormed adds to it. */
  footShot: 0.05,
  focus: 0.4,
  /** What danger, company and fences take off a step towards a storm and on the march. */
  advanceDanger: 0.05,
  advanceCrowd: 0.1,
  marchDanger: 0.4,
  marchCrowd: 0.3,
  fence: 0.7,
  /** What a step on the march must be worth. */
  marchStep: 0.3,
  /** Rifles reach three hexes: who waits, waits farther off. */
  outOfRange: 4,
  /** Morale from which men join an assault, and are sent nearer by order. */
  joinFit: 5,
  orderFit: 5,
  /** The turn in which the Ninth Brigade may be sent in. */
  ninthFrom: 6,
  /** The turn from which men go up to the summit, and how many points of morale they must have for each they may lose there. */
  climbFrom: 99,
  climbDanger: 1,
  /** The least chances for which horsemen charge and counterattacks are made, and their morale. */
  chargeChance: 0.45,
  counterChance: 0.5,
  counterFit: 5,

  /** What a volley must be worth for hurt Boers to fire instead of resting: reduced ones, and by point lost. */
  restReduced: 0.45,
  restPerPoint: 0.12,
  /** The least worth of a reaction: the last and another while many may still come, while some, while few. */
  reactLastOfMany: 0.5,
  reactManyToCome: 0.3,
  reactSomeToCome: 0.2,
  reactFewToCome: 0.02,
  /** Enough to fire at to want to go at once. */
  plenty: 2,
  /** The chance of losing a hex above which Boers do not wait for the steel, and the morale to afford it. */
  fallBackChance: 0.7,
  fallBackFit: 4,
  /** An enemy so near, in hexes, is fought from where one lies. */
  engaged: 1,
  /** How far one rides to a gap, and how near to it the enemy must be for it to matter. */
  ride: 12,
  threat: 6,
  /** What a gap on the summit and in the trench is worth, in half hexes of the ride, less the enemy beside it. */
  gapSummit: 14,
  gapTrench: 8,
  gapBeside: 4,
  /** Hexes one goes round for each point of morale one expects to lose; points one may lose on the way. */
  fear: 0.5,
  bold: 1,

  /** A routed target, British and Boer; one reduced; one routed, each of its mates, one that dies of it. */
  hitRoutedBritish: 1.6,
  hitRoutedBoer: 2,
  reduces: 0.5,
  routs: 1,
  routsMate: 0.7,
  kills: 1,
  /** A point on the way to being seen (IX.12); that he must go (XIV.28), British and Boer. */
  uncovers: 0.6,
  drivesBritish: 0.3,
  drivesBoer: 2,
  /** How much more a target is worth for each point under six. */
  shaken: 0.1,
  /** What a man is worth who may yet break in this activation, with each who stands with him; if they hold the line. */
  breaks: 0,
  breaksHolders: 0,
  /** How many times as much it is worth in the last turn to break men who hold the line; 0: no thought of the end. */
  lastTurn: 0,
  /** What each point that a volley may cost its firer, if all who can answer it do, takes off its worth. */
  answered: 0,
};

export type Weights = Readonly<Record<keyof typeof HAND_SET, number>>;

/** Weights for either side. */
export type BothWeights = Readonly<Record<SideName, Weights>>;

/** Something weighed by them. */
export interface Weighed {
  readonly weights: Weights;
}

/** As set by hand. */
export const VETERAN: Weights = HAND_SET;

/**
 * Found by many battles against the Veteran in which all numbers of a side were changed at random at once
 * (docs/judges.md). The British go in with fewer men, with less regard for who looks on, and never break
 * off the attack; they cross no fence under fire; fourteen of their numbers were moved once more by battles
 * against the Recruit and the Veteran together. From noon they go up to the summit, where every unit counts.
 * The Boers close gaps only where it is quiet, leave a hex sooner that they are likely to lose, fire at those
 * who may break before they rest, and in their own activation only for more than the answers may cost. In the
 * last turn both think of what is counted (II.11).
 */
export const GENERAL: BothWeights = {
  british: {
    ...HAND_SET,
    fit: 5,
    stormChance: 0.5,
    stormMen: 2,
    brokenOff: 1.2,
    company: 0.04,
    stormGain: 0.2,
    firstPlace: 4.6,
    gate: 5.2,
    wayToStorm: 0.49,
    footShot: 0.015,
    focus: 0.35,
    advanceDanger: 0.025,
    advanceCrowd: 0.05,
    marchDanger: 0.325,
    marchCrowd: 0.153,
    fence: 4,
    marchStep: 0.2,
    outOfRange: 3,
    orderFit: 4,
    climbFrom: 12,
    chargeChance: 0.4,
    counterFit: 7,
    reactLastOfMany: 0.43,
    reactFewToCome: 0.017,
    hitRoutedBoer: 1.2,
    reduces: 0.59,
    routs: 1.2,
    routsMate: 0.54,
    drivesBoer: 2.3,
    shaken: 0.04,
    lastTurn: 1,
  },
  boers: {
    ...HAND_SET,
    reactManyToCome: 0.42,
    reactFewToCome: 0.013,
    plenty: 1.6,
    fallBackChance: 0.38,
    engaged: 4,
    threat: 10,
    gapTrench: 5,
    gapBeside: 9,
    fear: 3,
    hitRoutedBritish: 1.3,
    reduces: 0.9,
    routs: 0.6,
    breaks: 4,
    breaksHolders: 6,
    lastTurn: 4,
    answered: 2,
  },
};

/**
 * The General, but its British go in rested, in numbers and with better chances, keep farther out of fire and
 * break off; its Boers fire where they are not answered, rest sooner and leave a hex before it is stormed.
 */
export const CAUTIOUS: BothWeights = {
  british: {
    ...GENERAL.british,
    fit: 6,
    stormChance: 0.6,
    stormMen: 3,
    brokenOff: 0.7,
    company: 0.2,
    stormGain: 0.35,
    advanceDanger: 0.05,
    marchDanger: 0.5,
    climbFrom: 15,
    counterChance: 0.6,
  },
  boers: {
    ...GENERAL.boers,
    restReduced: 0.6,
    restPerPoint: 0.18,
    fallBackChance: 0.25,
    fear: 5,
    answered: 4,
  },
};

/**
 * The General, but its British go in tired, alone and against the odds, and up to the summit all morning; its
 * Boers fire whoever answers, rest late, ride to gaps through fire and wait for the steel.
 */
export const BOLD: BothWeights = {
  british: {
    ...GENERAL.british,
    fit: 4,
    stormChance: 0.38,
    stormMen: 1,
    stormGain: 0.1,
    joinFit: 4,
    orderFit: 3,
    advanceDanger: 0.01,
    marchDanger: 0.2,
    climbFrom: 8,
    chargeChance: 0.3,
    counterChance: 0.4,
    counterFit: 5,
  },
  boers: {
    ...GENERAL.boers,
    restReduced: 0.3,
    restPerPoint: 0.08,
    counterChance: 0.4,
    fallBackChance: 0.6,
    engaged: 2,
    gapTrench: 8,
    fear: 1,
    bold: 2,
    answered: 0.5,
  },
};
