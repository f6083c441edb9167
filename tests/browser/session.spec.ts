import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isProblems } from '../../src/kernel/game.ts';
import { parseMatchFile } from '../../src/kernel/match-file.ts';
import { GAME } from './game.ts';
import { deeds, expect, expectAccessible, HURRY, hash, prefer, startMatch, test } from './page.ts';

const answer = (page: Page) => page.locator('.answer, .plain .btn').first();
const alone = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Makes a choice and waits until it was made. */
async function act(page: Page): Promise<void> {
  const before = await deeds(page);
  await answer(page).click();
  await expect.poll(() => deeds(page)).not.toBe(before);
}

/** What stands on the disk of this browser. */
const onDisk = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('heliograph');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const all = db.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            db.close();
            done(all.result[0]?.file.deeds.length ?? -1);
          };
        };
      }),
  );

/** Makes the worker's own disk fail, or work again. */
async function breakDisk(page: Page, name: 'QuotaExceededError' | null): Promise<void> {
  const [worker] = page.workers();
  await worker?.evaluate((error) => {
    const store = IDBObjectStore.prototype as unknown as Record<string, unknown>;
    store['realPut'] ??= store['put'];
    store['put'] = error
      ? () => {
          throw new DOMException('by the test', error);
        }
      : store['realPut'];
  }, name);
}

test.describe('a match that cannot be saved', () => {
  test('is played on, handed out as a file, and saved when there is room again', async ({
    page,
  }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    const saved = await deeds(page);
    await expect.poll(() => onDisk(page)).toBe(saved);
    await breakDisk(page, 'QuotaExceededError');
    await act(page);
    await act(page);
    await expect(page.getByText('Not saved: there is no room left')).toBeVisible();
    await expectAccessible(page);
    expect(await onDisk(page)).toBe(saved);

    const saving = page.waitForEvent('download');
    await alone(page, 'Save to a file').click();
    const file = parseMatchFile(await readFile(await (await saving).path(), 'utf8'));
    if (isProblems(file)) throw new Error(file[0]?.problem);
    expect(file.deeds).toHaveLength(await deeds(page));

    // Away and back: what was not saved is not forgotten either.
    const before = await hash(page);
    await page.getByRole('link', { name: 'Heliograph, front page' }).first().click();
    await page.getByRole('link', { name: /Go on/ }).click();
    await expect(page.locator('.table')).toHaveAttribute('data-hash', before ?? '');
    await expect.poll(() => onDisk(page)).toBe(file.deeds.length);
    await expect(page.getByText('Not saved')).toHaveCount(0);
  });

  test('is saved by itself once that succeeds', async ({ page }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    await breakDisk(page, 'QuotaExceededError');
    await act(page);
    await expect(page.getByText('Not saved')).toBeVisible();
    await breakDisk(page, null);
    await alone(page, 'Try again').click();
    await expect(page.getByText('Not saved')).toHaveCount(0);
    expect(await onDisk(page)).toBe(await deeds(page));
  });

  test('is kept although the storage was cleared under it', async ({ page, context }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    await act(page);
    const devtools = await context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await act(page);
    await act(page);
    await expect.poll(() => onDisk(page)).toBe(await deeds(page));
    const before = await hash(page);
    await page.reload();
    await expect(page.locator('.table')).toHaveAttribute('data-hash', before ?? '');
  });

  test.describe('where the browser keeps nothing at all', () => {
    // The worker is to come from the network, with its disk taken away.
    test('is played, and says so', async ({ page }) => {
      await prefer(page, HURRY);
      // As in windows that are to leave no trace; workers have a disk of their own.
      const deny = `Object.defineProperty(globalThis, 'indexedDB', {
        get() { throw new DOMException('denied by the test', 'SecurityError'); },
      });`;
      await page.context().addInitScript(deny);
      await page.route(/assets\/worker/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${deny}${await response.text()}` });
      });
      await startMatch(page, GAME);
      await act(page);
      await act(page);
      await expect(page.getByText(/Not saved: this browser lets Heliograph keep/)).toBeVisible();
      const before = await hash(page);
      await page.getByRole('link', { name: 'Heliograph, front page' }).first().click();
      await page.getByRole('link', { name: 'Matches', exact: true }).first().click();
      await expect(page.getByText('This browser lets Heliograph keep nothing')).toBeVisible();
      await page.getByRole('link', { name: /Go on/ }).click();
      await expect(page.locator('.table')).toHaveAttribute('data-hash', before ?? '');
    });
  });
});

test.describe('two tabs on one match', () => {
  test('the newer one plays, the older one waits, and nothing is overwritten', async ({
    page,
    context,
  }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    await act(page);
    const first = { deeds: await deeds(page), hash: await hash(page) };

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator('.table')).toHaveAttribute('data-hash', first.hash ?? '');
    await expect(page.getByText('This match goes on in another tab')).toBeVisible();
    await expectAccessible(page);
    await act(other);
    await act(other);
    const second = { deeds: await deeds(other), hash: await hash(other) };
    await expect.poll(() => onDisk(other)).toBe(second.deeds);

    // Back in the first one: it goes on from what the second one did.
    await alone(page, 'Go on here').click();
    await expect(page.locator('.table')).toHaveAttribute('data-hash', second.hash ?? '');
    await expect(other.getByText('This match goes on in another tab')).toBeVisible();
    await act(page);
    await expect.poll(() => onDisk(page)).toBe(await deeds(page));
  });

  test('a tab that heard of nothing may not write over the newer state', async ({
    page,
    context,
  }) => {
    await prefer(page, HURRY);
    // Deaf, as a tab is that slept.
    await page.addInitScript(() => {
      window.BroadcastChannel = class extends EventTarget {
        postMessage(): void {}
        close(): void {}
      } as unknown as typeof BroadcastChannel;
    });
    await startMatch(page, GAME);
    await act(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator('.table')).toBeVisible();
    await act(other);
    await act(other);
    const newer = await deeds(other);
    await expect.poll(() => onDisk(other)).toBe(newer);
    await answer(page).click();
    await expect(page.getByText('This match goes on in another tab')).toBeVisible();
    expect(await onDisk(other)).toBe(newer);
  });
});

test.describe('the worker in which a match is played', () => {
  test('is started anew when it ends, and the match stands where it was', async ({ page }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    await act(page);
    const before = await hash(page);
    const [worker] = page.workers();
    await worker?.evaluate(() => self.close());
    await expect(page.getByText('The rules had stopped and were restarted')).toBeVisible();
    await expect(page.locator('.table')).toHaveAttribute('data-hash', before ?? '');
    await act(page);
    await expect(page.getByText('The rules had stopped and were restarted')).toHaveCount(0);
    await expect.poll(() => onDisk(page)).toBe(await deeds(page));
  });

  test('is left alone when it ends again and again, and started by hand', async ({ page }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    for (let times = 0; times < 3; times++) {
      await act(page);
      const [worker] = page.workers();
      await worker?.evaluate(() => self.close());
      await expect.poll(() => page.workers()[0] !== worker).toBe(true);
    }
    await expect(page.getByText('has stopped several times')).toBeVisible();
    const before = await hash(page);
    await alone(page, 'Restart the rules').click();
    await expect(page.getByText('has stopped several times')).toHaveCount(0);
    await expect(page.locator('.table')).toHaveAttribute('data-hash', before ?? '');
    await act(page);
  });
});

test.describe('a worker that does not load', () => {
  // Neither from the network nor from what the page has put by.
  test('is said so, and the match opens when it does', async ({ page, troubles }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    await act(page);
    const before = await hash(page);
    await page.route(/assets\/worker/, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/could not be started/)).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/assets\/worker/);
    await alone(page, 'Try again').click();
    await expect(page.locator('.table')).toHaveAttribute('data-hash', before ?? '');
    troubles.length = 0;
  });
});
