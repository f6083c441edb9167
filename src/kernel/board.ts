// Moved: import from `src/boardkit/board.ts`, the layer that boards and page share.
// This name goes away once nothing uses it.
export * from '../boardkit/board.ts';
