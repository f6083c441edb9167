import process from 'node:process';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { JsonObject } from '../src/kernel/json.ts';
import { measureAfter } from './after-figures.ts';
import { loadMatch, openPage, playedMatch, underGlass } from './glass.ts';

/**
 * How much work a decision is for the page: processor time of its main thread, from the browser's
 * own trace, frame by frame. Processor time holds on a busy machine too; the wall clock does not.
 * And what comes of it: decisions that made a page which draws sixty times a second miss no frame.
 */

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time; both in microseconds. */
  readonly tdur?: number;
}

const KINDS: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  EventDispatch: 'script',
  HandlePostMessage: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  HitTest: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'layers',
};
/** The last work of a frame. */
const FRAME_END = 'Layerize';
const DEED = 'deed';

async function trace(cdp: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await work();
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/** The main thread's events in their order; what runs inside another counts with it. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const styled = events.find(({ name }) => name === 'UpdateLayoutTree');
  const mine = events
    .filter(({ pid, tid, name }) => {
      return pid === styled?.pid && tid === styled.tid && (name in KINDS || name === DEED);
    })
    .sort((a, b) => a.ts - b.ts);
  let end = 0;
  return mine.filter(({ name, ts, dur = 0 }) => {
    if (name !== DEED && ts < end) return false;
    end = Math.max(end, ts + dur);
    return true;
  });
}

type Work = Map<string, number>;
const total = (work: Work): number => [...work.values()].reduce((sum, ms) => sum + ms, 0);

/** Per decision, the frame with most work in it: the one that draws the table anew. */
function drawingFrames(events: readonly TraceEvent[]): Work[] {
  const deeds: Work[][] = [];
  let frame: Work = new Map();
  for (const { name, tdur = 0 } of outermost(events)) {
    if (name === DEED) {
      deeds.push([]);
      frame = new Map();
      continue;
    }
    const kind = KINDS[name] ?? name;
    frame.set(kind, (frame.get(kind) ?? 0) + tdur / 1000);
    if (name !== FRAME_END) continue;
    deeds.at(-1)?.push(frame);
    frame = new Map();
  }
  return deeds.flatMap((frames) => frames.toSorted((a, b) => total(b) - total(a))[0] ?? []);
}

const answerOnce = async (page: Page, nth: number): Promise<void> => {
  await page.evaluate(
    ([n, mark]) => {
      performance.mark(mark);
      const answers = document.querySelectorAll<HTMLElement>('.answer, .plain .btn');
      answers[n % Math.max(1, answers.length)]?.click();
    },
    [nth * 7, DEED] as const,
  );
  await page.waitForTimeout(600);
};

const DECISIONS = 20;
const FRAME_MS = 1000 / 60;

/** Answers once while the page draws all the time; the longest it went without drawing, or `null` without answers. */
const longestPause = (page: Page, nth: number): Promise<number | null> =>
  page.evaluate(async (n) => {
    const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
    let longest = 0;
    let last = 0;
    let frame = 0;
    const draw = (now: number): void => {
      if (last > 0) longest = Math.max(longest, now - last);
      last = now;
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    await rest(150);
    longest = 0;
    const answers = document.querySelectorAll<HTMLElement>('.answer, .plain .btn');
    answers[n % Math.max(1, answers.length)]?.click();
    await rest(450);
    cancelAnimationFrame(frame);
    return answers.length === 0 ? null : longest;
  }, nth * 7);

/** How many of how many decisions were drawn without missing a frame. */
async function smoothness(page: Page): Promise<string> {
  const pauses: number[] = [];
  for (let i = 0; i < DECISIONS; i++) {
    const pause = await longestPause(page, i);
    if (pause !== null) pauses.push(pause);
  }
  return `${pauses.filter((pause) => pause < 1.5 * FRAME_MS).length} of ${pauses.length}`;
}

interface Case {
  readonly game: string;
  readonly turn: number;
  readonly named?: string;
  readonly pack?: JsonObject;
  readonly settings?: { readonly spreadAll: boolean };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function openTable(browser: Browser, base: string, file: string, one: Case): Promise<Page> {
  const dress = { name: '', width: 1440, height: 900, theme: 'light', language: 'en' } as const;
  const page = await openPage(browser, base, dress);
  await page.context().addInitScript((extra) => {
    const kept = JSON.parse(localStorage.getItem('heliograph.settings') ?? '{}');
    localStorage.setItem('heliograph.settings', JSON.stringify({ ...kept, ...extra }));
  }, one.settings ?? {});
  await loadMatch(page, file);
  await page.waitForTimeout(2000);
  return page;
}

async function measure(browser: Browser, base: string, one: Case): Promise<void> {
  const file = await playedMatch(one.game, 'figures', one.turn, one.pack);
  const untraced = await openTable(browser, base, file, one);
  const smooth = await smoothness(untraced);
  await untraced.context().close();

  const page = await openTable(browser, base, file, one);
  const counters = await page.locator('.live [data-piece]').count();
  const nodes = await page.locator('.live *').count();
  const cdp = await page.context().newCDPSession(page);

  const frames = drawingFrames(
    await trace(cdp, async () => {
      for (let i = 0; i < DECISIONS; i++) await answerOnce(page, i);
    }),
  );
  const of = (kind: string) => median(frames.map((frame) => frame.get(kind) ?? 0)).toFixed(1);
  const totals = frames.map(total).sort((a, b) => a - b);
  const parts = ['script', 'style', 'layout', 'paint', 'layers'];
  const each = parts.map((kind) => `${kind} ${of(kind)}`);

  const steps = 30;
  const dragged = outermost(
    await trace(cdp, async () => {
      await page.mouse.move(500, 400);
      await page.mouse.down();
      for (let i = 0; i < steps; i++) await page.mouse.move(500 + i * 6, 400 + i * 3);
      await page.mouse.up();
    }),
  );
  const pan = dragged.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) / steps;
  const worst = totals[Math.floor(totals.length * 0.9)] ?? 0;
  process.stdout.write(
    `| ${one.named ?? one.game} | ${counters} | ${nodes} | ${median(totals).toFixed(1)} | ${worst.toFixed(1)} | ${each.join(', ')} | ${smooth} | ${pan.toFixed(1)} |\n`,
  );
  await page.context().close();
}

/** The example game with a pack of our own: more counters than any game here has. */
function crowd(scouts: number, riders: number): JsonObject {
  const posts = ['west-camp', 'ford', 'kraal', 'koppie', 'farm', 'drift', 'east-camp'];
  const troops = Array.from({ length: scouts + riders }, (_, i) => {
    const side = i < scouts ? 'scouts' : 'riders';
    const nth = side === 'scouts' ? i : i - scouts;
    return {
      id: `${side}-${nth + 1}`,
      side,
      strength: 1 + (i % 5),
      post: posts[side === 'scouts' ? nth % 3 : 6 - (nth % 4)] ?? '',
      source: 'reconstructed',
      note: 'made up to measure the page',
    };
  });
  return { troops };
}

const CASES: readonly Case[] = [
  { game: 'outpost', named: 'example game, 12 of 300 may move', turn: 1, pack: crowd(12, 288) },
  { game: 'outpost', named: 'example game, 150 of 300 may move', turn: 1, pack: crowd(150, 150) },
  { game: 'redvers-reverse', turn: 5 },
  { game: 'second-boer-war', turn: 2 },
  { game: 'magersfontein', turn: 3 },
  { game: 'bittereinder', turn: 3 },
  {
    game: 'bittereinder',
    named: 'bittereinder, all spread',
    turn: 14,
    settings: { spreadAll: true },
  },
];

const HEAD =
  '| game | counters | live nodes | ms in the frame that draws a decision | 9 of 10 below | of which | decisions that cost no frame | ms per step of a drag |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n';

/** `after`: what is made of a match after its end, instead of the table. */
const [what, ...games] = process.argv.slice(2);
await underGlass(async (browser, base) => {
  if (what === 'after') return measureAfter(browser, base, games);
  const wanted = [what, ...games].filter((one) => one !== undefined);
  process.stdout.write(HEAD);
  for (const one of CASES) {
    if (wanted.length === 0 || wanted.includes(one.game)) await measure(browser, base, one);
  }
});
