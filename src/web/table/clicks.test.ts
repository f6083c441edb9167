import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registered } from '../../games/registry.ts';
import { completeSetup } from '../../kernel/match.ts';
import { newMatchFile } from '../../kernel/match-file.ts';
import { enough } from '../../kernel/testing/soak.ts';
import { speech } from '../../kernel/text.ts';
import { tableOf } from '../../table/testing/seat.ts';
import { type Clicks, countTurns } from '../testing/click-count.ts';
import { servedBoard, servePage } from '../testing/page-server.ts';

/**
 * How often a person clicks in a turn: the first turns of a match, played by the Veteran through the
 * table's own answering, with plans and ways and without. The figures stand in docs/bench.md.
 */

/** Milliseconds; whoever is short of processors waits longer. */
const PATIENCE = 600_000;
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

const TURNS = 4;

let server: ViteDevServer;
beforeAll(async () => {
  server = await servePage('clicks');
});
afterAll(() => server.close());

/** What a turn may cost with strokes at most, on average. */
const SEATS = [
  { id: 'redvers-reverse', side: 'british', most: 23 },
  { id: 'magersfontein', side: 'boers', most: 76 },
  { id: 'bittereinder', side: 'republics', most: 25 },
  { id: 'second-boer-war', side: 'boers', most: 40 },
  { id: 'magersfontein', side: 'british', most: 66 },
  { id: 'bittereinder', side: 'empire', most: 46 },
  { id: 'second-boer-war', side: 'empire', most: 25 },
];
test.each(enough(SEATS, (_, nth) => nth < 4))(
  '$id: a turn of the $side takes $most clicks at most',
  async ({ id, side, most }) => {
    const game = await registered(id)?.load();
    if (!game) throw new Error(`${id} is gone`);
    const file = newMatchFile(completeSetup(game.rules, {}), { kind: 'seeded', seed: 'clicks' });
    const seats = Object.fromEntries(
      game.rules.sides.map((one) => [one, one === side ? 'veteran' : 'recruit']),
    );
    const counter = {
      table: tableOf(game, file, seats),
      board: await servedBoard(server, id),
      speech: speech(game.texts, 'en'),
      side,
    };
    const counts = countTurns(counter, TURNS);
    const turns = [...counts.values()];
    if (process.env['HELIOGRAPH_CLICKS']) for (const line of report(counts)) console.info(line);
    const average = (of: (clicks: Clicks) => number) =>
      turns.reduce((sum, clicks) => sum + of(clicks), 0) / turns.length;
    expect(turns.length).toBeGreaterThan(1);
    expect(average(({ strokes }) => strokes)).toBeLessThanOrEqual(most);
    // However much the machine does in a turn: strokes spare nearly half of the clicks at least.
    const one = average(({ single }) => single);
    expect(average(({ strokes }) => strokes)).toBeLessThanOrEqual(0.55 * one);
  },
);

const report = (counts: ReadonlyMap<number, Clicks>): string[] =>
  [...counts].map(([turn, { single, strokes, byDecision }]) => {
    const parts = [...byDecision].map(([name, [one, two]]) => `${name} ${one}/${two}`);
    return `turn ${turn}: ${single} single, ${strokes} with strokes (${parts.join(', ')})`;
  });
