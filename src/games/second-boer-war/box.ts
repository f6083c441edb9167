import { at } from '../../kernel/lists.ts';
import { endsOf, packsOf } from '../../kernel/pack.ts';
import data from './data/components.json' with { type: 'json' };
import { type Condition, type Effect, type Flag, type Pack, schema } from './pack.ts';
import { check } from './pack-check.ts';

export const SIDES = ['empire', 'boers'] as const;
export type SideName = (typeof SIDES)[number];
export const EMPIRE = 0;
export const BOERS = 1;

export const MAIN = 0;
export const DETACHED = 1;
export const GARRISON = 2;

/** X in place of a number: the value is not used (3F). */
export const X = -1;

/** An event as the rules play it. */
export interface EventCard {
  readonly id: string;
  readonly side: number;
  /** By turn, 1 to 4. */
  readonly turns: readonly boolean[];
  readonly condition: readonly Condition[];
  readonly effects: readonly Effect[];
  /** Only in play with this option. */
  readonly onlyWith: string | null;
}

interface FlagGiver {
  readonly event: number;
  readonly unless: string | null;
}

/** What the box holds, indexed for speed: an area, leader, card or event is its place in these lists. */
export interface Box {
  readonly pack: Pack;
  readonly areas: readonly string[];
  readonly areaIndex: ReadonlyMap<string, number>;
  /** 3A: whose area it was when the war began, by area: EMPIRE or BOERS. */
  readonly areaSide: readonly number[];
  readonly territory: readonly string[];
  readonly adjacent: readonly (readonly number[])[];
  /** 7.0.a-b: British areas beside a Boer republic. */
  readonly border: readonly boolean[];
  readonly cities: readonly number[];
  readonly isCity: readonly boolean[];
  readonly africans: readonly boolean[];
  readonly objectives: readonly number[];

  readonly leaders: readonly string[];
  readonly leaderIndex: ReadonlyMap<string, number>;
  readonly leaderSide: readonly number[];
  readonly kind: readonly number[];
  /** [turns I–II, III–IV][leader]; X where he cannot be activated. */
  readonly movement: readonly (readonly number[])[];
  readonly ability: readonly number[];
  readonly charisma: readonly number[];
  /** By side: leaders who move and fight. */
  readonly field: readonly (readonly number[])[];
  readonly garrisonLeaders: readonly number[];
  readonly campBuilder: number;

  readonly cards: readonly string[];
  readonly cardIndex: ReadonlyMap<string, number>;
  readonly cardSide: readonly number[];
  readonly single: readonly boolean[];
  /** [attack, defence][card]. */
  readonly strength: readonly (readonly number[])[];
  readonly morale: readonly number[];
  /** Cards that cannot be told apart share a likeness. */
  readonly likeness: readonly number[];
  readonly cardsOf: readonly (readonly number[])[];
  readonly commandos: readonly number[];
  readonly startsInHand: readonly boolean[];
  readonly trains: number;
  readonly boerArtillery: number;
  readonly machineGuns: number;
  readonly machineGunsInBlockhouse: number;
  readonly isCavalry: readonly boolean[];
  readonly isBritishArtillery: readonly boolean[];
  readonly leftOutOfNine: number;

  readonly events: readonly EventCard[];
  readonly eventIndex: ReadonlyMap<string, number>;
  /** Which events raise a flag, and the option without which they do not. */
  readonly flagGivers: Readonly<Partial<Record<Flag, readonly FlagGiver[]>>>;

  /** [side][0..2]: how many counters show 1, 2, 3. */
  readonly pools: readonly (readonly number[])[];
  readonly rounds: number;
  readonly turns: number;
  readonly count: {
    readonly revolt: number;
    readonly garrison: number;
    readonly burnt: number;
    readonly camp: number;
    readonly works: number;
  };
  readonly prestige: { readonly start: number; readonly max: number; readonly campFactor: number };
  readonly funds: {
    readonly start: number;
    readonly max: number;
    readonly removedAfterTurn: number;
  };
}

export const sideName = (side: number): SideName => at(SIDES, side);
export const enemyOf = (side: number): number => 1 - side;

export const packs = packsOf<Pack, Box>({ schema, data, check, build });
export const { openBox, defaultBox } = packs;

/** 3F An X stands for no number. */
const numberOf = (value: number | 'X'): number => (value === 'X' ? X : value);

const sideOf = (side: string): number => (side === 'british' ? EMPIRE : BOERS);

function build(pack: Pack): Box {
  const areas = Object.keys(pack.areas);
  const areaIndex = indexOf(areas);
  const areaCards = Object.values(pack.areas);
  const leaders = Object.keys(pack.leaders);
  const leaderCards = Object.values(pack.leaders);
  const leaderIndex = indexOf(leaders);
  const cards = Object.keys(pack.battleCards);
  const battleCards = Object.values(pack.battleCards);
  const cardIndex = indexOf(cards);
  const events = Object.entries(pack.events).map(eventCard);
  const cardOf = (id: string): number => cardIndex.get(id) ?? X;
  const adjacent: number[][] = areas.map(() => []);
  for (const [a, b] of Object.keys(pack.links).map(endsOf)) {
    adjacent[areaIndex.get(a) ?? X]?.push(areaIndex.get(b) ?? X);
    adjacent[areaIndex.get(b) ?? X]?.push(areaIndex.get(a) ?? X);
  }
  const areaSide = areaCards.map((area) => sideOf(area.side));
  const kinds = { main: MAIN, detached: DETACHED, garrison: GARRISON };
  const leaderSide = leaderCards.map((leader) => sideOf(leader.side));
  const kind = leaderCards.map((leader) => kinds[leader.kind]);
  const fieldOf = (side: number) =>
    leaders.map((_, i) => i).filter((i) => leaderSide[i] === side && kind[i] !== GARRISON);
  const single = battleCards.map((card) => card.use === 'single');
  const cardSide = battleCards.map((card) => sideOf(card.side));
  const { markers, roles } = pack;
  const playsRole = [
    ...[roles.trains, roles.boerArtillery, roles.machineGuns].map((id) => [id]),
    roles.cavalry,
    roles.britishArtillery,
  ];
  const likes = battleCards.map((card, i) => {
    const { side, name, quoteTag, use, strength, morale } = card;
    const parts = playsRole.map((ids) => ids.includes(at(cards, i)));
    return JSON.stringify([side, name, quoteTag, use, strength, morale, parts]);
  });
  const counters = (list: readonly number[]) =>
    [1, 2, 3].map((n) => list.filter((c) => c === n).length);
  const flags = (ids: readonly string[], list: readonly string[]) =>
    list.map((id) => ids.includes(id));
  const inHand = [...pack.hands.british.startHand, ...pack.hands.boer.startHand];
  return {
    pack,
    areas,
    areaIndex,
    areaSide,
    territory: areaCards.map((area) => area.territory),
    adjacent,
    border: areas.map(
      (_, i) => areaSide[i] === EMPIRE && at(adjacent, i).some((n) => areaSide[n] === BOERS),
    ),
    cities: areas.map((_, i) => i).filter((i) => areaCards[i]?.siegeCity),
    isCity: areaCards.map((area) => area.siegeCity),
    africans: areaCards.map((area) => area.africansDie),
    objectives: areas.map((_, i) => i).filter((i) => areaCards[i]?.annexationObjective),
    leaders,
    leaderIndex,
    leaderSide,
    kind,
    movement: (['turns1-2', 'turns3-4'] as const).map((span) =>
      leaderCards.map((leader) => numberOf(leader.movement[span])),
    ),
    ability: leaderCards.map((leader) => numberOf(leader.ability)),
    charisma: leaderCards.map((leader) => numberOf(leader.charisma)),
    field: [fieldOf(EMPIRE), fieldOf(BOERS)],
    garrisonLeaders: leaders.map((_, i) => i).filter((i) => kind[i] === GARRISON),
    campBuilder: leaderIndex.get(roles.campBuilder) ?? X,
    cards,
    cardIndex,
    cardSide,
    single,
    strength: (['attack', 'defence'] as const).map((use) =>
      battleCards.map((card) => card.strength[use]),
    ),
    morale: battleCards.map((card) => numberOf(card.morale)),
    likeness: likes.map((like) => likes.indexOf(like)),
    cardsOf: [EMPIRE, BOERS].map((side) =>
      cards.map((_, i) => i).filter((i) => cardSide[i] === side),
    ),
    commandos: cards.map((_, i) => i).filter((i) => cardSide[i] === BOERS && !single[i]),
    startsInHand: flags(inHand, cards),
    trains: cardOf(roles.trains),
    boerArtillery: cardOf(roles.boerArtillery),
    machineGuns: cardOf(roles.machineGuns),
    machineGunsInBlockhouse: roles.machineGunsInBlockhouse,
    isCavalry: flags(roles.cavalry, cards),
    isBritishArtillery: flags(roles.britishArtillery, cards),
    leftOutOfNine: cardOf(roles.leftOutOfNineCommandos),
    events,
    eventIndex: indexOf(events.map((event) => event.id)),
    flagGivers: flagGivers(events),
    pools: [counters(pack.actionPools.british.counters), counters(pack.actionPools.boer.counters)],
    rounds: pack.tracks.turn.roundsPerTurn,
    turns: pack.tracks.turn.turns,
    count: {
      revolt: markers.revolt.count,
      garrison: markers.garrison.count,
      burnt: markers.scorchedEarthBlockhouse.count,
      camp: markers.concentrationCamp.count,
      works: markers.siegeFortification.maxAreas,
    },
    prestige: pack.tracks.prestige,
    funds: pack.tracks.warFunds,
  };
}

const indexOf = (ids: readonly string[]): Map<string, number> =>
  new Map(ids.map((id, index) => [id, index]));

const eventCard = ([id, entry]: [string, Pack['events'][string]]): EventCard => ({
  id,
  side: sideOf(entry.side),
  turns: [0, 1, 2, 3, 4].map((turn) => entry.turns.includes(turn)),
  condition: entry.condition,
  effects: entry.effects,
  onlyWith: entry.onlyWith ?? null,
});

function flagGivers(events: readonly EventCard[]): Partial<Record<Flag, FlagGiver[]>> {
  const givers: Partial<Record<Flag, FlagGiver[]>> = {};
  for (const [event, { effects }] of events.entries()) {
    for (const effect of effects) {
      if (effect.op !== 'flag') continue;
      const list = givers[effect.flag] ?? [];
      list.push({ event, unless: effect.unlessOption ?? null });
      givers[effect.flag] = list;
    }
  }
  return givers;
}
