import { expect, test } from 'vitest';
import { choiceKey } from '../../../kernel/choice.ts';
import { type Placed, table } from '../testing.ts';
import { climb } from './hill.ts';
import { unitMind } from './testing.ts';
import { GENERAL, VETERAN, type Weights } from './weights.ts';

type Units = Record<string, string | Placed>;

/** Where the Black Watch goes for the sake of the count. */
function goes(
  from: string,
  {
    turn = 20,
    weights = GENERAL.british,
    more = {},
  }: { turn?: number; weights?: Weights; more?: Units } = {},
): string | undefined {
  const t = table({
    turn,
    units: { 'black-watch-a': from, ...more },
    leaders: { wauchope: { hex: '1522', attack: 'N-NE 1501 3' } },
  });
  t.act('wauchope', 'black-watch-a');
  const choice = climb(unitMind(t, 'british', weights), t.unit('black-watch-a'));
  return choice && choiceKey(choice);
}

const UP = 'move black-watch-a to=1519';

test('late in the day the General sends men from the trench up to an empty summit', () => {
  expect(goes('1520')).toBe(UP);
  expect(goes('1520', { turn: GENERAL.british.climbFrom - 1 })).toBeUndefined();
  expect(goes('1520', { weights: VETERAN })).toBeUndefined();
});

test('nobody goes where Boers stand, where there is no room, or into too much fire', () => {
  const boer = { hex: '1519', hidden: true };
  expect(goes('1520', { more: { klerksdorp: boer } })).toBeUndefined();
  const full = { 'seaforth-a': '1519', 'seaforth-b': '1519', 'argyll-a': '1519' };
  expect(goes('1520', { more: full })).toBeUndefined();
  const watched = { klerksdorp: '1618', 'potch-a': '1518', bloemfontein: '1419', hoopstad: '1619' };
  const tired = { 'black-watch-a': { hex: '1520', reduced: true, lost: 3 } };
  expect(goes('1520', { more: watched })).toBe(UP);
  expect(goes('1520', { more: { ...watched, ...tired } })).toBeUndefined();
});

test('who is too far for one activation comes up through the trench, if there is time', () => {
  expect(goes('1720', { turn: 19 })).toBe('move black-watch-a to=1620');
  expect(goes('1720', { turn: 20 })).toBeUndefined();
});

test('the hurt rest first, while there is time for both', () => {
  const hurt = { 'black-watch-a': { hex: '1520', lost: 2 } };
  expect(goes('1520', { turn: 19, more: hurt })).toBeUndefined();
  expect(goes('1520', { turn: 20, more: hurt })).toBe(UP);
});

test('from the summit one goes on to a second: two held at once win', () => {
  const mate = { 'seaforth-a': '1519' };
  expect(goes('1519', { more: mate })).toBe('move black-watch-a to=1619');
  expect(goes('1519')).toBeUndefined();
});
