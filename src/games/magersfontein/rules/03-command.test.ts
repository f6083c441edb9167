import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { table } from '../testing.ts';
import { chiefOf } from './03-command.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

rule('III.1', 'the chief orders, brigadiers carry out, activations are by brigadier', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'potch-a': '2914' },
    leaders: { methuen: '2922', wauchope: '2920', 'cronje-p': '2914' },
  });
  expect(chiefOf(t.look, 0)).toBe(t.commander('methuen'));
  t.run('pairs', {});
  expect(t.choicesOf('british')).toEqual(['pick wauchope']);
});

rule(
  'III.2',
  'any commando in range acts with a Boer commander, once a turn; STOP where another could have led it',
  () => {
    const t = table({
      units: { 'potch-a': '2914', ladybrand: '3014', winburg: '2404', 'black-watch-a': '2922' },
      leaders: { 'cronje-p': '2914', 'de-la-rey': '3016' },
    });
    t.activate('cronje-p');
    expect(t.choices).toEqual(['act potch-a', 'act ladybrand', 'lead cronje-p', 'end']);
    t.do('act ladybrand', 'move ladybrand to=3015', 'done');
    expect(t.of('stop', 'ladybrand')).toBe(1);
    expect(t.whyNot('act ladybrand')).toBe('II.8 actedAlready');
    t.do('end');
    t.state.pick[1] = t.commander('de-la-rey');
    t.activate('de-la-rey');
    expect(t.can('act ladybrand')).toBe(false);
    t.do('end').run('reorganisation', {});
    expect(t.of('stop', 'ladybrand')).toBe(0);
  },
);

rule('III.3', 'army units follow whichever brigadier has them in range', () => {
  const t = table({
    units: { 'koyli-a': '2920', 'grenadier-a': '2920', 'potch-a': '2910' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK }, colvile: '2930' },
  });
  t.activate('wauchope');
  expect(t.can('act koyli-a')).toBe(true);
  expect(t.can('act grenadier-a')).toBe(false);
  expect(t.whyNot('act grenadier-a')).toBe('III.9 notLed');
});

rule('III.4', 'a commander has ten points and pays one a hex, whatever the ground', () => {
  const t = table({ units: { 'potch-a': '1617' }, leaders: { 'cronje-p': '1617' } });
  t.activate('cronje-p').do('lead cronje-p');
  const way = ['1618', '1619', '1620', '1621', '1622', '1623', '1624', '1625', '1626', '1627'];
  for (const hex of way) t.do(`ride cronje-p to=${hex}`);
  expect(t.isAsked('lead')).toBe(false);
  expect(t.leaderHex('cronje-p')).toBe('1627');
});

rule('III.5', 'a brigadier always has Attack or Defense; Cronje needs none', () => {
  const t = table({
    units: { 'potch-a': '2914' },
    leaders: { 'cronje-p': '2914', 'cronje-a': '2913' },
  });
  t.run('commandPhase', {});
  expect(t.choicesOf('boers')).toEqual(['order cronje-a as=free', 'noOrders']);
  expect(t.whyNot('order cronje-p as=free')).toBe('III.5 needsNoOrders');
  t.do('order cronje-a as=free');
  expect(t.choicesOf('boers')).toEqual(['attack', 'defend', 'keepOrder']);
});

rule('III.6', 'orders come in the command phase or from the man himself in his activation', () => {
  const t = table({ units: { 'black-watch-a': '2920' }, leaders: { wauchope: '2920' }, dice: [3] });
  t.state.pick[0] = t.commander('wauchope');
  t.run('activate', { side: 0 }).do('think');
  expect(t.owing).toBe('british orderKind');
  t.do('attack', 'vector wauchope as=N-NE', 'aim wauchope to=2901', 'distance wauchope n=2');
  expect(t.state.attack[t.commander('wauchope')]).toBe(1);
  expect(t.state.left[t.commander('wauchope')]).toBe(2);
});

rule(
  ['III.7', 'III.8', 'III.10', 'III.11', 'VII.10'],
  'units out of command go first, towards their brigadier, and may not attack; nobody must',
  () => {
    const t = table({
      units: { 'black-watch-a': '2924', 'black-watch-b': '2918', 'potch-a': '2925' },
      leaders: { wauchope: { hex: '2918', attack: ATTACK } },
    });
    t.activate('wauchope');
    expect(t.last('outOfCommand')).toMatchObject({ piece: 'black-watch-a', rule: 'III.10' });
    expect(t.choices).toEqual(['act black-watch-a', 'proceed']);
    expect(t.whyNot('act black-watch-b')).toBe('VII.10 outOfCommandFirst');
    expect(t.whyNot('lead wauchope')).toBe('VII.10 outOfCommandFirst');
    t.do('act black-watch-a');
    expect(t.refusal('assault black-watch-a to=2925')).toMatchObject({
      rule: 'III.8',
    });
    expect(t.whyNot('move black-watch-a to=3025')).toBe('III.11 towardsCommander');
    t.do('move black-watch-a to=2923')
      .passReactions()
      .do('move black-watch-a to=2922')
      .passReactions()
      .do('move black-watch-a to=2921')
      .passReactions();
    expect(t.of('mp', 'black-watch-a')).toBe(0);
    expect(t.isAsked('act')).toBe(true);
    t.do('proceed');
    expect(t.can('act black-watch-b')).toBe(true);
  },
);

rule(
  'III.9',
  'own brigadier for brigades, any for army units, none needed by horsemen; any Boer commander for Boers',
  () => {
    const t = table({
      units: {
        'grenadier-a': '2920',
        '9-lancers': { hex: '2930', form: 'mounted' },
        'rha-g': '2930',
        'koyli-a': '2926',
        'potch-a': '2910',
        'potch-b': '2904',
      },
      leaders: { colvile: { hex: '2921', attack: ATTACK }, wauchope: '2918', 'cronje-p': '2914' },
    });
    t.activate('colvile');
    expect([
      t.of('led', 'grenadier-a'),
      t.of('led', '9-lancers'),
      t.of('led', 'rha-g'),
      t.of('led', 'koyli-a'),
    ]).toEqual([1, 1, 0, 0]);
    t.run('boersOutOfCommand', {});
    expect([t.of('outOfCommand', 'potch-a'), t.of('outOfCommand', 'potch-b')]).toEqual([0, 1]);
  },
);

rule(
  'III.11',
  'stragglers of the army and Boers out of command act at the end of the last activation, towards a named commander',
  () => {
    const t = table({
      units: { 'potch-a': '2904', 'potch-b': '2913' },
      leaders: { 'cronje-p': '2913' },
    });
    t.run('boersOutOfCommand', {});
    t.activate('cronje-p').do('end');
    expect(t.choices).toEqual(['act potch-a', 'end']);
    t.do('act potch-a');
    expect(t.choices).toEqual(['head potch-a with=cronje-p']);
    t.do('head potch-a with=cronje-p');
    expect(t.can('move potch-a to=2905')).toBe(true);
    expect(t.refusal('move potch-a to=2903')).toMatchObject({
      rule: 'III.11',
    });
  },
);

rule('III.12', 'routed units may leave the range of their commander', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '2921', routed: true },
      'black-watch-b': '2921',
      'potch-a': '2904',
    },
    leaders: { wauchope: '2918' },
  });
  t.act('wauchope', 'black-watch-b');
  expect(t.whyNot('move black-watch-b to=2922')).toBe('III.14 leavesRange');
  t.do('done', 'act black-watch-a', 'move black-watch-a to=2922');
  expect(t.hex('black-watch-a')).toBe('2922');
});

rule('III.13', 'the markers come off when the activation ends', () => {
  const t = table({ units: { 'black-watch-a': '2926' }, leaders: { wauchope: '2918' } });
  t.activate('wauchope');
  expect(t.of('led', 'black-watch-a')).toBe(2);
  t.do('proceed', 'end');
  expect(t.of('led', 'black-watch-a')).toBe(0);
});

rule(
  ['III.14', 'III.18', 'III.20'],
  'Attack: at least one hex along the line, no more than ordered, each hex off the distance',
  () => {
    const t = table({
      units: { 'black-watch-a': '2920' },
      leaders: { wauchope: { hex: '2920', attack: 'N-NE 2901 3' } },
    });
    t.activate('wauchope');
    expect(t.can('end')).toBe(false);
    expect(t.whyNot('end')).toBe('III.14 mustLead');
    t.do('lead wauchope');
    expect(t.choices).toEqual(['ride wauchope to=2919']);
    expect(t.refusal('stay')).toMatchObject({ rule: 'III.14' });
    t.do('ride wauchope to=2919', 'stay');
    expect(t.state.left[t.commander('wauchope')]).toBe(2);
    expect(t.can('end')).toBe(true);
    expect(t.refusal('lead wauchope').reason).toBe('rodeAlready');
  },
);

rule(
  'III.14',
  'Defense: the brigadier stays, nobody starts melee, nobody walks out of his range',
  () => {
    const t = table({
      units: { 'black-watch-a': '2917', 'potch-a': '2916', 'potch-b': '2906' },
      leaders: { wauchope: '2920' },
    });
    t.activate('wauchope');
    expect(t.whyNot('lead wauchope')).toBe('III.14 ordersDefense');
    t.do('act black-watch-a');
    expect(t.whyNot('assault black-watch-a to=2916')).toBe('III.14 ordersDefense');
    expect(t.whyNot('move black-watch-a to=2817')).toBe('III.14 leavesRange');
  },
);

rule('III.15', 'a Boer commander on Defense stays, his men go where they like', () => {
  const t = table({ units: { ladybrand: '2914' }, leaders: { 'de-la-rey': '2911' } });
  t.activate('de-la-rey');
  expect(t.can('lead de-la-rey')).toBe(false);
  t.do('act ladybrand', 'move ladybrand to=2915', 'move ladybrand to=2916');
  expect(t.hex('ladybrand')).toBe('2916');
});
