import { describe, expect, it } from 'vitest';
import type { ExampleFile } from '../kernel/example.ts';
import { isProblems } from '../kernel/game.ts';
import { mayKnow, type Told } from '../kernel/match.ts';
import { openMatch, parseMatchFile } from '../kernel/match-file.ts';
import { chanceOfFirst } from '../table/story/chances.ts';
import { GAMES_WITH_EXAMPLES, loadExamples } from './example-registry.ts';
import { registered, SHOWN } from './registry.ts';

/** The percentages that a text names: “41 to 22 %” are two of them. */
const quoted = (words: string): number[] =>
  [...words.matchAll(/(?:(\d+) (?:to|do) )?(\d+)\u00a0%/g)].flatMap(([, first, last]) =>
    [first, last].filter((one) => one !== undefined).map(Number),
  );

it('every game that players are shown has examples', () => {
  expect(GAMES_WITH_EXAMPLES).toEqual(SHOWN.map(({ id }) => id).sort());
});

// No correction of a rule may break an example unseen: each is played through.
describe.each(GAMES_WITH_EXAMPLES)('examples of %s', async (id) => {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const examples = await loadExamples(id);

  it('there is one of every scenario', () => {
    const scenarios = game.rules.scenarios.map((one) => one.id);
    expect(examples.map(({ scenario }) => scenario).sort()).toEqual(scenarios.sort());
  });

  it.each(examples.map((one) => [one.scenario, one] as const))('%s', async (_, example) => {
    const kept: ExampleFile = await example.load();
    const file = parseMatchFile(JSON.stringify(kept.match));
    if (isProblems(file)) throw new Error(JSON.stringify(file));
    expect(file.setup).toMatchObject({ game: id, scenario: example.scenario });
    expect(kept.command).toContain(`heliograph examples ${id} --scenario ${example.scenario} `);
    expect(kept.number).toBeLessThanOrEqual(kept.matches);
    let scenes = 0;
    const turnAt: number[] = [];
    const chances: number[] = [];
    let heard = 0;
    const witness = {
      hear(told: Told) {
        if (mayKnow(told, null)) scenes += 1;
      },
      forget() {},
    };
    const match = openMatch(
      game.rules,
      file,
      ({ state, box }) => {
        chances.push(chanceOfFirst(game, box, state));
        for (; heard < scenes; heard++) turnAt[heard] = game.rules.clock(state).turn;
      },
      witness,
    );
    if (isProblems(match)) throw new Error(JSON.stringify(match));
    expect(match.outcome).not.toBeNull();
    // The name under which it is kept, and the state it ends in.
    expect([match.hash, file.hash]).toEqual([example.hash, example.hash]);
    expect(example.notes.length).toBeGreaterThanOrEqual(4);
    const places = example.notes.map(({ at }) => at);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places.at(-1)).toBeLessThan(scenes);
    const [first] = game.rules.sides;
    const about = { at: -1, text: example.about, chances: example.chances ?? [] };
    for (const { at, text, chances: said = [] } of [about, ...example.notes]) {
      // What is quoted is what the judge says today.
      const judged = said.map(({ deeds, side = first }) => {
        const chance = chances[deeds - 1] ?? Number.NaN;
        return Math.round(100 * (side === first ? chance : 1 - chance));
      });
      expect(judged, text.en).toEqual(said.map(({ percent }) => percent));
      for (const words of [text.en, text.pl]) {
        expect(quoted(words), words).toEqual(judged);
        expect(words.split('%'), words).toHaveLength(words.split('\u00a0%').length);
        expect(words).toMatch(/^\p{Lu}.{40,420}\.$/su);
        // A note that names its turn belongs to that turn.
        const [, turn] = /^(?:Turn|Etap) (\d+)\b/.exec(words) ?? [];
        if (at >= 0 && turn) expect(Math.abs((turnAt[at] ?? 0) - Number(turn))).toBeLessThan(2);
      }
    }
  });
});
