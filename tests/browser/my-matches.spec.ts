import { Buffer } from 'node:buffer';
import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registered } from '../../src/games/registry.ts';
import { completeSetup } from '../../src/kernel/match.ts';
import { type MatchFile, newMatchFile } from '../../src/kernel/match-file.ts';
import { everySeat } from '../../src/table/seats.ts';
import { Table } from '../../src/table/table.ts';
import { GAME } from './game.ts';
import {
  expect,
  expectAccessible,
  expectReadable,
  HURRY,
  prefer,
  startMatch,
  test,
} from './page.ts';

const PICTURES = '.heliograph/pictures';
const WAR = 'second-boer-war';

/** A finished match that the one person in it won, or lost. */
async function finished(id: string, seed: string, won: boolean, level = 'veteran') {
  const game = await registered(id)?.load();
  if (!game) throw new Error('no game');
  const { sides } = game.rules;
  const setup = completeSetup(game.rules, {});
  for (let n = 0; n < 60; n++) {
    const dice = { kind: 'seeded', seed: `${seed} ${n}` } as const;
    const table = Table.open(game, newMatchFile(setup, dice, everySeat(sides, 'recruit')));
    if (!(table instanceof Table)) throw new Error('not laid out');
    while (table.step());
    const mine = sides.find((side) => (side === table.outcome?.winner) === won);
    if (mine !== undefined)
      return { ...table.file(), seats: { ...everySeat(sides, level), [mine]: 'person' } };
  }
  throw new Error('nobody won');
}

const collection = (files: readonly unknown[]): string =>
  JSON.stringify({
    heliograph: 'matches',
    version: 1,
    matches: files.map((file, i) => ({ id: `match-${i}`, touched: 1000 + i, file })),
  });

async function importText(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import matches' }).click();
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name: 'all.json', mimeType: 'application/json', buffer });
}

/** Puts something else in the place of the three curves; one is seen before it is kept. */
async function rewriteCurves(page: Page, data: unknown): Promise<void> {
  const rewrite = (other: unknown): Promise<number> =>
    new Promise((done, failed) => {
      const opening = indexedDB.open('heliograph-stories');
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        let rewritten = 0;
        const writing = opening.result.transaction('curves', 'readwrite');
        const cursor = writing.objectStore('curves').openCursor();
        cursor.onsuccess = () => {
          const entry = cursor.result;
          if (!entry) return;
          rewritten++;
          entry.update({ ...entry.value, data: other });
          entry.continue();
        };
        writing.oncomplete = () => {
          opening.result.close();
          done(rewritten);
        };
        writing.onerror = () => failed(writing.error);
      };
    });
  await expect.poll(() => page.evaluate(rewrite, data)).toBe(3);
}

const cards = (page: Page) => page.locator('li a.card');

test('my matches: who won, filters, statistics, medals, and all of them in one file', async ({
  page,
  browser,
}) => {
  const files: MatchFile[] = [
    await finished(WAR, 'one', true),
    await finished(WAR, 'two', false),
    await finished(GAME, 'three', true, 'recruit'),
  ];
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  await page.goto('/matches');
  await expect(cards(page)).toHaveCount(1);
  await importText(page, collection(files));
  await expect(page.getByText('3 matches added')).toBeVisible();
  await expect(cards(page)).toHaveCount(4);

  // Who won, as which side, against whom, how long.
  const won = cards(page).filter({ hasText: 'You won' });
  await expect(won).toHaveCount(2);
  await expect(won.filter({ hasText: 'Second Boer War' })).toContainText(/as The (Empire|Boers)/);
  await expect(won.filter({ hasText: 'Second Boer War' })).toContainText('Veteran');
  await expect(won.first()).toContainText(/\d+ turns?, \d+ decisions/);

  // The curve of each that is over, in miniature; worked out once, and kept.
  const curves = page.getByRole('img', { name: /^Win chance over the match/ });
  await expect(curves).toHaveCount(3);
  await expect(won.filter({ hasText: 'Second Boer War' }).getByRole('img')).toHaveAccessibleName(
    /^Win chance over the match: The (Empire|Boers)$/,
  );
  const drawn = await curves.first().locator('polyline').getAttribute('points');
  expect(drawn?.split(' ').length).toBe(48);
  await rewriteCurves(page, [0, 100, 0]);
  await page.reload();
  await expect(curves).toHaveCount(3);
  expect((await curves.first().locator('polyline').getAttribute('points'))?.split(' ').length).toBe(
    3,
  );
  // What cannot be a curve is worked out anew.
  await rewriteCurves(page, 'flat');
  await page.reload();
  await expect(curves).toHaveCount(3);
  await expect(curves.first().locator('polyline')).toHaveAttribute('points', drawn ?? '');

  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'lost' });
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('You lost');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'running' });
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'finished' });
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'The Second Boer War' });
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'drawn' });
  await expect(page.getByText('No match is like that.')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'all' });
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'all games' });

  // One of one is no proof: Wilson's interval says so.
  const table = page.getByRole('table');
  await expect(table.getByRole('row').filter({ hasText: 'Redvers' })).toContainText(
    '100% (21%–100%)',
  );
  const medals = page.getByRole('region', { name: 'Medals' });
  await expect(medals.getByText('First victory')).toBeVisible();
  await expect(medals.getByText('Veteran beaten')).toBeVisible();
  await expect(medals.getByText('General beaten')).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot({ path: `${PICTURES}/matches-1440x900.png`, fullPage: true });

  // All in one file, into another browser; what is there already is kept once.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all matches' }).click();
  const text = await fs.readFile(await (await saving).path(), 'utf8');
  const other = await (await browser.newContext()).newPage();
  await prefer(other, HURRY);
  await other.goto('/matches');
  await importText(other, text);
  await expect(other.getByText('4 matches added, 0 were here already.')).toBeVisible();
  await importText(other, text);
  await expect(other.getByText('0 matches added, 4 were here already.')).toBeVisible();
  await expect(cards(other)).toHaveCount(4);

  // A broken one is named and keeps no other out; a broken file is refused; nothing is lost.
  const fresh = await finished(WAR, 'four', true);
  const spoilt = { ...files[0], deeds: [...(files[0]?.deeds ?? []).slice(1)], hash: undefined };
  await importText(other, collection([{ heliograph: 'match' }, spoilt, fresh]));
  await expect(other.getByText('1 match added')).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(2);
  await expect(other.getByRole('alert').first()).toContainText('Match 1 of the file was left out');
  await expect(cards(other)).toHaveCount(5);
  await importText(other, text.slice(0, 5000));
  await expect(other.getByRole('alert')).toContainText(['cut off']);
  await importText(other, '{"heliograph":"match"}');
  await expect(other.getByRole('alert')).toContainText(['not a file of Heliograph matches']);
  await expect(cards(other)).toHaveCount(5);

  // Deleted after a second word only.
  await other.getByRole('button', { name: 'Delete' }).first().click();
  await expect(cards(other)).toHaveCount(5);
  await other.getByRole('button', { name: 'Delete for good?' }).click();
  await expect(cards(other)).toHaveCount(4);

  await other.getByRole('button', { name: 'PL', exact: true }).click();
  await other.getByRole('button', { name: /ciemny/ }).click();
  await other.setViewportSize({ width: 390, height: 844 });
  await expect(other.getByText('Medale')).toBeVisible();
  await expectReadable(other);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await other.screenshot({ path: `${PICTURES}/matches-390x844-dark-pl.png`, fullPage: true });
  await other.context().close();
});
