import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Side } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { type MatchFile, openMatch } from '../../kernel/match-file.ts';
import { writePosition } from '../../kernel/position.ts';
import { CASE_VERSION } from '../../table/referee/case-file.ts';
import { isTold } from '../../table/tale.ts';
import { go } from '../router.svelte.ts';
import type { Table } from '../table/table.svelte.ts';
import { handCase } from './handed.ts';

/**
 * Whether a match may be laid before the referee, who sees everything: once it is over, or where
 * nothing is hidden from anybody, neither now nor in the moment that is looked at.
 */
export const mayAskReferee = ({ game: { rules }, moment, view, session }: Table): boolean =>
  // A match on the server is not ours to hand out.
  !session.match &&
  (moment.outcome !== null || [moment.view, view].every((seen) => rules.allKnown?.(seen) ?? false));

/** How many deeds were done before the one that led to what a side was told as its nth. */
export function deedsBefore(
  game: AnyGame,
  file: MatchFile,
  side: Side | null,
  nth: number,
): number {
  let heard = -1;
  let found = file.deeds.length;
  openMatch(game.rules, file, undefined, {
    hear(told, _, entry) {
      if (!isTold(told, side)) return;
      heard += 1;
      if (heard === nth) found = Math.max(0, entry);
    },
    forget() {},
  });
  return found;
}

/** A match after so many of its deeds, as a case; `null` if it cannot be played that far. */
export function caseOf(game: AnyGame, file: MatchFile, deeds: number): JsonObject | null {
  const { hash: _, ...whole } = file;
  const match = openMatch(game.rules, { ...whole, deeds: file.deeds.slice(0, deeds) });
  if (isProblems(match)) return null;
  return {
    heliograph: 'case',
    version: CASE_VERSION,
    game: game.rules.id,
    position: writePosition(game.rules, match.setup, match.state),
  };
}

/** Opens the referee's desk with the match as it stands, or with a moment of its past; of a match that is over, with its last decision. */
export async function askReferee(
  table: Table,
  moment?: { readonly side: Side | null; readonly at: number },
): Promise<void> {
  if (!mayAskReferee(table)) return;
  const { game } = table;
  const file = await table.session.file();
  if (!file) return;
  const all = table.moment.outcome ? file.deeds.length - 1 : file.deeds.length;
  const deeds = moment ? deedsBefore(game, file, moment.side, moment.at) : all;
  const data = caseOf(game, file, deeds);
  if (!data) return;
  handCase(game.rules.id, data);
  go(`/games/${game.rules.id}/referee`);
}
