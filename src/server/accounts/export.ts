import { sidesOf } from '../matches/info.ts';
import { findStored, ownDeeds, type StoredMatch } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { matchIdsOf } from '../store/seats.ts';
import { sessionsOf } from '../store/sessions.ts';
import { tokensOf } from '../store/tokens.ts';
import type { Account } from './accounts.ts';
import { BELONGINGS } from './belongings.ts';

const when = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/**
 * A match as far as it is one's own: what the other side has done is not, and while it goes on not
 * even how often.
 */
async function ownMatch(db: Db, stored: StoredMatch, person: string) {
  const { row, seats } = stored;
  const sides = sidesOf(stored, person);
  return {
    match: row.id,
    setup: JSON.parse(row.setup),
    sides,
    status: row.status,
    result: row.result === null ? null : JSON.parse(row.result),
    created: when(row.created),
    nonces: seats.flatMap((seat) => (seat.person === person && seat.nonce ? [seat.nonce] : [])),
    orders: seats.flatMap((seat) =>
      seat.person === person && seat.orders !== null ? [JSON.parse(seat.orders)] : [],
    ),
    deeds: (await ownDeeds(db, row.id, sides)).map(({ deed, at }) => ({ at: when(at), deed })),
  };
}

/** Everything that is kept of an account, for whoever it belongs to. */
export async function exportOf(
  db: Db,
  account: Account,
): Promise<Readonly<Record<string, unknown>>> {
  const { id, name, mail, created } = account;
  const [sessions, passkeys] = [await sessionsOf(db, id), await passkeysOf(db, id)];
  const matches: unknown[] = [];
  for (const match of await matchIdsOf(db, id)) {
    const stored = await findStored(db, match);
    if (stored) matches.push(await ownMatch(db, stored, id));
  }
  const rest: Record<string, unknown> = {};
  for (const belonging of BELONGINGS) rest[belonging.name] = await belonging.export(db, id);
  return {
    exported: when(Date.now()),
    account: { id, name, mail, created: when(created) },
    sessions: sessions.map((one) => ({
      browser: one.browser,
      created: when(one.created),
      seen: when(one.seen),
    })),
    passkeys: passkeys.map((one) => ({
      label: one.label,
      created: when(one.created),
      used: when(one.used),
    })),
    tokens: (await tokensOf(db, id)).map((one) => ({
      label: one.label,
      scope: one.scope,
      created: when(one.created),
      used: when(one.used),
    })),
    matches,
    ...rest,
  };
}
