import type { Choice } from '../../../kernel/choice.ts';
import { textOf } from '../../../kernel/json.ts';
import { at } from '../../../kernel/lists.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import { moraleOf } from '../rules/01-general.ts';
import { refuseFirer, refuseTarget } from '../rules/10-fire.ts';
import {
  BOERS,
  BRITISH,
  card,
  commanderIndex,
  hexIndex,
  onMap,
  type State,
  unitsIn,
} from '../state.ts';
import { boerAction, boersFirst, nextBoer, pickBoer, reactionShot, standOrGo } from './boers.ts';
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
import { find, first, type Mind, mindOf, sideOf, verb } from './mind.ts';
import { orderFor } from './orders.ts';
import { retreatTo } from './retreats.ts';
import { sideIssue } from './side-issues.ts';

/** Whether the British guns have somebody to fire at. */
function gunsSee(mind: Mind): boolean {
  const { state } = mind;
  return state.hex.some(
    (hex, gun) =>
      hex >= 0 &&
      card(mind, gun).side === BRITISH &&
      card(mind, gun).kind === 'gun' &&
      !refuseFirer(mind, gun) &&
      state.hex.some(
        (_, boer) =>
          mind.box.sideOf[boer] === BOERS && onMap(mind, boer) && !refuseTarget(mind, gun, boer),
      ),
  );
}

/** Guns first where they can prepare, last where others must first find them a target. */
function pick(mind: Mind): Choice {
  if (sideOf(mind) === BOERS) return pickBoer(mind);
  const list = gunsSee(mind)
    ? ['hall', 'wauchope', 'colvile', 'pole-carew', 'babington']
    : ['wauchope', 'colvile', 'pole-carew', 'hall', 'babington'];
  return (
    list.map((id) => find(mind, (c) => c.piece === id)).find((c) => c !== undefined) ?? first(mind)
  );
}

/** The brigadier an order is being written for. */
const ordered = (mind: Mind): number =>
  commanderIndex(mind, textOf(mind.owed.step['commander'] ?? ''));

/** Counterattacks where they are likely to succeed, then the best shot. */
function react(mind: Mind): Choice {
  const { state } = mind;
  for (const name of ['counterattack', 'countercharge']) {
    const counter = verb(mind, name);
    if (!counter) continue;
    const units = unitsIn(mind, hexIndex(mind, counter.at), BRITISH).slice(0, 3);
    const fit = units.every((unit) => moraleOf(mind, unit) >= 5);
    if (units.length > 0 && fit && winChance(mind, units, at(state.hex, state.mover)) >= 0.5)
      return counter;
  }
  return (
    reactionShot(mind) ??
    verb(mind, 'pass') ??
    verb(mind, 'dismount') ??
    verb(mind, 'withdraw') ??
    first(mind)
  );
}

/** Plans by brigade, exact odds, reactions by threshold. */
export const veteran: Opponent<State, Box> = {
  level: 'veteran',
  sides: ['british', 'boers'],
  choose(thinking) {
    const mind = mindOf(thinking);
    const british = sideOf(mind) === BRITISH;
    switch (mind.owed.step.step) {
      case 'openFire':
        return bestShot(mind, 0) ?? first(mind);
      case 'pickBrigade':
      case 'single':
        return pick(mind);
      case 'whoFirst':
        return verb(mind, british || boersFirst(mind) ? 'goFirst' : 'goSecond') ?? first(mind);
      case 'independence':
        return (
          (british && wantsOrder(mind, mind.state.active) && verb(mind, 'think')) ||
          verb(mind, 'obey') ||
          first(mind)
        );
      case 'giveOrder':
        return (
          (british &&
            find(
              mind,
              (c) => c.do === 'order' && wantsOrder(mind, commanderIndex(mind, c.piece)),
            )) ||
          verb(mind, 'noOrders') ||
          first(mind)
        );
      case 'orderKind':
        return verb(mind, british ? wish(mind, ordered(mind)) : 'defend') ?? first(mind);
      case 'orderVector':
      case 'orderEdge':
      case 'orderDistance': {
        const { goal, distance } = aim(mind, ordered(mind));
        return orderFor(mind, goal, distance);
      }
      case 'chiefRide':
        return chiefRides(mind);
      case 'act':
        return british ? nextActor(mind) : nextBoer(mind);
      case 'lead':
        return british ? leadOn(mind) : (verb(mind, 'stay') ?? first(mind));
      case 'beforeMelee':
        return standOrGo(mind);
      case 'retreatStep':
        return retreatTo(mind);
      case 'unit':
        return british ? britishAction(mind) : boerAction(mind);
      case 'react':
        return react(mind);
      case 'joinOrFight':
        return joinOrFight(mind);
      default:
        return sideIssue(mind) ?? first(mind);
    }
  },
};
