import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BOERS } from '../../src/games/magersfontein/box.ts';
import { registered } from '../../src/games/registry.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { speech } from '../../src/kernel/text.ts';
import {
  expect,
  expectAccessible,
  HURRY,
  mapAtRest,
  prefer,
  settled,
  startMatch,
  test,
} from './page.ts';

const PICTURES = '.heliograph/pictures';
const GAMES = ['bittereinder', 'magersfontein', 'redvers-reverse', 'second-boer-war'];

async function saved(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  return fs.readFile(await (await saving).path());
}

async function openPicture(page: Page): Promise<void> {
  await settled(page);
  await mapAtRest(page);
  await page.getByRole('button', { name: 'Picture of the map' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
}

/** All that a picture could fetch or be told apart by, other than parts of itself. */
const FOREIGN =
  /(?:href|src)="(?!#)[^"]*"|url\((?!#|data:)[^)]*\)|@import|<script|<foreignObject|\s(?:data|aria)-[\w-]+=|\son\w+="/;

for (const game of enough(GAMES, (one) => one === 'bittereinder' || one === 'second-boer-war'))
  test(`a picture of the map stands alone: ${game}`, async ({ page, browser }) => {
    await prefer(page, HURRY);
    await startMatch(page, game);
    await openPicture(page);
    if (game === GAMES[0]) await expectAccessible(page, '.stage');
    const svg = (await saved(page, 'Save as SVG')).toString();
    expect(FOREIGN.exec(svg)?.[0]).toBeUndefined();
    await page.screenshot({ path: `${PICTURES}/picture-${game}-dialog.png` });

    const png = await saved(page, 'Save as PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(Math.max(width, height)).toBeGreaterThan(1000);
    await fs.writeFile(`${PICTURES}/picture-${game}.png`, png);

    // In another browser that has nothing of ours, and may fetch nothing.
    const other = await (await browser.newContext({ offline: true })).newPage();
    const fetched: string[] = [];
    other.on('request', (request) => {
      if (!request.url().startsWith('data:')) fetched.push(request.url());
    });
    await other.setContent(`<body style="margin:0">${svg}</body>`);
    const box = await other.locator('svg').first().boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(width);
    expect(await other.locator('svg text').count()).toBeGreaterThan(10);
    // What is drawn has colours of its own: without its styles everything would be black.
    const colours = await other
      .locator('svg path')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]);
    expect(colours.length).toBeGreaterThan(5);
    expect(fetched).toEqual([]);
    await other.screenshot({ path: `${PICTURES}/picture-${game}-alone.png` });
    await other.context().close();
  });

test('a picture shows no more than the viewer may know', async ({ page }) => {
  const game = await registered('magersfontein')?.load();
  if (!game) throw new Error('no game');
  await prefer(page, HURRY);
  await startMatch(page, 'magersfontein');
  await openPicture(page);
  await page.getByLabel('The whole map').check();
  const svg = (await saved(page, 'Save as SVG')).toString();
  // The British begin and see where something lies, not what: no Boer gives his name away.
  const { name } = speech(game.texts, 'en');
  const box = game.rules.openBox() as { readonly units: readonly { id: string; side: number }[] };
  const boers = box.units.filter(({ side }) => side === BOERS);
  expect(boers.length).toBeGreaterThan(5);
  for (const { id } of boers) {
    expect(svg).not.toContain(id);
    expect(svg).not.toContain(`>${name(id)}<`);
  }
});
