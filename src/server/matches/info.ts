import type { Side } from '../../kernel/game.ts';
import { oncePer } from '../../kernel/memory.ts';
import type { MatchInfo, MatchTerms, SeatInfo } from '../../table/online.ts';
import { NO_ORDERS, type OrdersLeft } from '../../table/orders.ts';
import { PERSON } from '../../table/seats.ts';
import { clockOf, clocksFor, paceOf, silentSides } from '../pace/pacing.ts';
import type { ServerTime } from '../pace/time.ts';
import type { SeatRow, StoredMatch } from '../store/matches.ts';
import type { Visitor } from './visitor.ts';

/** The sides a person plays in a match. */
export const sidesOf = ({ seats }: StoredMatch, person: string | null): readonly Side[] =>
  person === null ? [] : seats.filter((seat) => seat.person === person).map(({ side }) => side);

/** Whether somebody with these sides sees the match some deeds behind. */
export const watchesLate = ({ row }: StoredMatch, mine: readonly Side[]): boolean =>
  row.delay > 0 && row.status === 'running' && mine.length === 0;

/** Whether somebody who plays no side there may see it: tables with the same dice may not tell of each other. */
export const mayWatch = (stored: StoredMatch, person: string | null): boolean =>
  stored.row.sealed < 2 || sidesOf(stored, person).length > 0;

/** The orders that were left at a seat. */
export const ordersIn = (text: string | null): OrdersLeft =>
  text === null ? NO_ORDERS : JSON.parse(text);

/** Whether the same people sit in the same places. */
export const samePeople = (a: readonly SeatRow[], b: readonly SeatRow[]): boolean =>
  a.length === b.length &&
  a.every(({ side, person }) => b.some((seat) => seat.side === side && seat.person === person));

const knownDeeds = oncePer(({ standing }: StoredMatch['row']): number =>
  standing === null ? 0 : (JSON.parse(standing).known ?? 0),
);

/** Before the second deed, as far as everybody may know. */
export const mayAbort = ({ row }: StoredMatch): boolean =>
  row.status === 'running' && knownDeeds(row) < 2;

const seatInfo = ({ kind, person, name }: SeatRow, here: ReadonlySet<string | null>): SeatInfo =>
  kind === PERSON
    ? { kind: 'person', taken: person !== null, name, here: person !== null && here.has(person) }
    : { kind: 'machine', level: kind };

const PLAIN: MatchTerms = { rated: false, handicap: null };

/** What was agreed beside the rules. */
export const termsOf = ({ terms }: { readonly terms: string | null }): MatchTerms =>
  terms === null ? PLAIN : { ...PLAIN, ...JSON.parse(terms) };

/** Who is at a match: counted once, however many are told. */
export interface Company {
  readonly here: ReadonlySet<string | null>;
  readonly watching: number;
}

export const companyOf = (
  stored: StoredMatch,
  visitors: readonly Pick<Visitor, 'person'>[],
): Company => ({
  here: new Set(visitors.map(({ person }) => person)),
  watching: visitors.filter(({ person }) => sidesOf(stored, person).length === 0).length,
});

/** What a person may know of a match beside the board. Everything that is not listed here stays here. */
export function infoFor(
  stored: StoredMatch,
  person: string | null,
  { here, watching }: Company,
  page: string,
  time: ServerTime,
): MatchInfo {
  const { row, seats } = stored;
  const mine = sidesOf(stored, person);
  const nonces = seats.flatMap(({ side, nonce }) => (nonce === null ? [] : [[side, nonce]]));
  return {
    id: row.id,
    setup: JSON.parse(row.setup),
    status: row.status,
    seats: Object.fromEntries(seats.map((seat) => [seat.side, seatInfo(seat, here)])),
    mine,
    result: row.result === null ? null : JSON.parse(row.result),
    terms: termsOf(row),
    dice: {
      match: row.dice ?? row.id,
      commitment: row.commitment,
      // Nobody sees another's nonce before all are there.
      nonces: row.status === 'open' ? {} : Object.fromEntries(nonces),
      ...(row.status === 'over' && row.sealed === 0 && { secret: row.secret }),
    },
    offers: row.offers === null ? {} : JSON.parse(row.offers),
    pace: paceOf(stored),
    // Whose clock runs would tell those who watch with a delay what is going on.
    clocks: watchesLate(stored, mine) ? {} : clocksFor(stored, mine, time),
    delay: row.delay,
    paused: clockOf(stored).paused !== null,
    silent: silentSides(stored, time),
    orders: Object.fromEntries(
      seats.flatMap(({ side, orders }) => (mine.includes(side) ? [[side, ordersIn(orders)]] : [])),
    ),
    mayAbort: mayAbort(stored),
    rules: row.held !== null ? 'held' : row.pinned !== null ? 'pinned' : 'same',
    rematch: row.rematch,
    watching,
    page,
  };
}

/** The sides whose clocks are not as they were. */
export function changedClocks(before: StoredMatch, after: StoredMatch): readonly Side[] {
  const [was, is] = [clockOf(before).sides, clockOf(after).sides];
  return Object.keys(is).filter((side) => JSON.stringify(is[side]) !== JSON.stringify(was[side]));
}

/** Whether everybody must be told anew: seats, offers, or whose clock runs, as far as all may know. */
export function looksDifferent(before: StoredMatch, after: StoredMatch): boolean {
  return publicLook(before) !== publicLook(after);
}

function publicLook(stored: StoredMatch): string {
  const { status, offers, rematch, sealed } = stored.row;
  const { sides, paused, waiting, known } = clockOf(stored);
  const fallen = Object.entries(sides).map(([side, { fell, left }]) => [side, fell, left]);
  const clocks = stored.row.pace === null ? [paused] : [paused, waiting, known, fallen];
  const seats = stored.seats.map(({ side, kind, person, name }) => [side, kind, person, name]);
  return JSON.stringify([status, offers, rematch, sealed, clocks, seats]);
}
