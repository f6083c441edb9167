import { sameChoice } from '../../../kernel/choice.ts';
import { generalsOf } from '../../../kernel/search/general.ts';
import { type Box, SIDES } from '../box.ts';
import type { State } from '../state.ts';
import type { Bittereinder, Choice } from '../vocabulary.ts';
import { isForNothing } from './empire-attack.ts';
import { judge } from './judge.ts';
import type { Mind } from './mind.ts';
import { boldPlanner, cautiousPlanner, planner, veteran } from './opponents.ts';
import { isLostIfDriven } from './republics-combat.ts';
import { GENERAL } from './skill.ts';

/** Questions about fights and works: few choices, and the judge sees soon what came of them. */
const TRIED: ReadonlySet<string> = new Set([
  'attack',
  'secondGo',
  'armySecond',
  'strength',
  'half',
  'siege',
  'retreatTo',
  'lastResort',
  'razeArea',
  'bargain',
  'hasten',
]);

/**
 * Strengths worth trying beside the Veteran's: next to it, next to nothing, and all there is. Points
 * are not saved where men would be lost for them, be it that they cannot fall back or that they show
 * no strength at all: the judge knows what a point is worth for the war, and has seen too few men
 * thrown away to know what they are worth.
 */
function strengths(mind: Mind, own: Choice): Choice[] {
  const { choices, state } = mind;
  const mine = 'n' in own ? own.n : 0;
  const most = Math.max(...choices.map((choice) => ('n' in choice ? choice.n : 0)));
  const wanted = [mine - 2, mine + 2, 1, most, Math.round(mine / 2)];
  const { battle } = state;
  const least = battle && isLostIfDriven(mind, battle.area) ? mine : Math.min(mine, 1);
  return wanted.flatMap(
    (n) => choices.find((choice) => choice.do === 'commit' && choice.n === n && n >= least) ?? [],
  );
}

/** In the whole war: what the Republics do by plan, and what alone the Empire looks at. */
const PLANNED_BY_REPUBLICS: ReadonlySet<string> = new Set(['attack', 'armySecond', 'strength']);
const LOOKED_AT_BY_EMPIRE: ReadonlySet<string> = new Set(['attack', 'secondGo']);

/**
 * A try of one month does not show what the whole war is decided by. In battle the Republics keep to
 * their plan: they save points for its last months, and a try shows what points would buy now. What
 * the Empire pays in morale is missed only at the election (12.1-d).
 */
function keepsToPlan({ side, state, owed }: Mind): boolean {
  const { step } = owed.step;
  if (state.scenario !== 'campaign') return false;
  return side === 'republics' ? PLANNED_BY_REPUBLICS.has(step) : !LOOKED_AT_BY_EMPIRE.has(step);
}

/**
 * Whom to attack the Empire looks at, for those who ask what it thinks, but attacks by plan all the
 * same: what wears the Republics down shows only later. A search that chose won no more in the whole
 * war, and less in Bobs' War.
 */
const isSettled = ({ side, state }: Mind): boolean =>
  side === 'empire' && state.scenario !== 'marchingToPretoria';

/** Letting it be comes first: it is what the Veteran forgets most easily. */
const QUIET: ReadonlySet<string> = new Set(['done', 'decline', 'giveUp', 'fullPrice']);

/** What the judge does not miss and the town does: a guard thrown out in an attack that brings nothing. */
const isWaste = (mind: Mind, choice: Choice): boolean =>
  mind.side === 'empire' && choice.do === 'attack' && isForNothing(mind, choice, GENERAL);

function others(mind: Mind, own: Choice): readonly Choice[] {
  const { step } = mind.owed.step;
  if (!TRIED.has(step) || keepsToPlan(mind)) return [];
  if (step === 'strength') return strengths(mind, own);
  const quiet = mind.choices.filter((choice) => QUIET.has(choice.do));
  const rest = mind.choices.filter((choice) => !QUIET.has(choice.do) && !isWaste(mind, choice));
  // What an attack costs the Empire is seen at once, what it brings only late: none is called off.
  const goesOn = mind.side === 'empire' && step === 'attack' && !QUIET.has(own.do);
  return goesOn ? rest : [...quiet, ...rest];
}

/** What a plan says, and in fights what else might be done. */
const proposalsOf =
  (plan: typeof planner) =>
  (mind: Mind): readonly Choice[] => {
    const own = plan.choose(mind);
    const seen = [own];
    for (const choice of others(mind, own))
      if (!seen.some((one) => sameChoice(one, choice))) seen.push(choice);
    return seen;
  };

/** Tries fights until those of the turn are over, and works until the next turn begins. */
export const [cautious, bold, general] = generalsOf<State, Box, Bittereinder>(
  {
    sides: SIDES,
    judge,
    proposals: proposalsOf(planner),
    isSettled,
    quick: veteran,
    horizon: 1,
    candidates: 5,
    rollouts: 64,
    believed: 1.5,
  },
  {
    cautious: { proposals: proposalsOf(cautiousPlanner) },
    bold: { proposals: proposalsOf(boldPlanner) },
  },
);
