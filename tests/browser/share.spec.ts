import type { Page } from '@playwright/test';
import { DUEL, GAME } from './game.ts';
import {
  deeds,
  expect,
  expectAccessible,
  HURRY,
  prefer,
  settled,
  startMatch,
  test,
} from './page.ts';
import { clickOn, luck } from './player.ts';

const PICTURES = '.heliograph/pictures';

/** Plays so many answers, then opens the replay. */
async function playAndReplay(page: Page, game: string, answers: number): Promise<void> {
  await prefer(page, HURRY);
  await startMatch(page, game);
  const random = luck(5);
  await clickOn(page, random, answers);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('slider')).toHaveValue('0');
}

const place = (page: Page) => page.getByRole('slider', { name: 'Place in the match' });

test('a replay is shared by a link that opens in another browser at the same moment', async ({
  page,
  browser,
}) => {
  await playAndReplay(page, DUEL, 12);
  for (let step = 0; step < 5; step++)
    await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(place(page)).toHaveValue('5');
  await page.getByLabel('Seen by').selectOption({ label: 'a spectator' });
  const moment = await place(page).inputValue();
  await page.getByRole('button', { name: 'Share this replay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this replay' });
  const link = await dialog.getByLabel('As a link').inputValue();
  expect(link).toMatch(/\/shared#match=[\w-]+&at=\d+$/);
  await expectAccessible(page, '.stage');
  await page.screenshot({ path: `${PICTURES}/share-match.png` });
  const told = await page.locator('.log .line').allInnerTexts();
  // A browser may think about copying for longer than the dialog stands, and then say no.
  const refuse = await page.evaluateHandle(() => {
    const { promise, reject } = Promise.withResolvers<void>();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => promise } });
    return reject;
  });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await refuse.evaluate((reject) => reject(new Error('not allowed')));
  await expect(page.getByRole('alert')).toBeHidden();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(place(other)).toHaveValue(moment);
  await expect(other.getByLabel('Seen by')).toHaveValue('');
  await expect.poll(() => other.locator('.log .line').allInnerTexts()).toEqual(told);
  // It is kept there: opened again, or after a reload, it is the same match.
  const kept = other.url().replace(/#.*/, '');
  await other.reload();
  await expect(place(other)).toHaveValue(moment);
  await other.goto(link);
  await expect(place(other)).toHaveValue(moment);
  expect(other.url().replace(/#.*/, '')).toBe(kept);

  await other.goto(link.replace('#match=', '#match=x'));
  await expect(other.getByRole('alert')).toContainText('cannot be opened');
  await other.context().close();
});

test('one plays on from the middle of a replay, with the same dice or with fresh ones', async ({
  page,
}) => {
  await playAndReplay(page, GAME, 10);
  const whole = page.url();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.screenshot({ path: `${PICTURES}/branch.png` });
  await page.getByRole('button', { name: 'With the same dice' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await settled(page);
  const before = await deeds(page);
  expect(before).toBeGreaterThan(0);
  const random = luck(2);
  await clickOn(page, random, 2);
  expect(await deeds(page)).toBeGreaterThan(before);

  // The match it left is untouched, and leads to its branches.
  await page.goto(whole);
  const branches = page.getByRole('navigation', { name: 'Branches' });
  await expect(branches.getByRole('link')).toHaveCount(1);
  await expectAccessible(page, '.stage');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'With fresh dice' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await settled(page);
  await page.goto(whole);
  await expect(branches.getByRole('link')).toHaveCount(2);
  await page.screenshot({ path: `${PICTURES}/branches.png` });
  await branches.getByRole('link').last().click();
  await expect(branches).toContainText('The match this one left');
  await expect(branches).toContainText('Another branch');
  await branches.getByRole('link', { name: 'The match this one left' }).click();
  await expect(page).toHaveURL(whole);
});

test('a match file dropped on the page opens, and another is refused with a reason', async ({
  page,
}) => {
  await playAndReplay(page, DUEL, 6);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share this replay' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const stream = await (await saving).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');

  const drop = (content: string) =>
    page.evaluate((words) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([words], 'match.heliograph.json'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    }, content);
  await page.goto('/');
  await drop('{"heliograph":"chess"}');
  await expect(page.getByRole('alert')).toContainText('not a Heliograph match file');
  await page.keyboard.press('Escape');
  await drop(text);
  await expect(page.locator('.table')).toBeVisible();
  await settled(page);
  expect(await deeds(page)).toBeGreaterThan(0);
});
