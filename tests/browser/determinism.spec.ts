import { Buffer } from 'node:buffer';
import { REGISTRY } from '../../src/games/registry.ts';
import { seededDice } from '../../src/kernel/dice.ts';
import type { AnyGame } from '../../src/kernel/face.ts';
import { isProblems } from '../../src/kernel/game.ts';
import { randomOf } from '../../src/kernel/inspect.ts';
import { completeSetup, Match } from '../../src/kernel/match.ts';
import { writeMatchFile } from '../../src/kernel/match-file.ts';
import { expect, HURRY, prefer, test } from './page.ts';

/** A match of random legal choices played in Node: its file, and the state's hash after each. */
function playInNode(game: AnyGame, choices: number) {
  const random = randomOf(`${game.rules.id} in the browser`);
  const match = Match.begin(game.rules, completeSetup(game.rules, {}), seededDice('browser'));
  if (isProblems(match)) throw new Error(match[0]?.problem);
  const hashes: string[] = [];
  while (!match.outcome && hashes.length < choices) {
    const owed = match.owed[random(match.owed.length)];
    const offered = owed ? match.choices(owed.side) : [];
    const choice = offered[random(offered.length)];
    if (!owed || !choice || !match.choose(owed.side, choice).done) throw new Error('stuck');
    hashes.push(match.hash);
  }
  return { file: writeMatchFile(match, { kind: 'seeded', seed: 'browser' }), hashes };
}

for (const registered of REGISTRY) {
  test(`${registered.id}: the page replays a match to the same hash after every choice`, async ({
    page,
  }) => {
    const { file, hashes } = playInNode(await registered.load(), 120);
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
