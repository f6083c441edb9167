import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Plan } from '../../boardkit/board.ts';
import { registered } from '../../games/registry.ts';
import { completeSetup } from '../../kernel/match.ts';
import { newMatchFile } from '../../kernel/match-file.ts';
import { LANGUAGES, speech } from '../../kernel/text.ts';
import { everySeat } from '../../table/seats.ts';
import type { Table } from '../../table/table.ts';
import { tableOf } from '../../table/testing/seat.ts';
import { questionOf } from '../testing/click-count.ts';
import { servedBoard, servePage } from '../testing/page-server.ts';

/**
 * Every plan that a board offers along real matches is followed at a table of its own: it is legal to
 * its end unless dice or others come between, and what nothing barred is taken back with one stroke.
 */

const PATIENCE = 600_000;
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

/** So many of each kind are followed. */
const OF_A_KIND = 4;
const DECISIONS = 1500;

let server: ViteDevServer;
beforeAll(async () => {
  server = await servePage('plans');
});
afterAll(() => server.close());

/** `march-fort-wylie` is a march. */
const kindOf = ({ id }: Plan, kinds: readonly string[]): string =>
  kinds.find((kind) => id === kind || id.startsWith(`${kind}-`)) ?? id;

function follow(table: Table, side: string, plan: Plan): void {
  const { game } = table;
  const copy = tableOf(game, table.file(), everySeat(game.rules.sides, 'person'));
  const before = copy.deedsOf(side);
  const view = copy.view(side);
  const stopped = copy.follow(side, plan.choices, false, true);
  expect(stopped?.done ?? plan.choices.length, plan.id).toBeGreaterThan(0);
  // Without a die or somebody else nothing comes between; the rules themselves thought it through.
  if (copy.canUndo(side) && copy.settled <= before) expect(stopped, plan.id).toBeNull();
  if (plan.choices.length > 1 && !stopped && copy.canUndo(side)) {
    copy.undo(side);
    if (copy.deedsOf(side) === before) expect(copy.view(side), plan.id).toEqual(view);
  }
}

test.each([
  {
    id: 'redvers-reverse',
    side: 'british',
    kinds: [
      'orders',
      'all-march',
      'march',
      'close-up',
      'stay',
      'fire-all',
      'fire-again',
      'hold-fire',
      'fire',
      'ties',
    ],
  },
  { id: 'second-boer-war', side: 'empire', kinds: ['lay', 'attack', 'garrison', 'pass'] },
  { id: 'second-boer-war', side: 'boers', kinds: ['lay', 'attack', 'besiege', 'bombard', 'pass'] },
  { id: 'bittereinder', side: 'empire', kinds: ['again', 'take'] },
  {
    id: 'magersfontein',
    side: 'british',
    kinds: [
      'hold',
      'all-fire',
      'fire-again',
      'fire-on',
      'all-recover',
      'stack-follows',
      'brigade-follows',
      'let-pass',
    ],
  },
])('the plans of $id can be followed', async ({ id, side, kinds }) => {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`${id} is gone`);
  const board = await servedBoard(server, id);
  const seen = new Map<string, number>();
  const isEnough = () => kinds.every((kind) => (seen.get(kind) ?? 0) >= OF_A_KIND);
  for (const seed of ['plans', 'routines']) {
    const file = newMatchFile(completeSetup(game.rules, {}), { kind: 'seeded', seed });
    const table = tableOf(game, file, everySeat(game.rules.sides, 'veteran'));
    for (let made = 0; made < DECISIONS && !table.outcome && !isEnough(); made++) {
      for (const language of LANGUAGES) {
        const asked = questionOf({ table, board, speech: speech(game.texts, language), side });
        for (const plan of (asked && board.plans?.(asked)) ?? []) {
          expect(`${plan.label} ${plan.note ?? ''}`).not.toMatch(/⟨|undefined|NaN/);
          const kind = kindOf(plan, kinds);
          const count = seen.get(kind) ?? 0;
          seen.set(kind, count + 1);
          if (count < OF_A_KIND) follow(table, side, plan);
        }
      }
      table.step();
    }
  }
  expect([...seen.keys()].sort()).toEqual(expect.arrayContaining(kinds));
});
