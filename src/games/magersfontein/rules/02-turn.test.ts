import { expect } from 'vitest';
import { seededDice } from '../../../kernel/dice.ts';
import { isProblems } from '../../../kernel/game.ts';
import { completeSetup, Match } from '../../../kernel/match.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { game } from '../game.ts';
import { table } from '../testing.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

const twoBrigades = (dice: number[] = []) =>
  table({
    units: { 'black-watch-a': '2920', 'grenadier-a': '3120', 'potch-a': '2914', ladybrand: '2714' },
    leaders: { wauchope: '2920', colvile: '3120', 'cronje-p': '2914', 'de-la-rey': '2714' },
    dice,
  });

rule(
  ['II.1', 'II.3', 'II.9'],
  'command, then activations, then reorganization, in that order',
  () => {
    const t = table({
      units: { 'black-watch-a': '2920', 'potch-a': '2914' },
      leaders: { methuen: '2925', wauchope: '2920', 'cronje-p': '2914' },
      turn: 4,
    });
    t.run('turn', {});
    expect(t.state.phase).toBe(0);
    expect(t.owing).toBe('british giveOrder');
    while (t.isAsked('giveOrder')) t.do('noOrders');
    while (t.isAsked('chiefRide')) t.do('stay');
    expect(t.state.phase).toBe(1);
    expect(t.owing).toContain('pickBrigade');
    expect(t.refusal('act black-watch-a').reason).toBe('notNow');
    t.do('pick wauchope', 'pick cronje-p', 'goFirst');
    while (t.isAsked('act') || t.isAsked('independence'))
      t.do(t.isAsked('independence') ? 'obey' : 'end');
    expect(t.events('turnBegins').map((e) => e['turn'])).toEqual([5, 6]);
  },
);

rule(['II.3', 'II.9'], 'after the last activation of a turn those who rally check', () => {
  const t = table({
    units: {
      'black-watch-a': '2920',
      'black-watch-b': { hex: '2930', routed: true },
      'potch-a': '2914',
    },
    leaders: { wauchope: '2920', 'cronje-p': '2914' },
    turn: 4,
  });
  t.run('turn', {}).until('pickBrigade');
  expect(t.of('routed', 'black-watch-b')).toBe(2);
  t.do('pick wauchope', 'pick cronje-p', 'goFirst').until('pickBrigade');
  expect(
    t
      .events()
      .filter(({ type }) => ['turnBegins', 'activationEnds', 'rally'].includes(type))
      .map(({ type, piece, turn }) => [type, piece ?? turn]),
  ).toEqual([
    ['turnBegins', 5],
    ['activationEnds', expect.any(String)],
    ['activationEnds', expect.any(String)],
    ['rally', 'black-watch-b'],
    ['turnBegins', 6],
  ]);
});

rule(['II.2', 'II.10'], 'the marker moves on when the reorganization is over', () => {
  const t = twoBrigades();
  t.state.turn = 7;
  t.run('endTurn', {});
  expect(t.state.turn).toBe(8);
  expect(t.last('turnBegins')).toMatchObject({ turn: 8, time: '09:15' });
});

rule('II.4', 'the ten steps of the command phase, in their order', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'potch-a': '2914' },
    leaders: { methuen: '2925', wauchope: '2924', 'cronje-p': '2914' },
  });
  const steps: string[] = [];
  const run = t.play as unknown as { run(step: { step: string; by?: string }, lane: number): void };
  const original = run.run.bind(t.play);
  run.run = (step, lane) => {
    steps.push(step.by ? `${step.step} ${step.by}` : step.step);
    original(step, lane);
  };
  t.run('commandPhase', {});
  while (t.isAsked('giveOrder')) t.do('noOrders');
  t.do('stay');
  expect([...new Set(steps)].filter((s) => s !== 'whoFirst' && !s.startsWith('giveOrder'))).toEqual(
    [
      'commandPhase',
      'orders free',
      'orders rider',
      'orders flash',
      // III.26 belongs to no step; it is asked while orders are written.
      'orders broken',
      'ordersSealed',
      'ridersRide',
      'ridersSaddle',
      'ridersStart',
      'ridersReturn',
      'markRouted',
      'chiefMoves',
      'chiefRide',
      'boersOutOfCommand',
    ],
  );
});

rule(['II.5', 'II.8'], 'every brigade present acts once a turn and no more', () => {
  const t = twoBrigades();
  t.run('pairs', {});
  expect(t.choicesOf('british')).toEqual(['pick wauchope', 'pick colvile']);
  t.do('pick wauchope', 'pick cronje-p', 'goFirst');
  while (!t.isAsked('pickBrigade')) t.do(t.isAsked('independence') ? 'obey' : 'end');
  expect(t.choicesOf('british')).toEqual(['pick colvile']);
  expect(t.whyNot('pick wauchope')).toBe('II.8 activatedAlready');
  expect(t.choicesOf('boers')).toEqual(['pick de-la-rey']);
});

rule('II.6', 'picks are secret; the loser shows his, the winner chooses who goes first', () => {
  const t = twoBrigades([3, 5]);
  t.run('pairs', {});
  t.do('pick wauchope');
  expect(t.play.owedBy('boers')).toBeDefined();
  t.do('pick de-la-rey');
  // 3 + 1 against 5 + 3: the Boers have it and need not show De la Rey.
  expect(t.last('initiative')).toMatchObject({
    side: 'boers',
    british: 4,
    boers: 8,
    piece: 'wauchope',
  });
  expect(t.owing).toBe('boers whoFirst');
  expect(t.state.shown).toEqual([1, 0]);
  t.do('goSecond');
  expect(t.last('activated')['piece']).toBe('wauchope');
  t.do('obey', 'end');
  expect(t.last('activated')['piece']).toBe('de-la-rey');
});

rule('II.6', 'equal totals are rolled again', () => {
  const t = twoBrigades([4, 2, 7, 1]);
  t.run('pairs', {}).do('pick wauchope', 'pick de-la-rey');
  expect(t.last('initiative')).toMatchObject({ british: 8, boers: 4, side: 'british' });
});

rule('II.5', 'the side with more brigades goes on alone', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'grenadier-a': '3120', 'potch-a': '2914' },
    leaders: { wauchope: '2920', colvile: '3120', 'cronje-p': '2914' },
  });
  t.run('pairs', {}).do('pick wauchope', 'pick cronje-p', 'goFirst');
  while (!t.isAsked('single')) t.do(t.isAsked('independence') ? 'obey' : 'end');
  expect(t.choices).toEqual(['pick colvile']);
});

rule('II.7', 'independence, marking, action with reactions, melee inside the movement', () => {
  const t = table({
    units: {
      'black-watch-a': '2918',
      'black-watch-b': '2920',
      'seaforth-a': '2924',
      'potch-a': '2916',
    },
    leaders: { wauchope: { hex: '2919', attack: ATTACK } },
    dice: [2, 0, 9, 9],
  });
  t.state.pick[0] = t.commander('wauchope');
  t.run('activate', { side: 0 });
  expect(t.owing).toBe('british independence');
  t.do('obey');
  expect(t.of('led', 'seaforth-a')).toBe(2);
  t.do('proceed', 'act black-watch-a', 'move black-watch-a to=2917');
  expect(t.owing).toBe('boers react');
  t.do('pass', 'assault black-watch-a to=2916');
  expect(t.owing).toBe('boers beforeMelee');
  t.do('stand', 'pass', 'fight');
  expect(t.last('firstCheck')).toMatchObject({ passed: true });
});

rule(
  'II.11',
  'the last turn ends the battle; two summit hexes or twelve broken half-battalions end it at once',
  () => {
    const last = twoBrigades();
    last.state.turn = 20;
    last.run('endTurn', {});
    // Nobody is lost, the line is held: 20 points, a victory by itself.
    expect(last.play.outcome).toMatchObject({ ending: 'boersMarginal', british: 0, boers: 20 });

    const foothold = table({ units: { 'black-watch-a': '1620' }, turn: 20 });
    foothold.run('endTurn', {});
    expect(foothold.play.outcome).toMatchObject({
      ending: 'britishMarginal',
      british: 5,
      boers: 0,
    });

    const summit = table({ units: { 'black-watch-a': '1618', 'black-watch-b': '1718' }, turn: 3 });
    summit.run('endTurn', {});
    expect(summit.play.outcome).toMatchObject({ winner: 'british', ending: 'summitTaken' });

    const broken = [
      'black-watch-a',
      'black-watch-b',
      'seaforth-a',
      'seaforth-b',
      'argyll-a',
      'argyll-b',
      'hli-a',
      'hli-b',
      'grenadier-a',
      'grenadier-b',
      'koyli-a',
      'koyli-b',
    ];
    const rout = table({
      units: Object.fromEntries(
        broken.map((id, i) => [id, { hex: `29${String(12 + i)}`, routed: true }]),
      ),
      turn: 3,
    });
    rout.run('endTurn', {});
    expect(rout.play.outcome).toMatchObject({ winner: 'boers', ending: 'brigadesBroken' });
  },
);

rule('II.11', 'the introduction counts summit and trench hexes on its last turn', () => {
  const end = (units: Record<string, string>) => {
    const t = table({ scenario: 'intro', units, turn: 8 });
    t.run('endTurn', {});
    return t.play.outcome?.ending;
  };
  expect(end({ 'black-watch-a': '1720', 'black-watch-b': '1620' })).toBe('gapForced');
  expect(end({ 'black-watch-a': '1720' })).toBe('gapContested');
  expect(end({ 'black-watch-a': '1622' })).toBe('gapHeld');
});

rule(
  'II.6',
  'at dawn the Boers have the first initiative without a roll, after their opening volley',
  () => {
    const match = Match.begin(game.rules, completeSetup(game.rules, {}), seededDice('dawn'));
    if (isProblems(match)) throw new Error('set-up');
    expect(match.owed.map((o) => o.step.step)).toEqual(['openFire']);
    match.choose('boers', { do: 'cease' });
    while (match.owed[0]?.step.step === 'giveOrder')
      match.choose(match.owed[0].side, { do: 'noOrders' });
    match.choose('british', { do: 'stay' });
    match.choose('british', { do: 'pick', piece: 'hall' });
    match.choose('boers', { do: 'pick', piece: 'cronje-a' });
    expect(match.log(null).find((e) => e.type === 'initiative')).toMatchObject({
      side: 'boers',
      british: 0,
      boers: 0,
    });
  },
);
