import { type Finishing, positions } from '../../kernel/fields/positions.ts';
import type { Core } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, SIDES } from './box.ts';
import { poolTotal } from './secrets.ts';
import { layOut } from './setup.ts';
import {
  AREA_MARKERS,
  BLOCKHOUSE,
  CARDS,
  DECK,
  FIELDS,
  GONE,
  NONE,
  OUT,
  PHASE,
  SCORCHED,
  type State,
  SURELY_DECK,
  SURELY_HAND,
  UNSURE,
} from './state.ts';

/** Phases a person may name instead of an agenda. */
const PHASES = ['round', 'action', 'deed', 'roundEnd', 'turnEnd'] as const;
type Phase = (typeof PHASES)[number];
const isPhase = (name: string): name is Phase => (PHASES as readonly string[]).includes(name);

const phaseOf = (core: Core): string => {
  if (core.outcome) return 'over';
  const step = core.owed[0]?.step ?? core.agenda.at(-1);
  return step?.step === 'muster' ? 'start' : (step?.step ?? 'over');
};

const markersOf = (state: State, area: number) => ({
  garrison: at(state.garrison, area),
  scorchedEarth: Number(state.burnt[area] === SCORCHED),
  blockhouse: Number(state.burnt[area] === BLOCKHOUSE),
  camp: at(state.camp, area),
  revolt: at(state.revolt, area),
  siege: at(state.siege, area),
  fortifications: at(state.fort, area),
  fallen: at(state.fallen, area),
});

export const { write, read, outline } = positions(FIELDS, {
  layOut,
  noOutcome: null,
  said: {
    areas: {
      kind: AREA_MARKERS,
      of: (state: State) => state.garrison.map((_, area) => markersOf(state, area)),
      into(state: State, areas, box, place) {
        for (const [area, lies] of areas.entries()) {
          if (lies.scorchedEarth === 1 && lies.blockhouse === 1)
            place
              .under(`${at(box.areas, area)}.blockhouse`)
              .say('is the other face of scorchedEarth');
          state.burnt[area] = lies.blockhouse === 1 ? BLOCKHOUSE : lies.scorchedEarth * SCORCHED;
          state.garrison[area] = lies.garrison;
          state.camp[area] = lies.camp;
          state.revolt[area] = lies.revolt;
          state.siege[area] = lies.siege;
          state.fort[area] = lies.fortifications;
          state.fallen[area] = lies.fallen;
        }
      },
    },
    placedByBritish: {
      kind: CARDS,
      of: (state: State) => state.deck.filter((_, i) => state.deckSeen[i] === 1),
      into(state: State, placed, _, place) {
        state.deckSeen = state.deck.map((card) => Number(placed.includes(card)));
        for (const [i, card] of placed.entries())
          if (!state.deck.includes(card)) place.under(i).say('is not in the deck');
      },
    },
    phase: { kind: PHASE, of: (state: State) => phaseOf(state.core) },
  },
  finish(state: State, finishing) {
    const { opening, place, said } = finishing;
    if (opening) takeUp(state, said.phase, finishing);
    else if (said.phase !== phaseOf(state.core))
      place.under('phase').say(`is ${phaseOf(state.core)}: it follows from core`);
  },
});

/** A person names turn, round and phase, and where cards are; agenda, deck, cups and counter follow. */
function takeUp(state: State, phase: string, { box, place }: Finishing<Box>): void {
  fitCards(state, box);
  if (phase === 'start') return;
  if (!isPhase(phase)) {
    place.under('phase').say(`must be start, ${PHASES.join(', ')}; or say core`);
    return;
  }
  const side = at(SIDES, state.round % 2 === 1 ? BOERS : EMPIRE);
  const owe = (step: string, about: JsonObject = {}): void => {
    state.core.owed = [{ side, step: { ...about, step }, lane: -1 }];
  };
  state.core.agenda = [];
  state.core.epoch = state.turn;
  state.open = phase !== 'round';
  if (phase === 'action') owe('action');
  else if (phase === 'deed') {
    if (state.mover === NONE) place.under('mover').say('name the leader whose action it is');
    else owe('deed', { piece: at(box.leaders, state.mover), n: state.mp });
    state.core.agenda = [{ step: 'actionDone', cost: 1 }, { step: 'endMove' }];
  } else state.core.agenda = [{ step: phase }];
  if (state.open && state.drawn <= (phase === 'action' || phase === 'deed' ? state.done : 0))
    place.under('counter').say('must be above actionsDone, 1 to 3: the counter the Second holds');
  if (!state.open) state.drawn = 0;
  if (state.turn > 1) for (const leader of box.garrisonLeaders) state.leaderAt[leader] = OUT; // 7.0.b-k
  if (state.turn > box.funds.removedAfterTurn) {
    state.funds = NONE; // 3M, 9J
    for (const card of at(box.cardsOf, BOERS)) if (at(box.single, card)) state.cardAt[card] = GONE;
  }
  fillCups(state, box);
}

/** A card said to be in the deck without a place in it lies at the bottom; knowledge follows the cards. */
function fitCards(state: State, box: Box): void {
  const placed = new Set(state.deck.filter((_, i) => state.deckSeen[i] === 1));
  const listed = state.deck.filter((card) => state.cardAt[card] === DECK);
  const missing = at(box.cardsOf, EMPIRE).filter(
    (card) => state.cardAt[card] === DECK && !listed.includes(card),
  );
  state.deck = [...listed, ...missing];
  state.deckSeen = state.deck.map((card) => Number(placed.has(card)));
  for (const card of at(box.cardsOf, EMPIRE)) {
    const wrong = state.cardAt[card] === DECK ? SURELY_HAND : SURELY_DECK;
    if (state.known[card] === wrong) state.known[card] = UNSURE;
  }
}

/** Takes counters out of the cups until they fit the round; those most numerous first. */
function fillCups(state: State, box: Box): void {
  for (const side of [EMPIRE, BOERS]) {
    const active = state.round % 2 === 1 ? BOERS : EMPIRE;
    const cup = [0, 1, 2].map((n) => at(state.pool, side * 3 + n));
    const wanted = poolTotal(state, side, box);
    const excess = () => at(cup, 0) + at(cup, 1) + at(cup, 2) - wanted;
    if (excess() > 0 && side === active && state.drawn > 0 && at(cup, state.drawn - 1) > 0)
      cup[state.drawn - 1] = at(cup, state.drawn - 1) - 1;
    while (excess() > 0) {
      const n = cup.indexOf(Math.max(...cup));
      cup[n] = at(cup, n) - 1;
    }
    for (let n = 0; n < 3; n++) state.pool[side * 3 + n] = at(cup, n);
  }
}
