import type { PuzzleSet, Puzzles } from '../../../kernel/puzzle.ts';
import data from './puzzles.json' with { type: 'json' };

export const puzzles: Puzzles = {
  // Made by `heliograph puzzles`; the tests read every puzzle strictly.
  set: data as unknown as PuzzleSet,
  themes: {
    order: 'order',
    longOrder: 'order',
    endOrders: 'order',
    aim: 'order',
    objective: 'order',
    initiative: 'order',
    decline: 'order',
    withdraw: 'retreat',
    endWithdrawals: 'retreat',
    fallBack: 'retreat',
    march: 'march',
    halt: 'march',
    take: 'march',
    takeAll: 'march',
    ride: 'march',
    endBrigade: 'march',
  },
};
