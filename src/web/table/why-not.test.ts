import process from 'node:process';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyBoard } from '../../boardkit/board.ts';
import { REGISTRY } from '../../games/registry.ts';
import type { Choice, Thing } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { Owed, Refusal } from '../../kernel/game.ts';
import { type Random, randomOf } from '../../kernel/inspect.ts';
import { completeSetup } from '../../kernel/match.ts';
import { newMatchFile } from '../../kernel/match-file.ts';
import { LANGUAGES, speech } from '../../kernel/text.ts';
import { Table } from '../../table/table.ts';
import { servedBoard, servePage } from '../testing/page-server.ts';
import { neighboursOf, reasonFor } from './reasons.ts';
import { isLegal, legal, thingsOf } from './selection.ts';

/**
 * Whoever points at something on the map that cannot be chosen is told the true reason. Everything
 * that is drawn is pointed at, along random matches of every scenario, with nothing picked before and
 * with something picked. `HELIOGRAPH_WHY=400` looks at so many moments of each scenario, not at a few.
 */
const MOMENTS = Number(process.env['HELIOGRAPH_WHY'] ?? 10);
/** So many things are pointed at in one moment, each way. */
const SOME = 50;
/** What no visible thing may be answered with: there is always something truer to say. */
const EMPTY = new Set([
  'notOffered',
  'notNow',
  'unknownDeed',
  'noSuchPiece',
  'noSuchArea',
  'unknownPiece',
  'unknownEvent',
]);

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 180_000 });

let server: ViteDevServer;

beforeAll(async () => {
  server = await servePage('why-not');
});

afterAll(() => server.close());

const some = <T>(list: readonly T[], most: number, random: Random): readonly T[] =>
  list.length <= most ? list : Array.from({ length: most }, () => list[random(list.length)] as T);

/** One who points at everything that cannot be chosen, and reads what he is told. */
class Asker {
  private readonly game: AnyGame;
  private readonly board: AnyBoard;
  private readonly random: Random;
  /** Answers that say nothing, each with an example. */
  readonly empty = new Map<string, string>();
  asked = 0;

  constructor(game: AnyGame, board: AnyBoard, random: Random) {
    this.game = game;
    this.board = board;
    this.random = random;
  }

  async pointAround(table: Table, owed: Owed, choices: readonly Choice[]): Promise<void> {
    const { board, random } = this;
    const { box } = table;
    const { side } = owed;
    const view = table.view(side);
    const piecesAt = (place: string) => board.piecesAt(view, box, place, side);
    const things = board
      .places(box)
      .flatMap(({ id }): Thing[] => [
        { kind: 'place', id },
        ...piecesAt(id).map((piece): Thing => ({ kind: 'piece', id: piece })),
      ]);
    const open = legal(choices, []);
    const first = choices[random(choices.length)];
    for (const picks of [[], first ? thingsOf(first).slice(0, 1) : []]) {
      const lit = legal(choices, picks);
      for (const thing of some(things, SOME, random)) {
        const place = thing.kind === 'place' ? thing.id : board.placeOf(view, box, thing.id);
        const around = neighboursOf(thing, place, piecesAt);
        // The page picks these, or what they stand for.
        if ([thing, ...around].some((one) => isLegal(lit, one) || isLegal(open, one))) continue;
        const found = await reasonFor(
          (one) => table.questions.whyNot(side, picks, one),
          thing,
          around,
        );
        this.hear(owed, thing, found?.refusal ?? null);
      }
    }
  }

  private hear(owed: Owed, thing: Thing, refusal: Refusal | null): void {
    this.asked++;
    if (refusal === null || EMPTY.has(refusal.reason)) {
      const what = `${owed.step.step}, ${thing.kind}: ${refusal?.reason ?? 'nothing'}`;
      this.empty.set(what, thing.id);
      return;
    }
    for (const language of LANGUAGES) {
      const words = speech(this.game.texts, language).refusal(refusal);
      expect(words).toMatch(/^[\p{Lu}\p{N}„“"]/u);
      expect(words).not.toMatch(/⟨|undefined/);
    }
  }
}

const games = await Promise.all(REGISTRY.map(({ load }) => load()));

describe.each(games.map((game) => ({ id: game.rules.id, game })))('$id', ({ id, game }) => {
  let board: AnyBoard;
  beforeAll(async () => {
    board = await servedBoard(server, id);
  });

  test.each(game.rules.scenarios.map(({ id: scenario }) => scenario))(
    'whatever cannot be chosen has its reason in %s',
    async (scenario) => {
      const random = randomOf(`${id} ${scenario} why`);
      const asker = new Asker(game, board, random);
      const setup = completeSetup(game.rules, { scenario });
      let looked = 0;
      for (let match = 0; looked < MOMENTS; match++) {
        const seed = `${scenario} why ${match}`;
        const table = Table.open(game, newMatchFile(setup, { kind: 'seeded', seed }));
        if (!(table instanceof Table)) throw new Error(JSON.stringify(table.problems));
        for (let made = 0, next = 0; looked < MOMENTS && !table.outcome; made++) {
          const owed = table.owed[random(table.owed.length)];
          const choices = owed ? table.choices(owed.side) : [];
          const choice = choices[random(choices.length)];
          if (!owed || !choice) throw new Error('nobody is asked');
          if (made === next) {
            next += 1 + random(Math.min(60, made + 3));
            looked++;
            await asker.pointAround(table, owed, choices);
          }
          if (table.choose(owed.side, choice)) throw new Error('stuck');
        }
      }
      expect([...asker.empty].map(([what, thing]) => `${what} (${thing})`)).toEqual([]);
      expect(asker.asked).toBeGreaterThan(MOMENTS);
    },
  );
});
