import { expect, test } from 'vitest';
import { table } from '../testing.ts';
import { boerAction } from './boers.ts';
import { planFor } from './plan.ts';
import { unitMind } from './testing.ts';
import { BOLD, type BothWeights, CAUTIOUS, GENERAL } from './weights.ts';

const TEMPERS: readonly BothWeights[] = [CAUTIOUS, GENERAL, BOLD];
const MEN = ['black-watch-a', 'black-watch-b', 'seaforth-a', 'seaforth-b'];

/** So many half-battalions on these hexes, each with so many points lost. */
const half = (many: number, hexes: readonly string[], lost: number) =>
  Object.fromEntries(
    MEN.slice(0, many).map((id, i) => [id, { hex: hexes[i] ?? hexes[0] ?? '', lost }]),
  );

test('bold British send the tired in, cautious ones only the fit', () => {
  const sent = (lost: number): (number | undefined)[] => {
    const t = table({
      units: {
        ...half(4, ['1521', '1521', '1521', '1621'], lost),
        'potch-a': { hex: '1520', hidden: true },
      },
      leaders: { wauchope: { hex: '1522', attack: 'N-NE 1501 3' } },
    });
    return TEMPERS.map(
      ({ british }) =>
        planFor({ ...t.look, weights: british }, t.commander('wauchope'))?.ready.length,
    );
  };
  expect(sent(2)).toEqual([4, 4, 4]);
  expect(sent(3)).toEqual([0, 4, 4]);
  expect(sent(4)).toEqual([0, 0, 4]);
});

test('bold Boers fire whoever answers, cautious ones where it costs little', () => {
  const does = (many: number, lost: number): string[] => {
    const t = table({
      units: { hoopstad: '1620', ...half(many, ['1621'], lost) },
      leaders: { 'cronje-p': '1619' },
    });
    t.act('cronje-p', 'hoopstad');
    return TEMPERS.map(({ boers }) => boerAction(unitMind(t, 'boers', boers)).do);
  };
  expect(does(3, 2)).toEqual(['done', 'done', 'fire']);
  expect(does(2, 2)).toEqual(['done', 'fire', 'fire']);
  expect(does(2, 3)).toEqual(['fire', 'fire', 'fire']);
});
