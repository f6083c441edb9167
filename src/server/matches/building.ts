import { registered } from '../../games/registry.ts';
import type { Deed } from '../../kernel/match.ts';
import { Table } from '../../table/table.ts';
import { readWhole, type StoredMatch, type WholeMatch } from '../store/matches.ts';
import type { OpenStore } from '../store/open.ts';
import { Behind } from './behind.ts';
import { fileOf } from './file.ts';
import { MatchError, notFound } from './match-error.ts';
import { isCurrent, recheck } from './recheck.ts';
import { type Newest, newestSound, takeUpFrom } from './snapshots.ts';

/** A match built from the store. */
export interface Built {
  readonly stored: StoredMatch;
  readonly table: Table;
  readonly snapshot: Newest;
  /** The table of those who watch with a delay. */
  readonly behind: Behind | null;
}

async function read(store: OpenStore, id: string): Promise<WholeMatch> {
  const whole = await readWhole(store, id);
  if (!whole) throw notFound();
  return whole;
}

/** Builds a match from its deeds, from the newest snapshot on that will do. */
export async function build(store: OpenStore, id: string, boards: number): Promise<Built> {
  let whole = await read(store, id);
  const game = await registered(whole.row.game)?.load();
  if (!game) throw new MatchError(410, `no game is named "${whole.row.game}" here any more`);
  // Rules that were corrected since are never applied unseen.
  if (whole.row.status === 'running' && !isCurrent(whole)) {
    await recheck(store.db, game, whole);
    whole = await read(store, id);
  }
  const { row, seats, deeds: rows } = whole;
  // A match that is over by other rules shows as far as it can be played again.
  const stored = rows.slice(0, row.held ?? rows.length).map(({ deed }) => JSON.parse(deed) as Deed);
  const up = row.held === null ? takeUpFrom(game, whole) : null;
  const file = fileOf(whole, stored);
  const table = Table.open(game, file, { boards, ...(up && { from: up.from }) });
  if (!(table instanceof Table))
    throw new MatchError(409, 'this match cannot be opened with these rules', table.problems);
  table.takeChanges();
  // Nothing happens in a match that cannot go on, not even by itself.
  table.paused = row.held !== null;
  const late = row.delay > 0 && row.status === 'running';
  const behind = late ? Behind.open(game, file, row.delay, boards) : null;
  return { stored: { row, seats }, table, snapshot: newestSound(whole), behind };
}
