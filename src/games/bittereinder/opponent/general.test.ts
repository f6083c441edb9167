import { expect, test } from 'vitest';
import { choiceKey } from '../../../kernel/choice.ts';
import { stream } from '../../../kernel/dice.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import type { Play } from '../../../kernel/play.ts';
import { playedUntil, thinkingOf } from '../../../kernel/testing/machine-play.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { otherKommandos, table } from '../testing.ts';
import { general as machine } from './general.ts';
import { judge } from './judge.ts';
import { planner as planned, veteran } from './opponents.ts';

const { rules } = game;
// A play knows the words of its game only as any game's.
const general: Opponent<State, Box> = machine;
const quick: Opponent<State, Box> = veteran;
const planner: Opponent<State, Box> = planned;

type AnyPlay = Play<State, Box>;

/** Veterans play the march to Pretoria until somebody is asked one of these with a real choice. */
const playedTo = (...steps: readonly string[]): AnyPlay =>
  playedUntil(
    rules,
    quick,
    { scenario: 'marchingToPretoria', seed: 'general' },
    ({ owed, choices }) => steps.includes(owed.step.step) && choices.length > 1,
  );

test('it tries attacks and letting them be, and says what it expects of each', () => {
  const asked = thinkingOf(playedTo('attack'));
  const advice = general.advise?.(asked, { rollouts: 40 });
  const again = general.advise?.({ ...asked, random: stream('one') }, { rollouts: 40 });
  expect({ ...again, milliseconds: 0 }).toEqual({ ...advice, milliseconds: 0 });
  const offered = asked.choices.map(choiceKey);
  expect(advice?.others.length).toBeGreaterThan(0);
  for (const { choice, expects } of [advice, ...(advice?.others ?? [])].flatMap(
    (one) => one ?? [],
  )) {
    expect(offered).toContain(choiceKey(choice));
    expect(expects.winChance).toBeGreaterThanOrEqual(0);
    expect(expects.winChance).toBeLessThanOrEqual(1);
    expect(expects.features).toHaveLength(judge.features.names.length);
  }
  expect([advice, ...(advice?.others ?? [])].map((one) => one?.choice.do)).toContain('done');
});

test('the Empire calls off no attack that the Veteran would make', () => {
  const play = playedTo('attack');
  let attacks = 0;
  while (!play.outcome) {
    const asked = thinkingOf(play);
    const own = quick.choose({ ...asked, random: stream('one') });
    const isAttack =
      asked.side === 'empire' && asked.owed.step.step === 'attack' && own.do !== 'done';
    if (isAttack && asked.choices.length > 1) {
      attacks += 1;
      const advice = general.advise?.(asked, { rollouts: 40 });
      const tried = [advice, ...(advice?.others ?? [])].map((one) => one?.choice.do);
      expect(asked.choices.map((choice) => choice.do)).toContain('done');
      expect(tried).not.toContain('done');
    }
    play.take(asked.owed, own);
  }
  expect(attacks).toBeGreaterThan(0);
});

test('it tries several strengths, and marches as the Veteran does', () => {
  const shown = general.advise?.(thinkingOf(playedTo('strength')), { rollouts: 40 });
  expect(shown?.worlds).toBeGreaterThan(0);
  expect(new Set(shown?.others.map(({ choice }) => choice['n'])).size).toBe(shown?.others.length);
  const march = thinkingOf(playedTo('depart'));
  expect(general.choose(march)).toEqual(quick.choose({ ...march, random: stream('one') }));
});

/** The strength the Veteran would show, and the least that the General thinks of. */
function strengthsTried(play: AnyPlay) {
  const asked = thinkingOf(play);
  expect(asked.owed.step.step).toBe('strength');
  const own = quick.choose({ ...asked, random: stream('one') });
  const advice = general.advise?.({ ...asked, random: stream('one') }, { rollouts: 40 });
  const tried = [advice?.choice, ...(advice?.others ?? []).map(({ choice }) => choice)];
  const least = Math.min(...tried.map((choice) => Number(choice?.['n'])));
  return { own: Number(own['n']), least };
}

test('it saves no points where men would be lost for them', () => {
  const shown = (men: readonly string[], enemy = ['bde-2', 'sup-1']) => {
    const t = table({
      scenario: 'bobsWar',
      phase: 'empireCombat',
      at: { N4: [...enemy, ...men] },
    });
    t.do('attack at=N4 as=field');
    return strengthsTried(t.play);
  };
  const band = ['T8-kommando', 'T6-kommando', 'T9-kommando'];
  // Whoever can fall back may show less than the Veteran would, but not nothing: that is the end.
  expect(shown(band)).toEqual({ own: 11, least: 1 });
  expect(shown(['T8-kommando'], ['cav-19h', 'sup-1'])).toEqual({ own: 2, least: 1 });
  const army = shown(['army-natal', ...band]);
  expect(army.least).toBe(army.own);
});

test('nor where an attack that fails costs them', () => {
  const t = table({
    scenario: 'bobsWar',
    phase: 'republicanCombat',
    at: { N6: ['g-natal', 'bde-2', 'army-natal', 'T8-kommando', 'T6-kommando'] },
    empire: ['N6'],
  });
  t.do('attack at=N6 as=field');
  const { own, least } = strengthsTried(t.play);
  expect(own).toBeGreaterThan(1);
  expect(least).toBe(own);
});

test('in the whole war the Republics keep to their plan in battle: the more men, the fewer points', () => {
  const shown = (men: number): number => {
    const t = table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', 'T8-kommando'], T53: otherKommandos(men) },
    });
    const asked = thinkingOf(t.do('attack at=N4 as=field').play);
    const advice = general.advise?.(asked, { rollouts: 40 });
    expect(advice?.others).toEqual([]);
    expect(advice?.choice).toEqual(planner.choose(asked));
    return Number(advice?.choice['n']);
  };
  expect(shown(24)).toBeLessThan(shown(8));
});

test('in the whole war the Empire looks at whom to attack, but is besieged or stands as the Veteran would', () => {
  const at = { N6: ['g-natal', 'bde-2', 'sup-2', 'T8-kommando', 'T6-kommando', 'ldr-delarey'] };
  const begun = { turn: 6, empire: ['N6'], more: { wcp: 120 } };
  const besieged = table({ ...begun, at, phase: 'republicanCombat' });
  besieged.do('attack at=N6 as=field', 'commit n=19');
  const asked = thinkingOf(besieged.play);
  expect(asked.choices.map((choice) => choice.do)).toEqual(['stand', 'shutIn']);
  const advice = general.advise?.(asked, { rollouts: 40 });
  expect(advice?.others).toEqual([]);
  expect(advice?.choice).toEqual(quick.choose({ ...asked, random: stream('one') }));
  const both = { ...at, N4: ['bde-6', 'sup-3', 'F1-kommando'] };
  const ready = table({ ...begun, at: both, phase: 'empireCombat' });
  const whom = general.advise?.(thinkingOf(ready.play), { rollouts: 40 });
  expect(whom?.others.map(({ choice }) => choice.do)).toContain('attack');
});

const BY_PLAN =
  'in %s the Empire attacks by plan, without a search, and says what it thinks of the others';

test.each(['campaign', 'bobsWar'])(BY_PLAN, (scenario) => {
  const at = {
    N4: ['bde-6', 'sup-3', 'F1-kommando'],
    N6: ['bde-2', 'sup-2', 'T8-kommando', 'T6-kommando'],
  };
  const begun = { scenario, turn: 6, empire: ['N6'], more: { wcp: 120 } };
  const ready = table({ ...begun, phase: 'empireCombat', at });
  const asked = thinkingOf(ready.play);
  const unasked = () => {
    throw new Error('worlds are imagined');
  };
  const plan = planner.choose(thinkingOf(ready.play));
  expect(general.choose({ ...asked, random: unasked })).toEqual(plan);
  const advice = general.advise?.(asked, { rollouts: 40 });
  expect(advice?.choice).toEqual(plan);
  expect(advice?.worlds).toBeGreaterThan(0);
  expect(advice?.others.length).toBeGreaterThan(0);
});

test('8.3.2-c nor does it try what throws a guard out for nothing', () => {
  const at = { F17: ['F17-kommando', 'cav-mi1'], F18: ['F13-kommando', 'bde-2', 'sup-2'] };
  const tried = (razed: readonly string[]) => {
    const on = table({ turn: 18, phase: 'empireCombat', at, razed, more: { wcp: 60, taken: 3 } });
    const advice = general.advise?.(thinkingOf(on.play), { rollouts: 40 });
    return [advice, ...(advice?.others ?? [])].map((one) => one?.choice['at']);
  };
  expect(tried([])).not.toContain('F17');
  expect(tried(['F17'])).toContain('F17');
});
