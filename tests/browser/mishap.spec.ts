import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isProblems } from '../../src/kernel/game.ts';
import { parseMatchFile } from '../../src/kernel/match-file.ts';
import { DUEL } from './game.ts';
import { deeds, expect, expectAccessible, HURRY, prefer, startMatch, test } from './page.ts';

type Spoilt = 'map' | 'question' | 'log' | 'nothing';

/** What reaches the page from the rules can be spoilt on the way, so that drawing it fails. */
async function canSpoil(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoil = (data: unknown): void => {
      const { answer } = data as {
        answer?: { moment?: Record<string, unknown>; scenes?: unknown };
      };
      const moment = answer?.moment;
      if (!answer || !moment) return;
      const what = localStorage.getItem('test.spoil');
      if (what === 'map') (moment['view'] as Record<string, unknown>)['place'] = null;
      if (what === 'question' && moment['question'])
        (moment['question'] as Record<string, unknown>)['decision'] = Symbol('no text');
      if (what === 'log') answer.scenes = [{ at: 1000, deed: 0, turn: 1, phase: '', event: null }];
    };
    const RealWorker = Worker;
    window.Worker = class extends RealWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => spoil(data));
      }
    };
  });
}

const spoil = (page: Page, what: Spoilt): Promise<void> =>
  page.evaluate((name) => localStorage.setItem('test.spoil', name), what);

const answer = (page: Page) => page.locator('.answer').first();

test.beforeEach(async ({ page }) => {
  await canSpoil(page);
});

test('a map that cannot be drawn leaves a table that can be played', async ({ page, troubles }) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  await spoil(page, 'map');
  await answer(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'The map cannot be drawn.' });
  await expect(note).toBeVisible();
  await expect(page.locator('.stage')).toHaveCount(0);
  await expectAccessible(page);
  expect(troubles.join()).toContain('null');
  troubles.length = 0;

  // Play goes on without it, and the next moment that can be drawn is drawn.
  const before = await deeds(page);
  await spoil(page, 'nothing');
  await answer(page).click();
  await expect.poll(() => deeds(page)).not.toBe(before);
  await expect(page.locator('.stage')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a report of a mishap is a match file with the error in it', async ({ page, troubles }) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  await spoil(page, 'map');
  await answer(page).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a report', exact: true }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toContain('outpost-report-');
  const file = parseMatchFile(await readFile(await download.path(), 'utf8'));
  if (isProblems(file)) throw new Error(file[0]?.problem);
  expect(file.trouble?.part).toBe('map');
  expect(file.trouble?.problem).toContain('null');
  expect(file.deeds.length).toBeGreaterThan(0);
  troubles.length = 0;
});

test('a choice that led to a mishap is taken back', async ({ page, troubles }) => {
  await prefer(page, { ...HURRY, language: 'pl' });
  await startMatch(page, DUEL);
  const before = await deeds(page);
  await spoil(page, 'map');
  await answer(page).click();
  await expect(page.getByText('Nie można narysować mapy.')).toBeVisible();
  await spoil(page, 'nothing');
  await page.getByRole('button', { name: 'Cofnij jeden wybór', exact: true }).click();
  await expect.poll(() => deeds(page)).toBe(before);
  await expect(page.locator('.stage')).toBeVisible();
  troubles.length = 0;
});

test('a match opens although its map cannot be drawn', async ({ page, troubles }) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  await spoil(page, 'map');
  await page.reload();
  await expect(page.getByText('The map cannot be drawn.')).toBeVisible();
  await expect(answer(page)).toBeVisible();
  await spoil(page, 'nothing');
  // Drawn anew it fails again, for nothing changed; the next moment can be drawn.
  const map = page.getByRole('main', { name: 'The map' });
  await map.getByRole('button', { name: 'Draw it again', exact: true }).click();
  await expect(page.getByText('The map cannot be drawn.')).toBeVisible();
  await answer(page).click();
  await expect(page.locator('.stage')).toBeVisible();
  troubles.length = 0;
});

test('a question that cannot be drawn still has its answers', async ({ page, troubles }) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  await spoil(page, 'question');
  await answer(page).click();
  await expect(page.getByText('The question cannot be drawn.')).toBeVisible();
  await spoil(page, 'nothing');
  const before = await deeds(page);
  await page.locator('.panel .answers .btn').first().click();
  await expect.poll(() => deeds(page)).toBeGreaterThan(before);
  await expect(answer(page)).toBeVisible();
  troubles.length = 0;
});

test('a log that cannot be drawn takes nothing else down', async ({ page, troubles }) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  await spoil(page, 'log');
  await answer(page).click();
  await expect(page.getByText('The log cannot be drawn.').first()).toBeVisible();
  await expect(page.locator('.stage')).toBeVisible();
  await expect(answer(page)).toBeVisible();
  troubles.length = 0;
});
