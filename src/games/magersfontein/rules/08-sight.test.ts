import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { line } from '../sight.ts';
import { table, theBox } from '../testing.ts';
import { mayFlash } from './03-command.ts';
import { inZone, rifleSees, sees } from './05-zones.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const hex = (id: string): number => box.hexIndex.get(id) ?? -1;
const open = (a: string, b: string): boolean => box.sight.open(hex(a), hex(b));
const why = (a: string, b: string) => {
  const cut = box.sight.why(hex(a), hex(b));
  return cut && `${cut.by} ${box.grid.ids[cut.hex]}`;
};

rule('VIII.1', 'sight decides fire, zones and the heliograph', () => {
  const t = table({
    units: { 'black-watch-a': '1823', 'potch-a': '1825' },
    leaders: { methuen: '1823', wauchope: '1826' },
    turn: 5,
  });
  expect(inZone(t.look, t.unit('black-watch-a'), t.hexIndex('1825'))).toBe(false);
  expect(mayFlash(t.look, t.commander('wauchope'))).toBe(false);
});

rule('VIII.2', 'the line runs from centre to centre', () => {
  expect(
    line(box.grid, hex('1417'), hex('1519')).map((step) => step.map((h) => box.grid.ids[h])),
  ).toEqual([['1417'], ['1418'], ['1518'], ['1519']]);
});

rule('VIII.3', 'nothing in the way, nothing blocks; both ways alike', () => {
  for (const [a, b] of [
    ['2910', '2918'],
    ['1417', '1519'],
    ['1223', '1521'],
    ['0327', '1519'],
  ] as const) {
    expect([open(a, b), open(b, a)]).toEqual([true, true]);
  }
});

rule('VIII.4', 'the drawings of the book on our map', () => {
  // 1: higher ground between two lower hexes.
  expect(why('1823', '1826')).toBe('higher 1824');
  // 2: a gun above the scrub beside it looks over it.
  expect(open('1223', '1521')).toBe(true);
  // 3 and 4: a unit between hides the target from rifles, not from guns.
  const t = table({
    units: {
      'black-watch-a': '1323',
      'mi-milton': { hex: '1422', form: 'mounted' },
      'potch-a': '1719',
      'rfa-18': '1223',
    },
  });
  expect(rifleSees(t.look, hex('1323'), hex('1719'))).toBe(false);
  expect(sees(t.look, t.unit('rfa-18'), hex('1719'))).toBe(true);
  t.state.hex[t.unit('mi-milton')] = hex('2916');
  expect(rifleSees(t.look, hex('1323'), hex('1719'))).toBe(true);
  // 6: the edge is nearer the low viewer.
  expect(why('1620', '1618')).toBe('edge 1619');
  // Scrub between equals, and basins.
  expect(why('2715', '2712')).toBe('screen 2713');
  expect(why('1524', '1526')).toBe('basin 1526');
  expect(open('1525', '1526')).toBe(true);
});

rule('VIII.4', 'an option lets riflemen see past units', () => {
  const t = table({
    options: { unitsBlock: false },
    units: { 'black-watch-a': '2918', 'seaforth-a': '2917', 'potch-a': '2916' },
  });
  expect(rifleSees(t.look, t.hexIndex('2918'), t.hexIndex('2916'))).toBe(true);
});

rule('VIII.5', 'an edge in the middle blocks, one level apart', () => {
  expect(why('0324', '0327')).toBe('edge 0326');
});

rule('VIII.6', 'three levels above, the edge moves aside: 1417 and 1519 see each other', () => {
  expect(open('1417', '1519')).toBe(true);
  expect(open('1519', '1417')).toBe(true);
});

rule('VIII.7', 'neighbours always see each other: nothing lies between', () => {
  expect([open('1620', '1619'), open('1525', '1526'), open('1823', '1824')]).toEqual([
    true,
    true,
    true,
  ]);
});

rule('VIII.8', 'a line along the border of a blocking hex is open; between two it is not', () => {
  const border = (a: string, b: string) =>
    line(box.grid, hex(a), hex(b)).map((step) => step.map((h) => box.grid.ids[h] ?? '').sort());
  expect(border('2613', '2813')).toEqual([['2613'], ['2712', '2713'], ['2813']]);
  expect(open('2613', '2813')).toBe(true);
  // 1922 and 1923 are both scrub.
  expect(border('1823', '2023')[1]).toEqual(['1922', '1923']);
  expect(open('1823', '2023')).toBe(false);
});

rule(['VIII.9', 'VIII.10'], 'one may shoot into the scrub and out of it', () => {
  expect([open('2715', '2713'), open('2713', '2715')]).toEqual([true, true]);
  const t = table({
    units: { 'potch-a': '2713', 'black-watch-a': '2715' },
    leaders: { 'cronje-p': '2711' },
  });
  t.act('cronje-p', 'potch-a');
  expect(t.can('fire potch-a with=black-watch-a')).toBe(true);
});

rule(
  'VIII.11',
  'no doubts are left: the same answer every time, named hex and cause, and fast',
  () => {
    for (let h = 0; h < box.grid.size; h++) box.sight.open(hex('1618'), h);
    let best = Number.POSITIVE_INFINITY;
    let seen = 0;
    for (let round = 0; round < 40; round++) {
      const start = performance.now();
      seen = 0;
      for (let h = 0; h < box.grid.size; h++) if (box.sight.open(hex('1618'), h)) seen += 1;
      best = Math.min(best, performance.now() - start);
    }
    expect(best).toBeLessThan(1);
    expect(seen).toBeGreaterThan(100);
    expect([
      open('0327', '1519'),
      open('0327', '1520'),
      open('0923', '1420'),
      open('0923', '1720'),
      open('0923', '1018'),
    ]).toEqual([true, true, true, true, false]);
  },
);
