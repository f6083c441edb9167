import type { Page } from '@playwright/test';

/** What a random player sees of the page. */
export interface Sight {
  readonly screen: 'table' | 'replay' | 'report' | 'handOver' | 'elsewhere' | 'other';
  /** In a word what the table is about; `gone` where there is none. */
  readonly state: string;
  readonly dialog: boolean;
  /** Which match is on the table: its address ends so. */
  readonly match: string | null;
  /** Tells the view on the table from others of the match. */
  readonly hash: string;
  /** Changes whenever anything about the question does. */
  readonly stamp: string;
  /** What no page may show. */
  readonly wrong: readonly string[];
}

/** A page that did not come to rest. */
export class Stuck extends Error {}

/** Milliseconds a page has to say anything at all, beyond those it has to come to rest. */
const SPEECHLESS = 20_000;

/** The page was loaded anew in the middle of a look. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  /context was destroyed|Cannot find context|navigat/i.test(error.message);

/** How long a random player waits before it looks. */
export interface Waiting {
  /** Milliseconds in which nothing happens after which a page is stuck. */
  readonly patience: number;
  /** What it waits for: until it is asked again, until its own deed is done, or for nothing. */
  readonly until: 'asked' | 'done' | 'now';
}

/**
 * Waits, then says what is seen, in one go, so that nothing changes in between. A playback can be
 * used while it runs: nobody waits for it.
 */
export async function see(page: Page, waiting: Waiting): Promise<Sight> {
  const { patience } = waiting;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speechless = new Promise<never>((_, failed) => {
    const seconds = Math.round((patience + SPEECHLESS) / 1000);
    timer = setTimeout(
      () => failed(new Stuck(`the page says nothing for ${seconds} seconds`)),
      patience + SPEECHLESS,
    );
  });
  try {
    return await Promise.race([look(page, waiting), speechless]);
  } finally {
    clearTimeout(timer);
  }
}

async function look(page: Page, waiting: Waiting): Promise<Sight> {
  for (;;) {
    try {
      const { sight, stuck } = await lookOnce(page, waiting);
      if (stuck === null) return sight;
      throw new Stuck(`nothing happens for ${waiting.patience / 1000} seconds: ${stuck}`);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

const lookOnce = (
  page: Page,
  waiting: Waiting,
): Promise<{ readonly sight: Sight; readonly stuck: string | null }> =>
  page.evaluate(async ({ patience, until }) => {
    const all = (css: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(css)];
    const has = (css: string): boolean => document.querySelector(css) !== null;
    const words = (css: string): string | undefined =>
      document.querySelector(css)?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 300);
    const shown = (element: Element): boolean => element.getClientRects().length > 0;
    const stateOf = (): string =>
      document.querySelector<HTMLElement>('div.table, div.replay, div.report')?.dataset['state'] ??
      'gone';

    const deedsOf = (): string =>
      document.querySelector<HTMLElement>('div.table')?.dataset['deeds'] ?? '';
    const atFirst = deedsOf();
    /** Machines that are watched wait between two decisions: they are to make another. */
    const goesOn = (): boolean =>
      stateOf() === 'waiting' && has('.watch[data-running=true]') && deedsOf() === atFirst;

    /** What is still under way. */
    const underWay = (): string | null => {
      if (until === 'now') return null;
      if (document.readyState === 'loading') return 'the page is loading';
      if (has('.waiting')) return 'something is being fetched';
      if (stateOf() === 'busy') return 'the table does not answer';
      if (stateOf() === 'thinking' && until === 'asked') return 'a machine thinks';
      if (goesOn()) return 'machines that are watched do not go on';
      // A slow disk is said and passes.
      return has('.table .note.bad') ? `a note stays: ${words('.table .note.bad')}` : null;
    };
    let stuck: string | null = null;
    let deeds = '';
    let since = performance.now();
    for (let what = underWay(); what !== null && stuck === null; what = underWay()) {
      const made = deedsOf();
      if (made !== deeds) since = performance.now();
      deeds = made;
      if (performance.now() - since > patience) stuck = what;
      else await new Promise((done) => setTimeout(done, 8));
    }

    const wrong: string[] = [];
    const mishap = words('.mishap');
    if (mishap !== undefined) wrong.push(`a mishap is shown: ${mishap}`);
    const trouble = words('.now-panel .trouble');
    if (trouble !== undefined) wrong.push(`a deed was refused: ${trouble}`);
    if (has('.what[role=alert]')) wrong.push(`a match cannot be opened: ${words('.what')}`);
    const text = document.body?.textContent ?? '';
    const hole = text.search(/⟨|\bundefined\b|\bNaN\b|\[object /);
    if (hole >= 0)
      wrong.push(`no words for people: …${text.slice(Math.max(0, hole - 40), hole + 40)}…`);
    const size = document.querySelector('svg.sheet')?.getAttribute('width') ?? '1';
    if (!(Number(size) > 0)) wrong.push(`the map is drawn ${size} wide`);
    // A window that has just changed its shape is laid out anew a moment later.
    const roomOf = () => document.querySelector('.stage')?.getBoundingClientRect();
    const isFlat = (room = roomOf()) => room && !(room.width > 0 && room.height > 0);
    for (let n = 0; n < 50 && isFlat(); n++) await new Promise((done) => setTimeout(done, 40));
    const stage = roomOf();
    if (stage && isFlat(stage))
      wrong.push(`the map has a room of ${stage.width} by ${stage.height}`);
    if (all('[style*="NaN"], [transform*="NaN"]').length > 0)
      wrong.push('something is drawn nowhere');
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1)
      wrong.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`);

    const table = document.querySelector<HTMLElement>('div.table');
    const state = stateOf();
    const screen = has('.hand-over')
      ? 'handOver'
      : has('.elsewhere')
        ? 'elsewhere'
        : // A puzzle is solved at a table too; no match is kept there.
          table && location.pathname.startsWith('/match/')
          ? 'table'
          : has('div.replay')
            ? 'replay'
            : has('div.report')
              ? 'report'
              : 'other';
    const panel = document.querySelector('.now-panel');
    const answers = all(
      '.now-panel :is(.answers, .plans, .plain, .amount, .aim, .caution) button',
    ).filter(shown);
    if (screen === 'table' && panel) {
      if (!words('#question')) wrong.push('a question without words');
      if (state === 'asked' && answers.length === 0)
        wrong.push(`no way to answer: ${words('.now-panel')}`);
      if (state === 'waiting' && !has('.hand-on') && !has('.watch'))
        wrong.push(`nobody is asked, and nobody thinks: ${words('.now-panel')}`);
    }
    const { hash = '' } = table?.dataset ?? {};
    const sight = {
      screen,
      state,
      dialog: has('dialog[open]'),
      match: /\/match\/([^/?#]+)/.exec(location.pathname)?.[1] ?? null,
      hash,
      stamp: `${hash} ${table?.dataset['deeds']} ${words('.now-panel')}`,
      wrong,
    } as const;
    return { sight, stuck };
  }, waiting);

/** The match as it is kept in this browser. */
export const keptMatch = (page: Page, id: string): Promise<string | null> =>
  page.evaluate(
    (key) =>
      new Promise<string | null>((done) => {
        const opening = indexedDB.open('heliograph');
        opening.onerror = () => done(null);
        opening.onsuccess = () => {
          const db = opening.result;
          const found = db.transaction('matches').objectStore('matches').get(key);
          found.onsuccess = () => {
            db.close();
            done(found.result ? JSON.stringify(found.result.file) : null);
          };
        };
      }),
    id,
  );
