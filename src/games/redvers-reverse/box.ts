import { isProblems, type Problem } from '../../kernel/game.ts';
import { type JsonObject, overlay } from '../../kernel/json.ts';
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
import { checkPack, defaultPack, type Pack, type UnitEntry } from './pack.ts';

export { type Area, BOER, FAR, FOOT, NORTH, SOUTH, WHEELS } from './map.ts';
export { defaultPack } from './pack.ts';

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
  readonly colour: string;
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
  readonly britishChits: readonly string[];
  readonly boerChits: readonly string[];
  /** SP Counters by kind; the last kind is No Fire. */
  readonly counters: readonly number[];
  readonly variants: readonly string[];
  readonly robinson: number;
  readonly ladysmith: readonly number[];
}

/** What the SP Counters are called: by their value, or by what they forbid. */
export const counterNames = ({ counters }: Box): string[] => [...counters.map(String), 'no-fire'];

let memo: Box | undefined;

export function openBox(pack?: JsonObject): Box | readonly Problem[] {
  if (pack) {
    const full = overlay(defaultPack(), pack) as unknown as Pack;
    const problems = checkPack(full);
    return problems.length > 0 ? problems : build(full);
  }
  if (!memo) {
    const box = build(defaultPack() as unknown as Pack);
    memo = box;
  }
  return memo;
}

/** The box of the default pack. */
export function defaultBox(): Box {
  const box = openBox();
  if (isProblems(box)) throw new Error('the default pack is broken');
  return box;
}

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
  brigadeEntries.forEach(([, entry], brigade) => {
    const { id, mp } = entry.leader;
    pieces.push({
      ...PLAIN,
      id,
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
    const { mp, movementModeMp, start } = pack.special[id];
    pieces.push({ ...PLAIN, id, kind, mp: [mp, movementModeMp ?? mp], start: where(start) });
  }

  const brigades = brigadeEntries.map(([id, entry], index): Brigade => {
    const units = pieces.flatMap((p, i) => (p.brigade === index && i < firstCommando ? [i] : []));
    return {
      id,
      kind: entry.kind,
      colour: entry.colour,
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
    frontlines: Object.keys(pack.frontlines),
    drifts,
    driftOf,
    driftDraws: driftDraws(draw1, draw2),
    britishChits: Object.keys(pack.chits.british),
    boerChits: Object.keys(pack.chits.boer),
    counters: pack.chits.spCup.counters.map((counter) => counter.value),
    variants: Object.keys(pack.variants),
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

function unitPiece(
  id: string,
  unit: UnitEntry,
  brigade: number,
  start: number,
  variant: string | undefined,
): Piece {
  const kind = { battalion: BATTALION, regiment: REGIMENT, battery: BATTERY }[unit.type];
  const back = { battalion: unit.reducedSp, regiment: unit.mountedSp, battery: unit.sp }[unit.type];
  const backMp = { battalion: unit.mp, regiment: unit.mountedMp, battery: unit.limberedMp }[
    unit.type
  ];
  return {
    ...PLAIN,
    id,
    kind,
    brigade,
    sp: [unit.sp, back ?? 0],
    mp: [unit.mp, backMp ?? 0],
    startSp: unit.startSp,
    hits: unit.losses ?? 1,
    start,
    stacking: unit.stacking,
    naval: unit.naval ?? false,
    variant: unit.variant ?? variant ?? null,
  };
}

function boerPiece(
  id: string,
  kind: number,
  entry: Pack['commandos'][string],
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

function buildAreas(pack: Pack): Area[] {
  const lines = Object.keys(pack.frontlines);
  const areas = Object.entries(pack.areas).map(([id, entry]): Area => {
    const terrain = pack.terrain[entry.terrain] ?? {
      fire: 0,
      allMp: false,
      holdsSuppressed: false,
    };
    const alone = entry.features.reduce(
      (sum, feature) => sum + (pack.features[feature]?.fireBritishAlone ?? 0),
      0,
    );
    const river = entry.terrain === 'bridge' ? 'bridge' : 'drift';
    return {
      id,
      kind: entry.bank === 'river' ? river : 'land',
      terrain: entry.terrain,
      features: entry.features,
      bank: entry.bank === 'north' ? NORTH : entry.bank === 'south' ? SOUTH : RIVER,
      frontline: lines.findIndex((line) => pack.frontlines[line]?.includes(id)),
      emplacement: entry.emplacement,
      redEdge: entry.redEdge,
      riverside: pack.riverside.includes(id),
      fire: terrain.fire,
      fireBritishAlone: (terrain.fireBritishAlone ?? 0) + alone,
      britishMorale: terrain.britishMorale ?? 0,
      moraleBritishAlone:
        (terrain.moraleBritishAlone ?? 0) +
        (pack.moraleHills.includes(id) ? (terrain.moraleOnNamedHills ?? 0) : 0),
      allMp: terrain.allMp,
      holdsSuppressed: terrain.holdsSuppressed,
      through: terrain.through ?? 0,
      stay: terrain.stay ?? 0,
      x: entry.x,
      y: entry.y,
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
      x: 0,
      y: 0,
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
