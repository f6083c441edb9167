import { getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { registered } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Setup } from '../../kernel/game.ts';
import { think } from '../../table/machines.ts';
import type { ThinkingTask, Thought } from './task.ts';

/** A thread in which machines think, one decision after the other. */

/** How far thinking stands back where processors are short: people are answered first. */
const NICE = 10;
// On Linux this is said of the calling thread alone; elsewhere it would slow the whole server.
if (process.platform === 'linux' && getPriority() < NICE) setPriority(NICE);

/** Boxes are large and few: one for each pack that is played with. */
const boxes = new Map<string, unknown>();
const MOST_BOXES = 20;

function boxOf(game: AnyGame, setup: Setup): unknown {
  const name = JSON.stringify([setup.game, setup.pack ?? null]);
  const kept = boxes.get(name);
  if (kept !== undefined) return kept;
  const box = game.rules.openBox(setup.pack);
  if (isProblems(box)) throw new Error(`${setup.game}: its pack cannot be opened`);
  if (boxes.size >= MOST_BOXES) boxes.clear();
  boxes.set(name, box);
  return box;
}

async function answer({
  id,
  setup,
  level,
  seed,
  view,
  owed,
  choices,
  patience,
}: ThinkingTask): Promise<Thought> {
  try {
    const game = await registered(setup.game)?.load();
    if (!game) throw new Error(`no game is named ${setup.game}`);
    const asked = { view: () => view, owed, choices };
    return { id, choice: think(game, boxOf(game, setup), { level, seed, asked }, patience) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: ThinkingTask) => {
  void answer(task).then((thought) => parentPort?.postMessage(thought));
});
