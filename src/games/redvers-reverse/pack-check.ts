import { checkLinks, refer, type Say } from '../../kernel/pack.ts';
import { FRONTLINES, type Pack, type Row, TARGET_KINDS } from './pack.ts';

type IsKnown = (id: string, at: string) => boolean;

/** What the shape of a pack cannot say: that names lead somewhere, that tables have no gaps. */
export function check(pack: Pack, say: Say): void {
  const isPlace = refer(say, [...Object.keys(pack.areas), ...Object.keys(pack.offMap)], 'area');
  const isArea = refer(say, Object.keys(pack.areas), 'area of the map');
  checkMap(pack, say, isPlace, isArea);
  checkPieces(pack, say, isPlace, isArea);
  checkChits(pack, say, isArea);
  checkTables(pack, say);
  checkCharts(pack, say);
  checkTracks(pack, say);
}

/** The terrain chart says how many areas each frontline has. */
const LENGTH = { upper: 4, central: 5, lower: 5 };

function checkMap(pack: Pack, say: Say, isPlace: IsKnown, isArea: IsKnown): void {
  checkLinks(say, pack.adjacency.pairs, 'adjacency.pairs', isPlace);
  checkLinks(say, pack.fireAcrossRiver.pairs, 'fireAcrossRiver.pairs', isArea);
  for (const [id, entry] of Object.entries(pack.offMap))
    for (const [i, link] of entry.links.entries()) isArea(link, `offMap.${id}.links.${i}`);
  for (const [id, area] of Object.entries(pack.areas)) {
    const at = `areas.${id}`;
    const crosses = area.terrain === 'drift' || area.terrain === 'bridge';
    if (crosses !== (area.bank === 'river'))
      say(`${at}.terrain`, 'drifts and bridges lie in the river, and nothing else does');
    for (const bank of ['northArea', 'southArea'] as const) {
      const beside = area[bank];
      if ((beside !== undefined) !== crosses)
        say(`${at}.${bank}`, crosses ? 'is missing; a crossing has two banks' : 'is no crossing');
      else if (beside !== undefined) isArea(beside, `${at}.${bank}`);
    }
    if (new Set(area.features).size < area.features.length)
      say(`${at}.features`, 'a feature stands twice in the list');
  }
  const crossings = Object.values(pack.areas).filter((area) => area.terrain === 'bridge').length;
  if (crossings !== 1) say('areas', `there is one bridge, here ${crossings}`);
  for (const line of FRONTLINES) {
    const here = Object.values(pack.areas).filter((area) => area.frontline === line).length;
    if (here !== LENGTH[line])
      say('areas', `the ${line} frontline has ${LENGTH[line]} areas, here ${here}`);
  }
}

function checkPieces(pack: Pack, say: Say, isPlace: IsKnown, isArea: IsKnown): void {
  const isVariant = refer(say, Object.keys(pack.variants), 'variant');
  const isGroup = refer(say, Object.keys(pack.groups), 'group');
  const orders = new Map<number, string>();
  for (const [id, brigade] of Object.entries(pack.brigades)) {
    const at = `brigades.${id}`;
    isArea(brigade.setupArea, `${at}.setupArea`);
    if (pack.areas[brigade.setupArea]?.bank === 'river')
      say(`${at}.setupArea`, 'nobody starts in the river');
    isArea(brigade.historicalObjective, `${at}.historicalObjective`);
    if (brigade.variant !== undefined) isVariant(brigade.variant, `${at}.variant`);
    if (orders.has(brigade.order))
      say(`${at}.order`, `is that of ${orders.get(brigade.order)} too`);
    orders.set(brigade.order, id);
    for (const [name, unit] of Object.entries(brigade.units)) {
      const where = `${at}.units.${name}`;
      if (unit.type === 'battery' && unit.variant !== undefined)
        isVariant(unit.variant, `${where}.variant`);
      if (unit.startSp > unit.sp) say(`${where}.startSp`, `must be at most ${unit.sp}, its SP`);
      if (unit.type === 'battalion' && (unit.reducedSp >= unit.sp || unit.reducedSp === 0))
        say(`${where}.reducedSp`, `must be above 0 and below ${unit.sp}, its SP`);
      if (unit.type === 'battalion' && ![unit.sp, unit.reducedSp].includes(unit.startSp))
        say(`${where}.startSp`, 'must be the SP of one of its faces');
    }
  }
  for (const [id, piece] of Object.entries(pack.special))
    isArea(piece.start, `special.${id}.start`);
  for (const list of ['commandos', 'boerArtillery'] as const) {
    for (const [id, piece] of Object.entries(pack[list])) {
      const where = `${list}.${id}.startArea`;
      if (isPlace(piece.startArea, where) && pack.areas[piece.startArea]?.bank === 'river')
        say(where, 'nobody starts in the river');
      isGroup(piece.group, `${list}.${id}.group`);
    }
  }
  for (const [id, piece] of Object.entries(pack.commandos)) {
    if (piece.reducedSp >= piece.sp || piece.reducedSp === 0)
      say(`commandos.${id}.reducedSp`, `must be above 0 and below ${piece.sp}, its SP`);
  }
  for (const [id, piece] of Object.entries(pack.boerArtillery)) {
    if (piece.variant !== undefined) isVariant(piece.variant, `boerArtillery.${id}.variant`);
    if (piece.sp === 0) say(`boerArtillery.${id}.sp`, 'must be above 0');
  }
  const isBrigade = refer(say, Object.keys(pack.brigades), 'brigade');
  const { objectives } = pack.scenarios['buller-version'];
  for (const [id, area] of Object.entries(objectives)) {
    const at = `scenarios.buller-version.objectives.${id}`;
    if (isBrigade(id, at)) isArea(area, at);
  }
}

function checkChits({ chits, areas, groups, variants }: Pack, say: Say, isArea: IsKnown): void {
  const isVariant = refer(say, Object.keys(variants), 'variant');
  for (const id of ['hesitate', 'close-order'] as const)
    isVariant(chits.british[id].variant, `chits.british.${id}.variant`);
  const isGroup = refer(say, Object.keys(groups), 'group');
  for (const id of ['g1', 'g2', 'g3', 'g4'] as const)
    isGroup(chits.boer[id].group, `chits.boer.${id}.group`);
  const drawn = new Set<string>();
  for (const draw of ['draw1', 'draw2'] as const) {
    const { markers, areas: drifts } = chits.driftMarkers[draw];
    const at = `chits.driftMarkers.${draw}`;
    for (const [i, id] of drifts.entries()) {
      const where = `${at}.areas.${i}`;
      if (!isArea(id, where)) continue;
      if (areas[id]?.terrain !== 'drift') say(where, `${id} is no drift`);
      if (drawn.has(id)) say(where, `${id} has a marker already`);
      drawn.add(id);
    }
    if (markers.length < drifts.length) say(`${at}.markers`, 'fewer markers than drifts');
  }
  for (const [id, area] of Object.entries(areas)) {
    if (area.terrain === 'drift' && !drawn.has(id))
      say('chits.driftMarkers', `no marker is drawn for ${id}`);
  }
}

function checkTables({ tables }: Pack, say: Say): void {
  const rows: Readonly<Record<string, readonly Row[]>> = {
    'sendOrders.rows': tables.sendOrders.rows,
    'receiveOrders.rows': tables.receiveOrders.rows,
    'emergencyWithdrawal.rows': tables.emergencyWithdrawal.rows,
    'shellFire.rows': tables.shellFire.rows,
    'rifleFire.rows': tables.rifleFire.rows,
    'formationMorale.columns.brigade': tables.formationMorale.columns.brigade,
    'formationMorale.columns.emplaced': tables.formationMorale.columns.emplaced,
    'formationMorale.columns.open': tables.formationMorale.columns.open,
    'unitRecovery.columns.disrupted': tables.unitRecovery.columns.disrupted,
    'unitRecovery.columns.suppressed': tables.unitRecovery.columns.suppressed,
    'unitRecovery.columns.routed': tables.unitRecovery.columns.routed,
  };
  for (const [name, list] of Object.entries(rows)) {
    let last = Number.NEGATIVE_INFINITY;
    for (const [i, row] of list.entries()) {
      const at = `tables.${name}.${i}.max`;
      if (i === list.length - 1) {
        if (row.max !== null) say(at, 'the last row must be open (null)');
      } else if (row.max === null) say(at, 'only the last row may be open (null)');
      else if (row.max <= last) say(at, `rows must rise; the row before has ${last}`);
      else last = row.max;
    }
  }
}

/** Charts that the Boers play by must answer in every situation. */
function checkCharts({ boerCharts }: Pack, say: Say): void {
  for (const who of ['commando', 'artillery'] as const) {
    const [first] = boerCharts.plot[who];
    if (first !== 'most')
      say(`boerCharts.plot.${who}.0`, `must be most: where others find nothing they follow it`);
  }
  for (const fire of ['rifle', 'shell'] as const) {
    for (const kind of TARGET_KINDS) {
      const times = boerCharts.target[fire].filter((one) => one === kind).length;
      if (times !== 1)
        say(`boerCharts.target.${fire}`, `must have ${kind} once, not ${times} times`);
    }
  }
}

function checkTracks({ statusChart, setup, variants }: Pack, say: Say): void {
  const { min, max, lastTurn } = statusChart.fixed;
  if (min >= max) say('statusChart.fixed.min', `must be below ${max}, the end of the track`);
  for (const marker of ['confidence', 'loss'] as const) {
    if (setup[marker] < min || setup[marker] > max)
      say(`setup.${marker}`, `must be on the track, ${min} to ${max}`);
  }
  if (setup.turn > lastTurn) say('setup.turn', `must be at most ${lastTurn}, the last turn`);
  const late = variants['late-start'].value;
  if (late < min || late > Math.min(max, lastTurn))
    say('variants.late-start.value', 'must be a box of the track');
  for (const id of ['bridge-mined', 'balloon', 'early-release'] as const) {
    if (variants[id].value < 0) say(`variants.${id}.value`, 'must not be below 0');
  }
}
