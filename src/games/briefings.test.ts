import { describe, expect, it } from 'vitest';
import { briefingOf } from '../kernel/briefing.ts';
import type { Json } from '../kernel/json.ts';
import { LANGUAGES } from '../kernel/text.ts';
import { METAS } from './registry.ts';

/** Every text in it. */
const texts = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as Record<string, Json>).flatMap(texts);

/** What figures a text names. */
const named = (part: unknown): string[] =>
  [
    ...new Set(
      texts(part).flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map((m) => m[1] ?? '')),
    ),
  ].sort();

describe.each(METAS)('the briefings of $id', async (meta) => {
  const { game } = await meta.load();
  const box = game.packs.defaultBox();
  const { scenarios, sides, automatic = [] } = game.rules;

  it.each(LANGUAGES)('are there for every scenario and every side in %s', (language) => {
    expect(Object.keys(game.briefings[language]).sort()).toEqual(
      scenarios.map(({ id }) => id).sort(),
    );
    for (const { id } of scenarios) {
      const briefing = briefingOf(game, id, language, box);
      expect(Object.keys(briefing?.sides ?? {}).sort()).toEqual([...sides, ...automatic].sort());
      expect(briefing?.points.length).toBeGreaterThanOrEqual(3);
      for (const { wins, plan } of Object.values(briefing?.sides ?? {})) {
        expect(wins.length).toBe(3);
        expect(plan.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it.each(LANGUAGES)(
    'are whole in %s: every figure is known, nothing is left to fill in',
    (language) => {
      const facts = Object.keys(game.facts(box));
      for (const { id } of scenarios) {
        expect(named(game.briefings[language][id]).filter((name) => !facts.includes(name))).toEqual(
          [],
        );
        for (const text of texts(briefingOf(game, id, language, box))) {
          expect(text).not.toMatch(/[{}]|undefined|NaN/);
          expect(text.trim()).not.toBe('');
        }
      }
    },
  );

  it('name the same figures and places in both languages', () => {
    for (const { id } of scenarios) {
      const [en, pl] = [game.briefings.en[id], game.briefings.pl[id]];
      expect(named(pl)).toEqual(named(en));
      expect(pl?.points.map(({ at }) => at)).toEqual(en?.points.map(({ at }) => at));
    }
  });

  it('have nothing to say about a bare map', () => {
    expect(briefingOf(game, 'empty', 'en', box)).toBeNull();
  });
});

it('a briefing says what the box says', async () => {
  const { game } = await METAS.find(({ id }) => id === 'redvers-reverse')!.load();
  const box = structuredClone(game.packs.defaultBox()) as {
    pack: { statusChart: { fixed: { lastTurn: number } } };
  };
  box.pack.statusChart.fixed.lastTurn = 17;
  expect(briefingOf(game, 'colenso', 'en', box)?.time).toContain('17 turns');
});
