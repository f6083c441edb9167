import { packsOf } from '../../kernel/pack.ts';
import data from './data/components.json' with { type: 'json' };
import {
  type Area,
  BOER,
  distances,
  FAR,
  FOOT,
  fireRanges,
  linksOf,
  NORTH,
  OFF_MAP,
  RIVER,
  SOUTH,
  WHEELS,
} from './map.ts';
import {
  type BoerChit,
  FRONTLINES,
  type Pack,
  schema,
  type UnitEntry,
  type Variant,
} from './pack.ts';
import { check } from './pack-check.ts';

export { type Area, BOER, FAR, FOOT, NORTH, SOUTH, WHEELS } from './map.ts';

export const SIDES = ['british'] as const;

/** What stands on the map: numbers, so that states stay small and quick. */
export const BATTALION = 0;
export const REGIMENT = 1;
export const BATTERY = 2;
export const COMMANDO = 3;
export const GUN = 4;
export const LEADER = 5;
export const BULLER = 6;
export const LONG = 7;
export const HQ = 8;

export interface Piece {
  readonly id: string;
  readonly kind: number;
  /** Index of the brigade of a British unit or leader; -1 for others. */
  readonly brigade: number;
  /** Index of the group of a Boer unit; -1 for others. */
  readonly group: number;
  /** Printed on front and reverse. */
  readonly sp: readonly [number, number];
  readonly mp: readonly [number, number];
  readonly startSp: number;
  /** Losses that eliminate a unit without a reduced face: regiments 2, batteries and guns 1. */
  readonly hits: number;
  readonly start: number;
  readonly stacking: number;
  readonly naval: boolean;
  readonly howitzer: boolean;
  readonly variant: string | null;
}

export interface Brigade {
  readonly id: string;
  readonly kind: 'infantry' | 'cavalry' | 'artillery';
  readonly leader: number;
  readonly units: readonly number[];
  readonly setup: number;
  readonly historical: number;
  readonly receiveModifier: number;
  /** FOOT or WHEELS. */
  readonly gait: number;
  readonly startSp: number;
  readonly arrives: number;
  readonly variant: string | null;
}

export interface Group {
  readonly id: string;
  readonly sub: boolean;
  readonly units: readonly number[];
}

export interface Box {
  readonly pack: Pack;
  readonly areas: readonly Area[];
  readonly areaIndex: ReadonlyMap<string, number>;
  readonly pieces: readonly Piece[];
  readonly pieceIndex: ReadonlyMap<string, number>;
  readonly brigades: readonly Brigade[];
  readonly brigadeIndex: ReadonlyMap<string, number>;
  readonly groups: readonly Group[];
  /** Pieces lie in this order: British units, commandos, guns, leaders, Buller, Long, HQ. */
  readonly firstCommando: number;
  readonly firstGun: number;
  readonly firstLeader: number;
  readonly buller: number;
  readonly long: number;
  readonly hq: number;
  /** By gait: neighbours of each area, and the steps between any two (`from * areas + to`). */
  readonly links: readonly (readonly (readonly number[])[])[];
  readonly steps: readonly (readonly number[])[];
  /** By gait: steps to the nearest Towards Ladysmith area. */
  readonly redSteps: readonly (readonly number[])[];
  /** Fire ranges without and with fire across the river where no crossing lies (ruling R-1). */
  readonly ranges: readonly (readonly number[])[];
  readonly frontlines: readonly string[];
  /** The drifts, in the order of the markers in `State.drift`. */
  readonly drifts: readonly number[];
  /** By area: index in `drifts`, or -1. */
  readonly driftOf: readonly number[];
  /** The draws of drift markers: their values, and the places in `State.drift` they go to. */
  readonly driftDraws: readonly {
    readonly values: readonly number[];
    readonly slots: readonly number[];
  }[];
  readonly britishChits: readonly (keyof Pack['chits']['british'])[];
  readonly boerChits: readonly BoerChit[];
  /** SP Counters by kind; the last kind is No Fire. */
  readonly counters: readonly number[];
  readonly variants: readonly Variant[];
  readonly robinson: number;
  readonly ladysmith: readonly number[];
}

/** What the SP Counters are called: by their value, or by what they forbid. */
export const counterNames = ({ counters }: Box): string[] => [...counters.map(String), 'no-fire'];

export const packs = packsOf<Pack, Box>({ schema, data, check, build });
export const { openBox, defaultBox } = packs;

function build(pack: Pack): Box {
  const areas = buildAreas(pack);
  const areaIndex = new Map(areas.map((area, i) => [area.id, i]));
  const pieces: Piece[] = [];
  const where = (id: string): number => areaIndex.get(id) ?? -1;
  const brigadeEntries = Object.entries(pack.brigades).sort((a, b) => a[1].order - b[1].order);
  const groupIds = Object.keys(pack.groups);

  brigadeEntries.forEach(([, entry], brigade) => {
    for (const [id, unit] of Object.entries(entry.units))
      pieces.push(unitPiece(id, unit, brigade, where(entry.setupArea), entry.variant));
  });
  const firstCommando = pieces.length;
  for (const [id, entry] of Object.entries(pack.commandos))
    pieces.push(
      boerPiece(id, COMMANDO, entry, groupIds.indexOf(entry.group), where(entry.startArea)),
    );
  const firstGun = pieces.length;
  for (const [id, entry] of Object.entries(pack.boerArtillery))
    pieces.push(boerPiece(id, GUN, entry, groupIds.indexOf(entry.group), where(entry.startArea)));
  const firstLeader = pieces.length;
  brigadeEntries.forEach(([brigadeId, entry], brigade) => {
    const { mp } = entry.leader;
    pieces.push({
      ...PLAIN,
      id: `ldr-${brigadeId}`,
      kind: LEADER,
      brigade,
      mp: [mp, mp],
      start: where(entry.setupArea),
      variant: entry.variant ?? null,
    });
  });
  const buller = pieces.length;
  const specials = [
    ['buller', BULLER],
    ['long', LONG],
    ['hq', HQ],
  ] as const;
  for (const [id, kind] of specials) {
    const { mp, start } = pack.special[id];
    const moving = id === 'hq' ? pack.special.hq.movementModeMp : mp;
    pieces.push({ ...PLAIN, id, kind, mp: [mp, moving], start: where(start) });
  }

  const brigades = brigadeEntries.map(([id, entry], index): Brigade => {
    const units = pieces.flatMap((p, i) => (p.brigade === index && i < firstCommando ? [i] : []));
    return {
      id,
      kind: entry.kind,
      leader: firstLeader + index,
      units,
      setup: where(entry.setupArea),
      historical: where(entry.historicalObjective),
      receiveModifier: entry.leader.receiveModifier,
      gait: entry.kind === 'artillery' ? WHEELS : FOOT,
      startSp: units.reduce((sum, unit) => sum + (pieces[unit]?.startSp ?? 0), 0),
      arrives: entry.arrives ?? 0,
      variant: entry.variant ?? null,
    };
  });
  const links = [FOOT, WHEELS, BOER].map((gait) => linksOf(pack, areas, areaIndex, gait));
  const steps = links.map((link) => distances(link));
  const ladysmith = areas.flatMap((area, i) => (area.kind === 'ladysmith' ? [i] : []));
  const n = areas.length;
  const { draw1, draw2 } = pack.chits.driftMarkers;
  const drifts = [...draw1.areas, ...draw2.areas].map(where);
  const driftOf = areas.map((_, i) => drifts.indexOf(i));
  return {
    pack,
    areas,
    areaIndex,
    pieces,
    pieceIndex: new Map(pieces.map((piece, i) => [piece.id, i])),
    brigades,
    brigadeIndex: new Map(brigades.map((brigade, i) => [brigade.id, i])),
    groups: groupIds.map((id, index) => ({
      id,
      sub: pack.groups[id]?.sub ?? false,
      units: pieces.flatMap((p, i) => (p.group === index ? [i] : [])),
    })),
    firstCommando,
    firstGun,
    firstLeader,
    buller,
    long: buller + 1,
    hq: buller + 2,
    links,
    steps,
    redSteps: steps.map((table) =>
      areas.map((_, from) => Math.min(FAR, ...ladysmith.map((to) => table[from * n + to] ?? FAR))),
    ),
    ranges: [fireRanges(pack, areas, areaIndex, false), fireRanges(pack, areas, areaIndex, true)],
    frontlines: FRONTLINES,
    drifts,
    driftOf,
    driftDraws: driftDraws(draw1, draw2),
    britishChits: keysOf(pack.chits.british),
    boerChits: keysOf(pack.chits.boer),
    counters: pack.chits.spCup.counters.map((counter) => counter.value),
    variants: keysOf(pack.variants),
    robinson: areas.findIndex((area) => area.kind === 'robinson'),
    ladysmith,
  };
}

const PLAIN = {
  brigade: -1,
  group: -1,
  sp: [0, 0],
  mp: [0, 0],
  startSp: 0,
  hits: 1,
  stacking: 0,
  naval: false,
  howitzer: false,
  variant: null,
} as const;

/** The keys of an object that has these and no others. */
const keysOf = <T extends object>(whole: T): (keyof T)[] => Object.keys(whole) as (keyof T)[];

function unitPiece(
  id: string,
  unit: UnitEntry,
  brigade: number,
  start: number,
  variant: string | undefined,
): Piece {
  const common = {
    ...PLAIN,
    id,
    brigade,
    startSp: unit.startSp,
    start,
    stacking: unit.stacking,
    variant: variant ?? null,
  };
  switch (unit.type) {
    case 'battalion':
      return {
        ...common,
        kind: BATTALION,
        sp: [unit.sp, unit.reducedSp],
        mp: [unit.mp, unit.mp],
      };
    case 'regiment':
      return {
        ...common,
        kind: REGIMENT,
        sp: [unit.sp, unit.mountedSp],
        mp: [unit.mp, unit.mountedMp],
        hits: unit.losses,
      };
    case 'battery':
      return {
        ...common,
        kind: BATTERY,
        sp: [unit.sp, unit.sp],
        mp: [unit.mp, unit.limberedMp],
        hits: unit.losses,
        naval: unit.naval,
        variant: unit.variant ?? variant ?? null,
      };
  }
}

function boerPiece(
  id: string,
  kind: number,
  entry: {
    readonly sp: number;
    readonly reducedSp?: number;
    readonly howitzer?: boolean;
    readonly variant?: string | undefined;
  },
  group: number,
  start: number,
): Piece {
  return {
    ...PLAIN,
    id,
    kind,
    group,
    sp: [entry.sp, entry.reducedSp ?? 0],
    startSp: entry.sp,
    start,
    howitzer: entry.howitzer ?? false,
    variant: entry.variant ?? null,
  };
}

/** What the terrain chart says of a terrain; 0 where it says nothing. */
interface TerrainRow {
  readonly fire: number;
  readonly allMp: boolean;
  readonly holdsSuppressed: boolean;
  readonly britishMorale?: number;
  readonly fireBritishAlone?: number;
  readonly moraleBritishAlone?: number;
  readonly moraleOnNamedHills?: number;
  readonly through?: number;
  readonly stay?: number;
}

function buildAreas(pack: Pack): Area[] {
  const shelter = { donga: pack.features.donga, kraal: pack.features.kraal, 'ammo-wagons': null };
  const areas = Object.entries(pack.areas).map(([id, entry]): Area => {
    const terrain: TerrainRow = pack.terrain[entry.terrain];
    const alone = entry.features.reduce(
      (sum, feature) => sum + (shelter[feature]?.fireBritishAlone ?? 0),
      0,
    );
    const river = entry.terrain === 'bridge' ? 'bridge' : 'drift';
    return {
      id,
      kind: entry.bank === 'river' ? river : 'land',
      terrain: entry.terrain,
      features: entry.features,
      bank: entry.bank === 'north' ? NORTH : entry.bank === 'south' ? SOUTH : RIVER,
      frontline: entry.frontline === null ? -1 : FRONTLINES.indexOf(entry.frontline),
      emplacement: entry.emplacement,
      redEdge: entry.redEdge,
      riverside: entry.riverside,
      fire: terrain.fire,
      fireBritishAlone: (terrain.fireBritishAlone ?? 0) + alone,
      britishMorale: terrain.britishMorale ?? 0,
      moraleBritishAlone:
        (terrain.moraleBritishAlone ?? 0) +
        (entry.namedHill ? (terrain.moraleOnNamedHills ?? 0) : 0),
      allMp: terrain.allMp,
      holdsSuppressed: terrain.holdsSuppressed,
      through: terrain.through ?? 0,
      stay: terrain.stay ?? 0,
    };
  });
  for (const [id, entry] of Object.entries(pack.offMap)) {
    areas.push({
      id,
      kind: entry.kind === 'commandos-only' ? 'robinson' : 'ladysmith',
      terrain: 'box',
      features: [],
      bank: OFF_MAP,
      frontline: -1,
      emplacement: false,
      redEdge: false,
      riverside: false,
      fire: 0,
      fireBritishAlone: 0,
      britishMorale: 0,
      moraleBritishAlone: 0,
      allMp: false,
      holdsSuppressed: false,
      through: 0,
      stay: 0,
    });
  }
  return areas;
}

/** Markers lie in `State.drift` by drift first, then those put aside. */
function driftDraws(...draws: Pack['chits']['driftMarkers']['draw1'][]) {
  let drift = 0;
  let aside = draws.reduce((sum, draw) => sum + draw.areas.length, 0);
  return draws.map(({ markers, areas }) => ({
    values: markers,
    slots: markers.map((_, i) => (i < areas.length ? drift++ : aside++)),
  }));
}
