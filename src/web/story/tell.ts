import type { MatchFile } from '../../kernel/match-file.ts';
import type { Story } from '../../table/story/story.ts';

export type FromTeller =
  | { readonly percent: number }
  /** `null`: it cannot be told. */
  | { readonly story: Story | null };

/** Has a match told in a worker of its own; answers with how to stop that. */
export function tell(
  file: MatchFile,
  onprogress: (percent: number) => void,
  ontold: (story: Story | null) => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'story',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<FromTeller>) => {
    if ('percent' in data) return onprogress(data.percent);
    worker.terminate();
    ontold(data.story);
  });
  worker.addEventListener('error', () => ontold(null));
  worker.postMessage(file);
  return () => worker.terminate();
}
