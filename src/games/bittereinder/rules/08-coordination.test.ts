import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule(['8.2.1', '8.5-b'], 'everyone attacks with one choice; or the Empire says who', () => {
  const t = table({
    phase: 'empireCombat',
    at: {
      N4: ['bde-2', 'bde-4', 'cav-19h', 'sup-1', 'ldr-roberts', 'T8-kommando'],
      N6: ['bde-1', 'sup-2', 'T6-kommando'],
    },
    dice: die('combat', 3),
  });
  expect(t.choices).toEqual(['attack at=N4 as=field', 'attack at=N6 as=field', 'some', 'done']);
  // Where one unit alone can attack there is nobody to leave out: Colenso is the only such place.
  t.do('some');
  expect(t.asked).toBe('chooseForce');
  expect(t.choices).toEqual(['join cav-19h', 'join bde-2', 'join bde-4']);
  expect(t.refusal('begin')).toMatchObject({ rule: '8.2.1', reason: 'nobodyChosen' });
  expect(t.refusal('join bde-1')).toMatchObject({ rule: '8.2.1', reason: 'cannotJoin' });
  expect(t.refusal('join ldr-roberts')).toMatchObject({ rule: '8.2.1', reason: 'cannotJoin' });
  t.do('join bde-4');
  expect(t.choices).toEqual(['join cav-19h', 'join bde-2', 'begin']);
  expect(t.refusal('join bde-4')).toMatchObject({ rule: '8.2.1', reason: 'joined' });
  t.do('join cav-19h', 'begin', 'commit n=5');
  expect(t.events('attackers')).toEqual([
    { type: 'attackers', rule: '8.2.1', at: 'N4', pieces: ['bde-4', 'cav-19h'] },
  ]);
  expect(t.events('combat')[0]).toMatchObject({ at: 'N4', attack: 11, defence: 5, odds: '2:1' });
});

rule('8.2.1', 'where several areas have a choice the Empire says first which', () => {
  const t = table({
    phase: 'empireCombat',
    at: {
      N4: ['bde-2', 'bde-4', 'sup-1', 'T8-kommando'],
      N6: ['bde-1', 'cav-19h', 'sup-2', 'T6-kommando'],
      F6: ['bde-3', 'sup-3', 'F6-kommando'],
      N7: ['cav-9l'],
    },
  });
  t.do('some');
  expect(t.choices).toEqual(['gather at=N4', 'gather at=N6']);
  expect(t.refusal('gather at=F6')).toMatchObject({ rule: '8.2.1', reason: 'nobodyToLeaveOut' });
  expect(t.refusal('gather at=N7')).toMatchObject({ rule: '8.0-a', reason: 'nobodyToFight' });
  t.do('gather at=N6');
  expect(t.choices).toEqual(['join cav-19h', 'join bde-1']);
});

rule(['8.2.1', '8.3.1-b'], 'who has no supply cannot be chosen', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'cav-19h', 'cav-9l', 'T8-kommando'], N3: ['sup-1'] },
  });
  t.do('some');
  expect(t.choices).toEqual(['join cav-19h', 'join cav-9l']);
  expect(t.refusal('join bde-2')).toMatchObject({ rule: '8.3.1-b', reason: 'noSupply' });
});

rule('8.6-a', 'those left out suffer the result with the rest', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'cav-19h', 'g-natal', 'sup-1', 'T8-kommando'], N3: ['cav-9l'] },
    dice: [...die('combat', 1), ...die('supply', 1, 1), ...die('return', 2)],
  });
  t.do('some', 'join cav-19h', 'begin', 'commit n=11');
  expect(t.events('combat')[0]).toMatchObject({ attack: 1, result: 'AR' });
  expect(['bde-2', 'cav-19h', 'g-natal'].map((id) => t.where(id))).toEqual(['N3', 'N3', 'track']);
});

rule('8.0-b', 'and those left out do not attack there later in the phase', () => {
  const t = table({
    phase: 'empireCombat',
    at: {
      N4: ['bde-2', 'bde-4', 'sup-1', 'T8-kommando'],
      N6: ['bde-1', 'sup-2', 'T6-kommando'],
    },
    dice: die('combat', 3),
  });
  t.do('some', 'join bde-2', 'begin', 'commit n=6');
  expect(t.events('combat')[0]).toMatchObject({ result: '-' });
  expect(t.choices).toEqual(['attack at=N6 as=field', 'done']);
});

const relief = (dice: ReturnType<typeof die> = []) =>
  table({
    phase: 'empireCombat',
    at: { N6: ['g-ladysmith', 'bde-2', 'sup-1', 'army-natal'], N4: ['bde-4', 'cav-19h', 'sup-2'] },
    besieged: ['N6'],
    dice,
  });

rule(['8.6-b', '8.4-e'], 'only if one of the besieged is chosen do the besieged share it', () => {
  const at = {
    N6: ['g-ladysmith', 'sup-1', 'bde-4', 'cav-19h', 'sup-2', 'army-natal'],
    N4: ['cav-9l'],
  };
  const besieged = ['g-ladysmith', 'sup-1'];
  const start = (chosen: string[]) =>
    table({
      phase: 'empireCombat',
      at,
      more: { besieged, sieges: ['N6'] },
      dice: [...die('combat', 1), ...die('supply', 1, 1, 1, 1), ...die('return', 1, 1)],
    }).do('some', ...chosen.map((id) => `join ${id}`), 'begin', 'commit n=10');
  const field = start(['cav-19h']);
  expect(field.events('attack')[0]).toMatchObject({ form: 'field' });
  expect(field.where('g-ladysmith')).toBe('N6');
  expect(field.isBesieged('g-ladysmith')).toBe(true);
  const together = start(['cav-19h', 'g-ladysmith']);
  expect(together.events('attack')[0]).toMatchObject({ form: 'together' });
  expect(together.where('g-ladysmith')).toBe('track');
  const sortie = start(['g-ladysmith']);
  expect(sortie.events('attack')[0]).toMatchObject({ form: 'sortie' });
  expect(sortie.where('g-ladysmith')).toBe('track');
});

rule('8.4-e', 'some of a besieged force may make the sortie', () => {
  const t = relief(die('combat', 3)).do('some');
  expect(t.choices).toEqual(['join g-ladysmith', 'join bde-2']);
  t.do('join bde-2', 'begin', 'commit n=5');
  expect(t.events('attack')[0]).toMatchObject({ form: 'sortie' });
  expect(t.events('combat')[0]).toMatchObject({ attack: 10 });
});

rule('13.1.1-e', 'Buller’s second attack is made with all or some', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'cav-9l', 'sup-1', 'ldr-buller', 'T8-kommando'] },
    dice: [...die('buller', 6), ...die('combat', 3, 3)],
  });
  t.do('attack at=N4 as=field', 'commit n=7', 'twoOrNothing');
  expect(t.choices).toEqual(['attack at=N4 as=field', 'some', 'decline']);
  t.do('some', 'join cav-9l', 'begin', 'commit n=2');
  expect(t.events('combat').map((event) => event['attack'])).toEqual([11, 1]);
});

rule(
  '13.1.2-b',
  'Roberts attacks where he arrives with all or some of those who came along',
  () => {
    const t = table({
      phase: 'empireCombat',
      at: {
        F2: ['ldr-roberts', 'bde-1', 'cav-9l', 'sup-2'],
        F13: ['F13-kommando', 'cav-12l'],
      },
      dice: die('combat', 3),
    });
    t.do('done', 'goOn', 'all as=every', 'go to=F13');
    expect(t.choices).toEqual(['attack at=F13 as=field', 'some', 'decline']);
    t.do('some');
    expect(t.choices).toEqual(['join bde-1', 'join cav-9l']);
    t.do('join cav-9l', 'begin', 'commit n=1');
    expect(t.events('combat')[0]).toMatchObject({ at: 'F13', attack: 1 });
    expect(t.state.column).toEqual([]);
    expect(t.state.robertsUsed).toBe(1);
  },
);

rule('13.1.2-b', 'his second attack needs one who is with him, in the field as he is', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N6: ['g-ladysmith', 'sup-1', 'bde-4', 'sup-2', 'ldr-roberts', 'army-natal'] },
    more: { besieged: ['g-ladysmith', 'sup-1'], sieges: ['N6'] },
  }).do('done');
  expect(t.choices).toEqual([
    'attack at=N6 as=field',
    'attack at=N6 as=together',
    'some',
    'decline',
  ]);
  t.do('some', 'join g-ladysmith');
  expect(t.choices).toEqual(['join bde-4']);
  expect(t.refusal('begin')).toMatchObject({ rule: '13.1.2-b', reason: 'noSecondGo' });
});
