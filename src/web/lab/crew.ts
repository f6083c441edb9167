import type { MatchRecord } from '../../lab/match-run.ts';
import type { Batch } from '../../lab/simulation.ts';
import { startWorker } from '../worker/start.ts';

export interface ToLab {
  readonly game: string;
  readonly batch: Batch;
}

export type FromLab = { readonly records: readonly MatchRecord[] } | { readonly trouble: string };

/** More workers than this make a phone hot and nothing faster. */
const MOST = 4;

/** Leaves a core to the page. */
export const crewSize = (): number =>
  Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 2) - 1));

/** Plays batches in workers; answers with how to stop them. What was not finished is lost. */
export function setToWork(
  game: string,
  todo: readonly Batch[],
  news: {
    readonly records: (records: readonly MatchRecord[], batch: Batch) => void;
    readonly done: () => void;
    readonly trouble: (words: string) => void;
  },
): () => void {
  const queue = [...todo];
  let busy = 0;
  const workers = Array.from({ length: Math.min(crewSize(), todo.length) }, () => {
    const worker = startWorker('lab');
    let now: Batch | undefined;
    const give = () => {
      now = queue.shift();
      if (!now) {
        busy -= 1;
        worker.terminate();
        if (busy === 0) news.done();
        return;
      }
      worker.postMessage({ game, batch: now } satisfies ToLab);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromLab>) => {
      if ('trouble' in data) fail(data.trouble);
      else if (now) {
        news.records(data.records, now);
        give();
      }
    });
    worker.addEventListener('error', (event) => fail(event.message));
    busy += 1;
    return { worker, give };
  });
  const stop = () => {
    for (const { worker } of workers) worker.terminate();
  };
  const fail = (words: string) => {
    stop();
    news.trouble(words);
  };
  for (const { give } of workers) give();
  return stop;
}
