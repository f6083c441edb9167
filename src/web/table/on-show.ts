import type { Moment, News, Question } from '../../table/protocol.ts';
import type { Sitting } from '../session/sitting.ts';
import type { Playback } from './playback.svelte.ts';

/** The match as the page shows it: for those who sit beside it and know no more of the page. */
export interface OnShow {
  readonly session: Sitting;
  readonly moment: Moment;
  /** The question that is put to the reader. */
  readonly asked: Question | null;
  readonly playback: Playback;
  /** Takes news in. */
  take(news: News): void;
}
