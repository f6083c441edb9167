/**
 * What the parts of a position are worth to the Empire, each in the eyes of one side. The names say what
 * counts; how is in `value.ts`. `Later` is turn II, where the same counts in turn I.
 */
const HAND_SET = {
  /** A point of Prestige, and each that is missing to four. */
  prestige: 6,
  prestigeLow: 7,
  /** Revolts: that they can come, each, the second, the third, and how far the nearest column is. */
  revoltsPossible: 3,
  revolt: 3,
  revoltsUnbearable: 10,
  twoRevolts: 2,
  revoltFar: 1,
  /** Leaders, those in play and those who may come. */
  britishMainLeader: 5,
  britishLeader: 2,
  boerMainLeader: 6,
  boerLeader: 3,
  /** Cards in hand, by what they are good for. */
  cavalryCard: 1.4,
  footCard: 0.9,
  boerCard: 0.8,
  /** The regular war: commandos and War Funds. */
  commando: 2.2,
  funds: 2.5,
  fundsLow: 3,
  /** Objectives, in turn I and in turn II. */
  objectiveHeldLater: 16,
  objectiveHeld: 9,
  objectiveThreatened: 1,
  objectiveFarLater: 1.8,
  objectiveFar: 0.7,
  objectiveDefended: 1.5,
  objectiveFortified: 1.5,
  objectiveReachedLater: 7,
  objectiveReached: 3,
  /** What the Empire works for in turn II. */
  allObjectives: 20,
  annexation: 22,
  repression: 4,
  /** Where its garrisons and main armies stand. */
  garrison: 1.1,
  armiesNear: 1,
  /** Cities: how far the Boers are, how far a siege has come, who lays it, how far relief is. */
  besiegerFar: 0.8,
  siege: 1,
  siegeByMainLeader: 2,
  reliefFar: 0.8,
  cityFallen: 14,
  /** 11A What all three cities together would be worth if they were sure to fall. */
  allCities: 0,
  /** The guerrilla war: commandos against camps. */
  commandosOverCamps: 11,
  commandosFew: 3,
  commandoInGuerrilla: 2,
  campsCapped: 6,
  /** What holds the country. */
  garrisonInGuerrilla: 1,
  burnt: 1.2,
  blockhouses: 14,
  africans: 4,
  /** What the Boers can do. */
  raids: 8,
  stormjaag: 4,
  /** The next site for a camp, and Boers with nowhere to go. */
  campSites: 1,
  boersHunted: 1,
};

export type Weights = Readonly<Record<keyof typeof HAND_SET, number>>;

/** By side: Empire, Boers. */
export type WeightsBySide = readonly [empire: Weights, boers: Weights];

/**
 * The Veteran's. Only the Boers reckon with all three cities at once: the dice hold them for the Empire
 * more often than its columns do.
 */
export const VETERAN: WeightsBySide = [HAND_SET, { ...HAND_SET, allCities: 300 }];

/**
 * The General's: the Veteran's, moved together in the direction in which matches against the Veteran
 * were won more often (`docs/judges.md`). What is not named here made no difference that was seen.
 */
export const GENERAL: WeightsBySide = [
  {
    ...VETERAN[0],
    prestigeLow: 5.68,
    revoltsPossible: 3.7,
    revoltFar: 1.59,
    britishMainLeader: 6.92,
    footCard: 1.85,
    boerCard: 0.61,
    funds: 3.46,
    objectiveThreatened: 2.06,
    objectiveFar: 0.57,
    objectiveReached: 2.38,
    garrison: 1.52,
    armiesNear: 0.77,
    siege: 0.74,
    reliefFar: 0.59,
    commandosFew: 1.39,
    raids: 10.6,
  },
  {
    ...VETERAN[1],
    revolt: 3.79,
    twoRevolts: 1.62,
    britishMainLeader: 3.69,
    britishLeader: 1.58,
    boerLeader: 4.79,
    cavalryCard: 0.57,
    footCard: 0.42,
    boerCard: 1.54,
    commando: 3.35,
    objectiveHeldLater: 11,
    objectiveHeld: 6.34,
    objectiveThreatened: 1.49,
    objectiveFarLater: 1.24,
    objectiveFar: 1.17,
    objectiveReachedLater: 4.93,
    annexation: 31.9,
    repression: 3.1,
    besiegerFar: 1.61,
    siege: 0.74,
    reliefFar: 0.48,
    commandosFew: 4.36,
    campSites: 0.77,
    allCities: 238,
  },
];
