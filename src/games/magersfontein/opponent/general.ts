import { sameChoice } from '../../../kernel/choice.ts';
import type { Opinion } from '../../../kernel/judge.ts';
import type { Opponent, Thinking } from '../../../kernel/opponent.ts';
import { type Generalship, generalOf, generalsOf } from '../../../kernel/search/general.ts';
import type { Proof } from '../../../kernel/search/race.ts';
import { type Box, SIDES } from '../box.ts';
import { commanderIndex, type State, scenarioOf, unitIndex } from '../state.ts';
import type { Choice, Magersfontein } from '../vocabulary.ts';
import { openings } from './boers.ts';
import { judge } from './judge.ts';
import { plannerOf, veteran } from './veteran.ts';
import { BOLD, type BothWeights, CAUTIOUS, GENERAL, VETERAN } from './weights.ts';
import { shotWorth } from './worth.ts';

type Asked = Thinking<State, Box, Magersfontein>;

/** So many points of the battle count as much as a win chance from 0 to 1. */
const POINTS = 80;

/** Where points decide, the points expected in the end; elsewhere the win chance. */
const value = ({ points, winChance }: Opinion): number =>
  points === undefined ? winChance : points / POINTS;

/** What else might be done where the fight of a brigade is decided: nothing elsewhere. */
const crossroads = ({ choices, owed }: Asked): readonly Choice[] =>
  ['orderKind', 'joinOrFight', 'beforeMelee'].includes(owed.step.step) ? choices : [];

/** The same, and counterattacks, who goes first, and what units do that may assault or are hurt. */
function anythingElse(asked: Asked, own: Choice): readonly Choice[] {
  const { choices, owed } = asked;
  const of = (...verbs: readonly Choice['do'][]): Choice[] =>
    choices.filter((choice) => verbs.includes(choice.do));
  switch (owed.step.step) {
    case 'unit': {
      const assaults = of('assault', 'charge');
      if (assaults.length > 0) return [...assaults, ...bestShot(asked), ...of('recover', 'done')];
      // Whether hurt men go on, fire or rest.
      const rest = of('recover');
      if (rest.length === 0) return [];
      return own.do === 'recover' ? bestShot(asked) : rest;
    }
    case 'react':
      return of('counterattack', 'countercharge').length > 0 ? choices : [];
    case 'whoFirst':
      return choices;
    default:
      return crossroads(asked);
  }
}

/** The volley that looks best. */
function bestShot(asked: Asked): readonly Choice[] {
  let best: Choice | undefined;
  let most = 0;
  for (const choice of asked.choices) {
    if (choice.do !== 'fire') continue;
    const [firer, target] = [unitIndex(asked, choice.piece), unitIndex(asked, choice.with)];
    const worth =
      firer < 0 || target < 0 ? 0 : shotWorth({ ...asked, weights: VETERAN }, firer, target);
    if (worth > most) [best, most] = [choice, worth];
  }
  return best ? [best] : [];
}

/**
 * Activations after which a try is judged. An order shows what it is worth after some. Who goes first
 * looks better by ten points of win chance on average until the other side has had its turn as well,
 * and falling back is not paid for before the enemy has come after. Elsewhere it is enough that he
 * has had his answer.
 */
const HORIZONS: Readonly<Record<string, number>> = { orderKind: 4, whoFirst: 4, beforeMelee: 6 };
const horizon = ({ owed }: Asked): number => HORIZONS[owed.step.step] ?? 2;

interface Manner extends Proof {
  /** Who says what to do at first sight, and plays the tries to their end. */
  readonly quick: Opponent<State, Box, Magersfontein>;
  alternatives(asked: Asked, own: Choice): readonly Choice[];
  readonly rollouts: number;
  /** Whether what is done at first sight stands, and the search only tells what it thinks of it. */
  isSettled?(asked: Asked): boolean;
}

const searching = ({
  alternatives,
  ...manner
}: Manner): Generalship<State, Box, Magersfontein> => ({
  sides: SIDES,
  judge,
  proposals(asked) {
    const own = manner.quick.choose(asked);
    return [own, ...alternatives(asked, own).filter((choice) => !sameChoice(choice, own))];
  },
  value,
  horizon,
  candidates: 4,
  ...manner,
});

/** II.6 So often the second best brigade's marker lies there: an enemy who knows the plan cannot count on it. */
const ONE_IN = 3;

/** Whether a Boer commander has enough to fire at: then nothing is gained by keeping him back to surprise anybody. */
const isPressing = (asked: Asked, own: Choice): boolean =>
  asked.side === 'boers' &&
  own.do === 'pick' &&
  openings(asked, commanderIndex(asked, own.piece)) >= GENERAL.boers.plenty;

/** Plans as another does, but mixes where markers are laid face down and nothing presses. */
const unforeseen = (planner: Opponent<State, Box, Magersfontein>): typeof planner => ({
  ...planner,
  choose(asked) {
    const own = planner.choose(asked);
    if (asked.owed.step.step !== 'pickBrigade' || isPressing(asked, own)) return own;
    const choices = asked.choices.filter((choice) => !sameChoice(choice, own));
    const mixes = choices.length > 0 && asked.random(ONE_IN) === 0;
    return mixes ? planner.choose({ ...asked, choices }) : own;
  },
});

/** Looks through finished matches and for puzzles, with the Veteran on both sides. */
export const reviewer = generalOf(
  searching({ quick: veteran, alternatives: anythingElse, rollouts: 40 }),
);

/**
 * Plans as the Veteran does, by weights of its own, and puts to the test what decides a fight. In the
 * whole battle it keeps to its plan whatever comes of that: there a search that chose won no more.
 */
const planning = (weights: BothWeights): Generalship<State, Box, Magersfontein> =>
  searching({
    quick: unforeseen(plannerOf((side) => weights[side])),
    alternatives: crossroads,
    isSettled: (asked) => scenarioOf(asked).victoryByPoints !== null,
    rollouts: 40,
    believed: 2,
    least: 0.02,
  });

export const [cautious, bold, general] = generalsOf(planning(GENERAL), {
  cautious: planning(CAUTIOUS),
  bold: planning(BOLD),
});
