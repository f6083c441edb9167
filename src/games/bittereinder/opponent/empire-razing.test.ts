import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { areaOf, pieceOf } from '../state.ts';
import { type Case, table } from '../testing.ts';
import { sendKitchener } from './empire-razing.ts';
import { reachOf } from './reach.ts';
import { RIDERS } from './testing.ts';

/** Kitchener at Bloemfontein (F1), and homes taken: what he is told, and who goes with him. */
function sent(given: Case, bound: Readonly<Record<string, string>> = {}) {
  const look = table({ turn: 15, phase: 'empireLand', more: { taken: 3, wcp: 60 }, ...given });
  const { box, state } = look;
  const goals = new Array<number>(box.pieces).fill(-1);
  const riders = RIDERS.filter((id) => at(state.at, pieceOf(look, id)) >= 0);
  const idle = new Set(riders.map((id) => pieceOf(look, id)));
  const mode = given.phase === 'empireRail' ? 'rail' : 'land';
  for (const [id, area] of Object.entries(bound)) goals[pieceOf(look, id)] = areaOf(look, area);
  sendKitchener(look, idle, reachOf(look), mode, goals);
  const to = at(goals, box.kitchener);
  const thither = (id: string): boolean => to >= 0 && at(goals, pieceOf(look, id)) === to;
  return {
    to: box.areaIds[to],
    escort: riders.filter(thither),
    stay: Object.keys(bound).filter(thither),
  };
}

const base: Case = {
  at: { F1: ['ldr-kitchener', 'bde-2'], F5: ['bde-3'] },
  empire: ['F1', 'F4', 'F5', 'F6'],
};

test('10.2.1-b he goes where most homes can be razed this very turn', () => {
  // At F1 there are two, at F5, two marches on, three.
  expect(sent(base).to).toBe('F5');
});

test('10.2.1-c a home with Boers in it is none, nor one that is razed', () => {
  const held = { ...base, at: { ...base.at, F4: ['F20-kommando'] } };
  expect(sent({ ...held, razed: ['F6'], empire: ['F1', 'F5'] }).to).not.toBe('F5');
});

test('13.0-b he takes men with him against whom no Kommando about has 3:1', () => {
  const alone: Case = {
    at: { F1: ['ldr-kitchener', ...RIDERS.slice(0, 4)], F7: ['F22-kommando'] },
    empire: ['F4', 'F5', 'F6'],
  };
  // Six factors are kept off by two.
  expect(sent(alone).escort).toHaveLength(1);
  // A leader brings all who are with him, ten factors here.
  const led = { ...alone, at: { ...alone.at, F7: ['F22-kommando', 'F26-kommando', 'ldr-dewet'] } };
  expect(sent(led).escort).toHaveLength(2);
});

test('13.0-b whoever was to march off from there stays with him, if nobody else can', () => {
  const look = { at: { F1: ['ldr-kitchener', 'bde-2'] }, empire: ['F1', 'F4'] };
  expect(sent(look, { 'bde-2': 'F13' })).toMatchObject({ to: 'F1', stay: ['bde-2'] });
});

test('nothing can be razed: he has no orders', () => {
  expect(sent({ ...base, empire: [] }).to).toBeUndefined();
});

test('6.1 by train he goes to where most can be razed, however far', () => {
  const six = ['T43', 'T44', 'T45', 'T46', 'T47', 'F25'];
  const look = table({});
  const onLines = look.box.homes
    .filter((home) => at(look.box.rail, home).length > 0)
    .map((home) => at(look.box.areaIds, home));
  const left = [...six, 'F1', 'F4'];
  const far: Case = {
    phase: 'empireRail',
    at: { F1: ['ldr-kitchener', 'bde-2'], T46: ['bde-9'] },
    empire: left,
    razed: onLines.filter((home) => !left.includes(home)),
  };
  expect(sent(far).to).toBe('T46');
});
