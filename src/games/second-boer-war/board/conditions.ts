/** The conditions and effects of an event in words, each condition ticked or not. */
import { signed } from '../../../kernel/figures.ts';
import { at } from '../../../kernel/lists.ts';
import type { Speech } from '../../../kernel/text.ts';
import { type Box, type EventCard, sideName } from '../box.ts';
import type { Condition, Effect } from '../pack.ts';
import { activeSide, isOn } from '../queries.ts';
import { holds, whyNotEvent } from '../rules/06-events.ts';
import type { ReadonlyState } from '../state.ts';

const sideId = (side: 'british' | 'boer'): string => (side === 'british' ? 'empire' : 'boers');
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

export function conditionWords(condition: Condition, own: Speech): string {
  const say = own.say;
  const listed = (ids: readonly string[], type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(own.language, { type }).format(ids.map((id) => own.name(id)));
  const key = `cond.${condition.op}`;
  switch (condition.op) {
    case 'anyOf':
      return condition.of.map((one) => conditionWords(one, own)).join(` ${say('cond.or')} `);
    case 'battlesLostBy':
    case 'fightsWonInTurn':
      return say(key, { side: sideId(condition.side), n: condition.min });
    case 'citiesCaptured':
    case 'campsOnMap':
      return say(key, { n: condition.min });
    case 'leaderIn':
    case 'noLeaderIn':
    case 'leaderInOrAdjacent':
      return say(key, { side: sideId(condition.side), area: condition.area });
    case 'cityNotCaptured':
    case 'noMarker':
      return say(key, { area: condition.area });
    case 'controlsAny':
      return say(key, { areas: listed(condition.areas, 'disjunction') });
    case 'controlsAll':
      return say(key, { areas: listed(condition.areas, 'conjunction') });
    case 'siegeOrBattleIn':
      return say(key, { territory: say(`land.${condition.territory}`) });
    case 'leaderInTerritory':
      return say(key, {
        side: sideId(condition.side),
        territory: say(`land.${condition.territory}`),
      });
    case 'leaderEliminated':
      return say(key, { piece: condition.leader });
    case 'turnIs':
      return say(key, { n: ROMAN[condition.turn] ?? '' });
    case 'leaderInRepublics':
      return say(key, { side: sideId(condition.side) });
    case 'flagSet':
      return say(key);
  }
}

function effectWords(effect: Effect, own: Speech): string {
  const key = `does.${effect.op}`;
  switch (effect.op) {
    case 'enterLeader':
      return own.say(key, { piece: effect.leader });
    case 'replaceLeader':
      return own.say(key, { piece: effect.new, with: effect.old });
    case 'addToPool':
      return own.say(key, { leaders: [...effect.leaders] });
    case 'drawReinforcements':
      return own.say(key, { n: effect.n });
    case 'prestige':
    case 'warFunds':
      return own.say(key, { n: signed(effect.delta) });
    case 'placeMarker':
      return own.say(key, { area: effect.area });
    case 'boerLosesRandomCommando':
      return own.say(key);
    case 'flag':
      return own.say(`does.${effect.flag}`);
  }
}

export interface Ticked {
  readonly text: string;
  readonly holds: boolean;
}

export interface EventView {
  readonly id: string;
  readonly side: string;
  readonly turns: string;
  readonly state: 'open' | 'waits' | 'later' | 'over' | 'played';
  readonly conditions: readonly Ticked[];
  readonly effects: readonly string[];
}

const ORDER = ['open', 'waits', 'later', 'played', 'over'] as const;

function stateOf(
  view: ReadonlyState,
  box: Box,
  index: number,
  event: EventCard,
): EventView['state'] {
  if (at(view.played, index) === 1) return 'played';
  if (!event.turns.slice(view.turn).includes(true)) return 'over';
  if (!at(event.turns, view.turn)) return 'later';
  const look = { state: view, box };
  if (activeSide(look) === event.side && !view.fight)
    return whyNotEvent(look, index) ? 'waits' : 'open';
  return event.condition.every((condition) => holds(look, condition)) ? 'open' : 'waits';
}

/** The events of a side: what may be played first. */
export function eventsOf(view: ReadonlyState, box: Box, side: number, own: Speech): EventView[] {
  const look = { state: view, box };
  const found: EventView[] = [];
  for (const [index, event] of box.events.entries()) {
    if (event.side !== side) continue;
    if (event.onlyWith !== null && !isOn(look, event.onlyWith)) continue;
    const effects = event.effects.filter(
      (effect) => effect.op !== 'flag' || !effect.unlessOption || !isOn(look, effect.unlessOption),
    );
    const turns = event.turns.flatMap((on, turn) => (on ? [ROMAN[turn] ?? ''] : []));
    found.push({
      id: event.id,
      side: sideName(event.side),
      turns: own.say(turns.length > 1 ? 'event.turns' : 'event.turn', {
        turns: turns.length > 1 ? `${turns[0]}–${turns.at(-1)}` : (turns[0] ?? ''),
      }),
      state: stateOf(view, box, index, event),
      conditions: event.condition.map((condition) => ({
        text: conditionWords(condition, own),
        holds: holds(look, condition),
      })),
      effects: effects.map((effect) => effectWords(effect, own)),
    });
  }
  return found.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}
