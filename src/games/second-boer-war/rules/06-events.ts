import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, MAIN, sideName } from '../box.ts';
import type { Condition, Effect } from '../pack.ts';
import {
  activeSide,
  areaId,
  areaOf,
  britonInRepublics,
  empireControls,
  hasFlag,
  isOn,
  leaderId,
  leaderIn,
  leaderOf,
  ownMainIn,
  total,
} from '../queries.ts';
import { type Look, NONE, OFF_MAP, OUT, RESERVE } from '../state.ts';
import { type Choice, type Refusal, refuse, type War } from '../vocabulary.ts';
import { changeFunds, changePrestige } from './03-tracks.ts';
import { settleArea } from './05-movement.ts';
import { reinforce } from './06-empire.ts';
import { revolt } from './07-boers.ts';
import { loseCommando } from './10-losses.ts';

const sideOf = (side: 'british' | 'boer'): number => (side === 'british' ? EMPIRE : BOERS);

/** Whether one condition of an event holds now. Screens tick conditions off with this. */
export function holds(look: Look, condition: Condition): boolean {
  const { state, box } = look;
  switch (condition.op) {
    case 'anyOf':
      return condition.of.some((one) => holds(look, one));
    case 'battlesLostBy':
      return at(state.lost, sideOf(condition.side)) >= condition.min;
    case 'citiesCaptured':
      return total(state.fallen) >= condition.min;
    case 'leaderIn':
      return leaderIn(look, sideOf(condition.side), areaOf(look, condition.area)) !== NONE;
    case 'noLeaderIn':
      return leaderIn(look, sideOf(condition.side), areaOf(look, condition.area)) === NONE;
    case 'leaderInOrAdjacent': {
      const area = areaOf(look, condition.area);
      return [area, ...at(box.adjacent, area)].some(
        (near) => leaderIn(look, sideOf(condition.side), near) !== NONE,
      );
    }
    case 'cityNotCaptured':
      return at(state.fallen, areaOf(look, condition.area)) === 0;
    case 'controlsAny':
      return condition.areas.some((area) => empireControls(look, areaOf(look, area)));
    case 'controlsAll':
      return condition.areas.every((area) => empireControls(look, areaOf(look, area)));
    case 'campsOnMap':
      return total(state.camp) >= condition.min;
    case 'fightsWonInTurn':
      return at(state.won, sideOf(condition.side)) >= condition.min;
    case 'siegeOrBattleIn':
      return state.fought.includes(condition.territory);
    case 'leaderEliminated':
      return state.leaderAt[leaderOf(look, condition.leader)] === OUT;
    case 'turnIs':
      return state.turn === condition.turn;
    case 'leaderInTerritory':
      return at(box.field, sideOf(condition.side)).some((leader) => {
        const area = at(state.leaderAt, leader);
        return area >= 0 && at(box.territory, area) === condition.territory;
      });
    case 'leaderInRepublics':
      return britonInRepublics(look);
    case 'noMarker':
      return at(state.garrison, areaOf(look, condition.area)) === 0;
    case 'flagSet':
      return hasFlag(look, condition.flag);
  }
}

/** Where a leader brought by an event may be placed; `null` if nothing is to be chosen. */
function placesFor(look: Look, effect: Effect): number[] | null {
  const { state, box } = look;
  if (effect.op === 'enterLeader') {
    const leader = leaderOf(look, effect.leader);
    const areas =
      effect.areas?.map((id) => areaOf(look, id)) ??
      box.areas.flatMap((_, i) => (at(box.territory, i) === effect.territory ? [i] : []));
    return areas.filter(
      (area) =>
        mayBePlaced(look, leader, area) && !(effect.noGarrison && at(state.garrison, area) === 1),
    );
  }
  if (effect.op !== 'replaceLeader' || at(state.leaderAt, leaderOf(look, effect.old)) >= 0)
    return null;
  const leader = leaderOf(look, effect.new);
  return effect.elseAreas
    .map((id) => areaOf(look, id))
    .filter((area) => mayBePlaced(look, leader, area));
}

/** No enemy leader there, and no second main leader (5.0.d-c). */
const mayBePlaced = (look: Look, leader: number, area: number): boolean =>
  leaderIn(look, 1 - at(look.box.leaderSide, leader), area) === NONE &&
  !(at(look.box.kind, leader) === MAIN && ownMainIn(look, leader, area));

function eventPlaces(look: Look, event: number): number[] | null {
  for (const effect of at(look.box.events, event).effects) {
    const places = placesFor(look, effect);
    if (places) return places;
  }
  return null;
}

/** The rule by which an event of its side is played. */
const eventRule = ({ box }: Look, event: number): '6C' | '7B' =>
  at(box.events, event).side === EMPIRE ? '6C' : '7B';

/** 6C, 7B Why an event may not be played, or not with this area. */
export const whyNotEventThere = (look: Look, event: number): Refusal =>
  whyNotEvent(look, event) ?? refuse(eventRule(look, event), 'notAnEntry');

/** 6A, 6C, 7A, 7B Why an event may not be played now. */
export function whyNotEvent(look: Look, event: number): Refusal | null {
  if (event === NONE) return refuse('6C', 'unknownEvent');
  const { state, box } = look;
  const card = at(box.events, event);
  const rule = eventRule(look, event);
  if (card.side !== activeSide(look)) return refuse(rule, 'notYourEvent');
  if (card.onlyWith !== null && !isOn(look, card.onlyWith)) return refuse(rule, 'eventNotInPlay');
  if (at(state.played, event) === 1) return refuse(rule, 'eventPlayed');
  if (!at(card.turns, state.turn)) return refuse(rule, 'eventTurn');
  if (state.eventPlayed) return refuse(card.side === EMPIRE ? '6A' : '7A', 'oncePerRound');
  if (!card.condition.every((condition) => holds(look, condition)))
    return refuse(rule, 'eventCondition');
  return eventPlaces(look, event)?.length === 0 ? refuse(rule, 'noPlace') : null; // A 43
}

export function eventChoices(look: Look): Choice<'play' | 'playAt'>[] {
  if (look.state.eventPlayed) return [];
  const found: Choice<'play' | 'playAt'>[] = [];
  for (let event = 0; event < look.box.events.length; event++) {
    if (at(look.state.played, event) === 1 || whyNotEvent(look, event)) continue;
    const piece = at(look.box.events, event).id;
    const places = eventPlaces(look, event);
    if (!places) found.push({ do: 'play', piece });
    else for (const area of places) found.push({ do: 'playAt', piece, to: areaId(look, area) });
  }
  return found;
}

/** Carries out an event; `area` where one had to be chosen. */
export function playEvent(war: War, event: number, area: number): void {
  const { state, box } = war;
  const card = at(box.events, event);
  state.eventPlayed = true;
  state.played[event] = 1;
  const rule = card.side === EMPIRE ? '6C' : '7B';
  war.tell({ type: 'eventPlayed', rule, piece: card.id, side: sideName(card.side) });
  for (const effect of card.effects) apply(war, effect, area, rule);
}

function apply(war: War, effect: Effect, area: number, rule: string): void {
  const { state, box } = war;
  switch (effect.op) {
    case 'enterLeader':
      place(war, leaderOf(war, effect.leader), area, rule);
      return;
    case 'replaceLeader':
      replace(war, leaderOf(war, effect.old), leaderOf(war, effect.new), area, rule);
      return;
    case 'addToPool':
      for (const id of effect.leaders) {
        const leader = leaderOf(war, id);
        if (state.leaderAt[leader] === RESERVE) state.leaderAt[leader] = OFF_MAP;
      }
      return;
    case 'drawReinforcements':
      reinforce(war, effect.n, rule);
      return;
    case 'prestige':
      changePrestige(war, effect.delta, effect.delta > 0 ? '3P' : '3O');
      return;
    case 'warFunds':
      changeFunds(war, effect.delta, '3K');
      return;
    case 'placeMarker': {
      const where = areaOf(war, effect.area);
      const free = leaderIn(war, EMPIRE, where) === NONE && at(state.revolt, where) === 0;
      if (free && total(state.revolt) < box.count.revolt) revolt(war, where, '7.0.e-a');
      return;
    }
    case 'boerLosesRandomCommando':
      for (let i = 0; i < effect.n; i++) loseCommando(war, rule);
      return;
    case 'flag':
      return;
  }
}

/** A leader enters; company parts as after a move. */
export function place(war: War, leader: number, area: number, rule: string): void {
  const { state, box } = war;
  state.leaderAt[leader] = area;
  war.tell({ type: 'entered', rule, piece: leaderId(war, leader), area: areaId(war, area) });
  settleArea(war, area);
  war.next('stack', { area: areaId(war, area), by: sideName(at(box.leaderSide, leader)) });
}

/** A 15 An exchange of leaders leaves siege and works as they are. */
function replace(war: War, old: number, fresh: number, area: number, rule: string): void {
  const { state } = war;
  const stand = at(state.leaderAt, old);
  if (stand < 0) {
    place(war, fresh, area, rule);
    return;
  }
  state.leaderAt[old] = OUT;
  state.leaderAt[fresh] = stand;
  war.tell({
    type: 'replaced',
    rule,
    piece: leaderId(war, fresh),
    with: leaderId(war, old),
    area: areaId(war, stand),
  });
}
