import { at } from '../../../kernel/lists.ts';
import {
  apart,
  BOERS,
  BRITISH,
  card,
  commandersIn,
  enemyOf,
  type Look,
  nameOf,
  onMap,
  openOrder,
  REORGANIZING,
  sideName,
} from '../state.ts';
import { decision, type GameEvent, type Refusal, refuse, step, type War } from '../vocabulary.ts';
import {
  check,
  checkLevel,
  d10,
  isBoerGun,
  isSecret,
  shownLevel,
  tellFigures,
} from './01-general.ts';
import { shakenOnAttack, takeDefense, whyNotTakeDefense } from './03-orders.ts';
import { fullMp } from './04-mounted.ts';
import { inEnemyZone, sees } from './05-zones.ts';
import { disturb } from './14-morale.ts';

const SAFE = 5;

/** XIV.20 Commandos come back in steps; XIV.19 all others, Boer guns and the Scandinavians at once. */
export const recoversInSteps = (look: Look, unit: number): boolean =>
  card(look, unit).side === BOERS && !isBoerGun(look, unit) && !card(look, unit).recoversAsBritish;

/** XIV.17 to XIV.20 Recovery takes the whole action (R23). */
export function whyNotRecovery(look: Look, unit: number): Refusal | null {
  const { state } = look;
  if (at(state.routed, unit)) return refuse('XIV.22', 'isRouted');
  if (!at(state.reduced, unit) && at(state.loss, unit) === 0)
    return refuse('XIV.18', 'nothingToRecover');
  if (
    at(state.mp, unit) < fullMp(look, unit) ||
    at(state.moved, unit) > 0 ||
    at(state.changed, unit) > 0
  )
    return refuse('XIV.18', 'needsAllMp');
  if (at(state.volleys, unit) > 0 && !state.options.recoverAndFire)
    return refuse('X.4', 'hasFired');
  return null;
}

/** XIV.21, R45 Where an enemy sees and controls the hex, nerve is needed to turn the counter over. */
export const recoveryNeedsNerve = (look: Look, unit: number): boolean =>
  at(look.state.reduced, unit) > 0 &&
  !(recoversInSteps(look, unit) && at(look.state.loss, unit) > 0) &&
  inEnemyZone(look, at(look.state.hex, unit), card(look, unit).side);

/** XIV.18 to XIV.21, R75 All movement points for morale, or for turning the counter to its front. */
export function recover(war: War, unit: number): void {
  const { state } = war;
  const piece = nameOf(war, unit);
  state.mp[unit] = 0;
  // R23 Volleys cost no points, so they are forbidden outright.
  if (!state.options.recoverAndFire) state.volleys[unit] = 2;
  // R71 What a concealed unit had lost, and how it recovers, is not shown.
  const tell = (event: GameEvent): void =>
    tellFigures(war, isSecret(war, unit) ? [BOERS] : [], event, {
      type: 'recoversUnseen',
      rule: 'XIV.18',
      piece,
    });
  if (!at(state.reduced, unit)) {
    state.loss[unit] = 0;
    tell({ type: 'recovered', rule: 'XIV.18', piece });
    return;
  }
  if (recoversInSteps(war, unit) && at(state.loss, unit) > 0) {
    state.loss[unit] = 0;
    tell({ type: 'recovered', rule: 'XIV.20', piece });
    return;
  }
  if (recoveryNeedsNerve(war, unit) && !check(war, unit, 0, 'recovery', 'XIV.21').passed) return;
  state.reduced[unit] = 0;
  state.loss[unit] = 1;
  tell({ type: 'restored', rule: recoversInSteps(war, unit) ? 'XIV.20' : 'XIV.19', piece });
}

/** XIV.22(4) What there is of the enemy now: within five hexes, or with the unit in his sight. */
const NEAR = 1;
const SEEN = 2;
const NEAR_AND_SEEN = NEAR + SEEN;

/** XIV.22(4) Which of the two an enemy who is not routed is at this moment, or different ones are. */
export function watching(look: Look, unit: number): number {
  const { state } = look;
  const hex = at(state.hex, unit);
  const enemy = enemyOf(card(look, unit).side);
  let found = 0;
  for (let other = 0; other < state.hex.length; other++) {
    if (card(look, other).side !== enemy || !onMap(look, other) || at(state.routed, other))
      continue;
    if (apart(look, at(state.hex, other), hex) < SAFE) found |= NEAR;
    if (!(found & SEEN) && sees(look, other, hex)) found |= SEEN;
    if (found === NEAR_AND_SEEN) break;
  }
  return found;
}

/** XIV.22(4) Five hexes from every enemy who is not routed, or out of all enemies' sight. */
export const canReorganize = (look: Look, unit: number): boolean =>
  watching(look, unit) !== NEAR_AND_SEEN;

/** XIV.23 Nobody who gathers would be disturbed if it were looked at now. */
export const isQuiet = (look: Look): boolean =>
  look.state.routed.every(
    (routed, unit) =>
      routed !== REORGANIZING ||
      !onMap(look, unit) ||
      (at(look.state.watched, unit) | watching(look, unit)) !== NEAR_AND_SEEN,
  );

/** XIV.22(4), XIV.23 Over the whole turn one of the two must hold: near at one time and in sight at another ends it. */
export function watchRallying(war: War): void {
  const { routed, watched } = war.state;
  for (let unit = 0; unit < routed.length; unit++) {
    if (routed[unit] !== REORGANIZING || !onMap(war, unit)) continue;
    watched[unit] = at(watched, unit) | watching(war, unit);
    if (watched[unit] === NEAR_AND_SEEN) disturb(war, unit);
  }
}

/** XIV.26, R43 The commander who may help: with the unit, its brigade on Defense; Cronje always. */
export function rallyBonus(look: Look, unit: number): number {
  const { state, box } = look;
  const { side, brigade } = card(look, unit);
  const leader = box.commanders.findIndex((c) => c.side === side && c.brigade === brigade);
  let best = 0;
  for (const commander of commandersIn(look, at(state.hex, unit), side)) {
    const { chief, morale, free, brigade: own } = at(box.commanders, commander);
    if (!chief && own !== brigade) continue;
    const calm = free || (leader >= 0 ? !at(state.attack, leader) : true);
    if (calm) best = Math.max(best, morale);
  }
  return best;
}

/** II.3(3), II.9 The reorganization phase; III.26 gives a shaken brigade on the attack its last chance to be calm. */
export const reorganisation = step('reorganisation', (war) => {
  war.state.phase = 2;
  for (const side of [BRITISH, BOERS]) {
    for (const commander of shakenOnAttack(war, side)) {
      if (wouldSteady(war, commander))
        war.next('rallyOrder', { side, commander: at(war.box.commanders, commander).id });
    }
  }
  war.next('rally');
});

/** XIV.26 Whether Defense would let a commander help one of his brigade who is about to rally. */
const wouldSteady = (look: Look, commander: number): boolean =>
  look.state.routed.some(
    (routed, unit) =>
      routed === REORGANIZING &&
      onMap(look, unit) &&
      card(look, unit).brigade === at(look.box.commanders, commander).brigade &&
      commandersIn(look, at(look.state.hex, unit), card(look, unit).side).some(
        (beside) =>
          at(look.box.commanders, beside).morale > 0 &&
          (beside === commander || at(look.box.commanders, beside).chief),
      ),
  );

/** III.26, XIV.26 */
export const rallyOrder = decision('rallyOrder', {
  side: (_, { side }) => sideName(side),
  rule: 'III.26',
  choices: (_, { commander }) => [{ do: 'takeDefense', piece: commander }, { do: 'keepOrder' }],
  whyNot: { takeDefense: (look, { side }, tried) => whyNotTakeDefense(look, side, tried) },
  take: {
    takeDefense: (war, _, choice) => takeDefense(war, choice),
    keepOrder() {},
  },
});

/** XIV.22 to XIV.25 Each rallying unit rolls for itself. */
export const rally = step('rally', (war) => {
  const { state } = war;
  for (const unit of openOrder(war)) {
    if (!onMap(war, unit) || at(state.routed, unit) !== REORGANIZING) continue;
    if ((at(state.watched, unit) | watching(war, unit)) === NEAR_AND_SEEN) continue;
    const level = checkLevel(war, unit) + rallyBonus(war, unit);
    const roll = d10(war, `rally/${card(war, unit).id}`);
    const passed = roll <= level;
    const piece = nameOf(war, unit);
    const shown = shownLevel(war, unit, level);
    war.tell({ type: 'rally', rule: 'XIV.24', piece, roll, level: shown, passed });
    if (!passed) continue;
    state.routed[unit] = 0;
    state.reduced[unit] = 1;
    state.loss[unit] = card(war, unit).reduced - 1;
  }
  // XIV.22 A marker that came to nothing is BROKEN again; III.2 STOP markers come off.
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (at(state.routed, unit) === REORGANIZING) state.routed[unit] = 1;
    state.stop[unit] = 0;
    state.watched[unit] = 0;
  }
});
