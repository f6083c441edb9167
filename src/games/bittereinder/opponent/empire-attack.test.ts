import { expect, test } from 'vitest';
import { type Case, table } from '../testing.ts';
import { prospectOf } from './empire-attack.ts';
import { GENERAL, VETERAN } from './skill.ts';

const BOERS = ['F26-kommando', 'F8-kommando', 'F13-kommando'];

/** How much more an attack at F22 is worth to the General than to the Veteran. */
function moreToTheGeneral(men: readonly string[], given: Case = {}): number {
  const look = table({
    turn: 18,
    phase: 'empireCombat',
    at: { F22: men },
    more: { wcp: 60, taken: 3 },
    ...given,
  });
  const [before = 0, after = 0] = [VETERAN, GENERAL].map(
    (skill) => prospectOf(look, { do: 'attack', at: 'F22', as: 'field' }, skill).value,
  );
  return after - before;
}

test('to the General an army is worth more, a garrison less, and riders in the net are dearer', () => {
  const columns = ['bde-2', 'bde-3', 'bde-4', 'sup-2'];
  expect(moreToTheGeneral([...columns, ...BOERS])).toBe(0);
  const boxes = { 'army-western': ['F20-kommando'] };
  expect(moreToTheGeneral([...columns, 'army-western'], { boxes })).toBeCloseTo(1);
  expect(moreToTheGeneral(['bde-2', 'sup-2', 'g-natal', ...BOERS])).toBeCloseTo(0.45);
  expect(moreToTheGeneral(['cav-mi1', 'cav-mi2', ...BOERS])).toBeCloseTo(-0.033);
});
