import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, SIDES, type SideName, sideName } from '../box.ts';
import {
  areaId,
  baseCards,
  cardId,
  cardOf,
  drawCard,
  isOn,
  isSupplied,
  readySingles,
} from '../queries.ts';
import { BATTLE, HAND, type Look, NONE, type ReadonlyFight } from '../state.ts';
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

/** Chapters 8 and 9: which cards each side brings to a fight. */

export const fightOf = <F>({ state }: { readonly state: { readonly fight: F | null } }): F => {
  if (!state.fight) throw new Error('there is no fight');
  return state.fight;
};

export const sideIndex = (name: string): number => SIDES.indexOf(name as (typeof SIDES)[number]);

/** One card of each likeness: equal cards are offered once. */
export function oneOfEach(box: Box, cards: readonly number[]): number[] {
  const seen = new Set<number>();
  return cards.filter((card) => {
    const like = at(box.likeness, card);
    if (seen.has(like)) return false;
    seen.add(like);
    return true;
  });
}

/**
 * A 47 Equal cards are offered once, and whichever of them is named is taken for the one on offer.
 * `cards`: all that would be legal here, in the order of the offer; what is not among them is no equal.
 */
export function withEqual<T extends Tried>(
  look: Look,
  tried: T,
  cards: readonly number[],
): T | null {
  const { likeness } = look.box;
  const named = cardOf(look, tried.piece);
  if (!cards.includes(named)) return null;
  const offered = cards.find((card) => at(likeness, card) === at(likeness, named));
  return offered === undefined ? null : { ...tried, piece: cardId(look, offered) };
}

const ENOUGH: Choice<'enough'> = { do: 'enough' };
const BEST: Choice<'bringBest'> = { do: 'bringBest' };

/** 2K Trains must come along in a battle without a supply line. */
const trainsDue = (look: Look, fight: ReadonlyFight): boolean =>
  fight.kind === BATTLE &&
  look.state.cardAt[look.box.trains] === HAND &&
  !isSupplied(look, fight.area);

/** 8G How many single-use cards a side may announce. */
function mostSingles(look: Look, side: number): number {
  const fight = fightOf(look);
  const room = at(fight.quota, side) - (side === EMPIRE && trainsDue(look, fight) ? 1 : 0);
  return Math.min(room, readySingles(look, side).length);
}

export const announce = decision('announce', {
  side: (_, { by }) => by,
  rule: '8G',
  choices: (look, { by }) => {
    const found: Offer<'announce'>[] = [];
    for (let n = 0; n <= mostSingles(look, sideIndex(by)); n++) found.push({ do: 'announce', n });
    return found;
  },
  whyNot: (look, { by }) => refuse('8G', 'notSoMany', { n: mostSingles(look, sideIndex(by)) }),
  take: {
    announce(war, { by }, choice) {
      fightOf(war).singles[sideIndex(by)] = choice.n ?? 0;
      war.tell({ type: 'announced', rule: '8G', side: by, n: choice.n ?? 0 });
    },
  },
});

/** 9B At most one single-use card fights in a skirmish. The cavalry that opened it may be the one. */
function pickable(look: Look, side: number): number[] {
  const { price } = fightOf(look);
  const ready = readySingles(look, side);
  return side === EMPIRE && price !== NONE ? [price, ...ready] : ready;
}

export const pickOne = decision('pickOne', {
  side: (_, { by }) => by,
  rule: '9B',
  choices: (look, { by }) => [
    ...oneOfEach(look.box, pickable(look, sideIndex(by))).map(
      (card): Offer<'pickOne'> => ({ do: 'choose', piece: cardId(look, card) }),
    ),
    { do: 'none' },
  ],
  whyNot: (look, { by }, tried) =>
    whyNotSingle(look, sideIndex(by), cardOf(look, tried.piece), '9B'),
  equal: (look, { by }, tried) => withEqual(look, tried, pickable(look, sideIndex(by))),
  take: {
    choose(war, { by }, choice) {
      at(fightOf(war).brought, sideIndex(by)).push(cardOf(war, choice.piece));
      announceSingles(war, by, 1);
    },
    none: (war, { by }) => announceSingles(war, by, 0),
  },
});

function announceSingles(war: War, by: SideName, n: number): void {
  const side = sideIndex(by);
  fightOf(war).singles[side] = n;
  war.tell({ type: 'announced', rule: '9B', side: by, n });
  nameSingles(war, side);
}

function whyNotSingle(look: Look, side: number, card: number, rule: string): Refusal | null {
  const { state, box } = look;
  if (card === NONE || at(box.cardSide, card) !== side || state.cardAt[card] !== HAND)
    return refuse(rule, 'notInHand');
  if (!at(box.single, card)) return refuse(rule, 'notSingleUse');
  if (state.spent[card] === 1) return refuse('2D', 'cardInactive');
  return at(fightOf(look).brought, side).includes(card) ? refuse(rule, 'alreadyBrought') : null;
}

/** A 40 By the option the names are open as soon as the cards are chosen. */
function nameSingles(war: War, side: number): void {
  if (war.state.options['hiddenSingleUse'] !== false) return;
  const named = at(fightOf(war).brought, side).filter((card) => at(war.box.single, card));
  if (named.length === 0) return;
  war.reveal();
  war.tell({
    type: 'singlesNamed',
    rule: '8G',
    side: sideName(side),
    cards: named.map((card) => cardId(war, card)),
  });
}

/** 8H, 8I, 9C The British choose, the Boers draw. */
export const gather = step('gather', (war, { by }) => {
  const side = sideIndex(by);
  const fight = fightOf(war);
  if (side === EMPIRE) {
    if (at(fight.brought, EMPIRE).length < at(fight.quota, EMPIRE)) war.next('bring');
    return;
  }
  const ready = readySingles(war, BOERS);
  const announced = at(fight.singles, BOERS);
  if (fight.kind === BATTLE && announced === ready.length) fight.brought[BOERS] = ready;
  else if (fight.kind === BATTLE && announced > 0) war.next('pickOwn');
  war.next('drawCommandos');
});

/** 8G Which of their single-use cards the Boers bring, if not all. */
export const pickOwn = decision('pickOwn', {
  side: sideName(BOERS),
  rule: '8G',
  choices: (look) => {
    const brought = at(fightOf(look).brought, BOERS);
    return readySingles(look, BOERS)
      .filter((card) => !brought.includes(card))
      .map((card): Offer<'pickOwn'> => ({ do: 'choose', piece: cardId(look, card) }));
  },
  whyNot: (look, _, tried) => whyNotSingle(look, BOERS, cardOf(look, tried.piece), '8G'),
  take: {
    choose(war, _, choice) {
      const fight = fightOf(war);
      at(fight.brought, BOERS).push(cardOf(war, choice.piece));
      if (at(fight.brought, BOERS).length < at(fight.singles, BOERS)) war.next('pickOwn');
      else nameSingles(war, BOERS);
    },
  },
});

/** 8H, 8I, 9C The rest is drawn at random; only the Boers see it. */
export const drawCommandos = step('drawCommandos', (war) => {
  const { state, box } = war;
  const fight = fightOf(war);
  const brought = at(fight.brought, BOERS);
  const left = box.commandos.filter((card) => state.cardAt[card] === HAND);
  const wanted = Math.min(at(fight.quota, BOERS) - brought.length, left.length); // 8L
  const drawn: number[] = [];
  for (let i = 0; i < wanted; i++) {
    const [card] = left.splice(drawCard(war, `commando/${areaId(war, fight.area)}`, left), 1);
    if (card !== undefined) drawn.push(card);
  }
  brought.push(...drawn);
  war.tellOnly(
    sideName(BOERS),
    {
      type: 'commandosDrawn',
      rule: '8H',
      cards: drawn.map((card) => cardId(war, card)),
      n: drawn.length,
    },
    { type: 'commandosDrawnUnseen', rule: '8H', n: drawn.length },
  );
});

/** Why a British multiple-use card may not come along. */
function whyNotMultiple(look: Look, card: number): Refusal | null {
  const { box } = look;
  const fight = fightOf(look);
  const atBlockhouse = at(fight.leaders, EMPIRE) === NONE;
  if (at(box.isBritishArtillery, card)) {
    if (atBlockhouse) return refuse('6.0.d-g', 'noArtilleryHere');
    const guns = at(fight.brought, EMPIRE).some((other) => at(box.isBritishArtillery, other));
    if (fight.kind !== BATTLE && guns) return refuse('9D', 'oneArtillery');
  }
  // A 12, read narrowly: Machine guns and nothing else beside the single-use card.
  if (atBlockhouse && !isOn(look, 'blockhouseThreeCards') && card !== box.machineGuns)
    return refuse('6.0.d-f', 'onlyMachineGuns');
  return null;
}

/** Why this British card may not be brought (next). */
function whyNotBring(look: Look, card: number): Refusal | null {
  const { state, box } = look;
  const fight = fightOf(look);
  const brought = at(fight.brought, EMPIRE);
  if (card === NONE || at(box.cardSide, card) !== EMPIRE || state.cardAt[card] !== HAND)
    return refuse('8H', 'notInHand');
  if (brought.includes(card)) return refuse('8H', 'alreadyBrought');
  const room = at(fight.quota, EMPIRE) - brought.length;
  const singlesLeft = singlesToBring(look);
  if (at(box.single, card)) {
    if (state.spent[card] === 1) return refuse('2D', 'cardInactive');
    return singlesLeft > 0 ? null : refuse('8I', 'singlesAnnounced');
  }
  if (room <= singlesLeft) return refuse('8G', 'singlesFirst');
  const needTrains = trainsDue(look, fight) && !brought.includes(box.trains);
  if (needTrains && card !== box.trains && room - singlesLeft <= 1)
    return refuse('2K', 'trainsFirst');
  return whyNotMultiple(look, card);
}

const singlesToBring = ({ state, box }: Look): number => {
  const fight = fightOf({ state });
  return (
    Math.max(0, at(fight.singles, EMPIRE)) -
    at(fight.brought, EMPIRE).filter((card) => at(box.single, card)).length
  );
};

const allBringable = (look: Look): number[] =>
  at(look.box.cardsOf, EMPIRE).filter((card) => whyNotBring(look, card) === null);

const bringable = (look: Look): number[] => oneOfEach(look.box, allBringable(look));

/** 8I, 9C Cards beyond the base number may be declined, once all that was promised has come. */
function whyNotEnough(look: Look): Refusal | null {
  const fight = fightOf(look);
  const brought = at(fight.brought, EMPIRE);
  const base = baseCards(fight.kind);
  if (brought.length < base)
    return refuse(fight.kind === BATTLE ? '8F' : '9A', 'baseFirst', { n: base });
  if (singlesToBring(look) > 0) return refuse('8G', 'singlesFirst');
  return trainsDue(look, fight) && !brought.includes(look.box.trains)
    ? refuse('2K', 'trainsFirst')
    : null;
}

export const bring = decision('bring', {
  side: sideName(EMPIRE),
  rule: '8H',
  choices: (look) => {
    const found: Offer<'bring'>[] = bringable(look).map((card) => ({
      do: 'bring',
      piece: cardId(look, card),
    }));
    found.push(BEST);
    if (whyNotEnough(look) === null) found.push(ENOUGH);
    return found;
  },
  whyNot: {
    bring: (look, _, { piece }) => whyNotBring(look, cardOf(look, piece)),
    enough: (look) => whyNotEnough(look),
  },
  equal: (look, _, tried) => withEqual(look, tried, allBringable(look)),
  take: {
    enough: (war) => nameSingles(war, EMPIRE),
    bring(war, _, choice) {
      at(fightOf(war).brought, EMPIRE).push(cardOf(war, choice.piece));
      bringOn(war);
    },
    bringBest(war) {
      bringBest(war);
      nameSingles(war, EMPIRE);
    },
  },
});

function bringOn(war: War): void {
  const fight = fightOf(war);
  const room = at(fight.brought, EMPIRE).length < at(fight.quota, EMPIRE);
  if (room && bringable(war).length > 0) war.next('bring');
  else nameSingles(war, EMPIRE);
}

/** What a card is worth in this fight, as a first guess: Strength, then how surely it stands. */
export function worth(
  { box }: { box: Box },
  fight: ReadonlyFight,
  side: number,
  card: number,
): number {
  const strength = strengthOf(box, fight, side, card);
  const morale = at(box.morale, card);
  return strength * 10 + (morale < 0 ? 0 : morale);
}

function bringBest(war: War): void {
  const { box } = war;
  const fight = fightOf(war);
  const brought = at(fight.brought, EMPIRE);
  if (trainsDue(war, fight) && !brought.includes(box.trains)) brought.push(box.trains);
  while (brought.length < at(fight.quota, EMPIRE)) {
    let best = NONE;
    for (const card of bringable(war)) {
      if (best === NONE || worth(war, fight, EMPIRE, card) > worth(war, fight, EMPIRE, best))
        best = card;
    }
    // Trains only fill a place of the base number that nothing else can fill.
    if (best === NONE || (best === box.trains && whyNotEnough(war) === null)) return;
    brought.push(best);
  }
}

/** 3E Attack or defence; 6.0.d-f Machine guns in a Blockhouse (A 33). */
export function strengthOf(box: Box, fight: ReadonlyFight, side: number, card: number): number {
  if (card === box.machineGuns && at(fight.leaders, EMPIRE) === NONE)
    return box.machineGunsInBlockhouse;
  return at(at(box.strength, fight.attacker === side ? 0 : 1), card);
}

export { ENOUGH };
