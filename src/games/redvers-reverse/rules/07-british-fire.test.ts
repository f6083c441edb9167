import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, type How, table } from '../testing.ts';
import { fireRange } from './01-pieces.ts';

const rule = ruleOf('redvers-reverse');

/** Hart's battalions at Loop Crest's foot, these Boers up there. */
const rifles = (boers: Differs['boers'], differs: Differs = {}, how: How = {}) =>
  table(
    {
      phase: 'britishRifleFire',
      turn: 4,
      hidden: [],
      ...differs,
      boers: boers ?? {},
      pieces: {
        'ldr-5th-irish': 'the-loop',
        inniskilling: 'the-loop',
        border: 'the-loop',
        connaught: 'the-loop',
        dublin: 'the-loop',
        ...differs.pieces,
      },
    },
    how,
  );

rule('7.1a', 'only unlimbered batteries fire, at two areas; rifles at one', () => {
  const shell = (face: string, area: string) =>
    table({
      phase: 'britishShellFire',
      boers: { krugersdorp: 'fort-wylie' },
      pieces: { b7: { area, face }, 'ldr-1st-bde-div': area },
    });
  expect(shell('unlimbered', 'railway-flats').can('fire b7')).toBe(true);
  expect(shell('limbered', 'railway-flats').asked).not.toBe('britishTargets');
  expect(shell('unlimbered', 'chieveley').asked).not.toBe('britishTargets');
  const b = rifles({ ermelo: 'loop-crest', heidelberg: 'onderbroek-kopje' });
  b.do('fire dublin');
  expect(b.events('aims')[0]?.['to']).toBe('loop-crest'); // the other is two away
});

rule(
  ['7.1b', '7.1c'],
  'the first unit makes it a single attack, the second a multiple one, no third',
  () => {
    const b = rifles({ ermelo: 'loop-crest' }, {}, { dice: { 'rifle/dublin': [1] } });
    b.do('fire dublin', 'fire border');
    expect(b.events('supports')[0]).toMatchObject({ piece: 'border', to: 'loop-crest' });
    // Nobody may join, so the fire is resolved: one roll, Dublin's, with support.
    expect(b.events('fired').map((e) => e['piece'])).toEqual(['dublin']);
    expect(b.events('fired')[0]?.['reasons']).toMatchObject({ multiple: 1 });
  },
);

rule('7.1d', 'units of one brigade may fire at different areas, each at one', () => {
  const b = rifles({ ermelo: 'loop-crest', zoutpansberg: 'bridle-bank' });
  b.do('fire dublin', 'shoot dublin to=loop-crest');
  expect(b.whyNot('fire dublin')).toBe('7.1d hasFired');
  b.do('fire border', 'shoot border to=bridle-bank');
  expect(b.events('aims').map((e) => e['to'])).toEqual(['loop-crest', 'bridle-bank']);
});

rule('7.1e', 'nothing between blocks fire', () => {
  const b = table({
    phase: 'britishShellFire',
    boers: { krugersdorp: 'onderbroek-kopje', heidelberg: 'colenso-koppies' },
    pieces: { b7: { area: 'colenso', face: 'unlimbered' }, 'ldr-1st-bde-div': 'colenso' },
  });
  b.do('fire b7');
  expect(b.can('shoot b7 to=onderbroek-kopje')).toBe(true); // over the hill in between
});

rule('7.1f', 'drifts and bridge are skipped in range unless they are the target', () => {
  const b = table({ phase: 'sendOrders' });
  const range = (from: string, to: string, look = b) =>
    fireRange(look.play, look.box.areaIndex.get(from) ?? 0, look.box.areaIndex.get(to) ?? 0);
  expect(range('native-flats', 'native-bank')).toBe(1);
  expect(range('the-loop', 'bridle-bank')).toBe(1);
  expect(range('colenso', 'fort-wylie')).toBe(1);
  expect(range('naval-gun-hill', 'colenso-koppies')).toBe(2);
  expect(range('naval-gun-hill', 'fort-wylie')).toBe(3);
  expect(range('loop-crest', 'first-pont-drift')).toBe(1);
  expect(range('bridle-bank', 'first-pont-drift')).toBe(2);
  // R-1 off: only crossings join the banks.
  const off = table({ phase: 'sendOrders' }, { options: { 'fire-across': false } });
  expect(range('the-loop', 'bridle-bank', off)).toBe(2);
  expect(range('native-flats', 'native-bank', off)).toBe(1);
});

rule(
  '7.2a',
  'modifiers of firer and target add up; fire is resolved in the order it was laid',
  () => {
    const b = rifles(
      { zoutpansberg: 'bridle-bank', ermelo: 'loop-crest' },
      { hidden: ['bridle-bank'] },
      { dice: { 'rifle/dublin': [6], 'rifle/connaught': [1] } },
    );
    b.do('fire connaught', 'shoot connaught to=loop-crest');
    b.do(
      'fire dublin',
      'shoot dublin to=bridle-bank',
      'fire border',
      'shoot border to=bridle-bank',
    );
    b.do('cease');
    expect(b.events('fired').map((e) => e['piece'])).toEqual(['connaught', 'dublin']);
    // Strong +1, support +1, brush -1, emplacement -2, hidden -2: d6 - 3, never a loss.
    expect(b.events('fired')[1]).toMatchObject({
      reasons: { 'sp-strong': 1, multiple: 1, terrain: -1, emplacement: -2, hidden: -2 },
      total: 3,
      losses: 0,
    });
  },
);

rule('7.2b', 'a battery rolls two dice, rifles one', () => {
  const b = table({
    phase: 'britishShellFire',
    boers: { krugersdorp: 'fort-wylie' },
    pieces: { b7: { area: 'colenso', face: 'unlimbered' }, 'ldr-1st-bde-div': 'colenso' },
  }).do('fire b7');
  expect(b.events('shelled')[0]?.['dice']).toHaveLength(2);
  const c = rifles({ ermelo: 'loop-crest' }).do('fire dublin', 'cease');
  expect(c.events('fired')[0]?.['dice']).toHaveLength(1);
});

rule('7.3a', 'a shell marks every Boer unit there and improves none', () => {
  const b = table(
    {
      phase: 'britishShellFire',
      hidden: [],
      boers: {
        krugersdorp: 'fort-wylie',
        vryheid: { area: 'fort-wylie', level: 'suppressed' },
        pompom: 'fort-wylie',
      },
      pieces: { n12c: { area: 'colenso', face: 'unlimbered' }, 'ldr-1st-bde-div': 'colenso' },
    },
    { dice: { 'shell/n12c': [5, 6] } },
  ).do('fire n12c');
  // 11 + naval + short - hill - emplacement = 10: disrupted.
  expect(b.events('shelled')[0]).toMatchObject({ total: 10, level: 1 });
  expect(['krugersdorp', 'vryheid', 'pompom'].map((id) => b.level(id))).toEqual([
    'disrupted',
    'suppressed',
    'disrupted',
  ]);
});

/** A volley in the open, so that a 6 always hurts. */
const hit = (
  boers: Differs['boers'],
  differs: Differs = {},
  dice: Record<string, readonly number[]> = {},
) =>
  table(
    {
      phase: 'britishRifleFire',
      turn: 4,
      hidden: [],
      boers: boers ?? {},
      pieces: {
        dublin: 'robinsons-farm',
        border: 'robinsons-farm',
        'ldr-5th-irish': 'robinsons-farm',
        ...differs.pieces,
      },
      ...differs,
    },
    { dice: { 'rifle/': [6], ...dice } },
  ).do('fire dublin');

rule(
  '7.3b',
  'losses fall on commandos of the player’s choice, on guns only when none is left',
  () => {
    const b = hit({
      ermelo: 'robinsons-farm',
      bethal: 'robinsons-farm',
      creusot: 'robinsons-farm',
    }).do('cease');
    expect(b.asked).toBe('boerLosses');
    expect(b.choices).toEqual(['lose ermelo', 'lose bethal']);
    expect(b.whyNot('lose creusot')).toBe('7.3b commandosFirst');
    b.do('lose bethal');
    expect(b.events('lostSp')[0]?.['piece']).toBe('bethal');
  },
);

rule('7.3c', 'one strength point is the end of a gun', () => {
  const b = hit({ creusot: 'robinsons-farm' }).do('cease');
  expect(b.where('creusot')).toBe('eliminated');
});

rule('7.3d', 'the marker counts to the reduced face, then to the end', () => {
  // 6/3 with two lost already: one more flips it and takes the marker off.
  const flip = hit({ ermelo: { area: 'robinsons-farm', losses: 2 } }, {}, { 'morale/': [6, 6] }).do(
    'cease',
  );
  expect(flip.piece('ermelo')).toMatchObject({ face: 'reduced', losses: 0 });
  const end = hit({ ermelo: { area: 'robinsons-farm', face: 'reduced', losses: 2 } }).do('cease');
  expect(end.where('ermelo')).toBe('eliminated');
  const some = hit({ ermelo: 'robinsons-farm' }, {}, { 'morale/': [6, 6] }).do('cease');
  expect(some.piece('ermelo')).toMatchObject({ face: 'full', losses: 1 });
});

rule('7.4a', 'a group that lost and is still there tests, in the trench or in the open', () => {
  const open = hit({ ermelo: 'robinsons-farm' }, {}, { 'morale/3/robinsons-farm': [2, 3] }).do(
    'cease',
  );
  expect(open.events('groupMorale')[0]).toMatchObject({ column: 'open', level: 2 });
  const place = { dublin: 'loop-crest', border: 'loop-crest', 'ldr-5th-irish': 'loop-crest' };
  const dug = (captured: string[]) =>
    hit(
      { ermelo: 'loop-crest' },
      { captured, pieces: place },
      { 'rifle/': [6], 'morale/3/loop-crest': [2, 3] },
    );
  // One shot with support: 6 + 1 + 1 - 2 = 6 in the trench.
  const trench = dug([]).do('fire border');
  expect(trench.events('groupMorale')[0]).toMatchObject({ column: 'emplaced', level: 1 });
  expect(dug(['loop-crest']).do('cease').events('groupMorale')[0]).toMatchObject({
    column: 'open',
  });
  const gone = hit({ ermelo: { area: 'robinsons-farm', face: 'reduced', losses: 2 } }).do('cease');
  expect(gone.events('groupMorale')).toEqual([]);
});

rule('7.4b', 'the result marks all of the group there, never for the better', () => {
  const b = hit(
    {
      ermelo: 'robinsons-farm',
      swaziland: { area: 'robinsons-farm', level: 'suppressed' },
      bethal: 'robinsons-farm',
      heidelberg: 'onderbroek-kopje',
    },
    {},
    { 'morale/3/robinsons-farm': [4, 4] },
  ).do('cease', 'lose ermelo');
  // 8 - 1 already shaken = 7: disrupted.
  expect(['ermelo', 'swaziland', 'bethal', 'heidelberg'].map((id) => b.level(id))).toEqual([
    'disrupted',
    'suppressed',
    'normal',
    'normal',
  ]);
});

rule('7.4c', 'a released commando that routs turns to Return', () => {
  const b = hit(
    { ermelo: { area: 'robinsons-farm', marker: 'released' } },
    {},
    { 'morale/3/robinsons-farm': [1, 1] },
  ).do('cease');
  expect(b.events('returns')[0]?.['piece']).toBe('ermelo');
  expect(b.piece('ermelo')['marker']).toBe('return');
});

rule('7.5a', 'destroyed commandos and guns move the tracks as the chart says', () => {
  const flip = hit(
    { ermelo: { area: 'robinsons-farm', losses: 2 } },
    { confidence: 9 },
    { 'morale/': [6, 6] },
  ).do('cease');
  expect(flip.events('reduced')).toHaveLength(1);
  expect(flip.events('status')).toEqual([]); // 0 on this chart
  const end = hit(
    { ermelo: { area: 'robinsons-farm', face: 'reduced', losses: 2 } },
    { confidence: 9 },
  ).do('cease');
  expect(end.events('status')[0]).toMatchObject({ confidence: 8, loss: 9 });
  const gun = hit({ creusot: 'robinsons-farm' }, { confidence: 9 }).do('cease');
  expect(gun.events('status')[0]).toMatchObject({ confidence: 8, loss: 10 });
});
