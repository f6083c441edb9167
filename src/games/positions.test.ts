import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../kernel/dice.ts';
import { isProblems, problemText } from '../kernel/game.ts';
import { checkListing } from '../kernel/inspect.ts';
import { isObject, type Json, type JsonObject } from '../kernel/json.ts';
import { completeSetup, layOut } from '../kernel/match.ts';
import { Play } from '../kernel/play.ts';
import { readPosition, writePosition } from '../kernel/position.ts';
import { REGISTRY } from './registry.ts';

/** What a position says. Removals are not said again; `phase` may be short, and `core` is completed. */
function said(example: unknown): JsonObject {
  const { core: _, phase: __, ...differs } = differsOf(example);
  const kept = (value: Json): Json =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, inner]) =>
            inner == null ? [] : [[key, kept(inner)]],
          ),
        )
      : value;
  return kept(differs) as JsonObject;
}

const differsOf = (example: unknown): JsonObject =>
  isObject(example) && isObject(example['differs']) ? example['differs'] : {};

// Every game has a page about its positions, and every example on it is what it says.
for (const { id, load } of REGISTRY) {
  const game = await load();
  const { rules } = game;
  const page = readFileSync(new URL(`../../docs/positions/${id}.md`, import.meta.url), 'utf8');
  const examples: unknown[] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

  const read = (example: unknown) => {
    const found = readPosition(rules, example);
    if (isProblems(found)) throw new Error(found.map(problemText).join('\n'));
    return found;
  };

  describe(`docs/positions/${id}.md`, () => {
    test('explains every word of a position', () => {
      const laid = layOut(rules, completeSetup(rules, {}));
      if (isProblems(laid)) throw new Error(laid.map(problemText).join('\n'));
      const words = Object.keys(rules.write(laid.state, laid.box));
      const named = (word: string) => page.includes(`\`${word}\``);
      expect(words.filter((word) => !named(word))).toEqual([]);
      expect(rules.scenarios.map((scenario) => scenario.id).filter((word) => !named(word))).toEqual(
        [],
      );
    });

    test('has examples, each of its own game', () => {
      expect(examples.length).toBeGreaterThan(1);
      for (const example of examples) expect(example).toMatchObject({ game: id });
    });

    test.each(examples.map((example, i) => [i + 1, example] as const))(
      'example %i is read strictly, comes back as it was, and can be played',
      (_, example) => {
        const { setup, state, box } = read(example);
        const written = JSON.parse(JSON.stringify(writePosition(rules, setup, state)));
        expect(read(written).state).toEqual(state);
        // What the example says is said again: nothing of it was passed over.
        expect(rules.write(state, box)).toMatchObject(said(example));
        const play = new Play(rules, box, rules.clone(state), seededDice('example'));
        play.advance();
        expect(checkListing(play)).toEqual([]);
      },
    );

    test.each(examples.map((example, i) => [i + 1, example] as const))(
      'a slip in example %i is refused with its place',
      (_, example) => {
        const differs = differsOf(example);
        for (const [word, value] of Object.entries(differs)) {
          const slip = {
            ...(example as object),
            differs: { ...differs, [`${word}x`]: value ?? null },
          };
          const problems = readPosition(rules, slip);
          expect(isProblems(problems) && problems.map(({ at }) => at)).toContain(
            `differs.${word}x`,
          );
        }
      },
    );
  });
}
