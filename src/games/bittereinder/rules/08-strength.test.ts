import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { KOMMANDOS, table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule(['8.2.1', '8.5-b'], 'Empire units of an area add up, in attack and in defence', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'bde-4', 'cav-19h', 'sup-1', 'T8-kommando'] },
    dice: die('combat', 3),
  });
  t.do('attack at=N4 as=field', 'commit n=10');
  expect(t.events('combat')[0]).toMatchObject({ attack: 21, defence: 10, odds: '2:1' });
  const defence = table({
    phase: 'republicanCombat',
    at: { N10: ['bde-2', 'cav-19h', 'g-natal', 'T8-kommando'] },
  });
  defence.do('attack at=N10 as=field', 'commit n=11');
  expect(defence.events('combat')[0]).toMatchObject({ attack: 11, defence: 14 });
});

rule(['8.2.2-a', '8.3.2-a'], 'Republicans pool everything in defence', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando', 'T6-kommando', 'F1-kommando'] },
  });
  t.do('attack at=N4 as=field');
  expect(t.choices.at(-1)).toBe('commit n=27');
});

rule(
  ['8.2.2-b', '8.5-c'],
  'without army or leader one unit attacks, and the Republics name it',
  () => {
    const t = table({
      phase: 'republicanCombat',
      at: { N10: ['cav-19h', 'T8-kommando', 'T6-kommando'] },
    });
    t.do('attack at=N10 as=field');
    expect(t.choices).toEqual(['join T6-kommando', 'join T8-kommando']);
    t.do('join T6-kommando');
    expect(t.choices.at(-1)).toBe('commit n=8');
  },
);

rule(['8.2.2-c', '13.4.1-a'], 'a leader pools as many Kommandos as his command number', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N10: ['cav-19h', 'ldr-dewet', ...KOMMANDOS] },
  });
  t.do('attack at=N10 as=field', 'join T8-kommando', 'join T6-kommando', 'join T45-kommando');
  expect(t.asked).toBe('strength');
  expect(t.choices.at(-1)).toBe('commit n=25');
});

rule(
  '8.2.2-d',
  'with two leaders all Kommandos attack together (A11), or as many as they command between them',
  () => {
    const many = [...KOMMANDOS, 'F1-kommando', 'F17-kommando', 'F22-kommando', 'F13-kommando'];
    const at = { N10: ['cav-19h', 'ldr-dewet', 'ldr-delarey', ...many] };
    const all = table({ phase: 'republicanCombat', at });
    all.do('attack at=N10 as=field');
    expect(all.asked).toBe('band');
    const sum = table({ phase: 'republicanCombat', at, options: { severalLeaders: 'sum' } });
    sum.do('attack at=N10 as=field');
    expect(sum.asked).toBe('join');
    for (const id of many.slice(0, 7)) sum.do(`join ${id}`);
    expect(sum.asked).not.toContain('join');
  },
);

rule('8.2.2-e', 'an army pools its own factor and everyone with it', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N10: ['cav-19h', 'army-natal', 'T8-kommando', 'T6-kommando'] },
  });
  t.do('attack at=N10 as=field');
  expect(t.choices.at(-1)).toBe('commit n=29');
});

rule('8.3.1-a', 'in defence the Empire needs no supply', () => {
  const t = table({ phase: 'republicanCombat', at: { N10: ['bde-2', 'T8-kommando'] } });
  t.do('attack at=N10 as=field', 'commit n=5');
  expect(t.events('combat')[0]).toMatchObject({ defence: 10 });
});

rule('8.3.1-b', 'red units attack only beside a supply unit', () => {
  const near = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'T8-kommando'], N3: ['sup-1'] },
  });
  expect(near.asked).not.toContain('attack');
  const beside = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'g-natal', 'sup-1', 'T8-kommando'] },
    dice: die('combat', 3),
  });
  beside.do('attack at=N4 as=field', 'commit n=5');
  expect(beside.events('combat')[0]).toMatchObject({ attack: 13 });
});

const riders = (at: Record<string, string[]>) =>
  table({ phase: 'empireCombat', at: { N4: ['cav-19h', 'T8-kommando'], ...at } });

rule('8.3.1-c', 'mounted men attack if they could ride to a supply unit', () => {
  expect(riders({ N2: ['sup-1'] }).choices).toContain('attack at=N4 as=field');
  expect(riders({ N1: ['sup-1'] }).asked).not.toContain('attack');
});

rule('8.3.1-c', 'mountains and enemies not screened lie in the way', () => {
  // N12 is two areas from N4, by N3 or N9; by the mountain S1 it would be farther still.
  expect(riders({ N12: ['sup-1'] }).choices).toContain('attack at=N4 as=field');
  const barred = riders({ N12: ['sup-1'], N3: ['T6-kommando'] });
  expect(barred.asked).not.toContain('attack');
  const screened = riders({ N12: ['sup-1'], N3: ['T6-kommando', 'bde-4'] });
  expect(screened.choices).toContain('attack at=N4 as=field');
  const mountain = table({
    phase: 'empireCombat',
    at: { F26: ['cav-19h', 'T8-kommando'], S7: ['cav-5l'], S2: ['sup-1'] },
  });
  // F26 to S2 leads over S1 or F20.
  expect(mountain.choices).toContain('attack at=F26 as=field');
  const closed = table({
    phase: 'empireCombat',
    at: { F26: ['cav-19h', 'T8-kommando'], F20: ['T6-kommando'], S2: ['sup-1'] },
  });
  expect(closed.asked).not.toContain('attack');
});

rule('8.3.1-d', 'only the supplied add their factors, and supply is not used up', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'cav-19h', 'T8-kommando'], N3: ['sup-1'] },
    dice: die('combat', 5),
  });
  t.do('attack at=N4 as=field', 'commit n=1');
  expect(t.events('combat')[0]).toMatchObject({ attack: 1, defence: 1 });
  expect(t.where('sup-1')).toBe('N3');
});

rule(
  ['8.3.1-e', '8.6-supply', '9.2-b'],
  'a supply unit driven off pays two dice of commitment',
  () => {
    const t = table({
      phase: 'republicanCombat',
      at: { N10: ['cav-19h', 'sup-1', 'T8-kommando'], N4: ['bde-2'] },
      dice: [...die('combat', 4), ...die('supply', 4, 2)],
    });
    t.do('attack at=N10 as=field', 'commit n=4');
    expect(t.where('sup-1')).toBe('N4');
    expect(t.balance).toEqual([-4, 6]);
  },
);

rule(
  ['8.3.2-b', '8.5-d', '9.1-a', '9.3-a'],
  'the Pretoria Kommando away from home may show 1 to 11, a point each',
  () => {
    const t = table({
      phase: 'republicanCombat',
      at: { N10: ['cav-19h', 'T8-kommando'] },
      dice: die('combat', 1),
    });
    t.do('attack at=N10 as=field');
    expect(t.choices).toEqual(Array.from({ length: 11 }, (_, i) => `commit n=${i + 1}`));
    expect(t.refusal('commit n=12')).toMatchObject({ rule: '8.3.2-b', reason: 'abovePotential' });
    expect(t.refusal('commit n=0')).toMatchObject({ rule: '8.3.2-d' });
    t.do('commit n=7');
    expect(t.balance).toEqual([-7]);
  },
);

rule('8.3.2-b', 'no more than the pool holds', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N10: ['cav-19h', 'T8-kommando'] },
    more: { wcp: 3 },
  });
  t.do('attack at=N10 as=field');
  expect(t.choices).toEqual(['commit n=1', 'commit n=2', 'commit n=3']);
  expect(t.refusal('commit n=4')).toMatchObject({ reason: 'abovePool' });
});

const atHome = (razed: string[] = []) =>
  table({
    phase: 'empireCombat',
    at: { T45: ['bde-2', 'sup-1', 'T45-kommando', 'T46-kommando'] },
    razed,
    more: { wcp: 10 },
    dice: die('combat', 3),
  });

rule(['8.3.2-c', '9.1-b'], 'a Kommando at home fights free, and only that one', () => {
  const t = atHome();
  t.do('attack at=T45 as=field', 'commit n=8');
  // Six of its own, two points of the visitor.
  expect(t.events('commitment')[0]).toMatchObject({ by: -2, wcp: 8 });
});

rule(['10.2.3-b', '8.3.2-c'], 'once its home is razed it pays like anyone', () => {
  const t = atHome(['T45']);
  t.do('attack at=T45 as=field', 'commit n=8');
  expect(t.events('commitment')[0]).toMatchObject({ by: -8, wcp: 2 });
});

rule('8.3.2-c', 'at home the attack is free too', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { T45: ['cav-19h', 'T45-kommando'] },
    more: { wcp: 0 },
    dice: die('combat', 1),
  });
  t.do('attack at=T45 as=field');
  expect(t.choices.at(-1)).toBe('commit n=6');
});

rule('8.3.2-d', 'with nothing to show there is no attack, not even for a siege', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N6: ['cav-19h', 'T45-kommando'], T45: ['cav-5l', 'T46-kommando'] },
    more: { wcp: 0 },
  });
  expect(t.asked).not.toContain('attack');
});

rule('8.3.2-d', 'with an empty pool only the Kommando at home can attack (A54)', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { T45: ['cav-5l', 'T45-kommando', 'T46-kommando', 'T6-kommando'] },
    more: { wcp: 0 },
    dice: die('combat', 3),
  });
  t.do('attack at=T45 as=field');
  expect(t.choices).toEqual(['join T45-kommando']);
  expect(t.refusal('join T46-kommando')).toMatchObject({ rule: '8.3.2-d', reason: 'homeLeftOut' });
  t.do('join T45-kommando', 'commit n=2');
  expect(t.events('combat')[0]).toMatchObject({ attack: 2, side: 'republics' });
  expect(t.balance).toEqual([]);
});

rule('8.3.2-d', 'nor may a leader’s command leave that Kommando out (A54)', () => {
  const others = ['T46-kommando', 'T6-kommando', 'T8-kommando', 'T23-kommando'];
  const at = { T45: ['cav-5l', 'ldr-delarey', 'T45-kommando', ...others] };
  const scene = { phase: 'republicanCombat', at };
  const t = table({ ...scene, more: { wcp: 0 } });
  t.do('attack at=T45 as=field', 'join T46-kommando', 'join T6-kommando', 'join T8-kommando');
  expect(t.choices).toEqual(['join T45-kommando']);
  expect(t.refusal('join T23-kommando')).toMatchObject({ rule: '8.3.2-d', reason: 'homeLeftOut' });
  // With points to pay anybody will do.
  const rich = table({ ...scene, more: { wcp: 1 } });
  rich.do('attack at=T45 as=field', 'join T46-kommando', 'join T6-kommando', 'join T8-kommando');
  expect(rich.choices).toEqual(['join T23-kommando', 'join T45-kommando']);
});

rule(['8.3.2-e', '8.5-e'], 'defenders who show nothing surrender without a die', () => {
  const chosen = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando', 'ldr-delarey'] },
  });
  chosen.do('attack at=N4 as=field', 'commit n=0');
  expect([chosen.where('T8-kommando'), chosen.where('ldr-delarey')]).toEqual(['lost', 'lost']);
  expect(chosen.events('combat')).toHaveLength(0);
  const forced = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando'] },
    more: { wcp: 0 },
  });
  forced.do('attack at=N4 as=field');
  expect(forced.where('T8-kommando')).toBe('lost');
});

rule(['8.3.3', '13.0-b'], 'a leader alone is lost when attacked', () => {
  const t = table({ phase: 'empireCombat', at: { N4: ['cav-19h', 'sup-1', 'ldr-botha'] } });
  t.do('attack at=N4 as=field');
  expect(t.where('ldr-botha')).toBe('lost');
  expect(t.events('combat')).toHaveLength(0);
});
