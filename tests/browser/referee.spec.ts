import type { Page } from '@playwright/test';
import { game } from '../../src/games/outpost/game.ts';
import { isProblems } from '../../src/kernel/game.ts';
import { type MatchFile, openMatch } from '../../src/kernel/match-file.ts';
import { playInNode } from './node-match.ts';
import { expect, expectAccessible, loadMatch, prefer, test } from './page.ts';

/** A match file that may be changed: without the fingerprint of its end. */
function unsigned(match: MatchFile): Omit<MatchFile, 'hash'> {
  const { hash: _, ...file } = match;
  return file;
}

/** The desk, with the game's map drawn. */
async function openDesk(page: Page, game: string): Promise<void> {
  await page.goto(`/games/${game}/referee`);
  await expect(page.getByText(/This position is possible|Ta pozycja jest możliwa/)).toBeVisible();
}

async function middleOf(page: Page, css: string): Promise<{ x: number; y: number }> {
  const found = page.locator(css).first();
  await expect(found).toBeVisible();
  const box = await found.boundingBox();
  if (!box) throw new Error(`${css} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const start = await middleOf(page, from);
  const end = await middleOf(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 8);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

const piece = (id: string): string => `.map [data-piece="${id}"]`;
const place = (id: string): string => `.map [data-place="${id}"]`;

/** The address comes to hold the case by itself. */
const caseIn = (page: Page) => page.evaluate(() => location.hash);

test('a position is set up, refused while it cannot be, played, asked about, shared and begun', async ({
  page,
  browser,
}) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  await openDesk(page, 'outpost');
  await expectAccessible(page, '.stage');

  // By dragging.
  await drag(page, piece('riders-3'), place('koppie'));
  await expect(page.getByLabel('Stands at')).toHaveValue('koppie');

  // What cannot be says where and why, and loses nothing.
  await page.getByLabel('Strength').fill('0');
  await page.getByLabel('Strength').press('Tab');
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText('This cannot be');
  await expect(verdict).toContainText('3rd Riders');
  await page.getByRole('tab', { name: 'Play and ask' }).click();
  await expect(page.getByText('Once the position is possible')).toBeVisible();
  await page.getByRole('tab', { name: 'Position' }).click();
  await verdict.getByRole('button', { name: /3rd Riders/ }).click();
  await page.getByLabel('Strength').fill('2');
  await page.getByLabel('Strength').press('Tab');
  await expect(verdict).toContainText('This position is possible');
  await expect(page.getByLabel('Stands at')).toHaveValue('koppie');

  // Played.
  await page.getByRole('tab', { name: 'Play and ask' }).click();
  const scouts = page.getByRole('region', { name: 'Scouts' });
  await scouts.getByRole('button', { name: 'Order 3rd Scouts', exact: true }).click();
  await scouts.getByRole('button', { name: /^(?!Odds).*Kraal/ }).click();
  await page
    .getByRole('region', { name: 'Riders' })
    .getByRole('button', { name: /^(?!Odds).*[Nn]obody|^Rest|^Nobody/ })
    .first()
    .click();

  // The die that fell is set.
  await page.getByText('Dice and draws').click();
  await page.getByLabel('first march').selectOption('1');
  await expect(page.getByText('Die 1: the Scouts march first.')).toBeVisible();
  await page.getByLabel('first march').selectOption('6');
  await expect(page.getByText(/^Die 6/)).toBeVisible();

  // Asked: what may not be, with its rule; what a side may know; chances.
  await page.getByLabel('The question').selectOption('deed');
  await page.getByLabel('Who', { exact: true }).selectOption('scouts');
  await page.getByLabel('Deed').selectOption('order');
  await page.getByLabel('Piece', { exact: true }).selectOption('riders-1');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = page.locator('.story > li').last();
  await expect(answer).toContainText('No.');
  await answer.getByRole('button', { name: /^Rule/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  const odds = page.getByRole('button', { name: /^Odds: .*fires/ });
  await odds.click();
  await expect(page.locator('.story')).toContainText('2/6');
  await expectAccessible(page, '.stage');

  // Shared: another reader opens the link and sees the same.
  await expect.poll(() => caseIn(page)).toContain('#case=');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('As a link').inputValue();
  expect(link.length).toBeLessThan(2000);
  await page.keyboard.press('Escape');
  const told = await page.locator('.story').innerText();
  const other = await (await browser.newContext()).newPage();
  await prefer(other, { language: 'en' });
  await other.goto(link);
  await expect(other.locator('.story')).toHaveText(await page.locator('.story').innerText(), {
    useInnerText: true,
  });
  expect(await other.locator('.story').innerText()).toBe(told);
  await other.context().close();

  // A match begins there, says so, and is found again after a reload.
  await page.getByRole('button', { name: 'Start a match' }).click();
  const start = page.getByRole('dialog', { name: 'Start a match' });
  for (const seat of await start.getByRole('combobox').all()) await seat.selectOption('person');
  await start.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/match\//);
  // Both sides have secrets here, so the screen is handed over first.
  await page.getByRole('button', { name: /^Go on: / }).click();
  const hash = await page.locator('.table').getAttribute('data-hash');
  await expect(page.getByText(/from a position/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Go on: / }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-hash', hash ?? '');
  await page.goto('/matches');
  await expect(page.getByText(/from a position/)).toBeVisible();
});

test('all of it without a map: a piece and a place from lists, from the keyboard', async ({
  page,
}) => {
  await prefer(page, { language: 'en' });
  await openDesk(page, 'second-boer-war');
  await page.getByLabel('Scenario').selectOption('empty');
  await page.getByLabel('Find a piece').fill('buller');
  await page.locator('[data-listed]').first().focus();
  await page.keyboard.press('Enter');
  const stands = page.getByLabel('Stands at');
  const [there = ''] = await stands
    .locator('optgroup')
    .last()
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await stands.selectOption(there);
  await expect(page.getByText('On the map: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Take off the map' }).press('Enter');
  await expect(page.getByText('On the map: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('On the map: 1')).toBeVisible();
});

test('a finger drags a piece, out of the box too', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await prefer(page, { language: 'pl' });
  await openDesk(page, 'outpost');
  const touch = await context.newCDPSession(page);
  const press = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const from = await middleOf(page, piece('scouts-3'));
  const to = await middleOf(page, place('kraal'));
  await press('touchStart', from.x, from.y);
  await press('touchMove', from.x + 10, from.y + 10);
  await press('touchMove', to.x, to.y);
  await press('touchEnd');
  await expect(page.getByLabel('Stoi na polu')).toHaveValue('kraal');
  await page.getByRole('button', { name: 'Zdejmij z mapy' }).click();
  await page.getByRole('button', { name: 'Anuluj wybór' }).click();
  await page.getByText('W pudełku: 1').click();
  const listed = await middleOf(page, '[data-listed="scouts-3"] svg');
  await press('touchStart', listed.x, listed.y);
  await press('touchMove', listed.x, listed.y - 20);
  await press('touchMove', to.x, to.y);
  await press('touchEnd');
  await expect(page.getByLabel('Stoi na polu')).toHaveValue('kraal');
  await expectAccessible(page, '.stage');
  await context.close();
});

test('broken links and files get a plain sentence, and the desk stays usable', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto('/games/outpost/referee#case=rubbish');
  await expect(page.getByText('The case in this link cannot be opened')).toBeVisible();
  await expect(page.getByText('This position is possible')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const open = async (data: unknown) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a case' }).click();
    const buffer = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
    await (await choosing).setFiles({ name: 'case.json', mimeType: 'application/json', buffer });
  };
  const CASE = { heliograph: 'case', version: 2, game: 'outpost' };
  await open('{"heliograph": "case"');
  const trouble = page.getByRole('dialog').getByRole('alert');
  await expect(trouble).toContainText('the file is cut off before its end');
  await open({ ...CASE, position: { differs: { troops: { 'riders-3': { post: 'moon' } } } } });
  await expect(trouble).toContainText('no post is named "moon"');
  await open({ ...CASE, position: { differs: { troops: { 'riders-3': { post: 'koppie' } } } } });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByText('On the map: 6').click();
  await expect(page.locator('[data-listed="riders-3"]')).toContainText('Koppie');
});

test('a match with open counters is laid before the referee; one with secrets is not', async ({
  page,
}) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  await page.goto('/games/bittereinder/referee');
  await page.getByLabel('Phase').selectOption('republicanLand');
  await expect(page.getByText('This position is possible')).toBeVisible();
  await page.getByRole('button', { name: 'Start a match' }).click();
  const start = page.getByRole('dialog', { name: 'Start a match' });
  for (const seat of await start.getByRole('combobox').all()) await seat.selectOption('person');
  await start.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/match\//);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Ask the referee about this position' }).click();
  await expect(page).toHaveURL(/\/games\/bittereinder\/referee/);
  await expect(page.getByLabel('Phase')).toHaveValue('republicanLand');

  await page.goto('/games/second-boer-war');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Save to a file' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Ask the referee about this position' }),
  ).toBeHidden();
});

test('a moment of the replay is laid before the referee, not the match as it is now', async ({
  page,
}) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  const { file } = await playInNode({
    game: 'outpost',
    seed: 'moment',
    seats: { scouts: 'person', riders: 'person' },
    until: () => false,
  });
  const ended = openMatch(game.rules, file);
  const last = openMatch(game.rules, { ...unsigned(file), deeds: file.deeds.slice(0, -1) });
  if (isProblems(ended) || isProblems(last)) throw new Error('the match does not play');
  expect(ended.outcome).not.toBeNull();

  await loadMatch(page, file);
  await page.getByRole('button', { name: 'Look at the table', exact: true }).click();
  const turn = page.getByLabel('Turn', { exact: true });
  const ask = async () => {
    await page.getByRole('button', { name: 'Ask the referee about this moment' }).click();
    await expect(page).toHaveURL(/\/games\/outpost\/referee/);
  };
  // A replay begins at the beginning.
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('slider')).toHaveValue('0');
  await ask();
  await expect(page.getByText('This position is possible')).toBeVisible();
  await expect(turn).toHaveValue('1');
  await expect(page.getByText('On the map: 6')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'To the end', exact: true }).click();
  await ask();
  await expect(turn).toHaveValue(String(last.state.turn));
  expect(last.state.turn).toBeGreaterThan(1);
});
