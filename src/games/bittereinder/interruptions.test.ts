import { expect, test } from 'vitest';
import type { StandingOrder } from '../../kernel/game.ts';
import { die } from '../../kernel/testing/test-table.ts';
import { type Case, table } from './testing.ts';

/** A table whose sides have left these orders. */
function ordered(given: Case, side: 'empire' | 'republics', ...orders: StandingOrder[]) {
  const t = table(given);
  t.state.core.standing = { [side]: orders };
  return t;
}

const LADYSMITH: Case = { phase: 'republicanCombat', at: { N6: ['bde-2', 'T8-kommando'] } };

test('if he attacks Ladysmith, be besieged; elsewhere ask', () => {
  const t = ordered(LADYSMITH, 'empire', { where: 'N6', siege: 'shutIn' });
  t.do('attack at=N6 as=field', 'commit n=11');
  expect(t.isBesieged('bde-2')).toBe(true);
  const elsewhere = ordered(LADYSMITH, 'empire', { where: 'T8', siege: 'shutIn' });
  elsewhere.do('attack at=N6 as=field', 'commit n=11');
  expect(elsewhere.owing).toBe('empire siege');
});

test('what is said of a place goes before what is said of all', () => {
  const t = ordered(
    { ...LADYSMITH, dice: die('combat/N6', 3) },
    'empire',
    { where: 'all', siege: 'shutIn' },
    { where: 'N6', siege: 'stand' },
  );
  t.do('attack at=N6 as=field', 'commit n=11');
  expect(t.isBesieged('bde-2')).toBe(false);
  expect(t.isAsked('siege')).toBe(false);
});

test('in one’s own turn one is asked, whatever one has ordered', () => {
  const t = ordered(LADYSMITH, 'republics', { where: 'all', strength: 'none' });
  t.do('attack at=N6 as=field');
  expect(t.owing).toBe('republics strength');
});

/** The Empire attacks two Kommandos in the open; what they show is ordered. */
const attacked = (strength: string) => {
  const t = ordered(
    {
      phase: 'empireCombat',
      at: { N10: ['bde-2', 'sup-1', 'T8-kommando', 'T6-kommando'] },
      dice: die('combat/N10', 3),
      more: { wcp: 40 },
    },
    'republics',
    { where: 'all', strength, retreat: 'home', lastResort: 'giveUp' },
  );
  t.do('attack at=N10 as=field');
  expect(t.isAsked('strength')).toBe(false);
  return t;
};
const shown = (strength: string): unknown => attacked(strength).events('committed')[0]?.['n'];

test('strength: nothing, half as much as the attacker, as much, all', () => {
  const attack = Number(attacked('all').events('combat')[0]?.['attack']);
  expect(attack).toBeGreaterThan(1);
  expect(shown('none')).toBe(0);
  expect(shown('free')).toBe(0);
  expect(shown('half')).toBe(Math.ceil(attack / 2));
  expect(shown('even')).toBe(attack);
  expect(Number(shown('all'))).toBeGreaterThan(attack);
});
