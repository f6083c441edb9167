import type { Problem } from '../../kernel/game.ts';
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

/** What must hold in every state and does not, with its place in a position. */
export function violations(state: ReadonlyState, box: Box): readonly Problem[] {
  return [
    ...tracks(state, box),
    ...leaders(state, box),
    ...markers(state, box),
    ...cards(state, box),
    ...fight(state, box),
  ];
}

function tracks(state: ReadonlyState, box: Box): Problem[] {
  const wrong: Problem[] = [];
  const say = (at: string, problem: string) => wrong.push({ at, problem });
  const within = (name: string, value: number, least: number, most: number) => {
    if (!(Number.isInteger(value) && value >= least && value <= most))
      say(name, `is ${value}, not ${least} to ${most}`);
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
    say('warFunds', 'have left the game by now');
  within('actionsDone', state.done, 0, 3);
  const running = state.open && !state.core.outcome;
  within('counter', state.drawn, running ? state.done + 1 : 0, running ? 3 : 3);
  for (const side of [EMPIRE, BOERS]) {
    const left =
      at(state.pool, side * 3) + at(state.pool, side * 3 + 1) + at(state.pool, side * 3 + 2);
    if (left !== poolTotal(state, side, box))
      say(`pools.${at(SIDES, side)}`, `holds ${left} counters in round ${state.round}`);
    for (let n = 0; n < 3; n++)
      within(
        `pools.${at(SIDES, side)}`,
        at(state.pool, side * 3 + n),
        0,
        at(at(box.pools, side), n),
      );
  }
  return wrong;
}

function leaders(state: ReadonlyState, box: Box): Problem[] {
  const wrong: Problem[] = [];
  const say = (at: string, problem: string) => wrong.push({ at, problem });
  const look = { state, box };
  for (const [leader, area] of state.leaderAt.entries()) {
    if (!(area >= OUT && area < box.areas.length))
      say(`leaders.${at(box.leaders, leader)}`, 'is nowhere');
    if (at(box.kind, leader) === GARRISON && area >= 0 && !at(box.isCity, area))
      say(`leaders.${at(box.leaders, leader)}`, 'commands a city, and this is none');
  }
  if (state.mover !== NONE && state.mp > fullMovement(look, state.mover))
    say('points', `are more than the ${fullMovement(look, state.mover)} he has`);
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
        say(
          `leaders.${at(box.leaders, at(here, 1))}`,
          `${here.length} leaders of ${at(SIDES, side)} share ${at(box.areas, area)}`,
        );
    }
  }
  return wrong;
}

function markers(state: ReadonlyState, box: Box): Problem[] {
  const wrong: Problem[] = [];
  const say = (at: string, problem: string) => wrong.push({ at, problem });
  const look = { state, box };
  const limit = (name: string, used: number, count: number) => {
    if (used > count) say('areas', `there are ${used} ${name} markers, and ${count} in the box`);
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
    if (british && at(state.garrison, area) === 1)
      say(`areas.${id}.garrison`, 'lies in a British area');
    if (!british && at(state.revolt, area) === 1) say(`areas.${id}.revolt`, 'lies in a Boer area');
    if (british && at(state.burnt, area) === 1)
      say(`areas.${id}.scorchedEarth`, 'lies in a British area');
    if (at(state.camp, area) === 1 && at(state.burnt, area) !== BLOCKHOUSE)
      say(`areas.${id}.camp`, 'needs a Blockhouse beside it');
    if (at(state.siege, area) !== NONE) {
      if (state.turn !== 1 || !at(box.isCity, area))
        say(`areas.${id}.siege`, 'cities are besieged in turn I, and nothing else');
      if (leadersIn(look, BOERS, area).length === 0)
        say(`areas.${id}.siege`, 'there is no Boer leader to besiege it');
    }
    if (at(state.fort, area) !== NONE && state.turn !== 2)
      say(`areas.${id}.fortifications`, 'exist in turn II only');
  }
  return wrong;
}

function cards(state: ReadonlyState, box: Box): Problem[] {
  const wrong: Problem[] = [];
  const say = (at: string, problem: string) => wrong.push({ at, problem });
  for (const [card, where] of state.cardAt.entries()) {
    const id = at(box.cards, card);
    const british = at(box.cardSide, card) === EMPIRE;
    const allowed = british ? [HAND, DECK] : [HAND, PILE, GONE];
    if (!allowed.includes(where)) say(`cards.${id}`, 'cannot be there');
    if ((where === DECK) !== state.deck.includes(card)) say(`cards.${id}`, 'and the deck disagree');
    if (!at(box.single, card) && at(state.spent, card) !== 0)
      say(`inactive.${id}`, 'only a single-use card can be');
    const known = at(state.known, card);
    if ((known === SURELY_HAND && where !== HAND) || (known === SURELY_DECK && where !== DECK))
      say(`boersKnow.${id}`, 'is not where the card is');
  }
  if (new Set(state.deck).size !== state.deck.length) say('deck', 'holds a card twice');
  if (state.deckSeen.length !== state.deck.length) say('deck', 'is not as deep as it seems');
  return wrong;
}

function fight({ fight: field }: ReadonlyState, box: Box): Problem[] {
  if (!field) return [];
  const wrong: Problem[] = [];
  const say = (at: string, problem: string) => wrong.push({ at, problem });
  for (const side of [EMPIRE, BOERS]) {
    const used = [
      ...at(field.brought, side),
      ...field.slots.slice(side * 6, side * 6 + 6).filter((card) => card !== NONE),
      ...field.swaps.slice(side * 6, side * 6 + 6).filter((card) => card !== NONE),
    ];
    if (used.includes(HIDDEN)) say('fight', 'has a card that is nobody’s');
    if (new Set(used).size !== used.length)
      say(`fight.brought.${at(SIDES, side)}`, 'a card fights twice');
    if (used.some((card) => card >= 0 && at(box.cardSide, card) !== side))
      say(`fight.brought.${at(SIDES, side)}`, 'holds a card of the other side');
    if (used.length > at(field.quota, side))
      say(`fight.brought.${at(SIDES, side)}`, 'holds more than the quota');
  }
  for (let i = 0; i < 12; i++)
    if ((at(field.faces, i) === EMPTY) !== (at(field.slots, i) === NONE))
      say(`fight.faces.${i}`, 'does not fit what is laid there');
  return wrong;
}
