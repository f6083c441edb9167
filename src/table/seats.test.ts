import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { changedSeats, levelsOf, PERSON, seatable, usualLevel } from './seats.ts';

const bittereinder = await registered('bittereinder')?.load();
const magersfontein = await registered('magersfontein')?.load();
const outpost = await registered('outpost')?.load();
if (!bittereinder || !magersfontein || !outpost) throw new Error('a game is gone');
const without = { ...outpost, opponents: [] };

it('changes the seats about, whoever sits there', () => {
  expect(changedSeats(['a', 'b'], { a: PERSON, b: 'veteran' })).toEqual({
    a: 'veteran',
    b: PERSON,
  });
  expect(changedSeats(['a', 'b'], { b: 'veteran' })).toEqual({ a: 'veteran', b: PERSON });
  expect(changedSeats(['a'], { a: 'recruit' })).toEqual({ a: 'recruit' });
});

it('offers the levels that a game has machines for', () => {
  expect(levelsOf(bittereinder)).toEqual([
    'random',
    'recruit',
    'veteran',
    'cautious',
    'bold',
    'general',
  ]);
  expect(levelsOf(magersfontein)).toEqual([
    'random',
    'recruit',
    'veteran',
    'cautious',
    'bold',
    'general',
  ]);
  expect(levelsOf(without)).toEqual(['random']);
});

it('seats the strongest machine where a level is not to be had, and a person where nothing is said', () => {
  const [one = '', two = ''] = magersfontein.rules.sides;
  const opponents = magersfontein.opponents.filter(({ level }) => level !== 'bold');
  expect(seatable({ ...magersfontein, opponents }, { [one]: 'bold', nobody: 'recruit' })).toEqual({
    [one]: 'general',
    [two]: PERSON,
  });
  expect(seatable(without, { scouts: 'veteran', riders: PERSON })).toEqual({
    scouts: 'random',
    riders: PERSON,
  });
});

it('offers the Veteran first, also where a General sits', async () => {
  const war = await registered('second-boer-war')?.load();
  if (!war) throw new Error('a game is gone');
  expect(levelsOf(war, 'empire').at(-1)).toBe('general');
  expect(usualLevel(war, 'empire')).toBe('veteran');
  expect(usualLevel(without, 'scouts')).toBe('random');
});
