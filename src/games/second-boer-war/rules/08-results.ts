import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, enemyOf, sideName } from '../box.ts';
import { cardId, cardOf, drawCard } from '../queries.ts';
import { DECK, type Look, NONE, PILE, type ReadonlyFight, SURELY_DECK, ZONES } from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { laidCards } from './08-battle.ts';
import { spend } from './08-combat.ts';
import { ENOUGH, fightOf, oneOfEach, withEqual } from './08-forces.ts';

/** Chapter 8: what a battle costs. */

const notNamed = (fight: ReadonlyFight): number[] =>
  laidCards(fight, BOERS).filter((card) => !fight.fleeing.includes(card));

/** 8AA The beaten Boer says which of his cards try to get away. */
export const flight = decision('flight', {
  side: sideName(BOERS),
  rule: '8AA',
  choices: (look) => {
    const fight = fightOf(look);
    return [
      { do: 'fleeAll' },
      ...notNamed(fight).map(
        (card): Offer<'flight'> => ({ do: 'flee', piece: cardId(look, card) }),
      ),
      ENOUGH,
    ];
  },
  whyNot: (look, _, tried) =>
    refuse(
      '8AA',
      laidCards(fightOf(look), BOERS).includes(cardOf(look, tried.piece))
        ? 'alreadyNamed'
        : 'notLaid',
    ),
  take: {
    enough() {},
    fleeAll(war) {
      const fight = fightOf(war);
      fight.fleeing = laidCards(fight, BOERS);
    },
    flee(war, _, choice) {
      const fight = fightOf(war);
      fight.fleeing.push(cardOf(war, choice.piece));
      if (notNamed(fight).length > 0) war.next('flight');
    },
  },
});

/** 8AB Offered whenever the British have a surplus: whether cavalry is in it is their secret. */
export const charge = step('charge', (war) => {
  const fight = fightOf(war);
  if (fight.fleeing.length === 0) return;
  war.reveal();
  war.tell({
    type: 'flightNamed',
    rule: '8AA',
    cards: fight.fleeing.map((card) => cardId(war, card)),
  });
  if (at(fight.brought, EMPIRE).length > 0) war.next('rideDown');
});

const surplusCavalry = (look: Look): number[] =>
  at(fightOf(look).brought, EMPIRE).filter((card) => at(look.box.isCavalry, card));

/** 8AB Surplus cavalry bars one zone to flight. Zones as the British see them. */
export const rideDown = decision('rideDown', {
  side: sideName(EMPIRE),
  rule: '8AB',
  choices: (look) => {
    const { barred } = fightOf(look);
    const found: Offer<'rideDown'>[] = [];
    for (const card of oneOfEach(look.box, surplusCavalry(look)))
      for (const [z, zone] of ZONES.entries())
        if (at(barred, 2 - z) === 0)
          found.push({ do: 'charge', piece: cardId(look, card), to: zone });
    found.push({ do: 'hold' });
    return found;
  },
  whyNot: (look, _, tried) => {
    const card = cardOf(look, tried.piece);
    if (card === NONE || !at(look.box.isCavalry, card)) return refuse('8AB', 'onlyCavalry');
    if (!at(fightOf(look).brought, EMPIRE).includes(card)) return refuse('8AB', 'notSurplus');
    return refuse('8AB', 'zoneBarred');
  },
  equal: (look, _, tried) => withEqual(look, tried, surplusCavalry(look)),
  take: {
    hold() {},
    charge(war, _, { piece, to }) {
      const fight = fightOf(war);
      const card = cardOf(war, piece);
      const brought = at(fight.brought, EMPIRE);
      brought.splice(brought.indexOf(card), 1);
      fight.barred[2 - ZONES.indexOf(to)] = 1;
      spend(war.state, card);
      war.reveal();
      war.tell({ type: 'charged', rule: '8AB', card: piece, zone: to });
      if (brought.length > 0) war.next('rideDown');
    },
  },
});

/** The zone, as its owner sees it, in which a card lies. */
const zoneOf = (fight: ReadonlyFight, card: number): number =>
  Math.max(fight.slots.indexOf(card), fight.swaps.indexOf(card)) % 3;

/** 8AA A pass takes the card out of the loss draw; afterwards `fleeing` holds those that got away. */
export const getAway = step('getAway', (war) => {
  const { box } = war;
  const fight = fightOf(war);
  const away: number[] = [];
  for (const card of fight.fleeing) {
    if (at(fight.barred, zoneOf(fight, card)) === 1) {
      war.tell({ type: 'rodeDown', rule: '8AB', card: cardId(war, card) });
      continue;
    }
    const roll = war.roll(`flight/${cardId(war, card)}`);
    const escaped = roll <= at(box.morale, card);
    if (escaped) away.push(card);
    war.tell({ type: escaped ? 'escaped' : 'caught', rule: '8AA', card: cardId(war, card), roll });
  }
  fight.fleeing = away;
});

/** 8Z, 8AC–8AE One random card against two successes, two against three. */
export const losses = step('losses', (war) => {
  const fight = fightOf(war);
  const loser = enemyOf(fight.winner);
  const draw = laidCards(fight, loser).filter(
    (card) => loser === EMPIRE || !fight.fleeing.includes(card),
  );
  const due = at(fight.successes, fight.winner) >= 3 ? 2 : 1;
  for (let i = 0; i < due && draw.length > 0; i++) {
    const [card] = draw.splice(drawCard(war, `loss/${sideName(loser)}`, draw), 1);
    if (card !== undefined) loseCard(war, loser, card, '8Z');
  }
});

export function loseCard(war: War, side: number, card: number, rule: string): void {
  war.tell({ type: 'cardLost', rule, side: sideName(side), card: cardId(war, card) });
  if (side === BOERS) war.state.cardAt[card] = PILE;
  else war.next('bury', { piece: cardId(war, card) });
}

/** 8AD The British put a lost card back at a place only they know. 0 is the top. */
export const bury = decision('bury', {
  side: sideName(EMPIRE),
  rule: '8AD',
  choices: (look, { piece }) => {
    const found: Offer<'bury'>[] = [];
    for (let n = 0; n <= look.state.deck.length; n++) found.push({ do: 'bury', piece, n });
    return found;
  },
  whyNot: (look, { piece }, tried) =>
    tried.piece === piece
      ? refuse('8AD', 'noSuchDepth', { n: look.state.deck.length })
      : refuse('8AD', 'otherCardFirst', { piece }),
  take: {
    bury(war, { piece }, choice) {
      const { state } = war;
      const card = cardOf(war, piece);
      const n = choice.n ?? 0;
      state.deck.splice(n, 0, card);
      state.deckSeen.splice(n, 0, 1);
      state.cardAt[card] = DECK;
      state.known[card] = SURELY_DECK;
      war.tellOnly(
        sideName(EMPIRE),
        { type: 'buried', rule: '8AD', card: piece, n },
        { type: 'buriedUnseen', rule: '8AD', card: piece },
      );
    },
  },
});

/** 2C, 2D Multiple-use cards go back to the hand; single-use cards that were laid are inactive. */
export const closeFight = step('closeFight', (war) => {
  const { state, box } = war;
  const fight = fightOf(war);
  for (const side of [EMPIRE, BOERS])
    for (const card of laidCards(fight, side)) if (at(box.single, card)) state.spent[card] = 1;
  state.fight = null;
});
