import type { AnyGame } from '../../kernel/face.ts';
import { type GameState, isProblems } from '../../kernel/game.ts';
import type { Deed } from '../../kernel/match.ts';
import { type Midway, openMatch } from '../../kernel/match-file.ts';
import { keptDeed, recalled } from '../../table/snapshot.ts';
import type { WholeMatch } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import { keepVerdict } from '../store/snapshots.ts';
import { fileOf } from './file.ts';
import { rulesVersion } from './rules-version.ts';
import { takeUpFrom } from './snapshots.ts';

/**
 * How a match that was begun by other rules stands to those of today. `agrees`: every deed is legal
 * and leads to what it led to then. `pinned`: what the first so many deeds led to stands as it was,
 * and the match goes on from there. `held`: only so many deeds can be played again; it cannot go on.
 */
export type Verdict =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'pinned'; readonly at: number; readonly differs: number }
  | { readonly kind: 'held'; readonly at: number };

/** How many deeds lead to what they led to, from the beginning or from midway on. */
function agreeing(game: AnyGame, whole: WholeMatch, midway?: Midway<GameState>): number {
  const deeds = whole.deeds.map(({ deed }) => JSON.parse(deed) as Deed);
  let agreed = midway?.history.length ?? 0;
  let differs = false;
  const opened = openMatch(
    game.rules,
    fileOf(whole, deeds),
    ({ history }, index) => {
      const entry = history[index];
      const print = whole.deeds[index]?.print ?? null;
      if (print !== null && entry && keptDeed(entry).print !== print) differs = true;
      if (!differs) agreed = index + 1;
    },
    undefined,
    midway,
  );
  return isProblems(opened) ? Math.min(agreed, whole.deeds.length - 1) : agreed;
}

/** Plays a match again by the rules of today and says how it stands to them. */
export function judge(game: AnyGame, whole: WholeMatch): Verdict {
  const { row, deeds } = whole;
  const all = deeds.length;
  const agreed = row.pinned === null ? agreeing(game, whole) : 0;
  if (agreed === all) return { kind: 'agrees' };
  // Not even the oldest snapshot may be of use: then the match ends where the rules part.
  const last = takeUpFrom(game, asOfOldRules(whole), all);
  if (last) {
    const stored = deeds.map(({ deed }) => JSON.parse(deed) as Deed);
    const { midway } = recalled(last.from, stored);
    if (agreeing(game, whole, midway) === all)
      return { kind: 'pinned', at: last.number, differs: agreed };
  }
  return { kind: 'held', at: agreed };
}

/** The newest snapshot is to be used, whichever rules it was made by. */
const asOfOldRules = ({ row, snapshots, ...rest }: WholeMatch): WholeMatch => {
  const rules = snapshots.at(-1)?.rules ?? row.rules;
  return { ...rest, snapshots, row: { ...row, rules } };
};

/** Whether a match is played by the rules of today. */
export const isCurrent = ({ row }: Pick<WholeMatch, 'row'>): boolean =>
  row.rules === rulesVersion(row.game) && row.held === null;

/** Judges a match and puts it down; `null` if it went on meanwhile. */
export async function recheck(db: Db, game: AnyGame, whole: WholeMatch): Promise<Verdict | null> {
  const { id, version, game: name, rules } = whole.row;
  const verdict = judge(game, whole);
  const kept = await keepVerdict(db, id, version, {
    // A match that is held is looked at again with the next correction.
    rules: verdict.kind === 'held' ? rules : rulesVersion(name),
    pinned: verdict.kind === 'pinned' ? verdict.at : null,
    held: verdict.kind === 'held' ? verdict.at : null,
  });
  return kept ? verdict : null;
}
