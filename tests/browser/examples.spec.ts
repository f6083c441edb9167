import { expect, expectAccessible, expectReadable, HURRY, prefer, settled, test } from './page.ts';

const PICTURES = '.heliograph/pictures';
const GAME = 'redvers-reverse';

test('an example is watched from the page of its game, note by note', async ({ page }) => {
  await prefer(page, HURRY);
  await page.goto(`/games/${GAME}`);
  const section = page.getByRole('region', { name: 'Watch and learn' });
  await expect(section.getByRole('link')).toHaveCount(2);
  await section.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.screenshot({ path: `${PICTURES}/examples.png` });
  await section.getByRole('link', { name: 'Twice shaken' }).click();

  const place = page.getByRole('slider', { name: 'Place in the match' });
  const notes = page.getByRole('region', { name: 'Notes on this match' });
  await expect(notes).toContainText('Note 0 of 7');
  await expect(notes).toContainText('A General in Buller’s place');
  await expect(place).toHaveValue('0');
  await notes.getByRole('button', { name: 'Next note' }).click();
  await expect(notes).toContainText('Note 1 of 7');
  await expect(notes).toContainText('Turn 6. The Boer guns');
  await expect(place).toHaveValue('521');
  await expect(page.getByRole('combobox', { name: 'Turn' })).toHaveValue('6');
  await settled(page);
  await expectAccessible(page, '.stage');
  await page.screenshot({ path: `${PICTURES}/example.png` });

  // Whoever goes his own way is told the note he has come to.
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(notes).toContainText('Note 7 of 7');
  await expect(notes.getByRole('button', { name: 'Next note' })).toBeDisabled();
  await notes.getByRole('button', { name: 'Previous note' }).click();
  await expect(place).toHaveValue('1644');
  // With other eyes the scenes are counted otherwise; a note leads back to those who watch.
  await page.getByLabel('Seen by').selectOption({ label: 'British' });
  await expect(notes).toContainText('Note 6 of 7');
  await notes.getByRole('button', { name: 'Next note' }).click();
  await expect(page.getByLabel('Seen by')).toHaveValue('');
  await expect(place).toHaveValue('2037');

  // It is a match like any other, and none of mine.
  await page.reload();
  await expect(notes).toBeVisible();
  await page.goto('/matches');
  await expect(page.getByText('No matches yet').or(page.locator('.none'))).toBeVisible();
  await expect(page.locator('li a.card')).toHaveCount(0);

  await page.goto(`/games/${GAME}/examples/none`);
  await expect(page.getByText('This game has no example “none”.')).toBeVisible();

  await page.goto(`/games/${GAME}/examples/colenso`);
  await expect(notes).toBeVisible();
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await page.getByRole('button', { name: /ciemny/ }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Następna uwaga' }).click();
  await expect(page.getByText('Etap 6. Burskie działa')).toBeVisible();
  await settled(page);
  await expectReadable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: `${PICTURES}/example-390x844-dark-pl.png` });
});
