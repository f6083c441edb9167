import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { table } from '../testing.ts';
import { inZone, zoneReach } from './05-zones.ts';

const rule = ruleOf('magersfontein');

rule(
  'V.1',
  'zones: fire range on foot, two hexes mounted, none for mounted infantry in the saddle',
  () => {
    const t = table({
      units: {
        'black-watch-a': '2916',
        'potch-a': '2912',
        '9-lancers': { hex: '3116', form: 'mounted' },
        'mi-milton': { hex: '2716', form: 'mounted' },
        'mi-rimington': '2717',
      },
    });
    const reach = (id: string) => zoneReach(t.look, t.unit(id));
    expect([
      reach('black-watch-a'),
      reach('potch-a'),
      reach('9-lancers'),
      reach('mi-milton'),
      reach('mi-rimington'),
    ]).toEqual([2, 3, 2, 0, 2]);
  },
);

rule('V.2', 'only what it sees: 1823 controls 1824, not 1825 behind its edge', () => {
  const t = table({ units: { 'black-watch-a': '1823' } });
  const controls = (hex: string) => inZone(t.look, t.unit('black-watch-a'), t.hexIndex(hex));
  expect([controls('1824'), controls('1825'), controls('1821')]).toEqual([true, false, true]);
});

rule('V.3', 'guns control too; routed units and the column do not', () => {
  const t = table({
    units: {
      'rfa-18': '2920',
      'black-watch-a': { hex: '2716', routed: true },
      'seaforth-a': { hex: '2717', form: 'column' },
    },
  });
  expect(inZone(t.look, t.unit('rfa-18'), t.hexIndex('2912'))).toBe(true);
  expect([
    zoneReach(t.look, t.unit('black-watch-a')),
    zoneReach(t.look, t.unit('seaforth-a')),
  ]).toEqual([0, 0]);
});
