import type { AnyBoard } from '../boardkit/board.ts';

/** The boards, each loaded when its game is opened. One line per game. */
export const BOARDS: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  // 'redvers-reverse': () => import('./redvers-reverse/board/board.ts').then((m) => m.board as unknown as AnyBoard),
};
