import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../kernel/text.ts';
import { METAS } from './registry.ts';

/** Small words that no Polish sentence has. */
const ENGLISH = /\b(the|and|of|is|are|not|with|for|when|may|must)\b/;

describe.each(METAS)('the headings of $id', async (meta) => {
  const { game } = await meta.load();

  it.each(LANGUAGES)('name every chapter of the rulebook in %s, with its number', (language) => {
    const { chapters } = game.headings[language];
    const used = [...new Set(game.ledger.rules.map(({ chapter }) => chapter))];
    expect(Object.keys(chapters).sort()).toEqual(used.sort());
    for (const heading of Object.values(chapters)) expect(heading).toMatch(/\p{L}{3}/u);
  });

  it.each(LANGUAGES)('name every group of components in %s', (language) => {
    const { groups } = game.headings[language];
    const used = new Set(game.packs.provenance(game.packs.defaultBox()).map(({ group }) => group));
    expect([...used].filter((group) => !groups[group])).toEqual([]);
    // Names in the data are for authors, not for readers.
    for (const heading of Object.values(groups))
      expect(heading).toMatch(/^\p{Lu}[^A-Z]*( \p{L}|$)/u);
  });

  it('says every ruling of the ledger in Polish, in words of its own', () => {
    const rulings = game.texts.pl.rulings ?? {};
    expect(Object.keys(rulings).sort()).toEqual(game.ledger.rulings.map(({ id }) => id).sort());
    for (const { id, question, ruling } of game.ledger.rulings) {
      const polish = rulings[id];
      expect(polish?.question, id).not.toBe(question);
      expect(polish?.ruling, id).not.toBe(ruling);
      expect(`${polish?.question} ${polish?.ruling}`, id).not.toMatch(ENGLISH);
    }
  });

  it('says nothing in Polish as in English, chapters and groups alike', () => {
    const { en, pl } = game.headings;
    for (const kind of ['chapters', 'groups'] as const)
      for (const [key, heading] of Object.entries(en[kind]))
        expect(pl[kind][key]).not.toBe(heading);
  });
});
