import { registered } from '../../src/games/registry.ts';
import { completeSetup } from '../../src/kernel/match.ts';
import { newMatchFile } from '../../src/kernel/match-file.ts';
import { everySeat } from '../../src/table/seats.ts';
import { Table } from '../../src/table/table.ts';
import { expect, expectAccessible, HURRY, loadMatch, prefer, settled, test } from './page.ts';

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
