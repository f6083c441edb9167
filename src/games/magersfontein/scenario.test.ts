import { describe, expect, test } from 'vitest';
import { isProblems } from '../../kernel/game.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { rules } from './game.ts';
import { points } from './rules/15-victory.ts';
import { table, theBox } from './testing.ts';

const box = theBox();

describe('the historical scenario', () => {
  test('all pieces stand where history or the sketches put them', () => {
    const laid = layOut(rules, completeSetup(rules, {}));
    if (isProblems(laid)) throw new Error('set-up');
    const { state } = laid;
    const at = (id: string) =>
      box.grid.ids[state.hex[box.unitIndex.get(id) ?? 0] ?? -1] ?? 'waiting';
    expect([
      at('rfa-18'),
      at('potch-a'),
      at('scandinavian'),
      at('naval-47'),
      at('heilbron'),
    ]).toEqual(['1223', '1520', '2020', '0327', 'waiting']);
    expect(state.mark.filter((mark) => mark >= 0)).toHaveLength(26);
  });

  test('De la Rey may come late, by the northern road', () => {
    const t = table({
      options: { deLaRey: 'late' },
      units: { ladybrand: '2222', 'black-watch-a': '2930' },
      leaders: { 'cronje-p': '2222', wauchope: '2930' },
      turn: 6,
    });
    t.state.due[t.commander('de-la-rey')] = 7;
    t.state.rode[t.commander('de-la-rey')] = -1;
    t.run('turn', {});
    expect(t.leaderHex('de-la-rey')).toBe('2401');
  });

  test('the Gordons wait for their order, the 9th Brigade keeps south of row 20', () => {
    const t = table({
      units: { 'gordons-a': '1126', northampton: '0520', 'potch-a': '2904' },
      leaders: { 'pole-carew': '0520', wauchope: '1127' },
      turn: 5,
    });
    t.activate('wauchope');
    expect(t.refusal('act gordons-a').reason).toBe('notReleased');
    t.do('end');
    t.order('pole-carew', 'N-NE 0501 3');
    t.act('pole-carew', 'northampton');
    expect(t.refusal('move northampton to=0519').reason).toBe('northLimit');
    t.state.turn = 8;
    t.play.restart();
    expect(t.can('move northampton to=0519')).toBe(true);
  });

  test('reinforcements enter with the stragglers or under a commander near their hex, and pay for it', () => {
    const t = table({
      units: { 'potch-a': '2914', 'black-watch-a': '2930' },
      leaders: { 'cronje-p': '2403' },
      turn: 5,
    });
    t.activate('cronje-p');
    expect(t.can('enter heilbron to=2401')).toBe(true);
    t.do('enter heilbron to=2401');
    expect([t.hex('heilbron'), t.of('mp', 'heilbron'), t.of('mark', 'heilbron')]).toEqual([
      '2401',
      11,
      -1,
    ]);
    const early = table({ units: { 'potch-a': '2914' }, leaders: { 'cronje-p': '2403' }, turn: 4 });
    early.activate('cronje-p');
    expect(early.can('enter heilbron to=2401')).toBe(false);
  });

  test('a British unit may leave by the road to Kimberley for one point', () => {
    const t = table({
      units: { 'black-watch-a': '2401', 'potch-a': '0105' },
      leaders: { wauchope: { hex: '2402', attack: 'N-NE 2501 1' } },
    });
    t.act('wauchope', 'black-watch-a').do('exit black-watch-a');
    expect(t.hex('black-watch-a')).toBe('exited');
    expect(points(t.look)[0]).toBe(5);
  });

  test('the opening volley falls on the column, which opens out and pays for it', () => {
    const t = table({
      units: {
        'potch-a': { hex: '1520', hidden: true },
        'black-watch-a': { hex: '1622', form: 'column' },
      },
      turn: 0,
      dice: [2],
    });
    t.run('openingVolley', {});
    expect(t.choices).toEqual(['fire potch-a with=black-watch-a', 'cease']);
    t.do('fire potch-a with=black-watch-a');
    // 2 - 2 = 0 on row 6: two points, one more for the ranks.
    expect([
      t.morale('black-watch-a'),
      t.of('form', 'black-watch-a'),
      t.of('mark', 'potch-a'),
    ]).toEqual([5, 0, 0]);
    expect(t.choices).toEqual(['cease']);
  });

  test('victory points: summit, trenches, losses', () => {
    const t = table({
      units: {
        'black-watch-a': '1618',
        'black-watch-b': '1720',
        'seaforth-a': { hex: '1622', reduced: true },
        'argyll-a': { hex: '1623', routed: true },
        hoopstad: { hex: '1017', routed: true },
      },
    });
    t.state.hex[t.unit('krupp-1')] = -2;
    t.state.hex[t.unit('potch-a')] = -2;
    t.state.hex[t.unit('rfa-18')] = -2;
    t.state.commandersLost = 1;
    // British 10 + 5 + 1 + 2 + 3; Boers 1 + 2 + 6 + 2.
    expect(points(t.look)).toEqual([21, 11]);
  });
});

test('the introduction keeps to its field', () => {
  const t = table({
    scenario: 'intro',
    units: { 'black-watch-a': '2226', 'potch-a': '1520' },
    leaders: { wauchope: { hex: '2225', attack: 'N-NE 2215 2' } },
  });
  t.act('wauchope', 'black-watch-a');
  expect(t.refusal('move black-watch-a to=2326').reason).toBe('outsideField');
});
