import { en } from '../text/en.ts';
import { say, sayAny } from '../text/page-text.svelte.ts';
import { ServerRefused } from './api.ts';

/** What the server refused, in the reader's language where the page has words for it. */
export function wordsOfRefusal(error: unknown): string {
  if (!(error instanceof ServerRefused) || error.status === 0) return say('online.unreachable');
  const key = `refused.${error.key}`;
  return error.key !== undefined && key in en ? sayAny(key) : error.message;
}
