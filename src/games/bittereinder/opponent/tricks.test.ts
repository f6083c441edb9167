import { expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/face.ts';
import { at } from '../../../kernel/lists.ts';
import { thinkingOf, watchMachine } from '../../../kernel/testing/machine-play.ts';
import type { AnyTrick } from '../../../kernel/trick.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { otherKommandos, type Table, table } from '../testing.ts';
import { around, spreadFrom, strengthsOf } from './map.ts';
import { BAND, ringed } from './testing.ts';
import { tricks } from './tricks.ts';

const any: AnyGame = game;
const [recruit, veteran] = any.opponents;
const LONG = 420;
/** On a busy machine. */
const SLOW = { timeout: 180_000 };

type Watched = ReturnType<typeof watchMachine>;

const trickOf = (id: string): AnyTrick | undefined =>
  (tricks as readonly AnyTrick[]).find(({ level }) => level === `trick:${id}`);

/** A trick, or the Veteran. */
function machineOf(id: string) {
  const machine = id === 'veteran' ? veteran : trickOf(id);
  if (!machine) throw new Error(`there is no ${id}`);
  return machine;
}

function watched(id: string, decisions = LONG, scenario?: string): Watched {
  const machine = machineOf(id);
  const side = trickOf(id)?.sides[0] ?? 'republics';
  if (!recruit) throw new Error('there is no Recruit');
  return watchMachine(any, side, machine, recruit, {
    seed: 'bittereinder',
    decisions,
    ...(scenario !== undefined && { scenario }),
  });
}

const mayAttack = ({ answers }: Watched) =>
  answers.some(({ offered }) => offered.some((choice) => choice.do === 'attack'));

const verbs = ({ answers }: Watched) => answers.map(({ choice }) => choice.do);

test('those who never attack, or never march, do not', SLOW, () => {
  for (const id of ['evade', 'peace', 'no-attack']) {
    const deeds = watched(id);
    expect(verbs(deeds), id).not.toContain('attack');
    if (id !== 'evade') expect(mayAttack(deeds), id).toBe(true);
  }
  expect(verbs(watched('home'))).not.toContain('from');
});

test('a miser shows one point, a rush all it has', SLOW, () => {
  const shown = (id: string) =>
    watched(id, 1500).answers.flatMap(({ step, offered, choice }) =>
      step === 'strength' ? [[choice.n, Math.max(...offered.map(({ n }) => n ?? 0))] as const] : [],
    );
  const little = shown('miser');
  expect(little.length).toBeGreaterThan(0);
  for (const [n] of little) expect(n).toBe(1);
  const much = shown('rush');
  expect(much.length).toBeGreaterThan(0);
  for (const [n, most] of much) expect(n).toBe(most);
});

test('thrift shows less than the Veteran while there are men to spare, and as much when there are none', () => {
  const shown = (id: string, spare: number) => {
    const at = { N4: ['bde-2', 'sup-1', 'T8-kommando'], T53: otherKommandos(spare) };
    const t = table({ phase: 'empireCombat', at }).do('attack at=N4 as=field');
    return Number(machineOf(id).choose(thinkingOf(t.play))['n']);
  };
  expect(shown('thrift', 13)).toBeLessThan(shown('veteran', 13));
  expect(shown('thrift', 0)).toBe(shown('veteran', 0));
});

/** Lets who it is make all marches of the phase. */
function marched(on: Table, id: string): Table {
  const { phase } = on.state;
  while (on.state.phase === phase) {
    const asked = thinkingOf(on.play);
    on.play.take(asked.owed, machineOf(id).choose(asked));
  }
  return on;
}

test('who breaks out leaves one to hold the guard, where all Boers of the Veteran stay', () => {
  const endsAt = (id: string): string[] => {
    const on = marched(ringed(), id);
    return BAND.map((kommando) => on.where(kommando));
  };
  expect(endsAt('veteran')).toEqual(['F2', 'F2', 'F2', 'F2']);
  expect(endsAt('break-out')).toEqual(['F7', 'F1', 'F7', 'F7']);
});

test('who keeps to the hearth does not ride off to a town in the colonies as the Veteran does', () => {
  const at = { F8: ['F8-kommando'] };
  const begun = { turn: 10, phase: 'republicanLand', at, republics: ['F8'] } as const;
  const endsAt = (id: string): string =>
    marched(table({ ...begun, more: { wcp: 120, taken: 3 } }), id).where('F8-kommando');
  expect([endsAt('veteran'), endsAt('hearth')]).toEqual(['C21', 'F8']);
});

/** How a side stands after a while, in the mean of its pieces. */
function standing(id: string, worth: (look: Look, area: number) => number): number {
  const { play } = watched(id, 700);
  const look = { state: play.state as State, box: play.box as Box };
  const empire = trickOf(id)?.sides[0] === 'empire';
  const places = look.state.at.filter(
    (area, piece) => area >= 0 && piece >= look.box.firstEmpire === empire,
  );
  return places.reduce((sum, area) => sum + worth(look, area), 0) / places.length;
}

interface Look {
  readonly state: State;
  readonly box: Box;
}

test('who evades has fewer of the enemy about, who laagers is nearer to Pretoria', SLOW, () => {
  const threat = (look: Look, area: number) => around(look.box, strengthsOf(look).empire, area, 1);
  expect(standing('evade', threat)).toBeLessThan(standing('veteran', threat));
  const far = ({ box }: Look, area: number) => at([...spreadFrom(box, [box.pretoria])], area);
  expect(standing('laager', far)).toBeLessThan(standing('veteran', far));
  const offRail = ({ box }: Look, area: number) => at([...spreadFrom(box, box.railAreas)], area);
  expect(standing('railways', offRail)).toBeLessThan(standing('veteran', offRail));
});

test('the others of the Empire keep to what they refuse', SLOW, () => {
  for (const [id, verb] of [
    ['no-razing', 'raze'],
    ['no-blockhouses', 'build'],
    ['no-sieges', 'shutIn'],
  ] as const)
    expect(verbs(watched(id)), id).not.toContain(verb);
});
