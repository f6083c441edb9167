import { at } from '../../../kernel/lists.ts';
import {
  anyIn,
  apart,
  BOERS,
  BRITISH,
  BROKEN,
  card,
  commanderIndex,
  hexId,
  hexIndex,
  type Look,
  NONE,
  nameOf,
  type OrderArgs,
  onMap,
  openOrder,
  REORGANIZING,
  SADDLED,
  scenarioOf,
  sideName,
  WITH_CHIEF,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type Tried,
  type War,
} from '../vocabulary.ts';
import { d10 } from './01-general.ts';
import { freeSteps, takeDefense, takeDefenseChoices, whyNotTakeDefense } from './03-orders.ts';
import { anyCommanderNear } from './13-loss.ts';
import { canReorganize, watching } from './14-recovery.ts';

/** I.13 The commander-in-chief of a side; NONE if the scenario has none. */
export const chiefOf = (look: Look, side: number): number =>
  look.box.commanders.findIndex(
    (c, i) => c.chief && c.side === side && scenarioOf(look).commanders[i] === true,
  );

const sideKey = (side: number): 'british' | 'boers' => sideName(side);

/** II.4(1), II.4(2), II.4(6), III.29 to III.36, R8: how a chief can reach a brigadier. */
export function reachOf(look: Look, commander: number): 'free' | 'rider' | 'saddle' | 'none' {
  const { state, box } = look;
  const { side, free } = at(box.commanders, commander);
  const chief = chiefOf(look, side);
  if (free || commander === chief || at(box.commanders, commander).brigade === null) return 'none';
  const from = chief === NONE ? NONE : at(state.at, chief);
  if (from < 0 || at(state.at, commander) < 0) return 'none';
  const hexes = apart(look, from, at(state.at, commander));
  if (hexes <= box.command.chiefNear[sideKey(side)]) return 'free';
  return hexes <= box.command.riderReach ? 'rider' : 'saddle';
}

const ridersReady = (look: Look, side: number): number[] =>
  look.box.riders.flatMap((rider, i) =>
    rider.side === side &&
    at(look.state.rider, i) === WITH_CHIEF &&
    at(look.state.riderDue, i) !== NONE
      ? [i]
      : [],
  );

/** III.41, R78 A heliograph needs a clear line of ground, and what the scenario asks; units never block it. */
export function mayFlash(look: Look, commander: number): boolean {
  const { state, box } = look;
  const { side, free } = at(box.commanders, commander);
  const chief = chiefOf(look, side);
  const rule = scenarioOf(look).heliograph;
  if (!rule || free || chief === NONE || commander === chief) return false;
  if (at(state.at, chief) < 0 || at(state.at, commander) < 0) return false;
  if (state.turn < rule.from || state.turn > rule.until || at(state.flashes, side) >= rule.tries)
    return false;
  return box.sight.open(at(state.at, chief), at(state.at, commander));
}

/** II.3(1), II.4 The command phase; both sides give their orders at the same time, in secret. */
export const commandPhase = step('commandPhase', (war) => {
  war.state.phase = 0;
  war.state.flashes = [0, 0];
  war.together(
    [BRITISH, BOERS].map((side) => ({
      side: sideName(side),
      steps: [
        { step: 'orders', side, by: 'free', done: [] },
        { step: 'orders', side, by: 'rider', done: [] },
        { step: 'orders', side, by: 'flash', done: [] },
        { step: 'orders', side, by: 'broken', done: [] },
      ],
    })),
  );
  war.next('ordersSealed');
  war.next('ridersRide');
  war.next('ridersSaddle');
  war.next('ridersStart');
  war.next('ridersReturn');
  war.next('markRouted');
  war.next('chiefMoves');
  war.next('boersOutOfCommand');
});

type Means = OrderArgs['by'];
const RULE_OF: Readonly<Record<Means, string>> = {
  free: 'III.32',
  rider: 'III.36',
  flash: 'III.41',
  saddle: 'III.34',
  broken: 'III.26',
};

function whyNotMeans(look: Look, side: number, by: Means, commander: number): Refusal | null {
  const rule = RULE_OF[by];
  if (commander === NONE || at(look.box.commanders, commander).side !== side)
    return refuse(rule, 'notYourBrigadier');
  if (at(look.box.commanders, commander).free) return refuse('III.5', 'needsNoOrders');
  if (by === 'flash') return mayFlash(look, commander) ? null : refuse(rule, 'noFlash');
  if (by === 'broken') return refuse(rule, 'notBroken');
  const reach = reachOf(look, commander);
  if (reach !== by) return refuse(by === 'free' ? 'III.33' : rule, 'otherMeans');
  if (by !== 'free' && ridersReady(look, side).length === 0) return refuse(rule, 'noRider');
  // One rider to a brigadier is on his way already.
  if (
    by === 'saddle' &&
    look.state.riderTo.some(
      (to, rider) => to === commander && at(look.state.rider, rider) === SADDLED,
    )
  )
    return refuse(rule, 'riderSent');
  return null;
}

const DONE: Choice<'noOrders'> = { do: 'noOrders' };

function orderChoices(
  look: Look,
  side: number,
  by: Means,
  done: readonly string[],
): Offer<'giveOrder'>[] {
  // III.26 Whom the chief could have told himself was dealt with before.
  if (by === 'broken')
    return [
      ...takeDefenseChoices(look, side).filter(
        ({ piece }) => reachOf(look, commanderIndex(look, piece)) !== 'free',
      ),
      DONE,
    ];
  const choices: Offer<'giveOrder'>[] = [];
  for (const [commander, { id }] of look.box.commanders.entries()) {
    if (done.includes(id) || at(look.state.at, commander) < 0) continue;
    if (whyNotMeans(look, side, by, commander) === null)
      choices.push({ do: 'order', piece: id, as: by });
  }
  return [...choices, DONE];
}

/** Nothing is asked where nobody can be reached. */
export const canOrder = (look: Look, side: number, by: Means, done: readonly string[]): boolean =>
  orderChoices(look, side, by, done).length > 1;

export const orders = step('orders', (war, args) => {
  if (canOrder(war, args.side, args.by, args.done)) war.next('giveOrder', args);
});

/** II.4(1) to (3), (6): which brigadier gets a new order by this means. */
export const giveOrder = decision('giveOrder', {
  side: (_, { side }) => sideName(side),
  rule: (_, { by }) => RULE_OF[by],
  choices: (look, { side, by, done }) => orderChoices(look, side, by, done),
  whyNot: {
    order: (look, args, tried) => whyNotOrder(look, args, tried),
    takeDefense: (look, args, tried) =>
      whyNotTakeDefense(look, args.side, tried) ?? whyNotOrder(look, args, tried),
  },
  take: {
    order(war, { side, by, done }, { piece: commander }) {
      const rider =
        by === 'rider' || by === 'saddle'
          ? at(war.box.riders, at(ridersReady(war, side), 0)).id
          : '';
      if (by === 'flash') {
        flash(war, side, commander);
        return;
      }
      war.next('orderKind', { side, commander, by, rider });
      // Others may be reached the same way, nobody twice.
      war.next('orders', { side, by, done: [...done, commander] });
    },
    takeDefense(war, args, choice) {
      takeDefense(war, choice);
      war.next('orders', args);
    },
    noOrders() {},
  },
});

const whyNotOrder = (look: Look, { side, by, done }: OrderArgs, { piece }: Tried): Refusal | null =>
  whyNotMeans(look, side, by, commanderIndex(look, piece)) ??
  (done.includes(piece ?? '') ? refuse(RULE_OF[by], 'orderedAlready') : null);

/** III.41 The scenario's roll. */
function flash(war: War, side: number, commander: string): void {
  const rule = scenarioOf(war).heliograph;
  if (!rule) return;
  war.state.flashes[side] = at(war.state.flashes, side) + 1;
  const roll = d10(war, `heliograph/${commander}`);
  const passed = roll <= rule.success;
  war.tellOnly(sideName(side), { type: 'flashed', rule: 'III.41', piece: commander, roll, passed });
  if (passed) war.next('orderKind', { side, commander, by: 'flash', rider: '' });
}

/** II.4(8), XIV.22(1) */
export const markRouted = step('markRouted', (war) => {
  for (const unit of openOrder(war)) {
    if (at(war.state.routed, unit) !== BROKEN || !onMap(war, unit) || !canReorganize(war, unit))
      continue;
    war.state.routed[unit] = REORGANIZING;
    war.state.watched[unit] = watching(war, unit);
    war.tell({ type: 'reorganizing', rule: 'XIV.22', piece: nameOf(war, unit) });
  }
});

/** II.4(9), R80 The British chief rides; Cronje moves in his own activation. */
export const chiefMoves = step('chiefMoves', (war) => {
  const chief = chiefOf(war, BRITISH);
  if (chief !== NONE && at(war.state.at, chief) >= 0)
    war.next('chiefRide', { left: at(war.box.commanders, chief).mp });
});

const STAY: Choice<'stay'> = { do: 'stay' };

export const chiefRide = decision('chiefRide', {
  side: sideName(BRITISH),
  rule: 'II.4',
  choices: (look) => {
    const chief = chiefOf(look, BRITISH);
    const { id } = at(look.box.commanders, chief);
    return [
      STAY,
      ...freeSteps(look, chief, at(look.state.at, chief)).map(
        (to): Choice<'ride'> => ({ do: 'ride', piece: id, to: hexId(look, to) }),
      ),
    ];
  },
  whyNot: {
    ride(look, _, tried) {
      const to = hexIndex(look, tried.to);
      const here = at(look.state.at, chiefOf(look, BRITISH));
      if (to < 0 || apart(look, here, to) !== 1) return refuse('III.4', 'notAdjacent');
      return anyIn(look, to, BOERS)
        ? refuse('VII.7', 'enemyThere')
        : refuse('III.23', 'closedGround');
    },
  },
  take: {
    stay() {},
    ride(war, { left }, { to }) {
      const chief = chiefOf(war, BRITISH);
      const from = at(war.state.at, chief);
      war.state.at[chief] = hexIndex(war, to);
      war.tell({
        type: 'commanderRode',
        rule: 'III.4',
        piece: at(war.box.commanders, chief).id,
        at: hexId(war, from),
        to,
      });
      if (left > 1) war.next('chiefRide', { left: left - 1 });
    },
  },
});

/** II.4(10), III.9(2), III.10 Boer units outside every commander's range. */
export const boersOutOfCommand = step('boersOutOfCommand', (war) => {
  const { state } = war;
  for (const unit of openOrder(war)) {
    if (card(war, unit).side !== BOERS) continue;
    const out = onMap(war, unit) && !anyCommanderNear(war, at(state.hex, unit), BOERS);
    state.outOfCommand[unit] = out ? 1 : 0;
    if (out) war.tell({ type: 'outOfCommand', rule: 'III.10', piece: nameOf(war, unit) });
  }
});

export const inRange = (look: Look, commander: number, hex: number): boolean =>
  at(look.state.at, commander) >= 0 &&
  apart(look, at(look.state.at, commander), hex) <= at(look.box.commanders, commander).range;

/** III.9, R70 Whether a British unit outside its own activation is in command now, for a counterattack (III.8). */
export function commandedAt(look: Look, unit: number): boolean {
  const { side, brigade } = card(look, unit);
  const hex = at(look.state.hex, unit);
  return look.box.commanders.some(
    (c, i) =>
      c.side === side &&
      c.brigade !== null &&
      (brigade === 'army' || c.brigade === brigade) &&
      inRange(look, i, hex),
  );
}
