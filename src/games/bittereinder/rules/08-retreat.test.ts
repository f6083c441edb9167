import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { table } from '../testing.ts';

const rule = ruleOf('bittereinder');

/** An Empire attack at N4 that drives whoever is there off (2:1 or better, die 6 would kill). */
const drive = (boers: string[], around: Record<string, string[]> = {}, more: object = {}) => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', ...boers], ...around },
    dice: die('combat', 5),
    ...more,
  });
  return t.do('attack at=N4 as=field', 'commit n=5');
};

rule('8.8-a', 'a beaten unit goes to one adjacent area', () => {
  const t = drive(['T8-kommando']);
  expect(t.choices.sort()).toEqual(
    ['N10', 'N3', 'N5', 'N6', 'N9'].map((id) => `retreatAll to=${id}`).sort(),
  );
  expect(t.refusal('retreatAll to=N7')).toMatchObject({ rule: '8.8-a', reason: 'notAdjacent' });
});

rule('8.8-a', 'with nowhere to go it is lost, and the leader with it', () => {
  const t = drive(
    ['T8-kommando', 'ldr-delarey'],
    { N3: ['cav-9l'], N5: ['cav-12l'], N6: ['cav-10h'], N9: ['cav-13h'], N10: ['cav-14h'] },
    { more: { wcp: 5 } },
  );
  expect([t.where('T8-kommando'), t.where('ldr-delarey')]).toEqual(['lost', 'lost']);
});

rule('8.8.1-1', 'first to an area with friends and no enemy but besieged ones', () => {
  const t = drive(['T8-kommando'], { N10: ['T6-kommando'] });
  expect(t.where('T8-kommando')).toBe('N10');
  const siege = drive(['T8-kommando'], { N6: ['g-ladysmith', 'army-natal'] }, { besieged: ['N6'] });
  expect(siege.where('T8-kommando')).toBe('N6');
});

rule('8.8.1-1', 'arrivals there may be drawn into a later combat, and fight in it', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando'], N6: ['g-ladysmith', 'sup-2', 'army-natal'] },
    more: { besieged: ['g-ladysmith', 'sup-2'], sieges: ['N6'] },
    dice: die('combat', 5),
  });
  t.do('attack at=N4 as=field', 'commit n=5', 'attack at=N6 as=sortie');
  expect(t.choices.at(-1)).toBe('commit n=21');
});

rule(
  '8.8.1-2',
  'then to a vacant area: the Republics first, then Empire land, then Mozambique and tribal land',
  () => {
    const boer = (at: Record<string, string[]>) => {
      const t = table({ phase: 'empireCombat', at, dice: die('combat', 3) });
      const [area] = Object.keys(at);
      return t.do(`attack at=${area} as=field`, 'commit n=2');
    };
    // T50 touches T48, T49, T53 and the Zulu land.
    const home = boer({ T50: ['bde-2', 'sup-1', 'T50-kommando'] });
    expect(home.choices.filter((text) => text.startsWith('retreatAll')).sort()).toEqual([
      'retreatAll to=T48',
      'retreatAll to=T49',
      'retreatAll to=T53',
    ]);
    expect(home.refusal('retreatAll to=Z2')).toMatchObject({ reason: 'betterRefuge' });
    // N7 touches T49 and Empire land.
    const republic = boer({ N7: ['bde-2', 'sup-1', 'T50-kommando'] });
    expect(republic.where('T50-kommando')).toBe('T49');
    const empire = boer({ N7: ['bde-2', 'sup-1', 'T50-kommando'], T49: ['cav-9l'] });
    expect(empire.choices.some((text) => text.includes('Z2'))).toBe(false);
    expect(empire.choices).toContain('retreatAll to=N10');
    const foreign = boer({
      T50: ['bde-2', 'sup-1', 'T50-kommando'],
      T48: ['cav-9l'],
      T49: ['cav-12l'],
      T53: ['cav-10h'],
    });
    expect(foreign.where('T50-kommando')).toBe('Z2');
  },
);

rule(
  '8.8.1-3',
  'last to an area with both sides in the field; arrivals may not fight there but share its fate',
  () => {
    const t = table({
      phase: 'empireCombat',
      at: {
        N4: ['bde-2', 'sup-1', 'T45-kommando'],
        N6: ['bde-4', 'sup-2', 'T8-kommando'],
        N3: ['cav-9l'],
        N5: ['cav-12l'],
        N9: ['cav-10h'],
        N10: ['cav-13h'],
      },
      dice: [...die('combat/N4', 5), ...die('combat/N6', 5)],
    });
    t.do('attack at=N4 as=field', 'commit n=5');
    expect(t.where('T45-kommando')).toBe('N6');
    t.do('attack at=N6 as=field');
    // Only Pretoria’s eleven count; Heidelberg may not help.
    expect(t.choices.at(-1)).toBe('commit n=11');
    t.do('commit n=5');
    expect(t.where('T45-kommando')).not.toBe('N6');
  },
);

rule('8.8.1-3', 'besieged friends do not make an area fit', () => {
  const t = table({
    phase: 'republicanCombat',
    at: {
      N4: ['cav-19h', 'T8-kommando'],
      N6: ['g-ladysmith', 'army-natal'],
      N3: ['T6-kommando'],
      N5: ['F26-kommando'],
      N9: ['T45-kommando'],
      N10: ['T23-kommando'],
    },
    besieged: ['N6'],
    republics: ['N4'],
    dice: [...die('combat', 4), ...die('return', 1)],
  });
  t.do('attack at=N4 as=field', 'commit n=4');
  expect(t.events('toTrack')).toHaveLength(1);
});

rule('8.8.1-4', 'within one rank the owner chooses, unit by unit if he likes', () => {
  const t = drive(['T8-kommando', 'T6-kommando'], { N10: ['T45-kommando'], N5: ['F26-kommando'] });
  expect(t.choices).toEqual([
    'retreatAll to=N5',
    'retreatAll to=N10',
    'single T6-kommando',
    'single T8-kommando',
  ]);
  t.do('single T6-kommando', 'retreat T6-kommando to=N5', 'retreatAll to=N10');
  expect([t.where('T6-kommando'), t.where('T8-kommando')]).toEqual(['N5', 'N10']);
});

rule('8.8.1-4', 'the first into a vacant area makes it the first choice of the rest', () => {
  const t = drive(['T8-kommando', 'T6-kommando']);
  t.do('single T6-kommando', 'retreat T6-kommando to=N9');
  expect(t.where('T8-kommando')).toBe('N9');
});

rule(
  ['8.8.2-a', '7.4.3'],
  'wagons that could only flee into mountains are lost, and garrisons never flee',
  () => {
    const t = table({
      phase: 'republicanCombat',
      at: {
        N5: ['cav-19h', 'sup-1', 'g-natal', 'T8-kommando', 'army-natal'],
        F26: ['F26-kommando'],
        N3: ['T6-kommando'],
        N4: ['T45-kommando'],
        N6: ['T23-kommando'],
      },
      dice: [...die('combat', 5), ...die('return', 2, 2), ...die('supply', 1, 1)],
    });
    t.do('attack at=N5 as=field', 'commit n=8');
    expect(t.where('cav-19h')).toBe('S1');
    expect([t.where('sup-1'), t.where('g-natal')]).toEqual(['track', 'track']);
  },
);

rule(
  ['8.8.2-a', '7.5.2-b', '10.1.2-c'],
  'no Republican, not even a leader, retreats into a blockhouse area',
  () => {
    const t = drive(
      ['T8-kommando', 'ldr-delarey'],
      {},
      {
        blockhouses: { N3: 'prefab', N5: 'prefab', N6: 'prefab', N9: 'prefab' },
      },
    );
    expect([t.where('T8-kommando'), t.where('ldr-delarey')]).toEqual(['N10', 'N10']);
    const shut = drive(
      ['T8-kommando', 'ldr-delarey'],
      {},
      {
        blockhouses: { N3: 'prefab', N5: 'prefab', N6: 'prefab', N9: 'prefab', N10: 'prefab' },
      },
    );
    expect([shut.where('T8-kommando'), shut.where('ldr-delarey')]).toEqual(['lost', 'lost']);
  },
);

rule('8.8.2-c', 'an Empire unit with only enemies around is lost', () => {
  const t = table({
    phase: 'republicanCombat',
    at: {
      N10: ['cav-19h', 'T8-kommando'],
      N4: ['T6-kommando'],
      N6: ['T45-kommando'],
      N7: ['T23-kommando'],
      N9: ['T13-kommando'],
      Z2: ['T50-kommando'],
    },
    dice: [...die('combat', 4), ...die('return', 2)],
  });
  t.do('attack at=N10 as=field', 'commit n=4');
  expect(t.events('toTrack')[0]).toMatchObject({ piece: 'cav-19h' });
});

const surrounded = {
  N3: ['bde-4'],
  N5: ['cav-12l', 'cav-9l'],
  N6: ['bde-5'],
  N9: ['bde-6'],
  N10: ['bde-10'],
};

rule(
  ['8.8.2-d', '9.3-b'],
  'a Republican in the same case may break through for the printed factors there',
  () => {
    const t = drive(['T8-kommando', 'ldr-delarey'], surrounded);
    expect(t.asked).toBe('lastResort');
    expect(t.choices).toContain('breakThrough to=N5 n=2');
    expect(t.choices).toContain('breakThrough to=N3 n=10');
    t.do('breakThrough to=N5 n=2');
    expect([t.where('T8-kommando'), t.where('ldr-delarey')]).toEqual(['N5', 'N5']);
    expect(t.balance).toEqual([-5, -2]);
  },
);

rule(
  '8.8.2-d',
  'what cannot be paid and what is no way out at all are refused each by itself',
  () => {
    const t = drive(['T8-kommando'], surrounded, { more: { wcp: 9 } });
    // Five points went into the battle.
    expect(t.choices).toEqual(['breakThrough to=N5 n=2', 'giveUp']);
    expect(t.whyNot('breakThrough to=N3 n=10')).toBe('8.8.2-d cannotPay');
    expect(t.refusal('breakThrough to=N3 n=10').values).toEqual({ n: 10 });
    expect(t.whyNot('breakThrough to=N1 n=1')).toBe('8.8-a notAdjacent');
    expect(t.whyNot('breakThrough to=N4 n=1')).toBe('8.8-a notAdjacent');
  },
);

rule('8.8.2-d', 'or give the units up; without the price there is no question', () => {
  const t = drive(['T8-kommando'], surrounded).do('giveUp');
  expect(t.where('T8-kommando')).toBe('lost');
  const poor = drive(['T8-kommando'], surrounded, { more: { wcp: 6 } });
  expect(poor.asked).not.toContain('lastResort');
  expect(poor.where('T8-kommando')).toBe('lost');
});

rule('8.8.2-e', 'the Empire units there may attack the newcomers in the same phase', () => {
  const t = drive(['T8-kommando'], { ...surrounded, N3: ['bde-4', 'sup-2'] });
  t.do('breakThrough to=N3 n=10');
  expect(t.choices).toContain('attack at=N3 as=field');
  t.do('attack at=N3 as=field');
  // A62 They defend with all they have.
  expect(t.choices).toContain('commit n=11');
});

rule('8.8.2-e', 'and all who broke through together defend, not only the first', () => {
  const t = drive(['T8-kommando', 'T6-kommando'], { ...surrounded, N3: ['bde-4', 'sup-2'] });
  t.do('breakThrough to=N3 n=10');
  expect([t.where('T8-kommando'), t.where('T6-kommando')]).toEqual(['N3', 'N3']);
  t.do('attack at=N3 as=field');
  expect(t.choices.at(-1)).toBe('commit n=19');
});

rule('8.8.2-e', 'but not where the Empire has fought already in this phase', () => {
  const t = table({
    phase: 'empireCombat',
    at: {
      ...surrounded,
      N4: ['bde-2', 'sup-1', 'T8-kommando'],
      N3: ['bde-4', 'sup-2', 'T6-kommando'],
      N2: ['T23-kommando'],
    },
    dice: die('combat', 6, 5),
  });
  t.do('attack at=N3 as=field', 'commit n=2');
  expect(t.where('T6-kommando')).not.toBe('N3');
  t.do('attack at=N4 as=field', 'commit n=5', 'breakThrough to=N3 n=10');
  expect(t.where('T8-kommando')).toBe('N3');
  expect(t.choices).not.toContain('attack at=N3 as=field');
});

rule('8.8.2-f', 'a brigade lost for want of a way out costs morale like any other', () => {
  const t = table({
    phase: 'republicanCombat',
    at: {
      N10: ['bde-2', 'T8-kommando', 'army-natal'],
      N4: ['T6-kommando'],
      N6: ['T45-kommando'],
      N7: ['T23-kommando'],
      N9: ['T13-kommando'],
      Z2: ['T50-kommando'],
    },
    dice: [...die('combat', 5), ...die('return', 2)],
  });
  t.do('attack at=N10 as=field', 'commit n=20');
  expect(t.events('combat')[0]).toMatchObject({ result: 'DR' });
  expect(t.shocks).toEqual(['-1 brigade']);
});
