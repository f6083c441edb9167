import { expect } from 'vitest';
import { stream } from '../../kernel/dice.ts';
import { newPlay, stepRandomly } from '../../kernel/inspect.ts';
import { completeSetup } from '../../kernel/match.ts';
import { ruleOf } from '../../kernel/testing/rule.ts';
import { imagine, viewBeside, viewOf } from '../../kernel/views.ts';
import { game, rules } from './game.ts';
import { NONE, type State } from './state.ts';
import { type Table, table } from './testing.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

/** What a side heard of these kinds, whole and in order. */
const heard = (t: Table, side: string, ...types: string[]) =>
  t.heard(side).filter(({ type }) => types.includes(type));

rule(
  ['IX.12', 'X.8', 'XI.2'],
  'a concealed unit that fires shows its marker and what it does, neither dice nor chart',
  () => {
    const volley = (firer: string, dice: number[]) =>
      table({
        units: { [firer]: { hex: '2916', hidden: true }, 'black-watch-a': '2918' },
        leaders: { 'cronje-p': '2915' },
        dice,
      })
        .act('cronje-p', firer)
        .do(`fire ${firer} with=black-watch-a`);
    const unseen = {
      type: 'firedUnseen',
      rule: 'IX.12',
      piece: 'hide-1',
      with: 'black-watch-a',
      at: '2916',
      to: '2918',
      reaction: false,
      roll: -1,
    };
    const rifles = volley('potch-a', [3]);
    expect(heard(rifles, 'boers', 'fired', 'firedUnseen')).toEqual([
      {
        type: 'fired',
        rule: 'X.8',
        piece: 'hide-1',
        with: 'black-watch-a',
        at: '2916',
        to: '2918',
        roll: 3,
        drm: 0,
        loss: 1,
      },
    ]);
    expect(heard(rifles, 'british', 'fired', 'firedUnseen')).toEqual([{ ...unseen, loss: 1 }]);
    const gun = volley('krupp-1', [9]);
    expect(heard(gun, 'boers', 'fired')).toMatchObject([{ rule: 'XI.2', roll: 9 }]);
    expect(heard(gun, 'british', 'fired', 'firedUnseen')).toEqual([{ ...unseen, loss: 0 }]);
    // XI.9 The pom-pom rolls twice; the enemy hears of one volley.
    const pomPom = volley('pompom-1', [0, 1]);
    expect(heard(pomPom, 'boers', 'fired').map(({ loss }) => loss)).toEqual([1, 1]);
    expect(heard(pomPom, 'british', 'fired', 'firedUnseen')).toEqual([{ ...unseen, loss: 2 }]);
  },
);

rule(
  ['IX.11', 'X.7'],
  'the modifiers against a concealed unit are its owner’s: they would tell a gun from rifles',
  () => {
    const volley = (target: string) =>
      table({
        units: { 'black-watch-a': '2918', [target]: { hex: '2916', hidden: true } },
        leaders: { wauchope: '2919' },
        dice: [9],
      })
        .act('wauchope', 'black-watch-a')
        .do('fire black-watch-a with=hide-1');
    for (const target of ['potch-a', 'krupp-1'])
      expect(heard(volley(target), 'british', 'fired', 'firedUnseen')).toEqual([
        {
          type: 'firedUnseen',
          rule: 'X.8',
          piece: 'black-watch-a',
          with: 'hide-1',
          at: '2918',
          to: '2916',
          reaction: false,
          roll: 9,
          loss: 0,
        },
      ]);
    expect(heard(volley('potch-a'), 'boers', 'fired')).toMatchObject([{ drm: 3 }]);
    expect(heard(volley('krupp-1'), 'boers', 'fired')).not.toMatchObject([{ drm: 3 }]);
  },
);

rule(
  ['IX.11', 'XIII.3'],
  'where both sides have something to hide, neither hears the modifiers',
  () => {
    const t = table({
      units: { 'rfa-18': '2918', 'potch-a': { hex: '2916', hidden: true } },
      leaders: { hall: '2918' },
      dice: [9],
    });
    t.act('hall', 'rfa-18').do('fire rfa-18 with=hide-1');
    for (const side of ['british', 'boers'])
      expect(heard(t, side, 'fired', 'firedUnseen')).toEqual([
        {
          type: 'firedUnseen',
          rule: 'XI.2',
          piece: 'rfa-18',
          with: 'hide-1',
          at: '2918',
          to: '2916',
          reaction: false,
          roll: 9,
          loss: 0,
        },
      ]);
  },
);

rule(
  'XIII.3',
  'what a routed unit suffers does not tell the order of the gunners’ commander',
  () => {
    const salvo = (roll: number, attack?: string) =>
      table({
        units: { 'rfa-18': '2920', 'potch-a': { hex: '2916', routed: true } },
        leaders: { hall: attack ? { hex: '2920', attack } : '2920' },
        dice: [roll],
      })
        .act('hall', 'rfa-18')
        .do('fire rfa-18 with=potch-a');
    // One of these throws costs more under one order than under the other.
    const throws = Array.from(
      { length: 10 },
      (_, roll) => [salvo(roll), salvo(roll, ATTACK)] as const,
    );
    const costs = throws.map((pair) => pair.map((t) => t.last('fired')['loss']));
    const telling = throws.filter((_, roll) => Math.min(...(costs[roll] as number[])) > 0);
    expect(telling.some(([a, b]) => a.last('fired')['loss'] !== b.last('fired')['loss'])).toBe(
      true,
    );
    for (const [calm, attacking] of telling)
      expect(heard(calm, 'boers', 'fired', 'firedUnseen')).toEqual(
        heard(attacking, 'boers', 'fired', 'firedUnseen'),
      );
  },
);

rule('XIII.3', 'the modifier of an artillery commander would tell his order', () => {
  const salvo = (attack?: string) =>
    table({
      units: { 'rfa-18': '2920', 'potch-a': '2916' },
      leaders: { hall: attack ? { hex: '2920', attack } : '2920' },
      dice: [9],
    })
      .act('hall', 'rfa-18')
      .do('fire rfa-18 with=potch-a');
  const [calm, attacking] = [salvo(), salvo(ATTACK)];
  const drms = [calm, attacking].map((t) => t.last('fired')['drm']);
  expect(drms[0]).not.toEqual(drms[1]);
  for (const t of [calm, attacking]) {
    expect(heard(t, 'british', 'fired', 'firedUnseen')).toEqual([t.last('fired')]);
    expect(heard(t, 'boers', 'fired', 'firedUnseen')).toEqual([
      {
        type: 'firedUnseen',
        rule: 'XI.2',
        piece: 'rfa-18',
        with: 'potch-a',
        at: '2920',
        to: '2916',
        reaction: false,
        roll: 9,
        loss: 0,
      },
    ]);
  }
});

rule(
  ['IX.12', 'XII.19'],
  'who goes at a concealed unit learns whether he got there, not what weighed on it',
  () => {
    const t = table({
      units: { 'black-watch-a': '2917', 'potch-a': { hex: '2916', hidden: true } },
      leaders: { wauchope: { hex: '2919', attack: ATTACK } },
      dice: [9],
    });
    t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand', 'pass');
    const told = {
      rule: 'XII.19',
      at: '2917',
      to: '2916',
      units: ['black-watch-a'],
      roll: 9,
      level: 8,
      passed: false,
    };
    expect(heard(t, 'british', 'firstCheck', 'firstCheckUnseen')).toEqual([
      { type: 'firstCheckUnseen', ...told },
    ]);
    expect(heard(t, 'boers', 'firstCheck', 'firstCheckUnseen')).toEqual([
      { type: 'firstCheck', ...told, drm: 1 },
    ]);
  },
);

rule(
  ['V.10', 'IX.12'],
  'a counterattack on a concealed unit: its modifiers stay hidden; come on, it is seen',
  () => {
    const strike = (roll: number) =>
      table({
        units: { 'potch-a': { hex: '2916', hidden: true }, 'black-watch-a': '2917' },
        leaders: { 'cronje-p': '2914', wauchope: '2919' },
        dice: [9, roll],
      })
        .act('cronje-p', 'potch-a')
        .passReactions()
        .do('fire potch-a with=black-watch-a', 'counterattack with=hide-1 at=2917');
    const failed = strike(9);
    const told = {
      rule: 'V.10',
      at: '2917',
      to: '2916',
      units: ['black-watch-a'],
      roll: 9,
      level: 8,
      passed: false,
    };
    expect(heard(failed, 'british', 'counterattack', 'counterattackUnseen')).toEqual([
      { type: 'counterattackUnseen', ...told },
    ]);
    expect(heard(failed, 'boers', 'counterattack', 'counterattackUnseen')).toEqual([
      { type: 'counterattack', ...told, drm: 1 },
    ]);
    expect(failed.of('mark', 'potch-a')).toBe(0);
    const passed = strike(0);
    expect(passed.of('mark', 'potch-a')).toBe(-1);
    expect(passed.last('exposed')).toEqual({
      type: 'exposed',
      rule: 'IX.12',
      piece: 'potch-a',
      marker: 'hide-1',
      at: '2916',
    });
  },
);

rule(
  ['XIV.18', 'XIV.20'],
  'that a concealed unit recovers is seen; what it had lost is not',
  () => {
    const recover = (reduced: boolean) =>
      table({
        units: { 'potch-a': { hex: '2916', hidden: true, lost: 1, reduced } },
        leaders: { 'cronje-p': '2914' },
      })
        .act('cronje-p', 'potch-a')
        .do('recover potch-a');
    for (const reduced of [false, true]) {
      const t = recover(reduced);
      expect(heard(t, 'british', 'recovered', 'restored', 'recoversUnseen')).toEqual([
        { type: 'recoversUnseen', rule: 'XIV.18', piece: 'hide-1' },
      ]);
      expect(heard(t, 'boers', 'recovered', 'restored', 'recoversUnseen')).toEqual([
        { type: 'recovered', rule: reduced ? 'XIV.20' : 'XIV.18', piece: 'hide-1' },
      ]);
    }
  },
);

rule('XIV.24', 'a concealed unit that rallies does not show its morale', () => {
  const t = table({
    units: { 'potch-a': { hex: '2916', hidden: true, routed: true } },
    leaders: { 'cronje-p': '2914' },
    dice: [9],
  });
  t.state.routed[t.unit('potch-a')] = 2;
  t.run('rally', {});
  expect(heard(t, 'british', 'rally')).toEqual([
    { type: 'rally', rule: 'XIV.24', piece: 'hide-1', roll: 9, level: -1, passed: false },
  ]);
});

rule('IX.3', 'how far a concealed unit could march is not in the enemy’s view', () => {
  const t = table({
    units: { 'potch-a': { hex: '2916', hidden: true }, 'black-watch-a': '2930' },
    leaders: { 'cronje-p': '2914' },
  });
  t.act('cronje-p', 'potch-a');
  expect(t.of('mp', 'potch-a')).toBeGreaterThan(0);
  const view = viewOf(rules, t.box, t.state, 'british');
  expect(view.mp.every((mp) => mp === 0)).toBe(true);
  expect(viewOf(rules, t.box, t.state, 'boers').mp).toEqual(t.state.mp);
});

rule('XIV.22', 'that a unit still gathers tells that no gun lies where it would see it', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '2920', routed: true },
      // Rifles do not see past it, guns do (VIII).
      'seaforth-a': '2919',
      'potch-a': { hex: '2916', hidden: true },
      'krupp-1': { hex: '0916', hidden: true },
      'kroonstad-a': { hex: '1016', hidden: true },
    },
  });
  t.run('markRouted', {});
  expect(t.of('routed', 'black-watch-a')).toBe(2);
  const random = stream('worlds');
  const under = Array.from({ length: 60 }, () => {
    const world = rules.clone(t.state);
    rules.redeal(world, 'british', t.box, random);
    return t.box.units[world.hex.indexOf(t.hexIndex('2916'))]?.id;
  });
  expect(new Set(under)).toEqual(new Set(['potch-a', 'kroonstad-a']));
});

rule('IX.3', 'a step that waits names no concealed unit to the enemy', () => {
  const shot = (there: string, elsewhere: string) => {
    const t = table({
      units: {
        [there]: { hex: '2916', hidden: true },
        [elsewhere]: { hex: '2914', hidden: true },
        'black-watch-a': '2918',
      },
      leaders: { 'cronje-p': '2913' },
    });
    t.state.core.agenda.push({
      step: 'fireEffects',
      target: there,
      firer: 'black-watch-a',
      loss: 1,
    });
    return t;
  };
  const seen = (t: Table, side: string) => viewOf(rules, t.box, t.state, side).core.agenda.at(-1);
  const [one, other] = [shot('potch-a', 'hoopstad'), shot('hoopstad', 'potch-a')];
  expect(seen(one, 'british')).toEqual(seen(other, 'british'));
  // The Boers know their own men.
  expect(seen(one, 'boers')).toMatchObject({ target: 'potch-a' });
  expect(seen(other, 'boers')).toMatchObject({ target: 'hoopstad' });
});

rule(
  'VI.7',
  'where five markers lie in a hex the British know of guns, and imagine them there',
  () => {
    const t = table({
      units: {
        'potch-a': { hex: '2912', hidden: true },
        'potch-b': { hex: '2913', hidden: true },
        hoopstad: { hex: '2916', hidden: true },
        bloemhof: { hex: '2916', hidden: true },
        'krupp-1': { hex: '2916', hidden: true },
        'krupp-2': { hex: '2916', hidden: true },
        'pompom-1': { hex: '2916', hidden: true },
        'black-watch-a': '2920',
      },
      leaders: { 'cronje-p': '2915', wauchope: '2921' },
    });
    const { box, state } = t.look;
    const random = stream('imagine');
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const world = imagine(rules, box, viewOf(rules, box, state, 'british'), 'british', random);
      const there = box.units.filter((_, unit) => world.hex[unit] === t.hexIndex('2916'));
      expect(there).toHaveLength(5);
      expect(there.filter(({ kind }) => kind === 'gun')).toHaveLength(3);
      expect(rules.violations(world, box)).toEqual([]);
      seen.add(there.map(({ id }) => id).join(' '));
    }
    // Which rifles lie with them is anybody's guess.
    expect(seen.size).toBeGreaterThan(1);
  },
);

rule(
  'II.6',
  'who writes an order in his activation imagines which brigade the enemy has laid',
  () => {
    const random = stream('orders');
    let found = 0;
    for (let match = 0; match < 200 && found < 3; match++) {
      const play = newPlay(game, completeSetup(rules, { scenario: 'intro' }), `o${match}`);
      for (let n = 0; n < 90 && !play.outcome; n++) {
        const [owed] = play.owed;
        const { agenda } = play.state.core;
        if (owed?.step.step === 'orderKind' && agenda.some(({ step }) => step === 'activate')) {
          const { box, state } = play;
          const seen = viewOf(play.rules, box, state, owed.side);
          const world = imagine(play.rules, box, seen, owed.side, random) as State;
          expect(world.pick).not.toContain(NONE);
          found++;
          break;
        }
        stepRandomly(play, random);
      }
    }
    expect(found).toBe(3);
  },
);

rule('IX.3', 'on a board that has not changed, who is asked under a marker stays unknown', () => {
  const { state, box } = table({
    units: {
      hoopstad: { hex: '2914', hidden: true },
      'potch-a': { hex: '2916', hidden: true },
      'black-watch-a': '2918',
    },
    leaders: { 'cronje-p': '2913' },
  });
  state.core.owed = [];
  const units = ['potch-a', 'hoopstad', 'black-watch-a'];
  const asked = (side: string | null) =>
    units.map((piece) => {
      const owed = [{ side: 'boers', step: { step: 'unit', piece }, lane: -1 }];
      const next = { ...state, core: { ...state.core, owed } };
      const last = { state, view: viewOf(rules, box, state, side) };
      const { core } = viewBeside(rules, box, next, side, last);
      expect(core).toEqual(viewOf(rules, box, next, side).core);
      return core.owed[0]?.step['piece'];
    });
  expect(asked('boers')).toEqual(units);
  // Under the first marker might as well lie the other, and is said to.
  for (const side of ['british', null]) {
    const named = asked(side);
    expect(named.at(-1)).toBe('black-watch-a');
    expect(named).not.toEqual(units);
  }
});
