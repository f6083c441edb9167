/** What a worker is for. */
export type Work = 'match' | 'story' | 'medals' | 'lab';

export const startWorker = (name: Work): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
