import type { Problem, Setup } from '../../kernel/game.ts';
import { isObject, type JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { readCore, writeCore } from '../../kernel/position.ts';
import { type Box, SIDES } from './box.ts';
import { NONE, type State } from './state.ts';

const cards = (list: readonly number[]): string[] => list.map((card) => `c${card}`);

/** The whole state in words. */
export function write(state: State, box: Box): JsonObject {
  const perSide = <T>(pick: (side: number) => T): Record<string, T> =>
    Object.fromEntries(SIDES.map((name, side) => [name, pick(side)]));
  const name = (list: readonly { id: string }[] | readonly string[], index: number) => {
    const item = index === NONE ? undefined : at<string | { id: string }>(list, index);
    return item === undefined ? 'none' : typeof item === 'string' ? item : item.id;
  };
  return {
    turn: state.turn,
    troops: Object.fromEntries(
      box.troops.map((t, i) => [
        t.id,
        { post: name(box.posts, at(state.place, i)), strength: at(state.strength, i) },
      ]),
    ),
    hand: perSide((side) => cards(at(state.hand, side))),
    deck: perSide((side) => cards(at(state.deck, side))),
    played: perSide((side) => cards(at(state.played, side))),
    laid: perSide((side) => (at(state.laid, side) === NONE ? 'none' : `c${at(state.laid, side)}`)),
    orders: perSide((side) => ({
      troop: name(box.troops, at(state.orderTroop, side)),
      to: name(box.posts, at(state.orderTo, side)),
      parley: at(state.parley, side) === 1,
    })),
    core: writeCore(state.core),
  };
}

/** Reads words back into a state; `core` may be left at `{ "agenda": [{ "step": "turn" }] }` by hand. */
export function read(words: JsonObject, _setup: Setup, box: Box): State | readonly Problem[] {
  const problems: Problem[] = [];
  const say = (where: string, problem: string): number => {
    problems.push({ at: where, problem });
    return NONE;
  };
  const part = (key: string): JsonObject => {
    const value = words[key];
    if (isObject(value)) return value;
    say(key, 'must be an object');
    return {};
  };
  const find = (list: readonly string[], value: unknown, where: string): number => {
    if (value === 'none') return NONE;
    const index = list.indexOf(String(value));
    return index < 0
      ? say(where, `"${String(value)}" is unknown; there is: none, ${list.join(', ')}`)
      : index;
  };
  const cardNames = box.cards.map((_, i) => `c${i}`);
  const cardList = (key: string): number[][] =>
    SIDES.map((side) => {
      const list = part(key)[side];
      if (!Array.isArray(list)) {
        say(`${key}.${side}`, 'must be a list of cards');
        return [];
      }
      return list.map((card, i) => find(cardNames, card, `${key}.${side}.${i}`));
    });
  const troops = part('troops');
  for (const id of Object.keys(troops)) {
    if (!box.troops.some((t) => t.id === id)) say(`troops.${id}`, 'no such troop');
  }
  const place: number[] = [];
  const strength: number[] = [];
  for (const troop of box.troops) {
    const piece = troops[troop.id];
    const fields = isObject(piece) ? piece : {};
    place.push(find(box.posts, fields['post'], `troops.${troop.id}.post`));
    const value = fields['strength'];
    const ok =
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= troop.strength;
    strength.push(
      ok ? value : say(`troops.${troop.id}.strength`, `must be 0 to ${troop.strength}`),
    );
  }
  const turn = words['turn'];
  const onTrack =
    typeof turn === 'number' && Number.isInteger(turn) && turn >= 0 && turn <= box.lastTurn;
  const order = (side: string): JsonObject => {
    const value = part('orders')[side];
    return isObject(value) ? value : {};
  };
  const troopNames = box.troops.map((t) => t.id);
  const state: State = {
    core: readCore(part('core')),
    turn: onTrack ? turn : say('turn', `must be 0 to ${box.lastTurn}`),
    place,
    strength,
    hand: cardList('hand'),
    deck: cardList('deck'),
    played: cardList('played'),
    laid: SIDES.map((side) => find(cardNames, part('laid')[side], `laid.${side}`)),
    orderTroop: SIDES.map((side) => find(troopNames, order(side)['troop'], `orders.${side}.troop`)),
    orderTo: SIDES.map((side) => find(box.posts, order(side)['to'], `orders.${side}.to`)),
    parley: SIDES.map((side) => (order(side)['parley'] === true ? 1 : 0)),
  };
  return problems.length > 0 ? problems : state;
}

/** What holds in every state. */
export function violations(state: State, box: Box): string[] {
  const wrong: string[] = [];
  for (const [i, troop] of box.troops.entries()) {
    const gone = at(state.place, i) === NONE;
    const strength = at(state.strength, i);
    if (gone !== strength <= 0)
      wrong.push(`${troop.id} has strength ${strength} but is ${gone ? 'gone' : 'in play'}`);
  }
  for (const [side, name] of SIDES.entries()) {
    const laid = at(state.laid, side);
    const all = [
      ...at(state.hand, side),
      ...at(state.deck, side),
      ...at(state.played, side),
      ...(laid < 0 ? [] : [laid]),
    ];
    if (all.length === 0 && state.turn === 0) continue; // before the cards are dealt
    if (new Set(all).size !== all.length || all.length !== box.cards.length) {
      wrong.push(
        `${name} should have each of ${box.cards.length} cards once, has ${cards(all).join(' ')}`,
      );
    }
  }
  return wrong;
}
