import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { isProblems } from '../kernel/game.ts';
import { completeSetup, layOut } from '../kernel/match.ts';
import { type Machine, patienceAfter, reviewerOf, think, thinkInPieces } from './machines.ts';

it('a machine gets a second for a decision, and some for all until a person is asked', () => {
  expect(patienceAfter(0)).toEqual({ milliseconds: 1000 });
  let thought = 0;
  for (let decision = 0; decision < 60; decision++)
    thought += patienceAfter(thought).milliseconds ?? Number.POSITIVE_INFINITY;
  // However many there are, it never stops thinking altogether, and nobody waits ten seconds.
  expect(thought).toBeLessThan(10_000);
  expect(patienceAfter(1_000_000).milliseconds).toBeGreaterThan(0);
});

it('a match is looked through by the reviewer of its game, else by its strongest machine that compares', async () => {
  const battle = await registered('magersfontein')?.load();
  const war = await registered('second-boer-war')?.load();
  if (!battle?.reviewer || !war) throw new Error('a game is gone');
  expect(battle.opponents.at(-1)?.compare).toBeDefined();
  expect(reviewerOf(battle, 'british')).toBe(battle.reviewer);
  expect(war.reviewer).toBeUndefined();
  expect(reviewerOf(war, 'boers')?.level).toBe('general');
});

it('whose answer stands before it searches gives it at once; others search', async () => {
  const game = await registered('outpost')?.load();
  if (!game) throw new Error('a game is gone');
  const laid = layOut(game.rules, completeSetup(game.rules, {}));
  if (isProblems(laid)) throw new Error(laid[0]?.problem);
  const choices = [{ do: 'hold' }, { do: 'go' }];
  const side = game.rules.sides[0] ?? '';
  const owed = { side, step: { step: 'orders' }, lane: -1 };
  const searched = (): never => {
    throw new Error('it searches');
  };
  const answered = (isSettled: boolean, ask: 'at once' | 'in pieces') => {
    const machine: Machine = {
      level: 'general',
      sides: game.rules.sides,
      choose: (thinking) => thinking.choices[1] ?? searched(),
      advise: searched,
      deliberate: searched,
      isSettled: () => isSettled,
    };
    const asked = { view: () => laid.state, owed, choices };
    const question = { level: 'general', asked, seed: 's' };
    const world = { ...game, opponents: [machine] };
    return ask === 'at once'
      ? think(world, laid.box, question)
      : thinkInPieces(world, laid.box, question, () => false);
  };
  expect(answered(true, 'at once')).toBe(choices[1]);
  expect(await answered(true, 'in pieces')).toBe(choices[1]);
  expect(() => answered(false, 'at once')).toThrow('it searches');
  await expect(answered(false, 'in pieces')).rejects.toThrow('it searches');
});
