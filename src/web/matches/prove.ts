import type { Shelved } from '../../table/shelf/collection.ts';
import type { Proof } from '../../table/shelf/medals.ts';
import { startWorker } from '../worker/start.ts';

/** Has victories proven in a worker of its own, by playing their matches through. */
export function prove(matches: readonly Shelved[], onproven: (proof: Proof) => void): () => void {
  const worker = startWorker('medals');
  worker.addEventListener('message', ({ data }: MessageEvent<Proof | null>) => {
    if (data) onproven(data);
    else worker.terminate();
  });
  worker.postMessage(matches.map(({ id, touched, file }) => ({ id, touched, file })));
  return () => worker.terminate();
}
