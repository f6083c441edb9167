import { checkLinks, endsOf, refer, type Say } from '../../kernel/pack.ts';
import { directionTo, type Grid, layGrid } from './grid.ts';
import type { Pack } from './pack.ts';
import { SIDES } from './sides.ts';

type IsKnown = (id: string, at: string) => boolean;

/** What the shape of a pack cannot say: that ids lead somewhere, that numbers fit each other. */
export function check(pack: Pack, say: Say): void {
  const grid = layGrid(pack.map.columns, pack.map.rows);
  const isHex = refer(say, grid.ids, 'hex');
  checkMap(pack, say, grid, isHex);
  checkUnits(pack, say, isHex);
  checkCommanders(pack, say, isHex);
  checkCharts(pack, say);
  for (const id of ['historical', 'intro'] as const) checkScenario(pack, say, id, isHex);
  for (const list of ['summit', 'mainTrench', 'northExit'] as const)
    each(pack.objectives[list], `objectives.${list}`, isHex);
}

const each = (ids: readonly string[], at: string, isKnown: IsKnown): void => {
  for (const [i, id] of ids.entries()) isKnown(id, `${at}.${i}`);
};

function checkMap({ map }: Pack, say: Say, grid: Grid, isHex: IsKnown): void {
  const touch = (a: string | undefined, b: string | undefined): boolean =>
    directionTo(grid, grid.hexIndex.get(a ?? '') ?? -1, grid.hexIndex.get(b ?? '') ?? -1) >= 0;
  for (const [id, hex] of Object.entries(map.hexes)) {
    for (const crossing of ['drift', 'bridge'] as const) {
      if (hex[crossing] && hex.terrain !== 'river')
        say(`map.hexes.${id}.${crossing}`, 'only a river hex has one');
    }
  }
  for (const way of ['kimberleyRoad', 'mossDriftTrack'] as const) {
    const { path } = map[way];
    for (const [i, id] of path.entries()) {
      const at = `map.${way}.path.${i}`;
      if (isHex(id, at) && i > 0 && !touch(path[i - 1], id))
        say(at, `${id} does not touch ${path[i - 1]}`);
    }
  }
  const { hexsides } = map.wireFences;
  checkLinks(say, hexsides, 'map.wireFences.hexsides', isHex);
  for (const link of Object.keys(hexsides)) {
    const [a, b] = endsOf(link);
    if (grid.hexIndex.has(a) && grid.hexIndex.has(b) && !touch(a, b))
      say(`map.wireFences.hexsides.${link}`, 'these hexes do not touch');
  }
}

const BRIGADES: Readonly<Record<(typeof SIDES)[number], readonly string[]>> = {
  british: ['highland', 'guards', 'ninth', 'cavalry', 'artillery', 'army'],
  boers: ['centre', 'right', 'left', 'reserve', 'artillery'],
};

function checkUnits(pack: Pack, say: Say, isHex: IsKnown): void {
  for (const [id, unit] of Object.entries(pack.units)) {
    const at = `units.${id}`;
    const { full, reduced } = unit.morale;
    if (full <= reduced)
      say(`${at}.morale`, `full must be above reduced, not ${full} and ${reduced}`);
    if (!BRIGADES[unit.side].includes(unit.brigade))
      say(`${at}.brigade`, `the ${unit.side} have no such brigade`);
    const { hex, formation } = unit.setup;
    if (hex !== undefined) isHex(hex, `${at}.setup.hex`);
    const rifles = 'column' in unit ? unit : null;
    if (formation === 'column' && !rifles?.column)
      say(`${at}.setup.formation`, 'only a unit with a column side can be in column');
    const horsemen = unit.type === 'cavalry' || unit.type === 'mounted-infantry';
    if (formation === 'mounted' && !horsemen)
      say(`${at}.setup.formation`, 'only cavalry and mounted infantry can be mounted');
    if (rifles?.horses && rifles.movement.mounted === undefined)
      say(`${at}.movement.mounted`, 'is missing; a unit with horses rides');
    if (horsemen && !rifles?.movement.mounted)
      say(`${at}.movement.mounted`, 'is missing; horsemen ride');
  }
  for (const [bands, { to }] of Object.entries(pack.rangeBands)) {
    for (const [i, end] of to.entries()) {
      if (i > 0 && end <= (to[i - 1] ?? 0)) say(`rangeBands.${bands}.to.${i}`, 'bands must rise');
    }
  }
  const riders = new Set<string>();
  for (const [id, { side, number }] of Object.entries(pack.dispatchRiders)) {
    if (riders.has(`${side} ${number}`))
      say(`dispatchRiders.${id}.number`, `the ${side} have a rider ${number} already`);
    riders.add(`${side} ${number}`);
  }
}

function checkCommanders({ commanders }: Pack, say: Say, isHex: IsKnown): void {
  const led = new Set<string>();
  for (const [id, commander] of Object.entries(commanders)) {
    const at = `commanders.${id}`;
    isHex(commander.setup.hex, `${at}.setup.hex`);
    if (commander.late) isHex(commander.late.hex, `${at}.late.hex`);
    const { startOrder, brigade, side } = commander;
    if (startOrder?.order === 'attack' && !(startOrder.vector && startOrder.distance))
      say(`${at}.startOrder`, 'an attack needs a vector and a distance');
    if (brigade === null) {
      if (!commander.chief) say(`${at}.brigade`, 'only a commander-in-chief can be without one');
      continue;
    }
    if (led.has(`${side} ${brigade}`)) say(`${at}.brigade`, 'has another commander already');
    led.add(`${side} ${brigade}`);
  }
  // I.13
  for (const side of SIDES) {
    const chiefs = Object.values(commanders).filter((c) => c.side === side && c.chief).length;
    if (chiefs !== 1) say('commanders', `the ${side} have one commander-in-chief, here ${chiefs}`);
  }
}

function checkCharts({ charts }: Pack, say: Say): void {
  const { rows } = charts.mandatoryRetreat;
  for (const [i, { from }] of rows.entries()) {
    if (i > 0 && from >= (rows[i - 1]?.from ?? 0))
      say(`charts.mandatoryRetreat.rows.${i}.from`, 'rows must fall');
  }
}

function checkScenario(pack: Pack, say: Say, id: 'historical' | 'intro', isHex: IsKnown): void {
  const scenario = pack.scenarios[id];
  const at = `scenarios.${id}`;
  const isUnit = refer(say, Object.keys(pack.units), 'unit');
  const isCommander = refer(say, Object.keys(pack.commanders), 'commander');
  if (scenario.times.length < scenario.turns)
    say(`${at}.times`, `must have a time for each of the ${scenario.turns} turns`);
  for (const unit of Object.keys(scenario.release)) isUnit(unit, `${at}.release.${unit}`);
  for (const [unit, { entry }] of Object.entries(scenario.reinforcements)) {
    const where = `${at}.reinforcements.${unit}`;
    if (isUnit(unit, where)) each(entry, `${where}.entry`, isHex);
  }
  const brigades = Object.values(pack.units).map((unit) => unit.brigade);
  const isBrigade = refer(say, brigades, 'brigade');
  for (const brigade of Object.keys(scenario.limits)) isBrigade(brigade, `${at}.limits.${brigade}`);
  for (const [unit, hex] of Object.entries(scenario.units ?? {})) {
    const where = `${at}.units.${unit}`;
    if (isUnit(unit, where)) isHex(hex, where);
  }
  const held = new Map<string, string>();
  for (const [unit, { side, setup }] of Object.entries(pack.units)) {
    const hex = scenario.units ? scenario.units[unit] : setup.hex;
    if (hex === undefined) continue;
    const other = held.get(hex);
    if (other !== undefined && pack.units[other]?.side !== side)
      say(
        scenario.units ? `${at}.units.${unit}` : `units.${unit}.setup.hex`,
        `${other} of the other side stands in ${hex}`,
      );
    held.set(hex, unit);
  }
  each(scenario.commanders ?? [], `${at}.commanders`, isCommander);
  each(scenario.trenches, `${at}.trenches`, isHex);
  const { area } = scenario;
  if (area && (area.fromColumn > area.toColumn || area.fromRow > area.toRow))
    say(`${at}.area`, 'its first column and row must not come after its last');
  for (const side of SIDES) {
    const riders = Object.values(pack.dispatchRiders).filter((rider) => rider.side === side).length;
    if (scenario.dispatchRiders[side] > riders)
      say(`${at}.dispatchRiders.${side}`, `there are only ${riders}`);
  }
}
