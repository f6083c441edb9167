import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Copy, cloneSource } from '../kernel/fields/copy.ts';
import { newPlay, randomOf, stepRandomly } from '../kernel/inspect.ts';
import { completeSetup } from '../kernel/match.ts';
import { REGISTRY } from './registry.ts';

// A clone is made from the declaration of the state, and must not fall behind it.
for (const { id, load } of REGISTRY) {
  const { FIELDS } = (await import(`./${id}/state.ts`)) as {
    FIELDS?: { form: { copies: Record<string, Copy> }; clone<S>(state: S): S };
  };
  if (!FIELDS) continue;

  test(`clone.ts of ${id} is what the declaration makes it (npm run fix writes it anew)`, () => {
    const file = new URL(`./${id}/clone.ts`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(cloneSource(FIELDS.form.copies));
  });

  test(`every field of a state of ${id} is declared`, async () => {
    const game = await load();
    const play = newPlay(game, completeSetup(game.rules, {}), 'clone');
    const random = randomOf('clone');
    for (let i = 0; i < 200 && !play.outcome; i++) stepRandomly(play, random);
    expect(Object.keys(play.state).sort()).toEqual(
      ['core', ...Object.keys(FIELDS.form.copies)].sort(),
    );
    expect(FIELDS.clone(play.state)).toEqual(play.state);
  });

  test(`a copy of a state of ${id} beside an older one says the same, and shares what stands`, async () => {
    const game = await load();
    const { rules } = game;
    const { cloneBeside } = rules;
    if (!cloneBeside) throw new Error(`${id} does not name its cloneBeside`);
    const play = newPlay(game, completeSetup(rules, {}), 'beside');
    const random = randomOf('beside');
    let before = rules.clone(play.state);
    for (let i = 0; i < 300 && !play.outcome; i++) {
      stepRandomly(play, random);
      const said = JSON.stringify(before);
      const copy = cloneBeside(play.state, before);
      expect(copy).toEqual(play.state);
      expect(JSON.stringify(before)).toBe(said);
      for (const [part, value] of Object.entries(copy)) {
        const [then, now] = [before, play.state].map((one) => (one as object)[part as never]);
        if (part === 'core' || typeof value !== 'object' || value === null) continue;
        if (JSON.stringify(value) === JSON.stringify(then)) expect(value, part).toBe(then);
        else expect(value, part).not.toBe(now);
      }
      before = copy;
    }
  });
}
