import { stream } from '../../kernel/dice.ts';
import { at } from '../../kernel/lists.ts';
import { Memory } from '../../kernel/memory.ts';
import { BOERS, type Box, EMPIRE, X } from './box.ts';
import { isOn, isSupplied } from './queries.ts';
import { extraCards } from './rules/08-combat.ts';
import { strengthOf } from './rules/08-forces.ts';
import {
  BATTLE,
  type Fight,
  GONE,
  HAND,
  HIDDEN,
  type Look,
  NONE,
  PILE,
  type ReadonlyFight,
} from './state.ts';

/**
 * What a fight promises, before it is fought: exact where the dice alone decide, sampled where cards
 * and placement do. Works on views: unknown British cards count as far as they may be in hand.
 */

type Random = (below: number) => number;

export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

const known = new Map<number, Odds>();

/** The highest of `own` dice against the highest of `enemy` dice. */
export function highestDice(own: number, enemy: number): Odds {
  const key = own * 64 + enemy;
  let odds = known.get(key);
  if (!odds) {
    odds = countHighest(own, enemy);
    known.set(key, odds);
  }
  return odds;
}

function countHighest(own: number, enemy: number): Odds {
  let win = 0;
  let tie = 0;
  for (let face = 1; face <= 6; face++) {
    const exactly = (face / 6) ** own - ((face - 1) / 6) ** own;
    win += exactly * ((face - 1) / 6) ** enemy;
    tie += exactly * ((face / 6) ** enemy - ((face - 1) / 6) ** enemy);
  }
  return { win, tie, lose: 1 - win - tie };
}

/** A card as the dice see it. */
export interface Man {
  readonly strength: number;
  /** Chance to pass a Morale check. */
  readonly steady: number;
}

export const manOf = (box: Box, fight: ReadonlyFight, side: number, card: number): Man => ({
  strength: strengthOf(box, fight, side, card),
  steady: at(box.morale, card) === X ? 1 : at(box.morale, card) / 6,
});

const expected = (man: Man): number => man.strength * man.steady;
const byValue = (men: readonly Man[]): Man[] => [...men].sort((a, b) => expected(b) - expected(a));

/** Chances of every total of men under test, the best of the surplus standing in for those who fail. */
export function totals(laid: readonly Man[], surplus: readonly Man[]): Map<number, number> {
  const spare = surplus.map((man) => man.strength).sort((a, b) => b - a);
  const found = new Map<number, number>();
  for (let outcome = 0; outcome < 1 << laid.length; outcome++) {
    let chance = 1;
    let sum = 0;
    let failed = 0;
    for (const [i, man] of laid.entries()) {
      const stands = (outcome & (1 << i)) !== 0;
      chance *= stands ? man.steady : 1 - man.steady;
      if (stands) sum += man.strength;
      else failed++;
    }
    if (chance === 0) continue;
    for (let i = 0; i < failed && i < spare.length; i++) sum += at(spare, i);
    found.set(sum, (found.get(sum) ?? 0) + chance);
  }
  return found;
}

export function compareTotals(own: Map<number, number>, enemy: Map<number, number>): Odds {
  let win = 0;
  let tie = 0;
  for (const [a, p] of own)
    for (const [b, q] of enemy) {
      if (a > b) win += p * q;
      else if (a === b) tie += p * q;
    }
  return { win, tie, lose: Math.max(0, 1 - win - tie) };
}

/** A fight as it would begin now, between these leaders. */
export function imaginedFight(
  look: Look,
  attacker: number,
  leader: number,
  target: number,
  kind: number,
): Fight {
  const leaders = attacker === EMPIRE ? [leader, target] : [target, leader];
  const standing = leader === NONE ? target : leader;
  const fight: Fight = {
    kind,
    raid: false,
    area: at(look.state.leaderAt, standing),
    attacker,
    leaders,
    quota: [0, 0],
    singles: [NONE, NONE],
    brought: [[], []],
    slots: [],
    faces: [],
    swaps: [],
    price: NONE,
    fleeing: [],
    barred: [0, 0, 0],
    successes: [0, 0],
    winner: NONE,
  };
  const base = kind === BATTLE ? 6 : 3;
  fight.quota = [EMPIRE, BOERS].map((side) => base + extraCards(look, fight, side));
  return fight;
}

/** The cards the British would bring, best first. */
function britishForce(look: Look, fight: ReadonlyFight): Man[] {
  const { state, box } = look;
  const atBlockhouse = at(fight.leaders, EMPIRE) === NONE;
  const skirmish = fight.kind !== BATTLE;
  const sure = at(box.cardsOf, EMPIRE).filter((card) => state.cardAt[card] === HAND);
  const open = at(box.cardsOf, EMPIRE).filter((card) => state.cardAt[card] === HIDDEN);
  // Of the cards the viewer is unsure of, every other one is taken to be in hand.
  const hand = [...sure, ...open.filter((_, i) => i % 2 === 0)];
  const value = (card: number) => expected(manOf(box, fight, EMPIRE, card));
  const singles = hand
    .filter((card) => at(box.single, card) && state.spent[card] === 0)
    .sort((a, b) => value(b) - value(a));
  const multiples = hand
    .filter((card) => !at(box.single, card) && card !== box.trains)
    .filter((card) => !(atBlockhouse && at(box.isBritishArtillery, card)))
    .filter(
      (card) => !atBlockhouse || isOn(look, 'blockhouseThreeCards') || card === box.machineGuns,
    )
    .sort((a, b) => value(b) - value(a));
  const chosen = singles.slice(0, skirmish ? 1 : singles.length);
  let guns = 0;
  for (const card of multiples) {
    if (at(box.isBritishArtillery, card) && ++guns > 1 && skirmish) continue;
    chosen.push(card);
  }
  const force = chosen.sort((a, b) => value(b) - value(a)).slice(0, at(fight.quota, EMPIRE));
  const due = !skirmish && hand.includes(box.trains) && !isSupplied(look, fight.area);
  if (due || force.length < 3) {
    if (force.length === at(fight.quota, EMPIRE)) force.pop();
    if (hand.includes(box.trains)) force.push(box.trains);
  }
  return force.map((card) => manOf(box, fight, EMPIRE, card));
}

/** What the Boers may draw from, and what they bring for certain. */
function boerForce(look: Look, fight: ReadonlyFight): { sure: Man[]; open: Man[]; drawn: number } {
  const { state, box } = look;
  const men = (cards: readonly number[]) => cards.map((card) => manOf(box, fight, BOERS, card));
  const held = (card: number) => state.cardAt[card] !== PILE && state.cardAt[card] !== GONE;
  const ready = at(box.cardsOf, BOERS).filter(
    (card) => at(box.single, card) && held(card) && state.spent[card] === 0,
  );
  const sure = byValue(men(ready)).slice(0, fight.kind === BATTLE ? ready.length : 1);
  const open = men(box.commandos.filter(held));
  const drawn = Math.min(open.length, Math.max(0, at(fight.quota, BOERS) - sure.length));
  return { sure, open, drawn };
}

function pick<T>(from: readonly T[], n: number, random: Random): T[] {
  const left = [...from];
  const found: T[] = [];
  while (found.length < n && left.length > 0) found.push(...left.splice(random(left.length), 1));
  return found;
}

/** What both sides would bring. */
interface Forces {
  readonly british: readonly Man[];
  readonly sure: readonly Man[];
  readonly open: readonly Man[];
  readonly drawn: number;
}

const forcesIn = (look: Look, fight: ReadonlyFight): Forces => ({
  british: britishForce(look, fight),
  ...boerForce(look, fight),
});

/** A skirmish from the attacker's point of view: totals are exact for each sampled draw of commandos. */
export const skirmishOdds = (
  look: Look,
  fight: ReadonlyFight,
  random: Random,
  samples = 24,
): Odds => skirmishes(forcesIn(look, fight), fight.attacker, random, samples);

function skirmishes(forces: Forces, attacker: number, random: Random, samples: number): Odds {
  const british = byValue(forces.british);
  const empire = totals(british.slice(0, 3), british.slice(3));
  const { sure, open, drawn } = forces;
  let win = 0;
  let tie = 0;
  for (let i = 0; i < samples; i++) {
    const force = byValue([...sure, ...pick(open, drawn, random)]);
    const boers = totals(force.slice(0, 3), force.slice(3));
    const odds = compareTotals(
      attacker === EMPIRE ? empire : boers,
      attacker === EMPIRE ? boers : empire,
    );
    win += odds.win / samples;
    tie += odds.tie / samples;
  }
  return { win, tie, lose: Math.max(0, 1 - win - tie) };
}

/** A battle from the attacker's point of view, by playing sensible placements many times. */
export const battleOdds = (look: Look, fight: ReadonlyFight, random: Random, samples = 60): Odds =>
  battles(forcesIn(look, fight), fight.attacker, random, samples);

function battles(forces: Forces, attacker: number, random: Random, samples: number): Odds {
  const { british, sure, open, drawn } = forces;
  let win = 0;
  let tie = 0;
  for (let i = 0; i < samples; i++) {
    const boers = [...sure, ...pick(open, drawn, random)];
    const [own, enemy] = attacker === EMPIRE ? [british, boers] : [boers, british];
    const result = fightBattle(own, enemy, attacker === BOERS, random);
    if (result > 0) win++;
    else if (result === 0) tie++;
  }
  return { win: win / samples, tie: tie / samples, lose: (samples - win - tie) / samples };
}

const roughly = new Memory<Odds>(5000);

/** Rough odds, the same for the same forces, and remembered: searches ask for them over and over. */
export function roughOdds(look: Look, fight: ReadonlyFight): Odds {
  const forces = forcesIn(look, fight);
  const { british, sure, open, drawn } = forces;
  const { kind, attacker } = fight;
  const said = (men: readonly Man[]) => {
    let text = '';
    for (const { strength, steady } of men) text += `${strength * 10 + Math.round(steady * 6)},`;
    return text;
  };
  const key = `${kind}/${attacker}/${drawn}/${said(british)}/${said(sure)}/${said(open)}`;
  return roughly.recall(key, () =>
    kind === BATTLE
      ? battles(forces, attacker, stream('recruit'), 30)
      : skirmishes(forces, attacker, stream('recruit'), 8),
  );
}

/** Which two zones the attacker goes for, and in what order he fills them. */
export const ATTACK_PLAN = [0, 1, 0, 1, 2, 2] as const;

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** The order in which three cards spoil most zones of the attacker. */
export function spoilingOrder(
  cards: readonly number[],
  own: readonly number[],
  enemy: readonly number[],
): readonly number[] {
  let best: readonly number[] = ORDERS[0];
  let bestScore = -Infinity;
  for (const order of ORDERS) {
    let score = 0;
    for (const [i, zone] of order.entries()) {
      const margin = at(own, zone) + (cards[i] ?? 0) - at(enemy, zone);
      score += 1 / (1 + Math.exp(-margin * 0.9));
    }
    if (score > bestScore) {
      bestScore = score;
      best = order;
    }
  }
  return best;
}

/** One battle: above 0 the attacker won, below 0 he lost. Zones are the attacker's. */
function fightBattle(
  attack: readonly Man[],
  defence: readonly Man[],
  open: boolean,
  random: Random,
): number {
  // The Second's first row is never tested: strength alone counts there.
  const second = [...defence].sort((a, b) => b.strength - a.strength);
  const first = pick(second.splice(0, 3), 3, random);
  const held = [0, 1, 2].map((zone) => first[zone]?.strength ?? 0);
  // Against an open first row the attacker picks the two weakest zones.
  const zones = open
    ? [0, 1, 2].sort((a, b) => at(held, a) - at(held, b))
    : pick([0, 1, 2], 3, random);
  const men = byValue(attack);
  const lines: Man[][] = [[], [], []];
  for (const [i, man] of men.slice(0, 6).entries())
    at(lines, at(zones, at(ATTACK_PLAN, i))).push(man);
  const hoped = lines.map((line) => line.reduce((sum, man) => sum + expected(man), 0));
  const rest = byValue(second);
  const added = rest.slice(0, 3);
  const order = spoilingOrder(added.map(expected), held, hoped);
  const own = [0, 0, 0];
  const enemy = [...held];
  let ownFailed = 0;
  let enemyFailed = 0;
  for (const [zone, line] of lines.entries())
    for (const man of line)
      if (random(6) < man.steady * 6) own[zone] = at(own, zone) + man.strength;
      else ownFailed |= 1 << zone;
  for (const [i, man] of added.entries()) {
    const zone = at(order, i);
    if (random(6) < man.steady * 6) enemy[zone] = at(enemy, zone) + man.strength;
    else enemyFailed |= 1 << zone;
  }
  replace(own, enemy, ownFailed, men.slice(6));
  replace(enemy, own, enemyFailed, rest.slice(3));
  let lead = 0;
  let behind = 0;
  for (let zone = 0; zone < 3; zone++) {
    if (at(own, zone) > at(enemy, zone)) lead++;
    else if (at(own, zone) < at(enemy, zone)) behind++;
  }
  return lead >= 2 ? 1 : behind >= 2 ? -1 : 0;
}

/** Surplus cards go where they turn a zone. */
function replace(
  own: number[],
  enemy: readonly number[],
  failed: number,
  surplus: readonly Man[],
): void {
  for (const man of surplus) {
    for (let zone = 0; zone < 3; zone++) {
      if ((failed & (1 << zone)) === 0) continue;
      const gap = at(enemy, zone) - at(own, zone);
      if (gap < 0 || gap > man.strength) continue;
      own[zone] = at(own, zone) + man.strength;
      failed &= ~(1 << zone);
      break;
    }
  }
}
