import { readFile } from 'node:fs/promises';
import { registered } from '../../src/games/registry.ts';
import { isProblems } from '../../src/kernel/game.ts';
import { openMatch, parseMatchFile } from '../../src/kernel/match-file.ts';
import { printOf } from '../../src/table/screen.ts';
import { DUEL, GAME } from './game.ts';
import {
  deeds,
  expect,
  expectAccessible,
  HURRY,
  hash,
  logLines,
  prefer,
  settled,
  startMatch,
  test,
} from './page.ts';
import { clickAnswer, clickOn, luck, playOut } from './player.ts';

test('a match goes on after a reload exactly where it was', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  const random = luck(3);
  await clickOn(page, random, 25);
  const before = { deeds: await deeds(page), hash: await hash(page) };
  await page.reload();
  await expect(page.locator('.answer, .plain .btn').first()).toBeVisible();
  expect({ deeds: await deeds(page), hash: await hash(page) }).toEqual(before);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('everything works once it was loaded', async ({ page, context }) => {
    await prefer(page, HURRY);
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active && active.state !== 'activated') {
        await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
      }
    });
    await context.setOffline(true);
    await page.reload();
    await startMatch(page, GAME);
    const random = luck(4);
    await clickOn(page, random, 8);
    const before = await hash(page);
    await page.reload();
    await expect(page.locator('.table')).toHaveAttribute('data-hash', before ?? '');
  });
});

test('a saved file replays in the page to the same fingerprints as in Node', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  const random = luck(5);
  await clickOn(page, random, 56);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Save to a file', exact: true }).click();
  const saved = await (await saving).path();
  const file = parseMatchFile(await readFile(saved, 'utf8'));
  if (isProblems(file)) throw new Error(file[0]?.problem);
  const game = await registered(GAME)?.load();
  const inNode: string[] = [];
  if (!game) throw new Error(`${GAME} is gone`);
  const match = openMatch(game.rules, file, ({ hash }) => inNode.push(hash));
  if (isProblems(match)) throw new Error(match[0]?.problem);
  const [side = null] = game.rules.sides;
  expect(inNode.length).toBeGreaterThan(30);

  await page.goto('/');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load a match', exact: true }).click();
  await (await choosing).setFiles(saved);
  await expect(page.locator('.table')).toHaveAttribute('data-hash', printOf(match.view(side)));
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByText('Fingerprints').click();
  await expect(page.locator('.prints li')).toHaveCount(inNode.length);
  expect(await page.locator('.prints li').allInnerTexts()).toEqual(inNode);
});

test('a replay goes forwards, backwards and to a turn', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  const random = luck(6);
  await clickOn(page, random, 30);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  const place = page.getByRole('slider');
  await expect(place).toHaveValue('0');
  await page.getByRole('button', { name: 'One step forward', exact: true }).click();
  await expect(place).toHaveValue('1');
  await page.getByRole('button', { name: 'To the end', exact: true }).click();
  const lines = page.locator('.log .line');
  const all = (await logLines(page)).length;
  await page.getByRole('button', { name: 'One step back', exact: true }).click();
  await page.getByRole('combobox', { name: /^Turn/ }).selectOption('1');
  await expect.poll(() => lines.count()).toBeLessThan(all);
});

test('a replay and back: the same worker, nothing forgotten, the log as it was', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  const random = luck(6);
  await playOut(
    page,
    (offered) => clickAnswer(page, offered, random),
    (nth) => nth >= 30 && nth % 2 === 0,
  );
  // An order is begun and taken back: there is something to do again.
  for (let i = 0; i < 12 && !(await page.getByRole('button', { name: /^Undo/ }).isEnabled()); i++) {
    await page.locator('.answer, .plain .btn').first().click();
    await settled(page);
  }
  await page.getByRole('button', { name: /^Undo/ }).click();
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await expect(redo).toBeEnabled();
  const before = { deeds: await deeds(page), lines: await logLines(page) };
  const [worker] = page.workers();
  await page.locator('.log .roll').evaluate((roll) => roll.scrollBy(0, -10_000));

  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByRole('button', { name: 'To the end', exact: true }).click();
  await expect.poll(() => page.locator('.log .line').count()).toBeGreaterThan(10);
  await page.locator('.log .roll').evaluate((roll) => roll.scrollBy(0, -10_000));
  await page.getByRole('button', { name: 'To the beginning', exact: true }).click();
  await expect.poll(() => page.locator('.log .line').count()).toBeLessThan(3);
  await page.getByRole('link', { name: 'Back to the table', exact: true }).click();

  await expect(page.locator('.table')).toBeVisible();
  expect(page.workers()).toEqual([worker]);
  expect(await deeds(page)).toBe(before.deeds);
  expect(await logLines(page)).toEqual(before.lines);
  await redo.click();
  await expect.poll(() => deeds(page)).toBeGreaterThan(before.deeds);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a phone: the sheet, the tabs, the map', async ({ page }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await expectAccessible(page);

    // Every target is large enough for a finger; terms stand in the midst of a sentence.
    const small = await page
      .locator('.sheet button:visible, header .icon-btn:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((b) => !b.matches('.grip, .rule-chip, .link, .term'))
          .map((b) => ({ text: b.textContent, height: b.getBoundingClientRect().height }))
          .filter(({ height }) => height < 43.5),
      );
    expect(small).toEqual([]);

    await page.locator('.answer').first().tap();
    await expect.poll(() => deeds(page)).toBe(1);
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await expect(page.locator('.log')).toBeVisible();
    await page.getByRole('button', { name: 'Tracks', exact: true }).tap();
    await page.getByRole('button', { name: 'Now', exact: true }).tap();
    await expect(page.locator('.answer').first()).toBeVisible();
  });
});

test('Polish at once, log included', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  const random = luck(7);
  await clickOn(page, random, 12);
  const english = await logLines(page);
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByText('Co teraz')).toBeVisible();
  const polish = await logLines(page);
  expect(polish.length).toBe(english.length);
  expect(polish.join()).not.toBe(english.join());
  expect(await page.locator('body').innerText()).not.toContain('⟨');
  await expectAccessible(page);
});

test('two people at one screen see only their own', async ({ page }) => {
  await prefer(page, HURRY);
  await page.goto(`/games/${DUEL}`);
  await page.getByLabel('Riders').selectOption('person');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hand over to: Scouts' })).toBeVisible();
  await expect(page.locator('.stage')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on: Scouts', exact: true }).click();
  await page.getByRole('button', { name: 'Rest', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hand over to: Riders' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Hand over to/ })).toBeVisible();
});
