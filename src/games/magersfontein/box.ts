import { isProblems, type Problem } from '../../kernel/game.ts';
import { type Json, type JsonObject, overlay } from '../../kernel/json.ts';
import components from './data/components.json' with { type: 'json' };
import mapData from './data/map.json' with { type: 'json' };
import { DIRECTIONS, type Grid, layGrid } from './grid.ts';
import { type CostClass, groundOf, type MapData, pathSteps, stepCosts } from './ground.ts';
import { type RawScenario, type ScenarioCard, scenarioCard } from './scenario-card.ts';
import { NEVER, NONE, SIDES, type SideName } from './sides.ts';
import { type Ground, type Sight, watch } from './sight.ts';

export type Kind = 'infantry' | 'cavalry' | 'mountedInfantry' | 'commando' | 'gun';

export interface UnitCard {
  readonly id: string;
  readonly side: number;
  readonly brigade: string;
  readonly kind: Kind;
  readonly full: number;
  readonly reduced: number;
  /** Movement points: on foot (or limbered), and mounted. */
  readonly mp: number;
  readonly mpMounted: number;
  readonly cost: CostClass;
  /** By distance in hexes: the range modifier, NEVER out of range (X.6, XI.8, XI.10). */
  readonly range: readonly number[];
  readonly reach: number;
  readonly horses: boolean;
  readonly column: boolean;
  readonly highExplosive: boolean;
  readonly stars: number;
  readonly pomPom: boolean;
  readonly howitzer: boolean;
  /** Movement points for a salvo in the own activation (XI.4); 0 for rifles. */
  readonly salvo: number;
  /** XIV.27, XIV.19: the Scandinavian Corps is lost when routed and recovers as the British do. */
  readonly scandinavian: boolean;
  readonly hex: number;
  readonly start: 'foot' | 'mounted' | 'column';
  readonly concealed: boolean;
}

export interface CommanderCard {
  readonly id: string;
  readonly side: number;
  readonly chief: boolean;
  readonly brigade: string | null;
  readonly gunner: boolean;
  readonly initiative: number;
  readonly independence: number;
  readonly morale: number;
  readonly artillery: number;
  readonly range: number;
  readonly mp: number;
  readonly free: boolean;
  readonly hex: number;
  readonly late: { readonly turn: number; readonly hex: number } | null;
  readonly order: { attack: boolean; vector: number; distance: number };
}

export interface Terrain {
  readonly fire: number;
  readonly artillery: number;
  readonly attacker: number;
  readonly defender: number;
}

export interface Box {
  readonly grid: Grid;
  readonly hexIndex: ReadonlyMap<string, number>;
  readonly ground: Ground;
  readonly sight: Sight;
  readonly terrainNames: readonly string[];
  readonly terrain: Uint8Array;
  /** By cost class: movement points by hex and direction, NEVER where barred (VII.4, VII.11). */
  readonly costs: Readonly<Record<CostClass, Int8Array>>;
  /** By hex and direction: 1 where no commander and no rider can go (III.23); null if that is nowhere. */
  readonly closed: Uint8Array | null;
  /** By hex and direction: 1 where the step crosses a wire fence. */
  readonly fence: Uint8Array;
  /** By hex: points lost by entering (XIV.3(3)). */
  readonly wet: Uint8Array;
  readonly fenceLoss: number;
  readonly combat: readonly Terrain[];
  readonly trench: { attacker: number; defender: number };
  readonly uphill: { attacker: number; defender: number; max: number };
  readonly units: readonly UnitCard[];
  /** By unit: its side, for the loops that run a million times. */
  readonly sideOf: Uint8Array;
  readonly unitIndex: ReadonlyMap<string, number>;
  readonly commanders: readonly CommanderCard[];
  readonly commanderIndex: ReadonlyMap<string, number>;
  readonly riders: readonly { id: string; side: number; number: number }[];
  readonly riderIndex: ReadonlyMap<string, number>;
  readonly scenarios: readonly ScenarioCard[];
  /** By row 1 to 10 and column from the lowest modified roll: points lost; asterisk as 10 more. */
  readonly rifleChart: readonly (readonly number[])[];
  readonly gunChart: readonly (readonly number[])[];
  readonly chartLow: number;
  readonly rifle: Readonly<Record<string, number>>;
  readonly gunnery: Readonly<Record<string, number>>;
  readonly melee: Readonly<Record<string, readonly [number, number]>>;
  readonly numbers: (typeof components)['melee'];
  readonly column: { readonly deployCost: number; readonly extraLoss: number };
  readonly command: (typeof components)['command'];
  /** Lowest morale of each row of MANDATORY RETREAT, with the points that force it. */
  readonly retreatChart: readonly { from: number; points: number }[];
  readonly retreatTrench: number;
  readonly vectors: readonly { id: string; arms: readonly [number, number] }[];
  readonly summit: readonly number[];
  readonly mainTrench: readonly number[];
  readonly northExit: readonly number[];
  readonly places: ReadonlyMap<number, string>;
  readonly pack: typeof components;
  readonly map: MapData;
}

export const defaultPack = (): Json => ({ components, map: mapData });

let memo: Box | undefined;

export function openBox(pack?: JsonObject): Box | readonly Problem[] {
  if (pack) {
    const whole = overlay(defaultPack(), pack) as unknown as {
      components: typeof components;
      map: MapData;
    };
    return build(whole.components, whole.map);
  }
  if (!memo) {
    const box = build(components, mapData as unknown as MapData);
    if (isProblems(box)) throw new Error(`the default pack is broken: ${box[0]?.at}`);
    memo = box;
  }
  return memo;
}

type RawUnit = {
  id: string;
  side: string;
  brigade: string;
  type: string;
  morale: { full: number; reduced: number };
  movement: { foot?: number; mounted?: number; limbered?: number; column?: number };
  setup: { hex?: string; formation?: string; concealed?: boolean };
  fireRange?: Record<string, number>;
  rangeKey?: Record<string, number>;
  horses?: boolean;
  he?: boolean;
  momentum?: number;
  onlyStationaryTargets?: boolean;
  special?: string;
  formations?: string[];
};

const KINDS: Readonly<Record<string, Kind>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  'mounted-infantry': 'mountedInfantry',
  commando: 'commando',
  'foot-artillery': 'gun',
  'horse-artillery': 'gun',
  howitzer: 'gun',
  'naval-gun': 'gun',
  'pom-pom': 'gun',
};

const GUN_BANDS = [3, 6, 10, 60];
const POM_POM_BANDS = [2, 4, 6, 8];

/** X.6, XI.8, XI.10: range modifiers by distance. */
function rangesOf(raw: RawUnit): number[] {
  const range = new Array<number>(61).fill(NEVER);
  if (raw.fireRange) {
    for (const [hexes, value] of Object.entries(raw.fireRange)) range[Number(hexes)] = value;
    return range;
  }
  const ends = raw.type === 'pom-pom' ? POM_POM_BANDS : GUN_BANDS;
  let hexes = 1;
  for (const [band, end] of ends.entries()) {
    const value = raw.rangeKey?.['ABCD'[band] ?? ''];
    for (; hexes <= end; hexes++) if (value !== undefined) range[hexes] = value;
  }
  return range;
}

function unitCard(raw: RawUnit, hexAt: (id: string | undefined, at: string) => number): UnitCard {
  const kind = KINDS[raw.type] ?? 'infantry';
  const range = rangesOf(raw);
  const salvo = raw.type === 'horse-artillery' ? 4 : kind === 'gun' ? 2 : 0;
  return {
    id: raw.id,
    side: SIDES.indexOf(raw.side as SideName),
    brigade: raw.brigade,
    kind,
    full: raw.morale.full,
    reduced: raw.morale.reduced,
    mp: raw.movement.foot ?? raw.movement.limbered ?? 0,
    mpMounted: raw.movement.mounted ?? 0,
    cost:
      raw.type === 'horse-artillery' ? 'horseArtillery' : kind === 'gun' ? 'footArtillery' : 'foot',
    range,
    reach: range.reduce((far, value, hexes) => (value === NEVER ? far : hexes), 0),
    horses: raw.horses === true,
    column: raw.formations?.includes('column') === true,
    highExplosive: raw.he === true,
    stars: raw.momentum ?? 0,
    pomPom: raw.type === 'pom-pom',
    howitzer: raw.onlyStationaryTargets === true,
    salvo,
    scandinavian: raw.special?.includes('recovers like British') === true,
    hex: raw.setup.hex === undefined ? NONE : hexAt(raw.setup.hex, `units.${raw.id}.setup.hex`),
    start: (raw.setup.formation ?? 'foot') as UnitCard['start'],
    concealed: raw.setup.concealed === true,
  };
}

const star = (cell: string | number): number =>
  typeof cell === 'number' ? cell : Number.parseInt(cell, 10) + (cell.endsWith('*') ? 10 : 0);

function chart(rows: Record<string, Record<string, string | number>>): number[][] {
  const out: number[][] = [[]];
  for (let row = 1; row <= 10; row++) {
    const cells = rows[String(row)] ?? {};
    const columns = Object.keys(cells)
      .map(Number)
      .sort((a, b) => a - b);
    out.push(columns.map((column) => star(cells[String(column)] ?? 0)));
  }
  return out;
}

const keyed = <T extends { key: string }>(rows: readonly T[]): Record<string, number> =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const { value } = row as unknown as { value: unknown };
      return typeof value === 'number' ? [[row.key, value]] : [];
    }),
  );

function build(pack: typeof components, map: MapData): Box | readonly Problem[] {
  const problems: Problem[] = [];
  const grid = layGrid(map.meta.columns, map.meta.rows);
  const hexAt = (id: string | undefined | null, at: string): number => {
    const hex = grid.hexIndex.get(id ?? '');
    if (hex === undefined) problems.push({ at, problem: `no hex is numbered "${id}"` });
    return hex ?? NONE;
  };
  for (const id of grid.ids) {
    if (!map.hexes[id]) problems.push({ at: `map.hexes.${id}`, problem: 'is missing' });
  }
  if (problems.length > 0) return problems;
  const { ground, terrain, terrainNames, wet } = groundOf(grid, map);
  const { costs, fence, closed } = stepCosts(
    grid,
    ground,
    terrain,
    map,
    pathSteps(grid, map),
    pack,
  );
  const units = (pack.units as unknown as RawUnit[]).map((raw) => unitCard(raw, hexAt));
  for (const [i, unit] of units.entries()) {
    if (unit.side < 0)
      problems.push({ at: `units.${i}.side`, problem: `must be one of: ${SIDES.join(', ')}` });
    if (!(unit.full > unit.reduced && unit.reduced > 0))
      problems.push({
        at: `units.${i}.morale`,
        problem: 'full must be above reduced, reduced above 0',
      });
  }
  const vectors = pack.actionVectors.list.map((v) => ({
    id: v.id,
    arms: v.arms.map((arm) =>
      (DIRECTIONS as readonly string[]).indexOf(arm),
    ) as unknown as readonly [number, number],
  }));
  const commanders = pack.commanders.map((raw): CommanderCard => {
    const start = 'startOrder' in raw ? raw.startOrder : undefined;
    const late = 'late' in raw ? raw.late : undefined;
    return {
      id: raw.id,
      side: SIDES.indexOf(raw.side as SideName),
      chief: raw.chief,
      brigade: raw.brigade,
      gunner: raw.gunner,
      initiative: raw.initiative ?? 0,
      independence: raw.independence ?? 0,
      morale: raw.moraleModifier,
      artillery: 'artilleryModifier' in raw ? Number(raw.artilleryModifier) : 0,
      range: raw.commandRange,
      mp: raw.movement,
      free: 'exemptFromOrders' in raw && raw.exemptFromOrders === true,
      hex: hexAt(raw.setup.hex, `commanders.${raw.id}.setup.hex`),
      late: late
        ? { turn: late.turn, hex: hexAt(late.hex, `commanders.${raw.id}.late.hex`) }
        : null,
      order: {
        attack: start?.order === 'attack',
        vector: Math.max(
          0,
          vectors.findIndex((v) => v.id === start?.vector),
        ),
        distance: start?.distance ?? 0,
      },
    };
  });
  const combatRows = pack.charts.terrainEffectsOnCombat.rows as unknown as Record<
    string,
    { fire: number; artillery: number; meleeAttacker: number; meleeDefender: number }
  >;
  const trench = pack.charts.terrainEffectsOnCombat.rows.trench;
  const uphill = pack.charts.terrainEffectsOnCombat.rows.perLevelUphill;
  const unitIndex = new Map(units.map((unit, i) => [unit.id, i]));
  const scenarios = (pack.scenarios as unknown as RawScenario[]).map((raw) =>
    scenarioCard(raw, units, commanders, grid, unitIndex, hexAt),
  );
  if (problems.length > 0) return problems;
  return {
    grid,
    hexIndex: grid.hexIndex,
    ground,
    sight: watch(ground),
    terrainNames,
    terrain,
    costs,
    closed,
    fence,
    wet,
    fenceLoss: pack.charts.terrainEffectsChart.hexsides.wireFence.moraleLoss,
    combat: terrainNames.map((name) => {
      const row = combatRows[name] ?? { fire: 0, artillery: 0, meleeAttacker: 0, meleeDefender: 0 };
      return {
        fire: row.fire,
        artillery: row.artillery,
        attacker: row.meleeAttacker,
        defender: row.meleeDefender,
      };
    }),
    trench: { attacker: trench.meleeAttacker, defender: trench.meleeDefender },
    uphill: { attacker: uphill.meleeAttacker, defender: uphill.meleeDefender, max: uphill.max },
    units,
    sideOf: Uint8Array.from(units, (unit) => unit.side),
    unitIndex,
    commanders,
    commanderIndex: new Map(commanders.map((c, i) => [c.id, i])),
    riders: pack.dispatchRiders.map((r) => ({
      id: r.id,
      side: SIDES.indexOf(r.side as SideName),
      number: r.number,
    })),
    riderIndex: new Map(pack.dispatchRiders.map((r, i) => [r.id, i])),
    scenarios,
    rifleChart: chart(pack.charts.infantryCavalryFireChart.rows),
    gunChart: chart(pack.charts.artilleryFireChart.rows),
    chartLow: Math.min(...Object.keys(pack.charts.infantryCavalryFireChart.rows['1']).map(Number)),
    rifle: keyed(pack.charts.infantryCavalryFireModifiers.rows),
    gunnery: keyed(pack.charts.artilleryFireModifiers.rows),
    melee: Object.fromEntries(
      pack.charts.meleeCombatModifiers.rows.flatMap((row) =>
        typeof row.attacker === 'number' && typeof row.defender === 'number'
          ? [[row.key, [row.attacker, row.defender] as const]]
          : [],
      ),
    ),
    numbers: pack.melee,
    column: pack.column,
    command: pack.command,
    retreatChart: pack.charts.mandatoryRetreat.rows.map((row) => ({
      from: row.from,
      points: row.pointsLost,
    })),
    retreatTrench: pack.charts.mandatoryRetreat.trenchBonus,
    vectors,
    summit: pack.objectives.summit.map((id) => hexAt(id, 'objectives.summit')),
    mainTrench: pack.objectives.mainTrench.map((id) => hexAt(id, 'objectives.mainTrench')),
    northExit: pack.objectives.northExit.map((id) => hexAt(id, 'objectives.northExit')),
    places: new Map(
      Object.entries(map.places).map(([id, name]) => [hexAt(id, 'map.places'), name]),
    ),
    pack,
    map,
  };
}

export * from './sides.ts';
export type { CostClass };
