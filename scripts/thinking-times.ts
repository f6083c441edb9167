/**
 * How long the General thinks, where a person waits for it:
 *
 *   node scripts/run.js thinking-times.ts [game …] [--slower 6] [--searches 150] [--seed S]
 *
 * The clock by which it thinks is processor time of one core, so that a busy machine does not
 * matter. `--slower 6` lets that clock run six times as fast, which is what a processor that is six
 * times slower would see: as much time, and a sixth of the tries. (The DevTools protocol slows the
 * page alone, not the worker in which machines think.)
 */
import { argv, threadCpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { REGISTRY } from '../src/games/registry.ts';
import { stream } from '../src/kernel/dice.ts';
import type { AnyGame } from '../src/kernel/face.ts';
import { completeSetup } from '../src/kernel/match.ts';
import { newMatchFile } from '../src/kernel/match-file.ts';
import { Host } from '../src/table/host.ts';
import { answerOf, machineOf, searches, think, thinkInPieces } from '../src/table/machines.ts';
import { Table } from '../src/table/table.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    slower: { type: 'string', default: '1' },
    searches: { type: 'string', default: '150' },
    seed: { type: 'string', default: 'times' },
  },
});
const slower = Number(values.slower);
const most = Number(values.searches);

performance.now = () => {
  const { user, system } = threadCpuUsage();
  return ((user + system) / 1000) * slower;
};

/** Milliseconds that tell a search from a glance. */
const SEARCHED = 5;

interface Times {
  readonly decisions: number[];
  readonly waits: number[];
}

/** One match of the General of a side against a Veteran in a person's seat. */
async function timesOf(game: AnyGame, side: string, seed: string, times: Times): Promise<void> {
  const { rules } = game;
  const seats = Object.fromEntries(
    rules.sides.map((one) => [one, one === side ? 'general' : 'person']),
  );
  const file = newMatchFile(completeSetup(rules, {}), { kind: 'seeded', seed }, seats);
  const table = Table.open(game, file);
  if (!(table instanceof Table)) throw new Error(table.problems[0]?.problem);
  let wait = 0;
  let now = 0;
  const troubles: Error[] = [];
  const host = new Host(table, {
    think: async (asked, patience) => {
      const since = performance.now();
      const isSearch = searches(game, asked.level, asked.asked);
      const choice = isSearch
        ? await thinkInPieces(game, table.box, asked, () => false, patience)
        : think(game, table.box, asked, patience);
      const taken = performance.now() - since;
      wait += taken;
      // Most decisions have one answer that is worth trying: no search, and no time.
      if (isSearch && taken > SEARCHED * slower) times.decisions.push(taken);
      return choice;
    },
    trouble: (error) => {
      troubles.push(error);
    },
  });
  const { screen } = await host.join({ sides: rules.sides, playForced: true }, () => {});
  const isDone = () => table.outcome !== null || times.decisions.length >= most;
  for (let n = 0; !isDone() && troubles.length === 0; n++) {
    const owed = table.owed.find((one) => one.side !== side);
    if (!owed || table.next() !== null) {
      // Where nobody plays against it, somebody watches: decision by decision, turn by turn.
      const { turn } = table.standing;
      if (rules.sides.length === 1) {
        if (turn !== now && wait > 0) {
          times.waits.push(wait);
          wait = 0;
        }
        now = turn;
        table.allowed = 1;
      }
      await host.ask(screen, 'behave', { playForced: true });
      await new Promise((heard) => setTimeout(heard, 1));
      continue;
    }
    if (wait > 0) times.waits.push(wait);
    wait = 0;
    const veteran = machineOf(game, 'veteran', owed.side);
    if (!veteran) throw new Error('nobody to play against');
    const choices = table.choices(owed.side);
    const asked = { view: () => table.view(owed.side), owed, choices };
    const choice = answerOf(veteran, game, table.box, asked, stream(`${seed} ${n}`));
    await host.ask(screen, 'choose', { side: owed.side, choice });
  }
  if (wait > 0) times.waits.push(wait);
  host.close();
  for (const trouble of troubles) throw trouble;
}

function line(all: readonly number[]): string {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const said = (ms = 0) => `${(ms / 1000).toFixed(2)} s`;
  return `${sorted.length} | ${said(at(0.5))} | ${said(at(0.95))} | ${said(sorted.at(-1))}`;
}

console.log(`slower: ${slower}, seed: ${values.seed}`);
console.log('| game, side | | number | half | 95 of 100 | longest |\n|---|---|---|---|---|---|');
for (const { id, load } of REGISTRY) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const game = await load();
  for (const side of game.rules.sides) {
    if (!machineOf(game, 'general', side)) continue;
    const times: Times = { decisions: [], waits: [] };
    for (let match = 0; times.decisions.length < most && match < 4; match++)
      await timesOf(game, side, `${values.seed} ${match}`, times);
    console.log(`| ${id}, ${side} | decision | ${line(times.decisions)} |`);
    if (times.waits.length > 0)
      console.log(`| | until a person is asked, or a turn | ${line(times.waits)} |`);
  }
}
