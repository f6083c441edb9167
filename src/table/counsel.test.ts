import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { sameChoice } from '../kernel/choice.ts';
import { newMatch, tableOf } from './testing/seat.ts';

async function tableFor(id: string) {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`${id} is gone`);
  const [side] = game.rules.sides;
  if (!side) throw new Error('nobody plays');
  const table = tableOf(game, newMatch(game, 'counsel'));
  const asked = table.owedBy(side) ? side : (table.owed[0]?.side ?? side);
  return { game, table, side: asked };
}

it.each(['redvers-reverse', 'magersfontein', 'bittereinder'])(
  'of %s, where nobody searches, is a legal choice with the odds of the rules and nothing invented',
  async (id) => {
    const { table, side } = await tableFor(id);
    const counsel = table.questions.hint(side);
    if (!counsel) throw new Error('no advice');
    expect(table.choices(side).some((choice) => sameChoice(choice, counsel.choice))).toBe(true);
    expect(counsel.odds).toEqual(table.questions.odds(side, counsel.choice));
    expect(counsel.rule).not.toBe('');
    if (counsel.level !== 'general')
      expect(counsel).toMatchObject({ level: 'veteran', expects: null, now: null, others: [] });
  },
);

it('of a General says what it expects, and what else it tried', async () => {
  const { game, table, side } = await tableFor('second-boer-war');
  const counsel = table.questions.hint(side);
  expect(counsel).toMatchObject({ level: 'general' });
  const [best, others] = [counsel?.expects, counsel?.others ?? []];
  expect(best?.winChance).toBeGreaterThan(0);
  expect(others.length).toBeGreaterThan(0);
  expect(others.length).toBeLessThanOrEqual(2);
  for (const { choice, drawbacks } of others) {
    expect(table.choices(side).some((offered) => sameChoice(offered, choice))).toBe(true);
    expect(sameChoice(choice, counsel?.choice ?? { do: '' })).toBe(false);
    for (const { feature, advised, instead } of drawbacks) {
      expect(game.texts.pl.messages).toHaveProperty([`feature.${feature}`]);
      expect(advised).not.toBe(instead);
    }
  }
  // Who is in a hurry asks the Veteran.
  expect(table.questions.hint(side, true)).toMatchObject({ level: 'veteran', expects: null });
});
