import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, MAIN, sideName } from '../box.ts';
import {
  areaId,
  cardId,
  cardOf,
  garrisonLeaderIn,
  hasBlockhouse,
  hasFlag,
  howMany,
  isBritish,
  leaderId,
  leaderIn,
  total,
} from '../queries.ts';
import { HAND, type Look, NONE, OUT, PILE } from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  type War,
} from '../vocabulary.ts';
import { changePrestige } from './03-tracks.ts';
import type { Deed } from './04-deeds.ts';
import { noteFighting } from './05-movement.ts';
import { judgeCities } from './11-victory.ts';

/** 7C–7H When a reorganisation may be declared; whether it succeeds nobody is told before. */
export function whyNotReorganisation({ state, box }: Look): Refusal | null {
  if (state.turn > 2) return refuse('7C', 'onlyRegularWar');
  if (state.cardsMoved) return refuse('7A', 'oncePerRound');
  return box.commandos.some((card) => state.cardAt[card] === PILE)
    ? null
    : refuse('7H', 'pileEmpty');
}

/** 7D–7F Two actions at once, or one for nothing. */
export function reorganise(war: War): void {
  const { state } = war;
  state.cardsMoved = true;
  war.reveal();
  if (state.drawn - state.done < 2) {
    war.tell({ type: 'reorganisationFails', rule: '7E' });
    war.next('actionDone', { cost: 1 });
    return;
  }
  war.tell({ type: 'reorganisationSucceeds', rule: '7F' });
  war.next('recover');
  war.next('actionDone', { cost: 2 });
}

/** 7F, 7G A commando of the player's choice comes back. */
export const recover = decision('recover', {
  side: sideName(BOERS),
  rule: '7F',
  choices: (look) =>
    look.box.commandos
      .filter((card) => look.state.cardAt[card] === PILE)
      .map((card): Offer<'recover'> => ({ do: 'recover', piece: cardId(look, card) })),
  whyNot: (look, _, tried) => {
    const card = cardOf(look, tried.piece);
    if (card !== NONE && look.state.cardAt[card] === PILE) return refuse('7G', 'onlyCommandos');
    return refuse('7F', 'notInPile');
  },
  take: {
    recover(war, _, choice) {
      war.state.cardAt[cardOf(war, choice.piece)] = HAND;
      war.tell({ type: 'recovered', rule: '7F', card: choice.piece ?? '' });
    },
  },
});

/** 7.0.b Who may press a siege. */
function whyNotSiege(look: Look, area: number): Refusal | null {
  const { state } = look;
  if (state.turn !== 1) return refuse('7.0.b-a', 'onlyTurnOne');
  if (at(state.siege, area) === NONE || garrisonLeaderIn(look, area) === NONE)
    return refuse('7.0.b-a', 'noSiege');
  return null;
}

export const besiege: Deed = {
  verb: 'besiege',
  rule: '7.0.b-d',
  cost: 'all',
  whyNot: (look, _, area) => whyNotSiege(look, area),
  perform: (war, leader, area) => press(war, leader, area, 1),
};

/** 7.0.b-e The same with the guns. */
export const bombard: Deed = {
  verb: 'bombard',
  rule: '7.0.b-e',
  cost: 'all',
  whyNot(look, _, area) {
    const { state, box } = look;
    const refusal = whyNotSiege(look, area);
    if (refusal) return refusal;
    if (state.cardAt[box.boerArtillery] !== HAND) return refuse('7.0.b-e', 'gunsLost');
    return state.spent[box.boerArtillery] === 0 ? null : refuse('2F', 'cardInactive');
  },
  perform(war, leader, area) {
    war.state.spent[war.box.boerArtillery] = 1; // 2D, 2H: inactive, not lost
    press(war, leader, area, 2);
  },
};

/** 7.0.b-g Each side counts only its highest die. */
export function rollHighest(
  war: War,
  key: string,
  dice: number,
): { rolls: number[]; best: number } {
  const rolls: number[] = [];
  for (let i = 0; i < dice; i++) rolls.push(war.roll(key));
  return { rolls, best: Math.max(...rolls) };
}

/** 7.0.b-e to j One attempt. */
function press(war: War, leader: number, area: number, dice: number): void {
  const { state, box } = war;
  const defender = garrisonLeaderIn(war, area);
  const key = `siege/${areaId(war, area)}`;
  const boer = rollHighest(war, `${key}/boers`, dice);
  const british = rollHighest(war, `${key}/empire`, 1 + at(box.charisma, defender)); // 7.0.b-f
  const tie = boer.best === british.best;
  const success = boer.best > british.best || (tie && at(box.kind, leader) === MAIN); // 7.0.b-h, i
  noteFighting(war, area);
  const level = at(state.siege, area);
  const falls = success && level === 2;
  war.tell({
    type: falls ? 'siegeSucceeds' : success ? 'siegePressed' : 'siegeHeld',
    rule: tie ? '7.0.b-i' : '7.0.b-h',
    area: areaId(war, area),
    piece: leaderId(war, leader),
    boers: boer.rolls,
    empire: british.rolls,
    level: success && !falls ? level + 1 : level,
  });
  if (falls) takeCity(war, area, defender);
  else if (success) state.siege[area] = level + 1;
}

/** 7.0.b-j The city falls. */
function takeCity(war: War, area: number, defender: number): void {
  const { state } = war;
  state.siege[area] = NONE;
  state.fallen[area] = 1;
  state.leaderAt[defender] = OUT;
  war.tell({
    type: 'cityTaken',
    rule: '7.0.b-j',
    area: areaId(war, area),
    piece: leaderId(war, defender),
  });
  changePrestige(war, -1, '7.0.b-j');
  judgeCities(war);
}

/** 7.0.c Fortifications: dig, then dig deeper. */
export const fortify: Deed = {
  verb: 'fortify',
  rule: '7.0.c-a',
  cost: 'all',
  whyNot(look, _, area) {
    const { state, box } = look;
    if (state.turn !== 2) return refuse('7.0.c-a', 'onlyTurnTwo');
    const level = at(state.fort, area);
    if (level >= 2) return refuse('7.0.c-b', 'fullyDug');
    const used = howMany(state.fort, (value) => value !== NONE);
    return level === NONE && used >= box.count.works ? refuse('6H', 'noMarkerLeft') : null;
  },
  perform(war, leader, area) {
    const level = at(war.state.fort, area) + 1;
    war.state.fort[area] = level;
    const rule = level === 0 ? '7.0.c-a' : '7.0.c-b';
    war.tell({
      type: 'fortified',
      rule,
      piece: leaderId(war, leader),
      area: areaId(war, area),
      level,
    });
  },
};

/** 7.0.d Removal of a Garrison. */
export const evict: Deed = {
  verb: 'evict',
  rule: '7.0.d-a',
  cost: 2,
  whyNot(look, _, area) {
    const { state } = look;
    if (state.turn > 2) return refuse('6.0.b-d', 'onlyRegularWar');
    if (at(state.garrison, area) === 0) return refuse('7.0.d-a', 'noGarrison');
    if (leaderIn(look, EMPIRE, area) !== NONE) return refuse('7.0.d-a', 'enemyWatches');
    return hasBlockhouse(look, area) ? refuse('7.0.d-a', 'blockhouseGuards') : null;
  },
  perform(war, leader, area) {
    war.state.garrison[area] = 0;
    war.tell({
      type: 'evicted',
      rule: '7.0.d-a',
      piece: leaderId(war, leader),
      area: areaId(war, area),
    });
  },
};

/** 7.0.e What any new Revolt needs. */
function whyNotRevolt(look: Look, area: number): Refusal | null {
  const { state, box } = look;
  if (area === NONE) return refuse('7.0.e-a', 'unknownArea');
  if (!isBritish(look, area)) return refuse('7.0.e-a', 'onlyBritishAreas');
  if (!hasFlag(look, 'revolt')) return refuse('7.0.e-a', 'needsPrieska');
  if (at(state.revolt, area) === 1) return refuse('7.0.e-b', 'alreadyThere');
  if (leaderIn(look, EMPIRE, area) !== NONE || garrisonLeaderIn(look, area) !== NONE)
    return refuse('5.0.f', 'enemyWatches');
  return total(state.revolt) < box.count.revolt ? null : refuse('6H', 'noMarkerLeft');
}

/** 7.0.e-b The revolt spreads by itself, for one action. */
export function whyNotSpread(look: Look, area: number): Refusal | null {
  const refusal = whyNotRevolt(look, area);
  if (refusal) return refusal;
  const near = at(look.box.adjacent, area).some((next) => at(look.state.revolt, next) === 1);
  return near ? null : refuse('7.0.e-b', 'noRevoltNear');
}

export function spreadChoices(look: Look): Choice<'spreadRevolt'>[] {
  const raised = total(look.state.revolt);
  if (raised === 0 || raised >= look.box.count.revolt) return [];
  const found: Choice<'spreadRevolt'>[] = [];
  for (let area = 0; area < look.box.areas.length; area++)
    if (whyNotSpread(look, area) === null)
      found.push({ do: 'spreadRevolt', to: areaId(look, area) });
  return found;
}

/** 7.0.e-c A Boer leader raises it on the spot. */
export const raise: Deed = {
  verb: 'raise',
  rule: '7.0.e-c',
  cost: 'all',
  whyNot: (look, _, area) => whyNotRevolt(look, area),
  perform: (war, _, area) => revolt(war, area, '7.0.e-c'),
};

export function revolt(war: War, area: number, rule: string): void {
  war.state.revolt[area] = 1;
  war.tell({ type: 'revolt', rule, area: areaId(war, area) });
}

export const BOER_DEEDS: readonly Deed[] = [besiege, bombard, fortify, evict, raise];
