import { describe, expect, test } from 'vitest';
import type { Choice } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { die } from '../../kernel/testing/test-table.ts';
import { game, type Table, table } from './testing.ts';

const card = (t: Table, choice: Choice) => {
  const [owed] = t.play.owed;
  if (!owed) throw new Error('nobody owes a decision');
  const asked: AnyGame = game;
  return asked.odds(t.play, owed, choice);
};

const chances = (t: Table, choice: Choice): Record<string, number> =>
  Object.fromEntries(
    (card(t, choice)?.outcomes ?? []).map((o) => [o.text.key, Math.round(o.chance * 6)]),
  );

const colenso = () =>
  table({ phase: 'empireCombat', at: { N4: ['bde-2', 'sup-1', 'ldr-buller', 'T8-kommando'] } });

describe('the odds cards come from the rules’ own table', () => {
  test('what each point of commitment buys the defender', () => {
    const t = colenso().do('attack at=N4 as=field');
    // 10 against 5 is 2:1, against 6 already 1.5:1.
    expect(chances(t, { do: 'commit', n: 5 })).toEqual({
      'odds.AR': 1,
      'odds.standoff': 2,
      'odds.DR': 3,
    });
    expect(chances(t, { do: 'commit', n: 6 })).toEqual({
      'odds.AR': 2,
      'odds.standoff': 2,
      'odds.DR': 2,
    });
    expect(card(t, { do: 'commit', n: 6 })?.modifiers[0]).toMatchObject({ value: -6 });
    expect(chances(t, { do: 'commit', n: 0 })).toEqual({ 'odds.surrenders': 6 });
  });

  test('an attack not yet answered is shown against all the Boers could show', () => {
    expect(card(colenso(), { do: 'attack', at: 'N4', as: 'field' })?.title.values).toMatchObject({
      attack: 10,
      defence: 11,
      odds: '1:2',
    });
  });

  test('the fewest points for each column, what they cost, and the chance they give', () => {
    const t = colenso().do('attack at=N4 as=field');
    const steps = card(t, { do: 'commit', n: 7 })?.stakes?.steps.map((step) => [
      step.text.values?.['n'],
      step.text.values?.['odds'],
      Math.round(step.chance * 6),
      step.now,
    ]);
    expect(steps).toEqual([
      [0, '', 0, false],
      [1, '4:1', 0, false],
      [3, '3:1', 0, false],
      [4, '2:1', 1, false],
      [6, '1.5:1', 2, false],
      [7, '1:1', 3, true],
      [11, '1:2', 4, false],
    ]);
  });

  test('where the beaten would go, and who could not', () => {
    const t = table({
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', 'g-ladysmith', 'army-natal'], N3: ['bde-4'] },
    });
    expect(card(t, { do: 'attack', at: 'N4', as: 'field' })?.remarks).toEqual([
      { key: 'odds.stays', values: { pieces: ['g-ladysmith'] } },
      { key: 'odds.retreat', values: { side: 'empire', to: ['N3'] } },
      { key: 'odds.stays', values: { pieces: ['army-natal'] } },
    ]);
  });

  test('Buller’s gamble', () => {
    const t = colenso().do('attack at=N4 as=field', 'commit n=5');
    expect(chances(t, { do: 'twoOrNothing' })).toEqual({
      'odds.calledOff': 2,
      'odds.ordinary': 3,
      'odds.twice': 1,
    });
  });

  test('the siege against morale, and the outcry against razing', () => {
    const siege = table({
      turn: 6,
      phase: 'morale',
      at: {
        N6: ['g-ladysmith', 'army-natal'],
        B2: ['g-kimberley', 'army-western'],
        N1: ['cav-19h'],
      },
      besieged: ['N6', 'B2'],
      dice: die('territory', 6, 6, 6),
    });
    expect(chances(siege, { do: 'test', at: 'N6' })).toEqual({
      'odds.townFalls': 1,
      'odds.townHolds': 5,
    });
    const raze = table({
      turn: 15,
      phase: 'blockhouses',
      at: { F1: ['ldr-kitchener', 'bde-1'] },
      empire: ['F1', 'F3', 'F4'],
      more: { taken: 3, bothHeld: 9 },
    });
    expect(chances(raze, { do: 'raze', at: 'F1' })).toEqual({ 'odds.moraleHolds': 6 });
    raze.do('raze at=F1');
    expect(chances(raze, { do: 'raze', at: 'F3' })).toEqual({
      'odds.moraleFalls': 1,
      'odds.moraleHolds': 5,
    });
  });
});
