import { registered } from '../../src/games/registry.ts';
import { completeSetup } from '../../src/kernel/match.ts';
import { newMatchFile } from '../../src/kernel/match-file.ts';
import { everySeat } from '../../src/table/seats.ts';
import { Table } from '../../src/table/table.ts';
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

const ID = 'second-boer-war';
const PICTURES = '.heliograph/pictures';

/** A whole match of machines, with the seat of its first side left to whoever looks at it. */
async function finished() {
  const game = await registered(ID)?.load();
  if (!game) throw new Error('no game');
  const { rules } = game;
  const setup = completeSetup(rules, { scenario: 'guerrilla' });
  const machines = everySeat(rules.sides, 'recruit');
  const table = Table.open(game, newMatchFile(setup, { kind: 'seeded', seed: 'story' }, machines));
  if (!(table instanceof Table)) throw new Error('not laid out');
  while (table.step());
  return { ...table.file(), seats: { ...machines, [rules.sides[0] ?? '']: 'person' } };
}

test('a finished match tells how it went, and leads to where it turned', async ({ page }) => {
  await prefer(page, HURRY);
  await loadMatch(page, await finished());
  const card = page.getByRole('dialog');
  await expect(card.getByRole('img', { name: /Win chance/ })).toBeVisible();
  await expect(card.getByText(/^Luck with the dice/)).toBeVisible();
  await card.getByText(/^Luck with the dice/).click();
  await expect(card.getByRole('row').nth(1)).toBeVisible();
  // When it was decided, and the key figures by turn.
  await expect(card.getByText(/^(Decided in turn \d|It was open to the last)/)).toBeVisible();
  await card.getByText('Key figures as each turn ended').click();
  await expect(card.getByRole('columnheader', { name: 'Turn', exact: true })).toBeVisible();
  await expectAccessible(page, '.stage');
  await page.screenshot({ path: `${PICTURES}/story.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${PICTURES}/story-phone.png` });
  await page.setViewportSize({ width: 1440, height: 900 });

  const turn = card.getByRole('link', { name: /^Turn/ }).first();
  const words = await turn.innerText();
  await turn.click();
  const place = page.getByRole('slider', { name: 'Place in the match' });
  await expect(place).not.toHaveValue('0');
  await expect(page.getByRole('combobox', { name: 'Turn' })).toHaveValue(words.replace(/\D/g, ''));
  await expect(page.getByLabel('Seen by')).toHaveValue('');

  // The same in the replay, where it moves the slider.
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(place).toHaveValue('0');
  await page.getByRole('button', { name: 'How it went' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Turn/ }).last().click();
  await expect(place).not.toHaveValue('0');
  await settled(page);
});

test('the end card leads on: share, play on from where it turned, sides changed', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await loadMatch(page, await finished());
  const card = page.getByRole('dialog', { name: /^(Victory|Defeat)/ });
  // By which rule it ended, and who lost what.
  await expect(card.getByRole('button', { name: /11[A-G]$/ })).toBeVisible();
  await card.getByText(/^Losses: The Empire \d+, The Boers \d+/).click();
  const losses = card.getByRole('group', { name: 'Losses by turn' });
  await expect(losses.getByRole('columnheader')).toHaveText(['Turn', 'The Empire', 'The Boers']);
  await expect(losses.getByRole('row').nth(1)).toBeVisible();
  const match = page.url();

  await card.getByRole('button', { name: 'Share this replay' }).click();
  const share = page.getByRole('dialog', { name: 'Share this replay' });
  await expect(share.getByLabel('As a link')).toHaveValue(/\/shared#match=[\w-]+&at=0$/);
  await expectAccessible(page, '.stage');
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();

  await card
    .getByRole('button', { name: /^Play on from here: Turn/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'With fresh dice' }).click();
  await expect(page).not.toHaveURL(match);
  await settled(page);
  await expect(page.locator('#question')).not.toBeEmpty();
  expect(await deeds(page)).toBeGreaterThan(0);

  await page.goto(match);
  await card.getByRole('button', { name: 'Play again, sides changed' }).click();
  await expect(page).not.toHaveURL(match);
  await expect(page.locator('#question')).not.toBeEmpty();
  await expect(page.getByText('The Boers: you', { exact: false }).first()).toBeVisible();
});

test('among machines one takes a seat to play on', async ({ page }) => {
  await prefer(page, HURRY);
  const { seats: _, ...match } = await finished();
  await loadMatch(page, { ...match, seats: { empire: 'recruit', boers: 'recruit' } });
  const turned = page.getByRole('dialog').getByRole('button', { name: /^Play on from here/ });
  await turned.first().click();
  const seat = page.getByRole('combobox', { name: 'Your side' });
  await expect(seat.getByRole('option')).toHaveCount(3);
  await seat.selectOption('boers');
  await page.getByRole('button', { name: 'With the same dice' }).click();
  await expect(page.locator('#question')).not.toBeEmpty();
  await expect(page.getByText('The Boers: you', { exact: false }).first()).toBeVisible();
});
