import process from 'node:process';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadMatch, openPage, playedMatch, underGlass } from './glass.ts';

/**
 * How much work a decision is for the page: processor time of its main thread, from the browser's
 * own trace. Processor time holds on a busy machine too; the wall clock does not.
 */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly tdur?: number;
}

const WORK = [
  'FunctionCall',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
];

async function trace(cdp: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await work();
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/** Milliseconds of processor time by kind of work. */
function spent(events: readonly TraceEvent[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, tdur } of events) {
    if (tdur && WORK.includes(name)) sums.set(name, (sums.get(name) ?? 0) + tdur / 1000);
  }
  return sums;
}

const answerOnce = async (page: Page, nth: number): Promise<void> => {
  await page.evaluate((n) => {
    const answers = document.querySelectorAll<HTMLElement>('.answer, .plain .btn');
    answers[n % Math.max(1, answers.length)]?.click();
  }, nth * 7);
  await page.waitForTimeout(600);
};

async function measure(browser: Browser, base: string, game: string, turn: number): Promise<void> {
  const file = await playedMatch(game, 'figures', turn);
  const dress = { name: '', width: 1440, height: 900, theme: 'light', language: 'en' } as const;
  const page = await openPage(browser, base, dress);
  await loadMatch(page, file);
  await page.waitForTimeout(2000);
  const counters = await page.locator('.live [data-piece]').count();
  const nodes = await page.locator('.live *').count();
  const cdp = await page.context().newCDPSession(page);

  const decisions = 20;
  const deciding = spent(
    await trace(cdp, async () => {
      for (let i = 0; i < decisions; i++) await answerOnce(page, i);
    }),
  );
  const each = [...deciding].map(([name, ms]) => `${name} ${(ms / decisions).toFixed(1)}`);
  const total = [...deciding.values()].reduce((sum, ms) => sum + ms, 0) / decisions;

  const steps = 30;
  const panning = spent(
    await trace(cdp, async () => {
      await page.mouse.move(500, 400);
      await page.mouse.down();
      for (let i = 0; i < steps; i++) await page.mouse.move(500 + i * 6, 400 + i * 3);
      await page.mouse.up();
    }),
  );
  const pan = [...panning.values()].reduce((sum, ms) => sum + ms, 0) / steps;
  process.stdout.write(
    `| ${game} | ${counters} | ${nodes} | ${total.toFixed(1)} | ${each.join(', ')} | ${pan.toFixed(1)} |\n`,
  );
  await page.context().close();
}

process.stdout.write(
  '| game | counters | live nodes | ms per decision | of which | ms per step of a drag |\n| --- | --- | --- | --- | --- | --- |\n',
);
await underGlass(async (browser, base) => {
  for (const [game, turn] of [
    ['redvers-reverse', 5],
    ['bittereinder', 3],
  ] as const) {
    await measure(browser, base, game, turn);
  }
});
