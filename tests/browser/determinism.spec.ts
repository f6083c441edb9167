import { Buffer } from 'node:buffer';
import { REGISTRY } from '../../src/games/registry.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { playInNode } from './node-match.ts';
import { expect, HURRY, prefer, test } from './page.ts';

for (const { id: game } of enough(
  REGISTRY,
  ({ id }) => id === 'magersfontein' || id === 'outpost',
)) {
  test(`${game}: the page replays a match to the same hash after every choice`, async ({
    page,
  }) => {
    const seed = `${game} in the browser`;
    const { file, hashes } = await playInNode({ game, seed, until: (_, __, made) => made >= 120 });
    await prefer(page, HURRY);
    await page.goto('/');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Load a match', exact: true }).click();
    const name = 'match.heliograph.json';
    const buffer = Buffer.from(JSON.stringify(file));
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer });
    await page.waitForURL('**/match/**');
    await page.goto(`${page.url()}/replay`);
    await page.getByText('Fingerprints').click();
    await expect(page.locator('.prints li')).toHaveCount(hashes.length);
    expect(await page.locator('.prints li').allInnerTexts()).toEqual(hashes);
  });
}
