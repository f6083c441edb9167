import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, enemyOf, sideName, X } from '../box.ts';
import { cardId, cardOf, leaderId } from '../queries.ts';
import {
  BATTLE,
  EMPTY,
  FAILED,
  type Fight,
  type Look,
  MASKED,
  NONE,
  type ReadonlyFight,
  SURELY_HAND,
  UP,
  ZONES,
} from '../state.ts';
import { decision, type Offer, type Refusal, refuse, step, type War } from '../vocabulary.ts';
import { ENOUGH, fightOf, oneOfEach, sideIndex, strengthOf, withEqual } from './08-forces.ts';

/** Chapters 8 and 9: from the first card laid to the comparison of Strength. */

export const slotOf = (side: number, row: number, zone: number): number =>
  side * 6 + row * 3 + zone;
export const rowsOf = (fight: ReadonlyFight): number => (fight.kind === BATTLE ? 2 : 1);

/** 8N, 8P, 8Q, 9K One card in each zone of a row. */
export const deploy = step('deploy', (war, { by, row }) => {
  for (const zone of ZONES) war.next('fill', { by, row, zone });
  const side = sideIndex(by);
  const fight = fightOf(war);
  // 8N: the first row of a Second is down before the active player lays.
  if (row !== 0 || fight.attacker === side || fight.kind !== BATTLE) return;
  if (side === EMPIRE) war.next('show', { by });
  else war.next('masked');
});

export const fill = step('fill', (war, { by, row, zone }) => {
  if (at(fightOf(war).brought, sideIndex(by)).length > 0) war.next('lay', { by, row, zone });
});

/** 8N Boers as Second lay their first row face down. */
export const masked = step('masked', (war) => {
  const { faces } = fightOf(war);
  const n = faces.filter((face) => face === MASKED).length;
  war.tell({ type: 'rowMasked', rule: '8N', n });
});

/** Places this side has still to fill: in this step for a Second, in all for the active player. */
function placesLeft(fight: ReadonlyFight, side: number, row: number, zone: number): number {
  const here = 3 - zone;
  return fight.attacker === side && fight.kind === BATTLE && row === 0 ? here + 3 : here;
}

/** 8O X cards may not be kept back. */
function whyNotLay(
  look: Look,
  side: number,
  row: number,
  zone: number,
  card: number,
): Refusal | null {
  const { box } = look;
  const fight = fightOf(look);
  const brought = at(fight.brought, side);
  if (!brought.includes(card)) return refuse('8R', 'notBrought');
  const xs = brought.filter((other) => at(box.morale, other) === X).length;
  if (at(box.morale, card) !== X && xs >= placesLeft(fight, side, row, zone))
    return refuse('8O', 'xFirst');
  return null;
}

/** The rule by which a side lays a row, and shows it. */
function ruleOfRow({ kind, attacker }: ReadonlyFight, side: number, row: number): string {
  if (kind !== BATTLE) return '9K';
  if (attacker === side) return '8P';
  return row === 0 ? '8N' : '8Q';
}

export const lay = decision('lay', {
  side: (_, { by }) => by,
  rule: (look, { by, row }) => ruleOfRow(fightOf(look), sideIndex(by), row),
  choices: (look, { by, row, zone }) => {
    const fight = fightOf(look);
    const side = sideIndex(by);
    const z = ZONES.indexOf(zone);
    const brought = at(fight.brought, side);
    const found: Offer<'lay'>[] = oneOfEach(look.box, brought)
      .filter((card) => whyNotLay(look, side, row, z, card) === null)
      .map((card) => ({ do: 'lay', piece: cardId(look, card), to: zone }));
    // 8L: with too few cards the owner says which places stay empty.
    if (brought.length < placesLeft(fight, side, row, z)) found.push({ do: 'leave', to: zone });
    return found;
  },
  whyNot: (look, { by, row, zone }, tried) => {
    if (tried.to !== zone) return refuse('8M', 'zoneByZone', { zone });
    if (tried.do === 'leave') return refuse('8L', 'mustFill');
    const card = cardOf(look, tried.piece);
    return whyNotLay(look, sideIndex(by), row, ZONES.indexOf(zone), card);
  },
  // Equal cards have equal Morale: where one of them may be laid, so may the others.
  equal: (look, { by }, tried) => withEqual(look, tried, at(fightOf(look).brought, sideIndex(by))),
  take: {
    leave() {},
    lay(war, { by, row, zone }, choice) {
      const fight = fightOf(war);
      const side = sideIndex(by);
      const card = cardOf(war, choice.piece);
      const brought = at(fight.brought, side);
      brought.splice(brought.indexOf(card), 1);
      const slot = slotOf(side, row, ZONES.indexOf(zone));
      fight.slots[slot] = card;
      // Seen by the owner alone until the row is complete.
      fight.faces[slot] = MASKED;
    },
  },
});

/** The cards just laid lie open. A first row that is masked stays so (8N). */
export const show = step('show', (war, { by }) => {
  const { state } = war;
  const fight = fightOf(war);
  const side = sideIndex(by);
  const hides = side === BOERS && fight.kind === BATTLE && fight.attacker !== BOERS;
  turnUp(war, side, hides ? 1 : 0, 'shown', (row) => ruleOfRow(fight, side, row));
  for (const card of fight.slots.slice(0, 6)) {
    // What the British have shown, the Boers know to be in their hand.
    if (side === EMPIRE && card >= 0) state.known[card] = SURELY_HAND;
  }
});

function turnUp(
  war: War,
  side: number,
  firstRow: number,
  type: 'shown' | 'unmasked',
  ruleOf: (row: number) => string,
): void {
  const fight = fightOf(war);
  const cards: string[] = [];
  let first = 2;
  for (let row = firstRow; row < 2; row++) {
    for (let i = slotOf(side, row, 0); i < slotOf(side, row + 1, 0); i++) {
      if (at(fight.faces, i) !== MASKED) continue;
      fight.faces[i] = UP;
      cards.push(cardId(war, at(fight.slots, i)));
      first = Math.min(first, row);
    }
  }
  if (cards.length === 0) return;
  war.reveal();
  war.tell({ type, rule: ruleOf(first), side: sideName(side), cards });
}

/** 8T The Second turns his first row up; no check. */
export const unmask = step('unmask', (war, { by }) =>
  turnUp(war, sideIndex(by), 0, 'unmasked', () => '8T'),
);

/** 8S, 8U, 9L Morale checks: one row is the last laid one, two rows are both. */
export const morale = step('morale', (war, { by, rows }) => {
  const { box } = war;
  const fight = fightOf(war);
  const side = sideIndex(by);
  const rule = fight.kind !== BATTLE ? '9L' : fight.attacker === side ? '8S' : '8U';
  const first = rowsOf(fight) - rows;
  for (let zone = 0; zone < 3; zone++) {
    for (let row = first; row < rowsOf(fight); row++) {
      const slot = slotOf(side, row, zone);
      const card = at(fight.slots, slot);
      if (card === NONE || at(box.morale, card) === X) continue;
      const roll = war.roll(`morale/${cardId(war, card)}`);
      const held = roll <= at(box.morale, card); // 3D
      if (!held) fight.faces[slot] = FAILED;
      war.tell({
        type: held ? 'moraleHeld' : 'moraleFailed',
        rule,
        side: by,
        card: cardId(war, card),
        zone: at(ZONES, zone),
        roll,
        morale: at(box.morale, card),
      });
    }
  }
});

const failedSlots = (fight: ReadonlyFight, side: number): number[] => {
  const found: number[] = [];
  for (let i = side * 6; i < side * 6 + 6; i++)
    if (at(fight.faces, i) === FAILED && at(fight.swaps, i) === NONE) found.push(i);
  return found;
};

/** 8V, 9M Only where something failed and something is left. */
export const offerSwap = step('offerSwap', (war, { by }) => {
  const fight = fightOf(war);
  const side = sideIndex(by);
  if (at(fight.brought, side).length > 0 && failedSlots(fight, side).length > 0)
    war.next('swap', { by });
});

export const swap = decision('swap', {
  side: (_, { by }) => by,
  rule: (look) => (fightOf(look).kind === BATTLE ? '8V' : '9M'),
  choices: (look, { by }) => {
    const fight = fightOf(look);
    const side = sideIndex(by);
    const found: Offer<'swap'>[] = [];
    for (const slot of failedSlots(fight, side))
      for (const card of oneOfEach(look.box, at(fight.brought, side)))
        found.push({
          do: 'replace',
          piece: cardId(look, card),
          with: cardId(look, at(fight.slots, slot)),
        });
    found.push(ENOUGH);
    return found;
  },
  whyNot: (look, { by }, tried) => {
    const fight = fightOf(look);
    const side = sideIndex(by);
    if (!at(fight.brought, side).includes(cardOf(look, tried.piece)))
      return refuse('8V', 'notSurplus');
    const failed = failedSlots(fight, side).map((slot) => at(fight.slots, slot));
    return failed.includes(cardOf(look, tried.with)) ? null : refuse('8V', 'notFailed');
  },
  // Only what comes in: failed cards lie in places of their own.
  equal: (look, { by }, tried) => withEqual(look, tried, at(fightOf(look).brought, sideIndex(by))),
  take: {
    enough() {},
    replace(war, { by }, choice) {
      const { state } = war;
      const fight = fightOf(war);
      const side = sideIndex(by);
      const card = cardOf(war, choice.piece);
      const brought = at(fight.brought, side);
      brought.splice(brought.indexOf(card), 1);
      fight.swaps[fight.slots.indexOf(cardOf(war, choice.with))] = card;
      if (side === EMPIRE) state.known[card] = SURELY_HAND;
      war.reveal();
      const rule = fight.kind === BATTLE ? '8V' : '9M';
      war.tell({ type: 'stoodIn', rule, side: by, card: choice.piece, with: choice.with });
      war.next('offerSwap', { by });
    },
  },
});

/** The Strength of a side in one of its zones: face-up cards and those that replaced failed ones. */
export function zoneStrength(look: Look, side: number, zone: number): number {
  const fight = fightOf(look);
  let sum = 0;
  for (let row = 0; row < rowsOf(fight); row++) {
    const slot = slotOf(side, row, zone);
    const card = at(fight.faces, slot) === UP ? at(fight.slots, slot) : at(fight.swaps, slot);
    if (card >= 0) sum += strengthOf(look.box, fight, side, card);
  }
  return sum;
}

/** All cards a side has laid: failed and replacing ones included (8Z). */
export function laidCards(fight: ReadonlyFight, side: number): number[] {
  const found: number[] = [];
  for (let i = side * 6; i < side * 6 + 6; i++) {
    if (at(fight.faces, i) !== EMPTY) found.push(at(fight.slots, i));
    if (at(fight.swaps, i) !== NONE) found.push(at(fight.swaps, i));
  }
  return found;
}

/** 8M, 8W–8Y Zone against zone: one's left faces the enemy's right. */
export const judgeBattle = step('judgeBattle', (war) => {
  const { state } = war;
  const fight = fightOf(war);
  const sums: number[][] = [];
  for (let zone = 0; zone < 3; zone++) {
    const empire = zoneStrength(war, EMPIRE, zone);
    const boers = zoneStrength(war, BOERS, 2 - zone);
    sums.push([empire, boers]);
    if (empire > boers) fight.successes[EMPIRE] = at(fight.successes, EMPIRE) + 1;
    if (boers > empire) fight.successes[BOERS] = at(fight.successes, BOERS) + 1;
  }
  const [left = [], centre = [], right = []] = sums;
  war.tell({ type: 'zonesCompared', rule: '8W', ...zoneValues(left, centre, right) });
  for (const side of [EMPIRE, BOERS]) if (at(fight.successes, side) >= 2) fight.winner = side; // 8X
  if (fight.winner === NONE) {
    war.tell({ type: 'stalemate', rule: '8Y' });
    war.next('closeFight');
    return;
  }
  const loser = enemyOf(fight.winner);
  state.won[fight.winner] = at(state.won, fight.winner) + 1;
  state.lost[loser] = at(state.lost, loser) + 1;
  war.tell({
    type: 'battleWon',
    rule: '8X',
    side: sideName(fight.winner),
    n: at(fight.successes, fight.winner),
  });
  if (loser === BOERS && laidCards(fight, BOERS).length > 0) {
    war.next('flight'); // 8AA
    war.next('charge'); // 8AB
    war.next('getAway');
  }
  war.next('losses');
  war.next('closeFight');
  retreatOf(war, fight, loser);
});

const zoneValues = (left: number[], centre: number[], right: number[]) => ({
  leftEmpire: left[0] ?? 0,
  leftBoers: left[1] ?? 0,
  centreEmpire: centre[0] ?? 0,
  centreBoers: centre[1] ?? 0,
  rightEmpire: right[0] ?? 0,
  rightBoers: right[1] ?? 0,
});

/** 8AF, 8AG, 9Q, 9R A beaten Second goes, a beaten attacker stays. */
export function retreatOf(war: War, fight: Fight, loser: number): void {
  const leader = at(fight.leaders, loser);
  if (fight.attacker === loser || leader === NONE) return;
  war.next('retreat', {
    piece: leaderId(war, leader),
    victor: leaderId(war, at(fight.leaders, enemyOf(loser))),
    seen: [at(war.box.areas, fight.area)],
  });
}
