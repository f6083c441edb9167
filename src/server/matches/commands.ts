import { randomBytes } from 'node:crypto';
import { commitmentOf } from '../../kernel/fair-dice.ts';
import type { Side } from '../../kernel/game.ts';
import type {
  Offer,
  Result,
  ServerAnswer,
  ServerAsked,
  ServerRequestName,
} from '../../table/online.ts';
import { PERSON } from '../../table/seats.ts';
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
import { mayAbort, termsOf } from './info.ts';
import { MatchError } from './match-error.ts';

interface Scope {
  readonly db: Db;
  /** The match as it was just read. */
  readonly stored: StoredMatch;
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

async function end({ db, stored }: Scope, result: Result): Promise<typeof DONE | null> {
  const { id, version } = stored.row;
  return (await endMatch(db, id, version, JSON.stringify(result))) ? DONE : null;
}

/** Both want it. */
async function agree(scope: Scope, what: Offer, proposer: Side): Promise<typeof DONE | null> {
  const { db, stored } = scope;
  if (what === 'draw') return end(scope, { winner: null, by: 'agreement' });
  const { id, version } = stored.row;
  const deeds = await deedsFrom(db, id, 0);
  const last = deeds.findLastIndex(({ side }) => side === proposer);
  if (last < 0) throw new MatchError(409, 'there is nothing to take back');
  return (await takeBack(db, id, version, last)) ? DONE : null;
}

/** What both agreed to still holds when they play again; points that were bid for a side do not. */
const rematchTerms = (row: StoredMatch['row']): string =>
  JSON.stringify({ rated: termsOf(row).rated });

export const COMMANDS: { readonly [K in ServerRequestName]: Command<K> } = {
  async resign(scope, { side }) {
    running(scope);
    return end(scope, { winner: otherThan(scope.stored, side), by: 'resignation' });
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
      rules: row.rules,
      secret,
      commitment: commitmentOf(secret),
      host: row.host,
      terms: rematchTerms(row),
      seats: Object.fromEntries(swapped),
    });
    return { match: await nameRematch(db, row.id, id) };
  },
};
