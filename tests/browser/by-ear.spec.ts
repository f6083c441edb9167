import { lessons as bittereinder } from '../../src/games/bittereinder/lessons/lessons.ts';
import { lessons as magersfontein } from '../../src/games/magersfontein/lessons/lessons.ts';
import { registered } from '../../src/games/registry.ts';
import { lessons as secondBoerWar } from '../../src/games/second-boer-war/lessons/lessons.ts';
import type { LessonFile } from '../../src/kernel/lesson.ts';
import type { MatchFile } from '../../src/kernel/match-file.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { lessonMatch } from '../../src/table/lessons/open-lesson.ts';
import { readLesson } from '../../src/table/lessons/read-lesson.ts';
import { deeds, expect, HURRY, loadMatch, prefer, settled, startMatch, test } from './page.ts';

/**
 * Five good decisions in every game, made by somebody who sees nothing: what is found by its role and
 * its name, and what is read aloud, is all there is.
 */
interface Decision {
  /** What must have been said for it: question, what is left, names of answers. */
  readonly hears: readonly RegExp[];
  /** The answer that is good for this reason. */
  readonly takes: RegExp;
  /** What is said before the last word, where a die decides. */
  readonly odds?: RegExp;
}

const DECISIONS: Readonly<Record<string, readonly Decision[]>> = {
  // The first orders of the briefing: Hart to the near bank, Barton to the bend.
  'redvers-reverse': [
    { hears: [/8 command points left/, /11 answers/], takes: /^Order Hart/ },
    { hears: [/5th Irish Brigade/], takes: /^Objective: Native Flats/ },
    { hears: [/7 command points left/], takes: /^Order Barton/ },
    { hears: [/6th Fusilier Brigade/], takes: /^Objective: Bend Thorns/ },
    { hears: [/6 command points left/], takes: /^Send the orders off/ },
  ],
  // Nearer before they fire: the ground is open, and two volleys are left.
  magersfontein: [
    { hears: [/Obey the order/, /Wauchope/], takes: /^Obey the order/ },
    { hears: [/Who acts/], takes: /Black Watch A/ },
    { hears: [/movement points left, 2 volleys/, /Open veld, 1 point/], takes: /^To 2021/ },
    { hears: [/2 volleys/], takes: /fires at/, odds: /Odds: .*%/ },
    { hears: [/1 volley/], takes: /fires at/, odds: /Odds: .*%/ },
  ],
  // Lancers to an empty town two areas away; the Guards upon the Kommando, ten against two.
  bittereinder: [
    {
      hears: [/Orange River Station.* counters?, strength \d+/],
      takes: /^From Orange River Station/,
    },
    { hears: [/Who goes from Orange River Station/], takes: /^9th Lancers/ },
    { hears: [/2 enemy factors/], takes: /Philippolis/ },
    {
      hears: [/Orange River Station.* counters?, strength \d+/],
      takes: /^From Orange River Station/,
    },
    { hears: [/Who goes from Orange River Station/], takes: /^1st \(Guards\) Infantry Brigade/ },
  ],
  // Into the town with the first action; then with the guns, because two dice are heard to be better.
  'second-boer-war': [
    { hears: [/Choose an action/], takes: /Joubert/ },
    { hears: [/points? .*left|left/], takes: /Ladysmith/ },
    { hears: [/Choose an action/], takes: /Joubert/ },
    { hears: [/artillery/i], takes: /with the artillery/, odds: /Odds: .*%/ },
    { hears: [/Choose an action/], takes: /Joubert/ },
  ],
};

/** Where a game begins, if not with its first turn: the position of a lesson. */
const LESSONS: Readonly<Record<string, readonly [readonly LessonFile[], string]>> = {
  magersfontein: [magersfontein, 'volleys'],
  bittereinder: [bittereinder, 'march'],
  'second-boer-war': [secondBoerWar, 'siege'],
};

/** A lesson's position as an ordinary match, nobody teaching. */
async function positionOf(
  id: string,
  [lessons, lesson]: readonly [readonly LessonFile[], string],
): Promise<MatchFile> {
  const game = await registered(id)?.load();
  const data = lessons.find((one) => one.id === lesson);
  if (!game || !data) throw new Error(`${id} has no lesson ${lesson}`);
  const read = readLesson(id, data);
  if (!('id' in read)) throw new Error(JSON.stringify(read));
  const file = lessonMatch(game, read);
  if (!('setup' in file)) throw new Error(JSON.stringify(file));
  const seats = Object.fromEntries(
    game.rules.sides.map((side) => [side, side === data.side ? 'person' : 'recruit']),
  );
  // Set dice are for lessons; a match that is loaded rolls its own.
  return { ...file, dice: { kind: 'seeded', seed: 'by ear' }, seats };
}

for (const [game, decisions] of enough(
  Object.entries(DECISIONS),
  ([id]) => id !== 'bittereinder',
)) {
  test(`five decisions of ${game} are made by ear`, async ({ page }) => {
    await prefer(page, { ...HURRY, confirmRolls: true });
    const lesson = LESSONS[game];
    if (lesson) await loadMatch(page, await positionOf(game, lesson));
    else await startMatch(page, game);
    for (const { hears, takes, odds } of decisions) {
      await settled(page);
      const question = page
        .getByRole('region')
        .filter({ has: page.getByRole('heading', { level: 1 }) });
      const more = question.getByRole('button', { name: /more on the map$/ });
      const spoken = page.getByRole('log').first();
      for (const words of hears)
        await expect
          .poll(async () => `${await spoken.innerText()} ${await question.ariaSnapshot()}`)
          .toMatch(words);
      if ((await question.getByRole('button', { name: takes }).count()) === 0) await more.click();
      const before = await deeds(page);
      await question.getByRole('button', { name: takes }).first().press('Enter');
      if (odds) {
        await expect(page.getByRole('status').filter({ hasText: odds })).toHaveText(
          /Chosen: .*Enter does it/,
        );
        await page.keyboard.press('Enter');
      } else {
        // What a die decides asks once more, whether or not it was expected to.
        const last = question.getByRole('button', { name: /⏎$/ });
        await expect(async () => {
          if (await last.count()) await last.press('Enter');
          expect(await deeds(page)).toBeGreaterThan(before);
        }).toPass();
      }
      await expect.poll(() => deeds(page)).toBeGreaterThan(before);
    }
  });
}

test('the table as text begins with what wins, and says how far it is', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, 'redvers-reverse');
  await page.getByRole('button', { name: /^Order Hart/ }).press('Enter');
  // The question before has such a button too.
  await expect(page.getByRole('heading', { level: 1, name: /objective/ })).toBeVisible();
  await page.getByRole('button', { name: /more on the map$/ }).press('Enter');
  await page.getByRole('button', { name: /^Objective: Native Flats/ }).press('Enter');
  await settled(page);
  await page.keyboard.press('t');
  const text = page.getByRole('dialog');
  await expect(text.getByRole('heading', { name: 'How it stands' })).toBeVisible();
  await expect(text).toContainText('Order on its way: Native Flats, 2 steps off.');
  await expect(text).toContainText('Losses');
});
