import type { Side } from '../kernel/game.ts';
import type { Answer, Asked, Refused, RequestName } from './protocol.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';

/** A screen asked for what is not its own: no page of ours does that. */
export class Forbidden extends Error {}

/**
 * Answers to requests. Deeds are done at once and answered later, when machines have had their say
 * and all of it is kept; whatever else is asked is answered at once and changes nothing.
 */
type Handler<K extends RequestName> = (
  table: Table,
  screen: Screen,
  ask: Asked<K>,
) => (() => Answer<K>) | Answer<K>;

const mine = (screen: Screen, side: Side): Side => {
  if (screen.sides.includes(side)) return side;
  throw new Forbidden(`this screen does not play ${side}`);
};

const known = (screen: Screen, side: Side | null): Side | null => {
  if (screen.mayLook(side)) return side;
  throw new Forbidden(`this screen may not see what ${side} sees`);
};

const owner = (table: Table, screen: Screen, atTheEnd: boolean): Table => {
  if (screen.isOwner || (atTheEnd && table.outcome)) return table;
  throw new Forbidden(
    atTheEnd ? 'the match is still secret' : 'this screen does not own the table',
  );
};

/** An answer to a question that is not asked any more. */
const stale = (table: Table, side: Side, question: number | undefined): Refused | null =>
  question === undefined || question === table.deedsOf(side)
    ? null
    : { problems: [{ at: 'question', problem: 'another question is asked by now' }] };

export const HANDLERS: { readonly [K in RequestName]: Handler<K> } = {
  refresh: (_table, screen) => screen.afresh(),
  look: (_table, screen, { side }) => screen.look(side),
  behave(_table, screen, { playForced, yields }) {
    screen.playForced = playForced;
    if (yields !== undefined) screen.yields = yields;
    return () => screen.news();
  },
  choose(table, screen, { side, choice, question }) {
    const refused = stale(table, mine(screen, side), question);
    if (refused) return refused;
    const refusal = table.choose(side, choice);
    if (refusal) return { problems: [{ at: 'choice', problem: refusal.reason }], refusal };
    return () => screen.news();
  },
  follow(table, screen, { side, choices, whole, question }) {
    const refused = stale(table, mine(screen, side), question);
    if (refused) return refused;
    const stopped = table.follow(side, choices, whole, screen.playForced);
    return () => ({ news: screen.news(), stopped });
  },
  order(table, screen, { side, orders }) {
    const problems = table.order(mine(screen, side), orders);
    return problems.length > 0 ? { problems } : () => screen.news();
  },
  resign(table, screen, { side }) {
    const refusal = table.end(mine(screen, side), 'resignation');
    if (refusal) return { problems: [{ at: 'match', problem: refusal.reason }], refusal };
    return () => screen.news();
  },
  offerDraw(table, screen, { side }) {
    const other = table.game.rules.sides.find((one) => one !== mine(screen, side)) ?? '';
    if (table.isPerson(other)) throw new Forbidden('people are asked by those who sit with them');
    const agreed = table.takesDraw(other) && table.end(other, 'agreement') === null;
    return () => ({ news: screen.news(), agreed });
  },
  undo(table, screen, { side }) {
    table.undo(mine(screen, side), screen.playForced);
    return () => screen.news();
  },
  redo(table, screen, { side }) {
    table.redo(mine(screen, side), screen.playForced);
    return () => screen.news();
  },
  reset(table, screen, { side }) {
    table.reset(mine(screen, side));
    return () => screen.news();
  },
  seat(table, screen, { seats }) {
    owner(table, screen, false).reseat(seats);
    screen.reseat();
    return () => screen.news();
  },
  machines(table, screen, { paused, deeds }) {
    owner(table, screen, false).paused = paused;
    table.allowed = deeds ?? Number.POSITIVE_INFINITY;
    return () => screen.news();
  },
  moveNow(table, screen) {
    owner(table, screen, false).hurried = true;
    return () => screen.news();
  },
  odds: (table, screen, { side, choice }) => table.questions.odds(mine(screen, side), choice),
  whyNot: (table, screen, { side, picks, thing }) =>
    table.questions.whyNot(mine(screen, side), picks, thing),
  consider: (table, screen, { side, choice }) =>
    table.questions.consider(mine(screen, side), choice),
  foresee: (table, screen, { side, choices, advice }) =>
    table.questions.foresee(mine(screen, side), choices, advice ?? false),
  // A search would keep all others of a server waiting: it is for who has the table to himself.
  hint: (table, screen, { side, quick }) =>
    table.questions.hint(mine(screen, side), quick ?? !screen.isOwner),
  why: (table, screen, { at, side }) => table.past.why(known(screen, side), at, !screen.isOwner),
  scene: (table, screen, { at, side }) => table.past.scene(known(screen, side), at),
  tale: (table, screen, { side }) => table.past.scenes(known(screen, side)),
  file: (table, screen) => owner(table, screen, true).file(),
  fingerprints: (table, screen) => owner(table, screen, true).fingerprints(),
};
