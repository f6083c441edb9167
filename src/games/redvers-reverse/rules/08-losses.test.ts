import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, irishAt, table, volley } from '../testing.ts';

const rule = ruleOf('redvers-reverse');

rule('8.3a', 'a shell marks every British unit there and improves none', () => {
  const b = table(
    {
      phase: 'boerShellFire',
      boers: { 'krupp-a': 'loop-crest' },
      pieces: irishAt('the-loop', {
        dublin: { area: 'the-loop', level: 'suppressed' },
        b7: { area: 'the-loop', face: 'unlimbered' },
      }),
    },
    { dice: { 'shell/krupp-a': [4, 4] } },
  ); // 8 + 1 for nine stacking points
  expect(b.level('dublin')).toBe('suppressed');
  expect(['border', 'b7'].map((id) => b.level(id))).toEqual(['disrupted', 'disrupted']);
});

rule('8.3b', 'losses hit the target, then its like, then the next type; the rest is void', () => {
  // Three losses: the only gun in the open, then battalions.
  const b = volley(
    {
      pieces: {
        ...irishAt('west-camp'),
        'ldr-5th-irish': 'first-pont-drift',
        dublin: 'first-pont-drift',
      },
    },
    { 'rifle/ermelo': [6], 'nerve/': [3, 4], 'morale/': [6, 6], 'fall/': [3, 4] },
  );
  expect(b.events('boerFired')[0]).toMatchObject({ total: 9, losses: 2 });
  expect(b.piece('dublin')).toMatchObject({ face: 'reduced', losses: 0 }); // two on the same unit
  const guns = volley(
    {
      pieces: {
        'ldr-1st-bde-div': 'the-loop',
        b7: { area: 'the-loop', face: 'unlimbered' },
        'ldr-5th-irish': 'the-loop',
        dublin: 'the-loop',
        hussars13: 'the-loop',
        thorneycroft: 'the-loop',
        bethune: 'the-loop',
        salh: 'the-loop',
        composite: 'the-loop',
        border: 'the-loop',
      },
      events: {},
    },
    { 'strength/ermelo': [17], 'rifle/ermelo': [6], 'nerve/': [3, 4, 3, 4], 'fall/': [3, 4, 3, 4] },
  );
  expect(guns.events('boerFired')[0]).toMatchObject({ with: 'b7', losses: 2 }); // 6 + strong + crowded
  expect(guns.where('b7')).toBe('eliminated');
  expect(guns.asked).toBe('britishLosses');
  expect(guns.choices).toEqual(
    ['lose border', 'lose dublin'].filter((c) => guns.choices.includes(c)),
  );
  guns.do('lose dublin');
  expect(guns.piece('dublin')).toMatchObject({ losses: 1 });
});

rule(
  '8.3c',
  'battalions flip and fall, regiments fall at the second loss, batteries at the first',
  () => {
    const regiment = volley(
      { pieces: { 'ldr-left-horse': 'the-loop', 'royal-dragoons': 'the-loop' } },
      { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4], 'morale/': [6, 6] },
    );
    expect(regiment.piece('royal-dragoons')).toMatchObject({ losses: 1 });
    const second = volley(
      {
        pieces: { 'ldr-left-horse': 'the-loop', 'royal-dragoons': { area: 'the-loop', losses: 1 } },
      },
      { 'rifle/ermelo': [5] },
    );
    expect(second.where('royal-dragoons')).toBe('eliminated');
    const battery = volley(
      { pieces: { 'ldr-1st-bde-div': 'the-loop', b7: { area: 'the-loop', face: 'unlimbered' } } },
      { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4] },
    );
    expect(battery.where('b7')).toBe('eliminated');
    const reduced = volley(
      {
        pieces: {
          'ldr-5th-irish': 'the-loop',
          dublin: { area: 'the-loop', face: 'reduced', losses: 1 },
        },
      },
      { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4] },
    );
    expect(reduced.where('dublin')).toBe('eliminated');
  },
);

/** One battalion of Hart's takes one loss in The Loop. */
const bleed = (dice: Record<string, readonly number[]>, differs: Differs = {}) =>
  volley(
    {
      pieces: { 'ldr-5th-irish': 'the-loop', dublin: 'the-loop' },
      ...differs,
    },
    { 'rifle/ermelo': [5], ...dice },
  );

rule(
  '8.4a',
  '3 or less panics the leader, 10 or more steels him; a marked one does not roll',
  () => {
    const mood = (faces: readonly number[], differs: Differs = {}) =>
      bleed({ 'nerve/5th-irish': faces, 'fall/': [3, 4], 'morale/': [6, 6] }, differs).brigade(
        '5th-irish',
      )['leader'];
    expect(mood([1, 2])).toBe('panicked');
    expect(mood([4, 6])).toBe('firm');
    expect(mood([3, 4])).toBe('none');
    const marked = bleed(
      { 'nerve/5th-irish': [1, 2], 'fall/': [3, 4], 'morale/': [6, 6] },
      { brigades: { '5th-irish': { leader: 'firm' } } },
    );
    expect(marked.events('panics')).toEqual([]);
    const guns = volley(
      { pieces: { 'ldr-1st-bde-div': 'the-loop', b7: { area: 'the-loop', face: 'unlimbered' } } },
      { 'rifle/ermelo': [5], 'nerve/1st-bde-div': [1, 1], 'fall/': [3, 4] },
    );
    expect(guns.events('panics')).toHaveLength(1); // batteries too
    const bears = bleed({ 'nerve/5th-irish': [1, 2], 'fall/': [3, 4], 'morale/': [3, 4] });
    expect(bears.events('brigadeMorale')[0]?.['reasons']).toMatchObject({ panicked: -2 }); // before 8.5
  },
);

rule('8.4b', 'the marker works on his units wherever they are', () => {
  const b = table(
    {
      phase: 'britishRecovery',
      boers: {},
      brigades: { '5th-irish': { leader: 'firm' } },
      pieces: {
        'ldr-5th-irish': 'west-camp',
        dublin: { area: 'monte-cristo', level: 'disrupted' },
      },
    },
    { dice: { 'steady/5th-irish': [1, 1], 'recover/dublin': [3, 3] } },
  );
  expect(b.events('recovered')[0]?.['reasons']).toEqual({ standing: 1 });
});

rule(
  '8.4c',
  'whoever leads where blood is shed falls on 2 or 12; a replacement does not roll',
  () => {
    const calm = { 'nerve/5th-irish': [3, 4], 'morale/': [6, 6] };
    const b = bleed(
      { ...calm, 'fall/buller': [1, 1], 'fall/ldr-5th-irish': [6, 6], 'fall/ldr-mounted': [3, 4] },
      {
        pieces: {
          'ldr-5th-irish': 'the-loop',
          dublin: 'the-loop',
          buller: 'the-loop',
          'ldr-mounted': 'the-loop',
        },
      },
    );
    expect(b.where('buller')).toBe('eliminated');
    expect(b.piece('ldr-5th-irish')).toMatchObject({ face: 'replacement', area: 'the-loop' });
    expect(b.events('underFire').map((e) => e['piece'])).toEqual([
      'buller',
      'ldr-5th-irish',
      'ldr-mounted',
    ]);
    const replaced = bleed(calm, {
      pieces: { 'ldr-5th-irish': { area: 'the-loop', face: 'replacement' }, dublin: 'the-loop' },
    });
    expect(replaced.events('underFire')).toEqual([]);
  },
);

rule('8.5a', 'infantry and cavalry that lost and are still there test; batteries do not', () => {
  const b = bleed({ 'nerve/': [3, 4], 'fall/': [3, 4], 'morale/5th-irish': [3, 3] });
  expect(b.events('brigadeMorale')[0]).toMatchObject({
    total: 7,
    level: 0,
    reasons: { leader: 1 },
  });
  const guns = volley(
    {
      pieces: {
        'ldr-1st-bde-div': 'the-loop',
        b7: { area: 'the-loop', face: 'unlimbered' },
        b14: { area: 'the-loop', face: 'unlimbered' },
      },
    },
    { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4] },
    { ties: 'first' },
  );
  expect(guns.events('brigadeMorale')).toEqual([]);
});

rule('8.5b', 'the result marks all of the brigade there, never for the better', () => {
  const b = volley(
    {
      pieces: irishAt('the-loop', {
        inniskilling: 'bridle-kraal',
        border: { area: 'the-loop', face: 'reduced', level: 'suppressed' },
        durham: 'the-loop',
      }),
    },
    { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4], 'morale/5th-irish': [2, 3] },
    { ties: 'first' },
  );
  // 5 + leader - already shaken = 5: disrupted.
  expect(b.events('brigadeMorale')[0]).toMatchObject({ total: 5, level: 1 });
  const after = (id: string) => b.events('shaken').find((e) => e['piece'] === id)?.['level'];
  expect([after('dublin'), after('connaught')]).toEqual([1, 1]);
  expect(after('border')).toBeUndefined();
  expect(after('inniskilling')).toBeUndefined();
  expect(after('durham')).toBeUndefined();
});

rule('8.5c', 'a rout lifts the chits from the leader and takes him along', () => {
  const b = bleed(
    { 'nerve/': [1, 1], 'fall/': [3, 4], 'morale/5th-irish': [1, 1], 'recover/dublin': [1, 1] },
    { events: { bobHart: '5th-irish' }, cups: { british: { 'bob-hart': 0 } }, turn: 3 },
  );
  expect(b.events('chitLifted')[0]).toMatchObject({ chit: 'bob-hart', rule: '8.5c' });
  expect(b.state.bobHart).toBe(-1);
  b.until('staffMove');
  expect(b.where('ldr-5th-irish')).toBe(b.where('dublin'));
  expect(b.where('dublin')).not.toBe('the-loop');
});

rule('8.6a', 'reduced and lost British units, leaders and Buller move the tracks', () => {
  const entries = (b: ReturnType<typeof bleed>) =>
    b.events('status').map((e) => [e['entry'], e['confidenceChange'], e['lossChange']]);
  const calm = { 'nerve/': [3, 4], 'fall/': [3, 4], 'morale/': [6, 6] };
  const flip = bleed(calm, {
    confidence: 5,
    pieces: { 'ldr-5th-irish': 'the-loop', dublin: { area: 'the-loop', losses: 1 } },
  });
  expect(entries(flip)[0]).toEqual(['battalion-reduced', 1, 1]);
  const gone = bleed(calm, {
    confidence: 5,
    pieces: {
      'ldr-5th-irish': 'the-loop',
      dublin: { area: 'the-loop', face: 'reduced', losses: 1 },
    },
  });
  expect(entries(gone)[0]).toEqual(['battalion-eliminated', 1, 1]);
  const buller = bleed(
    { 'nerve/': [3, 4], 'fall/buller': [1, 1], 'fall/ldr': [3, 4], 'morale/': [6, 6] },
    {
      confidence: 5,
      pieces: { 'ldr-5th-irish': 'the-loop', dublin: 'the-loop', buller: 'the-loop' },
    },
  );
  expect(entries(buller)).toContainEqual(['buller-eliminated', 2, 2]);
});
