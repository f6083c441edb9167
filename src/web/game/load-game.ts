import type { AnyBoard } from '../../boardkit/board.ts';
import { loadBoard as findBoard } from '../../games/board-registry.ts';
import { registered } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Setup } from '../../kernel/game.ts';
import { say } from '../text/page-text.svelte.ts';

export async function loadGame(id: string): Promise<AnyGame> {
  const found = registered(id);
  if (!found) throw new Error(say('game.unknown', { id }));
  return found.load();
}

export async function loadBoard(id: string): Promise<AnyBoard> {
  const board = await findBoard(id);
  if (!board) throw new Error(say('game.noBoard'));
  return board;
}

export function openBox(game: AnyGame, pack?: Setup['pack']): unknown {
  const box = game.packs.openBox(pack);
  if (isProblems(box)) {
    throw new Error(box.map(({ at, problem }) => `${at}: ${problem}`).join('; '));
  }
  return box;
}
