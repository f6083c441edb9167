import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, type How, table, ZERO } from '../testing.ts';

const rule = ruleOf('redvers-reverse');

/** Hart's four battalions against these Boers in Loop Crest (rough, emplacement). */
const assault = (boers: Differs['boers'], differs: Differs = {}, how: How = {}) =>
  table(
    {
      phase: 'britishAssault',
      turn: 4,
      hidden: [],
      ...differs,
      boers: boers ?? {},
      pieces: {
        'ldr-5th-irish': 'loop-crest',
        inniskilling: 'loop-crest',
        border: 'loop-crest',
        connaught: 'loop-crest',
        dublin: 'loop-crest',
        ...differs.pieces,
      },
    },
    how,
  );

rule('4.2a', 'every area with both sides in it is assaulted, once', () => {
  const b = assault(
    { ermelo: 'loop-crest', bethal: 'hlangwane' },
    { pieces: { hussars13: 'hlangwane', 'ldr-mounted': 'hlangwane' } },
  );
  expect(b.asked).toBe('assaults');
  expect(b.choices).toEqual(['assault at=loop-crest', 'assault at=hlangwane']);
  b.do('assault at=hlangwane').untilSegment('boerEvent');
  expect(b.events('assault').map((e) => e['at'])).toEqual(['hlangwane', 'loop-crest']);
});

rule('4.2b', 'routed units, batteries and guns do not fire; shaken ones do; all can be hit', () => {
  const b = assault(
    {
      ermelo: { area: 'loop-crest', level: 'suppressed' },
      creusot: 'loop-crest',
      bethal: { area: 'loop-crest', level: 'routed' },
    },
    {
      pieces: {
        inniskilling: { area: 'loop-crest', level: 'routed' },
        border: { area: 'loop-crest', level: 'routed' },
        connaught: { area: 'loop-crest', level: 'routed' },
        dublin: { area: 'loop-crest', level: 'disrupted' },
        b7: { area: 'loop-crest', face: 'unlimbered' },
      },
    },
    { dice: { 'strength/ermelo': [ZERO], 'rifle/ermelo': [6], 'rifle/dublin': [1, 1] } },
  );
  b.untilSegment('boerEvent');
  const shots = b.events('boerFired');
  expect(new Set(shots.map((e) => e['piece']))).toEqual(new Set(['ermelo'])); // not the routed, not the gun
  expect(shots[0]).toMatchObject({ with: 'b7' });
  expect(shots[0]?.['reasons']).not.toHaveProperty('multiple');
  expect(new Set(b.events('fired').map((e) => e['piece']))).toEqual(new Set(['dublin']));
});

rule('4.2c', 'approach: commandos first, then the British, with cover; one shot a side', () => {
  const b = assault(
    { ermelo: 'loop-crest' },
    {},
    { dice: { 'strength/ermelo': [ZERO], 'rifle/ermelo': [1, 1], 'rifle/inniskilling': [6, 1] } },
  );
  const order = b.events().filter((e) => e.type === 'boerFired' || e.type === 'fired');
  expect(order.map((e) => [e.type, e['close']])).toEqual([
    ['boerFired', false],
    ['fired', false],
    ['boerFired', true],
    ['fired', true],
  ]);
  expect(order[1]?.['reasons']).toMatchObject({ emplacement: -2, multiple: 1 });
  // R-4 by option: every unit fires.
  const each = assault(
    { ermelo: 'loop-crest', bethal: 'loop-crest' },
    {},
    {
      options: { 'assault-shots': 'unit', ties: 'first' },
      dice: { 'rifle/': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    },
  );
  const approach = each.events().filter((e) => e['close'] === false);
  expect(approach.filter((e) => e.type === 'boerFired').length).toBe(2);
  expect(approach.filter((e) => e.type === 'fired').length).toBe(4);
});

rule('4.2d', 'close combat: no cover for anyone, and Boers test as if in the open', () => {
  const b = assault(
    { ermelo: 'loop-crest' },
    {},
    {
      dice: {
        'strength/ermelo': [ZERO],
        'rifle/ermelo': [1, 1],
        'rifle/inniskilling': [1, 6],
        'morale/3/loop-crest': [3, 4],
      },
    },
  );
  const close = b.events('fired').filter((e) => e['close'] === true)[0];
  expect(close?.['reasons']).toEqual({ multiple: 1, 'sp-strong': 1 }); // d6 + 2
  expect(close).toMatchObject({ total: 8, losses: 2 });
  expect(b.events('groupMorale')[0]).toMatchObject({ column: 'open', level: 1 }); // 7 - 1
});

rule(
  '4.2d',
  'one more shot each, Boers first, with neither cover nor ground for the British',
  () => {
    const b = assault(
      { ermelo: 'bridle-drift' },
      {
        drifts: { 'bridle-drift': { open: true } },
        pieces: {
          'ldr-5th-irish': 'bridle-drift',
          inniskilling: 'west-veld',
          dublin: 'bridle-drift',
          border: 'west-veld',
          connaught: 'west-veld',
        },
      },
      {
        dice: {
          'strength/ermelo': [ZERO],
          'rifle/ermelo': [6, 6],
          'rifle/dublin': [1, 1],
          'morale/5th-irish': [6, 6, 6, 6],
          nerve: [3, 4, 3, 4],
          fall: [3, 4, 3, 4],
        },
      },
    );
    const shots = b
      .events()
      .filter(({ type }) => ['assault', 'closeCombat', 'boerFired', 'fired'].includes(type))
      .map((e) => [e.type, e['close']]);
    expect(shots).toEqual([
      ['assault', undefined],
      ['boerFired', false],
      ['fired', false],
      ['closeCombat', undefined],
      ['boerFired', true],
      ['fired', true],
    ]);
    // The drift exposes and unnerves them in the approach; hand to hand it does neither.
    const reasons = (type: string) =>
      b.events(type).map((e) => e['reasons'] as Record<string, number>);
    const [approach, close] = reasons('boerFired');
    expect(Object.keys(approach ?? {})).toContain('terrain');
    expect(Object.keys(close ?? {})).not.toContain('terrain');
    const [before, after] = reasons('brigadeMorale');
    expect(Object.keys(before ?? {})).toContain('terrain');
    expect(Object.keys(after ?? {})).not.toContain('terrain');
  },
);

rule('4.2d', 'no close combat where one side has no unit left', () => {
  const b = assault(
    { 'piet-retief': { area: 'loop-crest', face: 'reduced' } },
    {},
    {
      dice: { 'strength/piet-retief': [ZERO], 'rifle/piet-retief': [1], 'rifle/inniskilling': [6] },
    },
  );
  expect(b.events('eliminated').map((e) => e['piece'])).toEqual(['piet-retief']);
  expect(b.events('closeCombat')).toEqual([]);
  expect(b.events('fired')).toHaveLength(1);
});

rule('4.2e', 'who is left shares the area, and the trench is a trench again', () => {
  const b = assault(
    { ermelo: 'loop-crest', heidelberg: 'loop-crest', standerton: 'loop-crest' },
    {},
    { options: { ties: 'first' }, dice: { strength: [ZERO], 'rifle/': [1, 1, 1, 1] } },
  );
  expect(b.events('assaultOver')[0]).toMatchObject({ at: 'loop-crest', shared: true });
  b.until('britishTargets').do('fire dublin');
  if (b.asked === 'britishAim') b.do('shoot dublin to=loop-crest');
  b.untilSegment('boerRifleFire');
  const later = b.events('fired').filter((e) => e['close'] === false);
  expect(later.at(-1)).toMatchObject({ to: 'loop-crest', reasons: { emplacement: -2 } });
});

rule('4.2f', 'generals, leaders and batteries left alone with Boers are lost', () => {
  const b = assault(
    { ermelo: 'railway-donga' },
    {
      pieces: {
        'ldr-5th-irish': 'west-camp',
        inniskilling: 'west-camp',
        border: 'west-camp',
        connaught: 'west-camp',
        dublin: 'west-camp',
        b7: { area: 'railway-donga', face: 'unlimbered' },
        b14: { area: 'railway-donga', face: 'unlimbered' },
        'ldr-1st-bde-div': 'railway-donga',
        long: 'railway-donga',
      },
    },
    { dice: { 'strength/ermelo': [ZERO], 'rifle/ermelo': [1, 1] } },
  );
  expect([b.where('b7'), b.where('b14'), b.where('long')]).toEqual([
    'eliminated',
    'eliminated',
    'eliminated',
  ]);
  expect(b.events('leaderEliminated')[0]?.['piece']).toBe('ldr-1st-bde-div');
});

rule('4.2g', 'the dead leader turns to his replacement beside the closest unit', () => {
  const b = assault(
    { ermelo: 'railway-donga' },
    {
      pieces: {
        'ldr-5th-irish': 'west-camp',
        inniskilling: 'west-camp',
        border: 'west-camp',
        connaught: 'west-camp',
        dublin: 'west-camp',
        b7: { area: 'railway-donga', face: 'unlimbered' },
        b14: 'railway-flats',
        b66: 'chieveley',
        'ldr-1st-bde-div': { area: 'railway-donga', face: 'original' },
      },
      brigades: { '1st-bde-div': { planned: 'colenso', due: 6, leader: 'firm' } },
    },
    { dice: { 'strength/ermelo': [ZERO], 'rifle/ermelo': [1, 1] } },
  );
  expect(b.piece('ldr-1st-bde-div')).toMatchObject({ area: 'railway-flats', face: 'replacement' });
  expect(
    b
      .events('status')
      .slice(0, 2)
      .map((e) => e['entry']),
  ).toEqual(['battery-eliminated', 'leader-eliminated']);
  // R-50 The brigade keeps its orders, the man his nerve.
  expect(b.brigade('1st-bde-div')).toMatchObject({ planned: 'colenso', leader: 'none' });
  const again = assault(
    { ermelo: 'railway-donga' },
    {
      pieces: {
        'ldr-5th-irish': 'west-camp',
        inniskilling: 'west-camp',
        border: 'west-camp',
        connaught: 'west-camp',
        dublin: 'west-camp',
        b14: 'railway-flats',
        b7: { area: 'railway-donga', face: 'unlimbered' },
        'ldr-1st-bde-div': { area: 'railway-donga', face: 'replacement' },
      },
    },
    { dice: { 'strength/ermelo': [ZERO], 'rifle/ermelo': [1, 1] } },
  );
  expect(again.piece('ldr-1st-bde-div')).toMatchObject({ area: 'railway-flats' });
  expect(again.events('status').map((e) => e['entry'])).not.toContain('leader-eliminated');
});
