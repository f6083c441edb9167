import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { MatchFile } from '../../src/kernel/match-file.ts';
import { DUEL, GAME } from './game.ts';
import { playInNode } from './node-match.ts';
import { deeds, expect, expectAccessible, HURRY, prefer, startMatch, test } from './page.ts';

/** How many matches are kept. */
async function kept(page: Page): Promise<number> {
  await page.goto('/matches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('li a.card, .none').first()).toBeVisible();
  return page.locator('li a.card').count();
}

/** Hands the page a file, whatever is in it. */
async function load(page: Page, text: string): Promise<void> {
  await page.goto('/');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Load a match|Wczytaj)/ }).click();
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name: 'match.json', mimeType: 'application/json', buffer });
}

const matchFile = async (): Promise<MatchFile> =>
  (
    await playInNode({
      game: GAME,
      seed: 'opening',
      until: (_, __, made) => made >= 12,
    })
  ).file;

/** Puts a match on the shelf as it is, past all that would look at it. */
const shelve = (page: Page, file: MatchFile): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('heliograph');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(JSON.parse(text));
          writing.oncomplete = () => {
            db.close();
            done();
          };
        };
      }),
    JSON.stringify({
      id: 'broken',
      file,
      standing: { turn: 1, phase: '', waiting: [], outcome: null },
      touched: 0,
    }),
  );

for (const { language, sum } of [
  { language: 'en', sum: 'add up to +1; they must add up to 0' },
  { language: 'pl', sum: 'dają razem +1; muszą dawać 0' },
] as const) {
  test(`a set-up that cannot be laid out is refused beside its option (${language})`, async ({
    page,
  }) => {
    await prefer(page, { ...HURRY, language });
    await page.goto(`/games/${GAME}`);
    await page
      .locator('details summary')
      .filter({ hasText: /options|opcj/ })
      .click();
    const variant = page.getByRole('checkbox', { name: /\(\+1\)/ }).first();
    await variant.check();
    await page
      .locator('details summary')
      .filter({ hasText: /options|opcj/ })
      .click();
    await page.getByRole('button', { name: /^(Start|Zaczynamy)$/ }).click();
    await expect(page.getByRole('alert')).toContainText(sum);
    await expect(variant).toBeVisible();
    await expect(variant).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await variant.uncheck();
    await page.getByRole('button', { name: /^(Start|Zaczynamy)$/ }).click();
    await expect(page.locator('.stage')).toBeVisible();
    expect(await kept(page)).toBe(1);
  });
}

test('a file that cannot be played through is refused and not kept', async ({ page }) => {
  await prefer(page, HURRY);
  const file = await matchFile();
  const cheated = { ...file, deeds: [...file.deeds, { side: 'british', choice: { do: 'win' } }] };
  const damaged: [string, RegExp][] = [
    [JSON.stringify(cheated), /deeds\.12: not legal/],
    [JSON.stringify({ ...file, hash: 'nothing' }), /hash: the match ends in/],
    [JSON.stringify({ ...file, setup: { ...file.setup, game: 'chess' } }), /no game is named/],
    [JSON.stringify({ ...file, setup: { ...file.setup, scenario: 'x' } }), /"x" is unknown/],
    [JSON.stringify(file).slice(0, 200), /cut off before its end/],
  ];
  for (const [text, why] of damaged) {
    await load(page, text);
    await expect(page.getByRole('alert')).toContainText(why);
  }
  expect(await kept(page)).toBe(0);
});

test('a kept match that can no longer be played through can be cut, saved and deleted', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  const file = await matchFile();
  const wrong = { side: 'british', choice: { do: 'win' } };
  await shelve(page, { ...file, deeds: [...file.deeds.slice(0, 9), wrong, wrong, wrong] });
  await page.goto('/match/broken');
  await expect(page.getByRole('heading', { name: 'This match cannot be opened' })).toBeVisible();
  await expect(page.getByText('deeds.9: not legal')).toBeVisible();
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file', exact: true }).click();
  await saving;
  await page.getByRole('button', { name: /^Open it without its last 3 choices/ }).click();
  await expect(page.locator('.table')).toBeVisible();
  expect(await deeds(page)).toBeGreaterThanOrEqual(9);

  // What was cut became a match of its own; the whole is still there until it is deleted.
  expect(await kept(page)).toBe(3);
  await page.goto('/match/broken');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good?', exact: true }).click();
  await page.waitForURL('**/matches');
  expect(await kept(page)).toBe(2);
});

/** The name under which a source reaches the browser. */
async function asset(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'));
  return manifest[source].file;
}

test.describe('parts that cannot be fetched', () => {
  // Neither from the network nor from what the page has put by.
  test('without its board a match is played in the panel', async ({ page, troubles }) => {
    await prefer(page, HURRY);
    await startMatch(page, DUEL);
    const board = await asset(`../games/${DUEL}/board/board.ts`);
    const body = 'throw new Error("spoilt board")';
    await page.route(`**/${board}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.reload();
    await expect(page.getByText('The map cannot be drawn.')).toBeVisible();
    const before = await deeds(page);
    await page.locator('.answer, .plain .btn').first().click();
    await expect.poll(() => deeds(page)).not.toBe(before);
    troubles.length = 0;
  });

  test('a screen that cannot be fetched says so', async ({ page, troubles }) => {
    await prefer(page, HURRY);
    await page.goto('/');
    const screen = await asset('front/MatchesScreen.svelte');
    await page.route(`**/${screen}`, (route) => route.abort());
    await page.goto('/matches');
    await expect(page.getByText('A part of the page could not be fetched.')).toBeVisible();
    await page.unroute(`**/${screen}`);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
    troubles.length = 0;
  });
});

test('a match that is not here says so', async ({ page }) => {
  await prefer(page, HURRY);
  await page.goto('/match/nowhere');
  await expect(page.getByText('It is not kept on this device.')).toBeVisible();
  await expectAccessible(page);
});
