import { withBareMap } from '../../kernel/bare-map.ts';
import { newCore, type Setup } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, X } from './box.ts';
import {
  BLOCKHOUSE,
  DECK,
  GONE,
  HAND,
  NONE,
  OFF_MAP,
  OUT,
  PILE,
  RESERVE,
  SCORCHED,
  type State,
  SURELY_DECK,
  SURELY_HAND,
  UNSURE,
} from './state.ts';

export const fullPools = (box: Box): number[] => [
  ...at(box.pools, EMPIRE),
  ...at(box.pools, BOERS),
];

export const layOut = withBareMap(
  (wish: Setup, box: Box): State => {
    const state = wholeWar(wish, box);
    if (wish.scenario === 'guerrilla') startInTurnThree(state, box);
    return state;
  },
  'war',
  clear,
);

/** The bare map: no leader is in play, and none is still to come; cards and tracks are as in the war. */
function clear(state: State): void {
  state.leaderAt.fill(OUT);
}

/** The war as it stood when the guerrilla phase began. */
function startInTurnThree(state: State, box: Box): void {
  const start = box.pack.guerrillaStart;
  state.turn = 3;
  state.funds = NONE;
  state.prestige = start.prestige;
  for (const [leader, place] of Object.entries(start.leaders))
    state.leaderAt[box.leaderIndex.get(leader) ?? X] = box.areaIndex.get(place) ?? OUT;
  for (const leader of start.out) state.leaderAt[box.leaderIndex.get(leader) ?? X] = OUT;
  for (const area of start.garrisons) state.garrison[box.areaIndex.get(area) ?? X] = 1;
  for (const area of start.scorched) state.burnt[box.areaIndex.get(area) ?? X] = SCORCHED;
  for (const area of start.blockhouses) state.burnt[box.areaIndex.get(area) ?? X] = BLOCKHOUSE;
  for (const event of start.events) state.played[box.eventIndex.get(event) ?? X] = 1;
  for (const card of at(box.cardsOf, BOERS)) if (at(box.single, card)) state.cardAt[card] = GONE;
  for (const id of start.eliminated) {
    const card = box.cardIndex.get(id) ?? X;
    if (state.cardAt[card] === HAND) state.cardAt[card] = PILE;
  }
  for (const card of at(box.cardsOf, EMPIRE)) {
    const inDeck = start.deck.includes(at(box.cards, card));
    state.cardAt[card] = inDeck ? DECK : HAND;
    state.known[card] = inDeck ? SURELY_DECK : SURELY_HAND;
  }
  state.deck = at(box.cardsOf, EMPIRE).filter((card) => state.cardAt[card] === DECK);
  state.deckSeen = state.deck.map(() => 0);
}

/** 2R The opening position as the scenario card has it. */
function wholeWar({ options }: Setup, box: Box): State {
  const filled = (value: number) => box.areas.map(() => value);
  const first = box.pack.turnSetup[1];
  const leaderAt: number[] = box.leaders.map(() => RESERVE);
  for (const id of first?.pool ?? []) leaderAt[box.leaderIndex.get(id) ?? X] = OFF_MAP;
  for (const [leader, area] of Object.entries(first?.place ?? {}))
    leaderAt[box.leaderIndex.get(leader) ?? X] = box.areaIndex.get(area) ?? OFF_MAP;
  const cardAt: number[] = box.cards.map((_, card) => (at(box.startsInHand, card) ? HAND : DECK));
  if (options['commandoCount9'] === true) cardAt[box.leftOutOfNine] = GONE;
  const deck = at(box.cardsOf, EMPIRE).filter((card) => cardAt[card] === DECK);
  return {
    core: newCore({ step: 'muster' }),
    options,
    turn: 1,
    round: 1,
    open: false,
    done: 0,
    drawn: 0,
    pool: fullPools(box),
    prestige: box.prestige.start,
    funds: box.funds.start,
    eventPlayed: false,
    cardsMoved: false,
    leaderAt,
    garrison: filled(0),
    burnt: filled(0),
    camp: filled(0),
    revolt: filled(0),
    siege: filled(NONE),
    fort: filled(NONE),
    fallen: filled(0),
    cardAt,
    spent: box.cards.map(() => 0),
    known: box.cards.map((_, card) =>
      at(box.cardSide, card) === BOERS
        ? UNSURE
        : at(box.startsInHand, card)
          ? SURELY_HAND
          : SURELY_DECK,
    ),
    deck,
    deckSeen: deck.map(() => 0),
    played: box.events.map(() => 0),
    won: [0, 0],
    lost: [0, 0],
    fought: [],
    mover: NONE,
    mp: 0,
    halted: false,
    fight: null,
  };
}
