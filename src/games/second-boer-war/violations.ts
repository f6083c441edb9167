import type { Problem } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, GARRISON, MAIN, SIDES } from './box.ts';
import { leadersIn, total } from './queries.ts';
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
  type State,
  SURELY_DECK,
  SURELY_HAND,
} from './state.ts';

/** What must hold in every state and does not. */
export const violations = (state: State, box: Box): readonly Problem[] =>
  faults(state, box).map((problem) => ({ at: '', problem }));

function faults(state: State, box: Box): string[] {
  return [
    ...tracks(state, box),
    ...leaders(state, box),
    ...markers(state, box),
    ...cards(state, box),
    ...fight(state, box),
  ];
}

function tracks(state: State, box: Box): string[] {
  const wrong: string[] = [];
  const within = (name: string, value: number, least: number, most: number) => {
    if (!(Number.isInteger(value) && value >= least && value <= most))
      wrong.push(`${name} is ${value}, not ${least} to ${most}`);
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
  if (state.turn > box.funds.removedAfterTurn && state.funds !== NONE)
    wrong.push('War Funds are still in the game');
  within('actionsDone', state.done, 0, 3);
  const running = state.open && !state.core.outcome;
  within('counter', state.drawn, running ? state.done + 1 : 0, running ? 3 : 3);
  for (const side of [EMPIRE, BOERS]) {
    const left =
      at(state.pool, side * 3) + at(state.pool, side * 3 + 1) + at(state.pool, side * 3 + 2);
    if (left !== poolTotal(state, side, box))
      wrong.push(`the pool of ${at(SIDES, side)} holds ${left} counters in round ${state.round}`);
    for (let n = 0; n < 3; n++)
      within('a pool', at(state.pool, side * 3 + n), 0, at(at(box.pools, side), n));
  }
  return wrong;
}

function leaders(state: State, box: Box): string[] {
  const wrong: string[] = [];
  const look = { state, box };
  for (const [leader, area] of state.leaderAt.entries()) {
    if (!(area >= OUT && area < box.areas.length))
      wrong.push(`${at(box.leaders, leader)} is nowhere`);
    if (at(box.kind, leader) === GARRISON && area >= 0 && !at(box.isCity, area))
      wrong.push(`${at(box.leaders, leader)} commands no city`);
  }
  // 5.0.d: between actions at most one field leader of a side stands in an area.
  if (state.mover !== NONE || state.core.owed.some((owed) => owed.step.step !== 'action'))
    return wrong;
  for (const side of [EMPIRE, BOERS]) {
    for (let area = 0; area < box.areas.length; area++) {
      const here = leadersIn(look, side, area);
      if (here.length < 2) continue;
      const mains = here.filter((leader) => at(box.kind, leader) === MAIN).length;
      const shared =
        state.options['mainAndDetachedShare'] === true && mains === 1 && here.length === 2;
      if (!shared)
        wrong.push(`${here.length} leaders of ${at(SIDES, side)} share ${at(box.areas, area)}`);
    }
  }
  return wrong;
}

function markers(state: State, box: Box): string[] {
  const wrong: string[] = [];
  const look = { state, box };
  const limit = (name: string, used: number, count: number) => {
    if (used > count) wrong.push(`${used} ${name} markers of ${count}`);
  };
  limit('garrison', total(state.garrison), box.count.garrison);
  limit('revolt', total(state.revolt), box.count.revolt);
  limit('camp', total(state.camp), box.count.camp);
  limit(
    'scorched earth or blockhouse',
    state.burnt.filter((face) => face > 0).length,
    box.count.burnt,
  );
  limit('fortification', state.fort.filter((level) => level !== NONE).length, box.count.works);
  for (const [area, id] of box.areas.entries()) {
    const british = at(box.areaSide, area) === EMPIRE;
    if (british && at(state.garrison, area) === 1) wrong.push(`a Garrison in British ${id}`);
    if (!british && at(state.revolt, area) === 1) wrong.push(`a Revolt in Boer ${id}`);
    if (british && at(state.burnt, area) === 1) wrong.push(`Scorched earth in British ${id}`);
    if (at(state.camp, area) === 1 && at(state.burnt, area) !== BLOCKHOUSE)
      wrong.push(`a camp without a Blockhouse in ${id}`);
    if (at(state.siege, area) !== NONE) {
      if (state.turn !== 1 || !at(box.isCity, area)) wrong.push(`a siege of ${id}`);
      if (leadersIn(look, BOERS, area).length === 0) wrong.push(`nobody besieges ${id}`);
    }
    if (at(state.fort, area) !== NONE && state.turn !== 2)
      wrong.push(`works in ${id} in turn ${state.turn}`);
  }
  return wrong;
}

function cards(state: State, box: Box): string[] {
  const wrong: string[] = [];
  for (const [card, where] of state.cardAt.entries()) {
    const id = at(box.cards, card);
    const british = at(box.cardSide, card) === EMPIRE;
    const allowed = british ? [HAND, DECK] : [HAND, PILE, GONE];
    if (!allowed.includes(where)) wrong.push(`${id} is in the wrong place`);
    if ((where === DECK) !== state.deck.includes(card)) wrong.push(`${id} and the deck disagree`);
    if (!at(box.single, card) && at(state.spent, card) !== 0)
      wrong.push(`${id} cannot be inactive`);
    const known = at(state.known, card);
    if ((known === SURELY_HAND && where !== HAND) || (known === SURELY_DECK && where !== DECK))
      wrong.push(`the Boers are wrong about ${id}`);
  }
  if (new Set(state.deck).size !== state.deck.length) wrong.push('a card is twice in the deck');
  if (state.deckSeen.length !== state.deck.length)
    wrong.push('the deck is not as deep as it seems');
  return wrong;
}

function fight({ fight: field }: State, box: Box): string[] {
  if (!field) return [];
  const wrong: string[] = [];
  for (const side of [EMPIRE, BOERS]) {
    const used = [
      ...at(field.brought, side),
      ...field.slots.slice(side * 6, side * 6 + 6).filter((card) => card !== NONE),
      ...field.swaps.slice(side * 6, side * 6 + 6).filter((card) => card !== NONE),
    ];
    if (used.includes(HIDDEN)) wrong.push('a card of the fight is nobody’s');
    if (new Set(used).size !== used.length) wrong.push('a card fights twice');
    if (used.some((card) => card >= 0 && at(box.cardSide, card) !== side))
      wrong.push('a card changed sides');
    if (used.length > at(field.quota, side))
      wrong.push(`${at(SIDES, side)} brought too many cards`);
  }
  for (let i = 0; i < 12; i++)
    if ((at(field.faces, i) === EMPTY) !== (at(field.slots, i) === NONE))
      wrong.push('a place is half empty');
  return wrong;
}
