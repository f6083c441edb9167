import type { Problem } from '../../kernel/game.ts';
import { isObject, type Json } from '../../kernel/json.ts';

/** The shape of `data/components.json` and of a pack laid over it. */
export interface Components {
  readonly regions: Readonly<Record<string, RegionData>>;
  readonly areas: Readonly<Record<string, AreaData>>;
  readonly adjacency: readonly { readonly a: string; readonly b: string }[];
  readonly blockingNodes: Readonly<
    Record<string, { readonly blockedPairs: readonly (readonly [string, string])[] }>
  >;
  readonly railLinks: readonly {
    readonly a: string;
    readonly b: string;
    readonly usable: boolean;
  }[];
  readonly ports: Readonly<
    Record<string, { readonly decorative?: boolean; readonly entryPort?: boolean }>
  >;
  readonly neutralTowns: Readonly<Record<string, { readonly siegeAllowed: boolean }>>;
  readonly units: Readonly<Record<string, UnitData>>;
  readonly leaders: Readonly<Record<string, LeaderData>>;
  readonly armies: Readonly<Record<string, ArmyData>>;
  readonly crt: {
    readonly columns: readonly string[];
    readonly columnRatios: readonly number[];
    readonly rows: Readonly<Record<string, readonly string[]>>;
  };
  readonly turnTrack: Readonly<
    Record<
      string,
      {
        readonly month: string;
        readonly year: number;
        readonly siegeCheck: boolean;
        readonly randomEvent: boolean;
      }
    >
  >;
  readonly markers: {
    readonly siege: { readonly limit: number; readonly limitWithEvent: number };
    readonly barbarism: { readonly limit: number };
    readonly force: { readonly limit: number };
    readonly blockhouse: BlockhouseData;
  } & Readonly<Record<string, { readonly count: number }>>;
  readonly tracks: {
    readonly wcp: { readonly start: number; readonly max: number };
    readonly morale: { readonly start: number; readonly max: number };
    readonly turns: { readonly count: number };
  };
  readonly capitals: Readonly<Record<string, { readonly firstCaptureLossBase: number }>>;
  readonly delagoaRail: { readonly areas: readonly string[] };
  readonly townsForLostTerritory: readonly string[];
  readonly scenarios: {
    readonly campaign: ScenarioData & {
      readonly election: { readonly turn: number };
      readonly survivors: { readonly draw: number };
    };
    readonly bobsWar: ScenarioData & {
      readonly sieges: number;
      readonly levels: { decisive: number; marginal: number; draw: number };
    };
    readonly marchingToPretoria: ScenarioData & IntroductionData;
  };
  readonly hardConstraints: Readonly<Record<string, { readonly name?: string | null }>>;
}

export interface RegionData {
  readonly startControl: string | null;
  readonly tribal: boolean;
}

export interface AreaData {
  readonly name: string | null;
  readonly locality: string;
  readonly region: string;
  readonly town: boolean;
  readonly townKind: string | null;
  readonly mountain: boolean;
  readonly brickBlockhouse: boolean;
}

export interface UnitData {
  readonly name: string;
  readonly side: string;
  readonly state?: string;
  readonly type: string;
  readonly size: string;
  readonly combat: number;
  readonly movement: number;
  readonly home: string | null;
  readonly entry: {
    readonly turn?: number;
    readonly setup?: readonly string[];
    readonly setupChoice?: readonly string[];
    readonly apart?: boolean;
  };
  readonly nationality: string | null;
}

export interface LeaderData {
  readonly name: string;
  readonly side: string;
  readonly movement: number;
  readonly command: number | null;
  readonly wcpBonus?: boolean;
  readonly state?: string;
  readonly entry: { readonly turn?: number; readonly setup?: readonly string[] };
}

export interface ArmyData {
  readonly name: string;
  readonly organicCombat: number;
  readonly movement: number;
  readonly state: string;
  readonly setup: { readonly region: string };
  readonly releasesLeader: string;
}

export interface BlockhouseData {
  readonly firstTurn: number;
  readonly prefabPerTurn: number;
  readonly brickPerTurn: number;
  readonly prefabPerBrigade: number;
  readonly smallUnitsPerPrefab: number;
}

export interface ScenarioData {
  readonly turns: readonly [number, number];
  readonly start: { readonly turn: number; readonly phase: number };
}

interface IntroductionData {
  readonly empire: {
    readonly control: readonly string[];
    readonly setup: Readonly<Record<string, readonly string[]>>;
  };
  readonly republics: { readonly setup: Readonly<Record<string, readonly string[]>> };
  readonly wcp: number;
  readonly morale: number;
  readonly taken: readonly string[];
  readonly goal: string;
  readonly levels: { decisive: number; marginal: number };
}

/** What a pack may not break: the book's own counts, and that every name leads somewhere. */
export function checkComponents(data: Components): Problem[] {
  const problems: Problem[] = [...checkShape(data as unknown as Json)];
  if (problems.length > 0) return problems;
  const say = (at: string, problem: string) => problems.push({ at, problem });
  const known = (id: string, at: string) => {
    if (!data.areas[id]) say(at, `no area is named "${id}"`);
  };
  for (const [i, pair] of data.adjacency.entries()) {
    known(pair.a, `adjacency.${i}.a`);
    known(pair.b, `adjacency.${i}.b`);
  }
  const touching = new Set(data.adjacency.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  for (const [i, link] of data.railLinks.entries()) {
    if (!touching.has(`${link.a} ${link.b}`))
      say(`railLinks.${i}`, `${link.a} and ${link.b} do not touch`);
  }
  for (const [id, node] of Object.entries(data.blockingNodes)) {
    for (const [a, b] of node.blockedPairs) {
      if (touching.has(`${a} ${b}`))
        say(`blockingNodes.${id}`, `${a} and ${b} are listed as adjacent`);
    }
  }
  for (const [id, fixed] of Object.entries(data.hardConstraints)) {
    const area = data.areas[id];
    if (!area) say('areas', `${id} is named by the book and must be there`);
    else if (fixed.name && area.name !== fixed.name)
      say(`areas.${id}.name`, `the book says ${fixed.name}`);
  }
  checkCounts(data, say);
  checkUnits(data, say, known);
  return problems;
}

type Say = (at: string, problem: string) => void;

function checkCounts(data: Components, say: Say): void {
  const areas = Object.values(data.areas);
  const brick = areas.filter((area) => area.brickBlockhouse).length;
  if (brick !== 7) say('areas', `seven areas carry a brick blockhouse icon, here ${brick}`);
  const ports = Object.values(data.ports).filter((port) => !port.decorative).length;
  if (ports !== 5) say('ports', `there are five Empire ports, here ${ports}`);
  const homes = (region: string) =>
    Object.values(data.units).filter(
      (unit) => unit.type === 'kommando' && data.areas[unit.home ?? '']?.region === region,
    ).length;
  if (homes('F') !== 14) say('units', `the Free State has 14 Kommandos, here ${homes('F')}`);
  if (homes('T') !== 21) say('units', `the ZAR has 21 Kommandos, here ${homes('T')}`);
  const columns = data.crt.columns.length;
  for (const die of ['1', '2', '3', '4', '5', '6']) {
    if (data.crt.rows[die]?.length !== columns)
      say(`crt.rows.${die}`, `must have ${columns} results`);
  }
}

function checkUnits(data: Components, say: Say, known: Say): void {
  for (const [id, unit] of Object.entries(data.units)) {
    const at = `units.${id}`;
    if (unit.type !== 'supply' && !(unit.combat > 0)) say(`${at}.combat`, 'must be above 0');
    if (!(Number.isInteger(unit.movement) && unit.movement >= 0))
      say(`${at}.movement`, 'must be 0 or more');
    for (const place of unit.entry.setup ?? []) known(place, `${at}.entry.setup`);
    if (unit.home !== null) known(unit.home, `${at}.home`);
  }
}

const GROUPS = [
  'regions',
  'areas',
  'blockingNodes',
  'ports',
  'neutralTowns',
  'units',
  'leaders',
  'armies',
  'crt',
  'turnTrack',
  'markers',
  'tracks',
  'capitals',
  'scenarios',
];

function checkShape(data: Json): Problem[] {
  if (!isObject(data)) return [{ at: '', problem: 'a pack is a JSON object' }];
  const problems: Problem[] = [];
  for (const group of GROUPS) {
    const part = data[group];
    if (!isObject(part)) problems.push({ at: group, problem: 'must be an object' });
    else
      for (const [id, entry] of Object.entries(part)) {
        if (['crt', 'tracks'].includes(group)) continue;
        if (!isObject(entry)) problems.push({ at: `${group}.${id}`, problem: 'must be an object' });
      }
  }
  for (const list of ['adjacency', 'railLinks', 'townsForLostTerritory']) {
    if (!Array.isArray(data[list])) problems.push({ at: list, problem: 'must be a list' });
  }
  return problems;
}
