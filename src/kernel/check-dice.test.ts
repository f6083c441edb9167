import { describe, expect, test } from 'vitest';
import { game } from '../games/outpost/game.ts';
import { checkDice, rollThrough, type Witnessed } from './check-dice.ts';
import { stream } from './dice.ts';
import type { AnyGame } from './face.ts';
import { commitmentOf } from './fair-dice.ts';
import { isProblems } from './game.ts';
import { completeSetup } from './match.ts';
import { type MatchFile, newMatchFile, openMatch, writeMatchFile } from './match-file.ts';

const any = game as unknown as AnyGame;
const secret = '5e'.repeat(32);
const dice = {
  kind: 'fair',
  match: 'm',
  commitment: commitmentOf(secret),
  nonces: { scouts: 'aa', riders: 'bb' },
  secret,
} as const;

const hasDie = (event: object): boolean => 'die' in event;

/** A match at random. */
function played(seed: number): { file: MatchFile; seen: Witnessed } {
  const file = newMatchFile(completeSetup(any.rules, {}), dice, {});
  const match = openMatch(any.rules, file);
  if (isProblems(match)) throw new Error('it does not open');
  const random = stream(`check ${seed}`);
  while (!match.outcome) {
    const side = match.owed[0]?.side ?? '';
    const choices = match.choices(side);
    const choice = choices[random(choices.length)];
    if (choice) match.choose(side, choice);
  }
  const told = match.log('scouts');
  return {
    file: writeMatchFile(match, dice),
    seen: { commitment: dice.commitment, nonce: 'aa', side: 'scouts', told },
  };
}

describe('the dice of a match that is over', () => {
  // The first of some in which a die fell openly.
  const matches = Array.from({ length: 20 }, (_, seed) => played(seed));
  const { file, seen } = matches.find(({ seen: { told } }) => told.some(hasDie)) ?? played(0);

  test('are found honest, every roll computed again', () => {
    const through = rollThrough(any, file);
    const rolls = isProblems(through) ? 0 : through.rolls.length;
    expect(rolls).toBeGreaterThan(5);
    expect(checkDice(any, file, seen)).toEqual({ trouble: null, rolls, noted: true });
  });

  test('another secret than was committed to', () => {
    const other = 'ab'.repeat(32);
    const swapped = { ...dice, secret: other, commitment: commitmentOf(other) };
    expect(checkDice(any, { ...file, dice: swapped }, seen).trouble).toBe('commitment');
  });

  test('a nonce that was left out or changed', () => {
    const changed = { ...dice, nonces: { ...dice.nonces, scouts: 'cc' } };
    expect(checkDice(any, { ...file, dice: changed }, seen).trouble).toBe('nonce');
  });

  test('a die that was told otherwise than it fell', () => {
    const at = seen.told.findIndex(hasDie);
    expect(at).toBeGreaterThan(-1);
    const told = seen.told.map((event, i) => (i === at ? { ...event, die: 99 } : event));
    expect(checkDice(any, file, { ...seen, told }).trouble).toBe('told');
  });

  test('nothing was noted here, or the secret is not shown yet', () => {
    expect(checkDice(any, file, { ...seen, commitment: null, nonce: null })).toMatchObject({
      trouble: null,
      noted: false,
    });
    const { secret: _, ...hidden } = dice;
    expect(checkDice(any, { ...file, dice: hidden }, seen).trouble).toBe('noSecret');
  });
});
