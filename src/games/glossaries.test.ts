import { describe, expect, it } from 'vitest';
import { cutAtTerms } from '../kernel/glossary.ts';
import { LANGUAGES } from '../kernel/text.ts';
import { METAS } from './registry.ts';

describe.each(METAS)('the glossary of $id', async (meta) => {
  const { game } = await meta.load();
  const rows = new Set([...game.ledger.rules, ...game.ledger.rulings].map(({ id }) => id));

  it('explains the same terms in both languages, by the same rules', () => {
    const { en, pl } = game.glossary;
    expect(Object.keys(pl)).toEqual(Object.keys(en));
    for (const [id, { rule }] of Object.entries(en)) expect(pl[id]?.rule, id).toBe(rule);
  });

  it.each(LANGUAGES)('leads to rules that are in the book, in %s', (language) => {
    for (const { name, rule, says } of Object.values(game.glossary[language])) {
      expect(rows.has(rule), `${name}: ${rule}`).toBe(true);
      expect(says).toMatch(/[.!]$/);
    }
  });

  it.each(LANGUAGES)('finds every term by every form of it, in %s', (language) => {
    const glossary = game.glossary[language];
    for (const [id, { name, forms = [] }] of Object.entries(glossary)) {
      for (const form of [name, ...forms]) {
        const text = `… ${form.replace('*', 'x')}.`;
        expect(cutAtTerms(glossary, text).find(({ term }) => term)?.term, form).toBe(id);
      }
    }
  });

  it.each(LANGUAGES)(
    'has terms that really stand in questions, log or standing, in %s',
    (language) => {
      const glossary = game.glossary[language];
      const { messages, names } = game.texts[language];
      const said = [...Object.values(messages), ...Object.values(names).map(String)];
      const found = new Set(
        said.flatMap((text) => cutAtTerms(glossary, text).flatMap(({ term }) => term ?? [])),
      );
      expect(Object.keys(glossary).filter((id) => !found.has(id))).toEqual([]);
    },
  );
});

describe('a text cut at its terms', () => {
  const glossary = {
    loss: { name: 'loss', forms: ['losses'], says: 'L.', rule: '1' },
    check: { name: 'loss check', says: 'C.', rule: '1' },
    stem: { name: 'strata', forms: ['strat*'], says: 'S.', rule: '1' },
  };
  const marked = (text: string) =>
    cutAtTerms(glossary, text)
      .map((cut) => (cut.term ? `[${cut.term}:${cut.text}]` : cut.text))
      .join('');

  it('marks each term once, longer ones first, whatever the case', () => {
    expect(marked('A loss check, then losses. Loss!')).toBe(
      'A [check:loss check], then [loss:losses]. Loss!',
    );
  });
  it('marks whole words only, and stems with their endings', () => {
    expect(marked('lossy glosses; stratami, ostrata')).toBe(
      'lossy glosses; [stem:stratami], ostrata',
    );
  });
  it('loses no letter', () => {
    for (const text of ['', 'loss', 'x loss', 'loss x', 'no term here'])
      expect(
        cutAtTerms(glossary, text)
          .map((cut) => cut.text)
          .join(''),
      ).toBe(text);
  });
});
