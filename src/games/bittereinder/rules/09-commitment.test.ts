import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { box, table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule('9.1-c', 'the pool never holds more than 399', () => {
  const t = table({ phase: 'commitment', at: { N1: ['cav-19h'] }, more: { wcp: 380 } });
  expect(t.wcp).toBe(399);
});

rule(
  ['9.2-a', '10.2.3-a'],
  'phase 8 pays a point for each home area held and not razed, 35 at most',
  () => {
    expect(table({ phase: 'commitment', at: { N1: ['cav-19h'] } }).wcp).toBe(156 + 35);
    const t = table({
      phase: 'commitment',
      at: { N1: ['cav-19h'] },
      empire: ['F1', 'F4'],
      razed: ['F3', 'T8'],
      more: { taken: 3 },
    });
    expect(t.wcp).toBe(156 + 31);
    // Colonial towns in Republican hands pay nothing.
    expect(
      table({ phase: 'commitment', at: { N1: ['cav-19h'] }, republics: ['N6', 'N7'] }).wcp,
    ).toBe(156 + 35);
  },
);

rule('9.2-b', 'an Empire attack thrown back pays for its wagons too, once each', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'sup-2', 'T8-kommando'], N3: ['cav-19h'] },
    dice: [...die('combat', 1), ...die('supply', 1, 2, 3, 4)],
  });
  t.do('attack at=N4 as=field', 'commit n=10');
  expect(t.balance).toEqual([-10, 3, 7]);
});

const hunt = (leaders: string[], extra: string[] = []) =>
  table({
    phase: 'republicanCombat',
    at: { N10: ['cav-19h', 'sup-1', 'T8-kommando', ...leaders, ...extra], N4: ['bde-2'] },
    dice: [...die('combat', 4), ...die('supply', 4, 2)],
  }).do('attack at=N10 as=field', 'commit n=4');

rule(['9.2-c', '13.2.3'], 'De Wet in the attack adds his command number: 4 and 2 make 9', () => {
  const paid = (leader: string) =>
    hunt([leader])
      .events('commitment')
      .find(({ why }) => why === 'supply');
  expect(hunt(['ldr-dewet']).balance).toEqual([-4, 9]);
  expect(paid('ldr-dewet')).toMatchObject({ rule: '9.2-c', by: 9 });
  expect(paid('ldr-botha')).toMatchObject({ rule: '9.2-b', by: 6 });
});

rule(
  ['9.2-c', '13.2.2'],
  'so does De la Rey; of two only one counts, and Botha adds nothing',
  () => {
    expect(hunt(['ldr-delarey']).balance).toEqual([-4, 10]);
    expect(hunt(['ldr-delarey', 'ldr-dewet']).balance).toEqual([-4, 10]);
    expect(hunt(['ldr-botha']).balance).toEqual([-4, 6]);
  },
);

rule('9.2-c', 'not when the Empire had attacked', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando', 'ldr-dewet'], N3: ['cav-19h'] },
    dice: [...die('combat', 1), ...die('supply', 4, 2)],
  });
  t.do('attack at=N4 as=field', 'commit n=10');
  expect(t.balance).toEqual([-10, 6]);
});

rule(
  ['9.2-d', '11.4.2-e'],
  'a surrender pays a die and the number of combat units; wagons roll for themselves',
  () => {
    const t = table({
      turn: 6,
      phase: 'morale',
      at: {
        N6: ['g-ladysmith', 'cav-5l', 'cav-18h', 'sup-1', 'army-natal', 'T8-kommando'],
        N1: ['cav-19h'],
      },
      besieged: ['N6'],
      more: { morale: 4 },
      dice: [
        ...die('territory', 6, 6, 6),
        ...die('siege/', 5),
        ...die('surrender', 2),
        ...die('supply', 3, 3),
      ],
    });
    expect(t.balance).toEqual([5, 6]);
  },
);

rule('9.3-c', 'the first fall of Bloemfontein costs 60 less the turn, once per game', () => {
  const t = table({ turn: 6, phase: 'empireLand', at: { F2: ['bde-1'], F7: ['F5-kommando'] } });
  t.move('F2', ['bde-1'], 'F1');
  expect(t.controls('F1')).toBe('empire');
  expect(t.balance).toEqual([-54]);
  const cited = ['capitalFalls', 'commitment'].map((type) => t.events(type).map((e) => e.rule));
  expect(cited).toEqual([['9.3-c'], ['9.3-c']]);
  const again = table({
    turn: 9,
    phase: 'empireLand',
    at: { F2: ['bde-1'], N1: ['cav-19h'] },
    more: { taken: 1 },
  });
  again.move('F2', ['bde-1'], 'F1').endPhase();
  expect(again.controls('F1')).toBe('empire');
  expect(again.balance).toEqual([]);
});

rule('9.3-d', 'the first fall of Pretoria costs 96 less the turn: 85 on turn 11', () => {
  const t = table({ turn: 11, phase: 'empireLand', at: { T7: ['bde-1'], N1: ['cav-19h'] } });
  t.move('T7', ['bde-1'], 'T8').endPhase();
  expect(t.balance).toEqual([-85]);
  const cited = ['capitalFalls', 'commitment'].map((type) => t.events(type).map((e) => e.rule));
  expect(cited).toEqual([['9.3-d'], ['9.3-d']]);
  expect(box.pack.capitals.zar.firstCaptureLossBase).toBe(96);
});
