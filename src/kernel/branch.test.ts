import { expect, test } from 'vitest';
import { game } from '../games/outpost/game.ts';
import { branchOf } from './branch.ts';
import { seededDice, stream } from './dice.ts';
import { isProblems } from './game.ts';
import { completeSetup, Match } from './match.ts';
import { type MatchFile, openMatch, parseMatchFile, writeMatchFile } from './match-file.ts';

const { rules } = game;

function sound<T extends object>(value: T | readonly { problem: string }[]): T {
  if (Array.isArray(value)) throw new Error(JSON.stringify(value));
  return value as T;
}

/** A whole random match. */
function played(seed: string): MatchFile {
  const match = sound(Match.begin(rules, completeSetup(rules, {}), seededDice(seed)));
  const random = stream(seed);
  while (!match.outcome) {
    const side = match.owed[0]?.side ?? '';
    const choices = match.choices(side);
    match.choose(side, choices[random(choices.length)] ?? { do: '' });
  }
  return writeMatchFile(match, { kind: 'seeded', seed }, { seats: { scouts: 'person' } });
}

/** The hash after each deed. */
function hashes(file: MatchFile): string[] {
  const all: string[] = [];
  sound(openMatch(rules, file, (match) => all.push(match.hash)));
  return all;
}

test('a branch has the past of its match, says where it left it, and may go on as it did', () => {
  const file = played('one');
  const deeds = 12;
  const branch = sound(branchOf(rules, file, { match: 'abc', deeds }));
  expect(branch).toMatchObject({ from: { match: 'abc', deeds }, dice: file.dice });
  expect(branch.seats).toEqual(file.seats);
  expect(hashes(branch)).toEqual(hashes(file).slice(0, deeds));
  const { hash: _, ...open } = branch;
  expect(hashes({ ...open, deeds: file.deeds })).toEqual(hashes(file));
});

test('with fresh dice the past stays as it was, and what comes is rolled anew', () => {
  let differs = 0;
  for (const name of ['one', 'two', 'three', 'four']) {
    const file = played(name);
    const deeds = Math.floor(file.deeds.length / 3);
    const branch = sound(branchOf(rules, file, { match: 'abc', deeds, seed: `${name} again` }));
    const { hash: _, ...open } = sound(parseMatchFile(JSON.stringify(branch)));
    expect(hashes(open)).toEqual(hashes(file).slice(0, deeds));
    // The same deeds come to something else, or are not legal any more.
    const again = openMatch(rules, { ...open, deeds: file.deeds });
    if (isProblems(again) || again.hash !== file.hash) differs++;
  }
  expect(differs).toBeGreaterThan(0);
});

test('a branch of a branch with fresh dice keeps the whole past', () => {
  const file = played('five');
  const first = sound(branchOf(rules, file, { match: 'a', deeds: 20, seed: 'x' }));
  const second = sound(branchOf(rules, first, { match: 'b', deeds: 10, seed: 'y' }));
  expect(hashes(second)).toEqual(hashes(file).slice(0, 10));
});

test('what cannot be played cannot branch', () => {
  const file = played('six');
  const broken = { ...file, deeds: [{ side: 'scouts', choice: { do: 'fly' } }] };
  expect(branchOf(rules, broken, { match: 'a', deeds: 1 })).toMatchObject([{ at: 'deeds.0' }]);
  expect(branchOf(rules, file, { match: 'a', deeds: 0 })).toMatchObject({ deeds: [] });
});
