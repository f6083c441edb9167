import process from 'node:process';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { MatchFile } from '../../src/kernel/match-file.ts';
import { fixChance } from './chance.ts';

/** `HELIOGRAPH_SLOWER=6` plays every test as on a processor that is six times slower. */
const SLOWER = Number(process.env['HELIOGRAPH_SLOWER'] ?? 1);

/** A page that fails its test when it stumbles, even where nobody looks. */
export const test = base.extend<{ troubles: string[] }>({
  // `--repeat-each` plays each test with other dice.
  context: async ({ context }, use, { title, repeatEachIndex }) => {
    await fixChance(context, `${title} ${repeatEachIndex}`);
    await use(context);
  },
  troubles: [
    async ({ page, browser }, use) => {
      if (SLOWER > 1) {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      }
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text());
      });
      await use(troubles);
      // Devices that a test brought itself would stay open, and work, beside all tests after it.
      const others = browser.contexts().filter((context) => context !== page.context());
      await Promise.all(others.map((context) => context.close()));
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** WCAG 2.2 AA, as far as a machine can tell; `without`: what is long to look through and hidden from readers. */
export async function expectAccessible(page: Page, ...without: string[]): Promise<void> {
  // A screen that is still being fetched has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNoViolations(page, { type: 'tag', values: tags }, without);
}

/** Colours that can be told apart: all that is different in the dark. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNoViolations(page, { type: 'rule', values: ['color-contrast'] });

async function expectNoViolations(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
  without: readonly string[] = [],
): Promise<void> {
  // What is in order is counted by the thousand, and nobody reads it: it is judged in the page and stays
  // there. The other way, each node goes out of the page and into a second one, which costs more than the look.
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] });
  for (const css of without) axe.exclude(css);
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** From the front page to the table, with a match from a file. */
export async function loadMatch(page: Page, match: MatchFile): Promise<void> {
  await page.goto('/');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Load a match|Wczytaj)/ }).click();
  const buffer = Buffer.from(JSON.stringify(match));
  await (await choosing).setFiles({ name: 'match.json', mimeType: 'application/json', buffer });
}

/** What a person may set in the settings; here set before the page opens. */
export interface Wishes {
  readonly language?: 'en' | 'pl';
  readonly theme?: 'light' | 'dark';
  readonly speed?: 'instant' | 'fast' | 'normal' | 'slow' | 'step';
  readonly confirmRolls?: boolean;
  readonly confirmEnds?: boolean;
  readonly playForced?: boolean;
  readonly sounds?: boolean;
}

export async function prefer(page: Page, wishes: Wishes): Promise<void> {
  await page.addInitScript((settings) => {
    if (localStorage.getItem('heliograph.settings') === null) {
      localStorage.setItem('heliograph.settings', JSON.stringify(settings));
    }
  }, wishes);
}

/** In a hurry: nothing is shown step by step, nothing is asked twice. */
export const HURRY: Wishes = {
  language: 'en',
  speed: 'instant',
  confirmRolls: false,
  confirmEnds: false,
};

/** From the page of a game to its table. */
export async function startMatch(page: Page, game: string): Promise<void> {
  await page.goto(`/games/${game}`);
  await page.getByRole('button', { name: /^(Start|Zaczynamy)$/ }).click();
  await expect(page.locator('.stage')).toBeVisible();
  await expect(page.locator('#question')).not.toBeEmpty();
}

/** Waits until nothing is under way on the table: nothing is asked of it, shown or thought about. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-state]').or(page.locator('.hand-over'))).not.toHaveAttribute(
    'data-state',
    /busy|showing|thinking/,
  );
}

/** Waits until the map lies still: what is pointed at before is not where it is drawn. */
export async function mapAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const plane = document.querySelector('.plane');
    return plane?.closest('.stage:not(.moving)') && plane.getAnimations().length === 0;
  });
}

/** Points at something until what that shows is seen: a map that has just slid hears of no pointer. */
export async function pointAt(page: Page, target: Locator, seen: Locator): Promise<void> {
  await expect(async () => {
    await mapAtRest(page);
    await page.mouse.move(0, 0);
    await target.hover();
    await expect(seen.first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** The lines of the log, which follows map and question a frame later: read when it has caught up. */
export async function logLines(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
  return page.locator('.log .line').allInnerTexts();
}

/** How many deeds were made in the match on the table. */
export const deeds = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-deeds'));

export const hash = (page: Page): Promise<string | null> =>
  page.locator('.table').getAttribute('data-hash');
