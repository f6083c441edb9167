import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { defaultBox } from '../box.ts';
import type { BoerChit } from '../pack.ts';
import { table } from '../testing.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();
const boerChit = (id: BoerChit) => box.boerChits.indexOf(id);

rule('3.1a', 'when the Boer guns misfire none fires and the chit returns to the cup', () => {
  const b = table({
    phase: 'boerShellFire',
    turn: 6,
    events: { misfire: 6 },
    cups: { boer: { misfire: 0 } },
    pieces: { 'ldr-2nd-english': 'colenso', queens: 'colenso' },
  });
  expect(b.events('misfire')).toHaveLength(1);
  expect(b.events('boerShelled')).toEqual([]);
  expect(b.state.boerCup[boerChit('misfire')]).toBe(1);
  expect(b.state.misfire).toBe(0);
});

const shelled = (pompom: string | { area: string; level: string }, target: string) =>
  table({
    phase: 'boerShellFire',
    boers: { pompom },
    pieces: { 'ldr-4th-light': target, durham: target },
  });

rule('3.1b', 'every gun with a target within three areas fires, and only once', () => {
  const b = shelled('colenso-koppies', 'naval-gun-hill'); // range 2
  expect(b.events('boerShelled')).toHaveLength(1);
  expect(shelled('fort-wylie', 'naval-gun-hill').events('boerShelled')).toHaveLength(1); // range 3
  expect(shelled('wynnes-hill', 'naval-gun-hill').events('boerShelled')).toEqual([]); // range 4
});

rule('3.1c', 'a suppressed gun fires only into its own area', () => {
  const gun = { area: 'fort-wylie', level: 'suppressed' };
  expect(shelled(gun, 'colenso').events('boerShelled')).toEqual([]);
  expect(shelled(gun, 'fort-wylie').events('boerShelled')).toHaveLength(1);
});

const recovering = (level: string, faces: readonly number[], differs = {}) =>
  table(
    {
      phase: 'boerRecovery',
      boers: { ermelo: { area: 'grobelaar-mountain', level } },
      ...differs,
    },
    { dice: { 'recover/ermelo': faces } },
  );

rule('3.2a', 'the levels run normal, disrupted, suppressed, routed', () => {
  expect(recovering('disrupted', [3, 4]).level('ermelo')).toBe('normal');
  expect(recovering('suppressed', [3, 4]).level('ermelo')).toBe('disrupted');
  expect(recovering('routed', [3, 4]).level('ermelo')).toBe('suppressed');
});

rule('3.2b', 'two levels up from routed is disrupted', () => {
  expect(recovering('routed', [5, 6]).level('ermelo')).toBe('disrupted');
  expect(recovering('suppressed', [5, 5]).level('ermelo')).toBe('normal');
});

rule('3.2c', 'a shaken Boer rolls in the column of its level with all modifiers', () => {
  expect(recovering('disrupted', [3, 3]).level('ermelo')).toBe('disrupted');
  const dug = recovering('disrupted', [2, 3], {
    boers: { ermelo: { area: 'onderbroek-kopje', level: 'disrupted' } },
  });
  expect(dug.level('ermelo')).toBe('normal'); // 5 + 2 for the emplacement
  const near = recovering('disrupted', [3, 4], {
    shaken: 1,
    cups: { strength: { 'no-fire': 2 } },
    pieces: { 'ldr-5th-irish': 'loop-crest', dublin: 'loop-crest' },
  });
  // 7 - 1 in rifle range - 1 shaken
  expect(near.events('notRecovered')[0]).toMatchObject({
    total: 5,
    reasons: { 'enemy-near': -1, shaken: -1 },
  });
  expect(table({ phase: 'boerRecovery' }).events('notRecovered')).toEqual([]);
});

rule(
  ['3.3a', 'Tk'],
  'in an ammunition shortage only batteries by the wagons fire; the chit returns',
  () => {
    const unlimbered = { area: 'railway-flats', face: 'unlimbered' };
    const b = table({
      phase: 'britishShellFire',
      turn: 6,
      events: { ammo: 6 },
      cups: { boer: { ammo: 0 } },
      boers: { krugersdorp: 'fort-wylie' },
      pieces: {
        b7: unlimbered,
        'ldr-1st-bde-div': 'railway-flats',
        b64: { area: 'railway-donga', face: 'unlimbered' },
        'ldr-2nd-bde-div': 'railway-donga',
      },
    });
    // Chieveley, where the wagons stand, is next to Railway Flats but not to Railway Donga.
    expect(b.choices).toEqual(['fire b7', 'cease']);
    expect(b.whyNot('fire b64')).toBe('3.3a noShells');
    b.do('cease');
    expect(b.state.ammo).toBe(0);
    expect(b.state.boerCup[boerChit('ammo')]).toBe(1);
  },
);

const gunnery = (b7: Record<string, string>) =>
  table({
    phase: 'britishShellFire',
    boers: { krugersdorp: 'fort-wylie', ermelo: 'loop-crest' },
    pieces: { b7, 'ldr-1st-bde-div': b7['area'] ?? '' },
  });

rule('3.3b', 'an unlimbered battery may fire once, at most two areas far', () => {
  const b = gunnery({ area: 'railway-flats', face: 'unlimbered' });
  expect(b.choices).toEqual(['fire b7', 'cease']);
  b.do('fire b7');
  expect(b.events('aims')[0]?.['to']).toBe('fort-wylie'); // range 2, the only one
  expect(b.events('shelled')).toHaveLength(1);
  const far = gunnery({ area: 'naval-gun-hill', face: 'unlimbered' });
  expect(far.asked).not.toBe('britishTargets'); // Fort Wylie is 3 away
});

rule('3.3c', 'a suppressed battery fires only into its own area', () => {
  const b = gunnery({ area: 'railway-donga', face: 'unlimbered', level: 'suppressed' });
  expect(b.asked).not.toBe('britishTargets');
  const close = gunnery({ area: 'fort-wylie', face: 'unlimbered', level: 'suppressed' });
  expect(close.can('fire b7')).toBe(true);
});
