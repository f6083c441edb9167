import { withBareMap } from '../../kernel/bare-map.ts';
import {
  type Core,
  cloneCore,
  type GameState,
  newCore,
  type Reading,
  type Setup,
} from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { BOERS, type Box, EMPIRE, X } from './box.ts';

/** Nothing there: no marker, no card, no leader. */
export const NONE = -1;
/** In a view: something is there, but this side may not know what. */
export const HIDDEN = -2;

// Where a leader is when he is in no area.
/** 5.0.c: off the map; a moving leader may detach him. */
export const OFF_MAP = -1;
/** Waits for an event or a later turn. */
export const RESERVE = -2;
/** Left or was eliminated: never comes back. */
export const OUT = -3;

// Where a card is.
export const HAND = 0;
export const DECK = 1;
/** 8AE: the Boer pile of eliminated cards. */
export const PILE = 2;
/** Out of the game for good. */
export const GONE = 3;

// What the Boers know of a British card.
export const UNSURE = 0;
export const SURELY_HAND = 1;
export const SURELY_DECK = 2;

export const SCORCHED = 1;
export const BLOCKHOUSE = 2;

export const BATTLE = 0;
export const SKIRMISH = 1;

// What lies on a place of the battlefield.
export const EMPTY = 0;
/** Laid, and shown to nobody but its owner. */
export const MASKED = 1;
export const UP = 2;
/** Failed its Morale check: face down and out. */
export const FAILED = 3;

export const ZONES = ['left', 'centre', 'right'] as const;
export type Zone = (typeof ZONES)[number];

/** A battle or skirmish in progress. Pairs are by side. */
export interface Fight {
  kind: number;
  raid: boolean;
  area: number;
  attacker: number;
  /** NONE for the Empire: a Blockhouse defends itself. */
  leaders: number[];
  /** How many cards each side may bring. */
  quota: number[];
  /** Single-use cards announced; NONE before. */
  singles: number[];
  /** Brought and not laid; after deployment this is the surplus. */
  brought: number[][];
  /** Places of the field: side × 6 + row × 3 + zone, zones as their owner sees them. */
  slots: number[];
  faces: number[];
  /** The surplus card that took the place of a failed one. */
  swaps: number[];
  /** 9H: the cavalry that opened a skirmish. */
  price: number;
  /** 8AA: cards named for flight, later those that got away. */
  fleeing: number[];
  /** 8AB: Boer zones from which no card escapes. */
  barred: number[];
  successes: number[];
  winner: number;
}

type Options = Readonly<Record<string, string | number | boolean>>;

export interface State extends GameState {
  core: Core;
  /** The rulings this match is played with; never changes. */
  options: Options;
  turn: number;
  round: number;
  /** A counter is out for this round: public, unlike its number. */
  open: boolean;
  /** The "Action complete" marker: actions carried out in this round. */
  done: number;
  /** Secret of the Second: the counter of this round; 0 between rounds. */
  drawn: number;
  /** Secret of the cups: counters left, Empire 1, 2, 3, then Boers 1, 2, 3. */
  pool: number[];
  prestige: number;
  /** NONE once the marker has left the game. */
  funds: number;
  /** 6A, 7A: an event was played in this round. */
  eventPlayed: boolean;
  /** 6B, 7A: reinforcements came, or a reorganisation was declared, in this round. */
  cardsMoved: boolean;

  leaderAt: number[];
  garrison: number[];
  burnt: number[];
  camp: number[];
  revolt: number[];
  siege: number[];
  fort: number[];
  /** Cities taken by siege. */
  fallen: number[];

  cardAt: number[];
  /** 2D: single-use cards that are inactive. */
  spent: number[];
  /** What the Boers know of each British card. */
  known: number[];
  /** Top first. */
  deck: number[];
  /** Whether the British know which card lies there: they put it there. */
  deckSeen: number[];

  /** Events in the Events space. */
  played: number[];
  /** By side: fights won in this turn; battles lost in the game. */
  won: number[];
  lost: number[];
  /** Territories that have seen a siege or fight. */
  fought: string[];

  /** The leader whose action it is; NONE. */
  mover: number;
  mp: number;
  /** He may not move on in this action. */
  halted: boolean;
  fight: Fight | null;
}

export type ReadonlyState = DeepReadonly<State>;
export type ReadonlyFight = DeepReadonly<Fight>;
export type Look = Reading<State, Box>;

const cloneFight = (fight: ReadonlyFight): Fight => ({
  kind: fight.kind,
  raid: fight.raid,
  area: fight.area,
  attacker: fight.attacker,
  leaders: fight.leaders.slice(),
  quota: fight.quota.slice(),
  singles: fight.singles.slice(),
  brought: fight.brought.map((cards) => cards.slice()),
  slots: fight.slots.slice(),
  faces: fight.faces.slice(),
  swaps: fight.swaps.slice(),
  price: fight.price,
  fleeing: fight.fleeing.slice(),
  barred: fight.barred.slice(),
  successes: fight.successes.slice(),
  winner: fight.winner,
});

export const clone = (state: ReadonlyState): State => ({
  core: cloneCore(state.core),
  options: state.options,
  turn: state.turn,
  round: state.round,
  open: state.open,
  done: state.done,
  drawn: state.drawn,
  pool: state.pool.slice(),
  prestige: state.prestige,
  funds: state.funds,
  eventPlayed: state.eventPlayed,
  cardsMoved: state.cardsMoved,
  leaderAt: state.leaderAt.slice(),
  garrison: state.garrison.slice(),
  burnt: state.burnt.slice(),
  camp: state.camp.slice(),
  revolt: state.revolt.slice(),
  siege: state.siege.slice(),
  fort: state.fort.slice(),
  fallen: state.fallen.slice(),
  cardAt: state.cardAt.slice(),
  spent: state.spent.slice(),
  known: state.known.slice(),
  deck: state.deck.slice(),
  deckSeen: state.deckSeen.slice(),
  played: state.played.slice(),
  won: state.won.slice(),
  lost: state.lost.slice(),
  fought: state.fought.slice(),
  mover: state.mover,
  mp: state.mp,
  halted: state.halted,
  fight: state.fight && cloneFight(state.fight),
});

export const fullPools = (box: Box): number[] => [
  ...at(box.pools, EMPIRE),
  ...at(box.pools, BOERS),
];

export const setup = withBareMap(
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
