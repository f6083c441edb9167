import type { GameEvent, GameState, Side } from '../kernel/game.ts';
import { hashText } from '../kernel/hash.ts';
import type { AnyMatch, Deed, Entry, Told } from '../kernel/match.ts';
import type { Midway } from '../kernel/match-file.ts';
import type { Page, Tale } from './tale.ts';

/**
 * What a store keeps of a match besides its deeds, so that a long one need not be played through
 * again: the state at some point past which nothing is undone, and what was told until then, in
 * chapters, each from one such point to the next.
 */

/** An event, who may see it (`null`: everyone), when it was, and how single sides read it. */
type Line = readonly [
  GameEvent,
  readonly Side[] | null,
  number,
  string,
  Readonly<Record<Side, GameEvent>>?,
];

export interface Chapter {
  /** What happened before the first deed; in the first chapter only. */
  readonly opening?: readonly Line[];
  /** For each deed: its marks, and what it led to. */
  readonly entries: readonly (readonly [marks: number, lines: readonly Line[]])[];
}

/** A point from which a match can be taken up. */
export interface Snapshot {
  readonly state: GameState;
  readonly chapters: readonly Chapter[];
}

/** A deed, and the print of what it led to: by other rules it might have led elsewhere. */
export interface KeptDeed {
  readonly deed: Deed;
  readonly print: string;
}

export const keptDeed = ({
  deed,
  told,
  barrier,
}: Pick<Entry, 'deed' | 'told' | 'barrier'>): KeptDeed => ({
  deed,
  print: hashText(JSON.stringify([told, barrier]))
    .toString(16)
    .padStart(8, '0'),
});

/** How a match differs from what it was when this was last asked. */
export interface Changes {
  /** So many of its first deeds stand as they were. */
  readonly same: number;
  /** And these come after them. */
  readonly added: readonly KeptDeed[];
}

/** Where a match could be taken up: after so many deeds, in this state, and what was told since. */
export interface Settled {
  readonly number: number;
  /** Those that the chapter tells of. */
  readonly deeds: readonly Deed[];
  readonly state: GameState;
  readonly chapter: Chapter;
}

/** Where a match could be taken up again, with the chapter from so many deeds on. */
export function settledSince(match: AnyMatch, tale: Tale, from: number): Settled | null {
  const { entries, state } = match.settled;
  if (entries <= from) return null;
  const pages = tale.pagesBetween(from === 0 ? -1 : from, entries);
  const history = match.history.slice(from, entries);
  const deeds = history.map(({ deed }) => deed);
  return { number: entries, deeds, state, chapter: chapterOf(history, from, pages) };
}

const [BARRIER, SIMULTANEOUS, QUIET, ONLY] = [1, 2, 4, 8];

const marksOf = ({ barrier, simultaneous, quiet, only }: Entry): number =>
  (barrier ? BARRIER : 0) +
  (simultaneous ? SIMULTANEOUS : 0) +
  (quiet ? QUIET : 0) +
  (only ? ONLY : 0);

const lineOf = ({ event, only, turn, phase, own }: Page): Line =>
  own ? [event, only, turn, phase, own] : [event, only, turn, phase];

/** The chapter of some entries of a history, the first of which has this number. */
function chapterOf(history: readonly Entry[], first: number, pages: readonly Page[]): Chapter {
  const lines = history.map((): Line[] => []);
  const opening: Line[] = [];
  for (const page of pages) (lines[page.entry - first] ?? opening).push(lineOf(page));
  const entries = history.map((entry, i) => [marksOf(entry), lines[i] ?? []] as const);
  return first === 0 ? { opening, entries } : { entries };
}

type Recalled = Omit<Page, 'state'>;

const pageOf = ([event, only, turn, phase, own]: Line, entry: number): Recalled => ({
  event,
  only,
  entry,
  turn,
  phase,
  ...(own ? { own } : {}),
});

const toldOf = ([event, only]: Line): Told => ({ event, only });

/** What the kernel and the tale need of the past. */
export function recalled(
  { state, chapters }: Snapshot,
  deeds: readonly Deed[],
): { readonly midway: Midway<GameState>; readonly pages: readonly Recalled[] } {
  const opening = chapters[0]?.opening ?? [];
  const pages = opening.map((line) => pageOf(line, -1));
  const history: Entry[] = [];
  for (const [marks, lines] of chapters.flatMap(({ entries }) => entries)) {
    const deed = deeds[history.length];
    if (!deed) throw new Error('a snapshot of deeds that are not there');
    for (const line of lines) pages.push(pageOf(line, history.length));
    history.push({
      deed,
      told: lines.map(toldOf),
      barrier: (marks & BARRIER) !== 0,
      simultaneous: (marks & SIMULTANEOUS) !== 0,
      quiet: (marks & QUIET) !== 0,
      only: (marks & ONLY) !== 0,
    });
  }
  return { midway: { state, opening: opening.map(toldOf), history }, pages };
}
