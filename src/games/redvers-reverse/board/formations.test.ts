import { expect, it } from 'vitest';
import { defaultBox } from '../box.ts';
import { formationOf } from './formations.ts';

const box = defaultBox();

it('finds the brigade of its units, of its leader, and where it is named itself', () => {
  const moved = { type: 'moved', rule: '4.1a', at: 'colenso', to: 'fort-wylie' } as const;
  expect(formationOf({ ...moved, piece: 'inniskilling' }, box)).toBe('5th-irish');
  expect(formationOf({ ...moved, piece: 'durham' }, box)).toBe('4th-light');
  const rode = { type: 'rode', rule: '4.1a', piece: 'ldr-5th-irish', to: 'fort-wylie' } as const;
  expect(formationOf(rode, box)).toBe('5th-irish');
  const dropped = { type: 'ordersDropped', rule: '4.1a', brigade: '4th-light' } as const;
  expect(formationOf(dropped, box)).toBe('4th-light');
});

it('tells the groups of the Boers apart', () => {
  for (const group of box.groups)
    for (const unit of group.units) {
      const piece = box.pieces[unit]?.id ?? '';
      const aims = { type: 'boerAims', rule: '8.1a', piece, to: 'colenso' } as const;
      expect(formationOf(aims, box), piece).toBe(`group-${group.id}`);
    }
});

it('finds none in what is about nobody, or about Buller, who has no brigade', () => {
  expect(formationOf({ type: 'misfire', rule: '3.1a' }, box)).toBeNull();
  const buller = box.pieces[box.buller]?.id ?? '';
  expect(formationOf({ type: 'rode', rule: '4.1a', piece: buller, to: 'colenso' }, box)).toBeNull();
});
