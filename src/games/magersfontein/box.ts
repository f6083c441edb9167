import { at } from '../../kernel/lists.ts';
import { packsOf } from '../../kernel/pack.ts';
import components from './data/components.json' with { type: 'json' };
import map from './data/map.json' with { type: 'json' };
import { DIRECTIONS, type Grid, layGrid } from './grid.ts';
import { type CostClass, groundOf, pathSteps, stepCosts } from './ground.ts';
import {
  type Pack,
  ROLLS,
  schema,
  type Terrain as TerrainName,
  terrains,
  type UnitEntry,
} from './pack.ts';
import { check } from './pack-check.ts';
import { type ScenarioCard, scenarioCard } from './scenario-card.ts';
import { NEVER, NONE, SIDES } from './sides.ts';
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
  /** XIV.19: a Boer unit that recovers as the British do. */
  readonly recoversAsBritish: boolean;
  /** XIV.27: it is lost when routed. */
  readonly lostWhenRouted: boolean;
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
  readonly terrainNames: readonly TerrainName[];
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
  /** Modifiers of rifle fire, artillery fire and melee, by what causes them. */
  readonly rifle: Pack['charts']['infantryCavalryFireModifiers'];
  readonly gunnery: Pack['charts']['artilleryFireModifiers'];
  readonly melee: Pack['charts']['meleeCombatModifiers'];
  readonly numbers: Pack['melee'];
  readonly column: Pack['column'];
  readonly command: Pack['command'];
  /** Lowest morale of each row of MANDATORY RETREAT, with the points that force it. */
  readonly retreatChart: readonly { from: number; points: number }[];
  readonly retreatTrench: number;
  readonly vectors: readonly { id: string; arms: readonly [number, number] }[];
  readonly summit: readonly number[];
  readonly mainTrench: readonly number[];
  readonly northExit: readonly number[];
  readonly pack: Pack;
}

export const packs = packsOf<Pack, Box>({ schema, data: { ...components, map }, check, build });
export const { openBox, defaultBox } = packs;

const KINDS: Readonly<Record<UnitEntry['type'], Kind>> = {
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

/** No fire carries farther. */
const FARTHEST = 60;

/** X.6, XI.8, XI.10: range modifiers by distance. */
function rangesOf(pack: Pack, unit: UnitEntry): number[] {
  const range = new Array<number>(FARTHEST + 1).fill(NEVER);
  if ('fireRange' in unit) {
    for (const [hexes, value] of Object.entries(unit.fireRange))
      range[Number(hexes)] = value ?? NEVER;
    return range;
  }
  const { A, B, C, D } = unit.rangeKey;
  const { to } = unit.type === 'pom-pom' ? pack.rangeBands.pomPom : pack.rangeBands.gun;
  let hexes = 1;
  for (const [band, value] of [A, B, C, D].entries()) {
    for (; hexes <= at(to, band); hexes++) if (value !== undefined) range[hexes] = value;
  }
  return range;
}

function unitCard(
  pack: Pack,
  id: string,
  unit: UnitEntry,
  hexAt: (id: string) => number,
): UnitCard {
  const kind = KINDS[unit.type];
  const range = rangesOf(pack, unit);
  const rifles = 'fireRange' in unit ? unit : null;
  const guns = 'rangeKey' in unit ? unit : null;
  const horseArtillery = unit.type === 'horse-artillery';
  const { salvoCost } = pack;
  return {
    id,
    side: SIDES.indexOf(unit.side),
    brigade: unit.brigade,
    kind,
    full: unit.morale.full,
    reduced: unit.morale.reduced,
    mp: rifles?.movement.foot ?? guns?.movement.limbered ?? 0,
    mpMounted: rifles?.movement.mounted ?? 0,
    cost: horseArtillery ? 'horseArtillery' : guns ? 'footArtillery' : 'foot',
    range,
    reach: range.reduce((far, value, hexes) => (value === NEVER ? far : hexes), 0),
    horses: rifles?.horses === true,
    column: rifles?.column === true,
    highExplosive: guns?.highExplosive === true,
    stars: rifles?.momentum ?? 0,
    pomPom: unit.type === 'pom-pom',
    howitzer: guns?.onlyStationaryTargets === true,
    salvo: guns ? (horseArtillery ? salvoCost.horseArtillery : salvoCost.others) : 0,
    recoversAsBritish: rifles?.recoversAsBritish === true,
    lostWhenRouted: rifles?.lostWhenRouted === true,
    hex: unit.setup.hex === undefined ? NONE : hexAt(unit.setup.hex),
    start: unit.setup.formation ?? 'foot',
    concealed: unit.setup.concealed === true,
  };
}

function commanderCard(
  id: string,
  entry: Pack['commanders'][string],
  hexAt: (id: string) => number,
): CommanderCard {
  const { startOrder, late } = entry;
  return {
    id,
    side: SIDES.indexOf(entry.side),
    chief: entry.chief,
    brigade: entry.brigade,
    gunner: entry.gunner,
    initiative: entry.initiative ?? 0,
    independence: entry.independence ?? 0,
    morale: entry.moraleModifier,
    artillery: entry.artilleryModifier,
    range: entry.commandRange,
    mp: entry.movement,
    free: entry.exemptFromOrders,
    hex: hexAt(entry.setup.hex),
    late: late ? { turn: late.turn, hex: hexAt(late.hex) } : null,
    order: {
      attack: startOrder?.order === 'attack',
      vector: Math.max(
        0,
        VECTORS.findIndex((vector) => vector.id === startOrder?.vector),
      ),
      distance: startOrder?.distance ?? 0,
    },
  };
}

/** III.16, III.17 An action vector lies between two neighbouring directions. */
const VECTORS = DIRECTIONS.map((direction, arm) => {
  const next = (arm + 1) % DIRECTIONS.length;
  return { id: `${direction}-${at(DIRECTIONS, next)}`, arms: [arm, next] as const };
});

const star = (cell: string | number): number =>
  typeof cell === 'number' ? cell : Number.parseInt(cell, 10) + (cell.endsWith('*') ? 10 : 0);

/** By row 1 to 10, and by column. */
const chart = (rows: Readonly<Record<string, Readonly<Record<string, string | number>>>>) => [
  [],
  ...Array.from({ length: 10 }, (_, row) => ROLLS.map((roll) => star(rows[row + 1]?.[roll] ?? 0))),
];

function build(pack: Pack): Box {
  const grid = layGrid(pack.map.columns, pack.map.rows);
  const hexAt = (id: string): number => grid.hexIndex.get(id) ?? NONE;
  const { ground, terrain, wet } = groundOf(grid, pack);
  const { costs, fence, closed } = stepCosts(grid, ground, terrain, pathSteps(grid, pack), pack);
  const units = Object.entries(pack.units).map(([id, unit]) => unitCard(pack, id, unit, hexAt));
  const unitIndex = new Map(units.map((unit, i) => [unit.id, i]));
  const commanders = Object.entries(pack.commanders).map(([id, entry]) =>
    commanderCard(id, entry, hexAt),
  );
  const riders = Object.entries(pack.dispatchRiders).map(([id, { side, number }]) => ({
    id,
    side: SIDES.indexOf(side),
    number,
  }));
  const { charts } = pack;
  const { rows } = charts.terrainEffectsOnCombat;
  const { trench, perLevelUphill: uphill } = rows;
  const { historical, intro } = pack.scenarios;
  const card = { units, commanders, grid, unitIndex, hexAt };
  return {
    grid,
    hexIndex: grid.hexIndex,
    ground,
    sight: watch(ground),
    terrainNames: terrains,
    terrain,
    costs,
    closed,
    fence,
    wet,
    fenceLoss: charts.terrainEffectsChart.hexsides.wireFence.moraleLoss,
    combat: terrains.map((name) => ({
      fire: rows[name].fire,
      artillery: rows[name].artillery,
      attacker: rows[name].meleeAttacker,
      defender: rows[name].meleeDefender,
    })),
    trench: { attacker: trench.meleeAttacker, defender: trench.meleeDefender },
    uphill: { attacker: uphill.meleeAttacker, defender: uphill.meleeDefender, max: uphill.max },
    units,
    sideOf: Uint8Array.from(units, (unit) => unit.side),
    unitIndex,
    commanders,
    commanderIndex: new Map(commanders.map((c, i) => [c.id, i])),
    riders,
    riderIndex: new Map(riders.map((r, i) => [r.id, i])),
    scenarios: [
      {
        ...scenarioCard('historical', historical, card),
        victoryByPoints: historical.victory,
        victoryByHexes: null,
      },
      {
        ...scenarioCard('intro', intro, card),
        victoryByPoints: null,
        victoryByHexes: intro.victory,
      },
    ],
    rifleChart: chart(charts.infantryCavalryFireChart.rows),
    gunChart: chart(charts.artilleryFireChart.rows),
    chartLow: at(ROLLS, 0),
    rifle: charts.infantryCavalryFireModifiers,
    gunnery: charts.artilleryFireModifiers,
    melee: charts.meleeCombatModifiers,
    numbers: pack.melee,
    column: pack.column,
    command: pack.command,
    retreatChart: charts.mandatoryRetreat.rows.map((row) => ({
      from: row.from,
      points: row.pointsLost,
    })),
    retreatTrench: charts.mandatoryRetreat.trenchBonus,
    vectors: VECTORS,
    summit: pack.objectives.summit.map(hexAt),
    mainTrench: pack.objectives.mainTrench.map(hexAt),
    northExit: pack.objectives.northExit.map(hexAt),
    pack,
  };
}

export * from './sides.ts';
export type { CostClass };
