import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { game } from '../game.ts';
import { distance } from '../grid.ts';
import { assault, one, table, theBox } from '../testing.ts';
import { average, check, rounded, whyNotUnit } from './01-general.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const hex = (id: string): number => box.hexIndex.get(id) ?? -1;

rule('I.1', 'one map, one battle, one day', () => {
  expect(box.grid.size).toBe(1221);
  expect(game.texts.en.messages['scenario.historical']).toContain('11 December 1899');
});

rule(['I.2', 'I.4'], 'a hex is 457 metres, a turn 45 minutes', () => {
  expect(box.pack.scale).toMatchObject({ hexMetres: 457, turnMinutes: 45 });
  const times = box.scenarios[0]?.times ?? [];
  const minutes = times.map((t) => Number(t.slice(0, 2)) * 60 + Number(t.slice(3)));
  expect(minutes.slice(1).every((m, i) => m - (minutes[i] ?? 0) === 45)).toBe(true);
});

rule('I.3', 'everything is counted in hexes', () => {
  expect(distance(box.grid, hex('1223'), hex('1520'))).toBe(4);
  expect(distance(box.grid, hex('1223'), hex('1519'))).toBe(5);
  expect(distance(box.grid, hex('0327'), hex('1519'))).toBe(14);
  expect(distance(box.grid, hex('2916'), hex('2916'))).toBe(0);
});

rule(['I.5', 'I.6', 'I.14'], 'one ten-sided die whose 0 is zero; equal or lower passes', () => {
  const t = table({ units: { jacobsdal: '2916' }, dice: [0, 5, 6, 9] });
  const passes = () => check(t.play, t.unit('jacobsdal'), 0, 'steady', 'I.14').passed;
  expect([passes(), passes(), passes(), passes()]).toEqual([true, true, false, false]);
  expect(t.dice.asked.map((roll) => [roll.sides, roll.face])).toEqual([
    [10, 0],
    [10, 5],
    [10, 6],
    [10, 9],
  ]);
  expect(t.last('checked')).toMatchObject({ roll: 9, level: 5, passed: false });
});

rule('I.7', 'combat units, commanders, riders, markers', () => {
  expect(new Set(box.units.map((u) => u.kind))).toEqual(
    new Set(['infantry', 'cavalry', 'mountedInfantry', 'commando', 'gun']),
  );
  expect(box.units.length).toBe(62);
  expect(box.commanders.length).toBe(10);
  expect(box.riders.map((r) => r.id)).toContain('boers-rider-2');
});

rule('I.7', 'a commander or a rider is refused where a unit is asked for', () => {
  const t = table({ units: { jacobsdal: '2916' } });
  for (const piece of ['cronje-p', 'hall', 'boers-rider-2'])
    expect(whyNotUnit(t.play, piece)).toEqual({ rule: 'I.7', reason: 'noUnit' });
  expect(whyNotUnit(t.play, 'jacobsdal')).toBeNull();
  expect(whyNotUnit(t.play, 'nobody')).toMatchObject({
    reason: 'unknownPiece',
    values: { piece: 'nobody' },
  });
});

rule('I.8', 'every marker says in which chapter it is used', () => {
  const markers = Object.values(box.pack.markers);
  expect(markers.length).toBe(8);
  for (const { source, note } of markers) expect(`${source} ${note}`).toMatch(/rulebook §[IVX]+/);
});

rule('I.9', 'khaki and light brown', () => {
  expect(box.pack.colours).toMatchObject({ british: 'khaki', boers: 'light brown' });
});

rule('I.10', 'only the Highlanders know the column; horses are marked on commandos alone', () => {
  const columns = box.units.filter((u) => u.column);
  expect(columns.length).toBe(8);
  expect(columns.every((u) => u.brigade === 'highland')).toBe(true);
  expect(box.units.filter((u) => u.horses).every((u) => u.kind === 'commando')).toBe(true);
  const t = table({
    units: { 'black-watch-a': { hex: '2918', form: 'column' }, 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2918', attack: 'N-NE 2901 3' } },
  });
  t.act('wauchope', 'black-watch-a');
  expect(t.whyNot('fire black-watch-a with=potch-a')).toBe('I.10 inColumn');
  t.do('deploy black-watch-a').passReactions();
  expect(t.of('mp', 'black-watch-a')).toBe(3);
  expect(t.can('fire black-watch-a with=potch-a')).toBe(true);
});

rule('I.11', 'mounted infantry in the saddle neither fires nor charges', () => {
  const t = table({
    units: { 'mi-milton': { hex: '2917', form: 'mounted' }, 'potch-a': '2915' },
    leaders: { babington: { hex: '2920', attack: 'N-NE 2901 3' } },
  });
  t.act('babington', 'mi-milton');
  expect(t.refusal('fire mi-milton with=potch-a').reason).toBe('isMounted');
  expect(t.refusal('charge mi-milton to=2916')).toMatchObject({
    rule: 'XII.26',
  });
});

rule('I.12', 'a British counter is a battery, the naval one a gun, every Boer one a gun', () => {
  const guns = Object.fromEntries(
    Object.entries(box.pack.units).flatMap(([id, u]) => ('guns' in u ? [[id, u.guns]] : [])),
  );
  expect(guns['rfa-18']).toBe(6);
  expect(guns['naval-47']).toBe(1);
  expect(
    box.units.filter((u) => u.kind === 'gun' && u.side === 1).every((u) => guns[u.id] === 1),
  ).toBe(true);
});

rule('I.13', 'one commander-in-chief a side; Boer commanders count as brigadiers', () => {
  for (const side of [0, 1])
    expect(box.commanders.filter((c) => c.chief && c.side === side).length).toBe(1);
  expect(box.commanders.filter((c) => c.side === 1 && c.brigade !== null).map((c) => c.id)).toEqual(
    ['cronje-p', 'cronje-a', 'de-la-rey', 'albrecht'],
  );
});

rule(
  'I.15',
  'a commander beside them steadies men; if he has just fallen he shakes them once',
  () => {
    const t = table({
      units: { 'black-watch-a': { hex: '2918', reduced: true } },
      leaders: { wauchope: '2918' },
      dice: [6, 3, 3],
    });
    const unit = t.unit('black-watch-a');
    expect(check(t.play, unit, 0, 'steady', 'I.15').passed).toBe(true);
    t.state.at[t.commander('wauchope')] = -1;
    t.state.shock[unit] = 2;
    expect(check(t.play, unit, 0, 'steady', 'I.15')).toMatchObject({ total: 5, passed: false });
    expect(check(t.play, unit, 0, 'steady', 'I.15').passed).toBe(true);
  },
);

rule('I.15', 'the loss of a commander is rolled before the check it shakes', () => {
  const t = table({
    units: { 'black-watch-a': { hex: '2918', routed: true }, 'potch-a': '2916' },
    leaders: { wauchope: '2918', 'cronje-p': '2914' },
    dice: [0, 9, 3],
  });
  t.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
  // Fire 0: two points. He falls on 9. The check of 3 becomes 5 against 4: destroyed.
  expect(
    t
      .events()
      .filter((e) => ['commanderRisk', 'commanderLost', 'checked', 'eliminated'].includes(e.type))
      .map((e) => e.type),
  ).toEqual(['commanderRisk', 'commanderLost', 'checked', 'eliminated']);
  expect(t.hex('black-watch-a')).toBe('eliminated');
});

rule('I.15', 'it shakes a check that the same combat brings, and no later one', () => {
  // Beaten, they go back past the Grenadiers; if Cronje is lost, on 9, it is one harder.
  const beaten = (risk: number) => {
    const t = one([0, 9, risk, 0], { 'grenadier-a': '3014' });
    t.state.at[t.commander('cronje-p')] = t.hexIndex('2916');
    assault(t).do('stand').passReactions().do('retreat potch-a to=2915', 'retreat potch-a to=2914');
    expect(t.last('checked')).toMatchObject({ rule: 'XIV.35', piece: 'potch-a' });
    return [t.events('commanderLost').length, t.last('checked')['drm']];
  };
  expect([beaten(8), beaten(9)]).toEqual([
    [0, 1],
    [1, 2],
  ]);
  // Shot at, they lose Wauchope, and the fire asks for no check: the next one is as any other.
  const fire = table({
    units: { 'black-watch-a': '2918', 'potch-a': '2916' },
    leaders: { wauchope: '2918', 'cronje-p': '2914' },
    dice: [3, 9, 4],
  });
  fire.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
  expect(fire.last('commanderLost')).toMatchObject({ piece: 'wauchope' });
  expect(fire.events('checked')).toHaveLength(0);
  expect(check(fire.play, fire.unit('black-watch-a'), 0, 'steady', 'I.14').total).toBe(4);
});

rule('I.16', 'halves and more go up, less goes down', () => {
  expect([rounded(3, 2), rounded(1, 2), rounded(1, 3), rounded(7, 4), rounded(9, 4)]).toEqual([
    2, 1, 0, 2, 2,
  ]);
  expect(average([5, 6])).toBe(5);
});

rule('I.17', 'whose brigade acts is active, the other reacts', () => {
  const t = table({
    units: { 'black-watch-a': '2918', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2918', attack: 'N-NE 2901 3' } },
  });
  t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2917');
  expect(t.owing).toBe('boers react');
});

rule('I.18', 'what the box holds', () => {
  expect(box.pack.sheet).toMatchObject({ mapMillimetres: [821, 574], referenceTables: 2, dice: 1 });
  expect(box.pack.counterTotal.value).toBe(234);
});
