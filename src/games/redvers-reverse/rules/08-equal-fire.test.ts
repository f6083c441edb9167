import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, IRISH, irishAt, type Table, table, ZERO } from '../testing.ts';

const rule = ruleOf('redvers-reverse');

/** Ermelo fires from Loop Crest at whatever is in The Loop. */
const volley = (pieces: Differs['pieces'], die: number, options: Record<string, string> = {}) =>
  table(
    { phase: 'boerRifleFire', turn: 4, boers: { ermelo: 'loop-crest' }, pieces: pieces ?? {} },
    { options, dice: { 'strength/ermelo': [ZERO], 'rifle/ermelo': [die] } },
  );

/** Ermelo and Heidelberg, as strong as each other, have one target each. */
const equalFire = (pieces: Differs['pieces'], options: Record<string, string> = {}) =>
  table(
    {
      phase: 'boerRifleFire',
      turn: 4,
      boers: { ermelo: 'loop-crest', heidelberg: 'colenso-koppies' },
      pieces: pieces ?? {},
    },
    { options, dice: { 'strength/ermelo': [ZERO], 'strength/heidelberg': [ZERO] } },
  );
const firers = (b: Table) => b.events('boerFired').map((e) => e['piece']);

rule(
  ['0c', '8.2a'],
  'whose fire of equals is resolved first is asked if a brigade is under both',
  () => {
    const irish = { 'ldr-5th-irish': 'the-loop', dublin: 'the-loop', border: 'bridge' };
    const b = equalFire(irish);
    expect(b.asked).toBe('boerResolveFirst');
    expect(b.choices).toEqual(['first heidelberg', 'first ermelo']);
    expect(firers(b)).toEqual([]);
    expect(b.whyNot('first standerton')).toBe('8.2a notStrongest');
    b.do('first ermelo').untilSegment('boerShaken');
    expect(firers(b)).toEqual(['ermelo', 'heidelberg']);
    expect(firers(equalFire(irish).do('first heidelberg').untilSegment('boerShaken'))).toEqual([
      'heidelberg',
      'ermelo',
    ]);
    // Its leader there is enough: he may fall, and another take his place with the men.
    const leader = { 'ldr-5th-irish': 'the-loop', durham: 'the-loop', border: 'bridge' };
    expect(equalFire({ ...leader, dublin: 'bridge' }).asked).toBe('boerResolveFirst');
  },
);

rule(['0c', '8.2a'], 'equal fire on different brigades, and shells, are resolved unasked', () => {
  const apart = {
    'ldr-5th-irish': 'the-loop',
    dublin: 'the-loop',
    'ldr-2nd-english': 'bridge',
    queens: 'bridge',
  };
  expect(firers(equalFire(apart))).toEqual(['heidelberg', 'ermelo']);
  const irish = { 'ldr-5th-irish': 'the-loop', dublin: 'the-loop', border: 'bridge' };
  expect(firers(equalFire(irish, { ties: 'first' }))).toEqual(['heidelberg', 'ermelo']);
  const shells = table({
    phase: 'boerShellFire',
    boers: { 'krupp-a': 'loop-crest', 'krupp-b': 'fort-wylie' },
    pieces: irish,
  });
  const asked: string[] = [];
  for (; shells.events('boerShelled').length < 2; shells.pass()) asked.push(shells.asked);
  expect(asked).toContain('boerNext');
  expect(asked).not.toContain('boerResolveFirst');
});

rule(['0c', '8.2b'], 'no target is named before the player has said which of equals is hit', () => {
  const shot = (options: Record<string, string> = {}) => volley(irishAt('the-loop'), 6, options);
  const asked = shot();
  expect(asked.asked).toBe('britishLosses');
  const [fired] = asked.events('boerFired');
  expect(fired).toMatchObject({ piece: 'ermelo', to: 'the-loop', losses: 1 });
  expect(fired?.['units']).toEqual(IRISH);
  expect(fired).not.toHaveProperty('with');
  asked.do('lose connaught');
  expect(asked.events('lostSp').map((e) => e['piece'])).toEqual(['connaught']);
  // Settled beforehand: by the option, or because there is one target.
  const first = shot({ ties: 'first' });
  expect(first.events('boerFired')[0]).toMatchObject({
    with: 'inniskilling',
    units: ['inniskilling'],
  });
  expect(first.events('lostSp').map((e) => e['piece'])).toEqual(['inniskilling']);
  const guns = volley(irishAt('the-loop', { b7: { area: 'the-loop', face: 'unlimbered' } }), 1);
  expect(guns.events('boerFired')[0]).toMatchObject({ with: 'b7', units: ['b7'] });
});

rule(['0c', '8.2b'], 'a shell names its target only where no other is equal', () => {
  const shelled = (pieces: Differs['pieces']) =>
    table({
      phase: 'boerShellFire',
      boers: { creusot: 'loop-crest' },
      pieces: pieces ?? {},
    }).events('boerShelled')[0];
  expect(shelled(irishAt('the-loop'))).not.toHaveProperty('with');
  const guns = irishAt('the-loop', { b7: { area: 'the-loop', face: 'unlimbered' } });
  expect(shelled(guns)).toMatchObject({ with: 'b7' });
});
