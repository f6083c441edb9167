import type { Page } from '@playwright/test';
import { matchFrom } from '../../scripts/position-file.ts';
import type { Box } from '../../src/games/second-boer-war/box.ts';
import { game } from '../../src/games/second-boer-war/game.ts';
import type { State } from '../../src/games/second-boer-war/state.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import { type GameEvent, isProblems } from '../../src/kernel/game.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { type MatchFile, openMatch } from '../../src/kernel/match-file.ts';
import { expect, expectAccessible, HURRY, loadMatch, prefer, settled, test } from './page.ts';

test.describe.configure({ timeout: 240_000 });

const ID = 'second-boer-war';

interface Position {
  readonly scenario?: string;
  readonly differs: JsonObject;
  readonly seed?: string;
  readonly deeds?: MatchFile['deeds'];
}

/** Two people at one screen, from a position on. */
const fileOf = ({ scenario = 'war', differs, seed = 'test', deeds = [] }: Position): MatchFile =>
  matchFrom(ID, scenario, differs, {
    dice: { kind: 'seeded', seed },
    deeds,
    seats: { empire: 'person', boers: 'person' },
  });

async function open(page: Page, position: Position, wishes: object): Promise<void> {
  await prefer(page, { ...HURRY, ...wishes });
  await loadMatch(page, fileOf(position));
  await sitDown(page);
}

/** Takes the screen over, where it has to change hands; an outcome is looked at first. */
async function sitDown(page: Page): Promise<void> {
  const ready = page.locator('.hand-over .btn.primary');
  await expect(page.locator('.table, .hand-over').first()).toBeVisible();
  await settled(page);
  const seen = page.locator('.hand-on');
  if ((await seen.count()) > 0) await seen.click();
  if ((await ready.count()) > 0) await ready.click();
  await expect(page.locator('#question')).not.toBeEmpty();
}

const METHUEN_MEETS_CRONJE = {
  phase: 'deed',
  round: 2,
  counter: 3,
  mover: 'methuen',
  points: 2,
  leaders: { methuen: 'jacobsdal', cronje: 'jacobsdal' },
};

const answer = (page: Page, choice: string) => page.locator(`.answer[data-choice^="${choice}"]`);

/** The first answer, or what stands for itself where nothing can be named. */
async function answerFirst(page: Page): Promise<void> {
  await sitDown(page);
  const before = await stamp(page);
  await page.locator('.answer:not(:disabled), .plain .btn:not(:disabled)').first().click();
  await expect.poll(() => stamp(page)).not.toBe(before);
}

const stamp = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector<HTMLElement>('.table')?.dataset['deeds']} ${document.querySelector('.picked')?.textContent}`,
  );

type AnyMatch = Match<State, Box>;

/** As `answerFirst` does on the page. */
function firstChoice(match: AnyMatch): { side: string; choice: Choice } | null {
  const side = match.owed[0]?.side;
  if (side === undefined) return null;
  const choices = match.choices(side);
  const choice = choices.find(({ piece, to, at }) => piece ?? to ?? at) ?? choices[0];
  return choice ? { side, choice } : null;
}

/** Played on with first answers: a seed and the deeds that lead up to an event, short of the last. */
function leadsTo(
  position: Position,
  wanted: (event: GameEvent, changesHands: boolean) => boolean,
): Position {
  for (let seed = 0; seed < 300; seed++) {
    const attempt = { ...position, seed: `seed ${seed}` };
    const match = openMatch(game.rules, fileOf(attempt));
    if (isProblems(match)) throw new Error(match[0]?.problem);
    const deeds: { side: string; choice: Choice }[] = [...((position.deeds ?? []) as [])];
    // The page makes choices without alternative by itself: the last real one is what counts.
    let last = { deeds: 0, side: '' };
    for (let i = 0; i < 60; i++) {
      const next = firstChoice(match);
      if (!next) break;
      if (match.choices(next.side).length > 1) last = { deeds: deeds.length, side: next.side };
      const told = match.choose(next.side, next.choice);
      if (!told.done) break;
      const changes = match.owed[0]?.side !== last.side;
      if (told.entry.told.some(({ event }) => wanted(event, changes)))
        return { ...attempt, deeds: deeds.slice(0, last.deeds) };
      deeds.push(next);
    }
  }
  throw new Error('no seed leads there');
}

// Each in one of the two languages: the words differ, what happens does not.

test('a siege', async ({ page }) => {
  const differs = {
    phase: 'action',
    counter: 1,
    leaders: { joubert: 'ladysmith' },
    areas: { ladysmith: { siege: 1 } },
  };
  await open(page, { differs }, { language: 'pl' });
  await expect(page.locator('.live .mk.siege text')).toHaveText('1');
  await page.locator('.live [data-piece="joubert"]').click();
  await expect(answer(page, 'besiege')).toContainText('Oblegaj: Ladysmith');
  await answer(page, 'bombard').click();
  await expect(page.locator('.log')).toContainText(/Poziom oblężenia wzrasta|Miasto się trzyma/);
  // The round is over, but the dice are seen before the Empire takes the screen.
  await expect(page.locator('.hand-on')).toBeVisible();
  // The guns have spoken: the card lies used in the hand.
  await expect(page.locator('.hand [data-card="bo-artillery"]')).toContainText('nieaktywna');
});

test('a battle: masked cards, three zones, a result', async ({ page }) => {
  await open(page, { differs: METHUEN_MEETS_CRONJE }, { language: 'en' });
  await answer(page, 'attack').click();
  const scene = page.locator('.on-stage');
  await expect(scene).toContainText('Battle');
  // The Boers, as Second, lay a first row that only they see.
  const masked = page.locator('.on-stage .zone .down');
  while (!(await page.locator('.on-stage .zone [data-piece^="br-"]').count())) {
    await answerFirst(page);
    await sitDown(page);
    if ((await masked.count()) === 3) break;
  }
  await expect(masked).toHaveCount(3);
  await expect(scene).not.toContainText('Commando “');
  await expectAccessible(page);
  // A card is laid by pointing at it.
  const card = scene.locator('.own [data-piece]').first();
  const piece = await card.getAttribute('data-piece');
  await card.click();
  await expect(scene.locator(`.zone [data-piece="${piece}"]`)).toBeVisible();
  for (let i = 0; i < 40 && !(await scene.locator('.score').isVisible()); i++)
    await answerFirst(page);
  await expect(scene.locator('.score')).toBeVisible();
  await page.getByRole('button', { name: 'To the map' }).click();
  await expect(page.locator('.stage')).toBeVisible();
});

test('the outcome of a battle is seen before the screen changes hands', async ({ page }) => {
  const start: Position = {
    differs: METHUEN_MEETS_CRONJE,
    deeds: [{ side: 'empire', choice: { do: 'attack', piece: 'methuen', with: 'cronje' } }],
  };
  const isEnd = ({ type }: GameEvent, changesHands: boolean) =>
    changesHands && (type === 'battleWon' || type === 'stalemate');
  await open(page, leadsTo(start, isEnd), { language: 'pl' });
  await page.locator('.answer:not(:disabled), .plain .btn:not(:disabled)').first().click();
  await expect(page.locator('.on-stage .score')).toBeVisible();
  await expect(page.locator('.hand-over')).toHaveCount(0);
  // Nothing is asked meanwhile of whoever looks on.
  await expect(page.locator('.answer')).toHaveCount(0);
  await page.locator('.hand-on').click();
  await expect(page.locator('.hand-over')).toContainText('Teraz przy ekranie');
  await expect(page.locator('.on-stage')).toHaveCount(0);
  await sitDown(page);
  await expect(page.locator('.log')).toContainText(/Bitw|Remis/);
});

test('a skirmish and its loss check', async ({ page }) => {
  const start: Position = {
    scenario: 'guerrilla',
    differs: {
      phase: 'deed',
      round: 2,
      counter: 3,
      mover: 'allenby',
      points: 2,
      leaders: { smuts: 'kroonstad', allenby: 'kroonstad' },
      areas: {
        bloemfontein: { garrison: null, scorchedEarth: true },
        standerton: { garrison: true },
        bethlehem: { garrison: true },
        potchefstroom: { garrison: true },
        ladybrand: { garrison: true },
      },
      events: { 'br-africans': true },
    },
    deeds: [{ side: 'empire', choice: { do: 'attack', piece: 'allenby', with: 'smuts' } }],
  };
  const isCheck = ({ type }: GameEvent) => type === 'checkLost' || type === 'checkPassed';
  await open(page, leadsTo(start, isCheck), { language: 'en' });
  for (let i = 0; i < 12; i++) {
    if (/Loss check|Procedura strat/.test((await page.locator('.log').textContent()) ?? '')) break;
    await answerFirst(page);
    await sitDown(page);
  }
  await expect(page.locator('.log')).toContainText('Loss check');
});

test('an event: conditions ticked or not, then played', async ({ page }) => {
  const differs = { phase: 'action', turn: 2, round: 2, counter: 2 };
  await open(page, { differs }, { language: 'pl' });
  await page.getByRole('tab', { name: /Wydarzenia/ }).click();
  const annexation = page.locator('.hand [data-piece="br-annexation"]');
  await expect(annexation).toContainText('✗Pod kontrolą Imperium: Johannesburg i Pretoria');
  await annexation.click();
  await expect(page.locator('.now-panel')).toContainText(
    'Warunki tego wydarzenia nie są spełnione.',
  );
  await page.locator('.hand [data-piece="br-roberts"]').click();
  await answer(page, 'playAt br-roberts to=orange-river').click();
  await expect(page.locator('.live [data-piece="roberts"]')).toHaveCount(1);
  await expect(page.locator('.log')).toContainText('Roberts wchodzi do gry');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a battle lies over the map and leaves it its room', async ({ page }) => {
    await open(page, { differs: METHUEN_MEETS_CRONJE }, { language: 'en' });
    const room = () => page.locator('main.map').boundingBox();
    const before = await room();
    expect(before?.height).toBeGreaterThan(300);
    await answer(page, 'attack').click();
    await expect(page.locator('.on-stage')).toBeVisible();
    expect(await room()).toEqual(before);
    expect(await page.locator('.on-stage').boundingBox()).toEqual(before);
  });
});

/** What is on the screen: a table after so many deeds, a question of so many answers, or a change of hands. */
const where = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('.hand-over')) return 'hand over';
    if (document.querySelector('.hand-on')) return 'hand on';
    const table = document.querySelector<HTMLElement>('div.table');
    const plain = document.querySelectorAll('.plain .btn:not(:disabled)').length;
    return table ? `${table.dataset['deeds']} ${plain > 0 ? 'asked' : 'waits'}` : 'nothing';
  });

const onPlainAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.plain .btn') ?? false);

test('a whole turn by keyboard', async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, { differs: { phase: 'round', round: 1 } }, { language: 'en' });
  const clock = page.locator('header').first();
  for (let deeds = 0; deeds < 300; deeds++) {
    await expect.poll(() => where(page)).toMatch(/hand o|asked/);
    const before = await where(page);
    if (before.startsWith('hand')) {
      await expect(page.locator('.hand-over h1')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else {
      if ((await clock.textContent())?.includes('Turn 2')) break;
      if (deeds % 9 === 0) await page.keyboard.press('1');
      else {
        // To the answers, on to those that stand for themselves: pass, or stop here.
        await page.keyboard.press('q');
        for (let k = 0; k < 16 && !(await onPlainAnswer(page)); k++)
          await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
    }
    await expect.poll(() => where(page)).not.toBe(before);
  }
  await expect(clock).toContainText('Turn 2');
});
