import { describe, expect, it } from 'vitest';
import { choiceKey } from '../kernel/choice.ts';
import { seededDice } from '../kernel/dice.ts';
import { isProblems } from '../kernel/game.ts';
import { Play } from '../kernel/play.ts';
import { readPosition } from '../kernel/position.ts';
import { speech } from '../kernel/text.ts';
import { sayChoice } from '../table/saying.ts';
import { GAMES_WITH_PUZZLES, loadPuzzles } from './puzzle-registry.ts';
import { registered } from './registry.ts';

// No correction of a rule may break a puzzle unseen.
describe.each(GAMES_WITH_PUZZLES)('puzzles of %s', async (id) => {
  const game = await registered(id)?.load();
  const found = await loadPuzzles(id);
  if (!game || !found) throw new Error(`${id} has no puzzles`);
  const { set, themes } = found;

  it('have numbers of their own, and say how they were made', () => {
    expect(set.game).toBe(id);
    expect(set.command).toMatch(new RegExp(`^heliograph puzzles ${id} `));
    expect(new Set(set.puzzles.map((one) => one.id)).size).toBe(set.puzzles.length);
  });

  it.each(set.puzzles.map((one) => [one.id, one] as const))('%s', (_, puzzle) => {
    const laid = readPosition(game.rules, puzzle.position);
    if (isProblems(laid)) throw new Error(JSON.stringify(laid));
    const play = new Play(game.rules, laid.box, laid.state, seededDice('puzzle'));
    play.advance();
    const owed = play.owedBy(puzzle.side);
    expect(owed?.step.step).toBe(puzzle.decision);
    if (!owed) return;
    // The best and the others are all that is legal: whatever is chosen gets its word.
    const said = [puzzle.best, ...puzzle.others].map(({ choice }) => choiceKey(choice));
    expect(said.toSorted()).toEqual(play.choices(owed).map(choiceKey).toSorted());
    expect(play.ruleOf(owed)).toBe(puzzle.rule);
    expect(themes).toHaveProperty(puzzle.best.choice.do);
    play.take(owed, puzzle.best.choice);
    expect(play.outcome ?? play.owed[0]).toBeTruthy();
    for (const { winChance } of puzzle.others)
      expect(winChance).toBeLessThan(puzzle.best.winChance);
    expect(puzzle.gap).toBeGreaterThan(3 * puzzle.error);
    for (const language of ['en', 'pl'] as const)
      expect(sayChoice(speech(game.texts, language), puzzle.best.choice)).toMatch(/\S/);
  });
});
