import { expect, test } from 'vitest';
import { LANGUAGES, speech } from '../kernel/text.ts';
import { METAS, REGISTRY, registered, SHOWN } from './registry.ts';

test.each(METAS.map((meta) => [meta.id, meta] as const))(
  'what lists say of %s is what the game says of itself',
  async (id, meta) => {
    const game = await registered(id)?.load();
    expect(game?.rules.id).toBe(id);
    expect(game?.rules.sides).toEqual(meta.sides);
    for (const language of LANGUAGES) {
      expect(meta.title[language]).not.toBe('');
      expect(meta.blurb[language]).not.toBe('');
      expect(game && speech(game.texts, language).has('title')).toBe(true);
    }
    expect(meta.hours[0]).toBeLessThanOrEqual(meta.hours[1]);
  },
);

test('wars are listed before battles, the larger first; examples are not shown', () => {
  expect(SHOWN.map(({ id }) => id)).toEqual([
    'bittereinder',
    'second-boer-war',
    'magersfontein',
    'redvers-reverse',
  ]);
  expect(REGISTRY.length).toBeGreaterThan(SHOWN.length);
  expect(SHOWN.filter(({ invitation }) => invitation)).toHaveLength(1);
});
