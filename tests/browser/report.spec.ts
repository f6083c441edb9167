import fs from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { registered } from '../../src/games/registry.ts';
import { completeSetup } from '../../src/kernel/match.ts';
import { newMatchFile } from '../../src/kernel/match-file.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { everySeat } from '../../src/table/seats.ts';
import { Table } from '../../src/table/table.ts';
import { DUEL } from './game.ts';
import {
  expect,
  expectAccessible,
  expectReadable,
  HURRY,
  loadMatch,
  prefer,
  startMatch,
  test,
} from './page.ts';
import { clickOn, luck } from './player.ts';

const PICTURES = '.heliograph/pictures';

/** A whole match of machines, the first side's seat left to whoever looks at it. */
async function finished(id: string) {
  const game = await registered(id)?.load();
  if (!game) throw new Error('no game');
  const { sides } = game.rules;
  const machines = everySeat(sides, 'recruit');
  const file = newMatchFile(
    completeSetup(game.rules, {}),
    { kind: 'seeded', seed: 'report' },
    machines,
  );
  const table = Table.open(game, file);
  if (!(table instanceof Table)) throw new Error('not laid out');
  while (table.step());
  return { ...table.file(), seats: { ...machines, [sides[0] ?? '']: 'person' } };
}

/** How bright a picture is on the whole, from 0 to 255. */
const brightness = (image: Locator): Promise<number> =>
  image.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    const canvas = new OffscreenCanvas(40, 40);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(one, 0, 0, 40, 40);
    const { data } = pen.getImageData(0, 0, 40, 40);
    return data.reduce((sum, value, i) => sum + (i % 4 === 3 ? 0 : value), 0) / (40 * 40 * 3);
  });

const written = (page: Page) =>
  expect(page.locator('.report')).toHaveAttribute('data-state', 'done', { timeout: 300_000 });

const GAMES = ['bittereinder', 'magersfontein', 'redvers-reverse', 'second-boer-war'];

for (const id of enough(GAMES, (game) => game === 'second-boer-war'))
  test(`a finished match becomes a report with maps, to print and to save: ${id}`, async ({
    page,
  }) => {
    // Painting maps and paper takes minutes where ten others want the processor.
    test.setTimeout(600_000);
    await prefer(page, HURRY);
    await loadMatch(page, await finished(id));
    await page.getByRole('dialog').getByRole('link', { name: 'After-action report' }).click();
    await expect(page.locator('.report figure')).not.toHaveCount(0, { timeout: 300_000 });
    await written(page);
    // Only a report with its curve is whole: where the match turned decides which maps it has.
    expect(await page.getByRole('img', { name: /Win chance/ }).count()).toBe(1);
    const maps = page.locator('.report figure img');
    expect(await maps.count()).toBeGreaterThanOrEqual(3);
    for (const image of await maps.all())
      expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(
        800,
      );
    const turns = page.locator('.report .turn');
    expect(await turns.count()).toBeGreaterThanOrEqual(3);
    await expect(turns.last()).toContainText('How it stands');
    if (id === 'second-boer-war') {
      await expect(page.getByText('Where it turned, in turn').first()).toBeVisible();
      await expect(page.getByText('The dice that weighed most').first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.screenshot({ path: `${PICTURES}/report-${id}.png` });

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as text' }).click();
    const text = await fs.readFile(await (await saving).path(), 'utf8');
    const first = await turns.last().locator('.phase p').first().innerText();
    expect(text.replace(/\s+/g, ' ')).toContain(first.replace(/\s+/g, ' '));
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
    await fs.writeFile(`${PICTURES}/report-${id}.txt`, text);

    // The whole log is longer; on paper only the report is left.
    const lines = page.locator('.report .phase p');
    const brief = await lines.count();
    await page.getByLabel('Length').selectOption({ label: 'every line' });
    await expect.poll(() => lines.count()).toBeGreaterThan(brief);
    await page.getByLabel('Length').selectOption({ label: 'in short' });
    // Painting paper takes long; two boards as unlike as these speak for all.
    if (['redvers-reverse', 'second-boer-war'].includes(id)) {
      const paper = await page.pdf({ format: 'A4', printBackground: true });
      await fs.writeFile(`${PICTURES}/report-${id}.pdf`, paper);
      expect(paper.length).toBeGreaterThan(100_000);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    if (id === 'redvers-reverse') {
      await page.getByRole('button', { name: 'PL', exact: true }).click();
      await expect(page.getByText('Raport z rozgrywki').first()).toBeVisible();
      await written(page);
      await page.getByRole('button', { name: /ciemny/ }).click();
      await written(page);
      await expectReadable(page);
      // Paper is light, also for who prints by the browser's own key.
      const ground = () =>
        page.evaluate(() =>
          getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number),
        );
      expect(Math.max(...((await ground()) ?? []))).toBeLessThan(60);
      await page.emulateMedia({ media: 'print' });
      expect(Math.min(...((await ground()) ?? []))).toBeGreaterThan(200);
      for (const figure of await page.locator('.report figure').all()) {
        const seen = figure.locator('img').filter({ visible: true });
        await expect(seen).toHaveCount(1);
        expect(await brightness(seen)).toBeGreaterThan(150);
      }
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.screenshot({ path: `${PICTURES}/report-${id}-390x844-dark-pl.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
    }
  });

test('before its end a match is reported with one’s own eyes only', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  const random = luck(5);
  await clickOn(page, random, 8);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByRole('link', { name: 'After-action report' }).click();
  await written(page);
  const own = await page.getByLabel('Seen by').locator('option').allInnerTexts();
  expect(own.length).toBe(2);
  expect(own).toContain('a spectator');
  await expect(page.getByText('The match goes on')).toBeVisible();
  await expect(page.getByRole('img', { name: /Win chance/ })).toHaveCount(0);
  // What only the player was told is not in the report of those who watch.
  const lines = await page.locator('.report .phase p').count();
  await page.getByLabel('Seen by').selectOption({ label: 'a spectator' });
  await written(page);
  expect(await page.locator('.report .phase p').count()).toBeLessThanOrEqual(lines);
});
