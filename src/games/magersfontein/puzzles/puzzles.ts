import type { PuzzleSet, Puzzles } from '../../../kernel/puzzle.ts';
import data from './puzzles.json' with { type: 'json' };

export const puzzles: Puzzles = {
  // Made by `heliograph puzzles`; the tests read every puzzle strictly.
  set: data as unknown as PuzzleSet,
  themes: {
    goFirst: 'order',
    goSecond: 'order',
    attack: 'order',
    defend: 'order',
    keepOrder: 'order',
    vector: 'order',
    recover: 'rest',
    done: 'rest',
    move: 'march',
    fire: 'attack',
    assault: 'attack',
    charge: 'attack',
    fight: 'attack',
    join: 'attack',
    alone: 'attack',
    stand: 'reaction',
    counterattack: 'reaction',
    countercharge: 'reaction',
    pass: 'reaction',
    fallBack: 'retreat',
    withdraw: 'retreat',
  },
};
