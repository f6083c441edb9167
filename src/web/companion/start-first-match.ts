import type { AnyGame } from '../../kernel/face.ts';
import type { FirstMatchFile } from '../../kernel/first-match.ts';
import { firstMatchSetup } from '../../table/companion.ts';
import { newMatch } from '../store/new-match.ts';
import { accompany } from './accompanied.ts';

/** Lays out the first match of a game; says under which name it is kept. */
export async function startFirstMatch(game: AnyGame, file: FirstMatchFile): Promise<string> {
  const { setup, seats, start, seed } = firstMatchSetup(game, file);
  const id = await newMatch(setup, seats, start, seed);
  accompany(id);
  return id;
}
