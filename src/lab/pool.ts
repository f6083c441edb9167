import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../kernel/face.ts';
import type { MatchRecord } from './match-run.ts';
import { type Batch, runBatch } from './simulation.ts';

/**
 * Plays batches on several threads. A match depends only on its plan and number, so the records
 * are the same whatever the number of workers.
 */
export async function playBatches(
  game: AnyGame,
  todo: readonly Batch[],
  workers: number,
  onProgress: (games: number, fresh: readonly MatchRecord[]) => void = () => {},
): Promise<MatchRecord[]> {
  const records: MatchRecord[] = [];
  const collect = (batch: readonly MatchRecord[]) => {
    for (const record of batch) records.push(record);
    onProgress(records.length, batch);
  };
  if (workers <= 1) {
    for (const batch of todo) {
      collect(runBatch(game, batch));
      await breath();
    }
  } else {
    await shareOut(game.rules.id, todo, workers, collect);
  }
  return records.sort((a, b) => a.index - b.index);
}

/** Lets signals and streams have their turn between batches. */
const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

async function shareOut(
  id: string,
  todo: readonly Batch[],
  workers: number,
  collect: (batch: readonly MatchRecord[]) => void,
): Promise<void> {
  const queue = [...todo];
  const hands = Array.from(
    { length: Math.min(workers, todo.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { game: id } }),
  );
  try {
    await Promise.all(hands.map((worker) => keepBusy(worker, queue, collect)));
  } finally {
    await Promise.all(hands.map((worker) => worker.terminate()));
  }
}

function keepBusy(
  worker: Worker,
  queue: Batch[],
  collect: (batch: readonly MatchRecord[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => {
      const batch = queue.shift();
      if (batch) worker.postMessage(batch);
      else resolve();
    };
    worker.on('message', (batch: MatchRecord[]) => {
      collect(batch);
      give();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker stopped with status ${code}`)));
    give();
  });
}
