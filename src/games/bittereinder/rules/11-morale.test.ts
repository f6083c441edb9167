import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { box, table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule('11.1-a', 'morale rises for an army, not for a Kommando', () => {
  const lost = (boer: string) => {
    const t = table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', boer] },
      dice: die('combat', 6),
    });
    return t.do('attack at=N4 as=field', 'commit n=1').shocks;
  };
  expect(lost('army-natal')).toEqual(['1 army']);
  expect(lost('T8-kommando')).toEqual([]);
});

rule('11.1-b', 'and for the first capture of each capital, not for later ones', () => {
  const capture = (taken: number) => {
    const t = table({
      turn: 8,
      phase: 'empireLand',
      at: { F2: ['bde-1'], N1: ['cav-19h'] },
      more: { taken },
    });
    return t.move('F2', ['bde-1'], 'F1').endPhase().shocks;
  };
  expect(capture(0)).toEqual(['1 capital']);
  expect(capture(1)).toEqual([]);
});

rule('11.1-b', 'ten is the ceiling (A45), unless the match has none', () => {
  const rise = (moraleCeiling: string, morale = 10) =>
    table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', 'army-natal'] },
      dice: die('combat', 6),
      more: { morale },
      options: { moraleCeiling },
    })
      .do('attack at=N4 as=field', 'commit n=1')
      .events('morale')[0];
  expect(rise('ten')).toMatchObject({ by: 0, morale: 10 });
  expect(rise('none')).toMatchObject({ by: 1, morale: 11 });
  // As far as a position can say it.
  expect(rise('none', 98)).toMatchObject({ by: 1, morale: 99 });
  expect(rise('none', 99)).toMatchObject({ by: 0, morale: 99 });
});

rule('11.1-c', 'some events change it', () => {
  const noMarch = (more: object) =>
    table({
      phase: 'empireCombat',
      at: { N4: ['cav-19h', 'T8-kommando'] },
      more: { mustAttack: 1, ...more },
    }).events('noMarch')[0];
  expect(noMarch({})).toMatchObject({ morale: 6 });
  expect([2, 1, 0].map((morale) => noMarch({ morale })?.['morale'])).toEqual([1, 0, 0]);
});

const territory = (lost: number, dice: number[]) =>
  table({
    turn: 5,
    phase: 'morale',
    at: { N1: ['cav-19h'] },
    republics: ['N2', 'N3', 'N4', 'N6', 'N7', 'N8', 'B2', 'B9', 'B10', 'B13'].slice(0, lost),
    dice: die('territory', ...dice),
  });

rule(
  ['11.4.1', '11.2-d'],
  'three dice below the number of lost colonial towns cost a point',
  () => {
    expect(territory(10, [3, 3, 3]).shocks).toEqual(['-1 territory']);
    expect(territory(10, [4, 3, 3]).shocks).toEqual([]);
    expect(box.lostTowns.every((area) => /^[CBN]/.test(box.areaIds[area] ?? ''))).toBe(true);
  },
);

const siege = (change: object = {}, dice: number[] = [4]) =>
  table({
    turn: 6,
    phase: 'morale',
    at: { N6: ['g-ladysmith', 'army-natal'], N1: ['cav-19h'] },
    besieged: ['N6'],
    dice: [...die('territory', 6, 6, 6), ...die('siege/', ...dice), ...die('return', 3)],
    ...change,
  });

rule('11.4.2-a', 'a die, plus one without supply, at or above morale: the town falls', () => {
  const morale = { more: { morale: 5 } };
  expect(siege(morale).where('g-ladysmith')).toBe('removed');
  const supplied = siege({
    ...morale,
    at: { N6: ['g-ladysmith', 'sup-1', 'army-natal'], N1: ['cav-19h'] },
  });
  expect(supplied.where('g-ladysmith')).toBe('N6');
  expect(siege({ more: { morale: 6 } }).where('g-ladysmith')).toBe('N6');
});

rule('11.4.2-a', 'the Empire picks the order of the sieges', () => {
  const t = siege(
    {
      at: {
        N6: ['g-ladysmith', 'army-natal'],
        B2: ['g-kimberley', 'army-western'],
        N1: ['cav-19h'],
      },
      besieged: ['N6', 'B2'],
      more: { morale: 7 },
    },
    [1, 1],
  );
  expect(t.choices).toEqual(['test at=N6', 'test at=B2']);
  t.do('test at=B2');
  expect(t.events('siegeRoll').map((event) => event['at'])).toEqual(['B2', 'N6']);
});

rule(
  '11.4.2-c',
  'after a roll that holds, a supply unit is used up; one only, and it may return',
  () => {
    const t = siege(
      { at: { N6: ['g-ladysmith', 'sup-1', 'sup-2', 'army-natal'], N1: ['cav-19h'] } },
      [1],
    );
    expect([t.where('sup-1'), t.where('sup-2')]).toEqual(['track', 'N6']);
    expect(t.due('sup-1')).toBe(9);
    expect(t.balance).toEqual([]);
  },
);

rule(
  '11.4.2-d',
  'a surrender costs one, and one for each garrison and brigade, before the next siege is rolled',
  () => {
    const t = siege(
      {
        at: {
          N6: ['g-ladysmith', 'bde-2', 'cav-5l', 'army-natal', 'T8-kommando'],
          B2: ['g-kimberley', 'army-western'],
          N1: ['cav-19h'],
        },
        besieged: ['N6', 'B2'],
        more: { morale: 5 },
      },
      [4, 1],
    );
    t.do('test at=N6');
    expect(t.shocks.slice(0, 3)).toEqual(['-1 surrender', '-1 garrison', '-1 brigade']);
    // A one, plus one for want of supply, is enough at morale 2.
    expect(t.events('siegeRoll')[1]).toMatchObject({ at: 'B2', morale: 2, total: 2, falls: true });
  },
);

rule('11.2-a', 'a besieged force that surrenders costs a point by itself', () => {
  const t = siege({ at: { N6: ['cav-5l', 'army-natal'], N1: ['cav-19h'] }, more: { morale: 4 } });
  expect(t.shocks).toEqual(['-1 surrender']);
});

rule('11.2-a', 'morale can fall to nothing', () => {
  const fall = (morale: number) =>
    siege({ at: { N6: ['cav-5l', 'army-natal'], N1: ['cav-19h'] }, more: { morale } }).last(
      'morale',
    );
  expect([2, 1].map((morale) => fall(morale)['morale'])).toEqual([1, 0]);
  expect(fall(1)).toMatchObject({ rule: '11.2-a', by: -1 });
});

const victories = (moraleRule: string, faces: number[], change: object = {}) =>
  table({
    phase: 'republicanCombat',
    at: { N10: ['cav-19h', 'T8-kommando'], N6: ['bde-2', 'army-natal'], C9: ['cav-9l'], ...change },
    options: { moraleRule },
    dice: [...die('combat', 4), ...die('territory', 6, 6, 6), ...die('victories', ...faces)],
  });

rule(
  '12.3.1-a',
  'Republican attacks that drive or destroy, Empire attacks thrown back, and new sieges count',
  () => {
    const t = victories('victories', [2]);
    t.do('attack at=N10 as=field', 'commit n=4', 'retreatAll to=N4');
    t.do('attack at=N6 as=field', 'commit n=10', 'shutIn');
    t.until('reinforcement');
    expect(t.events('victoryRoll')[0]).toMatchObject({ count: 2 });
    const thrown = table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', 'T8-kommando'], N3: ['cav-9l'] },
      options: { moraleRule: 'victories' },
      dice: [...die('combat', 1), ...die('victories', 1)],
    });
    thrown.do('attack at=N4 as=field', 'commit n=10');
    expect(thrown.events('victoryRoll')[0]).toMatchObject({ count: 1 });
  },
);

rule('12.3.1-a', 'a siege counts only on the turn it begins', () => {
  const t = table({
    phase: 'morale',
    at: { N6: ['g-ladysmith', 'army-natal'], N1: ['cav-19h'] },
    besieged: ['N6'],
    options: { moraleRule: 'victories' },
  });
  expect(t.events('victoryRoll')).toHaveLength(0);
});

rule('12.3.1-b', 'one die at or below the count costs a point', () => {
  const play = (face: number) => {
    const t = victories('victories', [face]);
    t.do(
      'attack at=N10 as=field',
      'commit n=4',
      'retreatAll to=N4',
      'attack at=N6 as=field',
      'commit n=10',
      'shutIn',
    );
    t.until('reinforcement');
    return t.shocks;
  };
  expect(play(2)).toEqual(['-1 victories']);
  expect(play(3)).toEqual([]);
});

rule(
  '12.3.1.1',
  'or one die for each: a six costs a point, and a siege with an army before it adds one',
  () => {
    const play = (faces: number[]) => {
      const t = victories('victoryDice', faces);
      t.do(
        'attack at=N10 as=field',
        'commit n=4',
        'retreatAll to=N4',
        'attack at=N6 as=field',
        'commit n=10',
        'shutIn',
      );
      t.until('reinforcement');
      return t.shocks;
    };
    expect(play([6, 4])).toEqual(['-1 victories']);
    expect(play([5, 5])).toEqual(['-1 victories']);
    expect(play([5, 4])).toEqual([]);
  },
);
