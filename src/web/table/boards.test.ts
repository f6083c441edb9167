import type { render } from 'svelte/server';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyBoard } from '../../boardkit/board.ts';
import { REGISTRY } from '../../games/registry.ts';
import type { Side } from '../../kernel/game.ts';
import { randomOf } from '../../kernel/inspect.ts';
import { completeSetup } from '../../kernel/match.ts';
import { newMatchFile } from '../../kernel/match-file.ts';
import { SOAK } from '../../kernel/testing/soak.ts';
import { LANGUAGES, speech } from '../../kernel/text.ts';
import { Table } from '../../table/table.ts';
import { drawGround, drawMoment, type Pen } from '../testing/draw-board.ts';
import { servedBoard, servePage } from '../testing/page-server.ts';

/**
 * Every board along random matches of every scenario, for every side and a spectator, drawn without
 * a browser: what a board works out as it draws runs here as it does on the page.
 */

/** So many moments of each scenario are drawn, of one match or of several. */
const MOMENTS = SOAK ? 16 : 6;
/** The first deeds are looked at closely, later ones now and then. */
const GAP = 80;
/** Milliseconds; whoever is short of processors waits longer. */
const PATIENCE = 180_000;

vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

let server: ViteDevServer;

beforeAll(async () => {
  server = await servePage('boards');
});

afterAll(() => server.close());

/** Says at which moment a board failed. */
function drawOrSay(pen: Pen, table: Table, side: Side | null): void {
  try {
    drawMoment(pen, table, side);
  } catch (error) {
    const asked = table.owed.map((owed) => `${owed.side} ${owed.step.step}`).join(', ');
    throw new Error(`seen by ${side} after ${table.deeds} deeds (${asked})`, { cause: error });
  }
}

const games = await Promise.all(REGISTRY.map(({ load }) => load()));

describe.each(games.map((game) => ({ id: game.rules.id, game })))('$id', ({ id, game }) => {
  let board: AnyBoard | undefined;
  let draw: typeof render;

  beforeAll(async () => {
    board = await servedBoard(server, id);
    draw = (await server.ssrLoadModule('svelte/server'))['render'];
  });

  test.each(game.rules.scenarios.map(({ id: scenario }) => scenario))(
    'the board is drawn at every moment of %s',
    (scenario) => {
      const found = board;
      if (!found) throw new Error(`${id} has no board`);
      const random = randomOf(`${id} ${scenario} drawn`);
      const pens = LANGUAGES.map((language): Pen => {
        const words = speech(game.texts, language);
        return { render: draw, board: found, random, speech: words };
      });
      let drawn = 0;
      for (let match = 0; drawn < MOMENTS; match++) {
        const setup = completeSetup(game.rules, { scenario });
        const seed = `${scenario} drawn ${match}`;
        const table = Table.open(game, newMatchFile(setup, { kind: 'seeded', seed }));
        if (!(table instanceof Table)) throw new Error(JSON.stringify(table.problems));
        if (match === 0) for (const pen of pens) drawGround(pen, table.box);
        let next = 0;
        for (let made = 0; drawn < MOMENTS; made++) {
          if (made === next || table.outcome) {
            for (const side of [...game.rules.sides, null])
              drawOrSay(pens[random(pens.length)] as Pen, table, side);
            drawn += 1;
            next += 1 + random(Math.min(GAP, made + 2));
          }
          if (table.outcome) break;
          const owed = table.owed[random(table.owed.length)];
          const choices = owed ? table.choices(owed.side) : [];
          const choice = choices[random(choices.length)];
          if (!owed || !choice || table.choose(owed.side, choice)) throw new Error('stuck');
        }
      }
      expect(drawn).toBe(MOMENTS);
    },
  );
});
