import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('the front page opens without an error and reads well', async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Heliograph' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(troubles).toEqual([]);
});
