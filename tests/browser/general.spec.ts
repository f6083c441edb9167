import type { Page } from '@playwright/test';
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

/** A processor on which every look at the clock of the worker takes some milliseconds. */
async function slowWorker(page: Page): Promise<void> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const slow = `{
      const now = performance.now.bind(performance);
      performance.now = () => {
        for (const until = now() + 40; now() < until; );
        return now();
      };
    }`;
    await route.fulfill({ response, body: `${slow}\n${await response.text()}` });
  });
}

/** Presses *Move now* if the page says that the machine thinks; says what there is to see. */
const hurry = (page: Page): Promise<'moved' | 'asked' | 'neither'> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.now-panel .btn')];
    const moveNow = buttons.find((button) => button.textContent?.trim() === 'Move now');
    if (moveNow && /thinks/.test(document.querySelector('#question')?.textContent ?? '')) {
      moveNow.click();
      return 'moved';
    }
    const { state } = document.querySelector<HTMLElement>('div.table')?.dataset ?? {};
    return state === 'asked' ? 'asked' : 'neither';
  });

test('on a slow device the page shows that it thinks, and it moves when asked to', async ({
  page,
}) => {
  await prefer(page, { ...HURRY });
  await slowWorker(page);
  await loadMatch(page, fileOf({ empire: 'person', boers: 'general' }));
  const answer = page.locator('button.answer:not(:disabled), .plain .btn:not(:disabled)').first();
  // Until it is seen to think, a person answers whatever is asked.
  await expect(async () => {
    const seen = await hurry(page);
    if (seen === 'asked') await answer.click();
    expect(seen).toBe('moved');
  }).toPass({ timeout: 120_000, intervals: [20] });
  await expect(answer).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Move now' })).toHaveCount(0);
});
