import { at } from '../../../kernel/lists.ts';
import { isBesieged, type Look, type MoveMode } from '../state.ts';
import type { Column } from './empire-cordon.ts';
import { FROM_WAGONS, netIsOut } from './empire-net.ts';
import { sealRings } from './empire-seal.ts';
import { distance, isRider, mayBoersEnd, type Strengths } from './map.ts';
import { endsIn, type Reach } from './reach.ts';
import type { Cell, Field, Order, Ring } from './ring-field.ts';
import type { Skill } from './skill.ts';

/*
 * A drive. Boers see the whole march and leave by the way that is open, or by the one that is held
 * by fewest. So riders go where they can close every way out about a band this very turn, with
 * wagons from which all of them can attack (8.3.1-c); the weakest place of a ring is strengthened first.
 */

/** Factors beyond which a place in a ring needs no more: 4:1 against who shows three points. */
const ENOUGH = 12;
/** Factors on foot that go with wagons into a ring. */
const ESCORT = 8;
/** 13.4.3-a A leader takes his men through any ring: so much less is one about him worth. */
const LED = 0.2;

/** Draws rings about so many bands at most, as far as riders and wagons allow; those first that take fewest. */
export function drawRings(
  look: Look,
  idle: Set<number>,
  columns: readonly Column[],
  reach: Reach,
  mode: MoveMode,
  goals: number[],
  seen: Strengths,
  { rings, drive }: Pick<Skill, 'rings' | 'drive'>,
): void {
  if (!netIsOut(look, drive)) return;
  const field = fieldOf(look, idle, columns, reach, mode, goals);
  const send = ({ rider, to }: Order): void => {
    goals[rider] = to;
    field.riders.delete(rider);
    idle.delete(rider);
  };
  const drawn: Ring[] = [];
  for (const ring of ringsOf(field, seen)) {
    if (drawn.length >= rings) break;
    const serving = wagonsFor(field, ring);
    if (!serving) continue;
    const before = serving.map(({ column }) => field.wagons.get(column) ?? -1);
    for (const { column, place } of serving) moveColumn(field, column, place);
    const orders = close(field, ring);
    if (!orders) {
      for (const [i, { column }] of serving.entries()) moveColumn(field, column, at(before, i));
      continue;
    }
    for (const order of orders) send(order);
    for (const { column, place } of serving) {
      field.bound.add(column);
      column.goal = place;
      for (const piece of [column.supply, ...footTo(field, column, place)]) goals[piece] = place;
    }
    drawn.push(ring);
  }
  sealRings(field, drawn, (order) => {
    count(field, order.to, at(look.box.cf, order.rider), true);
    send(order);
  });
  strengthen(field, drawn, send);
}

function fieldOf(
  look: Look,
  idle: ReadonlySet<number>,
  columns: readonly Column[],
  reach: Reach,
  mode: MoveMode,
  goals: readonly number[],
): Field {
  const { box, state } = look;
  const field: Field = {
    look,
    ends: endsIn(look, reach, mode),
    attackers: box.areaIds.map(() => 0),
    present: box.areaIds.map(() => 0),
    wagons: new Map(),
    bound: new Set(),
    riders: new Set([...idle].filter((piece) => isRider(box, piece) && state.moved[piece] === 0)),
  };
  const endOf = (piece: number, goal: number): number => {
    const from = at(state.at, piece);
    const marches = isRider(box, piece) ? 2 : 1;
    const arrives = goal >= 0 && state.moved[piece] === 0 && field.ends(from, marches).has(goal);
    return arrives ? goal : from;
  };
  const feet = new Set(columns.flatMap((column) => column.foot));
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    const isOut = at(state.at, piece) < 0 || at(box.cf, piece) === 0 || isBesieged(state, piece);
    if (isOut || feet.has(piece) || field.riders.has(piece)) continue;
    count(field, endOf(piece, at(goals, piece)), at(box.cf, piece), isRider(box, piece));
  }
  for (const column of columns) {
    if (column.strength === 0) continue;
    moveColumn(field, column, endOf(column.supply, column.goal));
    if (state.moved[column.supply] === 1) field.bound.add(column);
  }
  return field;
}

function count(field: Field, area: number, factors: number, attacks: boolean): void {
  field.present[area] = at(field.present, area) + factors;
  if (attacks) field.attackers[area] = at(field.attackers, area) + factors;
}

/** Of the foot of a column those who can be with the wagons there. */
const footTo = ({ look, ends }: Field, column: Column, place: number): number[] =>
  column.foot.filter((piece) => {
    const from = at(look.state.at, piece);
    return look.state.moved[piece] === 1 ? from === place : ends(from, 1).has(place);
  });

const footFactors = (field: Field, column: Column, place: number): number =>
  footTo(field, column, place).reduce((sum, piece) => sum + at(field.look.box.cf, piece), 0);

/** Reckons with a column at a place instead of where it was to be. */
function moveColumn(field: Field, column: Column, place: number): void {
  const before = field.wagons.get(column);
  if (before === place) return;
  if (before !== undefined) count(field, before, -footFactors(field, column, before), true);
  count(field, place, footFactors(field, column, place), true);
  field.wagons.set(column, place);
}

const isOpen = (field: Field, { area, barred }: Cell): boolean =>
  at(barred ? field.present : field.attackers, area) === 0;

/** A ring about every band, the best first: many units, few gaps. */
function ringsOf(field: Field, seen: Strengths): Ring[] {
  const { box, state } = field.look;
  const cellsOf = (prey: number): Cell[] => [
    { area: prey, barred: false },
    ...at(box.near, prey)
      .filter((area) => box.mozambique[area] === 0 && area !== box.capeTown)
      .map((area) => ({ area, barred: !mayBoersEnd(field.look, area) })),
  ];
  const isLed = (area: number): boolean =>
    box.boerLeaders.some((leader) => at(state.at, leader) === area);
  return box.areaIds
    .flatMap((_, prey) => (at(seen.units, prey) > 0 ? [{ prey, cells: cellsOf(prey) }] : []))
    .map((ring) => {
      const gaps = ring.cells.filter((cell) => isOpen(field, cell)).length;
      const worth = at(seen.units, ring.prey) * (isLed(ring.prey) ? LED : 1);
      return { ring, score: worth / (1 + gaps) };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ ring }) => ring);
}

/** Wagons, and where they are to be. */
interface Serving {
  readonly column: Column;
  readonly place: number;
}

/**
 * The columns whose wagons serve a whole ring, and where: one that will be there, several between them,
 * or one that can come, with others or alone. What wagons of other rings serve besides is served.
 */
function wagonsFor(field: Field, ring: Ring): Serving[] | undefined {
  const { box } = field.look;
  const isNear = (place: number, area: number): boolean =>
    distance(box, place, area) <= FROM_WAGONS;
  const bound = [...field.wagons].filter(([column]) => field.bound.has(column));
  const left = ring.cells
    .filter(({ area, barred }) => !barred && !bound.some(([, place]) => isNear(place, area)))
    .map(({ area }) => area);
  if (left.length === 0) return [];
  const there = [...field.wagons].filter(([column]) => !field.bound.has(column));
  const serving: Serving[] = [];
  let open = left;
  for (;;) {
    let best: Serving | undefined;
    let most = 0;
    for (const [column, place] of there) {
      const served = open.filter((area) => isNear(place, area)).length;
      if (served <= most) continue;
      most = served;
      best = { column, place };
    }
    if (!best) break;
    const { column, place } = best;
    serving.push({ column, place });
    open = open.filter((area) => !isNear(place, area));
    if (open.length === 0) return serving;
  }
  const alone = coming(field, ring, left, []);
  if (alone) return [alone];
  const joined = coming(field, ring, open, serving);
  return joined && [...serving, joined];
}

/** A column that can come to where its wagons serve all these, with men enough to stay there. */
function coming(
  field: Field,
  ring: Ring,
  areas: readonly number[],
  but: readonly Serving[],
): Serving | undefined {
  const { box, state } = field.look;
  let found: Serving | undefined;
  let most = 0;
  for (const column of field.wagons.keys()) {
    if (field.bound.has(column) || but.some((one) => one.column === column)) continue;
    for (const place of field.ends(at(state.at, column.supply), 1)) {
      if (box.mountain[place] === 1) continue;
      if (areas.some((area) => distance(box, place, area) > FROM_WAGONS)) continue;
      const factors = footFactors(field, column, place);
      const isPlace = ring.cells.some(({ area }) => area === place);
      const worth = factors + (place === ring.prey ? 20 : isPlace ? 10 : 0);
      if (factors < ESCORT || worth <= most) continue;
      most = worth;
      found = { column, place };
    }
  }
  return found;
}

/** Riders for every gap of a ring, the gaps first that fewest can reach; nothing where one stays open. */
function close(field: Field, ring: Ring): Order[] | undefined {
  const { box, state } = field.look;
  const gaps = ring.cells
    .filter((cell) => isOpen(field, cell))
    .map((cell) => ({
      cell,
      near: [...field.riders].filter((rider) => field.ends(at(state.at, rider), 2).has(cell.area)),
    }))
    .sort((a, b) => a.near.length - b.near.length);
  const orders: Order[] = [];
  const used = new Set<number>();
  for (const { cell, near } of gaps) {
    const way = (rider: number) => distance(box, at(state.at, rider), cell.area);
    const [rider] = near
      .filter((piece) => !used.has(piece))
      .sort((a, b) => way(a) - way(b) || at(box.cf, b) - at(box.cf, a));
    if (rider === undefined) break;
    used.add(rider);
    orders.push({ rider, to: cell.area });
  }
  if (orders.length < gaps.length) return undefined;
  for (const { rider, to } of orders) count(field, to, at(box.cf, rider), true);
  return orders;
}

/** The riders who are left join the rings, each where fewest are. */
function strengthen(field: Field, rings: readonly Ring[], send: (order: Order) => void): void {
  const { box, state } = field.look;
  const places = new Set(
    rings.flatMap(({ cells }) => cells.filter(({ barred }) => !barred).map(({ area }) => area)),
  );
  const strongest = [...field.riders].sort((a, b) => at(box.cf, b) - at(box.cf, a));
  const next = (): Order | undefined => {
    const weakest = [...places]
      .filter((place) => at(field.attackers, place) < ENOUGH)
      .sort((a, b) => at(field.attackers, a) - at(field.attackers, b));
    for (const to of weakest) {
      const rider = strongest.find(
        (piece) => field.riders.has(piece) && field.ends(at(state.at, piece), 2).has(to),
      );
      if (rider !== undefined) return { rider, to };
    }
    return undefined;
  };
  for (let order = next(); order; order = next()) {
    count(field, order.to, at(box.cf, order.rider), true);
    send(order);
  }
}
