import { checkLinks, refer, type Say } from '../../kernel/pack.ts';
import type { Condition, Effect, Pack } from './pack.ts';

type IsKnown = (id: string, at: string) => boolean;

interface Known {
  readonly isArea: IsKnown;
  readonly isLeader: IsKnown;
  readonly isCard: IsKnown;
  readonly isEvent: IsKnown;
}

/** What the shape of a pack cannot say: that ids lead somewhere, that numbers fit each other. */
export function check(pack: Pack, say: Say): void {
  const known: Known = {
    isArea: refer(say, Object.keys(pack.areas), 'area'),
    isLeader: refer(say, Object.keys(pack.leaders), 'leader'),
    isCard: refer(say, Object.keys(pack.battleCards), 'battle card'),
    isEvent: refer(say, Object.keys(pack.events), 'event'),
  };
  checkLinks(say, pack.links, 'links', known.isArea);
  checkLeaders(pack, say, known);
  checkCards(pack, say, known);
  checkEvents(pack, say, known);
  checkTracks(pack, say);
  checkTurns(pack, say, known);
  checkGuerrilla(pack, say, known);
}

const each = (ids: readonly string[] | undefined, at: string, isKnown: IsKnown): void => {
  for (const [i, id] of (ids ?? []).entries()) isKnown(id, `${at}.${i}`);
};

function checkLeaders(pack: Pack, say: Say, { isArea, isLeader }: Known): void {
  for (const [id, leader] of Object.entries(pack.leaders)) {
    if (leader.kind === 'garrison' && leader.side !== 'british')
      say(`leaders.${id}.kind`, 'only the British have garrison leaders');
    else if (leader.kind === 'garrison' && pack.turnSetup[1]?.place?.[id] === undefined)
      say(`leaders.${id}.kind`, 'a garrison leader stands in a city when the war begins');
    if (leader.entry?.rule === 'preferredThenGarrison')
      each(leader.entry.areas, `leaders.${id}.entry.areas`, isArea);
  }
  if (isLeader(pack.roles.campBuilder, 'roles.campBuilder')) {
    if (pack.leaders[pack.roles.campBuilder]?.side !== 'british')
      say('roles.campBuilder', 'must be a British leader');
  }
}

function checkCards(pack: Pack, say: Say, { isCard }: Known): void {
  const { roles, battleCards } = pack;
  const isOf =
    (side: 'british' | 'boer'): IsKnown =>
    (id, at) => {
      if (!isCard(id, at)) return false;
      if (battleCards[id]?.side === side) return true;
      say(at, `${id} is no ${side === 'british' ? 'British' : 'Boer'} card`);
      return false;
    };
  for (const side of ['boer', 'british'] as const)
    each(pack.hands[side].startHand, `hands.${side}.startHand`, isOf(side));
  for (const [id, card] of Object.entries(battleCards)) {
    if (card.side === 'boer' && !pack.hands.boer.startHand.includes(id))
      say('hands.boer.startHand', `the Boers begin with all their cards; ${id} is missing`);
  }
  for (const role of ['trains', 'machineGuns'] as const)
    isOf('british')(roles[role], `roles.${role}`);
  for (const role of ['cavalry', 'britishArtillery'] as const)
    each(roles[role], `roles.${role}`, isOf('british'));
  for (const role of ['boerArtillery', 'leftOutOfNineCommandos'] as const)
    isOf('boer')(roles[role], `roles.${role}`);
  each(pack.guerrillaStart.eliminated, 'guerrillaStart.eliminated', isOf('boer'));
  each(pack.guerrillaStart.deck, 'guerrillaStart.deck', isOf('british'));
}

function checkEvents(pack: Pack, say: Say, known: Known): void {
  for (const [id, event] of Object.entries(pack.events)) {
    for (const [i, condition] of event.condition.entries())
      checkCondition(condition, `events.${id}.condition.${i}`, known);
    for (const [i, effect] of event.effects.entries())
      checkEffect(effect, `events.${id}.effects.${i}`, say, known);
  }
}

function checkCondition(condition: Condition, at: string, known: Known): void {
  if (condition.op === 'anyOf') {
    for (const [i, one] of condition.of.entries()) checkCondition(one, `${at}.of.${i}`, known);
  } else if ('area' in condition) known.isArea(condition.area, `${at}.area`);
  else if ('areas' in condition) each(condition.areas, `${at}.areas`, known.isArea);
  else if ('leader' in condition) known.isLeader(condition.leader, `${at}.leader`);
}

function checkEffect(effect: Effect, at: string, say: Say, { isArea, isLeader }: Known): void {
  switch (effect.op) {
    case 'enterLeader':
      isLeader(effect.leader, `${at}.leader`);
      each(effect.areas, `${at}.areas`, isArea);
      if ((effect.areas === undefined) === (effect.territory === undefined))
        say(at, 'must have either areas or a territory');
      return;
    case 'replaceLeader':
      isLeader(effect.old, `${at}.old`);
      isLeader(effect.new, `${at}.new`);
      each(effect.elseAreas, `${at}.elseAreas`, isArea);
      return;
    case 'addToPool':
      each(effect.leaders, `${at}.leaders`, isLeader);
      return;
    case 'placeMarker':
      isArea(effect.area, `${at}.area`);
      return;
    default:
  }
}

function checkTracks({ tracks, actionPools }: Pack, say: Say): void {
  for (const track of ['warFunds', 'prestige'] as const) {
    if (tracks[track].start > tracks[track].max)
      say(`tracks.${track}.start`, `must be at most ${tracks[track].max}, the end of the track`);
  }
  const rounds = tracks.turn.roundsPerTurn;
  if (rounds % 2 !== 0)
    say('tracks.turn.roundsPerTurn', 'must be even: half of them are each side’s');
  for (const side of ['boer', 'british'] as const) {
    const { length } = actionPools[side].counters;
    if (length !== rounds / 2)
      say(
        `actionPools.${side}.counters`,
        `must be ${rounds / 2}, one for each round; here ${length}`,
      );
  }
}

function checkTurns(pack: Pack, say: Say, { isArea, isLeader }: Known): void {
  for (const [turn, card] of Object.entries(pack.turnSetup)) {
    const at = `turnSetup.${turn}`;
    checkPlaces(pack, say, card.place ?? {}, `${at}.place`, { isArea, isLeader });
    for (const list of ['pool', 'remove'] as const) each(card[list], `${at}.${list}`, isLeader);
    for (const list of ['enter', 'autoEnterIfUnused'] as const) {
      for (const [i, id] of (card[list] ?? []).entries()) {
        if (isLeader(id, `${at}.${list}.${i}`) && !pack.leaders[id]?.entry)
          say(`leaders.${id}.entry`, `is missing; ${id} enters in turn ${turn}`);
      }
    }
    if (turn !== '1' && (card.place || card.pool))
      say(at, 'leaders are placed at the start of turn 1 only; later ones enter');
  }
}

/** 5.0.d Leaders who stand on the map: each where he may. */
function checkPlaces(
  pack: Pack,
  say: Say,
  places: Readonly<Record<string, string>>,
  at: string,
  { isArea, isLeader }: Pick<Known, 'isArea' | 'isLeader'>,
): void {
  const taken = new Map<string, string>();
  for (const [id, area] of Object.entries(places)) {
    const where = `${at}.${id}`;
    if (!isLeader(id, where) || !isArea(area, where)) continue;
    const leader = pack.leaders[id];
    if (leader?.kind === 'garrison') {
      if (!pack.areas[area]?.siegeCity) say(where, 'a garrison leader stands in a siege city');
      continue;
    }
    const stand = `${leader?.side} ${area}`;
    if (taken.has(stand)) say(where, `${taken.get(stand)} stands in ${area} already`);
    taken.set(stand, id);
  }
}

function checkGuerrilla(pack: Pack, say: Say, known: Known): void {
  const start = pack.guerrillaStart;
  const at = 'guerrillaStart';
  const { isArea, isLeader, isEvent } = known;
  checkPlaces(pack, say, start.leaders, `${at}.leaders`, known);
  for (const [i, id] of start.out.entries()) {
    if (isLeader(id, `${at}.out.${i}`) && start.leaders[id] !== undefined)
      say(`${at}.out.${i}`, `${id} stands in ${start.leaders[id]}`);
  }
  for (const list of ['garrisons', 'scorched', 'blockhouses'] as const)
    each(start[list], `${at}.${list}`, isArea);
  each(start.events, `${at}.events`, isEvent);
  for (const list of ['garrisons', 'scorched'] as const) {
    for (const [i, id] of start[list].entries()) {
      if (pack.areas[id]?.side === 'british')
        say(`${at}.${list}.${i}`, 'these markers lie in Boer areas only');
    }
  }
  for (const [i, id] of start.blockhouses.entries()) {
    if (start.scorched.includes(id))
      say(`${at}.blockhouses.${i}`, `${id} has a Scorched earth marker, the same counter`);
  }
  const { garrison, scorchedEarthBlockhouse } = pack.markers;
  if (start.garrisons.length > garrison.count)
    say(`${at}.garrisons`, `there are only ${garrison.count} markers`);
  if (start.scorched.length + start.blockhouses.length > scorchedEarthBlockhouse.count)
    say(`${at}.scorched`, `there are only ${scorchedEarthBlockhouse.count} markers for both faces`);
  if (start.prestige > pack.tracks.prestige.max)
    say(`${at}.prestige`, `must be at most ${pack.tracks.prestige.max}, the end of the track`);
}
