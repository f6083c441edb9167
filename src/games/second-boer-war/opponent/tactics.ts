import type { OwedOf } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { DecisionName } from '../../../kernel/vocabulary.ts';
import { BOERS, EMPIRE, MAIN } from '../box.ts';
import { ATTACK_PLAN, manOf, spoilingOrder } from '../estimate.ts';
import { areaOf, belongsToEmpire, cardOf, leaderOf } from '../queries.ts';
import { laidCards, rowsOf, slotOf, zoneStrength } from '../rules/08-battle.ts';
import { sideIndex } from '../rules/08-forces.ts';
import { BATTLE, EMPTY, type Look, type ReadonlyFight, UP, ZONES } from '../state.ts';
import type { Choice, Offer, Owed, SecondBoerWar } from '../vocabulary.ts';
import { crowd, distance } from './ground.ts';

type Tactical = Exclude<DecisionName<SecondBoerWar>, 'action' | 'deed'>;

interface Question<D extends Tactical> {
  readonly look: Look;
  readonly owed: OwedOf<SecondBoerWar, D>;
  readonly choices: readonly Offer<D>[];
}

const sideAsked = ({ owed }: { owed: { side: string } }): number => sideIndex(owed.side);

/** Everything but the choice of actions: how cards are brought and laid, who flees, who retreats where. */
const TACTICS: { readonly [D in Tactical]: (question: Question<D>) => Offer<D> | null } = {
  announce: ({ choices }) => choices.at(-1) ?? null, // all that are ready
  pickOne: (q) => strongest(q.look, sideAsked(q), q.choices),
  pickOwn: (q) => strongest(q.look, sideAsked(q), q.choices),
  bring: ({ choices }) => choices.find((choice) => choice.do === 'bringBest') ?? null,
  lay: (q) => layCard(q.look, sideAsked(q), q.owed.step.row, q.choices),
  swap: (q) => standIn(q.look, sideAsked(q), q.choices),
  flight: ({ choices }) => choices.find((choice) => choice.do === 'fleeAll') ?? null,
  rideDown: ({ look, choices }) => rideDown(look, choices),
  bury: ({ look, choices }) => bury(look, choices),
  discard: ({ look, choices }) => weakest(look, choices),
  spoils: ({ choices }) => choices[0] ?? null,
  recover: ({ look, choices }) => strongest(look, BOERS, choices),
  keep: ({ look, choices }) =>
    best(choices, ({ piece }) => leaderWorth(look, leaderOf(look, piece))),
  retreatTo: ({ look, choices }) => best(choices, (choice) => refuge(look, choice)),
  enter: ({ look, choices }) => best(choices, (choice) => entryWorth(look, choice)),
};

/** Works on a view and serves every level; `null` where the question is one of strategy. */
export function tactics(look: Look, owed: Owed, choices: readonly Choice[]): Choice | null {
  // By the name of the decision the two belong together; the compiler does not follow that far.
  const table = TACTICS as Readonly<Record<string, (question: unknown) => Choice | null>>;
  return table[owed.step.step]?.({ look, owed, choices }) ?? null;
}

export function best<T>(list: readonly T[], score: (item: T) => number): T | null {
  let found: T | null = null;
  let most = -Infinity;
  for (const item of list) {
    const value = score(item);
    if (value > most) {
      most = value;
      found = item;
    }
  }
  return found;
}

const fightIn = ({ state }: Look): ReadonlyFight => {
  if (!state.fight) throw new Error('there is no fight');
  return state.fight;
};

const expectedOf = (look: Look, fight: ReadonlyFight, side: number, card: number): number => {
  const man = manOf(look.box, fight, side, card);
  return man.strength * man.steady;
};

/** The best card on offer; nothing only if nothing is offered. */
function strongest<C extends Choice>(look: Look, side: number, choices: readonly C[]): C | null {
  const { fight } = look.state;
  return best(choices, (choice) => {
    if (!('piece' in choice)) return 0;
    const card = cardOf(look, choice.piece);
    if (card < 0) return 0;
    if (fight) return expectedOf(look, fight, side, card);
    return at(at(look.box.strength, 0), card) * Math.max(1, at(look.box.morale, card));
  });
}

const weakest = (look: Look, choices: readonly Offer<'discard'>[]): Offer<'discard'> | null =>
  best(choices, ({ piece }) => -at(at(look.box.strength, 1), cardOf(look, piece)));

/** Cards a side has in the fight, laid or not. */
const force = (fight: ReadonlyFight, side: number): number[] => [
  ...at(fight.brought, side),
  ...laidCards(fight, side),
];

/**
 * 8N A way round the zones that only the owner of these cards can foresee: whoever faces them finds
 * the best card in any zone about as often, and two equal hands are laid alike.
 */
export const secretOrder = (cards: readonly number[]): number[] => {
  const sum = cards.reduce((all, card) => all + card * card, 0);
  const first = sum % 3;
  const second = (first + 1 + (sum % 2)) % 3;
  return [first, second, 3 - first - second];
};

export function layCard(
  look: Look,
  side: number,
  row: number,
  choices: readonly Offer<'lay'>[],
): Offer<'lay'> | null {
  const fight = fightIn(look);
  const cards = choices.filter((choice) => choice.do === 'lay');
  const [first] = cards;
  if (!first) return choices[0] ?? null;
  const zone = ZONES.indexOf(first.to);
  const wanted = plan(look, fight, side, row)[zone];
  const like = (card: number) => at(look.box.likeness, card);
  const planned = cards.find(
    (choice) => wanted !== undefined && like(cardOf(look, choice.piece)) === like(wanted),
  );
  return (
    planned ?? best(cards, (choice) => expectedOf(look, fight, side, cardOf(look, choice.piece)))
  );
}

/** Which card should lie in each zone of this row. */
function plan(look: Look, fight: ReadonlyFight, side: number, row: number): (number | undefined)[] {
  const value = (card: number) => expectedOf(look, fight, side, card);
  const all = force(fight, side).sort((a, b) => value(b) - value(a) || a - b);
  if (fight.kind !== BATTLE) return all;
  if (fight.attacker === side) return attackPlan(look, fight, side, row, all);
  if (row === 0) {
    // Never tested: the strongest, whatever their Morale.
    const raw = (card: number) => manOf(look.box, fight, side, card).strength;
    const first = [...all].sort((a, b) => raw(b) - raw(a) || a - b).slice(0, 3);
    return secretOrder(all).map((i) => first[i]);
  }
  return defencePlan(look, fight, side, value);
}

/** Two zones in strength, the third with what is left; against an open row the two weakest zones. */
function attackPlan(
  look: Look,
  fight: ReadonlyFight,
  side: number,
  row: number,
  all: readonly number[],
): (number | undefined)[] {
  const enemy = 1 - side;
  const facing = (zone: number): number => {
    const slot = slotOf(enemy, 0, 2 - zone);
    const card = at(fight.slots, slot);
    return at(fight.faces, slot) === UP && card >= 0
      ? manOf(look.box, fight, enemy, card).strength
      : 0;
  };
  const seen = [0, 1, 2].some((zone) => facing(zone) > 0);
  const zones = seen ? [0, 1, 2].sort((a, b) => facing(a) - facing(b)) : secretOrder(all);
  const lines: number[][] = [[], [], []];
  for (const [i, card] of all.slice(0, 6).entries())
    at(lines, at(zones, at(ATTACK_PLAN, i))).push(card);
  return lines.map((line) => line[row]);
}

/** The Second's last three cards go where they spoil most. */
function defencePlan(
  look: Look,
  fight: ReadonlyFight,
  side: number,
  value: (card: number) => number,
): (number | undefined)[] {
  const enemy = 1 - side;
  const laidNow = [0, 1, 2]
    .map((zone) => at(fight.slots, slotOf(side, 1, zone)))
    .filter((card) => card >= 0);
  const last = [...at(fight.brought, side), ...laidNow]
    .sort((a, b) => value(b) - value(a) || a - b)
    .slice(0, 3);
  const own = [0, 1, 2].map((zone) => {
    const card = at(fight.slots, slotOf(side, 0, zone));
    return card >= 0 ? manOf(look.box, fight, side, card).strength : 0;
  });
  const hoped = [0, 1, 2].map((zone) => {
    let sum = 0;
    for (let row = 0; row < rowsOf(fight); row++) {
      const slot = slotOf(enemy, row, 2 - zone);
      const card = at(fight.slots, slot);
      if (at(fight.faces, slot) !== EMPTY && card >= 0) sum += expectedOf(look, fight, enemy, card);
    }
    return sum;
  });
  const order = spoilingOrder(last.map(value), own, hoped);
  const planned: (number | undefined)[] = [undefined, undefined, undefined];
  for (const [i, zone] of order.entries()) planned[zone] = last[i];
  return planned;
}

/** A replacement that turns a zone; in a skirmish the strongest one. */
function standIn(
  look: Look,
  side: number,
  choices: readonly Offer<'swap'>[],
): Offer<'swap'> | null {
  const fight = fightIn(look);
  const enough = choices.find((choice) => choice.do === 'enough') ?? null;
  const gain = (choice: Offer<'swap'>): number => {
    if (choice.do === 'enough') return 0.001;
    const { strength } = manOf(look.box, fight, side, cardOf(look, choice.piece));
    if (fight.kind !== BATTLE) return strength;
    const zone = fight.slots.indexOf(cardOf(look, choice.with)) % 3;
    const gap = zoneStrength(look, 1 - side, 2 - zone) - zoneStrength(look, side, zone);
    if (gap < 0 || strength < gap) return 0;
    // Just enough is best: the rest may be needed elsewhere.
    return (gap === 0 || strength > gap ? 2 : 1) - strength / 100;
  };
  return best(choices, gain) ?? enough;
}

/** Where most of them try to get away. */
function rideDown(look: Look, choices: readonly Offer<'rideDown'>[]): Offer<'rideDown'> | null {
  const fight = fightIn(look);
  return best(choices, (choice) => {
    if (choice.do !== 'charge') return 0.5;
    const zone = 2 - ZONES.indexOf(choice.to);
    const inZone = (card: number) =>
      Math.max(fight.slots.indexOf(card), fight.swaps.indexOf(card)) % 3 === zone;
    return fight.fleeing.filter(inZone).length;
  });
}

/** Good cards where they come back soon, poor ones at the bottom. */
function bury(look: Look, choices: readonly Offer<'bury'>[]): Offer<'bury'> | null {
  const card = cardOf(look, choices[0]?.piece);
  const good = at(at(look.box.strength, 0), card) >= 3;
  return (good ? choices[0] : choices.at(-1)) ?? null;
}

export const leaderWorth = ({ box }: Look, leader: number): number =>
  leader < 0
    ? 0
    : at(box.ability, leader) + at(box.charisma, leader) + (at(box.kind, leader) === MAIN ? 3 : 0);

/** Where a beaten leader is best off. */
function refuge(look: Look, choice: Choice<'retreat'>): number {
  const area = areaOf(look, choice.to);
  const leader = leaderOf(look, choice.piece);
  const side = at(look.box.leaderSide, leader);
  const far = crowd(look, 1 - side, area, 3);
  const joins = crowd(look, side, area, 0);
  const safe = side === BOERS && belongsToEmpire(look, area) ? -4 : 0;
  const near = side === EMPIRE ? -0.2 * distance(look, area, at(look.state.leaderAt, leader)) : 0;
  return safe - far - 1.5 * joins + near + (look.state.burnt[area] ? -1 : 0);
}

/** New leaders: Boers away from the enemy, British beside the Boers. */
function entryWorth(look: Look, choice: Choice<'enter'>): number {
  const area = areaOf(look, choice.to);
  const side = at(look.box.leaderSide, leaderOf(look, choice.piece));
  const foes = crowd(look, 1 - side, area, 2);
  const held = belongsToEmpire(look, area) ? 1 : 0;
  if (side === EMPIRE) return foes - (held ? 0 : 1);
  return -foes - 3 * held - crowd(look, side, area, 0);
}
