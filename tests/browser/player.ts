import type { Page } from '@playwright/test';

/** What the page offers just now. */
export interface Offered {
  readonly over: boolean;
  /** Answers in the panel. */
  readonly answers: number;
  /** Changes whenever something was done. */
  readonly stamp: string;
}

const ANSWERS = 'button.answer:not(:disabled), .plain .btn:not(:disabled)';

/** A repeatable random number from 0 to `below - 1`. */
export function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

/** Waits until the table is at rest and asks something, or the match is over; says what is on offer. */
async function offer(page: Page): Promise<Offered> {
  const handle = await page.waitForFunction(
    (selector) => {
      const over = document.querySelector('dialog[open]') !== null;
      const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
      const { deeds, state } = document.querySelector<HTMLElement>('div.table')?.dataset ?? {};
      if (!over && (state !== 'asked' || buttons.length === 0)) return null;
      const stamp = `${deeds} ${buttons.map((b) => b.textContent).join()}`;
      return { over, answers: buttons.length, stamp };
    },
    ANSWERS,
    { polling: 5, timeout: 120_000 },
  );
  return (await handle.jsonValue()) as Offered;
}

/** A click that meets nothing, because what it was meant for has just moved, is made again so often. */
const IN_VAIN = 20;

/** Plays on until the match is over, answering by `act`. Says how many answers it took. */
export async function playOut(
  page: Page,
  act: (offered: Offered, nth: number) => Promise<void>,
  stop: (nth: number) => boolean = () => false,
): Promise<number> {
  let offered = await offer(page);
  let vain = 0;
  for (let nth = 0; ; ) {
    if (offered.over || stop(nth)) return nth;
    await act(offered, nth);
    const after = await offer(page);
    const done = after.over || after.stamp !== offered.stamp;
    vain = done ? 0 : vain + 1;
    if (vain > IN_VAIN) throw new Error(`nothing came of ${vain} answers to ${offered.stamp}`);
    if (done) nth += 1;
    offered = after;
  }
}

async function clickAt(page: Page, selector: string, nth = 0): Promise<boolean> {
  const box = await page.evaluate(
    ([css, index]) => {
      const element = document.querySelectorAll(css)[index];
      element?.scrollIntoView({ block: 'nearest' });
      const rect = element?.getBoundingClientRect();
      return rect ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : null;
    },
    [selector, nth] as const,
  );
  if (box) await page.mouse.click(box.x, box.y);
  return box !== null;
}

/** Answers with the mouse in the panel, ending things more often than not. */
export async function clickAnswer(
  page: Page,
  offered: Offered,
  random: (below: number) => number,
): Promise<void> {
  const at = random(7) > 0 ? offered.answers - 1 : random(offered.answers);
  await clickAt(page, ANSWERS, at);
}

/** Answers in the panel, so often or until the match is over. Says how many answers it took. */
export const clickOn = (
  page: Page,
  random: (below: number) => number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> =>
  playOut(
    page,
    (offered) => clickAnswer(page, offered, random),
    (nth) => nth >= most,
  );

/** Points on the map at what the first answer names; false if that led nowhere. */
export async function clickMap(page: Page, offered: Offered): Promise<boolean> {
  const key = await page.evaluate(
    () => document.querySelector<HTMLElement>('.answer')?.dataset['choice'],
  );
  const [, piece] = key?.match(/^\S+ ([\w-]+)/) ?? [];
  const [, to] = key?.match(/ to=([\w-]+)/) ?? [];
  const target = to ? `[data-place="${to}"]` : `.counter[data-piece="${piece}"]`;
  if (!(await clickAt(page, `.live ${target}`))) return false;
  const { over, stamp } = await offer(page);
  if (over || stamp !== offered.stamp) return true;
  await page.keyboard.press('Escape');
  return false;
}
