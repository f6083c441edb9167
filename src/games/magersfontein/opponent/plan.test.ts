import { expect, test } from 'vitest';
import { stream } from '../../../kernel/dice.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import { rules } from '../game.ts';
import type { State } from '../state.ts';
import { table } from '../testing.ts';
import { carryChance, planFor } from './plan.ts';
import { plannerOf, veteran } from './veteran.ts';
import { GENERAL, VETERAN } from './weights.ts';
import { shotWorth } from './worth.ts';

// A play knows the words of its game only as any game's.
const machine: Opponent<State, Box> = veteran;

const weighed = ({ look }: Pick<ReturnType<typeof table>, 'look'>) => ({
  ...look,
  weights: VETERAN,
});

const ATTACK = 'N-NE 1501 3';
const MEN = ['black-watch-a', 'black-watch-b', 'seaforth-a', 'seaforth-b', 'argyll-a', 'argyll-b'];

const before = (n: number, boer: object | string = { hex: '1520', hidden: true }) =>
  table({
    units: {
      ...Object.fromEntries(MEN.slice(0, n).map((id, i) => [id, i < 3 ? '1522' : '1622'])),
      'potch-a': boer as string,
    },
    leaders: { wauchope: { hex: '1522', attack: ATTACK } },
  });

test('a brigade storms a trench together, never by threes', () => {
  const all = before(6);
  expect(planFor(weighed(all), all.commander('wauchope'))).toMatchObject({
    target: all.hexIndex('1520'),
    storm: true,
  });
  const few = before(3);
  expect(planFor(weighed(few), few.commander('wauchope'))?.storm).toBe(false);
});

test('who has lost more than a point is not sent in with the others', () => {
  const sentAfter = (loss: number) => {
    const t = before(6);
    t.state.loss[t.unit('argyll-b')] = loss;
    return planFor(weighed(t), t.commander('wauchope'))?.ready.includes(t.unit('argyll-b'));
  };
  expect([0, 1, 2].map(sentAfter)).toEqual([true, true, false]);
});

test('who is hurt lies down and recovers where he is, under fire too', () => {
  const does = (lost: number): string => {
    const t = table({
      units: { 'black-watch-a': { hex: '1521', lost }, 'potch-a': '1520', hoopstad: '1620' },
      leaders: { wauchope: { hex: '1522', attack: ATTACK } },
    });
    t.activate('wauchope').do('act black-watch-a');
    const [owed] = t.play.owed;
    if (!owed) throw new Error('nobody is asked');
    const choices = t.play.choices(owed);
    const { side } = owed;
    const asked = { rules, box: t.box, state: t.view(side), side, owed, choices };
    return machine.choose({ ...asked, random: stream('one') }).do;
  };
  expect(does(1)).toBe('recover');
  expect(does(3)).toBe('recover');
  expect(does(0)).not.toBe('recover');
});

test('in the last turn the General rests nobody whose rest is not counted', () => {
  const strongest: Opponent<State, Box> = plannerOf((side) => GENERAL[side]);
  const does = (who: Opponent<State, Box>, turn: number, how: object, id: string): string => {
    const t = table({
      turn,
      units: { 'black-watch-a': { hex: '1522', ...how }, 'potch-a': { hex: '1520', ...how } },
      leaders: { wauchope: { hex: '1523', attack: ATTACK }, 'cronje-p': '1519' },
    });
    t.activate(id === 'potch-a' ? 'cronje-p' : 'wauchope').do(`act ${id}`);
    const [owed] = t.play.owed;
    if (!owed) throw new Error('nobody is asked');
    const choices = t.play.choices(owed);
    const { side } = owed;
    const asked = { rules, box: t.box, state: t.view(side), side, owed, choices };
    return who.choose({ ...asked, random: stream('one') }).do;
  };
  for (const id of ['black-watch-a', 'potch-a']) {
    expect(does(strongest, 18, { lost: 4 }, id)).toBe('recover');
    expect(does(strongest, 20, { lost: 4 }, id)).not.toBe('recover');
    expect(does(machine, 20, { lost: 4 }, id)).toBe('recover');
  }
  // II.11 A British counter turned over counts against them; rest may turn it back.
  expect(does(strongest, 20, { reduced: true, lost: 1 }, 'black-watch-a')).toBe('recover');
});

test('a trench that has been seen and shaken is easier to carry', () => {
  const chance = (boer: object) => {
    const t = before(6, boer);
    const units = MEN.map((id) => t.unit(id));
    return carryChance(weighed(t), units, t.hexIndex('1520'));
  };
  const hidden = chance({ hex: '1520', hidden: true });
  const seen = chance({ hex: '1520' });
  const shaken = chance({ hex: '1520', reduced: true });
  expect(seen).toBeGreaterThan(hidden);
  expect(shaken).toBeGreaterThan(seen);
});

test('a volley is worth more where it may break a stack than where it may break one', () => {
  const worth = (mates: boolean) => {
    const t = table({
      units: {
        'potch-a': '2916',
        'black-watch-a': { hex: '2918', reduced: true, lost: 3 },
        'seaforth-a': mates ? '2918' : '2930',
      },
    });
    return shotWorth(weighed(t), t.unit('potch-a'), t.unit('black-watch-a'));
  };
  expect(worth(true)).toBeGreaterThan(worth(false));
});

test('with four half-battalions broken and nothing gained the attack is broken off', () => {
  const broken = ['hli-a', 'hli-b', 'gordons-a', 'gordons-b'];
  const after = (n: number, foothold?: string) => {
    const t = table({
      units: {
        ...Object.fromEntries(MEN.map((id, i) => [id, i < 3 ? '1522' : '1622'])),
        ...Object.fromEntries(broken.slice(0, n).map((id) => [id, { hex: '1530', routed: true }])),
        ...(foothold && { 'scots-guards-a': foothold }),
        'potch-a': { hex: '1520', hidden: true },
      },
      leaders: { wauchope: { hex: '1522', attack: ATTACK } },
    });
    return planFor(weighed(t), t.commander('wauchope'));
  };
  expect(after(3)?.storm).toBe(true);
  expect(after(4)).toBeNull();
  expect(after(4, '1820')).not.toBeNull();
});

test('by the weights of the General the attack goes on though many are broken', () => {
  const broken = ['hli-a', 'hli-b', 'gordons-a', 'gordons-b'];
  const t = table({
    units: {
      ...Object.fromEntries(MEN.map((id, i) => [id, i < 3 ? '1522' : '1622'])),
      ...Object.fromEntries(broken.map((id) => [id, { hex: '1530', routed: true }])),
      'potch-a': { hex: '1520', hidden: true },
    },
    leaders: { wauchope: { hex: '1522', attack: ATTACK } },
  });
  expect(planFor(weighed(t), t.commander('wauchope'))).toBeNull();
  const bolder = { ...t.look, weights: GENERAL.british };
  expect(planFor(bolder, t.commander('wauchope'))).toMatchObject({
    target: t.hexIndex('1520'),
    storm: true,
  });
});
