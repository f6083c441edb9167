import type { Page } from '@playwright/test';
import { lessons as bittereinder } from '../../src/games/bittereinder/lessons/lessons.ts';
import { lessons as magersfontein } from '../../src/games/magersfontein/lessons/lessons.ts';
import { lessons as redversReverse } from '../../src/games/redvers-reverse/lessons/lessons.ts';
import { registered } from '../../src/games/registry.ts';
import { lessons as secondBoerWar } from '../../src/games/second-boer-war/lessons/lessons.ts';
import { choiceKey } from '../../src/kernel/choice.ts';
import type { LessonFile } from '../../src/kernel/lesson.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { speech } from '../../src/kernel/text.ts';
import { LessonPlay } from '../../src/table/lessons/lesson-play.ts';
import { readLesson } from '../../src/table/lessons/read-lesson.ts';
import { sayChoice } from '../../src/table/saying.ts';
import { expect, expectAccessible, HURRY, mapAtRest, prefer, settled, test } from './page.ts';

const LESSONS = {
  'redvers-reverse': redversReverse,
  magersfontein,
  'second-boer-war': secondBoerWar,
  bittereinder,
};

/** The same lesson, played beside the page: it knows which answer is meant. */
async function beside(id: string, data: LessonFile) {
  const game = await registered(id)?.load();
  const lesson = readLesson(id, data);
  if (!game || !('steps' in lesson)) throw new Error(`no lesson ${data.id}`);
  const play = LessonPlay.open(game, lesson);
  if (!(play instanceof LessonPlay)) throw new Error(`lesson ${data.id} cannot be opened`);
  return { play, words: speech(game.texts, 'en') };
}

const card = (page: Page) => page.locator('.lesson');

/** Gives the answer the lesson asks for, by its button. */
async function answerAsTold(page: Page, play: LessonPlay, say: ReturnType<typeof speech>) {
  const { answer } = play;
  if (!answer) throw new Error(`step ${play.at} asks for nothing that is on offer`);
  const named = page.locator(`.now-panel [data-choice="${choiceKey(answer)}"]`);
  const plain = page
    .locator('.now-panel .plain')
    .getByRole('button', { name: sayChoice(say, answer), exact: true });
  if (await named.isVisible()) await named.click();
  else if (await plain.isVisible()) await plain.click();
  else {
    // Among many answers it is picked by way of its piece: the lesson shows it to who asks.
    const help = card(page).getByRole('button', { name: /^(Help me|Show me the answer)$/ });
    await help.click();
    if (!(await page.locator('.aim').isVisible())) await help.click();
    await page.locator('.aim .primary').click();
  }
  play.choose(answer);
}

/** Plays the lesson that lies open to its end, by its own instructions. */
async function playLesson(page: Page, game: string, lesson: LessonFile): Promise<void> {
  const { play, words } = await beside(game, lesson);
  await expect(card(page)).toContainText(lesson.title.en);
  for (;;) {
    await settled(page);
    await expect(card(page)).toHaveAttribute('data-step', String(play.at));
    if (play.waits === 'over') break;
    if (play.waits === 'read') {
      await card(page).getByRole('button', { name: 'Go on' }).click();
      play.read();
    } else {
      const deeds = await page.locator('.table').getAttribute('data-deeds');
      await answerAsTold(page, play, words);
      await expect(page.locator('.table')).not.toHaveAttribute('data-deeds', deeds ?? '');
    }
  }
  await expect(card(page)).toContainText('Lesson done');
  await expect(card(page)).toContainText(lesson.end.en);
}

for (const [game, lessons] of enough(Object.entries(LESSONS), ([id]) => id === 'magersfontein')) {
  test(`${game}: all lessons one after the other, each by its own instructions`, async ({
    page,
  }) => {
    // As long as so many tests may take.
    test.setTimeout(lessons.length * 60_000);
    await prefer(page, HURRY);
    await page.goto(`/games/${game}`);
    await page.getByRole('link', { name: 'Begin the first lesson' }).click();
    for (const [at, lesson] of lessons.entries()) {
      await test.step(lesson.title.en, () => playLesson(page, game, lesson));
      if (at + 1 < lessons.length)
        await card(page)
          .getByRole('link', { name: /^Next: / })
          .click();
    }
    await page.goto(`/games/${game}`);
    await expect(page.locator('#lessons .done')).toHaveCount(lessons.length);
  });
}

test('a newcomer is led: the map is clicked, a mistake answered and taken back, help given', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await page.goto('/games/redvers-reverse');
  await page.getByRole('link', { name: 'Begin the first lesson' }).click();
  await expect(card(page)).toContainText('An order goes out');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('Give Hart an order');
  await expectAccessible(page, '.stage');
  // Legal, and not meant.
  await page
    .locator('.now-panel .plain')
    .getByRole('button', { name: 'Send the orders off' })
    .click();
  await expect(card(page)).toContainText('That is allowed, but: this sends the riders off');
  await expect(page.locator('.now-panel')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(card(page)).toContainText('Give Hart an order');
  await expect(card(page)).toContainText('Hart stands in West Camp');
  // By the map alone.
  await mapAtRest(page);
  await page.locator('.stage [data-place="west-camp"]').first().click({ force: true });
  const hart = page.locator('[data-piece="ldr-5th-irish"]');
  if ((await card(page).getAttribute('data-step')) === '1')
    await hart.last().click({ force: true });
  await expect(card(page)).toHaveAttribute('data-step', '2');
  await mapAtRest(page);
  await page.locator('.stage [data-place="native-flats"]').first().click({ force: true });
  await expect(card(page)).toHaveAttribute('data-step', '3');
  // Stuck: words first, then the answer.
  await card(page).getByRole('button', { name: 'Help me' }).click();
  await expect(card(page)).toContainText('First “Order Barton”');
  await card(page).getByRole('button', { name: 'Show me the answer' }).click();
  await expect(page.locator('.aim .primary')).toContainText('Order Barton');
});
