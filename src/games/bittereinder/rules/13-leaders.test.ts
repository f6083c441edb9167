import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { newMatch, table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule(['13.1.1-a', '13.1.2-a'], 'Buller enters on turn 3, Roberts on turn 4', () => {
  const t = newMatch();
  expect([t.due('ldr-buller'), t.due('ldr-roberts')]).toEqual([3, 4]);
  const third = table({
    turn: 3,
    phase: 'reinforcement',
    off: { 'ldr-buller': 'reserve', 'ldr-roberts': 'reserve' },
    due: { 'ldr-buller': 3, 'ldr-roberts': 4 },
  });
  expect([third.where('ldr-buller'), third.where('ldr-roberts')]).toEqual(['C9', 'reserve']);
});

/** Buller before a Kommando at Colenso. */
const colenso = (face: number, combat: number[], more: Record<string, string[]> = {}) =>
  table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'cav-9l', 'sup-1', 'ldr-buller', 'T8-kommando'], ...more },
    dice: [...die('buller', face), ...die('combat', ...combat)],
  }).do('attack at=N4 as=field', 'commit n=7');

rule(
  '13.1.1-b',
  'with Buller there the Empire may call after the odds are known, before the die',
  () => {
    const t = colenso(4, [3]);
    expect(t.choices).toEqual(['steady', 'twoOrNothing']);
    expect(t.events('combat')).toHaveLength(0);
    const elsewhere = table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', 'T8-kommando'], N3: ['ldr-buller'] },
    });
    elsewhere.do('attack at=N4 as=field', 'commit n=7');
    expect(elsewhere.asked).not.toContain('buller');
    const leaderOnly = table({
      phase: 'empireCombat',
      at: { N4: ['cav-9l', 'sup-1', 'ldr-buller', 'ldr-botha'] },
    });
    leaderOnly.do('attack at=N4 as=field');
    expect(leaderOnly.asked).not.toContain('buller');
  },
);

rule('13.1.1-b', 'it can be called every turn', () => {
  const t = colenso(4, [3, 3]).do('twoOrNothing');
  for (let guard = 0; t.state.turn < 6 && guard < 50; guard++) t.pass();
  t.until('empireCombat').do('attack at=N4 as=field', 'commit n=7');
  expect(t.choices).toContain('twoOrNothing');
});

rule('13.1.1-c', 'one or two: called off, nothing paid, and nobody fights there any more', () => {
  const t = colenso(2, [], { N6: ['bde-4', 'sup-2', 'T6-kommando'] }).do('twoOrNothing');
  expect(t.events('combat')).toHaveLength(0);
  expect(t.wcp).toBe(156);
  expect(t.choices).toEqual(['attack at=N6 as=field', 'done']);
});

rule(
  ['13.1.1-c', '15.1-10-b'],
  'called off, the half price promised for this battle is kept for another',
  () => {
    const t = table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', 'ldr-buller', 'T8-kommando'] },
      more: { halfToken: 1 },
      dice: [...die('buller', 2)],
    });
    t.do('attack at=N4 as=field', 'halfPrice', 'commit n=7');
    expect(t.state.halfToken).toBe(0);
    t.do('twoOrNothing');
    expect(t.state.halfToken).toBe(1);
    expect(t.balance).toEqual([]);
  },
);

rule('13.1.1-d', 'three to five: an ordinary attack', () => {
  for (const face of [3, 4, 5]) {
    const t = colenso(face, [3]).do('twoOrNothing');
    expect(t.events('combat')).toHaveLength(1);
    expect(t.asked).not.toContain('secondGo');
  }
});

rule(
  '13.1.1-e',
  'six: after the attack another, on those still there, without a second call',
  () => {
    const t = colenso(6, [3, 3]).do('twoOrNothing');
    expect(t.asked).toBe('secondGo');
    expect(t.choices).toEqual(['attack at=N4 as=field', 'some', 'decline']);
    expect(t.whyNot('goOn')).toBe('13.1.1-e noSecondGo');
    t.do('attack at=N4 as=field', 'commit n=7');
    expect(t.last('secondGo')).toMatchObject({ rule: '13.1.1-e', piece: 'ldr-buller' });
    expect(t.events('combat')).toHaveLength(2);
    expect(t.events('buller')).toHaveLength(1);
  },
);

rule('13.1.1-e', 'or, with nobody left there, a move to the next area and an attack there', () => {
  const t = colenso(6, [6, 3], { N6: ['T6-kommando'] });
  t.do('twoOrNothing');
  expect(t.where('T8-kommando')).toBe('N6');
  expect(t.choices).toEqual(['goOn', 'decline']);
  t.do('goOn', 'take bde-2', 'take sup-1', 'go to=N6');
  expect([t.where('ldr-buller'), t.where('bde-2'), t.where('cav-9l')]).toEqual(['N6', 'N6', 'N4']);
  t.do('attack at=N6 as=field');
  t.do('commit n=5');
  expect(t.events('combat')[1]).toMatchObject({ at: 'N6', attack: 10 });
});

rule('13.1.1-e', 'not after an AR', () => {
  const t = colenso(6, [1], { N3: ['cav-19h'] }).do('twoOrNothing');
  expect(t.events('combat')[0]).toMatchObject({ result: 'AR' });
  expect(t.asked).not.toContain('secondGo');
});

rule('13.1.1-e', 'before any other combat', () => {
  const t = colenso(6, [3], { N6: ['bde-4', 'sup-2', 'T6-kommando'] }).do('twoOrNothing');
  expect(t.asked).toBe('secondGo');
});

const roberts = (change: object = {}) =>
  table({
    phase: 'empireCombat',
    at: { F2: ['ldr-roberts', 'bde-1', 'cav-9l', 'sup-2'], F13: ['F13-kommando'] },
    dice: die('combat', 3),
    ...change,
  });

rule(
  '13.1.2-b',
  'at the end of the phase Roberts may move on and attack, once per game, with all or some',
  () => {
    const t = roberts();
    expect(t.asked).toBe('secondGo');
    t.do('goOn', 'take bde-1', 'take sup-2', 'go to=F13', 'attack at=F13 as=field', 'commit n=5');
    expect(t.last('secondGo')).toMatchObject({ rule: '13.1.2-b', piece: 'ldr-roberts' });
    expect(t.events('combat')[0]).toMatchObject({ at: 'F13', attack: 10 });
    expect(t.where('cav-9l')).toBe('F2');
    expect(t.state.robertsUsed).toBe(1);
    const used = roberts({ more: { robertsUsed: 1 } });
    expect(used.asked).not.toContain('secondGo');
  },
);

rule(
  ['13.1.2-b', '7.2.1-c'],
  'who goes again shows himself: it is his column that moves on',
  () => {
    const t = roberts({
      options: { limitedIntelligence: true },
      more: { hidden: ['ldr-roberts'] },
    });
    expect(t.events('turnedUp')).toEqual([]);
    t.do('goOn');
    expect(t.events('turnedUp')).toEqual([
      { type: 'turnedUp', rule: '7.2.1-c', pieces: ['ldr-roberts'] },
    ]);
    expect(t.position['hidden']).toEqual([]);
  },
);

rule('13.1.2-b', 'a move without an attack uses it up too', () => {
  const t = roberts().do('goOn', 'take bde-1', 'go to=F12');
  expect(t.state.robertsUsed).toBe(1);
});

rule('13.1.2-b', 'declined, it is kept for another month', () => {
  const t = roberts().do('decline');
  expect(t.state.robertsUsed).toBe(0);
});

rule('13.1.2-b', 'others already there do not attack, but share the result', () => {
  const t = roberts({
    at: {
      F2: ['ldr-roberts', 'bde-1', 'sup-2'],
      F13: ['F13-kommando', 'cav-12l'],
      F12: ['cav-19h'],
    },
    dice: [...die('combat', 1), ...die('supply', 1, 1)],
  });
  t.do('done', 'goOn', 'take bde-1', 'take sup-2', 'go to=F13');
  t.do('attack at=F13 as=field', 'commit n=5');
  expect(t.events('combat')[0]).toMatchObject({ attack: 10 });
  expect(t.where('cav-12l')).not.toBe('F13');
});

rule('13.1.3-a', 'Kitchener stays until he is eliminated', () => {
  const t = table({
    turn: 20,
    phase: 'republicanCombat',
    at: { F2: ['ldr-kitchener', 'cav-9l', 'F13-kommando'] },
    more: { taken: 3, bothHeld: 12 },
    dice: [...die('combat', 6), ...die('return', 1)],
  });
  t.do('attack at=F2 as=field', 'commit n=4');
  expect(t.where('ldr-kitchener')).toBe('lost');
});

rule('13.2.2', 'De la Rey starts at Lichtenburg', () => {
  expect(newMatch().where('ldr-delarey')).toBe('T4');
});
