import { at } from '../../../kernel/lists.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { type Box, NORTH, SIDES } from '../box.ts';
import { searchChance } from '../odds.ts';
import { inPlay, leaderArea, leaderOf, spAtStart, stepsBetween } from '../rules/01-pieces.ts';
import { orderAreas } from '../rules/02-orders.ts';
import type { Look, State } from '../state.ts';
import type { RedversReverse } from '../vocabulary.ts';
import { type Plan, player } from './orders.ts';
import { boersAt, condition } from './tactics.ts';

/** The recruit: a fixed opening, then each brigade at the emplacement that looks best. */

const OPENING: Readonly<Record<string, string>> = {
  naval: 'naval-gun-hill',
  '2nd-bde-div': 'harts-ridge',
  '5th-irish': 'native-bank',
  '4th-light': 'bridle-kraal',
  '2nd-english': 'mealie-fields',
  mounted: 'gomba-spruit',
  '6th-fusilier': 'bend-thorns',
  '1st-bde-div': 'railway-flats',
};

/** In the Buller version he does as Buller did: the printed objectives, pressed until turn 14. */
const PRESSED_UNTIL = 14;

const plan: Plan = (look, brigade) => {
  const { state, box } = look;
  const { id, kind } = at(box.brigades, brigade);
  if (state.chosen.scenario === 'buller-version') return historical(look, brigade);
  if (state.turn === 1 || (state.chosen.variants.includes('late-start') && state.turn === 3)) {
    const area = box.areaIndex.get(OPENING[id] ?? '');
    return area === undefined ? null : { area, worth: 50 - brigade };
  }
  return kind === 'artillery' ? null : attack(look, brigade);
};

function historical(look: Look, brigade: number): ReturnType<Plan> {
  const { state, box } = look;
  const area = at(box.brigades, brigade).historical;
  if (state.turn > PRESSED_UNTIL || leaderArea(look, brigade) === area) return null;
  return { area, worth: 10 - brigade };
}

/** Fit brigades go for the emplacement that promises most. */
function attack(look: Look, brigade: number): ReturnType<Plan> {
  const { box } = look;
  if (!inPlay(look.state, leaderOf(box, brigade))) return null;
  const { sound, sp } = condition(look, brigade);
  if (sound < 2 || sp <= 0.55 * spAtStart(look, brigade)) return null;
  let best: { area: number; worth: number } | null = null;
  for (const area of orderAreas(look, brigade)) {
    const { emplacement } = at(box.areas, area);
    if (!emplacement || at(look.state.captured, area) > 0) continue;
    const worth = score(look, brigade, area);
    if (worth > -4 && worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { area, worth };
  }
  return best;
}

function score(look: Look, brigade: number, area: number): number {
  const { state, box } = look;
  const { gait } = at(box.brigades, brigade);
  const steps = stepsBetween(box, gait, leaderArea(look, brigade), area);
  const taken = state.objective.some((goal, other) => other !== brigade && goal === area);
  return (
    chanceToEnter(look, brigade, area) * (10 - boersAt(look, area)) -
    1.2 * steps -
    (taken ? 6 : 0) -
    (at(state.hidden, area) > 0 ? 3 : 0) -
    (at(box.areas, area).terrain === 'hill' ? 2 : 0)
  );
}

/** 1 on the same bank; over the river the chance of the crossing directly before the target. */
function chanceToEnter(look: Look, brigade: number, area: number): number {
  const { box } = look;
  const here = at(box.areas, leaderArea(look, brigade)).bank;
  if (here === at(box.areas, area).bank || here === NORTH) return 1;
  let chance = 0;
  for (const next of at(at(box.links, 0), area)) {
    const { kind } = at(box.areas, next);
    if (kind === 'bridge') chance = Math.max(chance, 0.4);
    if (kind === 'drift') chance = Math.max(chance, searchChance(look, next));
  }
  return chance;
}

export const recruit: Opponent<State, Box, RedversReverse> = {
  level: 'recruit',
  sides: SIDES,
  choose: player(plan),
};
