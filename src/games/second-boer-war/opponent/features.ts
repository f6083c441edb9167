import type { Features } from '../../../kernel/judge.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, MAIN } from '../box.ts';
import {
  activeSide,
  commandosInHand,
  countedCamps,
  empireControls,
  garrisonLeaderIn,
  hasFlag,
  howMany,
  leaderIn,
  total,
} from '../queries.ts';
import { HAND, HIDDEN, type Look, NONE, OUT, type State } from '../state.ts';
import type { SecondBoerWar } from '../vocabulary.ts';
import { nearest } from './ground.ts';
import { sweepOdds } from './sieges.ts';
import { hunted, mainArmies, sites } from './value.ts';

/** What the judge looks at. All of it can be read from the view of either side. */
const FEATURES: Readonly<Record<string, (look: Look) => number>> = {
  roundsLeft: ({ state, box }) => (box.rounds - state.round) / box.rounds,
  boersAct: (look) => (activeSide(look) === BOERS ? 1 : 0),
  prestige: ({ state }) => state.prestige,
  prestigeLow: ({ state }) => Math.max(0, 4 - state.prestige),
  revolts: ({ state }) => total(state.revolt),
  revoltsUnbearable: ({ state }) => (total(state.revolt) >= 3 ? 1 : 0),
  revoltsFar: ({ state, box }) => {
    let far = 0;
    for (let area = 0; area < box.areas.length; area++)
      if (at(state.revolt, area) === 1) far += nearest({ state, box }, EMPIRE, area);
    return far;
  },
  britishLeaders: (look) => leaders(look, EMPIRE),
  boerLeaders: (look) => leaders(look, BOERS),
  britishCards: (look) => cards(look, EMPIRE),
  boerCards: (look) => cards(look, BOERS),
  commandos: commandosInHand,
  funds: ({ state }) => Math.max(0, state.funds),
  fundsLow: ({ state }) => (state.funds < 0 ? 0 : Math.max(0, 4 - state.funds)),
  citiesFallen: ({ state }) => total(state.fallen),
  allCitiesChance: sweepOdds,
  besieged: (look) => siegesOf(look).count,
  siegeProgress: (look) => siegesOf(look).progress,
  reliefFar: (look) => siegesOf(look).relief,
  objectivesHeld: ({ state, box }) => howMany(box.objectives, (a) => at(state.garrison, a) === 1),
  objectivesMissing: (look) => missing(look),
  objectivesMissingLate: (look) => missing(look) * lateness(look),
  objectivesFar: ({ state, box }) => {
    let far = 0;
    for (const area of box.objectives)
      if (at(state.garrison, area) === 0) far += nearest({ state, box }, EMPIRE, area);
    return far;
  },
  objectivesDefended: (look) => {
    let sum = 0;
    for (const area of look.box.objectives)
      if (at(look.state.garrison, area) === 0 && leaderIn(look, BOERS, area) !== NONE)
        sum += 1 + Math.max(0, at(look.state.fort, area));
    return sum;
  },
  objectivesThreatened: (look) => {
    let sum = 0;
    for (const area of look.box.objectives)
      if (at(look.state.garrison, area) === 1 && leaderIn(look, EMPIRE, area) === NONE)
        sum += Math.max(0, 3 - nearest(look, BOERS, area));
    return sum;
  },
  armiesNear: mainArmies,
  annexed: (look) => flag(look, 'annexation'),
  unannexedLate: (look) => (1 - flag(look, 'annexation')) * lateness(look),
  repression: (look) => flag(look, 'repression'),
  garrisons: ({ state }) => total(state.garrison),
  burnt: ({ state }) => howMany(state.burnt, (face) => face > 0),
  blockhouseSystem: (look) => flag(look, 'blockhouses'),
  africans: (look) => flag(look, 'africans'),
  raids: (look) => flag(look, 'raids'),
  stormjaag: (look) => flag(look, 'stormjaag'),
  campsCount: (look) => countedCamps(look),
  commandosOverCamps: (look) => commandosInHand(look) - countedCamps(look),
  commandosOverCampsLate: (look) => (commandosInHand(look) - countedCamps(look)) * lateness(look),
  campsCapped: ({ state, box }) =>
    Math.max(0, total(state.camp) - box.prestige.campFactor * state.prestige),
  campSites: sites,
  boersHunted: hunted,
  battlesLostByEmpire: ({ state }) => at(state.lost, EMPIRE),
  battlesLostByBoers: ({ state }) => at(state.lost, BOERS),
};

/** More of it never speaks against this side. */
const FAVOURS: Readonly<Record<string, 'empire' | 'boers'>> = {
  prestige: 'empire',
  prestigeLow: 'boers',
  revolts: 'boers',
  revoltsUnbearable: 'boers',
  revoltsFar: 'boers',
  britishLeaders: 'empire',
  boerLeaders: 'boers',
  britishCards: 'empire',
  boerCards: 'boers',
  commandos: 'boers',
  funds: 'boers',
  fundsLow: 'empire',
  citiesFallen: 'boers',
  allCitiesChance: 'boers',
  besieged: 'boers',
  siegeProgress: 'boers',
  reliefFar: 'boers',
  objectivesHeld: 'empire',
  objectivesMissing: 'boers',
  objectivesMissingLate: 'boers',
  objectivesFar: 'boers',
  objectivesDefended: 'boers',
  objectivesThreatened: 'boers',
  armiesNear: 'empire',
  annexed: 'empire',
  unannexedLate: 'boers',
  garrisons: 'empire',
  burnt: 'empire',
  campsCount: 'empire',
  commandosOverCamps: 'boers',
  commandosOverCampsLate: 'boers',
  campsCapped: 'boers',
  campSites: 'empire',
  battlesLostByEmpire: 'boers',
  battlesLostByBoers: 'empire',
};

const lateness = ({ state, box }: Look): number => state.round / box.rounds;

const flag = (look: Look, name: Parameters<typeof hasFlag>[1]): number =>
  hasFlag(look, name) ? 1 : 0;

const missing = (look: Look): number =>
  howMany(look.box.objectives, (area) => !empireControls(look, area));

/** Leaders who are, or may still come, in play; main leaders count double. */
function leaders({ state, box }: Look, side: number): number {
  let sum = 0;
  for (const leader of at(box.field, side))
    if (at(state.leaderAt, leader) !== OUT) sum += at(box.kind, leader) === MAIN ? 2 : 1;
  return sum;
}

/** What the cards in hand are good for; a British card that may be in hand counts half. */
function cards({ state, box }: Look, side: number): number {
  let sum = 0;
  for (const card of at(box.cardsOf, side)) {
    const where = at(state.cardAt, card);
    if (where !== HAND && where !== HIDDEN) continue;
    const morale = at(box.morale, card);
    const ready = at(box.single, card) && at(state.spent, card) === 1 ? 0.7 : 1;
    const steady = morale < 0 ? 1 : morale / 6;
    sum += (where === HAND ? 1 : 0.5) * at(at(box.strength, 0), card) * steady * ready;
  }
  return sum;
}

function siegesOf(look: Look): { count: number; progress: number; relief: number } {
  const { state, box } = look;
  const sum = { count: 0, progress: 0, relief: 0 };
  for (const city of box.cities) {
    if (at(state.fallen, city) === 1 || at(state.siege, city) === NONE) continue;
    if (garrisonLeaderIn(look, city) === NONE) continue;
    sum.count++;
    sum.progress += at(state.siege, city);
    sum.relief += Math.min(4, nearest(look, EMPIRE, city));
  }
  return sum;
}

const MEASURES = Object.values(FEATURES);

const STAGES = ['turn1', 'turn1late', 'turn2', 'turn2late', 'turn3', 'turn4'] as const;

export const features: Features<State, Box, SecondBoerWar> = {
  names: Object.keys(FEATURES),
  favours: FAVOURS,
  stages: STAGES,
  stageOf({ state, box }) {
    if (state.turn >= 3) return Math.min(STAGES.length - 1, state.turn + 1);
    return 2 * (state.turn - 1) + (2 * state.round > box.rounds ? 1 : 0);
  },
  time: ({ turn, round }) => turn * 100 + round,
  measure: (view) => MEASURES.map((measure) => measure(view)),
};
