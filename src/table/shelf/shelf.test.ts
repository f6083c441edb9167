import { describe, expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { isProblems } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import { everySeat } from '../seats.ts';
import { newMatch, tableOf } from '../testing/seat.ts';
import { holds, newcomers, readCollection, type Shelved, writeCollection } from './collection.ts';
import { BRINK, medalsOf, type Proof, victoryOf } from './medals.ts';
import { recordsOf, summaryOf } from './summary.ts';

const game = await registered('second-boer-war')?.load();
if (!game) throw new Error('the game is gone');
const { sides } = game.rules;

/** A match of machines to its end; then one seat is said to have been a person's. */
function finished(seed: string): { file: MatchFile; winner: string; loser: string } {
  if (!game) throw new Error('the game is gone');
  const table = tableOf(game, newMatch(game, seed), everySeat(sides, 'recruit'));
  while (table.step());
  const winner = table.outcome?.winner ?? '';
  return { file: table.file(), winner, loser: sides.find((side) => side !== winner) ?? '' };
}
const { file, winner, loser } = finished('shelf');
const wonAs = (side: string, level: string): MatchFile => ({
  ...file,
  seats: { ...everySeat(sides, level), [side]: 'person' },
});

describe('a kept match in short', () => {
  const over = { turn: 3, outcome: { winner, ending: 'x' } };

  test('says which side was mine, against whom, and who won', () => {
    const mine = summaryOf(wonAs(winner, 'veteran'), over, sides);
    expect(mine).toMatchObject({ mine: winner, state: 'won', turns: 3, counts: true });
    expect(mine.machines).toEqual({ [loser]: 'veteran' });
    expect(summaryOf(wonAs(loser, 'veteran'), over, sides).state).toBe('lost');
    const people = { ...file, seats: everySeat(sides, 'person') };
    expect(summaryOf(people, over, sides)).toMatchObject({ mine: null, state: 'over' });
    const draw = { turn: 3, outcome: { winner: null, ending: 'x' } };
    expect(summaryOf(wonAs(winner, 'veteran'), draw, sides).state).toBe('drawn');
    const running = { turn: 1, outcome: null };
    expect(summaryOf(wonAs(winner, 'veteran'), running, sides).state).toBe('running');
  });

  test('counts by side and level, with Wilson’s interval, but no branches', () => {
    const won = summaryOf(wonAs(winner, 'veteran'), over, sides);
    const lost = summaryOf(
      wonAs(winner, 'veteran'),
      { ...over, outcome: { winner: loser, ending: 'x' } },
      sides,
    );
    const other = summaryOf(wonAs(winner, 'recruit'), over, sides);
    const branch = summaryOf(
      { ...wonAs(winner, 'veteran'), from: { match: 'a', deeds: 3 } },
      over,
      sides,
    );
    const [first, ...rest] = recordsOf([won, won, won, lost, other, branch]);
    expect(first).toMatchObject({ side: winner, level: 'veteran', won: 3, drawn: 0, lost: 1 });
    expect(first?.share).toBe(0.75);
    // 3 of 4, by Wilson's formula.
    expect(first?.interval[0]).toBeCloseTo(0.3006, 3);
    expect(first?.interval[1]).toBeCloseTo(0.9544, 3);
    expect(rest).toHaveLength(1);
  });
});

describe('medals', () => {
  test('are proven by playing the match through', () => {
    expect(victoryOf(game, wonAs(winner, 'veteran'))).toMatchObject({
      game: 'second-boer-war',
      side: winner,
      beaten: ['veteran'],
    });
    expect(victoryOf(game, wonAs(loser, 'veteran'))).toBeNull();
    expect(victoryOf(game, { ...file, seats: everySeat(sides, 'person') })).toBeNull();
    expect(
      victoryOf(game, { ...wonAs(winner, 'veteran'), deeds: file.deeds.slice(0, -1) }),
    ).toBeNull();
    const { hash: _, ...unfinished } = wonAs(winner, 'veteran');
    expect(victoryOf(game, { ...unfinished, deeds: file.deeds.slice(0, -1) })).toBeNull();
    expect(
      victoryOf(game, { ...wonAs(winner, 'veteran'), from: { match: 'a', deeds: 1 } }),
    ).toBeNull();
    expect(victoryOf(game, { ...wonAs(winner, 'veteran'), start: {} })).toBeNull();
  });

  test('a game whose rules play the other side is won alone', async () => {
    const alone = await registered('redvers-reverse')?.load();
    if (!alone) throw new Error('the game is gone');
    for (let n = 0; n < 60; n++) {
      const table = tableOf(alone, newMatch(alone, `alone ${n}`), { british: 'recruit' });
      while (table.step());
      const mine = { ...table.file(), seats: { british: 'person' } };
      const proven = victoryOf(alone, mine);
      expect(proven !== null).toBe(table.outcome?.winner === 'british');
      if (proven) return expect(proven.beaten).toEqual([]);
    }
    throw new Error('never won');
  });

  test('a judge says how low the winner once stood', () => {
    const lowest = victoryOf(game, wonAs(winner, 'veteran'))?.lowest ?? null;
    expect(lowest).toBeGreaterThan(0);
    expect(lowest).toBeLessThan(1);
  });

  test('each has its own condition', () => {
    const games = { a: ['x', 'y'], b: ['x'] };
    const proof = (match: string, more: Partial<Proof>): Proof => ({
      match,
      game: 'a',
      side: 'x',
      beaten: ['recruit'],
      lowest: null,
      ...more,
    });
    const names = (proofs: Proof[]) => [...medalsOf(proofs, games).keys()];
    expect(names([])).toEqual([]);
    expect(names([proof('1', {})])).toEqual(['victory']);
    expect(names([proof('1', { beaten: ['veteran'] })])).toEqual(['victory', 'veteran']);
    expect(names([proof('1', { beaten: ['general'] })])).toEqual(['victory', 'general']);
    expect(names([proof('1', { lowest: BRINK })])).toEqual(['victory', 'brink']);
    expect(names([proof('1', { lowest: BRINK + 0.01 })])).toEqual(['victory']);
    const both = medalsOf([proof('1', {}), proof('2', { side: 'y' })], games);
    expect(both.get('allSides')).toEqual(['1', '2']);
    expect(both.has('allGames')).toBe(false);
    expect(names([proof('1', {}), proof('2', { game: 'b' })])).toEqual(['victory', 'allGames']);
  });
});

describe('all matches in one file', () => {
  const one: Shelved = { id: 'one', touched: 5, file };
  const begun: Shelved = {
    id: 'begun',
    touched: 6,
    file: { ...file, deeds: file.deeds.slice(0, 9) },
  };

  test('are read as they were written', () => {
    expect(readCollection(writeCollection([one, begun]))).toEqual({
      matches: [
        { ...one, number: 1 },
        { ...begun, number: 2 },
      ],
      broken: [],
    });
  });

  test('a broken one keeps no other out, and is named', () => {
    const data = JSON.parse(writeCollection([one, begun, one]));
    data.matches[1].file.deeds = 'gone';
    const read = readCollection(JSON.stringify(data));
    if (isProblems(read)) throw new Error('refused');
    expect(read.matches.map(({ number }) => number)).toEqual([1, 3]);
    expect(read.broken).toMatchObject([{ number: 2, problems: [{ at: 'deeds' }] }]);
  });

  test('a file of another kind is refused with a reason', () => {
    for (const text of [
      '',
      'no',
      '{"heliograph":"match"}',
      '{"heliograph":"matches","version":9,"matches":[]}',
    ])
      expect(isProblems(readCollection(text)), text).toBe(true);
  });

  test('doubles are kept once, and what went farther or elsewhere is not lost', () => {
    expect(holds(file, begun.file)).toBe(true);
    expect(holds(begun.file, file)).toBe(false);
    expect(newcomers([one], [one, begun])).toEqual({ fresh: [], doubles: 2 });
    expect(newcomers([begun], [one]).fresh).toEqual([one]);
    const elsewhere = { ...one, id: 'two', file: finished('other').file };
    expect(newcomers([one], [elsewhere, elsewhere])).toEqual({ fresh: [elsewhere], doubles: 1 });
  });
});
