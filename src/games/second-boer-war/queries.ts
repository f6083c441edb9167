import { at } from '../../kernel/lists.ts';
import { BOERS, EMPIRE, enemyOf, MAIN } from './box.ts';
import type { Flag } from './pack.ts';
import { BATTLE, BLOCKHOUSE, HAND, type Look, NONE } from './state.ts';
import type { War } from './vocabulary.ts';

/** Questions about a state that several chapters ask. */

export const isOn = ({ state }: Look, option: string): boolean => state.options[option] === true;

/** 4J The Boers are active in odd rounds, the British in even ones. */
export const activeSide = ({ state }: Look): number => (state.round % 2 === 1 ? BOERS : EMPIRE);

/** 1B Turns III and IV. */
export const isGuerrilla = ({ state }: Look): boolean => state.turn >= 3;

/** Whether an event that stays in force has been played. */
export function hasFlag(look: Look, flag: Flag): boolean {
  const { state, box } = look;
  for (const { event, unless } of box.flagGivers[flag] ?? []) {
    if (at(state.played, event) === 1 && (unless === null || !isOn(look, unless))) return true;
  }
  return false;
}

/** The first field leader of a side in an area; NONE. */
export function leaderIn({ state, box }: Look, side: number, area: number): number {
  for (const leader of at(box.field, side)) if (state.leaderAt[leader] === area) return leader;
  return NONE;
}

export const leadersIn = ({ state, box }: Look, side: number, area: number): number[] =>
  at(box.field, side).filter((leader) => state.leaderAt[leader] === area);

export function garrisonLeaderIn({ state, box }: Look, area: number): number {
  for (const leader of box.garrisonLeaders) if (state.leaderAt[leader] === area) return leader;
  return NONE;
}

/** Whether `side` meets an enemy leader there; garrison leaders count (A 15). */
export const enemyStands = (look: Look, side: number, area: number): boolean =>
  leaderIn(look, enemyOf(side), area) !== NONE ||
  (side === BOERS && garrisonLeaderIn(look, area) !== NONE);

/** Another main leader of the same side there. */
export function ownMainIn({ state, box }: Look, leader: number, area: number): boolean {
  for (const other of at(box.field, at(box.leaderSide, leader))) {
    if (other !== leader && state.leaderAt[other] === area && at(box.kind, other) === MAIN)
      return true;
  }
  return false;
}

export const isBritish = ({ box }: Look, area: number): boolean =>
  at(box.areaSide, area) === EMPIRE;

/** 3C A British area, or one with a Garrison. */
export const belongsToEmpire = (look: Look, area: number): boolean =>
  isBritish(look, area) || at(look.state.garrison, area) === 1;

/** 10.0 with A 25: for the loss check Scorched earth and Blockhouses count too. */
export const checkedForLosses = (look: Look, area: number): boolean =>
  belongsToEmpire(look, area) ||
  (isOn(look, 'lossCheckOnScorchedEarth') && at(look.state.burnt, area) > 0);

/** A 28 A Garrison there, or a British leader without a Boer one. */
export const empireControls = (look: Look, area: number): boolean =>
  at(look.state.garrison, area) === 1 ||
  (leaderIn(look, EMPIRE, area) !== NONE && leaderIn(look, BOERS, area) === NONE);

export const hasBlockhouse = ({ state }: Look, area: number): boolean =>
  at(state.burnt, area) === BLOCKHOUSE;

export const total = (list: readonly number[]): number => {
  let sum = 0;
  for (const value of list) sum += value;
  return sum;
};

export const howMany = (list: readonly number[], test: (value: number) => boolean): number => {
  let count = 0;
  for (const value of list) if (test(value)) count++;
  return count;
};

/** Boer commando cards in hand: what keeps the war going (11D). */
export function commandosInHand({ state, box }: Look): number {
  let count = 0;
  for (const card of box.commandos) if (state.cardAt[card] === HAND) count++;
  return count;
}

/** 3R Camps that count: no more than twice the Prestige. */
export const countedCamps = ({ state, box }: Look, capped = true): number => {
  const camps = total(state.camp);
  return capped ? Math.min(camps, box.prestige.campFactor * state.prestige) : camps;
};

/** Cards of a side that are in hand and may be used. */
export const readySingles = ({ state, box }: Look, side: number): number[] =>
  at(box.cardsOf, side).filter(
    (card) => at(box.single, card) && state.cardAt[card] === HAND && state.spent[card] === 0,
  );

/** A British leader somewhere in a Boer republic (3I). */
export const britonInRepublics = (look: Look): boolean =>
  at(look.box.field, EMPIRE).some((leader) => {
    const area = at(look.state.leaderAt, leader);
    return area >= 0 && !isBritish(look, area);
  });

/** The Movement Points printed for this turn (5A, 5C). */
export const fullMovement = ({ state, box }: Look, leader: number): number =>
  at(at(box.movement, state.turn <= 2 ? 0 : 1), leader);

/** 2L with A 2: over garrisoned areas to a British area without Revolt. */
export function isSupplied(look: Look, area: number): boolean {
  const { state, box } = look;
  const source = (a: number) => isBritish(look, a) && at(state.revolt, a) === 0;
  if (source(area)) return true;
  const seen = new Set([area]);
  const open = [area];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const next of at(box.adjacent, from)) {
      if (seen.has(next)) continue;
      if (source(next)) return true;
      seen.add(next);
      if (at(state.garrison, next) === 1) open.push(next);
    }
  }
  return false;
}

export const areaId = ({ box }: Look, area: number): string => at(box.areas, area);
export const leaderId = ({ box }: Look, leader: number): string => at(box.leaders, leader);
export const cardId = ({ box }: Look, card: number): string => at(box.cards, card);

/** Draws one of these cards at random: its place among them. */
export const drawCard = (war: War, key: string, cards: readonly number[]): number =>
  war.draw(key, cards.length, (n) => cardId(war, at(cards, n)));
export const areaOf = ({ box }: Look, id: string | undefined): number =>
  box.areaIndex.get(id ?? '') ?? NONE;
export const leaderOf = ({ box }: Look, id: string | undefined): number =>
  box.leaderIndex.get(id ?? '') ?? NONE;
export const cardOf = ({ box }: Look, id: string | undefined): number =>
  box.cardIndex.get(id ?? '') ?? NONE;
export const eventOf = ({ box }: Look, id: string | undefined): number =>
  box.eventIndex.get(id ?? '') ?? NONE;

/** 8F, 9A What every fight asks for; more is what Ability allows. */
export const baseCards = (kind: number): number => (kind === BATTLE ? 6 : 3);
