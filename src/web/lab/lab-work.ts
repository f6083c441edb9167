// Plays the batches it is sent, one after the other.

import { registered } from '../../games/registry.ts';
import type { Batch } from '../../lab/simulation.ts';
import { runBatch } from '../../lab/simulation.ts';
import type { FromLab, ToLab } from './crew.ts';

const reply = (answer: FromLab): void => postMessage(answer);

async function play(id: string, batch: Batch): Promise<void> {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`no game "${id}"`);
  reply({ records: runBatch(game, batch) });
}

export function workInLab(): void {
  addEventListener('message', ({ data }: MessageEvent<ToLab>) => {
    play(data.game, data.batch).catch((error: unknown) => reply({ trouble: String(error) }));
  });
}
