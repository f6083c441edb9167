import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { speech } from '../../kernel/text.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

const web = join(import.meta.dirname, '..');
const wrap = (messages: Readonly<Record<string, string>>) => ({ messages, names: {}, rules: {} });
const texts = { en: wrap(en), pl: wrap(pl) };

/** Placeholders of a message: `{n, plural, …}` and `{side}` alike. */
const holes = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((m) => m[1] ?? ''))].sort((a, b) =>
    a.localeCompare(b),
  );

describe('the words of the page', () => {
  it('are all there in both languages', () => {
    expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of [...Object.entries(en), ...Object.entries(pl)]) {
      expect(text.trim(), key).not.toBe('');
    }
  });

  it('are filled with the same things', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(holes(pl[key]), key).toEqual(holes(en[key]));
    }
  });

  it('can all be said', () => {
    const filled = [...Object.values(en), ...Object.values(pl)].flatMap(holes);
    const values = Object.fromEntries(filled.map((hole) => [hole, 5]));
    for (const language of ['en', 'pl'] as const) {
      const voice = speech(texts, language);
      for (const key of Object.keys(en)) expect(voice.say(key, values), key).not.toContain('⟨');
    }
  });

  it('know the Polish plurals', () => {
    const voice = speech(texts, 'pl');
    const options = [1, 2, 5, 12, 22, 25].map((n) => voice.say('start.options', { n }));
    expect(options).toEqual(['1 opcja', '2 opcje', '5 opcji', '12 opcji', '22 opcje', '25 opcji']);
  });

  it('are all used, and nothing is said that has no words', () => {
    const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|text[\\/](\w+\.)?(en|pl)\.ts$/.test(file),
      )
      .map((file) => readFileSync(join(web, file), 'utf8'))
      .join('\n');
    const families = [...sources.matchAll(/(?:say|sayAny)\(`([^$`]*)\$\{/g)].map((m) => m[1] ?? '');
    const unused = Object.keys(en).filter(
      (key) => !sources.includes(`'${key}'`) && !families.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
    const said = [...sources.matchAll(/(?<![.\w])say\('([^']+)'/g)].map((m) => m[1] ?? '');
    expect(said.filter((key) => !(key in en))).toEqual([]);
  });
});
