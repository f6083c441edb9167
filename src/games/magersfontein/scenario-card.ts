import type { Grid } from './grid.ts';
import { NONE, SIDES, type SideName } from './sides.ts';

/** A scenario as the pack writes it. */
export interface RawScenario {
  id: string;
  turns: number;
  turnTimes: { start: string }[];
  units: Record<string, string | null> | null;
  commanders: string[] | null;
  area: { fromColumn: number; toColumn: number; fromRow: number; toRow: number } | null;
  trenches: string[];
  firstInitiative: string | null;
  openingVolley: boolean;
  dawnTurns: number;
  columnStack: number;
  heliograph: {
    fromTurn: number;
    untilTurn: number;
    success: number;
    perCommandPhase: number;
  } | null;
  dispatchRiders: { british: number; boers: number };
  release: { units: string[]; turn: number }[];
  limits: { brigade: string; northernmostRow: number; untilTurn: number }[];
  reinforcements: { unit: string; turn: number; entry: string[] }[];
  victory: Record<string, unknown>;
}

/** A scenario, indexed. */
export interface ScenarioCard {
  readonly id: string;
  readonly turns: number;
  readonly times: readonly string[];
  /** By unit: its hex, NONE if it is not in play at the start. */
  readonly hex: readonly number[];
  readonly inPlay: readonly boolean[];
  readonly formation: readonly ('foot' | 'mounted' | 'column')[];
  readonly commanders: readonly boolean[];
  readonly inArea: Uint8Array;
  readonly trenches: readonly number[];
  readonly firstInitiative: number;
  readonly openingVolley: boolean;
  readonly dawnTurns: number;
  readonly columnStack: number;
  readonly heliograph: { from: number; until: number; success: number; tries: number } | null;
  readonly riders: readonly [number, number];
  readonly release: readonly number[];
  readonly northLimit: readonly { brigade: string; row: number; until: number }[];
  /** By unit: turn and entry hexes of a reinforcement. */
  readonly entry: readonly ({ turn: number; hexes: readonly number[] } | null)[];
  readonly victory: Readonly<Record<string, unknown>>;
}

/** What a scenario must know of a unit: where and how it stands if the scenario does not say. */
interface Standing {
  readonly id: string;
  readonly hex: number;
  readonly start: 'foot' | 'mounted' | 'column';
}

/** Indexes a scenario: who stands where, what holds when. */
export function scenarioCard(
  raw: RawScenario,
  units: readonly Standing[],
  commanders: readonly { readonly id: string }[],
  grid: Grid,
  unitIndex: ReadonlyMap<string, number>,
  hexAt: (id: string, at: string) => number,
): ScenarioCard {
  const { area } = raw;
  const inArea = new Uint8Array(grid.size).fill(area ? 0 : 1);
  if (area) {
    for (let column = area.fromColumn; column <= area.toColumn; column++) {
      for (let row = area.fromRow; row <= area.toRow; row++) {
        inArea[(column - 1) * grid.rows + row - 1] = 1;
      }
    }
  }
  const release = units.map(() => 0);
  for (const { units: ids, turn } of raw.release) {
    for (const id of ids) release[unitIndex.get(id) ?? 0] = turn;
  }
  const entry: ({ turn: number; hexes: number[] } | null)[] = units.map(() => null);
  for (const r of raw.reinforcements) {
    entry[unitIndex.get(r.unit) ?? 0] = {
      turn: r.turn,
      hexes: r.entry.map((id) => hexAt(id, `scenarios.${raw.id}.reinforcements`)),
    };
  }
  const listed = raw.units;
  const hex = units.map((unit) => {
    if (!listed) return unit.hex;
    const own = listed[unit.id];
    return own === undefined
      ? NONE
      : own === null
        ? unit.hex
        : hexAt(own, `scenarios.${raw.id}.units`);
  });
  return {
    id: raw.id,
    turns: raw.turns,
    times: raw.turnTimes.map((t) => t.start),
    hex,
    inPlay: units.map((unit, i) =>
      listed ? listed[unit.id] !== undefined : unit.hex !== NONE || entry[i] != null,
    ),
    formation: units.map((unit) => (listed && unit.start === 'column' ? 'foot' : unit.start)),
    commanders: commanders.map((c) => !raw.commanders || raw.commanders.includes(c.id)),
    inArea,
    trenches: raw.trenches.map((id) => hexAt(id, `scenarios.${raw.id}.trenches`)),
    firstInitiative:
      raw.firstInitiative === null ? NONE : SIDES.indexOf(raw.firstInitiative as SideName),
    openingVolley: raw.openingVolley,
    dawnTurns: raw.dawnTurns,
    columnStack: raw.columnStack,
    heliograph: raw.heliograph && {
      from: raw.heliograph.fromTurn,
      until: raw.heliograph.untilTurn,
      success: raw.heliograph.success,
      tries: raw.heliograph.perCommandPhase,
    },
    riders: [raw.dispatchRiders.british, raw.dispatchRiders.boers],
    release,
    northLimit: raw.limits.map((l) => ({
      brigade: l.brigade,
      row: l.northernmostRow,
      until: l.untilTurn,
    })),
    entry,
    victory: raw.victory,
  };
}
