import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REGISTRY } from '../../games/registry.ts';
import { type Dice, type RollMeaning, seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems } from '../../kernel/game.ts';
import { randomOf, randomSetup, stepRandomly } from '../../kernel/inspect.ts';
import { layOut } from '../../kernel/match.ts';
import { Play } from '../../kernel/play.ts';
import { readPosition } from '../../kernel/position.ts';
import { root } from '../root.ts';

const page = readFileSync(path.join(root, 'docs', 'referee.md'), 'utf8');

interface Documented {
  readonly name: string;
  readonly dice: string;
  readonly meaning: string;
}

/** The table under the heading of a game. */
function documented(game: string): Documented[] {
  const [, section = ''] = page.split(`\n### ${game}\n`);
  const [table = ''] = section.split('\n#');
  return [...table.matchAll(/^\| `([^`]+)` \| (\S+) \| (.+) \|$/gm)].map(
    ([, name = '', dice = '', meaning = '']) => ({ name, dice, meaning }),
  );
}

/** `fire/<unit>/<unit>` stands for any two ids. */
const patternOf = (name: string): RegExp => new RegExp(`^${name.replaceAll(/<[^>]+>/g, '[^/]+')}$`);

/** The positions of the game's page of positions: moments that play from the start rarely comes to. */
const positionsOf = (game: string): unknown[] =>
  [
    ...readFileSync(path.join(root, 'docs', 'positions', `${game}.md`), 'utf8').matchAll(
      /```json\n([\s\S]*?)```/g,
    ),
  ].map(([, text = '']) => JSON.parse(text));

const kindOf = (sides: number, { drawn, die }: RollMeaning): string =>
  drawn ? 'draw' : `${die ? '2' : ''}d${sides}`;

/** Rounds that are played in any case, to meet rolls that are not documented. */
const AT_LEAST = 20;
/** A documented roll that has not come up by then never does. */
const AT_MOST = 600;
/** After so many decisions other matches have more to show. */
const DECISIONS = 450;

/**
 * Which rolls come up in random play from the scenarios and from the documented positions, until
 * all that are `expected` have.
 */
function rollsOf(game: AnyGame, expected: readonly RegExp[]) {
  const seen = new Map<string, string>();
  const missing = new Set(expected);
  const random = randomOf(`rolls of ${game.rules.id}`);
  const play = (state: Parameters<typeof game.rules.clone>[0], box: unknown, seed: string) => {
    const dice = seededDice(seed);
    const noting: Dice = {
      draw(key, epoch, again, sides, lowest, meaning = {}) {
        if (!seen.has(key))
          for (const pattern of missing) if (pattern.test(key)) missing.delete(pattern);
        seen.set(key, kindOf(sides, meaning));
        return dice.draw(key, epoch, again, sides, lowest);
      },
    };
    const run = new Play(game.rules, box, game.rules.clone(state), noting);
    run.advance();
    for (let made = 0; !run.outcome && made < DECISIONS; made++) stepRandomly(run, random);
  };
  const positions = positionsOf(game.rules.id).map((position) => {
    const read = readPosition(game.rules, position);
    if (isProblems(read)) throw new Error(read[0]?.problem);
    return read;
  });
  for (let round = 0; round < AT_LEAST || (missing.size > 0 && round < AT_MOST); round++) {
    const laid = layOut(game.rules, randomSetup(game, random));
    if (isProblems(laid)) throw new Error(laid[0]?.problem);
    play(laid.state, laid.box, `scenario ${round}`);
    for (const { state, box } of positions) play(state, box, `position ${round}`);
  }
  return seen;
}

describe.each(REGISTRY.map(({ id, load }) => ({ id, load })))(
  'the rolls of $id in docs/referee.md',
  { timeout: 120_000 },
  ({ id, load }) => {
    const table = documented(id);

    test('are the rolls of the game, each with its dice, and no others', async () => {
      const seen = rollsOf(
        await load(),
        table.map(({ name }) => patternOf(name)),
      );
      const fitting = (key: string) => table.filter(({ name }) => patternOf(name).test(key));
      const wrong = [...seen].flatMap(([key, kind]) => {
        const found = fitting(key);
        return found.length === 1 && found[0]?.dice === kind ? [] : [`${key} (${kind})`];
      });
      expect(wrong, 'rolled, but not documented so').toEqual([]);
      const keys = [...seen.keys()];
      const never = table.filter(({ name }) => !keys.some((key) => patternOf(name).test(key)));
      expect(
        never.map(({ name }) => name),
        'documented, but never rolled',
      ).toEqual([]);
    });

    test('cite rules of the ledger', async () => {
      const { ledger } = await load();
      const rules = new Set(ledger.rules.map((row) => row.id));
      const cited = table.flatMap(
        ({ meaning }) => /\(([^()]+)\)$/.exec(meaning)?.[1]?.split(', ') ?? ['nothing'],
      );
      expect(cited.filter((rule) => !rules.has(rule))).toEqual([]);
    });
  },
);
