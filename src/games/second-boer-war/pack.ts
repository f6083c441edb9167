import {
  apartBy,
  byKey,
  either,
  fields,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  orNone,
  type Read,
  reference,
  references,
  sourced,
  table,
  text,
  whole,
} from '../../kernel/pack-schema.ts';

/** A number, or an X in its place: the value is not used (3F). */
const valued = (least: number, most: number) =>
  either(`must be a whole number from ${least} to ${most}, or "X"`, whole(least, most), only('X'));

const side = oneOf('british', 'boer');
const territory = oneOf('Cape Colony', 'Natal', 'Orange Free State', 'Transvaal');
const turn = whole(1, 4);
const count = whole(0, 99);
const option = oneOf('splitRepression');

const gameFlag = oneOf(
  'repression',
  'blockhouses',
  'annexation',
  'africans',
  'revolt',
  'raids',
  'freeBoerMovement',
  'stormjaag',
);
export type Flag = Read<typeof gameFlag>;

const facts = [
  fields({ op: oneOf('battlesLostBy', 'fightsWonInTurn'), side, min: whole(1, 20) }),
  fields({ op: oneOf('citiesCaptured', 'campsOnMap'), min: whole(1, 20) }),
  fields({ op: oneOf('leaderIn', 'noLeaderIn', 'leaderInOrAdjacent'), side, area: reference }),
  fields({ op: only('cityNotCaptured'), area: reference }),
  fields({ op: oneOf('controlsAny', 'controlsAll'), areas: references(1) }),
  fields({ op: only('siegeOrBattleIn'), territory }),
  fields({ op: only('leaderEliminated'), leader: reference }),
  fields({ op: only('turnIs'), turn }),
  fields({ op: only('leaderInTerritory'), side, territory }),
  fields({ op: only('leaderInRepublics'), side }),
  fields({ op: only('noMarker'), marker: only('garrison'), area: reference }),
  fields({ op: only('flagSet'), flag: gameFlag }),
] as const;
const condition = apartBy('op', [
  ...facts,
  fields({ op: only('anyOf'), of: listOf(apartBy('op', facts), 1) }),
]);
export type Condition = Read<typeof condition>;

const effect = apartBy('op', [
  fields({
    op: only('enterLeader'),
    leader: reference,
    /** These areas, or all of a territory. */
    areas: maybe(references(1)),
    territory: maybe(territory),
    noGarrison: maybe(flag),
  }),
  fields({
    op: only('replaceLeader'),
    old: reference,
    new: reference,
    elseAreas: references(1),
  }),
  fields({ op: only('addToPool'), leaders: references(1) }),
  fields({ op: oneOf('drawReinforcements', 'boerLosesRandomCommando'), n: whole(1, 9) }),
  fields({ op: oneOf('prestige', 'warFunds'), delta: whole(-9, 9) }),
  fields({ op: only('flag'), flag: gameFlag, unlessOption: maybe(option) }),
  fields({ op: only('placeMarker'), marker: only('revolt'), area: reference }),
]);
export type Effect = Read<typeof effect>;

/** How a place is found for a leader who enters between turns. */
const entry = apartBy('rule', [
  fields({ rule: only('preferredThenGarrison'), areas: references(1) }),
  fields({ rule: only('freeTerritory'), territory }),
  fields({ rule: oneOf('freeEmpireArea', 'freeBoerArea') }),
]);

const marker = sourced({ count });

export const schema = fields({
  areas: table(
    sourced({
      name: text,
      side,
      territory,
      siegeCity: flag,
      politicalCentre: flag,
      annexationObjective: flag,
      africansDie: flag,
    }),
  ),
  links: byKey(sourced({ kind: oneOf('rail', 'road') })),
  leaders: table(
    sourced({
      name: text,
      side,
      kind: oneOf('main', 'detached', 'garrison'),
      movement: fields({ 'turns1-2': valued(1, 9), 'turns3-4': valued(1, 9) }),
      ability: valued(0, 6),
      charisma: valued(0, 6),
      entry: maybe(entry),
    }),
  ),
  battleCards: table(
    sourced({
      name: text,
      side,
      use: oneOf('single', 'multiple'),
      /** Which of the ten commandos it is; other cards have no likeness to tell apart. */
      quoteTag: orNone(text),
      strength: fields({ attack: whole(0, 9), defence: whole(0, 9) }),
      morale: valued(1, 6),
    }),
  ),
  hands: fields({
    boer: sourced({ startHand: references() }),
    british: sourced({ startHand: references() }),
  }),
  actionPools: fields({
    boer: sourced({ counters: listOf(whole(1, 3)) }),
    british: sourced({ counters: listOf(whole(1, 3)) }),
  }),
  events: table(
    sourced({
      name: text,
      side,
      turns: listOf(turn, 1, 4),
      condition: listOf(condition),
      effects: listOf(effect, 1),
      /** Only in play with this option. */
      onlyWith: maybe(option),
    }),
  ),
  markers: fields({
    action: marker,
    time: marker,
    actionComplete: marker,
    warFunds: marker,
    prestige: marker,
    revolt: marker,
    siegeFortification: sourced({ count, maxAreas: count }),
    garrison: marker,
    scorchedEarthBlockhouse: marker,
    concentrationCamp: marker,
    event: marker,
    leader: marker,
  }),
  tracks: fields({
    turn: sourced({ turns: only(4), roundsPerTurn: whole(2, 60) }),
    warFunds: sourced({ start: count, max: count, removedAfterTurn: only(2) }),
    prestige: sourced({ start: count, max: count, campFactor: whole(1, 20) }),
  }),
  turnSetup: table(
    sourced({
      /** Where each leader stands. */
      place: maybe(byKey(reference)),
      pool: maybe(references()),
      remove: maybe(references()),
      enter: maybe(references()),
      autoEnterIfUnused: maybe(references()),
    }),
  ),
  /** A game of turns III and IV alone. */
  guerrillaStart: sourced({
    leaders: byKey(reference),
    out: references(),
    garrisons: references(),
    scorched: references(),
    blockhouses: references(),
    events: references(),
    prestige: count,
    eliminated: references(),
    deck: references(),
  }),
  roles: sourced({
    campBuilder: reference,
    trains: reference,
    boerArtillery: reference,
    machineGuns: reference,
    machineGunsInBlockhouse: whole(0, 9),
    cavalry: references(),
    britishArtillery: references(),
    leftOutOfNineCommandos: reference,
  }),
});

export type Pack = Read<typeof schema>;
