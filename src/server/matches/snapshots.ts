import { createHash } from 'node:crypto';
import type { AnyGame } from '../../kernel/face.ts';
import type { GameState } from '../../kernel/game.ts';
import type { Chapter, Settled, Snapshot } from '../../table/snapshot.ts';
import type { Table } from '../../table/table.ts';
import type { StoredDeed, WholeMatch } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import {
  insertSnapshot,
  type NewSnapshot,
  newestSnapshot,
  type SnapshotRow,
} from '../store/snapshots.ts';

/** So many deeds after the last snapshot another is due. */
const EVERY = 32;
/** So many of the newest deeds are always played again: their boards are to be at hand. */
const LATELY = 16;

const sha = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n${text}`);
  return hash.digest('hex');
};

/** Of a chapter, of the deeds it tells of, and of all chapters before it. */
const hashOf = (before: string, chapter: string, deeds: readonly string[]): string =>
  sha(before, chapter, ...deeds);

const sealOf = (hash: string, rules: string, state: string): string => sha(hash, rules, state);

const NOTHING = '';

/** The snapshots of a match whose deeds are still those they were made of. */
function* sound(
  rows: readonly SnapshotRow[],
  deeds: readonly StoredDeed[],
): Generator<SnapshotRow> {
  let [number, hash] = [0, NOTHING];
  for (const row of rows) {
    const told = deeds.slice(number, row.number).map(({ deed }) => deed);
    if (row.since !== number || row.number > deeds.length) return;
    if (hashOf(hash, row.chapter, told) !== row.hash) return;
    [number, hash] = [row.number, row.hash];
    yield row;
  }
}

/**
 * The state in a row, if it is what was put there and these rules know every part of it; `null`
 * otherwise, and the match is played from its beginning.
 */
function stateIn({ state, hash, rules, seal }: SnapshotRow, game: AnyGame): GameState | null {
  if (state === null || sealOf(hash, rules, state) !== seal) return null;
  const read = JSON.parse(state) as GameState;
  return JSON.stringify(game.rules.clone(read)) === state ? read : null;
}

/** Where a match is to be taken up: from a snapshot, after how many deeds; `null`: from its beginning. */
export function takeUpFrom(
  game: AnyGame,
  { row, deeds, snapshots }: WholeMatch,
  latest = deeds.length - LATELY,
): { readonly from: Snapshot; readonly number: number } | null {
  const rows = [...sound(snapshots, deeds)];
  for (let last = rows.length - 1; last >= 0; last--) {
    const snapshot = rows[last] as SnapshotRow;
    const { number, rules } = snapshot;
    const isPinned = number === row.pinned;
    if (!isPinned && (number > latest || rules !== row.rules)) continue;
    const state = stateIn(snapshot, game);
    if (state) {
      const chapters = rows.slice(0, last + 1).map(({ chapter }) => JSON.parse(chapter) as Chapter);
      return { from: { state, chapters }, number };
    }
    if (isPinned) return null;
  }
  return null;
}

/** The newest snapshot that a further one can follow. */
export function newestSound({ snapshots, deeds }: WholeMatch): Newest {
  const row = [...sound(snapshots, deeds)].at(-1);
  return row ? { number: row.number, hash: row.hash } : NONE;
}

/** The newest snapshot of a match: how many deeds it has, and its hash if it is known here. */
export interface Newest {
  readonly number: number;
  readonly hash: string | null;
}

const NONE = { number: 0, hash: NOTHING };

/** A match in memory, as far as its snapshots go. */
export interface Snapshotted {
  readonly table: Table;
  readonly takebacks: number;
  snapshot: Newest;
}

export const isDue = ({ table, snapshot }: Snapshotted): boolean =>
  table.settled - snapshot.number >= EVERY;

/** A snapshot as it is stored, after one with this hash. */
function rowOf(match: string, rules: string, since: number, before: string, settled: Settled) {
  const { number, deeds } = settled;
  const [chapter, state] = [JSON.stringify(settled.chapter), JSON.stringify(settled.state)];
  const texts = deeds.map((deed) => JSON.stringify(deed));
  const hash = hashOf(before, chapter, texts);
  const seal = sealOf(hash, rules, state);
  return { match, number, since, rules, chapter, hash, state, seal, at: Date.now() };
}

/**
 * A snapshot that is due, to be kept in one commit with the deeds that made it so; `null` if none
 * is, or if it must first be looked up what it follows.
 */
export function dueSnapshot(match: string, rules: string, live: Snapshotted): NewSnapshot | null {
  const { number: since, hash } = live.snapshot;
  const settled = hash !== null && isDue(live) ? live.table.settledSince(since) : null;
  if (hash === null || !settled) return null;
  const row = rowOf(match, rules, since, hash, settled);
  const kept = (done: boolean) => {
    live.snapshot = done ? { number: row.number, hash: row.hash } : { number: since, hash: null };
  };
  return { row, kept };
}

/** Keeps a snapshot of a match as it is now; says whether there was one to keep. */
export async function keepSnapshot(
  db: Db,
  match: string,
  rules: string,
  live: Snapshotted,
): Promise<boolean> {
  const { table, takebacks, snapshot: before } = live;
  const settled = table.settledSince(before.number);
  if (!settled) return false;
  // What is done meanwhile belongs to the next one.
  live.snapshot = { number: settled.number, hash: null };
  try {
    const newest = (await newestSnapshot(db, match)) ?? NONE;
    if (newest.number !== before.number) {
      // Another process was quicker.
      live.snapshot = newest;
      return false;
    }
    const row = rowOf(match, rules, before.number, newest.hash, settled);
    const kept = await insertSnapshot(db, row, takebacks);
    if (kept) live.snapshot = { number: row.number, hash: row.hash };
    return kept;
  } catch (error) {
    live.snapshot = before;
    throw error;
  }
}
