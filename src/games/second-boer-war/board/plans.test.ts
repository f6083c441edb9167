import { expect, test } from 'vitest';
import { askedAt, textsOf as texts } from '../../../boardkit/testing/asked.ts';
import type { Choice } from '../../../kernel/choice.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { attack, nobody, type Table, table } from '../testing.ts';
import type { SecondBoerWar } from '../vocabulary.ts';
import { plans } from './plans.ts';
import type { Question } from './types.ts';
import { carry, way } from './ways.ts';

const asked = (t: Table): Question => askedAt<State, Box, SecondBoerWar>(t, game.texts);
const marching = () =>
  table({
    differs: { turn: 2, round: 2, leaders: nobody({ roberts: 'ermelo', botha: 'belfast' }) },
  });

test('a leader dragged far is activated and marches there, or not at all', () => {
  const t = marching();
  const choices = carry(asked(t), 'ermelo', 'johannesburg', 'roberts');
  expect(texts(choices)[0]).toBe('activate roberts');
  expect(choices?.length).toBeGreaterThan(2);
  expect(carry(asked(t), 'ermelo', 'cape-town', 'roberts')).toBeNull();
  t.do(...texts(choices));
  expect(t.where('roberts')).toBe('johannesburg');
});

test('a place further than one area is reached with one stroke', () => {
  const t = marching().do('activate roberts');
  const far = way(asked(t), 'johannesburg');
  expect(far?.choices.length).toBeGreaterThan(1);
  expect(far?.about).toMatch(/movement points/);
  t.do(...texts(far?.choices));
  expect(t.where('roberts')).toBe('johannesburg');
});

test('the way names the enemy that ends it', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ roberts: 'standerton', botha: 'belfast' }) },
  }).do('activate roberts');
  const far = way(asked(t), 'belfast');
  expect(far?.about).toMatch(/ends there/);
  expect(far?.steps?.at(-1)).toMatchObject({ place: 'belfast', warning: 'enemy' });
});

test('a whole hand is laid with one stroke, with the weight where one wants it', () => {
  const t = attack('methuen', 'botha').fightOn('lay');
  t.through('boers lay');
  expect(t.owing).toBe('empire lay');
  const laid = plans(asked(t));
  expect(laid.map(({ id }) => id)).toHaveLength(3);
  for (const plan of laid) {
    expect(plan.note).toMatch(/Left: .+; Centre: .+; Right: .+/);
    expect(plan.choices.length, plan.id).toBeGreaterThan(3);
  }
  // Equal cards stand for one another.
  const cards = (choices: readonly Choice[]) =>
    choices
      .filter(({ do: verb }) => verb === 'lay')
      .map(({ piece }) => t.box.likeness[t.box.cardIndex.get(piece ?? '') ?? -1] ?? -1)
      .sort((a, b) => a - b);
  expect(cards(laid[1]?.choices ?? [])).toEqual(cards(laid[0]?.choices ?? []));
  expect(texts(laid[1]?.choices)).not.toEqual(texts(laid[0]?.choices));
  t.do(...texts(laid[2]?.choices));
  expect(t.owing).not.toBe('empire lay');
});

test('a leader is activated and set to work where he stands with one stroke', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ methuen: 'belfast', botha: 'belfast' }) },
  });
  const found = plans(asked(t));
  expect(found.map(({ id }) => id)).toEqual(['attack-methuen', 'pass']);
  expect(found[0]?.label).toBe('Methuen: Attack Botha');
  t.do(...texts(found[0]?.choices));
  expect(t.state.fight).not.toBeNull();
});
