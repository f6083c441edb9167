import { expect, test } from 'vitest';
import { choiceKey } from '../../../kernel/choice.ts';
import { table } from '../testing.ts';
import { fillGap } from './gaps.ts';
import { unitMind } from './testing.ts';
import { GENERAL, VETERAN, type Weights } from './weights.ts';

/** What one commando behind the hill does, with the British before the line or in it. */
function behindTheHill(
  unit: string,
  british: string,
  { weights = VETERAN, more = {} }: { weights?: Weights; more?: Record<string, string> } = {},
): string | undefined {
  const t = table({
    units: {
      [unit]: '1715',
      'potch-a': { hex: '1520', hidden: true },
      'black-watch-a': british,
      ...more,
    },
    leaders: { 'cronje-p': '1716' },
  });
  t.act('cronje-p', unit);
  const choice = fillGap(unitMind(t, 'boers', weights), t.unit(unit));
  return choice && choiceKey(choice);
}

test('the reserve goes up to an empty summit before anything is lost', () => {
  expect(behindTheHill('heilbron', '1622')).toMatch(/^move heilbron to=1[67]16$/);
});

test('others leave their place only to close a gap behind a lost trench', () => {
  expect(behindTheHill('winburg', '1622')).toBeUndefined();
  expect(behindTheHill('winburg', '1620')).toMatch(/^move winburg to=/);
});

test('nobody rides to a hill that no enemy is near', () => {
  expect(behindTheHill('heilbron', '1632')).toBeUndefined();
});

test('the General lets nobody go who has the enemy within four hexes', () => {
  const pursued = { more: { 'seaforth-a': '1719' } };
  const weights = GENERAL.boers;
  expect(behindTheHill('winburg', '1720', { weights })).toMatch(/^move winburg to=/);
  expect(behindTheHill('winburg', '1720', { weights, ...pursued })).toBeUndefined();
  const nearer = { ...weights, engaged: weights.engaged - 1 };
  expect(behindTheHill('winburg', '1720', { weights: nearer, ...pursued })).toMatch(
    /^move winburg/,
  );
});
