import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Dress, loadMatch, openPage } from './glass.ts';
import { matchFrom } from './position-file.ts';

/** The Highlanders before the trenches at first light, Wauchope's brigade about to act. */
const BEFORE_THE_TRENCHES = {
  turn: 2,
  phase: 'activation',
  units: {
    'black-watch-a': { hex: '1621', formation: 'foot', side: 'reduced', lost: 1 },
    'black-watch-b': { hex: '1721', formation: 'foot', lost: 2 },
    'seaforth-a': { hex: '1821', formation: 'foot' },
    'seaforth-b': { hex: '1821', formation: 'foot' },
    'argyll-a': { formation: 'foot' },
    'argyll-b': { formation: 'foot' },
    'hli-a': { hex: '1623', formation: 'foot' },
    'hli-b': { hex: '1623', formation: 'foot' },
    hoopstad: { hidden: 0, lost: 1 },
  },
  activation: { commander: 'wauchope' },
  riders: {
    'british-rider-2': { where: 'under-way', hex: '1426', to: 'colvile', order: 'defense' },
  },
  score: { columnsMoved: 1 },
};

function battleFile(): string {
  const match = matchFrom('magersfontein', 'historical', BEFORE_THE_TRENCHES, {
    dice: { kind: 'seeded', seed: 'steel' },
    seats: { british: 'person', boers: 'recruit' },
  });
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'heliograph-')), 'battle.json');
  fs.writeFileSync(file, JSON.stringify(match));
  return file;
}

/** A march with its price and its dangers; by lamplight an assault with what weighs on either side. */
export async function takeBattle(
  browser: Browser,
  base: string,
  dresses: readonly Dress[],
  shoot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const file = battleFile();
  for (const dress of dresses) {
    const page = await openPage(browser, base, dress);
    const narrow = dress.width < 760;
    const dark = dress.theme === 'dark';
    await loadMatch(page, file);
    const press = (name: RegExp): Promise<void> => {
      const button = page.getByRole('button', { name }).first();
      return narrow ? button.tap() : button.click();
    };
    await press(/^(Obey|Wykonać rozkaz)/);
    await press(dark ? /Seaforth Highlanders A/ : /Highland Light Infantry A/);
    const assault = page.locator('.answer', { hasText: /(Assault|Szturm na) 1820/ });
    const goal = page.locator('.live [data-place="1922"]');
    if (dark) await (narrow ? assault.tap() : assault.hover());
    else await (narrow ? goal.tap() : goal.hover());
    await shoot(page, `magersfontein-${dress.name}`);
    await page.context().close();
  }
}
