import { at } from '../../../kernel/lists.ts';
import { KOMMANDO } from '../box.ts';
import { factors } from '../rules/08-strength.ts';
import { piecesIn } from '../state.ts';
import { mayBoersEnd, REPUBLICS } from './map.ts';
import type { Field, Order, Ring } from './ring-field.ts';

/*
 * A ring of single riders has a door in every place: a Kommando rides in among them, matches their
 * factors, and the others go on through (7.3-b). A place is no door if its guard outnumbers any one
 * of the band, nor if the Empire stands wherever those who came through could end their march.
 */

/** The Kommandos of a band that march by themselves. */
const kommandosOf = ({ look }: Field, { prey }: Ring): number[] =>
  piecesIn(look, REPUBLICS, prey).filter(
    (piece) => at(look.box.kind, piece) === KOMMANDO && at(look.state.army, piece) < 0,
  );

/** Factors of the Republics that would be in a place with the strongest of a band there. */
function matchOf(field: Field, ring: Ring, area: number): number {
  const { box } = field.look;
  const strongest = Math.max(0, ...kommandosOf(field, ring).map((piece) => at(box.cf, piece)));
  return strongest + factors(field.look, piecesIn(field.look, REPUBLICS, area));
}

/** Where those who come through a place could end their march without meeting anybody. */
const openBeyond = ({ look, present }: Field, ring: Ring, area: number): number[] =>
  at(look.box.near, area).filter(
    (next) => next !== ring.prey && mayBoersEnd(look, next) && at(present, next) === 0,
  );

/** The riders still free who could be in an area, the strongest first. */
const callable = ({ look, riders, ends }: Field, used: ReadonlySet<number>, to: number): number[] =>
  [...riders]
    .filter((rider) => !used.has(rider) && ends(at(look.state.at, rider), 2).has(to))
    .sort((a, b) => at(look.box.cf, b) - at(look.box.cf, a));

/** Who makes a guard outnumber the band; nobody if there are too few. */
function thickened(field: Field, used: ReadonlySet<number>, area: number, short: number): Order[] {
  const orders: Order[] = [];
  let left = short;
  for (const rider of callable(field, used, area)) {
    if (left <= 0) break;
    left -= at(field.look.box.cf, rider);
    orders.push({ rider, to: area });
  }
  return left <= 0 ? orders : [];
}

/** Who stands in each open area beyond; nobody if there are too few. */
function beyond(field: Field, used: ReadonlySet<number>, areas: readonly number[]): Order[] {
  const orders: Order[] = [];
  const taken = new Set(used);
  for (const to of areas) {
    const rider = callable(field, taken, to).at(-1);
    if (rider === undefined) return [];
    taken.add(rider);
    orders.push({ rider, to });
  }
  return orders;
}

/** Orders that leave a ring without a door; `undefined` where one would stay. */
function sealing(field: Field, ring: Ring): Order[] | undefined {
  const { box } = field.look;
  const { present } = field;
  const orders: Order[] = [];
  const used = new Set<number>();
  const add = (found: readonly Order[]): void => {
    for (const order of found) {
      orders.push(order);
      used.add(order.rider);
      present[order.to] = at(present, order.to) + at(box.cf, order.rider);
    }
  };
  let isSealed = true;
  for (const { area, barred } of ring.cells) {
    if (area === ring.prey || barred || box.mountain[area] === 1) continue;
    const short = matchOf(field, ring, area) + 1 - at(present, area);
    const open = openBeyond(field, ring, area);
    if (short <= 0 || open.length === 0) continue;
    const [few] = [thickened(field, used, area, short), beyond(field, used, open)]
      .filter((found) => found.length > 0)
      .sort((a, b) => a.length - b.length);
    if (!few) {
      isSealed = false;
      break;
    }
    add(few);
  }
  for (const { rider, to } of orders) present[to] = at(present, to) - at(box.cf, rider);
  return isSealed ? orders : undefined;
}

/** Leaves as many rings as possible without a door, those first that take fewest riders. */
export function sealRings(
  field: Field,
  rings: readonly Ring[],
  send: (order: Order) => void,
): void {
  // Whoever is alone has nobody to hold a door for.
  const open = new Set(rings.filter((ring) => kommandosOf(field, ring).length > 1));
  for (;;) {
    let best: { ring: Ring; orders: Order[] } | undefined;
    for (const ring of open) {
      const orders = sealing(field, ring);
      if (orders && (!best || orders.length < best.orders.length)) best = { ring, orders };
    }
    if (!best) return;
    open.delete(best.ring);
    for (const order of best.orders) send(order);
  }
}
