import { expect } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { table, theBox } from '../testing.ts';
import { initiativeOf } from './02-turn.ts';
import { loseCommander } from './13-loss.ts';
import { retreatLimit } from './14-retreat.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const ATTACK = 'N-NE 2901 3';

rule(
  ['XIII.1', 'XIII.2'],
  'he raises his men in assault and under fire, not when they shoot',
  () => {
    const t = table({
      units: { 'black-watch-a': '2917', 'potch-a': '2916' },
      leaders: { wauchope: { hex: '2917', attack: ATTACK }, 'cronje-p': '2916' },
      dice: [9, 9],
    });
    t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand').passReactions();
    expect(t.last('firstCheck')).toMatchObject({ level: 10, passed: true });
    expect(t.last('defenceCheck')).toMatchObject({ level: 7 });
    const fire = table({
      units: { 'black-watch-a': '2918', 'seaforth-a': '2718' },
      leaders: { wauchope: '2918' },
    });
    expect([
      retreatLimit(fire.look, fire.unit('black-watch-a')),
      retreatLimit(fire.look, fire.unit('seaforth-a')),
    ]).toEqual([5, 4]);
  },
);

rule('XIII.4', 'one combat, one commander: of several in the hex the owner names one', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2917', attack: ATTACK }, methuen: '2917', 'cronje-p': '2911' },
    dice: [9, 0, 0],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand').passReactions();
  expect(t.owing).toBe('british support');
  expect(t.choices).toEqual(['support methuen', 'support wauchope']);
  expect(t.refusal('support colvile')).toMatchObject({ rule: 'XIII.4' });
  t.do('support wauchope');
  expect(t.last('firstCheck')).toMatchObject({ level: 10 });
  // XIII.5 He who was named is the one at risk.
  expect(t.last('commanderRisk')).toMatchObject({ piece: 'wauchope' });
});

rule(['XIII.1', 'XIII.4'], 'one who cannot help does not compete with one who can', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2917', attack: ATTACK }, hall: '2917', 'cronje-p': '2911' },
    dice: [9, 0, 0],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand').passReactions();
  // Nobody is asked: the gunner has no morale to lend.
  expect(t.last('firstCheck')).toMatchObject({ level: 10 });
  expect(t.last('commanderRisk')).toMatchObject({ piece: 'wauchope' });
});

rule(
  'XIII.4',
  'a commander in each of two attacking hexes: only the one named helps, in his own',
  () => {
    const joint = (named: string) => {
      const t = table({
        units: { 'black-watch-a': '2917', 'black-watch-b': '3017', 'potch-a': '2916' },
        leaders: { wauchope: { hex: '2917', attack: ATTACK }, methuen: '3017', 'cronje-p': '2911' },
        dice: [0, 0, 0, 0, 0],
      });
      t.act('wauchope', 'black-watch-a')
        .do('assault black-watch-a to=2916', 'stand')
        .passReactions();
      t.do('join black-watch-b', 'assault black-watch-b to=2916', 'stand').passReactions();
      if (t.isAsked('joinOrFight')) t.do('fight');
      t.do(`support ${named}`);
      return t.events('firstCheck').map((check) => [check['at'], check['level']]);
    };
    const bare = 8;
    expect(joint('wauchope')).toEqual([
      ['2917', bare + 2],
      ['3017', bare],
    ]);
    expect(joint('methuen')[0]).toEqual(['2917', bare]);
  },
);

rule('XIII.5', 'his unit is hurt: a 9 takes him, an 8 does not', () => {
  const shot = (face: number) => {
    const t = table({
      units: { 'black-watch-a': '2918', 'potch-a': '2916' },
      leaders: { wauchope: '2918', 'cronje-p': '2914' },
      dice: [0, face],
    });
    t.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
    return t;
  };
  expect(shot(9).leaderHex('wauchope')).toBe('off');
  expect(shot(8).leaderHex('wauchope')).toBe('2918');
  const missed = table({
    units: { 'black-watch-a': '2918', 'potch-a': '2916' },
    leaders: { wauchope: '2918', 'cronje-p': '2914' },
    dice: [9],
  });
  missed.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
  expect(missed.events('commanderRisk')).toHaveLength(0);
});

rule(
  'XIII.6',
  'infantry beside a lone commander sends him to the nearest of his units; his order stays',
  () => {
    const t = table({
      units: {
        'potch-a': '2913',
        'black-watch-a': '2918',
        'seaforth-a': '2718',
        'grenadier-a': '2916',
      },
      leaders: { wauchope: { hex: '2915', attack: 'N-NE 2901 3' }, 'cronje-p': '2911' },
    });
    t.act('cronje-p', 'potch-a').do('move potch-a to=2914');
    expect(t.owing).toBe('british commanderFlees');
    expect(t.choices).toEqual(['flee wauchope to=2918']);
    expect(t.refusal('flee wauchope to=2916')).toMatchObject({
      rule: 'XIII.6',
    });
    t.do('flee wauchope to=2918');
    expect([t.leaderHex('wauchope'), t.state.left[t.commander('wauchope')]]).toEqual(['2918', 3]);
  },
);

rule(
  ['XIII.6', 'XIII.7', 'III.39'],
  'entering sets off the hunt, not beginning an action beside him; the next step does again',
  () => {
    const beside = () =>
      table({
        units: { 'potch-a': '2914', 'black-watch-a': '2922' },
        leaders: { wauchope: '2915', 'cronje-p': '2911' },
      });
    const t = beside().act('cronje-p', 'potch-a');
    expect(t.isAsked('commanderFlees')).toBe(false);
    expect(t.leaderHex('wauchope')).toBe('2915');
    t.do(
      at(
        t.choices.filter(
          (text) => text === 'move potch-a to=2815' || text === 'move potch-a to=3015',
        ),
        0,
      ),
    );
    expect(t.owing).toBe('british commanderFlees');

    const rider = table({
      units: { 'potch-a': '2914', 'black-watch-a': '2922' },
      leaders: { wauchope: '2922', methuen: '2925', 'cronje-p': '2911' },
    });
    rider.state.rider[0] = 1;
    rider.state.riderHex[0] = rider.hexIndex('2915');
    rider.state.riderTo[0] = rider.commander('wauchope');
    rider.act('cronje-p', 'potch-a');
    expect(rider.isAsked('shiftRider')).toBe(false);
    expect(rider.events('riderShifted')).toEqual([]);
  },
);

rule('XIII.6', 'surrounded on all sides he is lost', () => {
  const ring = ['2915', '3016', '3017', '2917', '2817', '2816'];
  const boers = ['potch-a', 'potch-b', 'hoopstad', 'kroonstad-a', 'kroonstad-b', 'bloemfontein'];
  const t = table({
    units: {
      ...Object.fromEntries(boers.map((id, i) => [id, ring[i] ?? ''])),
      'black-watch-a': '2930',
    },
    leaders: { wauchope: '2916', 'cronje-p': '2914' },
  });
  t.run('alarm', { unit: 'potch-a' });
  expect(t.leaderHex('wauchope')).toBe('off');
});

rule('XIII.7', 'horsemen take him on a 9', () => {
  const hunt = (face: number) => {
    const t = table({
      units: { ladybrand: '2913', 'black-watch-a': '2919' },
      leaders: { wauchope: '2915', 'de-la-rey': '2911' },
      dice: [face],
    });
    return t.act('de-la-rey', 'ladybrand').do('move ladybrand to=2914');
  };
  expect(hunt(9).leaderHex('wauchope')).toBe('off');
  expect(hunt(8).owing).toBe('british commanderFlees');
});

rule('XIII.8', 'he waits two turns on the track', () => {
  const t = table({ units: { 'black-watch-a': '2918' }, leaders: { wauchope: '2918' }, turn: 4 });
  loseCommander(t.play, t.commander('wauchope'));
  expect(t.last('commanderLost')).toMatchObject({ turn: 6 });
  expect(t.state.commandersLost).toBe(1);
});

rule('XIII.9', 'he goes where his men are driven, or follow; the distance changes with it', () => {
  const back = table({
    units: { 'black-watch-a': '2918', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2918', attack: 'N-NE 2901 3' } },
  });
  back
    .run('retreat', { unit: 'black-watch-a', why: 'fire', foes: ['2916'], way: [] })
    .do('retreat black-watch-a to=2919');
  expect([back.leaderHex('wauchope'), back.state.left[back.commander('wauchope')]]).toEqual([
    '2919',
    4,
  ]);
  const on = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2917', attack: 'N-NE 2901 3' } },
    dice: [0, 9],
  });
  on.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand').passReactions();
  while (on.isAsked('retreatStep')) on.do(on.choices[0] ?? '');
  expect([on.leaderHex('wauchope'), on.state.left[on.commander('wauchope')]]).toEqual(['2916', 2]);
});

rule(
  'XIII.10',
  'without their brigadier British units stand, fire and recover; his initiative is nothing',
  () => {
    const t = table({
      units: { 'black-watch-a': '2917', 'potch-a': '2916' },
      leaders: { colvile: '2920' },
    });
    expect(initiativeOf(t.look, t.commander('wauchope'))).toBe(0);
    t.state.pick[0] = t.commander('wauchope');
    t.run('activate', { side: 0 });
    t.do('act black-watch-a');
    expect(t.can('fire black-watch-a with=potch-a')).toBe(true);
    expect(t.whyNot('move black-watch-a to=2918')).toBe('XIII.10 noBrigadier');
    expect(t.refusal('assault black-watch-a to=2916')).toMatchObject({
      rule: 'XIII.10',
    });
  },
);

rule(
  'XIII.10',
  'lost in his own activation his men are out of command at once; Boers beside another commander are not',
  () => {
    const t = table({
      units: {
        'black-watch-a': '2918',
        'black-watch-b': '2919',
        'potch-a': '2914',
        ladybrand: '2711',
      },
      leaders: {
        wauchope: { hex: '2918', attack: ATTACK },
        'cronje-p': '2914',
        'cronje-a': '2713',
      },
    });
    t.activate('wauchope');
    loseCommander(t.play, t.commander('wauchope'));
    expect(t.of('led', 'black-watch-b')).toBe(2);
    t.do('end');
    t.activate('cronje-p');
    loseCommander(t.play, t.commander('cronje-p'));
    expect([t.of('led', 'potch-a'), t.of('outOfCommand', 'ladybrand')]).toEqual([1, 0]);
    loseCommander(t.play, t.commander('cronje-a'));
    expect(t.of('outOfCommand', 'potch-a')).toBe(1);
  },
);

rule('XIII.10', 'without their chief nobody gets orders', () => {
  const t = table({
    units: { 'black-watch-a': '2918', 'potch-a': '2910' },
    leaders: { wauchope: '2918', 'cronje-p': '2910' },
  });
  t.run('commandPhase', {});
  expect(t.isAsked('giveOrder')).toBe(false);
});

rule(
  'XIII.11',
  'he comes back at the start of his turn with a unit of his brigade, on Defense',
  () => {
    const t = table({
      units: {
        'black-watch-a': '2918',
        'seaforth-a': '2719',
        'grenadier-a': '3119',
        'potch-a': '2910',
      },
      leaders: { 'cronje-p': '2910', colvile: '3119' },
      turn: 5,
    });
    t.state.due[t.commander('wauchope')] = 6;
    t.run('turn', {});
    expect(t.owing).toBe('british commanderReturns');
    expect(t.choices).toEqual(['appear wauchope to=2719', 'appear wauchope to=2918']);
    t.do('appear wauchope to=2719');
    expect([t.leaderHex('wauchope'), t.state.attack[t.commander('wauchope')]]).toEqual(['2719', 0]);
  },
);

rule('XIII.3', 'only a commander of artillery has that modifier', () => {
  expect(box.commanders.filter((c) => c.artillery > 0).map((c) => c.id)).toEqual([
    'hall',
    'albrecht',
  ]);
});
