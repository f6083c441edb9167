import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, sideName } from '../box.ts';
import {
  areaId,
  cardId,
  hasBlockhouse,
  hasFlag,
  howMany,
  isBritish,
  isGuerrilla,
  leaderId,
  leaderIn,
  total,
} from '../queries.ts';
import {
  BLOCKHOUSE,
  HAND,
  type Look,
  NONE,
  SCORCHED,
  SURELY_DECK,
  SURELY_HAND,
  UNSURE,
} from '../state.ts';
import { type Refusal, refuse, type War } from '../vocabulary.ts';
import type { Deed } from './04-deeds.ts';
import { judge } from './11-victory.ts';

/** 5.0.f Nothing is built under the eyes of an enemy leader. */
const watched = (look: Look, area: number): Refusal | null =>
  leaderIn(look, BOERS, area) === NONE ? null : refuse('5.0.f', 'enemyWatches');

/** 6.0.b Garrison. */
export const garrison: Deed = {
  verb: 'garrison',
  rule: '6.0.b-a',
  cost: 1,
  whyNot(look, _, area) {
    const { state, box } = look;
    if (isBritish(look, area)) return refuse('6.0.b-b', 'onlyBoerAreas');
    if (at(state.garrison, area) === 1) return refuse('6.0.b-b', 'alreadyThere');
    return watched(look, area) ?? spare(total(state.garrison), box.count.garrison);
  },
  perform(war, leader, area) {
    war.state.garrison[area] = 1;
    built(war, 'garrison', '6.0.b-a', leader, area);
  },
};

/** 6H The counter mix is the limit. */
const spare = (used: number, count: number): Refusal | null =>
  used < count ? null : refuse('6H', 'noMarkerLeft');

const burntSpare = ({ state, box }: Look): Refusal | null =>
  spare(
    howMany(state.burnt, (face) => face > 0),
    box.count.burnt,
  );

function built(war: War, marker: string, rule: string, leader: number, area: number): void {
  war.tell({ type: 'built', rule, marker, piece: leaderId(war, leader), area: areaId(war, area) });
}

/** 6.0.c Scorched earth. */
export const scorch: Deed = {
  verb: 'scorch',
  rule: '6.0.c-a',
  cost: 1,
  whyNot(look, _, area) {
    const { state } = look;
    if (isBritish(look, area)) return refuse('6.0.c-a', 'onlyBoerAreas');
    if (!hasFlag(look, 'repression')) return refuse('6.0.c-a', 'needsRepression');
    if (at(state.garrison, area) === 0) return refuse('6.0.c-a', 'needsGarrison');
    if (at(state.burnt, area) !== 0) return refuse('6.0.c-c', 'alreadyThere');
    return watched(look, area) ?? burntSpare(look);
  },
  perform(war, leader, area) {
    war.state.burnt[area] = SCORCHED;
    built(war, 'scorchedEarth', '6.0.c-a', leader, area);
  },
};

/** 6.0.d Blockhouse: new in a British area, the other face of Scorched earth in a Boer one. */
export const blockhouse: Deed = {
  verb: 'blockhouse',
  rule: '6.0.d-a',
  cost: 1,
  whyNot(look, _, area) {
    const { state } = look;
    const rule = isBritish(look, area) ? '6.0.d-a' : '6.0.d-b';
    if (!hasFlag(look, 'blockhouses')) return refuse(rule, 'needsRepression');
    if (hasBlockhouse(look, area)) return refuse(rule, 'alreadyThere');
    if (isBritish(look, area)) return watched(look, area) ?? burntSpare(look);
    return at(state.burnt, area) === SCORCHED ? watched(look, area) : refuse(rule, 'needsScorched');
  },
  perform(war, leader, area) {
    war.state.burnt[area] = BLOCKHOUSE;
    built(war, 'blockhouse', isBritish(war, area) ? '6.0.d-a' : '6.0.d-b', leader, area);
  },
};

/** 6.0.e Concentration camp. */
export const camp: Deed = {
  verb: 'camp',
  rule: '6.0.e-a',
  cost: 1,
  whyNot(look, leader, area) {
    const { state, box } = look;
    if (leader !== box.campBuilder) return refuse('6.0.e-a', 'onlyKitchener');
    if (!isGuerrilla(look)) return refuse('6.0.e-a', 'onlyGuerrilla');
    if (!hasFlag(look, 'blockhouses')) return refuse('6.0.e-a', 'needsRepression');
    if (at(state.camp, area) === 1) return refuse('6.0.e-d', 'alreadyThere');
    if (!hasBlockhouse(look, area)) return refuse('6.0.e-b', 'needsBlockhouse');
    if (!isBritish(look, area) && at(state.garrison, area) === 0)
      return refuse('6.0.e-b', 'needsGarrison');
    return watched(look, area) ?? spare(total(state.camp), box.count.camp);
  },
  perform(war, leader, area) {
    war.state.camp[area] = 1;
    built(war, 'camp', '6.0.e-a', leader, area);
    judge(war);
  },
};

/** 6.0.f Quelling a revolt. */
export const quell: Deed = {
  verb: 'quell',
  rule: '6.0.f',
  cost: 1,
  whyNot(look, _, area) {
    if (at(look.state.revolt, area) === 0) return refuse('6.0.f', 'noRevolt');
    return leaderIn(look, BOERS, area) === NONE ? null : refuse('6.0.f', 'enemyWatches');
  },
  perform(war, leader, area) {
    war.state.revolt[area] = 0;
    war.tell({
      type: 'quelled',
      rule: '6.0.f',
      piece: leaderId(war, leader),
      area: areaId(war, area),
    });
  },
};

export const EMPIRE_DEEDS: readonly Deed[] = [garrison, scorch, blockhouse, camp, quell];

/** 6B, 6E When reinforcements may be called. */
export function whyNotReinforcement({ state }: Look): Refusal | null {
  if (state.cardsMoved) return refuse('6B', 'oncePerRound');
  return state.deck.length > 0 ? null : refuse('6E', 'deckEmpty');
}

/** 6D One card in turns I–II, three in turns III–IV. */
export const reinforcementSize = (look: Look): number => (isGuerrilla(look) ? 3 : 1);

/** Cards from the top of the reinforcement deck to the hand; only the British see which. */
export function reinforce(war: War, n: number, rule: string): void {
  const { state } = war;
  // 6E: what is there. Told in the order of the hand: how they lay in the deck is nobody's business.
  const taken = state.deck.splice(0, n).sort((a, b) => a - b);
  state.deckSeen.splice(0, n);
  for (const card of taken) state.cardAt[card] = HAND;
  forgetDeck(war);
  war.reveal();
  war.tellOnly(
    sideName(EMPIRE),
    { type: 'reinforced', rule, cards: taken.map((card) => cardId(war, card)), n: taken.length },
    { type: 'reinforcedUnseen', rule, n: taken.length },
  );
}

/** What the Boers can still be sure of once unseen cards have left the deck. */
function forgetDeck({ state, box }: War): void {
  for (const card of at(box.cardsOf, EMPIRE)) {
    if (state.deck.length === 0) state.known[card] = SURELY_HAND;
    else if (state.known[card] === SURELY_DECK) state.known[card] = UNSURE;
  }
}
