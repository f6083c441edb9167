import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { box, KOMMANDOS, table } from '../testing.ts';
import { oddsColumn } from './08-combat.ts';

const rule = ruleOf('bittereinder');

rule('8.0-a', 'combat needs both sides in an area, and nobody has to attack', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando'], N6: ['bde-4', 'sup-2'] },
  });
  expect(t.choices).toEqual(['attack at=N4 as=field', 'done']);
  expect(t.refusal('attack at=N6 as=field')).toMatchObject({ rule: '8.0-a' });
  t.do('done');
  expect(t.where('T8-kommando')).toBe('N4');
});

rule('8.0-b', 'one combat for an area in a phase', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando'], N6: ['bde-4', 'sup-2', 'T6-kommando'] },
    dice: die('combat', 3),
  });
  t.do('attack at=N4 as=field', 'commit n=6');
  expect(t.events('combat')[0]).toMatchObject({ result: '-' });
  expect(t.choices).toEqual(['attack at=N6 as=field', 'done']);
  expect(t.refusal('attack at=N4 as=field')).toMatchObject({ rule: '8.0-b', reason: 'foughtHere' });
});

rule('8.0-b', 'an attack that Buller calls off uses up the area’s combat', () => {
  const t = table({
    phase: 'empireCombat',
    at: {
      N4: ['bde-2', 'sup-1', 'ldr-buller', 'T8-kommando'],
      N6: ['bde-4', 'sup-2', 'T6-kommando'],
    },
    dice: die('buller', 1),
  });
  t.do('attack at=N4 as=field', 'commit n=6', 'twoOrNothing');
  expect(t.choices).toEqual(['attack at=N6 as=field', 'done']);
});

rule(['8.0-c', '13.1.2-b'], 'Roberts may attack again where he has fought', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'ldr-roberts', 'T8-kommando'] },
    dice: die('combat', 3, 6),
  });
  t.do('attack at=N4 as=field', 'commit n=6');
  expect(t.asked).toBe('secondGo');
  t.do('attack at=N4 as=field', 'commit n=6');
  expect(t.events('combat')).toHaveLength(2);
  expect(t.state.robertsUsed).toBe(1);
});

rule('8.0-d', 'only units with factors fight', () => {
  const t = table({ phase: 'republicanCombat', at: { N4: ['ldr-delarey', 'bde-2'] } });
  expect(t.asked).not.toContain('attack');
  const wagons = table({
    phase: 'empireCombat',
    at: { N4: ['sup-1', 'ldr-buller', 'T8-kommando'] },
  });
  expect(wagons.asked).not.toContain('attack');
});

rule(['8.1', '8.4-a'], 'strengths, siege choice, odds, price, die, result: in that order', () => {
  const scene = { phase: 'republicanCombat', at: { N6: ['bde-2', 'T8-kommando'] } };
  const t = table({ ...scene, dice: die('combat', 4) });
  t.do('attack at=N6 as=field');
  expect(t.asked).toBe('strength');
  t.do('commit n=10');
  expect(t.asked).toBe('siege');
  expect(t.wcp).toBe(156);
  t.do('stand');
  expect(t.balance).toEqual([-10]);
  const order = t.events().map((event) => event.type);
  expect(order.indexOf('commitment')).toBeLessThan(order.indexOf('combat'));
  const shut = table(scene).do('attack at=N6 as=field', 'commit n=10', 'shutIn');
  expect(shut.balance).toEqual([]);
  expect(shut.events('combat')).toHaveLength(0);
});

rule('8.1', 'with the other reading of A21 the strength is named once the Empire stands', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N6: ['bde-2', 'T8-kommando'] },
    options: { commitmentTiming: 'afterSiege' },
  });
  t.do('attack at=N6 as=field');
  expect(t.asked).toBe('siege');
  t.do('stand');
  expect(t.asked).toBe('strength');
});

rule(
  ['8.3.3', '8.0-d'],
  'wagons attacked alone are lost without a die (A20), or fought at 4:1',
  () => {
    const at = { N10: ['sup-1', 'ldr-buller', 'T8-kommando'], N4: ['bde-2'] };
    const gone = table({
      phase: 'republicanCombat',
      at,
      dice: [...die('supply', 3, 4), ...die('return', 2)],
    });
    gone.do('attack at=N10 as=field', 'commit n=1');
    expect([gone.where('sup-1'), gone.where('ldr-buller')]).toEqual(['track', 'lost']);
    expect(gone.events('combat')).toHaveLength(0);
    expect(gone.balance).toEqual([-1, 7]);
    const fought = table({
      phase: 'republicanCombat',
      at,
      options: { zeroDefence: 'fourToOne' },
      dice: die('combat', 2),
    });
    fought.do('attack at=N10 as=field', 'commit n=1');
    expect(fought.events('combat')[0]).toMatchObject({ odds: '4:1', result: 'DR' });
    expect(fought.where('sup-1')).toBe('N4');
  },
);

rule('8.5.1-a', '19 against 10 is 1.9 to one, and uses the 1.5:1 column', () => {
  expect(box.columnNames[oddsColumn(box, 19, 10)]).toBe('1.5:1');
  expect(box.columnNames[oddsColumn(box, 20, 10)]).toBe('2:1');
  expect(box.columnNames[oddsColumn(box, 9, 10)]).toBe('1:2');
});

rule('8.5.1-b', '5 against 20 uses 1:2, 50 against 10 uses 4:1', () => {
  expect(box.columnNames[oddsColumn(box, 5, 20)]).toBe('1:2');
  expect(box.columnNames[oddsColumn(box, 50, 10)]).toBe('4:1');
});

rule('8.5.1-c', 'one die in the column gives the result', () => {
  for (const [face, result] of [
    [1, 'AR'],
    [3, '-'],
    [6, 'DR'],
  ] as const) {
    const t = table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', 'T8-kommando'] },
      dice: die('combat', face),
    });
    t.do('attack at=N4 as=field', 'commit n=6');
    expect(t.events('combat')[0]).toMatchObject({ odds: '1.5:1', die: face, result });
  }
});

rule(
  ['8.6-a', '8.8.2-a'],
  'the result hits idle units too: an AR costs the Empire a garrison that never moved',
  () => {
    const t = table({
      phase: 'empireCombat',
      at: { N4: ['cav-19h', 'g-natal', 'T8-kommando'], N3: ['sup-1'] },
      dice: [...die('combat', 1), ...die('return', 3)],
    });
    t.do('attack at=N4 as=field', 'commit n=1');
    expect(t.where('cav-19h')).toBe('N3');
    expect(t.where('g-natal')).toBe('track');
    expect(t.morale).toBe(6);
  },
);

rule(
  '8.6-AR',
  'the attackers leave, leaders and idle units with them; a siege they did not break goes on',
  () => {
    const t = table({
      phase: 'empireCombat',
      at: {
        N6: ['g-ladysmith', 'bde-2', 'sup-1', 'ldr-buller', 'T8-kommando', 'army-natal'],
        N4: ['cav-19h'],
      },
      more: { besieged: ['g-ladysmith'], sieges: ['N6'] },
      dice: [...die('combat', 1), ...die('supply', 1, 1)],
    });
    t.do('attack at=N6 as=field', 'commit n=10', 'steady');
    expect([t.where('bde-2'), t.where('sup-1'), t.where('ldr-buller')]).toEqual(['N4', 'N4', 'N4']);
    expect(t.where('g-ladysmith')).toBe('N6');
    expect(t.isBesieged('g-ladysmith')).toBe(true);
  },
);

rule('8.6-standoff', 'nothing happens, and the commitment stays spent', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando'] },
    dice: die('combat', 3),
  });
  t.do('attack at=N4 as=field', 'commit n=6');
  expect([t.where('bde-2'), t.where('T8-kommando')]).toEqual(['N4', 'N4']);
  expect(t.events('commitment')[0]).toMatchObject({ by: -6 });
});

rule('8.6-DR', 'the defenders leave; the besieged are another force and stay', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N6: ['g-ladysmith', 'bde-2', 'T8-kommando', 'army-natal'], N4: ['cav-19h'] },
    more: { besieged: ['g-ladysmith'], sieges: ['N6'] },
    dice: die('combat', 5),
  });
  t.do('attack at=N6 as=field', 'commit n=21', 'stand');
  expect(t.events('combat')[0]).toMatchObject({ defence: 10, result: 'DR' });
  expect(t.where('bde-2')).toBe('N4');
  expect([t.where('g-ladysmith'), t.isBesieged('g-ladysmith')]).toEqual(['N6', true]);
});

rule('8.6-DE', 'all un-besieged defenders are gone; the besieged are never defenders', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N6: ['g-ladysmith', 'cav-19h', 'ldr-buller', 'T8-kommando', 'army-natal'] },
    more: { besieged: ['g-ladysmith'], sieges: ['N6'] },
    dice: [...die('combat', 6), ...die('return', 2)],
  });
  t.do('attack at=N6 as=field', 'commit n=4', 'stand');
  expect([t.where('cav-19h'), t.where('ldr-buller'), t.where('g-ladysmith')]).toEqual([
    'track',
    'lost',
    'N6',
  ]);
});

rule(['8.7.1-a', '5.3-a'], 'a Republican leader shares the fate of his stack', () => {
  const scene = {
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'bde-4', 'bde-5', 'sup-1', 'T45-kommando', 'ldr-delarey'] },
  };
  const fled = table({ ...scene, dice: die('combat', 3) });
  fled.do('attack at=N4 as=field', 'commit n=6', 'retreatAll to=N10');
  expect([fled.where('T45-kommando'), fled.where('ldr-delarey')]).toEqual(['N10', 'N10']);
  const dead = table({ ...scene, dice: die('combat', 6) });
  dead.do('attack at=N4 as=field', 'commit n=6');
  expect([dead.where('T45-kommando'), dead.where('ldr-delarey')]).toEqual(['lost', 'lost']);
});

rule(
  ['8.7.1-b', '11.1-a', '8.8.2-b'],
  'an army driven back is destroyed with all it holds, and morale rises',
  () => {
    const t = table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'bde-4', 'sup-1', 'army-natal', 'T45-kommando'] },
      boxes: { 'army-natal': ['T8-kommando'] },
      off: { 'ldr-botha': 'reserve' },
      dice: die('combat', 6),
    });
    t.do('attack at=N4 as=field', 'commit n=20', 'retreatAll to=N10');
    expect([t.where('army-natal'), t.where('T8-kommando')]).toEqual(['lost', 'lost']);
    expect(t.where('T45-kommando')).toBe('N10');
    expect(t.events('morale')).toHaveLength(1);
    expect(t.due('ldr-botha')).toBe(6);
  },
);

rule('8.8.2-b', 'its own attack beaten back destroys an army just the same', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N10: ['bde-2', 'army-natal', 'T8-kommando'] },
    boxes: { 'army-natal': ['T8-kommando'] },
    dice: die('combat', 1),
  });
  t.do('attack at=N10 as=field', 'commit n=10');
  expect([t.where('army-natal'), t.where('T8-kommando')]).toEqual(['lost', 'lost']);
});

rule(
  ['8.7.2-b', '11.2-b', '11.2-c'],
  'a brigade or a garrison lost costs morale; a battalion, a regiment or wagons do not',
  () => {
    const lost = (pieces: string[]) => {
      const t = table({
        phase: 'republicanCombat',
        at: { N10: [...pieces, 'army-natal', ...KOMMANDOS] },
        dice: [...die('combat', 6), ...die('return', 1, 1, 1, 1)],
      });
      t.do('attack at=N10 as=field', 'commit n=40');
      return t.events('morale').length;
    };
    expect(lost(['bde-2'])).toBe(1);
    expect(lost(['g-natal'])).toBe(1);
    expect(lost(['bn-berks', 'cav-19h', 'sup-1'])).toBe(0);
  },
);
