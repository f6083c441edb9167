import type { Page } from '@playwright/test';
import { areaLayout } from '../../src/games/bittereinder/board/layout.ts';
import {
  deeds,
  expect,
  expectAccessible,
  HURRY,
  mapAtRest,
  prefer,
  settled,
  test,
} from './page.ts';
import { clickOn, luck } from './player.ts';

test.describe.configure({ timeout: 240_000 });

interface Start {
  readonly scenario?: 'campaign' | 'bobsWar' | 'marchingToPretoria';
  /** Who sits where; two people at one screen unless told. */
  readonly seats?: readonly [empire: string, republics: string];
}

/** From the page of the game to its table. */
async function sitDown(page: Page, { scenario = 'campaign', seats }: Start = {}): Promise<void> {
  const [empire, republics] = seats ?? ['person', 'person'];
  await page.goto('/games/bittereinder');
  await page.locator(`input[name=scenario][value=${scenario}]`).check();
  await page.locator('fieldset select.field').nth(0).selectOption(empire);
  await page.locator('fieldset select.field').nth(1).selectOption(republics);
  await page.getByRole('button', { name: /^(Start|Zaczynamy)$/ }).click();
}

const question = (page: Page) => page.locator('#question');
const tracks = (page: Page) => page.getByRole('region', { name: 'Turn and tracks' });
const log = (page: Page) => page.locator('.log');
const plain = (page: Page, name: RegExp) => page.locator('.plain .btn').filter({ hasText: name });

/** Waits until a deed was made. */
async function done(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (was) => Number(document.querySelector<HTMLElement>('.table')?.dataset['deeds']) !== was,
    before,
    { polling: 5, timeout: 60_000 },
  );
  await settled(page);
}

async function act(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await deeds(page);
  await deed();
  await done(page, before);
}

/** Where the stack of an area stands on the screen. */
async function spot(page: Page, area: string): Promise<{ x: number; y: number }> {
  const [x, y] = areaLayout(area)?.stack ?? [0, 0];
  await mapAtRest(page);
  return page.evaluate(
    ([ux, uy]) => {
      const map = document.querySelector<SVGGElement>('.live .layer > g');
      const at = new DOMPoint(ux, uy).matrixTransform(map?.getScreenCTM() ?? undefined);
      return { x: at.x, y: at.y };
    },
    [x, y] as const,
  );
}

async function clickArea(page: Page, area: string): Promise<void> {
  const { x, y } = await spot(page, area);
  await page.mouse.click(x, y);
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await spot(page, from), await spot(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x, b.y);
  await page.mouse.up();
}

/** An area that is lit as a goal, and in sight. */
async function litArea(page: Page): Promise<string> {
  const lit = await page
    .locator('.live .goal')
    .evaluateAll((goals) => goals.map((goal) => goal.getAttribute('data-place') ?? ''));
  const room = await page.locator('.stage').boundingBox();
  for (const area of lit) {
    const { x, y } = await spot(page, area);
    const inside = room && x > room.x + 70 && x < room.x + room.width && y < room.y + room.height;
    if (inside && y > room.y) return area;
  }
  throw new Error(`nothing lit is in sight: ${lit.join(' ')}`);
}

/** Ends phases until the Empire is asked a question that reads like this. */
async function until(page: Page, asked: RegExp): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const side = await page.locator('.now-panel .side').innerText();
    if (side === 'British Empire' && asked.test(await question(page).innerText())) return;
    await act(page, () => page.locator('.plain .btn, .answer').last().click());
  }
  throw new Error(`${asked} was never asked`);
}

test('set-up of both sides and three turns, by mouse', async ({ page }) => {
  await prefer(page, HURRY);
  await sitDown(page);

  // 3.1 The Empire's free units, each put on an area that is lit.
  await page.getByRole('button', { name: /Go on: British Empire/ }).click();
  for (const piece of ['Natal Garrison', 'Cape Colony Garrison 1', 'Cape Colony Garrison 2']) {
    await expect(question(page)).toContainText(piece);
    const area = await litArea(page);
    await act(page, () => clickArea(page, area));
  }
  await expect(question(page)).toContainText('Bethune');
  await page.locator('.answer').first().click();

  // 3.2 The armies and who is in their boxes; the Empire's pieces are still unseen.
  await page.getByRole('button', { name: /Go on: Boer Republics/ }).click();
  await expect(log(page)).not.toContainText('Natal Garrison');
  await expect(question(page)).toContainText('Natal Army');
  await act(page, () => clickArea(page, 'T49'));
  for (const area of ['T49', 'T47', 'T48']) await act(page, () => clickArea(page, area));
  await act(page, () => plain(page, /Ready/).click());
  await expect(question(page)).toContainText('Western Army');
  await act(page, () => clickArea(page, 'F26'));
  await act(page, () => clickArea(page, 'F26'));
  await act(page, () => plain(page, /Ready/).click());
  await expect(log(page)).toContainText('Natal Army starts in');

  // Turn 1: the army is dragged over the border with one gesture, and taken back with one key.
  await expect(question(page)).toHaveText('From which area does a column march?');
  const before = await deeds(page);
  await drag(page, 'T49', 'N7');
  await done(page, before);
  expect(await deeds(page)).toBe(before + 3);
  await expect(log(page)).toContainText(/to Dundee: Natal Army/);
  await act(page, () => page.keyboard.press('z'));
  expect(await deeds(page)).toBe(before);
  await act(page, () => page.keyboard.press('y'));
  expect(await deeds(page)).toBe(before + 3);
  // Too far for a march: said why, and nothing is done.
  await drag(page, 'F26', 'F1');
  await expect(page.locator('.whynot')).toBeVisible();
  expect(await deeds(page)).toBe(before + 3);

  // 8.3.2 The attack on Dundee: the scale of strengths, and what they buy.
  await act(page, () => plain(page, /Done/).click());
  await expect(question(page)).toHaveText('Where do you attack?');
  await page.locator('.answer').first().hover();
  await expect(page.locator('.odds')).toContainText('What your points would buy');
  await act(page, () => page.locator('.answer').first().click());
  // Nobody has said how much yet: no strength is meant, and Enter would show none.
  await expect(question(page)).toBeFocused();
  const strength = page.locator('.amount .btn');
  await expect(strength).not.toHaveClass(/primary/);
  await page.keyboard.press('q');
  await expect(question(page)).toBeFocused();
  await page.locator('.step').last().click();
  await expect(strength).toHaveClass(/primary/);
  await expect(page.locator('.odds h2')).toContainText(/column \d/);
  await act(page, () => page.locator('.amount .btn').click());
  await expect(question(page)).toHaveText('Stand and fight, or be besieged?');
  await act(page, () => plain(page, /Be besieged/).click());
  await expect(page.locator('.live .siege')).not.toHaveCount(0);

  // Turn 2: two gestures send a whole force by sea: the port, then where to.
  await until(page, /Which port sends ships/);
  await page.keyboard.press('0');
  await act(page, () => clickArea(page, 'C9'));
  await expect(page.locator('.tray')).toContainText('Cape Town');
  await act(page, () => clickArea(page, 'N1'));
  await expect(log(page)).toContainText(/By sea from Cape Town to Durban/);
  await until(page, /Which area sends a train/);
  await act(page, () => page.getByRole('button', { name: /From Durban/ }).click());
  await act(page, () => clickArea(page, 'N2'));
  await expect(log(page)).toContainText(/By rail from Durban to Pietermaritzburg/);

  // Turn 3: the same again, each with one button.
  await until(page, /Which port sends ships/);
  const lines = await log(page).getByText('By sea from Cape Town to Durban').count();
  await expect(page.locator('[data-plan=again]')).toContainText('Cape Town → Durban');
  await act(page, () => page.locator('[data-plan=again]').click());
  await expect(log(page).getByText('By sea from Cape Town to Durban')).toHaveCount(lines + 1);
  await until(page, /Which area sends a train/);
  await act(page, () => page.locator('[data-plan=again]').click());
  await expect(log(page).getByText('By rail from Durban to Pietermaritzburg')).toHaveCount(2);
  await until(page, /Which port sends ships/);
  await expect(tracks(page)).toContainText('Turn 4 of 32');
});

test('a turn by keyboard alone', async ({ page }) => {
  await prefer(page, HURRY);
  await sitDown(page, { scenario: 'marchingToPretoria' });
  await expect(question(page)).not.toBeEmpty();
  // The tracks in full: what the strip has no room for.
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog')).toContainText('What arrives when');
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  let marches = 0;
  for (let i = 0; i < 40; i++) {
    if ((await tracks(page).textContent())?.includes('Turn 9')) break;
    const asked = await question(page).innerText();
    if (/From which area/.test(asked) && marches < 2) {
      // On the map: to the next stack that may leave, then to the next area it may go to.
      const before = await deeds(page);
      await page.keyboard.press('n');
      await act(page, () => page.keyboard.press('Enter'));
      if (/Who goes/.test(await question(page).innerText())) {
        await page.keyboard.press('q');
        await act(page, () => page.keyboard.press('e'));
        await page.keyboard.press('n');
        await act(page, () => page.keyboard.press('Enter'));
      }
      expect(await deeds(page)).toBeGreaterThan(before + 1);
      marches += 1;
    } else await act(page, () => page.keyboard.press('e'));
  }
  expect(marches).toBe(2);
  await expect(tracks(page)).toContainText('Turn 9');
});

test('the introductory scenario to its end, against the machine', async ({ page }) => {
  await prefer(page, HURRY);
  await sitDown(page, { scenario: 'marchingToPretoria', seats: ['person', 'recruit'] });
  const random = luck(18);
  const answers = await clickOn(page, random);
  expect(answers).toBeGreaterThan(15);
  await expect(page.getByRole('dialog')).toContainText(/Pretoria (holds|has fallen)/);
});

test('in Polish, by lamplight', async ({ page }) => {
  await prefer(page, { ...HURRY, language: 'pl', theme: 'dark' });
  await sitDown(page, { seats: ['person', 'recruit'] });
  await expect(question(page)).toContainText('Gdzie zaczyna');
  await expect(page.locator('.be-lettering')).toContainText('WOLNE PAŃSTWO ORANII');
  await expectAccessible(page, 'svg.sheet');
  const random = luck(32);
  await clickOn(page, random, 16);
  const text = await page.locator('body').innerText();
  expect(text).not.toContain('⟨');
  expect(text).not.toMatch(/\b(the|from|with|Done|Empire|counter)\b/);
});
