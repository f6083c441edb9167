import { describe, expect, test } from 'vitest';
import { SHOWN } from '../../games/registry.ts';
import { processFor } from './choice.ts';

const games = SHOWN.map(({ id }) => id);
const matches = Array.from({ length: 200 }, (_, i) => `match-${i}`);

/** The processes at which matches of a game are played. */
const placesOf = (game: string, processes: number): number[] =>
  [...new Set(matches.map((match) => processFor(game, match, processes)))].sort((a, b) => a - b);

describe('which process plays a match', () => {
  test('with no more processes than games all matches of a game are together', () => {
    for (let processes = 1; processes <= games.length; processes++)
      for (const [place, game] of games.entries())
        expect(placesOf(game, processes)).toEqual([place % processes]);
  });

  test('with more, the matches of a game are spread over its own processes, and all have work', () => {
    for (const processes of [games.length + 1, 2 * games.length, 64]) {
      const all = games.map((game) => placesOf(game, processes));
      for (const [place, places] of all.entries())
        expect(places.every((one) => one % games.length === place)).toBe(true);
      expect(all.flat().sort((a, b) => a - b)).toEqual(
        Array.from({ length: processes }, (_, place) => place),
      );
    }
  });

  test('is always the same, also for games that are not shown and matches that do not exist', () => {
    for (const game of [...games, 'outpost', ''])
      for (const processes of [1, 2, 3, 7, 64]) {
        const place = processFor(game, 'boX7wPTvWEUHhyV0a2LmVw', processes);
        expect(place).toBe(processFor(game, 'boX7wPTvWEUHhyV0a2LmVw', processes));
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(processes);
      }
  });
});
