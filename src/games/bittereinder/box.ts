import { endsOf, packsOf } from '../../kernel/pack.ts';
import data from './data/components.json' with { type: 'json' };
import { type Pack, RESULTS, type SIDES, schema } from './pack.ts';
import { check } from './pack-check.ts';

export { RESULTS, SIDES } from './pack.ts';
export type WarSide = (typeof SIDES)[number];

/** What a counter is. The order matters nowhere but in the tables below. */
export const KINDS = [
  'kommando',
  'army',
  'boerLeader',
  'infantry',
  'garrison',
  'mounted',
  'supply',
  'empireLeader',
] as const;

export const KOMMANDO = 0;
export const ARMY = 1;
export const BOER_LEADER = 2;
export const INFANTRY = 3;
export const GARRISON = 4;
export const MOUNTED = 5;
export const SUPPLY = 6;
export const EMPIRE_LEADER = 7;

/** Kommandos and Boer leaders of these states; armies draw on one of them. */
export const ZAR = 0;
export const FREE_STATE = 1;

export type TownKind = 'capital' | 'neutral' | 'port' | 'home' | 'colonial';

/** What the box holds, indexed for speed: an area or piece is its place in these lists. */
export interface Box {
  readonly pack: Pack;
  readonly areaIds: readonly string[];
  readonly areaIndex: ReadonlyMap<string, number>;
  /** By area. */
  readonly region: readonly string[];
  readonly near: readonly (readonly number[])[];
  readonly rail: readonly (readonly number[])[];
  readonly railAreas: readonly number[];
  /** 1: a town that can be controlled. Neutral towns are scenery. */
  readonly town: readonly number[];
  readonly siegeNeutral: readonly number[];
  /** What kind of town it has, `null` without one. */
  readonly townKind: readonly (TownKind | null)[];
  readonly mountain: readonly number[];
  readonly tribal: readonly number[];
  readonly mozambique: readonly number[];
  /** 1: T or F. */
  readonly republican: readonly number[];
  readonly brick: readonly number[];
  /** By area: the Kommando whose home it is, or -1. */
  readonly homeOf: readonly number[];
  readonly startControl: readonly number[];
  readonly homes: readonly number[];
  readonly ports: readonly number[];
  readonly lostTowns: readonly number[];
  readonly capeTown: number;
  readonly bloemfontein: number;
  readonly pretoria: number;
  readonly delagoaRail: readonly number[];

  readonly pieceIds: readonly string[];
  readonly pieceIndex: ReadonlyMap<string, number>;
  /** Pieces below this are Republican, the rest Empire. */
  readonly firstEmpire: number;
  readonly pieces: number;
  /** By piece. */
  readonly kind: readonly number[];
  readonly cf: readonly number[];
  readonly ma: readonly number[];
  readonly entry: readonly number[];
  readonly home: readonly number[];
  readonly brigade: readonly number[];
  readonly nonBritish: readonly number[];
  readonly command: readonly number[];
  readonly supplyHunter: readonly number[];
  readonly stateOf: readonly number[];
  readonly natalArmy: number;
  readonly westernArmy: number;
  readonly armies: readonly number[];
  readonly botha: number;
  readonly deWet: number;
  readonly deLaRey: number;
  readonly buller: number;
  readonly roberts: number;
  readonly kitchener: number;
  readonly boerLeaders: readonly number[];
  readonly empireLeaders: readonly number[];
  readonly supplies: readonly number[];

  readonly columnNames: readonly string[];
  readonly ratios: readonly number[];
  /** By die (0 unused), by column: index into RESULTS. */
  readonly crt: readonly (readonly number[])[];

  /** Choices that are offered again and again, made once. */
  readonly choices: {
    readonly from: readonly { readonly do: 'from'; readonly at: string }[];
    readonly go: readonly { readonly do: 'go'; readonly to: string }[];
    readonly take: readonly { readonly do: 'take'; readonly piece: string }[];
    readonly leave: readonly { readonly do: 'leave'; readonly piece: string }[];
  };
}

export const packs = packsOf<Pack, Box>({ schema, data, check, build });
export const { openBox, defaultBox } = packs;

/** 11.4.1 The Cape, Bechuanaland and Natal. */
const COLONIES = ['C', 'B', 'N'];

const flag = (value: boolean): number => (value ? 1 : 0);

function build(pack: Pack): Box {
  const map = buildMap(pack);
  const pieces = buildPieces(pack, map.areaIndex);
  const homeOf = map.areaIds.map(() => -1);
  for (const [piece, kind] of pieces.kind.entries()) {
    if (kind === KOMMANDO) homeOf[pieces.home[piece] ?? -1] = piece;
  }
  return {
    pack,
    ...map,
    ...pieces,
    homeOf,
    townKind: map.areaIds.map((id, area) => townKind(pack, id, homeOf[area] !== -1)),
    homes: homeOf.flatMap((piece, area) => (piece >= 0 ? [area] : [])),
    columnNames: pack.crt.columns,
    ratios: pack.crt.columnRatios,
    crt: [0, 1, 2, 3, 4, 5, 6].map((die) =>
      (pack.crt.rows[die] ?? []).map((result) => RESULTS.indexOf(result)),
    ),
    choices: {
      from: map.areaIds.map((at) => ({ do: 'from', at }) as const),
      go: map.areaIds.map((to) => ({ do: 'go', to }) as const),
      take: pieces.pieceIds.map((piece) => ({ do: 'take', piece }) as const),
      leave: pieces.pieceIds.map((piece) => ({ do: 'leave', piece }) as const),
    },
  };
}

function townKind(pack: Pack, id: string, isHome: boolean): TownKind | null {
  if (!pack.areas[id]?.town) return null;
  if (Object.values(pack.capitals).some((capital) => capital.area === id)) return 'capital';
  if (pack.neutralTowns[id]) return 'neutral';
  if (pack.ports[id]) return 'port';
  return isHome ? 'home' : 'colonial';
}

function buildMap(data: Pack) {
  const areaIds = Object.keys(data.areas);
  const areaIndex = new Map(areaIds.map((id, index) => [id, index]));
  const areas = Object.values(data.areas);
  const index = (id: string): number => areaIndex.get(id) ?? -1;
  const links = (pairs: readonly string[]): number[][] => {
    const lists: number[][] = areaIds.map(() => []);
    for (const [a, b] of pairs.map(endsOf)) {
      lists[index(a)]?.push(index(b));
      lists[index(b)]?.push(index(a));
    }
    return lists;
  };
  const rail = links(Object.keys(data.railLinks).filter((link) => data.railLinks[link]?.usable));
  const ports = Object.entries(data.ports).filter(([, port]) => port.role !== 'scenery');
  const town = areaIds.map((id, i) => flag(areas[i]?.town === true && !data.neutralTowns[id]));
  return {
    areaIds,
    areaIndex,
    region: areas.map((area) => area.region),
    near: links(Object.keys(data.adjacency.pairs)),
    rail,
    railAreas: rail.flatMap((ways, area) => (ways.length > 0 ? [area] : [])),
    town,
    siegeNeutral: areaIds.map((id) => flag(data.neutralTowns[id]?.siegeAllowed === true)),
    mountain: areas.map((area) => flag(area.mountain)),
    tribal: areas.map((area) => flag(data.regions[area.region]?.tribal === true)),
    mozambique: areas.map((area) => flag(area.region === 'M')),
    republican: areas.map((area) => flag(area.region === 'T' || area.region === 'F')),
    brick: areas.map((area) => flag(area.brickBlockhouse)),
    startControl: areaIds.map((id, i) => {
      if (data.neutralTowns[id]) return 0;
      const side = data.regions[areas[i]?.region ?? '']?.startControl;
      return side === 'empire' ? 1 : side === 'republics' ? 2 : 0;
    }),
    ports: ports.map(([id]) => index(id)),
    capeTown: index(ports.find(([, port]) => port.role === 'entry')?.[0] ?? ''),
    // 11.4.1
    lostTowns: areas.flatMap(({ region }, i) =>
      town[i] === 1 && COLONIES.includes(region) ? [i] : [],
    ),
    bloemfontein: index(data.capitals.freeState.area),
    pretoria: index(data.capitals.zar.area),
    delagoaRail: data.delagoaRail.areas.map(index),
  };
}

interface Counter {
  readonly id: string;
  readonly kind: number;
  readonly cf: number;
  readonly ma: number;
  readonly entry: number;
  readonly home: string | null;
  readonly size?: string;
  readonly nationality?: string | null;
  readonly command?: number | null;
  readonly hunter?: boolean;
  readonly state?: string | undefined;
}

/** Kommandos, armies and Boer leaders first, then the Empire: a side is a range of indexes. */
function listCounters(data: Pack): Counter[] {
  const units = Object.entries(data.units).map(
    ([id, u]): Counter => ({
      id,
      kind: KINDS.indexOf(u.type),
      cf: u.combat,
      ma: u.movement,
      entry: u.entry.turn ?? 0,
      home: u.home,
      size: u.size,
      nationality: u.nationality,
      state: u.state,
    }),
  );
  const leaders = Object.entries(data.leaders).map(([id, l]): Counter & { side: string } => ({
    id,
    kind: l.side === 'empire' ? EMPIRE_LEADER : BOER_LEADER,
    cf: 0,
    ma: l.movement,
    entry: l.entry.turn ?? 0,
    home: null,
    command: l.command,
    hunter: l.wcpBonus,
    state: l.state,
    side: l.side,
  }));
  const armies = Object.entries(data.armies).map(
    ([id, a]): Counter => ({
      id,
      kind: ARMY,
      cf: a.organicCombat,
      ma: a.movement,
      entry: 0,
      home: null,
      state: a.state,
    }),
  );
  return [
    ...units.filter((unit) => unit.kind === KOMMANDO),
    ...armies,
    ...leaders.filter((leader) => leader.kind === BOER_LEADER),
    ...units.filter((unit) => unit.kind !== KOMMANDO),
    ...leaders.filter((leader) => leader.kind === EMPIRE_LEADER),
  ];
}

function buildPieces(data: Pack, areaIndex: ReadonlyMap<string, number>) {
  const counters = listCounters(data);
  const pieceIds = counters.map((counter) => counter.id);
  const pieceIndex = new Map(pieceIds.map((id, index) => [id, index]));
  const index = (id: string): number => pieceIndex.get(id) ?? -1;
  const ofKind = (kind: number): number[] =>
    counters.flatMap((counter, i) => (counter.kind === kind ? [i] : []));
  return {
    pieceIds,
    pieceIndex,
    firstEmpire: counters.findIndex((counter) => counter.kind >= INFANTRY),
    pieces: counters.length,
    kind: counters.map((counter) => counter.kind),
    cf: counters.map((counter) => counter.cf),
    ma: counters.map((counter) => counter.ma),
    entry: counters.map((counter) => counter.entry),
    home: counters.map((counter) => areaIndex.get(counter.home ?? '') ?? -1),
    brigade: counters.map((counter) => flag(counter.size === 'brigade')),
    nonBritish: counters.map((counter) => flag(counter.nationality === 'colonial')),
    command: counters.map((counter) => counter.command ?? 0),
    supplyHunter: counters.map((counter) => flag(counter.hunter === true)),
    stateOf: counters.map((counter) => (counter.state === 'freeState' ? FREE_STATE : ZAR)),
    natalArmy: index('army-natal'),
    westernArmy: index('army-western'),
    armies: ofKind(ARMY),
    botha: index('ldr-botha'),
    deWet: index('ldr-dewet'),
    deLaRey: index('ldr-delarey'),
    buller: index('ldr-buller'),
    roberts: index('ldr-roberts'),
    kitchener: index('ldr-kitchener'),
    boerLeaders: ofKind(BOER_LEADER),
    empireLeaders: ofKind(EMPIRE_LEADER),
    supplies: ofKind(SUPPLY),
  };
}
