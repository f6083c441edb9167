import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, type How, table } from '../testing.ts';

const rule = ruleOf('redvers-reverse');

const status = (differs: Differs, how: How = {}) =>
  table({ phase: 'boerShaken', turn: 4, confidence: 10, ...differs }, how);

rule('6.1a', 'British units alone in an emplacement capture it; leaders alone do not', () => {
  const b = status({
    boers: {},
    pieces: { dublin: 'loop-crest', 'ldr-5th-irish': 'loop-crest', long: 'falls-bank' },
  });
  expect(b.events('captured').map((e) => e['at'])).toEqual(['loop-crest']);
  expect(b.position['captured']).toEqual(['loop-crest']);
  const held = status({
    boers: { ermelo: 'loop-crest' },
    pieces: { dublin: 'loop-crest', 'ldr-5th-irish': 'loop-crest' },
  });
  expect(held.events('captured')).toEqual([]);
  const guns = status({
    boers: {},
    pieces: { b7: { area: 'colenso-koppies', level: 'suppressed' } },
  });
  expect(guns.events('captured')).toHaveLength(1); // any type, any morale
});

rule('6.1b', 'a captured emplacement that is left is Boer again, Boer there or not', () => {
  const b = status({
    boers: {},
    captured: ['loop-crest', 'falls-bank'],
    pieces: { dublin: 'falls-bank', 'ldr-5th-irish': 'falls-bank' },
  });
  expect(b.events('recaptured').map((e) => e['at'])).toEqual(['loop-crest']);
  expect(b.position['captured']).toEqual(['falls-bank']);
});

rule('6.1c', 'all SP Counters go back, No Fire too', () => {
  const b = status({
    shaken: 1,
    cups: { strength: { 1: 3, 'no-fire': 1 } },
    pieces: { ermelo: { counter: '1' }, heidelberg: { counter: 'no-fire' } },
  });
  expect(b.piece('ermelo')['counter']).toBe('none');
  const cup = (b.position['cups'] as Record<string, Record<string, number>>)['strength'];
  expect(cup).toMatchObject({ 1: 4, 'no-fire': 2 });
});

rule(
  '6.1d',
  'confidence +1, then the chart: captures, losses of them, the deadline, the road',
  () => {
    const change = (differs: Differs) => status(differs).events('confidenceTurn')[0];
    expect(change({})).toMatchObject({ n: 11, entries: { automatic: 1 } });
    const taken = change({
      boers: {},
      pieces: { dublin: 'loop-crest', 'ldr-5th-irish': 'loop-crest' },
    });
    expect(taken).toMatchObject({ n: 10, entries: { automatic: 1, captured: -1 } });
    expect(change({ captured: ['loop-crest'] })).toMatchObject({
      n: 12,
      entries: { recaptured: 1 },
    });
    expect(change({ turn: 6 })).toMatchObject({ n: 12, entries: { deadline: 1 } });
    const across = change({
      turn: 6,
      pieces: { dublin: 'robinsons-farm', 'ldr-5th-irish': 'robinsons-farm' },
    });
    expect(across).toMatchObject({ n: 11 });
    const road = change({
      boers: {},
      pieces: {
        'ldr-5th-irish': 'towards-ladysmith-road',
        inniskilling: 'towards-ladysmith-road',
        border: 'towards-ladysmith-road',
        connaught: 'towards-ladysmith-road',
        dublin: 'towards-ladysmith-road',
      },
    });
    expect(road).toMatchObject({ n: 10, entries: { ladysmith: -1 } }); // a brigade through
  },
);

rule('6.1e', 'confidence stays between 1 and 20', () => {
  expect(status({ confidence: 20 }).events('confidenceTurn')[0]?.['n']).toBe(20);
  const low = status({
    confidence: 1,
    turn: 4,
    boers: {},
    pieces: {
      'ldr-5th-irish': 'loop-crest',
      dublin: 'loop-crest',
      border: 'falls-bank',
      connaught: 'native-bank',
    },
  });
  expect(low.events('confidenceTurn')[0]?.['n']).toBe(1);
});

rule('6.1f', 'turn 9, confidence 6: two dice + 3, 12 shakes and adds two No Fire', () => {
  const shake = (faces: number[], how: How = {}) =>
    table(
      {
        phase: 'boerShaken',
        turn: 9,
        confidence: 5,
        pieces: { dublin: 'robinsons-farm', 'ldr-5th-irish': 'robinsons-farm' },
      },
      { ...how, dice: { shaken: faces } },
    );
  const b = shake([4, 5]);
  expect(b.events('boersShaken')[0]).toMatchObject({ gap: 3, total: 12 });
  const cup = (b.position['cups'] as Record<string, Record<string, number>>)['strength'];
  expect(cup?.['no-fire']).toBe(2);
  expect(b.position['shaken']).toBe(1);
  expect(shake([4, 4]).events('boersHold')).toHaveLength(1);
  const above = table({ phase: 'boerShaken', turn: 4, confidence: 10 });
  expect([...above.events('boersHold'), ...above.events('boersShaken')]).toEqual([]);
  const resolute = { options: { 'variant-resolute': true, 'variant-no-hlangwane': true } };
  expect(shake([4, 5], resolute).events('boersHold')[0]).toMatchObject({ needed: 13 });
  const nervous = { options: { 'variant-nervous': true, 'variant-river-high': true } };
  expect(shake([4, 4], nervous).events('boersShaken')[0]).toMatchObject({ needed: 11 });
});

const victory = (differs: Differs) =>
  table({ phase: 'victory', turn: 9, confidence: 12, ...differs });
const twice = { shaken: 2, cups: { strength: { 'no-fire': 2 } } };

rule(
  ['6.2a', '6.2e'],
  'shaken twice the Boers withdraw; at loss 14 it is a British victory',
  () => {
    expect(victory({ ...twice, loss: 14 }).play.outcome).toEqual({
      winner: 'british',
      ending: 'britishVictory',
    });
    expect(victory({ shaken: 1, cups: { strength: { 'no-fire': 2 } } }).play.outcome).toBeNull();
  },
);

rule('6.2f', 'at loss 15 or more it is a pyrrhic one, even at 20', () => {
  expect(victory({ ...twice, loss: 15 }).ending).toBe('pyrrhicVictory');
  expect(victory({ ...twice, loss: 20 }).ending).toBe('pyrrhicVictory');
});

rule('6.2b', 'confidence in box 1 counts from turn 5 on', () => {
  expect(victory({ turn: 4, confidence: 1 }).play.outcome).toBeNull();
  expect(victory({ turn: 5, confidence: 1 }).winner).toBe('british');
});

rule(['6.2c', '6.2g'], 'loss 20 ends it without a withdrawal: the Boers win', () => {
  expect(victory({ loss: 20 }).play.outcome).toEqual({ winner: 'boers', ending: 'boerVictory' });
  expect(victory({ loss: 19 }).play.outcome).toBeNull();
});

rule(
  '6.2c',
  'the box of the Loss Marker counts in the Victory Segment and not before (R-53)',
  () => {
    /** Twenty points lost; Hart's men fire at the last man of a commando among them. */
    const fire = (die: number) =>
      table(
        {
          phase: 'britishRifleFire',
          turn: 9,
          confidence: 12,
          loss: 20,
          hidden: [],
          boers: { 'piet-retief': { area: 'robinsons-farm', face: 'reduced' } },
          pieces: {
            'ldr-5th-irish': 'robinsons-farm',
            inniskilling: 'robinsons-farm',
            border: 'robinsons-farm',
            connaught: 'robinsons-farm',
            dublin: 'robinsons-farm',
          },
        },
        { dice: { 'rifle/inniskilling': [die] } },
      );
    const lost = fire(1);
    expect(lost.asked).toBe('britishTargets'); // not over yet
    lost.do('fire inniskilling', 'fire border');
    expect(lost.events('boersStand')).toEqual([{ type: 'boersStand', rule: '6.2c', n: 20 }]);
    expect(lost.events().at(-2)).toMatchObject({ type: 'segment', segment: 'victory' });
    // The commando is wiped out, which wins a point back: the battle goes on.
    const saved = fire(6).do('fire inniskilling', 'fire border');
    saved.untilSegment('victory');
    expect(saved.events('eliminated').map((e) => e['piece'])).toEqual(['piet-retief']);
    expect(saved.events('boersStand')).toEqual([]);
    expect(saved.state).toMatchObject({ loss: 19, turn: 10 });
  },
);

rule('6.2d', 'so does the end of turn 20', () => {
  const last = victory({ turn: 20 });
  expect(last.play.outcome).toEqual({ winner: 'boers', ending: 'boerVictory' });
  expect(last.events('boersStand')).toEqual([
    { type: 'boersStand', rule: '6.2d', n: last.state.loss },
  ]);
  expect(victory({ turn: 19 }).play.outcome).toBeNull();
});

rule('6.2h', 'otherwise the turn goes on and a waiting chit comes into play', () => {
  const b = victory({ events: { misfire: 10 }, cups: { boer: { misfire: 0 } } });
  expect(b.state.turn).toBe(10);
  b.untilSegment('boerRecovery');
  expect(b.events('misfire')).toHaveLength(1);
});
