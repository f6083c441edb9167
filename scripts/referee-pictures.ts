import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { caseLink } from '../src/web/share/packed-link.ts';
import { type Dress, openPage, root } from './glass.ts';

/** The first position of the page of positions: Buller before Colenso. */
function beforeColenso(): { scenario: string; options: object; differs: object } {
  const page = fs.readFileSync(path.join(root, 'docs', 'positions', 'bittereinder.md'), 'utf8');
  const [, text = '{}'] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  return JSON.parse(text);
}

/** The referee's desk: a piece that was picked in a position, and a case with its answers. */
export async function takeReferee(
  browser: Browser,
  base: string,
  dresses: readonly Dress[],
  shoot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const { scenario, options, differs } = beforeColenso();
  const position = JSON.parse(JSON.stringify({ scenario, options, differs }));
  const asked = [
    { side: 'empire', odds: 'attack at=N4 as=field' },
    { side: 'empire', choice: 'attack at=N6 as=field' },
  ];
  const frame = { heliograph: 'case', version: 2, game: 'bittereinder', position };
  for (const dress of dresses) {
    const page = await openPage(browser, base, dress);
    const dark = dress.theme === 'dark';
    const link = await caseLink.pack(dark ? { ...frame, ask: asked } : frame);
    await page.goto(`/games/bittereinder/referee${link}`);
    await page.locator('.verdict, .story').first().waitFor();
    if (!dark) {
      await page.locator('input[type=search]').fill('Buller');
      await page.locator('[data-listed="ldr-buller"]').click();
      await page.locator('input[type=search]').fill('');
      await page.locator('.content').evaluate((content) => content.scrollTo(0, 0));
    }
    await shoot(page, `referee-${dress.name}`);
    await page.context().close();
  }
}
