import type { Page } from '@playwright/test';
import type { Choice } from '../../src/kernel/choice.ts';
import type { Owed } from '../../src/kernel/game.ts';
import { findInNode } from './node-match.ts';
import {
  deeds,
  expect,
  expectAccessible,
  HURRY,
  loadMatch,
  mapAtRest,
  prefer,
  settled,
  test,
} from './page.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 60_000 });

/** A person at the first question of a random match that is like this. */
async function sitDownAt(
  page: Page,
  game: string,
  seats: Readonly<Record<string, string>>,
  until: (owed: Owed, choices: readonly Choice[]) => boolean,
): Promise<void> {
  const { file } = await findInNode({ game, seed: `${game} strokes`, seats, until });
  await loadMatch(page, file);
  await expect(page.locator('.now-panel :is(.answer, .plan, .plain .btn)').first()).toBeVisible();
}

/** A whole brigade of Buller's could march, the leader and all his units. */
const aboutToMarch = (owed: Owed, choices: readonly Choice[]): boolean =>
  owed.step.step === 'leaderMove' && choices.some((choice) => choice.do === 'takeAll');

const march = (page: Page) => page.locator('[data-plan^=march-]').first();

test('Redvers’ Reverse: a whole brigade marches by mouse, and comes back with one stroke', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await sitDownAt(page, 'redvers-reverse', { british: 'person' }, aboutToMarch);
  const before = await deeds(page);
  await expect(march(page)).toContainText('whole brigade');
  await expectAccessible(page, '.stage');
  await march(page).click();
  await expect.poll(() => deeds(page)).toBeGreaterThan(before + 1);
  await settled(page);
  await expect(page.locator('.stopped')).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => deeds(page)).toBe(before);
  await expect(march(page)).toBeVisible();
});

test('Redvers’ Reverse: a whole brigade marches by keyboard', async ({ page }) => {
  await prefer(page, { ...HURRY, language: 'pl' });
  await sitDownAt(page, 'redvers-reverse', { british: 'person' }, aboutToMarch);
  const before = await deeds(page);
  await expect(march(page)).toContainText('cała brygada');
  await page.keyboard.press('a');
  await expect.poll(() => deeds(page)).toBeGreaterThan(before + 1);
  await settled(page);
  await page.keyboard.press('z');
  await expect.poll(() => deeds(page)).toBe(before);
});

test('Redvers’ Reverse: all fire here, before any die falls', async ({ page }) => {
  await prefer(page, HURRY);
  await sitDownAt(
    page,
    'redvers-reverse',
    { british: 'person' },
    (owed, choices) => owed.step.step === 'britishTargets' && choices.length > 4,
  );
  const before = await deeds(page);
  const fire = page.locator('[data-plan^=fire-], [data-plan=hold-fire]').first();
  await expect(fire).toBeVisible();
  await fire.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => deeds(page)).toBeGreaterThan(before);
});

test('Redvers’ Reverse: equal Boers in any order, on past the dice between them', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await sitDownAt(
    page,
    'redvers-reverse',
    { british: 'person' },
    (owed, choices) => owed.step.step === 'boerNext' && choices.length > 3,
  );
  const before = await deeds(page);
  const ties = page.locator('[data-plan=ties]');
  await expect(ties).toContainText('any order');
  await ties.click();
  await expect.poll(() => deeds(page)).toBeGreaterThan(before + 1);
  // It stops by itself at the first question that asks something else.
  await expect(page.locator('#question')).not.toContainText('seeks its target first');
});

/** A British brigadier is asked whether he obeys, or who of his brigade acts. */
const asksTheBrigade =
  (step: string) =>
  (owed: Owed, choices: readonly Choice[]): boolean =>
    owed.side === 'british' &&
    owed.step.step === step &&
    (step !== 'act' || choices.some((choice) => choice.do === 'end')) &&
    choices.length > 1;

for (const [how, step] of [
  ['mouse', 'act'],
  ['keyboard', 'independence'],
] as const)
  test(`Magersfontein: a brigade holds by ${how}`, async ({ page }) => {
    await prefer(page, HURRY);
    const seats = { british: 'person', boers: 'recruit' };
    await sitDownAt(page, 'magersfontein', seats, asksTheBrigade(step));
    const hold = page.locator('[data-plan=hold]');
    await expect(hold).toContainText(/hold/i);
    const before = await deeds(page);
    if (how === 'mouse') await hold.click();
    else {
      await hold.focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => deeds(page)).toBeGreaterThan(before);
    await settled(page);
    await expect(page.locator('.log')).toContainText(/activation/i);
  });

test('Redvers’ Reverse: a leader dragged to an area is ordered there, beside the tools', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDownAt(
    page,
    'redvers-reverse',
    { british: 'person' },
    (owed, choices) => owed.step.step === 'giveOrders' && choices.length > 3,
  );
  // The whole sheet lies clear of the tools.
  await page.keyboard.press('0');
  await mapAtRest(page);
  const [tools, sheet] = await Promise.all([
    page.locator('.tools').boundingBox(),
    page.locator('.plane').boundingBox(),
  ]);
  expect((sheet?.x ?? 0) - ((tools?.x ?? 0) + (tools?.width ?? 0))).toBeGreaterThanOrEqual(0);
  const before = await deeds(page);
  const leader = page.locator('.stage [data-piece="ldr-2nd-english"]').first();
  const goal = page.locator('.stage [data-place="naval-gun-hill"]').first();
  const [from, to] = await Promise.all([leader.boundingBox(), goal.boundingBox()]);
  if (!from || !to) throw new Error('not on the map');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => deeds(page)).toBe(before + 2);
  await expect(page.locator('.log')).toContainText(/Hildyard.*Naval Gun Hill/);
});

test('The Second Boer War: a hand is laid with one stroke, which asks before the dice', async ({
  page,
}) => {
  await prefer(page, { ...HURRY, confirmRolls: true });
  const seats = { empire: 'person', boers: 'recruit' };
  await sitDownAt(
    page,
    'second-boer-war',
    seats,
    (owed, choices) =>
      owed.side === 'empire' &&
      owed.step.step === 'lay' &&
      // Before the first row nothing lies opposite, and no dice fall after it.
      owed.step['row'] === 1 &&
      owed.step['zone'] === 'left' &&
      choices.length > 2,
  );
  const before = await deeds(page);
  const lay = page.locator('[data-plan=lay]');
  await expect(lay).toContainText(/as suggested/);
  await lay.click();
  // Nothing is laid yet: the odds stand there, and the same words wait for a yes.
  const yes = page.locator('.aim .primary');
  await expect(yes).toContainText(/as suggested/);
  expect(await deeds(page)).toBe(before);
  await yes.click();
  await expect.poll(() => deeds(page)).toBeGreaterThan(before + 1);
});

test('The Second Boer War: a fight is fought on to its end with one stroke', async ({ page }) => {
  await prefer(page, HURRY);
  const seats = { empire: 'person', boers: 'recruit' };
  await sitDownAt(
    page,
    'second-boer-war',
    seats,
    ({ side, step }) => side === 'empire' && step.step === 'lay' && step['zone'] === 'left',
  );
  const stage = page.locator('.on-stage');
  await expect(stage).toContainText('Cards are laid');
  await page.locator('[data-plan=fight]').click();
  // The fight lies there as it ended, and what is asked next is none of it.
  await expect(stage).toContainText('Decided');
  await expect(page.locator('#question')).toContainText(/What does .+ do now/);
});
