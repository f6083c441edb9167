import { expect, test } from 'vitest';
import { table } from '../testing.ts';
import { answersTo } from './answers.ts';
import { boerAction } from './boers.ts';
import { unitMind } from './testing.ts';
import { GENERAL, VETERAN, type Weights } from './weights.ts';

/** A commando in the trench with so many half-battalions before it. */
function beset(many: number, how: object = {}) {
  const t = table({
    units: {
      hoopstad: '1620',
      ...Object.fromEntries(
        ['black-watch-a', 'black-watch-b', 'seaforth-a']
          .slice(0, many)
          .map((id) => [id, { hex: '1621', ...how }]),
      ),
    },
    leaders: { 'cronje-p': '1619' },
  });
  return t.act('cronje-p', 'hoopstad');
}

test('each who may still react adds to what a volley may cost', () => {
  const [one, three] = [beset(1), beset(3)];
  const hoopstad = one.unit('hoopstad');
  const each = answersTo(one.look, hoopstad);
  expect(each).toBeGreaterThan(0);
  expect(answersTo(three.look, hoopstad)).toBeCloseTo(3 * each);
  three.state.reacts[three.unit('seaforth-a')] = 2;
  expect(answersTo(three.look, hoopstad)).toBeCloseTo(2 * each);
});

test('the Boer General fires at the tired, and holds his fire before many who are fresh', () => {
  const does = (how: object, weights: Weights): string => {
    const t = beset(3, how);
    return boerAction(unitMind(t, 'boers', weights)).do;
  };
  expect(does({ lost: 3 }, GENERAL.boers)).toBe('fire');
  expect(does({}, GENERAL.boers)).not.toBe('fire');
  expect(does({}, VETERAN)).toBe('fire');
});
