import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { defaultBox } from '../box.ts';
import { pieceOf } from '../state.ts';
import { table } from '../testing.ts';
import { driveGoals } from './empire-drive.ts';
import { reachOf } from './reach.ts';
import { VETERAN } from './skill.ts';

const box = defaultBox();

/** Where riders at Winburg (F13) would go, with nobody in Kroonstad (F17) beside it. */
function ridesTo(kommando: string, razed: readonly string[] = [], taken = 3): string | undefined {
  const look = table({
    turn: 10,
    phase: 'empireLand',
    at: { F13: ['cav-iy-i'], [kommando]: ['F13-kommando'] },
    empire: box.homes
      .map((home) => at(box.areaIds, home))
      .filter((id) => id !== 'F17' && !razed.includes(id)),
    republics: ['F17'],
    razed,
    more: { taken },
  });
  const goals = driveGoals(look, reachOf(look), 'land', VETERAN);
  return box.areaIds[at(goals, pieceOf(look, 'cav-iy-i'))];
}

test('3.3-b who guards a home stays there while its Kommando is about: it would be lost for the one that is taken', () => {
  expect(ridesTo('F12')).toBe('F13');
});

test('where no Boers are about there is nothing to guard', () => {
  expect(ridesTo('T23')).toBe('F17');
});

test('10.2.3-a a razed home wants no guard', () => {
  expect(ridesTo('F12', ['F13'])).toBe('F17');
});

test('while a capital stands he goes on to what can be taken', () => {
  expect(ridesTo('F12', [], 1)).toBe('F17');
});
