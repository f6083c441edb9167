import { isProblems, type Problem } from '../../kernel/game.ts';
import { isObject, type Json, type JsonObject, overlay, textOf } from '../../kernel/json.ts';
import data from './data/components.json' with { type: 'json' };
import type { Components, Condition, Effect, EventEntry, Flag } from './pack.ts';

export const SIDES = ['empire', 'boers'] as const;
type SideName = (typeof SIDES)[number];
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
  readonly pack: Components;
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

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

export const sideName = (side: number): SideName => at(SIDES, side);
export const enemyOf = (side: number): number => 1 - side;

export const defaultPack = (): Json => data;

const DEFAULT = data as unknown as Components;
const LISTS = ['areas', 'leaders', 'battleCards', 'events', 'markers'] as const;

let memo: Box | undefined;

/** The default box, or one whose values a pack changes. Lists with ids may be given as objects by id. */
export function openBox(pack?: JsonObject): Box | readonly Problem[] {
  if (pack) {
    const merged = mergePack(pack);
    return isProblems(merged) ? merged : build(merged);
  }
  if (!memo) {
    const box = build(DEFAULT);
    if (isProblems(box)) throw new Error(`the default pack is broken: ${box[0]?.problem}`);
    memo = box;
  }
  return memo;
}

const byId = (list: readonly Json[]): JsonObject =>
  Object.fromEntries(list.filter(isObject).map((entry) => [textOf(entry['id']), entry]));

function mergePack(pack: JsonObject): Components | readonly Problem[] {
  const base: Record<string, Json> = { ...(data as unknown as Record<string, Json>) };
  const over: Record<string, Json | undefined> = { ...pack };
  const problems: Problem[] = [];
  for (const key of Object.keys(pack)) {
    if (!(key in base)) problems.push({ at: `pack.${key}`, problem: 'no such part of a pack' });
  }
  for (const key of LISTS) {
    base[key] = byId(base[key] as readonly Json[]);
    const given = over[key];
    if (Array.isArray(given)) over[key] = byId(given);
    for (const id of Object.keys(isObject(over[key]) ? over[key] : {})) {
      if (!(id in base[key]))
        problems.push({ at: `pack.${key}.${id}`, problem: 'no such component' });
    }
  }
  if (problems.length > 0) return problems;
  const merged = overlay(base, over) as Record<string, Json>;
  for (const key of LISTS) merged[key] = Object.values(merged[key] as JsonObject) as Json[];
  return merged as unknown as Components;
}

const sideOf = (side: string): number => (side === 'british' ? EMPIRE : BOERS);

function build(pack: Components): Box | readonly Problem[] {
  const problems: Problem[] = [];
  const areas = pack.areas.map((area) => area.id);
  const areaIndex = indexOf(areas);
  const leaders = pack.leaders.map((leader) => leader.id);
  const cards = pack.battleCards.map((card) => card.id);
  const cardIndex = indexOf(cards);
  const events = pack.events.map(eventCard);
  const find = (index: ReadonlyMap<string, number>, id: string, where: string): number => {
    const found = index.get(id);
    if (found === undefined) problems.push({ at: where, problem: `"${id}" is unknown` });
    return found ?? 0;
  };
  const whole = (value: unknown, where: string, least: number, most: number): number => {
    if (value === 'X') return X;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
      return value;
    problems.push({ at: where, problem: `must be ${least} to ${most} or "X"` });
    return 0;
  };
  const adjacent: number[][] = areas.map(() => []);
  for (const [i, link] of pack.links.entries()) {
    const a = find(areaIndex, link.a, `pack.links.${i}.a`);
    const b = find(areaIndex, link.b, `pack.links.${i}.b`);
    adjacent[a]?.push(b);
    adjacent[b]?.push(a);
  }
  const areaSide = pack.areas.map((area) => sideOf(area.side));
  const kinds = { main: MAIN, detached: DETACHED, garrison: GARRISON };
  const leaderSide = pack.leaders.map((leader) => sideOf(leader.side));
  const kind = pack.leaders.map((leader) => kinds[leader.kind]);
  const fieldOf = (side: number) =>
    leaders.map((_, i) => i).filter((i) => leaderSide[i] === side && kind[i] !== GARRISON);
  const single = pack.battleCards.map((card) => card.use === 'single');
  const cardSide = pack.battleCards.map((card) => sideOf(card.side));
  const likes = pack.battleCards.map((card) =>
    JSON.stringify([card.side, card.name, card.quoteTag, card.use, card.strength, card.morale]),
  );
  const marker = (id: string) => pack.markers.find((entry) => entry.id === id);
  const counters = (list: readonly number[]) =>
    [1, 2, 3].map((n) => list.filter((c) => c === n).length);
  for (const [side, list] of [
    ['british', pack.actionPools.british.counters],
    ['boer', pack.actionPools.boer.counters],
  ] as const) {
    if (list.length !== pack.actionPools.perSide || list.some((n) => n < 1 || n > 3))
      problems.push({
        at: `pack.actionPools.${side}`,
        problem: `must be ${pack.actionPools.perSide} numbers 1 to 3`,
      });
  }
  const flags = (ids: readonly string[], list: readonly string[]) =>
    list.map((id) => ids.includes(id));
  const { roles } = pack;
  const inHand = [...pack.hands.british.startHand, ...pack.hands.boer.startHand];
  for (const id of inHand) find(cardIndex, id, 'pack.hands');
  const box: Box = {
    pack,
    areas,
    areaIndex,
    areaSide,
    territory: pack.areas.map((area) => area.territory),
    adjacent,
    border: areas.map(
      (_, i) => areaSide[i] === EMPIRE && at(adjacent, i).some((n) => areaSide[n] === BOERS),
    ),
    cities: areas.map((_, i) => i).filter((i) => pack.areas[i]?.siegeCity),
    isCity: pack.areas.map((area) => area.siegeCity),
    africans: pack.areas.map((area) => area.africansDie),
    objectives: areas.map((_, i) => i).filter((i) => pack.areas[i]?.annexationObjective),
    leaders,
    leaderIndex: indexOf(leaders),
    leaderSide,
    kind,
    movement: (['turns1-2', 'turns3-4'] as const).map((span) =>
      pack.leaders.map((l) => whole(l.movement[span], `pack.leaders.${l.id}.movement`, 1, 9)),
    ),
    ability: pack.leaders.map((l) => whole(l.ability, `pack.leaders.${l.id}.ability`, 0, 6)),
    charisma: pack.leaders.map((l) => whole(l.charisma, `pack.leaders.${l.id}.charisma`, 0, 6)),
    field: [fieldOf(EMPIRE), fieldOf(BOERS)],
    garrisonLeaders: leaders.map((_, i) => i).filter((i) => kind[i] === GARRISON),
    campBuilder: find(indexOf(leaders), roles.campBuilder, 'pack.roles.campBuilder'),
    cards,
    cardIndex,
    cardSide,
    single,
    strength: (['attack', 'defence'] as const).map((use) =>
      pack.battleCards.map((c) =>
        whole(c.strength[use], `pack.battleCards.${c.id}.strength`, 0, 9),
      ),
    ),
    morale: pack.battleCards.map((c) => whole(c.morale, `pack.battleCards.${c.id}.morale`, 1, 6)),
    likeness: likes.map((like) => likes.indexOf(like)),
    cardsOf: [EMPIRE, BOERS].map((side) =>
      cards.map((_, i) => i).filter((i) => cardSide[i] === side),
    ),
    commandos: cards.map((_, i) => i).filter((i) => cardSide[i] === BOERS && !single[i]),
    startsInHand: flags(inHand, cards),
    trains: find(cardIndex, roles.trains, 'pack.roles.trains'),
    boerArtillery: find(cardIndex, roles.boerArtillery, 'pack.roles.boerArtillery'),
    machineGuns: find(cardIndex, roles.machineGuns, 'pack.roles.machineGuns'),
    machineGunsInBlockhouse: roles.machineGunsInBlockhouse,
    isCavalry: flags(roles.cavalry, cards),
    isBritishArtillery: flags(roles.britishArtillery, cards),
    leftOutOfNine: find(cardIndex, roles.leftOutOfNineCommandos, 'pack.roles'),
    events,
    eventIndex: indexOf(events.map((event) => event.id)),
    flagGivers: flagGivers(events),
    pools: [counters(pack.actionPools.british.counters), counters(pack.actionPools.boer.counters)],
    rounds: pack.tracks.turn.roundsPerTurn,
    turns: pack.tracks.turn.turns,
    count: {
      revolt: marker('revolt')?.count ?? 0,
      garrison: marker('garrison')?.count ?? 0,
      burnt: marker('scorchedEarthBlockhouse')?.count ?? 0,
      camp: marker('concentrationCamp')?.count ?? 0,
      works: marker('siegeFortification')?.maxAreas ?? 0,
    },
    prestige: pack.tracks.prestige,
    funds: pack.tracks.warFunds,
  };
  return problems.length > 0 ? problems : box;
}

const indexOf = (ids: readonly string[]): Map<string, number> =>
  new Map(ids.map((id, index) => [id, index]));

const eventCard = (entry: EventEntry): EventCard => ({
  id: entry.id,
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
