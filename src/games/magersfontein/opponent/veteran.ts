import { at } from '../../../kernel/lists.ts';
import { answering, type Opponent } from '../../../kernel/opponent.ts';
import { type Box, SIDES } from '../box.ts';
import { moraleOf } from '../rules/01-general.ts';
import { whyNotFirer, whyNotTarget } from '../rules/10-fire.ts';
import type { SideName } from '../sides.ts';
import {
  BOERS,
  BRITISH,
  card,
  commanderIndex,
  hexIndex,
  type Look,
  onMap,
  type State,
  unitsIn,
} from '../state.ts';
import type { Choice, Magersfontein, Offer } from '../vocabulary.ts';
import {
  boerAction,
  boersFirst,
  nextBoer,
  pickBoer,
  reactionShot,
  standOrFallBack,
} from './boers.ts';
import {
  aim,
  bestShot,
  britishAction,
  chiefRides,
  joinOrFight,
  leadOn,
  nextActor,
  wantsOrder,
  wish,
} from './british.ts';
import { winChance } from './judgement.ts';
import { find, first, type Mind, mindOf, offer, offers, type Scratch, sideOf } from './mind.ts';
import { minorDecisions } from './minor-decisions.ts';
import { ordered, orderTo } from './orders.ts';
import { retreatTo } from './retreats.ts';
import { VETERAN, type Weights } from './weights.ts';

/** Whether the British guns have somebody to fire at. */
function gunsSee(mind: Look): boolean {
  const { state } = mind;
  return state.hex.some(
    (hex, gun) =>
      hex >= 0 &&
      card(mind, gun).side === BRITISH &&
      card(mind, gun).kind === 'gun' &&
      !whyNotFirer(mind, gun) &&
      state.hex.some(
        (_, boer) =>
          mind.box.sideOf[boer] === BOERS && onMap(mind, boer) && !whyNotTarget(mind, gun, boer),
      ),
  );
}

/** Guns first where they can prepare, last where others must first find them a target. */
function pick(mind: Mind<'pickBrigade' | 'single'>): Choice<'pick'> {
  if (sideOf(mind) === BOERS) return pickBoer(mind);
  const list = gunsSee(mind)
    ? ['hall', 'wauchope', 'colvile', 'pole-carew', 'babington']
    : ['wauchope', 'colvile', 'pole-carew', 'hall', 'babington'];
  return (
    list.map((id) => find(mind, (c) => c.piece === id)).find((c) => c !== undefined) ?? first(mind)
  );
}

/** Counterattacks where they are likely to succeed, then the best shot. */
function react(mind: Mind<'react'>): Offer<'react'> {
  const { state, weights } = mind;
  for (const name of ['counterattack', 'countercharge'] as const) {
    const counter = offer(mind, name);
    if (!counter) continue;
    const units = unitsIn(mind, hexIndex(mind, counter.at), BRITISH).slice(0, 3);
    const fit = units.every((unit) => moraleOf(mind, unit) >= weights.counterFit);
    const chance = winChance(mind, units, at(state.hex, state.mover));
    if (units.length > 0 && fit && chance >= weights.counterChance) return counter;
  }
  return (
    reactionShot(mind) ??
    offer(mind, 'pass') ??
    offer(mind, 'dismount') ??
    offer(mind, 'withdraw') ??
    first(mind)
  );
}

const isBritish = (mind: Mind): boolean => sideOf(mind) === BRITISH;

const answer = answering<State, Box, Magersfontein, Scratch>({
  ...minorDecisions,
  ...orderTo(aim),
  openFire: (mind) => bestShot(mind, 0) ?? first(mind),
  pickBrigade: pick,
  single: pick,
  whoFirst: (mind) =>
    offer(mind, isBritish(mind) || boersFirst(mind) ? 'goFirst' : 'goSecond') ?? first(mind),
  independence: (mind) =>
    (isBritish(mind) && wantsOrder(mind, mind.state.active) && offer(mind, 'think')) ||
    offer(mind, 'obey') ||
    first(mind),
  giveOrder: (mind) =>
    (isBritish(mind) &&
      offers(mind, 'order').find((c) => wantsOrder(mind, commanderIndex(mind, c.piece)))) ||
    offer(mind, 'noOrders') ||
    first(mind),
  orderKind: (mind) =>
    offer(mind, isBritish(mind) ? wish(mind, ordered(mind)) : 'defend') ?? first(mind),
  chiefRide: chiefRides,
  act: (mind) => (isBritish(mind) ? nextActor(mind) : nextBoer(mind)),
  lead: (mind) => (isBritish(mind) ? leadOn(mind) : (offer(mind, 'stay') ?? first(mind))),
  beforeMelee: standOrFallBack,
  retreatStep: retreatTo,
  unit: (mind) => (isBritish(mind) ? britishAction(mind) : boerAction(mind)),
  react,
  joinOrFight,
});

/** Plans by brigade, exact odds, reactions by threshold: by weights of its own for each side. */
export const plannerOf = (
  weightsOf: (side: SideName) => Weights,
): Opponent<State, Box, Magersfontein> => ({
  level: 'veteran',
  sides: SIDES,
  choose: (thinking) => answer(mindOf(thinking, weightsOf(thinking.side))),
});

export const veteran = plannerOf(() => VETERAN);
