import type { AnyBoard, Board } from '../boardkit/board.ts';
import type { GameState } from '../kernel/game.ts';

/** A board draws only views of its own game; the table hands it no others. */
const asAny = <S extends GameState, B>(board: Board<S, B>): AnyBoard =>
  board as unknown as AnyBoard;

/** The boards, each loaded when its game is opened. One line per game. */
export const BOARDS: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  bittereinder: () => import('./bittereinder/board/board.ts').then(({ board }) => asAny(board)),
  magersfontein: () => import('./magersfontein/board/board.ts').then(({ board }) => asAny(board)),
  outpost: () => import('./outpost/board/board.ts').then(({ board }) => asAny(board)),
  'redvers-reverse': () =>
    import('./redvers-reverse/board/board.ts').then(({ board }) => asAny(board)),
  'second-boer-war': () =>
    import('./second-boer-war/board/board.ts').then(({ board }) => asAny(board)),
};
