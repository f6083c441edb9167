import type { Problem } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import data from './data/components.json' with { type: 'json' };

/** One row of a table: it serves every result up to `max` that no row before it serves. */
export interface Row {
  readonly max: number | null;
}
export interface Modifier {
  readonly value: number;
  readonly within?: number;
  readonly beyond?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}
export type Modifiers = Readonly<Record<string, Modifier>>;

export interface UnitEntry {
  readonly type: 'battalion' | 'regiment' | 'battery';
  readonly sp: number;
  readonly reducedSp?: number;
  readonly mountedSp?: number;
  readonly losses?: number;
  readonly startSp: number;
  readonly mp: number;
  readonly mountedMp?: number;
  readonly limberedMp?: number;
  readonly naval?: boolean;
  readonly stacking: number;
  readonly variant?: string;
}
export interface BrigadeEntry {
  readonly order: number;
  readonly kind: 'infantry' | 'cavalry' | 'artillery';
  readonly colour: string;
  readonly setupArea: string;
  readonly historicalObjective: string;
  readonly arrives?: number;
  readonly variant?: string;
  readonly leader: { readonly id: string; readonly mp: number; readonly receiveModifier: number };
  readonly units: Readonly<Record<string, UnitEntry>>;
}
export interface BoerEntry {
  readonly sp: number;
  readonly reducedSp?: number;
  readonly group: string;
  readonly startArea: string;
  readonly howitzer?: boolean;
  readonly variant?: string;
}
export interface AreaEntry {
  readonly terrain: string;
  readonly features: readonly string[];
  readonly frontline: string | null;
  readonly emplacement: boolean;
  readonly redEdge: boolean;
  readonly bank: 'north' | 'south' | 'river';
  readonly x: number;
  readonly y: number;
  readonly northArea?: string;
  readonly southArea?: string;
}
export interface TerrainEntry {
  readonly fire: number;
  readonly fireBritishAlone?: number;
  readonly britishMorale?: number;
  readonly moraleBritishAlone?: number;
  readonly moraleOnNamedHills?: number;
  readonly allMp: boolean;
  readonly holdsSuppressed: boolean;
  readonly through?: number;
  readonly stay?: number;
}
export interface ChitEntry {
  readonly count: number;
  readonly value?: number;
  readonly group?: string;
  readonly variant?: string;
}
export interface StatusEntry {
  readonly confidence: number;
  readonly loss: number;
  readonly atLeast?: number;
  readonly fromTurn?: number;
}

export const ZONES = [
  'ownArea',
  'crossings',
  'ownFrontline',
  'anyFrontline',
  'northOrFrontline',
  'southRiverside',
  'southBank',
  'other',
] as const;
export type Zone = (typeof ZONES)[number];

export const PLOTS = ['most', 'second', 'unlimbered', 'mounted', 'nearest', 'attacked'] as const;
export type Plot = (typeof PLOTS)[number];

export const TARGET_KINDS = [
  'unlimbered-battery',
  'battalion',
  'mounted-regiment',
  'dismounted-regiment',
  'limbered-battery',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const MOVE_ROWS = ['gunsOrGenerals', 'frontline', 'land', 'drift'] as const;
export type MoveRow = (typeof MOVE_ROWS)[number];

/** The components as they stand in the JSON of a pack. */
export interface Pack {
  readonly areas: Readonly<Record<string, AreaEntry>>;
  readonly offMap: Readonly<
    Record<string, { kind: 'commandos-only' | 'towards-ladysmith'; links: readonly string[] }>
  >;
  readonly adjacency: readonly (readonly [string, string])[];
  readonly fireAcrossRiver: readonly (readonly [string, string])[];
  readonly riverside: readonly string[];
  readonly frontlines: Readonly<Record<string, readonly string[]>>;
  readonly moraleHills: readonly string[];
  readonly brigades: Readonly<Record<string, BrigadeEntry>>;
  readonly special: Readonly<
    Record<'buller' | 'long' | 'hq', { mp: number; movementModeMp?: number; start: string }>
  >;
  readonly commandos: Readonly<Record<string, BoerEntry>>;
  readonly boerArtillery: Readonly<Record<string, BoerEntry>>;
  readonly groups: Readonly<Record<string, { sub: boolean }>>;
  readonly chits: {
    readonly british: Readonly<Record<string, ChitEntry>>;
    readonly boer: Readonly<Record<string, ChitEntry>>;
    readonly firstBoerDraw: { readonly turn: number };
    readonly spCup: {
      readonly counters: readonly { readonly value: number; readonly count: number }[];
      readonly noFire: number;
    };
    readonly driftMarkers: Readonly<
      Record<'draw1' | 'draw2', { markers: readonly number[]; areas: readonly string[] }>
    >;
  };
  readonly tables: {
    readonly sendOrders: {
      readonly rows: readonly (Row & { result: 'lost' | 'arrives'; turns: number })[];
      readonly modifiers: Modifiers;
    };
    readonly receiveOrders: {
      readonly rows: readonly (Row & { result: 'ignore' | 'ordered' | 'charge' })[];
      readonly modifiers: Modifiers;
    };
    readonly emergencyWithdrawal: {
      readonly rows: readonly (Row & { result: 'continue' | 'withdraw' })[];
      readonly modifiers: Modifiers;
      readonly tryAt: number;
      readonly automaticAt: number;
    };
    readonly shellFire: { readonly rows: readonly (Row & { level: number })[] };
    readonly rifleFire: { readonly rows: readonly (Row & { losses: number })[] };
    readonly britishFireModifiers: { readonly modifiers: Modifiers };
    readonly boerFireModifiers: { readonly modifiers: Modifiers };
    readonly formationMorale: {
      readonly columns: Readonly<
        Record<'brigade' | 'emplaced' | 'open', readonly (Row & { level: number })[]>
      >;
      readonly modifiers: Modifiers;
    };
    readonly unitRecovery: {
      readonly columns: Readonly<
        Record<'disrupted' | 'suppressed' | 'routed', readonly (Row & { levels: number })[]>
      >;
      readonly modifiers: Modifiers;
    };
    readonly leaders: {
      readonly panickedAtMost: number;
      readonly standingFirmAtLeast: number;
      readonly markerLeavesAtLeast: number;
      readonly eliminatedOn: readonly number[];
    };
    readonly ranges: {
      readonly boerShell: number;
      readonly britishShell: number;
      readonly rifle: number;
      readonly order: number;
    };
    readonly commandPoints: {
      readonly bullerAtOperativeHq: number;
      readonly bullerAtMovingHq: number;
      readonly bullerApart: number;
      readonly hqAlone: number;
    };
  };
  readonly statusChart: {
    readonly entries: Readonly<Record<string, StatusEntry>>;
    readonly fixed: {
      readonly automatic: number;
      readonly min: number;
      readonly max: number;
      readonly shakenAt: number;
      readonly withdrawAtBox: number;
      readonly withdrawFromTurn: number;
      readonly lossEnd: number;
      readonly victoryLossMax: number;
      readonly lastTurn: number;
    };
  };
  readonly boerCharts: {
    readonly zone: Readonly<Record<'commando' | 'artillery', readonly Zone[]>>;
    readonly plot: Readonly<Record<'commando' | 'artillery', readonly Plot[]>>;
    readonly target: Readonly<Record<'rifle' | 'shell', readonly TargetKind[]>>;
    readonly movement: { readonly order: readonly MoveRow[] };
  };
  readonly terrain: Readonly<Record<string, TerrainEntry>>;
  readonly features: Readonly<
    Record<string, { fireBritishAlone?: number; fireBoers?: number; recoveryBoers?: number }>
  >;
  readonly setup: {
    readonly turn: number;
    readonly confidence: number;
    readonly loss: number;
    readonly cp: number;
  };
  readonly scenarios: Readonly<Record<string, { objectives: Readonly<Record<string, string>> }>>;
  readonly variants: Readonly<Record<string, { rating: number; value?: number }>>;
}

export const defaultPack = (): Json => data;

/** What is wrong with a pack: names that lead nowhere, tables with gaps, numbers that are none. */
export function checkPack(pack: Pack): Problem[] {
  const problems: Problem[] = [];
  sameShape(data, pack as unknown as Json, '', problems);
  if (problems.length > 0) return problems;
  checkPlaces(pack, problems);
  checkTables(pack, problems);
  checkCharts(pack, problems);
  return problems;
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;

/** What the default pack has as a number must be a number here too, and so on; nulls stand for open ends. */
function sameShape(model: Json, value: Json | undefined, at: string, problems: Problem[]): void {
  if (value === undefined) {
    problems.push({ at, problem: 'is missing' });
    return;
  }
  if (model === null || value === null) return;
  if (kindOf(model) !== kindOf(value)) {
    problems.push({ at, problem: `must be ${kindOf(model)}, not ${kindOf(value)}` });
    return;
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    problems.push({ at, problem: 'must be a number' });
  if (typeof model !== 'object' || Array.isArray(model)) return;
  for (const [key, part] of Object.entries(model as Record<string, Json>)) {
    sameShape(part, (value as Record<string, Json>)[key], at ? `${at}.${key}` : key, problems);
  }
}

function checkPlaces(pack: Pack, problems: Problem[]): void {
  const known = new Set([...Object.keys(pack.areas), ...Object.keys(pack.offMap)]);
  const place = (id: string, at: string) => {
    if (!known.has(id)) problems.push({ at, problem: `no area is named "${id}"` });
  };
  pack.adjacency.forEach((pair, i) => {
    for (const id of pair) place(id, `adjacency.${i}`);
  });
  pack.fireAcrossRiver.forEach((pair, i) => {
    for (const id of pair) place(id, `fireAcrossRiver.${i}`);
  });
  for (const id of pack.riverside) place(id, 'riverside');
  for (const id of pack.moraleHills) place(id, 'moraleHills');
  for (const [name, ids] of Object.entries(pack.frontlines))
    for (const id of ids) place(id, `frontlines.${name}`);
  for (const [id, entry] of Object.entries(pack.offMap))
    for (const link of entry.links) place(link, `offMap.${id}.links`);
  for (const [id, area] of Object.entries(pack.areas)) {
    if (!pack.terrain[area.terrain])
      problems.push({ at: `areas.${id}.terrain`, problem: `no terrain "${area.terrain}"` });
    for (const feature of area.features)
      if (!pack.features[feature])
        problems.push({ at: `areas.${id}.features`, problem: `no feature "${feature}"` });
    if (area.bank === 'river') {
      place(area.northArea ?? '', `areas.${id}.northArea`);
      place(area.southArea ?? '', `areas.${id}.southArea`);
    }
  }
  for (const [id, brigade] of Object.entries(pack.brigades)) {
    place(brigade.setupArea, `brigades.${id}.setupArea`);
    place(brigade.historicalObjective, `brigades.${id}.historicalObjective`);
  }
  for (const [id, piece] of Object.entries(pack.special)) place(piece.start, `special.${id}.start`);
  for (const list of ['commandos', 'boerArtillery'] as const) {
    for (const [id, piece] of Object.entries(pack[list])) {
      place(piece.startArea, `${list}.${id}.startArea`);
      if (!pack.groups[piece.group])
        problems.push({ at: `${list}.${id}.group`, problem: `no group "${piece.group}"` });
    }
  }
  for (const draw of ['draw1', 'draw2'] as const) {
    const { markers, areas } = pack.chits.driftMarkers[draw];
    for (const id of areas) place(id, `chits.driftMarkers.${draw}.areas`);
    if (markers.length < areas.length)
      problems.push({ at: `chits.driftMarkers.${draw}`, problem: 'fewer markers than drifts' });
  }
}

function checkTables(pack: Pack, problems: Problem[]): void {
  const { tables } = pack;
  const rows: [string, readonly Row[]][] = [
    ['sendOrders.rows', tables.sendOrders.rows],
    ['receiveOrders.rows', tables.receiveOrders.rows],
    ['emergencyWithdrawal.rows', tables.emergencyWithdrawal.rows],
    ['shellFire.rows', tables.shellFire.rows],
    ['rifleFire.rows', tables.rifleFire.rows],
    ...Object.entries(tables.formationMorale.columns).map(([k, v]): [string, readonly Row[]] => [
      `formationMorale.columns.${k}`,
      v,
    ]),
    ...Object.entries(tables.unitRecovery.columns).map(([k, v]): [string, readonly Row[]] => [
      `unitRecovery.columns.${k}`,
      v,
    ]),
  ];
  for (const [name, table] of rows) {
    let last = Number.NEGATIVE_INFINITY;
    table.forEach((row, i) => {
      const at = `tables.${name}.${i}.max`;
      if (i === table.length - 1) {
        if (row.max !== null) problems.push({ at, problem: 'the last row must be open (null)' });
      } else if (row.max === null || row.max <= last) {
        problems.push({ at, problem: 'rows must rise' });
      } else last = row.max;
    });
    if (table.length === 0) problems.push({ at: `tables.${name}`, problem: 'has no rows' });
  }
}

function checkCharts(pack: Pack, problems: Problem[]): void {
  const { boerCharts } = pack;
  const words = (at: string, list: readonly string[], allowed: readonly string[]) => {
    for (const word of list)
      if (!allowed.includes(word))
        problems.push({ at, problem: `"${word}" must be one of: ${allowed.join(', ')}` });
  };
  for (const who of ['commando', 'artillery'] as const) {
    words(`boerCharts.zone.${who}`, boerCharts.zone[who], ZONES);
    words(`boerCharts.plot.${who}`, boerCharts.plot[who], PLOTS);
    if (boerCharts.plot[who].length !== 6)
      problems.push({ at: `boerCharts.plot.${who}`, problem: 'must have six markers' });
  }
  words('boerCharts.target.rifle', boerCharts.target.rifle, TARGET_KINDS);
  words('boerCharts.target.shell', boerCharts.target.shell, TARGET_KINDS);
  words('boerCharts.movement.order', boerCharts.movement.order, MOVE_ROWS);
}
