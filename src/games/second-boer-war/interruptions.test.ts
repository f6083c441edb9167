import { expect, test } from 'vitest';
import type { StandingOrder } from '../../kernel/game.ts';
import { commandos, nobody, table } from './testing.ts';

/** French attacks Kemp in Belfast, who is beaten, with these orders of the Boers. */
function attacked(...orders: StandingOrder[]) {
  const t = table({
    differs: {
      turn: 3,
      round: 2,
      leaders: nobody({ french: 'belfast', kemp: 'belfast' }),
      areas: {} as never,
      events: {} as never,
    },
    pack: { battleCards: commandos(0) },
  });
  t.state.core.standing = { boers: orders };
  return t.do('activate french', 'attack french with=kemp');
}

/** Answers for the British until the Boers are asked, or the fight is over. */
function britishOn(t: ReturnType<typeof attacked>) {
  while (t.owing.startsWith('empire') && t.state.fight !== null) t.do(t.choices[0] ?? '');
  return t;
}

test('with orders the Boers lay and retreat unasked, towards the capitals', () => {
  const t = britishOn(
    attacked({ where: 'all', singles: 'none', lay: 'strongest', swap: 'never', retreat: 'home' }),
  );
  expect(t.owing).not.toMatch(/^boers/);
  expect(t.events('retreated')[0]).toMatchObject({ piece: 'kemp', to: 'middelburg' });
});

test('an order for one place says nothing of others', () => {
  const t = britishOn(attacked({ where: 'lydenburg', lay: 'strongest' }));
  expect(t.owing).toBe('boers lay');
  const here = britishOn(attacked({ where: 'belfast', lay: 'strongest' }));
  expect(here.owing).not.toBe('boers lay');
});
