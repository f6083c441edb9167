import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { matchFrom } from '../../scripts/position-file.ts';
import { isProblems } from '../../src/kernel/game.ts';
import { parseMatchFile } from '../../src/kernel/match-file.ts';
import { DUEL } from './game.ts';
import {
  deeds,
  expect,
  HURRY,
  hash,
  loadMatch,
  mapAtRest,
  prefer,
  settled,
  startMatch,
  test,
} from './page.ts';
import { clickOn, luck } from './player.ts';

/** Where every counter lies on the map. */
const counters = (page: Page): Promise<string> =>
  page.locator('.live [data-counter]').evaluateAll((all) =>
    (all as HTMLElement[])
      .map(({ dataset, style }) => `${dataset['counter']} ${style.transform}`)
      .sort()
      .join('\n'),
  );

test('a replay shows the map as it was, not as it is', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  const first = await counters(page);
  const random = luck(8);
  await clickOn(page, random, 14);
  const last = await counters(page);
  expect(last).not.toBe(first);

  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('slider')).toHaveValue('0');
  await expect.poll(() => counters(page)).toBe(first);
  await page.getByRole('button', { name: 'To the end', exact: true }).click();
  await expect.poll(() => counters(page)).toBe(last);
  await page.getByRole('button', { name: 'To the beginning', exact: true }).click();
  await expect.poll(() => counters(page)).toBe(first);
  await page.getByRole('link', { name: 'Back to the table', exact: true }).click();
  await expect.poll(() => counters(page)).toBe(last);
});

test('a scene that comes when the replay was left does not cover the table', async ({ page }) => {
  await prefer(page, HURRY);
  // Scenes that are asked for are held back until they are let go.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const letGo = () => held.splice(0).map((send) => send()).length;
    Object.assign(window, { held: () => held.length, letGo });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { name?: string }) {
      const send = () => postMessage.call(this, message);
      if (message.name === 'scene') held.push(send);
      else send();
    };
  });
  type Scenes = { held(): number; letGo(): number };
  const held = () => page.evaluate(() => (window as unknown as Scenes).held());
  const letGo = () => page.evaluate(() => (window as unknown as Scenes).letGo());
  await startMatch(page, DUEL);
  const random = luck(8);
  await clickOn(page, random, 6);
  const last = await counters(page);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect.poll(held).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Back to the table', exact: true }).click();
  await expect(page.locator('.answer, .plain .btn').first()).toBeVisible();
  expect(await letGo()).toBeGreaterThan(0);
  await settled(page);
  await expect(page.locator('.table')).toHaveAttribute('data-state', 'asked');
  await expect(page.locator('.answer, .plain .btn').first()).toBeVisible();
  expect(await counters(page)).toBe(last);
});

test('nobody looks with the eyes of a machine before all is over', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  const eyes = page.getByLabel('Seen by').locator('option');
  await expect(eyes).toHaveText(['Scouts', 'a spectator']);
  await page.getByRole('link', { name: 'Back to the table', exact: true }).click();
  const random = luck(9);
  await clickOn(page, random);
  await page.getByRole('button', { name: 'Look at the table', exact: true }).click();
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(eyes).toHaveText(['a spectator', 'Scouts', 'Riders', 'everything, open']);
});

test('a match that began from a position goes on from it after a reload, and from its file', async ({
  page,
}) => {
  await prefer(page, HURRY);
  const seats = { british: 'person', boers: 'recruit' };
  await loadMatch(
    page,
    matchFrom('magersfontein', 'historical', { turn: 2, phase: 'command' }, { seats }),
  );
  await settled(page);
  await page.locator('.answer, .plain .btn').first().click();
  await settled(page);
  await mapAtRest(page);
  const before = { hash: await hash(page), deeds: await deeds(page) };
  expect(before.deeds).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-hash', before.hash ?? '');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Save to a file', exact: true }).click();
  const file = parseMatchFile(await readFile(await (await saving).path(), 'utf8'));
  if (isProblems(file)) throw new Error(file[0]?.problem);
  expect(file.start).toMatchObject({ differs: { turn: 2, phase: 'command' } });
  await loadMatch(page, file);
  await expect(page.locator('.table')).toHaveAttribute('data-hash', before.hash ?? '');
  expect(await deeds(page)).toBe(before.deeds);
});
