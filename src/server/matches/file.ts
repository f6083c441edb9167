import type { Deed } from '../../kernel/match.ts';
import { type MatchFile, newMatchFile } from '../../kernel/match-file.ts';
import { PERSON } from '../../table/seats.ts';
import type { StoredMatch } from '../store/matches.ts';

/** A stored match as the table opens it. */
export function fileOf({ row, seats }: StoredMatch, deeds: readonly Deed[]): MatchFile {
  const nonces = seats.flatMap(({ side, nonce }) => (nonce === null ? [] : [[side, nonce]]));
  const dice = {
    kind: 'fair',
    match: row.dice ?? row.id,
    commitment: row.commitment,
    nonces: Object.fromEntries(nonces),
    secret: row.secret,
  } as const;
  const kinds = Object.fromEntries(seats.map(({ side, kind }) => [side, kind]));
  const file = newMatchFile(JSON.parse(row.setup), dice, kinds);
  // A machine may sit down for a person, nobody for a machine.
  const earlier = seats.flatMap(({ side, since }) =>
    since > 0 ? [{ side, seat: PERSON, until: since }] : [],
  );
  return {
    ...file,
    ...(earlier.length > 0 && { earlier }),
    ...(row.start !== null && { start: JSON.parse(row.start) }),
    deeds,
  };
}

/** The file as it may be handed out: without the secret of dice that are still rolled elsewhere. */
export function handedOut(file: MatchFile, sealed: boolean): MatchFile {
  if (!sealed || file.dice.kind !== 'fair') return file;
  const { secret: _, ...dice } = file.dice;
  return { ...file, dice };
}
