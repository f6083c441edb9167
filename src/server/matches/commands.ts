import { randomBytes } from 'node:crypto';
import { registered } from '../../games/registry.ts';
import { commitmentOf } from '../../kernel/fair-dice.ts';
import type { Side } from '../../kernel/game.ts';
import type { Deed } from '../../kernel/match.ts';
import type {
  Offer,
  Result,
  ServerAnswer,
  ServerAsked,
  ServerRequestName,
} from '../../table/online.ts';
import { levelsOf, PERSON } from '../../table/seats.ts';
import {
  type ClockState,
  fellTogether,
  forgiven,
  isSilent,
  markFallen,
  mayClaim,
  pauseClocks,
  reseated,
  resumeClocks,
} from '../pace/clock.ts';
import { clockOf, keptClock, paceOf, reckoningOf } from '../pace/pacing.ts';
import type { ServerTime } from '../pace/time.ts';
import { randomId } from '../seats/secrets.ts';
import {
  deedsFrom,
  endMatch,
  insertMatch,
  keepOffers,
  nameRematch,
  type StoredMatch,
  takeBack,
} from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import { keepOrders } from '../store/orders.ts';
import { keepClock, keepSeat } from '../store/pace.ts';
import { FRIEND } from './create.ts';
import { mayAbort, termsOf } from './info.ts';
import { MatchError } from './match-error.ts';
import { checkOrders } from './orders.ts';
import { rulesVersion } from './rules-version.ts';

interface Scope {
  readonly db: Db;
  /** The match as it was just read. */
  readonly stored: StoredMatch;
  readonly time: ServerTime;
}

/** Does what is asked; `null` if the match went on meanwhile and must be looked at again. */
type Command<K extends ServerRequestName> = (
  scope: Scope,
  ask: ServerAsked<K>,
) => Promise<ServerAnswer<K> | null>;

const DONE = {} as const;

const running = ({ stored }: Scope): void => {
  if (stored.row.status !== 'running') throw new MatchError(409, 'the match is not being played');
};

const offersIn = ({ row }: StoredMatch): Partial<Record<Offer, Side>> =>
  row.offers === null ? {} : JSON.parse(row.offers);

/** The other side, in a match of two. */
function otherThan({ seats }: StoredMatch, side: Side): Side {
  const others = seats.filter((seat) => seat.side !== side);
  const [other] = others;
  if (!other || others.length > 1) throw new MatchError(409, 'this is for matches of two sides');
  return other.side;
}

const isMachine = ({ seats }: StoredMatch, side: Side): boolean =>
  seats.some((seat) => seat.side === side && seat.kind !== PERSON);

/** `last`: the deed that ended it, where it is one of the history. */
async function end(
  { db, stored }: Scope,
  result: Result,
  last: Deed | null = null,
): Promise<typeof DONE | null> {
  return (await endMatch(db, stored, JSON.stringify(result), last)) ? DONE : null;
}

/** The clocks as they are now, with the flags that have fallen. */
const clocksNow = ({ stored, time }: Scope): ClockState =>
  markFallen(clockOf(stored), reckoningOf(stored, time));

async function setClock(scope: Scope, clock: ClockState): Promise<typeof DONE | null> {
  const { db, stored, time } = scope;
  const { id: match, version } = stored.row;
  const change = { match, version, settles: true, ...keptClock(stored, clock, time) };
  return (await keepClock(db, change)) ? DONE : null;
}

/** Milliseconds after which either side alone may end a pause. */
const LONGEST_PAUSE = 24 * 60 * 60 * 1000;

const setPause = (scope: Scope, pause: boolean): Promise<typeof DONE | null> => {
  const { stored, time } = scope;
  const clock = clocksNow(scope);
  return setClock(
    scope,
    pause ? pauseClocks(clock, reckoningOf(stored, time)) : resumeClocks(clock, time.now()),
  );
};

/** Pauses are for clocks; one that has lasted long enough is ended by whoever wants to go on. */
function checkPause(scope: Scope, what: 'pause' | 'resume'): 'ask' | 'do' {
  const { paused } = clockOf(scope.stored);
  if (paceOf(scope.stored) === null) throw new MatchError(409, 'this match has no clocks');
  if ((paused !== null) === (what === 'pause'))
    throw new MatchError(409, paused === null ? 'it is not paused' : 'it is paused already');
  return paused !== null && scope.time.now() - paused > LONGEST_PAUSE ? 'do' : 'ask';
}

/** Both want it. */
async function agree(scope: Scope, what: Offer, proposer: Side): Promise<typeof DONE | null> {
  const { db, stored } = scope;
  if (what === 'draw') {
    const side = otherThan(stored, proposer);
    return end(scope, { winner: null, by: 'agreement' }, { side, ends: 'agreement' });
  }
  if (what !== 'takeback') return setPause(scope, what === 'pause');
  const { id, version } = stored.row;
  const deeds = await deedsFrom(db, id, 0);
  const last = deeds.findLastIndex(({ side }) => side === proposer);
  if (last < 0) throw new MatchError(409, 'there is nothing to take back');
  if (last < (stored.row.pinned ?? 0))
    throw new MatchError(409, 'the rules were corrected since; what was done before stands');
  return (await takeBack(db, id, version, last)) ? DONE : null;
}

/** What both agreed to still holds when they play again; points that were bid for a side do not. */
const rematchTerms = (row: StoredMatch['row']): string =>
  JSON.stringify({ rated: termsOf(row).rated });

export const COMMANDS: { readonly [K in ServerRequestName]: Command<K> } = {
  async resign(scope, { side }) {
    running(scope);
    const winner = otherThan(scope.stored, side);
    return end(scope, { winner, by: 'resignation' }, { side, ends: 'resignation' });
  },
  async abort(scope) {
    running(scope);
    if (!mayAbort(scope.stored)) throw new MatchError(409, 'it is too late to call it off');
    return end(scope, { winner: null, by: 'abort' });
  },
  async offer(scope, { side, what }) {
    running(scope);
    const { db, stored } = scope;
    const other = otherThan(stored, side);
    if (what === 'pause' || what === 'resume') {
      if (checkPause(scope, what) === 'do' || isMachine(stored, other))
        return setPause(scope, what === 'pause');
    }
    if (isMachine(stored, other)) throw new MatchError(409, 'a machine does not bargain');
    const offers = offersIn(stored);
    if (offers[what] === other) return agree(scope, what, other);
    await keepOffers(db, stored.row.id, JSON.stringify({ ...offers, [what]: side }));
    return DONE;
  },
  async decline(scope, { what }) {
    running(scope);
    const { [what]: _, ...left } = offersIn(scope.stored);
    await keepOffers(scope.db, scope.stored.row.id, JSON.stringify(left));
    return DONE;
  },
  async claim(scope, { side }) {
    running(scope);
    const clocks = clocksNow(scope);
    const other = otherThan(scope.stored, side);
    if (!mayClaim(clocks, side, other))
      throw new MatchError(409, 'the time of the other side has not run out');
    const winner = fellTogether(clocks, side, other) ? null : side;
    return end(scope, { winner, by: 'time' });
  },
  async forgive(scope, { side }) {
    running(scope);
    const { stored, time } = scope;
    const other = otherThan(stored, side);
    const clock = clocksNow(scope);
    if (!mayClaim(clock, side, other))
      throw new MatchError(409, 'the time of the other side has not run out');
    return setClock(scope, forgiven(clock, other, reckoningOf(stored, time)));
  },
  async replace(scope, { side, by }) {
    running(scope);
    const { db, stored, time } = scope;
    const other = otherThan(stored, side);
    const clock = clocksNow(scope);
    if (!isSilent(clock, other, reckoningOf(stored, time)) || isMachine(stored, other))
      throw new MatchError(409, 'nobody may sit down there: the other side is not silent');
    const game = await registered(stored.row.game)?.load();
    const levels = game ? levelsOf(game, other) : [];
    if (by !== FRIEND && !levels.includes(by))
      throw new MatchError(400, `must be one of: ${[FRIEND, ...levels].join(', ')}`);
    const kind = by === FRIEND ? PERSON : by;
    const next = reseated(clock, other, by === FRIEND, paceOf(stored));
    const { id: match, version, deeds } = stored.row;
    const kept = keptClock(stored, next, time);
    const change = { match, version, settles: true, ...kept, side: other, kind, deeds };
    return (await keepSeat(db, change)) ? DONE : null;
  },
  async plan(scope, { side, orders }) {
    running(scope);
    const { db, stored } = scope;
    const game = await registered(stored.row.game)?.load();
    if (game) checkOrders(game, stored.row.setup, side, orders);
    const after = JSON.stringify({ orders, notes: [] });
    await keepOrders(db, stored.row.id, [{ side, after }]);
    return DONE;
  },
  async rematch({ db, stored }, { side }) {
    const { row, seats } = stored;
    if (row.status !== 'over') throw new MatchError(409, 'this match is not over');
    if (row.rematch !== null) return { match: row.rematch };
    const other = otherThan(stored, side);
    const from = (wanted: Side) => seats.find((seat) => seat.side === wanted);
    const swapped = [side, other].map((place, i) => {
      const { kind = PERSON, person = null } = from(i === 0 ? other : side) ?? {};
      return [place, { kind, person }] as const;
    });
    const secret = randomBytes(32).toString('hex');
    const id = randomId();
    await insertMatch(db, {
      id,
      setup: JSON.parse(row.setup),
      rules: rulesVersion(row.game),
      secret,
      commitment: commitmentOf(secret),
      host: row.host,
      terms: rematchTerms(row),
      pace: paceOf(stored),
      delay: row.delay,
      seats: Object.fromEntries(swapped),
    });
    return { match: await nameRematch(db, row.id, id) };
  },
};
