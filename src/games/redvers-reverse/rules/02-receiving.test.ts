import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, table } from '../testing.ts';

const rule = ruleOf('redvers-reverse');

const received = (faces: readonly number[], differs: Differs, id = 'naval') =>
  table({ phase: 'receiveOrders', turn: 3, ...differs }, { dice: { [`receive/${id}`]: faces } });

rule(
  ['2.4a', '2.4c'],
  'an order due this turn is tested; obeyed, its marker becomes the objective',
  () => {
    const b = received([3, 4], {
      brigades: {
        naval: { planned: 'naval-gun-hill', due: 3 },
        '4th-light': { planned: 'upper-spruit', due: 4 },
      },
    });
    expect(b.events('orderObeyed').map((e) => e['piece'])).toEqual(['ldr-naval']);
    expect(b.brigade('naval')).toMatchObject({
      planned: 'none',
      objective: 'naval-gun-hill',
      due: 0,
    });
    expect(b.brigade('4th-light')).toMatchObject({ planned: 'upper-spruit', due: 4 });
  },
);

rule('2.4b', 'an ignored order is lost, and an earlier objective does not come back', () => {
  const b = received([1, 1], { brigades: { naval: { planned: 'naval-gun-hill', due: 3 } } });
  expect(b.brigade('naval')).toMatchObject({ planned: 'none', objective: 'none', due: 0 });
});

rule('2.4d', 'infantry that charges goes for the nearest Boers, whatever the order said', () => {
  const b = received(
    [6, 6],
    {
      boers: { ermelo: 'loop-crest', bethal: 'robinsons-farm' },
      brigades: { '4th-light': { planned: 'chieveley', due: 3 } },
    },
    '4th-light',
  );
  expect(b.events('charge')).toHaveLength(1);
  expect(b.brigade('4th-light')).toMatchObject({ planned: 'none', objective: 'loop-crest' });
});

rule(
  '2.4e',
  'batteries that charge go for the nearest bank; from the north bank for the Boers',
  () => {
    const b = received(
      [6, 6],
      { brigades: { '1st-bde-div': { planned: 'shooters-hill', due: 3 } } },
      '1st-bde-div',
    );
    expect(b.asked).toBe('chargeTo'); // Railway Donga, Colenso and Mealie Fields are as near
    b.do('objective ldr-1st-bde-div to=railway-donga');
    expect(b.brigade('1st-bde-div')['objective']).toBe('railway-donga');
    const north = received([6, 6], {
      boers: { ermelo: 'onderbroek-kopje' },
      pieces: { 'ldr-naval': 'colenso-koppies', n47: 'colenso-koppies' },
      brigades: { naval: { planned: 'fort-wylie', due: 3 } },
    });
    expect(north.brigade('naval')['objective']).toBe('onderbroek-kopje');
  },
);

const bled = { area: 'naval-gun-hill', face: 'reduced' };
const bleeding = (units: readonly string[], differs = {}, dice: readonly number[] = []) =>
  table(
    {
      phase: 'emergencyWithdrawal',
      turn: 4,
      pieces: {
        'ldr-4th-light': 'doornkop-spruit',
        ...Object.fromEntries(
          ['scottish-rifles', 'kings-rifles', 'durham', 'rifle-brigade'].map((id) => [
            id,
            units.includes(id) ? { ...bled, area: 'doornkop-spruit' } : 'doornkop-spruit',
          ]),
        ),
      },
      ...differs,
    },
    { dice: { 'withdraw/4th-light': dice } },
  );

rule(['2.5a', '2.5b'], 'with 4 of 16 gone the leader may roll, once a turn', () => {
  expect(bleeding(['durham']).asked).not.toBe('withdrawals'); // 2 of 16
  const b = bleeding(['durham', 'kings-rifles'], {}, [3, 3]);
  expect(b.choices).toEqual(['withdraw ldr-4th-light', 'endWithdrawals']);
  b.do('withdraw ldr-4th-light');
  expect(b.events('fightsOn')).toHaveLength(1); // 6 is Continue
  expect(b.asked).not.toBe('withdrawals');
  const lucky = bleeding(['durham', 'kings-rifles'], {}, [3, 4]).do('withdraw ldr-4th-light');
  expect(lucky.asked).toBe('withdrawTo');
  const guns = table({
    phase: 'emergencyWithdrawal',
    turn: 4,
    pieces: { b64: 'eliminated', 'ldr-2nd-bde-div': 'loop-neck', b73: 'loop-neck' },
  });
  expect(guns.can('withdraw ldr-2nd-bde-div')).toBe(true); // any kind of brigade
});

rule('2.5c', 'with half gone no roll is needed', () => {
  const b = bleeding(['durham', 'kings-rifles', 'scottish-rifles', 'rifle-brigade']);
  b.do('withdraw ldr-4th-light');
  expect(b.asked).toBe('withdrawTo');
  expect(b.events('withdraws')[0]?.['dice']).toBeUndefined();
});

rule('2.5d', 'the Fail marker goes nearer HQ, out of rifle range, and replaces all else', () => {
  const b = bleeding(['durham', 'kings-rifles', 'scottish-rifles', 'rifle-brigade'], {
    brigades: { '4th-light': { planned: 'the-loop', due: 6 } },
  }).do('withdraw ldr-4th-light');
  expect(b.whyNot('fallBack ldr-4th-light to=mealie-fields')).toBe('2.5d inRifleRange');
  expect(b.whyNot('fallBack ldr-4th-light to=harts-ridge')).toBe('2.5d notNearerHq');
  b.do('fallBack ldr-4th-light to=upper-spruit');
  expect(b.brigade('4th-light')).toMatchObject({
    objective: 'upper-spruit',
    fail: true,
    planned: 'none',
    due: 0,
  });
});
