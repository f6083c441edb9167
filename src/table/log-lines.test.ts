import { describe, expect, it } from 'vitest';
import { REGISTRY, registered } from '../games/registry.ts';
import { LANGUAGES, speech } from '../kernel/text.ts';
import { logLines } from './log-lines.ts';
import type { Scene } from './protocol.ts';
import { everySeat } from './seats.ts';
import { newMatch, tableOf } from './testing/seat.ts';

const game = await registered('second-boer-war')?.load();
if (!game) throw new Error('the game of action counters is gone');
const english = speech(game.texts, 'en');

const ends = (at: number, n: number): Scene => ({
  at,
  event: { type: 'roundEnds', rule: '4F', side: 'boers', n, fleeting: true },
  turn: 1,
  phase: 'boers',
});

it('keeps no list of what may only be seen once', () => {
  const texts = logLines([ends(0, 1), ends(1, 2), ends(2, 3)], english).map(({ text }) => text);
  expect(texts).toEqual(['The round is over. The counter showed 3.']);
});

describe.each(REGISTRY)('the log of $id', async (registration) => {
  const played = await registration.load();
  const matches = played.rules.scenarios.map(({ id }) => {
    const file = newMatch(played, `log ${id}`);
    const setup = { ...file.setup, scenario: id };
    const table = tableOf(played, { ...file, setup }, everySeat(played.rules.sides, 'random'));
    for (let i = 0; i < 250 && table.step(); i++);
    return table;
  });

  it.each(LANGUAGES)('is made of whole sentences in %s, each with a capital', (language) => {
    const voice = speech(played.texts, language);
    for (const table of matches)
      for (const viewer of [...played.rules.sides, null]) {
        const lines = logLines(table.past.scenes(viewer), voice).map(({ text }) => text);
        expect(lines.length).toBeGreaterThan(5);
        const unfit = lines.filter(
          (text) => !/^[\p{Lu}\p{N}„“"]/u.test(text) || !/[.!?]$/.test(text),
        );
        expect(unfit).toEqual([]);
        expect(lines.filter((text) => /undefined|⟨|\b(Turn|Etap) 0\b/.test(text))).toEqual([]);
      }
  });

  it.each(LANGUAGES)('has a name for every phase in %s', (language) => {
    const voice = speech(played.texts, language);
    for (const table of matches)
      for (const { phase } of table.past.scenes(null)) {
        expect(voice.has(`phase.${phase}`), phase).toBe(true);
        expect(voice.say(`phase.${phase}`)).toMatch(/^\p{Lu}\D*$/u);
      }
  });
});
