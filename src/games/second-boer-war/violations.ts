import type { Problem } from '../../kernel/game.ts';
import { impossibilities, type SayImpossible } from '../../kernel/impossible.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, GARRISON, MAIN, SIDES } from './box.ts';
import { fullMovement, leadersIn, total } from './queries.ts';
import { poolTotal } from './secrets.ts';
import {
  BLOCKHOUSE,
  DECK,
  EMPTY,
  GONE,
  HAND,
  HIDDEN,
  NONE,
  OUT,
  PILE,
  type ReadonlyState,
  SURELY_DECK,
  SURELY_HAND,
} from './state.ts';
import { impossible } from './text/impossible.ts';

type Say = SayImpossible<typeof impossible.en>;

/** What must hold in every state and does not, with its place in a position. */
export function violations(state: ReadonlyState, box: Box): readonly Problem[] {
  const { wrong, say } = impossibilities(impossible.en);
  checkTracks(state, box, say);
  checkLeaders(state, box, say);
  checkMarkers(state, box, say);
  checkCards(state, box, say);
  checkFight(state, box, say);
  return wrong;
}

function checkTracks(state: ReadonlyState, box: Box, say: Say): void {
  const within = (name: string, value: number, least: number, most: number) => {
    if (!(Number.isInteger(value) && value >= least && value <= most))
      say(name, 'outOfBounds', { value, least, most });
  };
  within('turn', state.turn, 1, box.turns);
  within('round', state.round, 1, box.rounds);
  within('prestige', state.prestige, 0, box.prestige.max);
  within(
    'warFunds',
    state.funds,
    state.turn > box.funds.removedAfterTurn ? NONE : 0,
    box.funds.max,
  );
  if (state.turn > box.funds.removedAfterTurn && state.funds !== NONE) say('warFunds', 'fundsGone');
  within('actionsDone', state.done, 0, 3);
  const running = state.open && !state.core.outcome;
  within('counter', state.drawn, running ? state.done + 1 : 0, running ? 3 : 3);
  for (const side of [EMPIRE, BOERS]) {
    const left =
      at(state.pool, side * 3) + at(state.pool, side * 3 + 1) + at(state.pool, side * 3 + 2);
    if (left !== poolTotal(state, side, box))
      say(`pools.${at(SIDES, side)}`, 'wrongPool', { n: left, round: state.round });
    for (let n = 0; n < 3; n++)
      within(
        `pools.${at(SIDES, side)}`,
        at(state.pool, side * 3 + n),
        0,
        at(at(box.pools, side), n),
      );
  }
}

function checkLeaders(state: ReadonlyState, box: Box, say: Say): void {
  const look = { state, box };
  for (const [leader, area] of state.leaderAt.entries()) {
    if (!(area >= OUT && area < box.areas.length))
      say(`leaders.${at(box.leaders, leader)}`, 'nowhere');
    if (at(box.kind, leader) === GARRISON && area >= 0 && !at(box.isCity, area))
      say(`leaders.${at(box.leaders, leader)}`, 'notACity');
  }
  if (state.mover !== NONE && state.mp > fullMovement(look, state.mover))
    say('points', 'tooManyPoints', { n: fullMovement(look, state.mover) });
  // 5.0.d: between actions at most one field leader of a side stands in an area.
  if (state.mover !== NONE || state.core.owed.some((owed) => owed.step.step !== 'action')) return;
  for (const side of [EMPIRE, BOERS]) {
    for (let area = 0; area < box.areas.length; area++) {
      const here = leadersIn(look, side, area);
      if (here.length < 2) continue;
      const mains = here.filter((leader) => at(box.kind, leader) === MAIN).length;
      const shared =
        state.options['mainAndDetachedShare'] === true && mains === 1 && here.length === 2;
      if (!shared)
        say(`leaders.${at(box.leaders, at(here, 1))}`, 'leadersShare', {
          n: here.length,
          side: at(SIDES, side),
          area: at(box.areas, area),
        });
    }
  }
}

function checkMarkers(state: ReadonlyState, box: Box, say: Say): void {
  const look = { state, box };
  const limit = (name: Parameters<Say>[1], used: number, count: number) => {
    if (used > count) say('areas', name, { used, count });
  };
  limit('tooManyGarrisons', total(state.garrison), box.count.garrison);
  limit('tooManyRevolts', total(state.revolt), box.count.revolt);
  limit('tooManyCamps', total(state.camp), box.count.camp);
  limit('tooManyBurnt', state.burnt.filter((face) => face > 0).length, box.count.burnt);
  limit('tooManyForts', state.fort.filter((level) => level !== NONE).length, box.count.works);
  for (const [area, id] of box.areas.entries()) {
    const british = at(box.areaSide, area) === EMPIRE;
    if (british && at(state.garrison, area) === 1) say(`areas.${id}.garrison`, 'inBritishArea');
    if (!british && at(state.revolt, area) === 1) say(`areas.${id}.revolt`, 'inBoerArea');
    if (british && at(state.burnt, area) === 1) say(`areas.${id}.scorchedEarth`, 'inBritishArea');
    if (at(state.camp, area) === 1 && at(state.burnt, area) !== BLOCKHOUSE)
      say(`areas.${id}.camp`, 'campWithoutBlockhouse');
    if (at(state.siege, area) !== NONE) {
      if (state.turn !== 1 || !at(box.isCity, area)) say(`areas.${id}.siege`, 'noSiegeHere');
      if (leadersIn(look, BOERS, area).length === 0) say(`areas.${id}.siege`, 'nobodyBesieges');
    }
    if (at(state.fort, area) !== NONE && state.turn !== 2)
      say(`areas.${id}.fortifications`, 'fortsInTurnTwo');
  }
}

function checkCards(state: ReadonlyState, box: Box, say: Say): void {
  for (const [card, where] of state.cardAt.entries()) {
    const id = at(box.cards, card);
    const british = at(box.cardSide, card) === EMPIRE;
    const allowed = british ? [HAND, DECK] : [HAND, PILE, GONE];
    if (!allowed.includes(where)) say(`cards.${id}`, 'cardCannotBeThere');
    if ((where === DECK) !== state.deck.includes(card)) say(`cards.${id}`, 'deckDisagrees');
    if (!at(box.single, card) && at(state.spent, card) !== 0)
      say(`inactive.${id}`, 'onlySingleUse');
    const known = at(state.known, card);
    if ((known === SURELY_HAND && where !== HAND) || (known === SURELY_DECK && where !== DECK))
      say(`boersKnow.${id}`, 'cardElsewhere');
  }
  if (new Set(state.deck).size !== state.deck.length) say('deck', 'cardTwiceInDeck');
  if (state.deckSeen.length !== state.deck.length) say('deck', 'wrongDepth');
}

function checkFight({ fight: field }: ReadonlyState, box: Box, say: Say): void {
  if (!field) return;
  for (const side of [EMPIRE, BOERS]) {
    const used = [
      ...at(field.brought, side),
      ...field.slots.slice(side * 6, side * 6 + 6).filter((card) => card !== NONE),
      ...field.swaps.slice(side * 6, side * 6 + 6).filter((card) => card !== NONE),
    ];
    if (used.includes(HIDDEN)) say('fight', 'nobodysCard');
    if (new Set(used).size !== used.length)
      say(`fight.brought.${at(SIDES, side)}`, 'cardFightsTwice');
    if (used.some((card) => card >= 0 && at(box.cardSide, card) !== side))
      say(`fight.brought.${at(SIDES, side)}`, 'cardOfOtherSide');
    if (used.length > at(field.quota, side)) say(`fight.brought.${at(SIDES, side)}`, 'overQuota');
  }
  for (let i = 0; i < 12; i++)
    if ((at(field.faces, i) === EMPTY) !== (at(field.slots, i) === NONE))
      say(`fight.faces.${i}`, 'wrongFace');
}
