import type { Side } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { Review } from '../../table/story/review.ts';
import type { Story } from '../../table/story/story.ts';
import { startWorker } from '../worker/start.ts';

/** A match to be told, its curve to be drawn in small, or the decisions of some sides to be reviewed. */
export interface ToTeller {
  readonly file: MatchFile;
  readonly review?: readonly Side[];
  readonly small?: true;
}

export type FromTeller =
  | { readonly percent: number }
  /** `null`: it cannot be done. */
  | { readonly story: Story | null }
  | { readonly review: Review | null }
  | { readonly small: readonly number[] | null };

type Told = Exclude<FromTeller, { percent: number }>;

/** Has it done in a worker of its own; answers with how to stop that. */
function ask(
  work: ToTeller,
  onprogress: (percent: number) => void,
  onend: (told: Told | null) => void,
): () => void {
  const worker = startWorker('story');
  worker.addEventListener('message', ({ data }: MessageEvent<FromTeller>) => {
    if ('percent' in data) return onprogress(data.percent);
    worker.terminate();
    onend(data);
  });
  worker.addEventListener('error', () => onend(null));
  worker.postMessage(work);
  return () => worker.terminate();
}

export const tell = (
  file: MatchFile,
  onprogress: (percent: number) => void,
  ontold: (story: Story | null) => void,
): (() => void) =>
  ask({ file }, onprogress, (told) => ontold(told && 'story' in told ? told.story : null));

export const review = (
  file: MatchFile,
  sides: readonly Side[],
  onprogress: (percent: number) => void,
  ondone: (review: Review | null) => void,
): (() => void) =>
  ask({ file, review: sides }, onprogress, (told) =>
    ondone(told && 'review' in told ? told.review : null),
  );

/** The curves of many matches in small, one after the other; answers with how to stop that. */
export function drawSmall(
  files: readonly MatchFile[],
  ondrawn: (curve: readonly number[] | null, index: number) => void,
): () => void {
  if (files.length === 0) return () => {};
  const worker = startWorker('story');
  let index = 0;
  const next = (): void => {
    const file = files[index];
    if (file) worker.postMessage({ file, small: true } satisfies ToTeller);
    else worker.terminate();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromTeller>) => {
    if (!('small' in data)) return;
    ondrawn(data.small, index++);
    next();
  });
  worker.addEventListener('error', () => worker.terminate());
  next();
  return () => worker.terminate();
}
