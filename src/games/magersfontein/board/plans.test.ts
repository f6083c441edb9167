import { expect, test } from 'vitest';
import { LANGUAGES, speech } from '../../../kernel/text.ts';
import { viewOf } from '../../../kernel/views.ts';
import { game } from '../game.ts';
import { table } from '../testing.ts';
import { about } from './plans.ts';
import type { Question } from './types.ts';

/** What stands under the question whether to obey. */
function underTheQuestion(attack: string | undefined, language: 'en' | 'pl'): string {
  const t = table({
    units: { 'black-watch-a': '2920' },
    leaders: { wauchope: { hex: '2920', ...(attack && { attack }) } },
  });
  const state = viewOf(game.rules, t.box, t.state, 'british');
  const active = t.box.commanders.findIndex(({ id }) => id === 'wauchope');
  const view = { ...state, active };
  const asked = { side: 'british', decision: 'independence', about: {}, choices: [], told: [] };
  return about({ ...asked, view, box: t.box, speech: speech(game.texts, language) } as Question);
}

test('whoever may obey an order is told which', () => {
  expect(underTheQuestion('N-NE 2901 3', 'en')).toMatch(
    /Wauchope: attack, N-NE, towards 2901, 3 hexes/,
  );
  expect(underTheQuestion(undefined, 'en')).toMatch(/Wauchope: defend/);
  expect(underTheQuestion('N-NE 2901 3', 'pl')).toMatch(/atak, N-NE, ku 2901, jeszcze 3 heksy/);
});

test('initiative is said in figures with their meaning', () => {
  for (const language of LANGUAGES) {
    const { say } = speech(game.texts, language);
    const values = { side: 'boers', piece: 'wauchope' };
    const rolled = say('event.initiative', { ...values, british: 1, boers: 3 });
    expect(rolled).toMatch(language === 'en' ? /British 1, Boers 3/ : /Brytyjczycy 1, Burowie 3/);
    const given = say('event.initiative', { ...values, british: 0, boers: 0 });
    expect(given).toMatch(language === 'en' ? /the scenario says so/ : /według scenariusza/);
  }
});
