import { Worker } from 'node:worker_threads';
import type { GameBench } from './bench.ts';

/** Measures one game in a fresh thread. */
export const benchApart = (game: string, seconds: number): Promise<GameBench> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bench-worker.ts', import.meta.url), {
      workerData: { game, seconds },
    });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`measuring ${game} stopped with status ${code}`)));
  });
