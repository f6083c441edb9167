import type { Page } from '@playwright/test';
import { puzzles as bittereinder } from '../../src/games/bittereinder/puzzles/puzzles.ts';
import { puzzles as magersfontein } from '../../src/games/magersfontein/puzzles/puzzles.ts';
import { puzzles as redversReverse } from '../../src/games/redvers-reverse/puzzles/puzzles.ts';
import { puzzles } from '../../src/games/second-boer-war/puzzles/puzzles.ts';
import { choiceKey } from '../../src/kernel/choice.ts';
import { expect, expectAccessible, HURRY, prefer, settled, test } from './page.ts';

const GAME = 'second-boer-war';
const SETS = [bittereinder, magersfontein, redversReverse, puzzles].map(({ set }) => set);

/** The puzzle that the page poses. */
function posed(page: Page) {
  for (const { game, puzzles: all } of SETS)
    for (const puzzle of all)
      if (page.url().endsWith(`/games/${game}/puzzles/${puzzle.id}`)) return puzzle;
  throw new Error(`no puzzle is at ${page.url()}`);
}

/** Lets the answer be shown, and gives it. */
async function solve(page: Page, best: string): Promise<void> {
  const card = page.locator('.lesson');
  await card.getByRole('button', { name: /^(Help me|Show me the answer)$/ }).click();
  if (await page.locator('.aim').isVisible()) await page.locator('.aim .primary').click();
  else await page.locator(`.now-panel [data-choice="${best}"]`).click();
  await expect(card).toContainText('That is it.');
}

test('a puzzle: found in the list, answered wrongly with a word, then solved, and kept', async ({
  page,
}) => {
  const [puzzle] = puzzles.set.puzzles;
  if (!puzzle) throw new Error('no puzzle');
  await prefer(page, HURRY);
  await page.goto(`/games/${GAME}#puzzles`);
  const list = page.locator('#puzzles');
  await expect(list.getByRole('listitem')).toHaveCount(puzzles.set.puzzles.length);
  await expectAccessible(page, '.small-map');
  await list.getByRole('link', { name: 'Next puzzle' }).click();
  const card = page.locator('.lesson');
  await expect(card).toContainText('One answer is clearly the best here: which?');
  await settled(page);

  // Another legal answer gets the figures of the search, and can be taken back.
  const answers = page.locator('.now-panel [data-choice]');
  const best = choiceKey(puzzle.best.choice);
  const keys = await answers.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-choice')),
  );
  const wrong = keys.find((key) => key !== null && key !== best);
  if (wrong) {
    await page.locator(`.now-panel [data-choice="${wrong}"]`).click();
    await expect(card).toContainText(
      /it leaves you a \d+% chance to win; the best answer gives \d+%/,
    );
    await card.getByRole('button', { name: /Back|back/ }).click();
    await settled(page);
  }
  await solve(page, best);
  await expect(card).toContainText('The next best,');
  await expectAccessible(page, '.stage');
  await card.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.locator('#puzzles .done')).toHaveCount(1);
  await expect(page.locator('#puzzles')).toContainText(`1 of ${puzzles.set.puzzles.length} solved`);
});

test('the puzzle of the day is the same for everybody, and an unknown one is said to be unknown', async ({
  page,
}) => {
  await prefer(page, { ...HURRY, language: 'pl' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Zadanie dnia' }).click();
  await expect(page.locator('.lesson')).toContainText('Jedna odpowiedź jest tu wyraźnie najlepsza');
  await expect(page).toHaveURL(/\/games\/[a-z-]+\/puzzles\/[\w-]+$/);
  await page.goto(`/games/${GAME}/puzzles/nothing`);
  await expect(page.getByText('Ta gra nie ma zadania „nothing”.')).toBeVisible();
});

test('the puzzle of the day, solved day after day, is counted on this device', async ({ page }) => {
  // A day of its own: else another puzzle would be posed here every day.
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  await prefer(page, HURRY);
  await page.addInitScript(() => {
    const days = ['2026-11-16', '2026-11-17'];
    if (localStorage.getItem('heliograph.puzzles') === null)
      localStorage.setItem('heliograph.puzzles', JSON.stringify({ games: {}, days }));
  });
  await page.goto('/');
  await expect(page.getByText('2 days in a row. Today’s is waiting.')).toBeVisible();
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await expect(page).toHaveURL(/\/puzzles\//);
  await settled(page);
  await solve(page, choiceKey(posed(page).best.choice));
  const end = page.getByText('Puzzle of the day: 3 days in a row.');
  await expect(end).toBeVisible();
  await page.goto('/');
  await expect(end).toBeVisible();
});

for (const { game, puzzles: all } of SETS)
  test(`${game}: a hard puzzle is solved by the real rules`, async ({ page }) => {
    const hard = all.findLast(({ difficulty }) => difficulty === 3);
    if (!hard) throw new Error('none is hard');
    await prefer(page, HURRY);
    await page.goto(`/games/${game}/puzzles/${hard.id}`);
    await settled(page);
    await solve(page, choiceKey(hard.best.choice));
    await expect(page.locator('.lesson')).toContainText('The next best,');
    await expect(page.locator('.lesson')).toContainText(/sure to within [1-9]\d?%/);
  });
