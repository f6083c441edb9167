import type { Locator, Page } from '@playwright/test';
import { registered } from '../../src/games/registry.ts';
import type { Side } from '../../src/kernel/game.ts';
import { completeSetup } from '../../src/kernel/match.ts';
import { type MatchFile, newMatchFile } from '../../src/kernel/match-file.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { everySeat } from '../../src/table/seats.ts';
import { Table } from '../../src/table/table.ts';
import { expect, expectAccessible, HURRY, loadMatch, prefer, test } from './page.ts';

interface Reviewed {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  /** Whose decisions are reviewed: a Recruit made them. */
  readonly person: Side;
}

/** Whole matches, short ones, with mistakes to be found in them: a game is one line. */
const MATCHES: readonly Reviewed[] = [
  { game: 'second-boer-war', scenario: 'guerrilla', seed: 'story', person: 'empire' },
  { game: 'redvers-reverse', scenario: 'colenso', seed: 'short 0', person: 'british' },
  { game: 'bittereinder', scenario: 'marchingToPretoria', seed: 'review 0', person: 'empire' },
  { game: 'magersfontein', scenario: 'intro', seed: 'story', person: 'british' },
];

async function finished({ game: id, scenario, seed, person }: Reviewed): Promise<MatchFile> {
  const game = await registered(id)?.load();
  if (!game) throw new Error('no game');
  const { rules } = game;
  const setup = completeSetup(rules, { scenario });
  const machines = everySeat(rules.sides, 'recruit');
  const table = Table.open(game, newMatchFile(setup, { kind: 'seeded', seed }, machines));
  if (!(table instanceof Table)) throw new Error('not laid out');
  while (table.step());
  return { ...table.file(), seats: { ...machines, [person]: 'person' } };
}

const decisionsIn = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('region', { name: 'The decisions' });

const summary = (page: Page): Locator =>
  decisionsIn(page).getByText(/: \d+ of \d+ decisions .* cost nothing/);

/** Spoils what is kept of the reviewed match, as an older or a foreign page might have left it. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('heliograph-stories');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction(['stories', 'reviews'], 'readwrite');
          for (const kind of ['stories', 'reviews']) {
            const store = writing.objectStore(kind);
            const cursor = store.openCursor();
            cursor.onsuccess = () => {
              const entry = cursor.result;
              if (!entry) return;
              entry.update({
                ...entry.value,
                data: { ...entry.value.data, costliest: [{}], points: 5 },
              });
              entry.continue();
            };
          }
          writing.oncomplete = () => {
            db.close();
            done();
          };
          writing.onerror = () => failed(writing.error);
        };
      }),
  );

for (const reviewed of enough(MATCHES, ({ game }) => game === 'bittereinder'))
  test(`a whole match is reviewed, and the review kept with it: ${reviewed.game}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await prefer(page, HURRY);
    await loadMatch(page, await finished(reviewed));
    const begin = page.getByRole('button', { name: 'Review the decisions' });
    await begin.click();
    await expect(summary(page)).toBeVisible({ timeout: 180_000 });
    const mistakes = decisionsIn(page).getByRole('listitem');
    await expect(mistakes.first()).toContainText(/^Turn \d+, .*“.+”.* would have won \d+%/s);
    const [said, found] = [await summary(page).innerText(), await mistakes.allInnerTexts()];
    await expectAccessible(page, '.stage');

    // Who comes back finds it as it was, without a word of going through the match.
    const match = page.url();
    await page.goto('/');
    await page.goto(match);
    await expect(summary(page)).toHaveText(said);
    expect(await mistakes.allInnerTexts()).toEqual(found);
    await expect(begin).toHaveCount(0);

    if (reviewed.game === 'second-boer-war') {
      // A mistake is tried again: a match of its own, which begins where the question was put.
      await mistakes.first().getByRole('button', { name: 'Try again from here' }).click();
      await page.getByRole('button', { name: 'With the same dice' }).click();
      await expect(page).not.toHaveURL(match);
      await expect(page.locator('#question')).not.toBeEmpty();
      await page.goto(match);
    }
    if (reviewed.game === 'bittereinder') {
      // What is kept and cannot be right is thrown away; the match can be reviewed again.
      await spoil(page);
      await page.goto('/');
      await page.goto(match);
      await expect(page.getByRole('dialog').getByRole('img', { name: /Win chance/ })).toBeVisible();
      await begin.click();
      await expect(summary(page)).toHaveText(said, { timeout: 60_000 });
    }
    await mistakes.first().getByRole('link', { name: 'Show me' }).click();
    await expect(page.getByRole('slider', { name: 'Place in the match' })).not.toHaveValue('0');
  });
