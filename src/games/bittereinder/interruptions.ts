import type { Asked, Interruption, Interruptions } from '../../kernel/game.ts';
import { textOf } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { stepsFrom } from '../../kernel/steps-from.ts';
import { type Box, SIDES } from './box.ts';
import { strengths } from './rules/08-combat.ts';
import { boerFighters, freePoints, mostStrength } from './rules/08-strength.ts';
import {
  areaId,
  areaOf,
  EMPIRE,
  factorsIn,
  type Look,
  PHASES,
  type PhaseName,
  pieceOf,
  type State,
} from './state.ts';
import type { Choice } from './vocabulary.ts';

/** 4 Whose turn a phase is; nobody's while both prepare. */
const TURN_OF: Readonly<Record<PhaseName, 'empire' | 'republics' | null>> = {
  setup: null,
  reinforcement: 'empire',
  republicanRail: 'republics',
  empireRail: 'empire',
  empireLand: 'empire',
  republicanLand: 'republics',
  republicanCombat: 'republics',
  empireCombat: 'empire',
  commitment: 'empire',
  blockhouses: 'empire',
  morale: 'empire',
  victory: 'empire',
};

type Question = Asked<State, Box>;
/** As this game offers it. */
const offered = (asked: Question): readonly Choice[] => asked.choices as readonly Choice[];
const doing = (asked: Question, verb: string): Choice | undefined =>
  offered(asked).find((choice) => choice.do === verb);

const battleAt = (look: Look): string =>
  look.state.battle ? areaId(look, look.state.battle.area) : '';
const everyArea = (box: Box): readonly string[] => box.areaIds;

/** 8.4-a Towns in which the Empire could be besieged. */
const besiegeable = (box: Box): readonly string[] =>
  box.areaIds.filter((_, area) => box.town[area] === 1 || box.siegeNeutral[area] === 1);

/** Towards one's own base: Cape Town, or the capitals of the Republics. */
function homeward(asked: Question): readonly number[] {
  const { box } = asked;
  return asked.side === at(SIDES, EMPIRE)
    ? stepsFrom(box.near, box.capeTown)
    : stepsFrom(box.near, box.pretoria, box.bloemfontein);
}

/** 8.8.1-4 Among the places on offer: nearest to one's base, or where most of one's own stand. */
function wayOut(asked: Question, word: string): Choice | undefined {
  const steps = homeward(asked);
  const own = SIDES.indexOf(asked.side as (typeof SIDES)[number]);
  const strengthAt = (area: number): number => factorsIn(asked, own, area);
  const ways = offered(asked).filter((choice) => 'to' in choice && choice.to !== undefined);
  const areaIn = (choice: Choice): number => areaOf(asked, 'to' in choice ? choice.to : undefined);
  const nearer = (a: Choice, b: Choice): number =>
    (steps[areaIn(a)] ?? 0) - (steps[areaIn(b)] ?? 0);
  const stronger = (a: Choice, b: Choice): number => strengthAt(areaIn(b)) - strengthAt(areaIn(a));
  return ways.toSorted((a, b) =>
    word === 'strongest' ? stronger(a, b) || nearer(a, b) : nearer(a, b) || stronger(a, b),
  )[0];
}

/** 8.3.2-b How much a word means: in the bounds of what can be shown. */
function strengthShown(asked: Question, word: string): Choice | undefined {
  const { battle } = asked.state;
  if (!battle) return undefined;
  const most = mostStrength(asked, battle);
  const { attack } = strengths(asked, battle);
  const wanted = {
    none: 0,
    free: freePoints(asked, battle.area, boerFighters(asked, battle)),
    half: Math.ceil(attack / 2),
    even: attack,
    all: most,
  }[word];
  if (wanted === undefined) return undefined;
  const n = Math.min(wanted, most);
  // With a great army it is asked in two goes, and the band comes first.
  return asked.choices.findLast((choice) => (choice.n ?? 0) <= n) as Choice | undefined;
}

/** 8.8.2-d The cheapest way through, if it costs no more than the word allows. */
function wayThrough(asked: Question, word: string): Choice | undefined {
  const giveUp = doing(asked, 'giveUp');
  if (word === 'giveUp') return giveUp;
  const most = { upTo5: 5, upTo10: 10 }[word] ?? Number.MAX_SAFE_INTEGER;
  const ways = asked.choices.filter((choice) => choice.do === 'breakThrough');
  const [cheapest] = ways.toSorted((a, b) => (a.n ?? 0) - (b.n ?? 0));
  return (cheapest && (cheapest.n ?? 0) <= most ? (cheapest as Choice) : giveUp) ?? undefined;
}

const QUESTIONS: readonly Interruption<State, Box>[] = [
  {
    id: 'siege',
    side: 'empire',
    decisions: ['siege'],
    answers: ['stand', 'shutIn'],
    places: besiegeable,
    at: battleAt,
    answer: doing,
  },
  {
    id: 'strength',
    side: 'republics',
    decisions: ['strength', 'band'],
    answers: ['none', 'free', 'half', 'even', 'all'],
    places: everyArea,
    at: battleAt,
    answer: strengthShown,
  },
  {
    id: 'half',
    side: 'republics',
    decisions: ['half'],
    answers: ['fullPrice', 'halfPrice'],
    places: everyArea,
    at: battleAt,
    answer: doing,
  },
  {
    id: 'retreat',
    side: null,
    decisions: ['retreatTo', 'retreatUnit'],
    answers: ['home', 'strongest'],
    places: everyArea,
    at: (_, args) => textOf(args['at']),
    answer: wayOut,
  },
  {
    id: 'follow',
    side: null,
    decisions: ['follow'],
    answers: ['home', 'strongest'],
    places: everyArea,
    // He is still where the fight was.
    at: (look, args) => areaId(look, at(look.state.at, pieceOf(look, textOf(args['leader'])))),
    answer: wayOut,
  },
  {
    id: 'lastResort',
    side: 'republics',
    decisions: ['lastResort'],
    answers: ['giveUp', 'upTo5', 'upTo10', 'anyPrice'],
    places: everyArea,
    at: (_, args) => textOf(args['at']),
    answer: wayThrough,
  },
  {
    id: 'arrange',
    side: 'republics',
    decisions: ['arrange'],
    answers: ['ready'],
    answer: doing,
  },
  {
    id: 'boerLeader',
    side: 'republics',
    decisions: ['boerLeader'],
    answers: ['home', 'strongest'],
    answer: wayOut,
  },
  {
    id: 'aid',
    side: 'republics',
    decisions: ['aid'],
    answers: ['marker', 'kommando'],
    answer: (asked, word) => offered(asked).find((choice) => 'as' in choice && choice.as === word),
  },
  {
    id: 'overruled',
    side: 'republics',
    decisions: ['overruled'],
    answers: ['sieges', 'halfPrice', 'army'],
    answer: (asked, word) => offered(asked).find((choice) => 'as' in choice && choice.as === word),
  },
];

/** Questions that are put to a side in the turn of the other. */
export const interruptions: Interruptions<State, Box> = {
  questions: QUESTIONS,
  interrupts: ({ state }, side) => {
    const turn = TURN_OF[at(PHASES, state.phase)];
    return turn !== null && turn !== side;
  },
};
