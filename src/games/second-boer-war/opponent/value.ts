import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, MAIN } from '../box.ts';
import {
  belongsToEmpire,
  commandosInHand,
  garrisonLeaderIn,
  hasFlag,
  howMany,
  isBritish,
  leaderIn,
  total,
} from '../queries.ts';
import { BLOCKHOUSE, HAND, type Look, NONE, OUT } from '../state.ts';
import { distances, nearest } from './ground.ts';
import { sweepOdds } from './sieges.ts';
import type { Weights } from './weights.ts';

/**
 * How good a full state is for the Empire in the eyes of who weighs things so; the Boers turn it round.
 */
export function value(look: Look, w: Weights): number {
  const { outcome } = look.state.core;
  if (outcome) return outcome.winner === 'empire' ? 1000 : -1000;
  return common(look, w) + (look.state.turn <= 2 ? regularWar(look, w) : guerrillaWar(look, w));
}

function common(look: Look, w: Weights): number {
  const { state } = look;
  const p = state.prestige;
  let v = w.prestige * p - (p <= 3 ? (4 - p) * w.prestigeLow : 0);
  v += revolts(look, w);
  v += leaders(look, w);
  v += hands(look, w);
  return v;
}

/** Three Revolts cost a Prestige in every British round until one is quelled. */
function revolts(look: Look, w: Weights): number {
  const { state } = look;
  const count = total(state.revolt);
  if (count === 0) return hasFlag(look, 'revolt') ? -w.revoltsPossible : 0;
  let v =
    -w.revoltsPossible -
    w.revolt * count -
    (count >= 3 ? w.revoltsUnbearable : count === 2 ? w.twoRevolts : 0);
  for (let area = 0; area < state.revolt.length; area++)
    if (state.revolt[area] === 1)
      v -= (count >= 2 ? 0.9 : 0.4) * w.revoltFar * nearest(look, EMPIRE, area);
  return v;
}

function leaders({ state, box }: Look, w: Weights): number {
  let v = 0;
  for (let leader = 0; leader < box.leaders.length; leader++) {
    if (state.leaderAt[leader] === OUT) continue;
    const main = at(box.kind, leader) === MAIN;
    if (at(box.leaderSide, leader) === EMPIRE) v += main ? w.britishMainLeader : w.britishLeader;
    else v -= main ? w.boerMainLeader : w.boerLeader;
  }
  return v;
}

function hands({ state, box }: Look, w: Weights): number {
  let v = 0;
  for (let card = 0; card < box.cards.length; card++) {
    if (state.cardAt[card] !== HAND) continue;
    const morale = at(box.morale, card);
    const worth = at(at(box.strength, 0), card) * (morale < 0 ? 1 : morale / 6);
    const ready = at(box.single, card) && state.spent[card] === 1 ? 0.7 : 1;
    if (at(box.cardSide, card) === EMPIRE)
      v +=
        (at(box.isCavalry, card) ? w.cavalryCard : w.footCard) *
        worth *
        ready *
        (state.turn <= 2 ? 1 : 0.6);
    else v -= w.boerCard * worth * ready;
  }
  return v;
}

/** Turns I and II: sieges, the march on the capitals, money. */
function regularWar(look: Look, w: Weights): number {
  const { state, box } = look;
  const second = state.turn === 2;
  let v = 0;
  v -= w.commando * commandosInHand(look);
  v -= w.funds * state.funds - (state.funds <= 2 ? w.fundsLow * (3 - state.funds) : 0);
  if (!second) v += sieges(look, w);
  let held = 0;
  for (const area of box.objectives) {
    const garrison = state.garrison[area] === 1;
    if (garrison) {
      held++;
      v += second ? w.objectiveHeldLater : w.objectiveHeld;
      const threat = nearest(look, BOERS, area);
      if (threat <= 2 && leaderIn(look, EMPIRE, area) === NONE)
        v -= (second ? 5 - threat : 2) * w.objectiveThreatened;
    } else {
      const far = nearest(look, EMPIRE, area);
      v -= (second ? w.objectiveFarLater : w.objectiveFar) * far;
      if (leaderIn(look, BOERS, area) !== NONE)
        v -= w.objectiveDefended + Math.max(0, at(state.fort, area)) * w.objectiveFortified;
      else if (far === 0) v += second ? w.objectiveReachedLater : w.objectiveReached;
    }
  }
  if (second && held === box.objectives.length) v += w.allObjectives;
  if (hasFlag(look, 'annexation')) v += w.annexation;
  if (hasFlag(look, 'repression')) v += w.repression;
  v += w.garrison * total(state.garrison);
  v += w.armiesNear * mainArmies(look);
  return v;
}

/** Roberts and the others are worth most where the war is decided. */
export function mainArmies({ state, box }: Look): number {
  let v = 0;
  const table = distances(box);
  for (const leader of at(box.field, EMPIRE)) {
    const stand = at(state.leaderAt, leader);
    if (stand < 0 || at(box.kind, leader) !== MAIN) continue;
    let far = 9;
    for (const area of box.objectives)
      if (state.garrison[area] === 0) far = Math.min(far, at(at(table, stand), area));
    v += (1 + at(box.ability, leader)) * (state.turn === 2 ? 0.6 : 0.2) * (9 - far);
  }
  return v;
}

const SIEGE = [3, 8, 15];
function sieges(look: Look, w: Weights): number {
  const { state, box } = look;
  let v = 0;
  let fallen = 0;
  for (const city of box.cities) {
    if (state.fallen[city] === 1) {
      fallen++;
      continue;
    }
    if (garrisonLeaderIn(look, city) === NONE) continue;
    const level = at(state.siege, city);
    if (level === NONE) v += w.besiegerFar * Math.min(6, nearest(look, BOERS, city));
    else {
      const besieger = leaderIn(look, BOERS, city);
      v -=
        w.siege * at(SIEGE, level) +
        (besieger !== NONE && at(box.kind, besieger) === MAIN ? w.siegeByMainLeader : 0);
      v -= w.reliefFar * Math.min(4, nearest(look, EMPIRE, city));
    }
  }
  return v - fallen * w.cityFallen - (w.allCities > 0 ? w.allCities * sweepOdds(look) : 0);
}

/** Turns III and IV: camps against commandos. */
function guerrillaWar(look: Look, w: Weights): number {
  const { state, box } = look;
  const commandos = commandosInHand(look);
  const camps = total(state.camp);
  const cap = box.prestige.campFactor * state.prestige;
  const counted = Math.min(camps, cap);
  const margin = commandos - counted;
  let v =
    -w.commandosOverCamps * margin +
    w.commandosFew * Math.max(0, 5 - margin) -
    w.commandoInGuerrilla * commandos +
    Math.max(0, camps - cap);
  if (cap <= commandos) v -= w.campsCapped * (commandos - cap + 1);
  v += w.garrisonInGuerrilla * total(state.garrison);
  v += w.burnt * howMany(state.burnt, (face) => face > 0);
  if (hasFlag(look, 'blockhouses')) v += w.blockhouses;
  if (hasFlag(look, 'africans')) v += w.africans;
  if (hasFlag(look, 'raids')) v -= w.raids;
  if (hasFlag(look, 'stormjaag')) v -= w.stormjaag;
  v += w.campSites * sites(look);
  v += w.boersHunted * hunted(look);
  return v;
}

/** Camps are only as safe as their Blockhouses; Kitchener wants the next site near. */
export function sites(look: Look): number {
  const { state, box } = look;
  const builder = at(state.leaderAt, box.campBuilder);
  let v = 0;
  let next = 6;
  const far = builder >= 0 ? at(distances(box), builder) : null;
  for (let area = 0; area < box.areas.length; area++) {
    const blockhouse = state.burnt[area] === BLOCKHOUSE;
    if (state.camp[area] === 1) {
      const threat = nearest(look, BOERS, area);
      if (threat <= 3 && leaderIn(look, EMPIRE, area) === NONE) v -= (4 - threat) * 0.9;
      continue;
    }
    if (!far || leaderIn(look, BOERS, area) !== NONE) continue;
    const ready = blockhouse && (isBritish(look, area) || state.garrison[area] === 1);
    const cost =
      at(far, area) + (ready ? 0 : isBritish(look, area) ? 1 : 3 - (state.burnt[area] ? 1 : 0));
    next = Math.min(next, cost);
  }
  return v - (hasFlag(look, 'blockhouses') ? 1.1 * next : 0);
}

/** A Boer with no free ground around him pays for every lost skirmish. */
export function hunted(look: Look): number {
  const { state, box } = look;
  let v = 0;
  for (const leader of at(box.field, BOERS)) {
    const stand = at(state.leaderAt, leader);
    if (stand < 0) continue;
    const near = nearest(look, EMPIRE, stand);
    if (near > 3) continue;
    const free = at(box.adjacent, stand).some(
      (area) => !belongsToEmpire(look, area) && state.burnt[area] === 0,
    );
    v += (free ? 0.6 : 2.2) * (1 - near / 4);
  }
  return v;
}
