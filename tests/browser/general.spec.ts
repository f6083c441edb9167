import { matchFrom } from '../../scripts/position-file.ts';
import type { MatchFile } from '../../src/kernel/match-file.ts';
import {
  deeds,
  expect,
  expectAccessible,
  HURRY,
  loadMatch,
  prefer,
  settled,
  test,
} from './page.ts';

test.describe.configure({ timeout: 240_000 });

/** The guerrilla war: nobody but the General decides until a person does. */
const fileOf = (seats: Record<string, string>): MatchFile =>
  matchFrom(
    'second-boer-war',
    'guerrilla',
    {},
    {
      dice: { kind: 'seeded', seed: 'general' },
      deeds: [],
      seats,
    },
  );

test('two Generals are watched', async ({ page }) => {
  await prefer(page, { ...HURRY });
  await loadMatch(page, fileOf({ empire: 'general', boers: 'general' }));
  await expect(page.getByRole('group', { name: 'Machines play' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => deeds(page), { timeout: 120_000 }).toBeGreaterThan(3);
});

test('the General answers a person within its budget', async ({ page }) => {
  await prefer(page, { ...HURRY });
  await loadMatch(page, fileOf({ empire: 'person', boers: 'general' }));
  // The Boers are first; then the person is asked.
  await expect(page.locator('.answer').first()).toBeVisible({ timeout: 120_000 });
  await settled(page);
  await expect(page.getByRole('button', { name: 'Move now' })).toHaveCount(0);
});
