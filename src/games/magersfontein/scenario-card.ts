import type { Grid } from './grid.ts';
import type { Pack, VictoryByHexes, VictoryByPoints } from './pack.ts';
import { NONE, SIDES } from './sides.ts';

type Entry = Pack['scenarios'][keyof Pack['scenarios']];

interface Parts {
  readonly units: readonly Standing[];
  readonly commanders: readonly { readonly id: string }[];
  readonly grid: Grid;
  readonly unitIndex: ReadonlyMap<string, number>;
  readonly hexAt: (id: string) => number;
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
  /** II.11: a count of points, or of hexes held. */
  readonly victoryByPoints: VictoryByPoints | null;
  readonly victoryByHexes: VictoryByHexes | null;
}

/** What a scenario must know of a unit: where and how it stands if the scenario does not say. */
interface Standing {
  readonly id: string;
  readonly hex: number;
  readonly start: 'foot' | 'mounted' | 'column';
}

/** Indexes a scenario: who stands where, what holds when. */
export function scenarioCard(
  id: string,
  entry: Entry,
  { units, commanders, grid, unitIndex, hexAt }: Parts,
): Omit<ScenarioCard, 'victoryByPoints' | 'victoryByHexes'> {
  const { area } = entry;
  const inArea = new Uint8Array(grid.size).fill(area ? 0 : 1);
  if (area) {
    for (let column = area.fromColumn; column <= area.toColumn; column++) {
      for (let row = area.fromRow; row <= area.toRow; row++) {
        inArea[(column - 1) * grid.rows + row - 1] = 1;
      }
    }
  }
  const release = units.map(() => 0);
  for (const [unit, { turn }] of Object.entries(entry.release)) {
    release[unitIndex.get(unit) ?? 0] = turn;
  }
  const entering: ({ turn: number; hexes: number[] } | null)[] = units.map(() => null);
  for (const [unit, { turn, entry: hexes }] of Object.entries(entry.reinforcements)) {
    entering[unitIndex.get(unit) ?? 0] = { turn, hexes: hexes.map(hexAt) };
  }
  const listed = entry.units;
  const hex = units.map((unit) => {
    if (!listed) return unit.hex;
    const own = listed[unit.id];
    return own === undefined ? NONE : hexAt(own);
  });
  return {
    id,
    turns: entry.turns,
    times: entry.times,
    hex,
    inPlay: units.map((unit, i) =>
      listed ? listed[unit.id] !== undefined : unit.hex !== NONE || entering[i] != null,
    ),
    formation: units.map((unit) => (listed && unit.start === 'column' ? 'foot' : unit.start)),
    commanders: commanders.map((c) => !entry.commanders || entry.commanders.includes(c.id)),
    inArea,
    trenches: entry.trenches.map(hexAt),
    firstInitiative: entry.firstInitiative === null ? NONE : SIDES.indexOf(entry.firstInitiative),
    openingVolley: entry.openingVolley,
    dawnTurns: entry.dawnTurns,
    columnStack: entry.columnStack,
    heliograph: entry.heliograph && {
      from: entry.heliograph.fromTurn,
      until: entry.heliograph.untilTurn,
      success: entry.heliograph.success,
      tries: entry.heliograph.perCommandPhase,
    },
    riders: [entry.dispatchRiders.british, entry.dispatchRiders.boers],
    release,
    northLimit: Object.entries(entry.limits).map(([brigade, limit]) => ({
      brigade,
      row: limit.northernmostRow,
      until: limit.untilTurn,
    })),
    entry: entering,
  };
}
