import { expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { isProblems } from '../../kernel/game.ts';
import { completeSetup } from '../../kernel/match.ts';
import { openMatch } from '../../kernel/match-file.ts';
import { dramaOf } from './drama.ts';
import { playCandidate } from './pick.ts';

const curve = (...percent: number[]) => ({
  points: percent.map((chance) => ({ turn: 1, chance: chance / 100 })),
});

test('the lead changes when it is plain to see, not when the curve trembles', () => {
  expect(dramaOf(curve(50, 55, 45, 52, 48), 1).turns).toBe(0);
  expect(dramaOf(curve(50, 70, 30, 70), 1).turns).toBe(2);
  expect(dramaOf(curve(70, 50, 70, 50, 30), 0).turns).toBe(1);
});

test('how near defeat the winner was, whichever side it is', () => {
  expect(dramaOf(curve(50, 10, 90), 1).lowest).toBeCloseTo(0.1);
  expect(dramaOf(curve(50, 10, 90, 5), 0).lowest).toBeCloseTo(0.1);
});

test('a match is decided when its end is beyond doubt and stays so', () => {
  expect(dramaOf(curve(50, 90, 50, 90, 95, 99, 99, 100), 1).decided).toBeCloseTo(3 / 8);
  expect(dramaOf(curve(50, 50, 50, 50, 84), 1).decided).toBe(1);
  expect(dramaOf(curve(), 1)).toMatchObject({ turns: 0, decided: 0 });
});

test('a turn of fortune is more dramatic than a walk', () => {
  const walk = dramaOf(curve(60, 70, 90, 95, 100), 1);
  const turned = dramaOf(curve(60, 30, 20, 60, 100), 1);
  expect(turned.score).toBeGreaterThan(walk.score);
});

test('a candidate is a whole match that plays again, and is the same for the same seed', async () => {
  const game = await registered('second-boer-war')?.load();
  if (!game) throw new Error('no game');
  const setup = completeSetup(game.rules, { scenario: 'guerrilla' });
  const one = playCandidate(game, setup, 'recruit', 'drama');
  expect(one).toEqual(playCandidate(game, setup, 'recruit', 'drama'));
  if (!one) throw new Error('no end');
  const match = openMatch(game.rules, one.match);
  if (isProblems(match)) throw new Error(match[0]?.problem);
  expect(match.outcome).toEqual(one.outcome);
  expect(match.hash).toBe(one.match.hash);
});
