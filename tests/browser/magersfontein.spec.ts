import type { Page } from '@playwright/test';
import { matchFrom } from '../../scripts/position-file.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import { SOAK } from '../../src/kernel/testing/soak.ts';
import { findInNode } from './node-match.ts';
import {
  expect,
  expectAccessible,
  HURRY,
  loadMatch,
  mapAtRest,
  pointAt,
  prefer,
  test,
} from './page.ts';
import { clickAnswer, clickOn, luck, playOut } from './player.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 60_000 });

/** From the page of the game to the table of one of its scenarios. */
async function sitDown(page: Page, scenario: 'historical' | 'intro'): Promise<void> {
  await page.goto('/games/magersfontein');
  await page.locator(`input[name=scenario][value=${scenario}]`).check();
  await page.getByRole('button', { name: /^(Start|Zaczynamy)$/ }).click();
  await expect(page.locator('.stage')).toBeVisible();
  await expect(question(page)).not.toBeEmpty();
}

/** The Highlanders lie before the trenches; the Boers do as they were told, not as a machine likes. */
async function inTheMiddle(
  page: Page,
  differs: JsonObject,
  boers: Record<string, string | number>,
): Promise<void> {
  const match = matchFrom('magersfontein', 'historical', differs, {
    dice: { kind: 'seeded', seed: 'steel' },
    deeds: [{ side: 'boers', standing: [{ who: 'all', ...boers }] }],
    seats: { british: 'person', boers: 'recruit' },
  });
  await loadMatch(page, match);
  await expect(page.locator('.stage')).toBeVisible();
  await expect(question(page)).not.toBeEmpty();
}

/** Methuen far from everybody: whom he cannot reach, a rider must find (III.34). */
const FAR_FROM_ALL = { turn: 2, phase: 'command', commanders: { methuen: { hex: '0536' } } };
const BEFORE_THE_TRENCHES = {
  turn: 2,
  phase: 'activation',
  units: {
    'black-watch-a': { hex: '1621', formation: 'foot' },
    'black-watch-b': { hex: '1621', formation: 'foot' },
    'seaforth-a': { hex: '1821', formation: 'foot' },
    'seaforth-b': { hex: '1821', formation: 'foot' },
    'argyll-a': { formation: 'foot' },
    'argyll-b': { formation: 'foot' },
    'hli-a': { formation: 'foot' },
    'hli-b': { formation: 'foot' },
    hoopstad: { hidden: 0, lost: 1 },
  },
  activation: { commander: 'wauchope' },
  score: { columnsMoved: 1 },
};
const HOLD = { fire: 'hold', melee: 'stand', counter: 'never' };
const OPEN_FIRE = { fire: 'open', melee: 'stand', counter: 'never' };

const question = (page: Page) => page.locator('#question');
const log = (page: Page) => page.locator('.log');
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const hex = (page: Page, id: string) => page.locator(`.live [data-place="${id}"]`);
const deeds = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-deeds'));

test.describe('by mouse', () => {
  test('a command phase: an order drawn on the map, and a rider who carries it', async ({
    page,
  }) => {
    await prefer(page, HURRY);
    await inTheMiddle(page, FAR_FROM_ALL, HOLD);
    // Whom the chief cannot tell himself, nor reach at once, a rider must find (III.34).
    while (!(await question(page).innerText()).includes('distant brigadier')) {
      const before = await deeds(page);
      await press(page, /^No more orders/);
      await expect.poll(() => deeds(page)).not.toBe(before);
    }
    await press(page, /New order for Henry Colvile/);
    await expect(question(page)).toContainText('What order for Henry Colvile');
    // Pointing at a hex draws the cone and the line; a click writes the whole order.
    await pointAt(page, hex(page, '1824'), page.locator('.order.draft .cone'));
    await expect(page.getByText(/Attack along this line/)).toBeVisible();
    await hex(page, '1824').click();
    await expect(question(page)).toContainText('distant brigadier');
    const before = await deeds(page);
    await press(page, /^No more orders/);
    await expect.poll(() => deeds(page)).not.toBe(before);
    if ((await question(page).innerText()).includes('ride'))
      await page.locator('.answer').first().click();
    await expect(page.locator('.live [data-piece="british-rider-1"]')).toBeVisible();
    await expect(page.locator('.rider-way')).toHaveCount(1);
    await expect(log(page)).toContainText(/rider.* rides from/i);
  });

  test('an activation under fire: the whole way is shown, taken, and answered', async ({
    page,
  }) => {
    await prefer(page, HURRY);
    await inTheMiddle(page, BEFORE_THE_TRENCHES, OPEN_FIRE);
    await press(page, /^Obey/);
    await press(page, /Argyll and Sutherland Highlanders A/);
    await pointAt(page, hex(page, '1822'), page.locator('.over .march'));
    await expect(page.locator('.replier').first()).toBeVisible();
    await expect(page.getByText(/of 6 movement points; \d+ enem/)).toBeVisible();
    const before = await deeds(page);
    await hex(page, '1822').click();
    await expect(log(page)).toContainText('answers with fire');
    expect(await deeds(page)).toBeGreaterThan(before + 1);
  });

  test('all who can hurt somebody fire, one after the other, with one stroke', async ({ page }) => {
    await prefer(page, HURRY);
    await inTheMiddle(page, BEFORE_THE_TRENCHES, HOLD);
    await press(page, /^Obey/);
    const before = await deeds(page);
    await page.locator('[data-plan=all-fire]').click();
    // Two units at least: each is called up and fires its two volleys.
    await expect.poll(() => deeds(page)).toBeGreaterThan(before + 5);
    await expect(log(page)).toContainText(/fires at/);
    await expect(page.locator('[data-plan=all-fire]')).toHaveCount(0);
  });

  test('an assault: declared, brought to the bayonet, with both sides’ modifiers', async ({
    page,
  }) => {
    await prefer(page, HURRY);
    await inTheMiddle(page, BEFORE_THE_TRENCHES, HOLD);
    await press(page, /^Obey/);
    await press(page, /Black Watch A/);
    const assault = page.locator('.answer', { hasText: 'Assault 1620' });
    await assault.hover();
    await expect(page.locator('.odds')).toContainText('Trench');
    await expect(page.locator('.odds thead')).toContainText('Defence');
    await assault.click();
    await expect(question(page)).toContainText('bring up another unit');
    await expect(log(page)).toContainText('2nd Black Watch A assaults 1620');
    await press(page, /Black Watch B comes up to join/);
    await press(page, /^Assault 1620/);
    await press(page, /^Attack now/);
    await expect(log(page)).toContainText(/go at 1620: rolled \d+/);
  });

  if (SOAK)
    test('the introductory scenario to its end', async ({ page }) => {
      await prefer(page, HURRY);
      await sitDown(page, 'intro');
      const random = luck(11);
      const answers = await clickOn(page, random);
      expect(answers).toBeGreaterThan(20);
      await expect(page.getByRole('dialog')).toContainText(/Victory|Defeat|draw/);
    });
});

test.describe('by keyboard', () => {
  test('a command phase: an order answer by answer, and a rider who carries it', async ({
    page,
  }) => {
    await prefer(page, HURRY);
    await inTheMiddle(page, FAR_FROM_ALL, HOLD);
    const key = async (name: string): Promise<void> => {
      const before = await deeds(page);
      await page.keyboard.press(name);
      await expect.poll(() => deeds(page)).not.toBe(before);
    };
    while (!(await question(page).innerText()).includes('distant brigadier')) await key('e');
    await key('2');
    await expect(question(page)).toContainText('What order for Henry Colvile');
    await key('1');
    await expect(question(page)).toContainText('which direction');
    await key('1');
    await expect(question(page)).toContainText('map edge');
    await key('1');
    await expect(question(page)).toContainText('How many hexes');
    await key('3');
    await expect(question(page)).toContainText('distant brigadier');
    await key('e');
    if ((await question(page).innerText()).includes('equally short')) await key('1');
    await expect(page.locator('.live [data-piece="british-rider-1"]')).toBeVisible();
  });

  test('a march and an assault', async ({ page }) => {
    await prefer(page, HURRY);
    await inTheMiddle(page, BEFORE_THE_TRENCHES, HOLD);
    await expect(question(page)).toContainText('Obey');
    await page.keyboard.press('1');
    await expect(question(page)).toContainText('Who acts');
    await page.keyboard.press('1');
    await expect(question(page)).toContainText('What does the unit do');
    // The cursor goes to the enemy's hex; Enter means the assault on it.
    const assault = page.locator('.answer', { hasText: 'Assault 1620' });
    await page.keyboard.press(await assault.locator('kbd').innerText());
    await expect(question(page)).toContainText('bring up another unit');
    await page.keyboard.press('q');
    await page.getByRole('button', { name: /^Attack now/ }).press('Enter');
    await expect(log(page)).toContainText(/go at 1620: rolled \d+/);
  });

  test('a line of sight, and the march to a far hex, with the cursor', async ({ page }) => {
    await prefer(page, HURRY);
    await inTheMiddle(page, BEFORE_THE_TRENCHES, OPEN_FIRE);
    await page.keyboard.press('1');
    await press(page, /Highland Light Infantry A/);
    await expect(question(page)).toContainText('What does the unit do');
    await page.keyboard.press('m');
    await page.keyboard.press('v');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Where to? Point at another place.')).toBeVisible();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
    await expect(page.locator('div.note')).toContainText(/clear|blocked in \d{4}.*VIII/);
    // Picking the second end keeps its verdict.
    await page.keyboard.press('Enter');
    await expect(page.locator('div.note')).toContainText(/clear|blocked in \d{4}.*VIII/);
    await page.keyboard.press('v');
    await expect(page.locator('div.note')).toHaveCount(0);
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowDown');
    await expect(page.locator('div.note')).toContainText('of 6 movement points');
    const before = await deeds(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => deeds(page)).toBeGreaterThan(before + 1);
  });

  test('the introductory scenario to its end', async ({ page }) => {
    await prefer(page, HURRY);
    await sitDown(page, 'intro');
    const random = luck(12);
    const answers = await playOut(page, async (offered) => {
      const numbered = Math.min(offered.answers, 9);
      await page.keyboard.press(String(random(6) > 0 ? numbered : random(numbered) + 1));
    });
    expect(answers).toBeGreaterThan(20);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap shows a way, the second takes it', async ({ page }) => {
    await prefer(page, HURRY);
    await inTheMiddle(page, BEFORE_THE_TRENCHES, HOLD);
    await page.getByRole('button', { name: /^Obey/ }).tap();
    await page.getByRole('button', { name: /Seaforth Highlanders A/ }).tap();
    await expect(question(page)).toContainText('What does the unit do');
    await mapAtRest(page);
    await hex(page, '1823').tap();
    await expect(page.locator('div.note')).toContainText('of 6 movement points');
    const before = await deeds(page);
    await hex(page, '1823').tap();
    await expect.poll(() => deeds(page)).toBe(before + 2);
    await expectAccessible(page);
  });
});

test('a unit with a single step left is drawn, also after a reload', async ({ page }) => {
  const { file } = await findInNode({
    game: 'magersfontein',
    scenario: 'intro',
    seed: 'one step left',
    seats: { british: 'person', boers: 'recruit' },
    until: ({ side }, [first, last, ...others]) =>
      side === 'british' && first?.do === 'move' && last?.do === 'done' && others.length === 0,
  });
  await prefer(page, HURRY);
  await loadMatch(page, file);
  await expect(page.locator('.answer')).toHaveCount(1);
  // One lit hex, the price of the step in it, and the one who would take it.
  await expect(page.locator('.lit .legal')).toHaveCount(1);
  await expect(page.locator('.over .cost')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.over .cost')).toHaveCount(1);
  const before = await deeds(page);
  await page.locator('.plain .btn', { hasText: 'Done' }).click();
  await expect.poll(() => deeds(page)).toBeGreaterThan(before);
});

test('standing orders answer reactions, in Polish too', async ({ page }) => {
  await prefer(page, { ...HURRY, language: 'pl' });
  await sitDown(page, 'intro');
  await press(page, /^Menu/);
  await press(page, /Stałe rozkazy/);
  await page.getByLabel('wstrzymać ogień').first().check();
  await page.getByLabel('żadnych').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const random = luck(13);
  const asked: string[] = [];
  await playOut(
    page,
    async (offered) => {
      asked.push(await question(page).innerText());
      await clickAnswer(page, offered, random);
    },
    (nth) => nth >= 40,
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((text) => text.includes('Reakcja?'))).toEqual([]);
});
