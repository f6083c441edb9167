import { checkLinks, endsOf, refer, type Say } from '../../kernel/pack.ts';
import { type Pack, SIDES } from './pack.ts';

/** What a pack may not break: the book's own counts, and that every name leads somewhere. */
export function check(pack: Pack, say: Say): void {
  const isArea = refer(say, Object.keys(pack.areas), 'area');
  checkMap(pack, say, isArea);
  checkUnits(pack, say, isArea);
  checkCounts(pack, say);
  checkTables(pack, say);
  checkScenarios(pack, say, isArea);
}

type IsKnown = (id: string, at: string) => boolean;

function checkMap(pack: Pack, say: Say, isArea: IsKnown): void {
  const isRegion = refer(say, Object.keys(pack.regions), 'region');
  for (const [id, area] of Object.entries(pack.areas)) {
    const at = `areas.${id}.region`;
    // 2.1-a
    if (isRegion(area.region, at) && !id.startsWith(area.region))
      say(at, `the id of the area says ${id.charAt(0)}`);
    if (area.town && area.name === null) say(`areas.${id}.name`, 'a town must have a name');
  }
  // 3.3-a
  for (const [id, { startControl }] of Object.entries(pack.regions)) {
    const owner = id === 'M' ? null : id === 'T' || id === 'F' ? 'republics' : 'empire';
    if (startControl !== owner)
      say(`regions.${id}.startControl`, `the book says ${owner ?? 'nobody'}`);
  }
  checkLinks(say, pack.adjacency.pairs, 'adjacency.pairs', isArea);
  checkLinks(say, pack.blocked.pairs, 'blocked.pairs', isArea);
  checkLinks(say, pack.railLinks, 'railLinks', isArea);
  const touching = new Set(
    Object.keys(pack.adjacency.pairs).flatMap((link) => {
      const [a, b] = endsOf(link);
      return [link, `${b}/${a}`];
    }),
  );
  for (const link of Object.keys(pack.railLinks)) {
    if (!touching.has(link)) say(`railLinks.${link}`, 'these areas do not touch');
  }
  for (const link of Object.keys(pack.blocked.pairs)) {
    if (touching.has(link)) say(`blocked.pairs.${link}`, 'these areas are listed as adjacent');
  }
  for (const [part, places] of Object.entries({
    ports: pack.ports,
    neutralTowns: pack.neutralTowns,
  }))
    for (const id of Object.keys(places)) {
      const at = `${part}.${id}`;
      if (isArea(id, at) && !pack.areas[id]?.town) say(at, 'has no town');
    }
  for (const [i, id] of pack.delagoaRail.areas.entries()) isArea(id, `delagoaRail.areas.${i}`);
  for (const which of ['freeState', 'zar'] as const)
    isArea(pack.capitals[which].area, `capitals.${which}.area`);
  if (pack.capitals.freeState.area === pack.capitals.zar.area)
    say('capitals.zar.area', 'each republic has a capital of its own');
}

function checkUnits(pack: Pack, say: Say, isArea: IsKnown): void {
  const homes = new Map<string, string>();
  for (const [id, unit] of Object.entries(pack.units)) {
    const at = `units.${id}`;
    const { entry, home, type } = unit;
    const isKommando = type === 'kommando';
    if ((unit.combat === 0) !== (type === 'supply'))
      say(`${at}.combat`, type === 'supply' ? 'a supply unit has none' : 'must be above 0');
    if ((unit.side === 'republics') !== isKommando)
      say(`${at}.side`, 'Kommandos are Republican, all other units Empire');
    if (home !== null) isArea(home, `${at}.home`);
    if (isKommando) {
      if (home === null) say(`${at}.home`, 'a Kommando has a home town');
      else if (homes.has(home)) say(`${at}.home`, `is the home of ${homes.get(home)} too`);
      else homes.set(home, id);
      if (unit.state === undefined) say(`${at}.state`, 'a Kommando belongs to a republic');
    }
    if (entry.setup !== undefined) {
      isArea(entry.setup, `${at}.entry.setup`);
      // 7.1.3
      if (type === 'supply' && pack.areas[entry.setup]?.mountain)
        say(`${at}.entry.setup`, 'no wagon gets into the mountains');
    }
    for (const [i, area] of (entry.setupChoice ?? []).entries())
      isArea(area, `${at}.entry.setupChoice.${i}`);
    const ways = [entry.turn, entry.setup, entry.setupChoice].filter((way) => way !== undefined);
    if (ways.length !== 1) say(`${at}.entry`, 'must have one of: turn, setup, setupChoice');
  }
  for (const [id, leader] of Object.entries(pack.leaders)) {
    if (leader.entry.setup !== undefined) isArea(leader.entry.setup, `leaders.${id}.entry.setup`);
    if (leader.side === 'republics' && leader.state === undefined)
      say(`leaders.${id}.state`, 'a Boer leader belongs to a republic');
  }
  const isLeader = refer(say, Object.keys(pack.leaders), 'leader');
  const isRegion = refer(say, Object.keys(pack.regions), 'region');
  for (const [id, army] of Object.entries(pack.armies)) {
    isLeader(army.releasesLeader, `armies.${id}.releasesLeader`);
    isRegion(army.setup.region, `armies.${id}.setup.region`);
  }
}

function checkCounts(pack: Pack, say: Say): void {
  const brick = Object.values(pack.areas).filter((area) => area.brickBlockhouse).length;
  // 2.1-n
  if (brick !== 7) say('areas', `seven areas carry a brick blockhouse icon, here ${brick}`);
  const ports = Object.values(pack.ports).filter((port) => port.role !== 'scenery').length;
  // 2.1-g
  if (ports !== 5) say('ports', `there are five Empire ports, here ${ports}`);
  const entries = Object.values(pack.ports).filter((port) => port.role === 'entry').length;
  if (entries !== 1) say('ports', `one port is the port of entry, here ${entries}`);
  const homes = (region: string) =>
    Object.values(pack.units).filter(
      (unit) => unit.type === 'kommando' && pack.areas[unit.home ?? '']?.region === region,
    ).length;
  // 2.1-b
  if (homes('F') !== 14) say('units', `the Free State has 14 Kommandos, here ${homes('F')}`);
  if (homes('T') !== 21) say('units', `the ZAR has 21 Kommandos, here ${homes('T')}`);
}

function checkTables({ crt, tracks }: Pack, say: Say): void {
  const columns = crt.columns.length;
  if (crt.columnRatios.length !== columns) say('crt.columnRatios', `must have ${columns} ratios`);
  for (const [i, ratio] of crt.columnRatios.entries()) {
    if (i > 0 && ratio <= (crt.columnRatios[i - 1] ?? 0))
      say(`crt.columnRatios.${i}`, 'ratios must rise');
  }
  for (const [die, row] of Object.entries(crt.rows)) {
    if (row.length !== columns) say(`crt.rows.${die}`, `must have ${columns} results`);
  }
  for (const track of ['wcp', 'morale'] as const) {
    if (tracks[track].start > tracks[track].max)
      say(`tracks.${track}.start`, `must be at most ${tracks[track].max}, the end of the track`);
  }
}

function checkScenarios(pack: Pack, say: Say, isArea: IsKnown): void {
  for (const [id, { turns, start }] of Object.entries(pack.scenarios)) {
    const [first, last] = turns;
    if (first > last) say(`scenarios.${id}.turns`, 'the first turn must not come after the last');
    if (start.turn < first || start.turn > last)
      say(`scenarios.${id}.start.turn`, `must be ${first} to ${last}`);
  }
  const intro = pack.scenarios.marchingToPretoria;
  const at = 'scenarios.marchingToPretoria';
  const pieces = { ...pack.units, ...pack.leaders };
  const isPiece = refer(say, Object.keys(pieces), 'unit or leader');
  const placed = new Map<string, string>();
  for (const side of SIDES) {
    for (const [area, ids] of Object.entries(intro[side].setup)) {
      isArea(area, `${at}.${side}.setup.${area}`);
      for (const [i, id] of ids.entries()) {
        const where = `${at}.${side}.setup.${area}.${i}`;
        if (!isPiece(id, where)) continue;
        if (pieces[id]?.side !== side) say(where, `${id} does not belong to the ${side}`);
        if (pack.units[id]?.type === 'supply' && pack.areas[area]?.mountain)
          say(where, 'no wagon gets into the mountains');
        if (placed.has(id)) say(where, `${id} stands in ${placed.get(id)} too`);
        placed.set(id, area);
      }
    }
  }
  for (const [i, id] of intro.empire.control.entries()) isArea(id, `${at}.empire.control.${i}`);
  const capitals = Object.values(pack.capitals).map((capital) => capital.area);
  const isCapital = refer(say, capitals, 'capital');
  for (const [i, id] of intro.taken.entries()) isCapital(id, `${at}.taken.${i}`);
  isArea(intro.goal, `${at}.goal`);
}
