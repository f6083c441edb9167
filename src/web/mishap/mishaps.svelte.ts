import { getContext, setContext } from 'svelte';
import type { Trouble } from '../../kernel/match-file.ts';

/** The parts of the page that are drawn apart, so that one that fails leaves the others standing. */
export type Part =
  | 'page'
  | 'match'
  | 'table'
  | 'map'
  | 'tray'
  | 'bar'
  | 'tracks'
  | 'hand'
  | 'scene'
  | 'question'
  | 'odds'
  | 'log'
  | 'signs'
  | 'dialog';

/** What somebody can do about a mishap where a match is on the table. */
export interface Rescue {
  readonly canGoBack: boolean;
  goBack(): Promise<void>;
  /** Hands the match out as a file with the mishap in it. */
  report(trouble: Trouble): Promise<void>;
  /** Changes when there is something new to draw. */
  readonly moment: unknown;
}

const KEY = Symbol('rescue');

/** Everything drawn inside can be rescued by this. */
export const offerRescue = (rescue: Rescue): Rescue => setContext(KEY, rescue);
export const rescueAtHand = (): Rescue | undefined => getContext<Rescue | undefined>(KEY);

/** A mishap in the words of a report. */
export function troubleOf(error: unknown, part: Part): Trouble {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  return {
    part,
    problem: message.slice(0, 2000),
    trace: (stack ?? '').slice(0, 8000),
    browser: navigator.userAgent.slice(0, 500),
    language: document.documentElement.lang,
    window: `${innerWidth}x${innerHeight}`,
  };
}

/**
 * What went wrong where nothing could be drawn instead: in a handler, a timer, a board's answer.
 * Only the last one is shown.
 */
class Mishaps {
  last: Trouble | null = $state.raw(null);

  /** Also to the console: whoever tests the page or looks into it must see it. */
  note(error: unknown, part: Part): void {
    console.error(error);
    // Boards are asked in the middle of working something out, where nothing may change.
    queueMicrotask(() => {
      this.last = troubleOf(error, part);
    });
  }

  dismiss(): void {
    this.last = null;
  }
}

export const mishaps = new Mishaps();

/** Errors that nobody caught are said too. Call once. */
export function listenForErrors(): void {
  const seen = (error: unknown): void => {
    queueMicrotask(() => {
      mishaps.last = troubleOf(error, 'page');
    });
  };
  addEventListener('error', (event) => {
    // Pictures that do not load, and what browsers say of themselves, are nobody's mishap.
    if (event instanceof ErrorEvent && event.error !== null && event.error !== undefined)
      seen(event.error);
  });
  addEventListener('unhandledrejection', (event) => seen(event.reason));
}
