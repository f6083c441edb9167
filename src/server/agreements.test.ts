import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from '../games/registry.ts';
import { commitmentOf, verifyRolls } from '../kernel/fair-dice.ts';
import { isProblems } from '../kernel/game.ts';
import { type MatchFile, openMatch } from '../kernel/match-file.ts';
import { printOf } from '../table/screen.ts';
import { play, TestHouse } from './testing/house.ts';

const SIDES = ['scouts', 'riders'] as const;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

test('whoever resigns has lost, and nothing more can be done', async () => {
  const { players, match } = await house.pair('outpost', SIDES);
  const [scouts, riders] = players;
  await play(players, 4);
  expect(await riders.tryAsk('resign', { side: 'scouts' })).toHaveProperty('error');
  const watcher = await house.browser().sit(match);
  expect(await watcher.tryAsk('resign', { side: 'scouts' })).toHaveProperty('error');
  expect(await scouts.tryAsk('resign', { side: 'scouts' })).toHaveProperty('answer');
  await riders.until(() => riders.info?.status === 'over');
  expect(riders.info?.result).toEqual({ winner: 'riders', by: 'resignation' });
  for (const player of players) {
    const { side, question, choices } = player.moment;
    if (!question) continue;
    const ask = { side, question: question.number, choice: choices[0] };
    expect(await player.tryAsk('choose', ask)).toMatchObject({
      answer: { problems: [{ at: 'match', problem: 'the match is over' }] },
    });
  }
  expect(await scouts.tryAsk('resign', { side: 'scouts' })).toHaveProperty('error');
  // It is a deed of the match: whoever plays its file through comes to the same end.
  const { answer } = await riders.tryAsk('file', {});
  const file = answer as MatchFile;
  expect(file.deeds.at(-1)).toEqual({ side: 'scouts', ends: 'resignation' });
  const game = await registered('outpost')?.load();
  expect(game && openMatch(game.rules, file)).toMatchObject({
    outcome: { winner: 'riders', ending: 'resignation' },
  });
  const again = await house.browser().sit(match);
  await again.until(() => again.news !== null);
  expect(again.moment.outcome).toEqual({ winner: 'riders', ending: 'resignation' });
});

test('the dice of a match that is over can be checked by anyone', async () => {
  const { players } = await house.pair('outpost', SIDES);
  const [scouts, riders] = players;
  const promised = scouts.info?.dice.commitment;
  await play(players, 30);
  if (scouts.info?.status !== 'over') await scouts.tryAsk('resign', { side: 'scouts' });
  await riders.until(() => riders.info?.status === 'over');
  const { answer } = await riders.tryAsk('file', {});
  const file = answer as MatchFile;
  if (file.dice.kind !== 'fair' || file.dice.secret === undefined) throw new Error('no fair dice');
  expect(commitmentOf(file.dice.secret)).toBe(promised);
  expect(verifyRolls(file.dice.secret, file.dice, [])).toMatchObject({ honest: true });
  expect(Object.keys(file.dice.nonces).sort()).toEqual(['riders', 'scouts']);
  const game = await registered('outpost')?.load();
  expect(game && isProblems(openMatch(game.rules, file))).toBe(false);
});

test('a draw needs both; what is declined or played past lapses', async () => {
  const { players } = await house.pair('outpost', SIDES);
  const [scouts, riders] = players;
  await scouts.tryAsk('offer', { side: 'scouts', what: 'draw' });
  await riders.until(() => riders.info?.offers.draw === 'scouts');
  await riders.tryAsk('decline', { side: 'riders', what: 'draw' });
  await scouts.until(() => scouts.info?.offers.draw === undefined);
  await scouts.tryAsk('offer', { side: 'scouts', what: 'draw' });
  // Both give orders in secret: nobody sees by the offer that the other has given his.
  await riders.until(() => riders.info?.offers.draw === 'scouts');
  const heard = scouts.heard.length;
  await play([riders], 1);
  expect(await scouts.tryAsk('refresh', {})).toHaveProperty('answer');
  expect(scouts.heard.length).toBe(heard + 1);
  expect(scouts.info).toMatchObject({ offers: { draw: 'scouts' }, mayAbort: true });
  await play(players, 6);
  await riders.until(() => riders.info?.offers.draw === undefined);
  await riders.tryAsk('offer', { side: 'riders', what: 'draw' });
  await scouts.tryAsk('offer', { side: 'scouts', what: 'draw' });
  await riders.until(() => riders.info?.status === 'over');
  expect(scouts.info?.result).toEqual({ winner: null, by: 'agreement' });
  await scouts.until(() => scouts.moment.outcome !== null);
  expect(scouts.moment.outcome).toEqual({ winner: null, ending: 'agreement' });
});

test('a decision is taken back past a die if the other side agrees', async () => {
  const { players, match, host } = await house.pair('outpost', SIDES);
  const [scouts, riders] = players;
  const opening = printOf(scouts.moment.view);
  for (let made = 0; scouts.moment.undo || printOf(scouts.moment.view) === opening; made++)
    await play(players, 1, `past ${made}`);
  const before = scouts.moment.deeds;
  await scouts.tryAsk('offer', { side: 'scouts', what: 'takeback' });
  await riders.until(() => riders.info?.offers.takeback === 'scouts');
  expect(scouts.moment.deeds).toBe(before);
  await riders.tryAsk('offer', { side: 'riders', what: 'takeback' });
  await scouts.until(() => scouts.moment.deeds < before);
  expect(scouts.moment.question?.side).toBe('scouts');
  const again = await host.sit(match);
  await again.until(() => again.news !== null);
  expect(printOf(again.moment.view)).toBe(printOf(scouts.moment.view));
  expect(await play(players, 2)).toBe(2);
});

test('a match may be called off only before the second deed', async () => {
  const { players } = await house.pair('outpost', SIDES);
  expect(players[0].info?.mayAbort).toBe(true);
  await play(players, 8);
  await players[0].until(() => players[0].info?.mayAbort === false);
  expect(await players[0].tryAsk('abort', { side: 'scouts' })).toHaveProperty('error');
  const other = await house.pair('outpost', SIDES);
  await other.players[1].tryAsk('abort', { side: 'riders' });
  await other.players[0].until(() => other.players[0].info?.status === 'over');
  expect(other.players[0].info?.result).toEqual({ winner: null, by: 'abort' });
});

test('a rematch has the sides changed, and is the same for both who ask', async () => {
  const { players, host, friend } = await house.pair('outpost', SIDES);
  const [scouts, riders] = players;
  expect(await scouts.tryAsk('rematch', { side: 'scouts' })).toHaveProperty('error');
  await scouts.tryAsk('resign', { side: 'scouts' });
  const asked = await Promise.all([
    scouts.tryAsk('rematch', { side: 'scouts' }),
    riders.tryAsk('rematch', { side: 'riders' }),
  ]);
  const [{ match: next }, { match: same }] = asked.map(({ answer }) => answer) as [
    { match: string },
    { match: string },
  ];
  expect(same).toBe(next);
  await riders.until(() => riders.info?.rematch === next);
  const [first, second] = [await host.sit(next), await friend.sit(next)];
  expect([first.info?.mine, second.info?.mine]).toEqual([['riders'], ['scouts']]);
  for (const browser of [host, friend])
    await browser.api('POST', `/matches/${next}/nonce`, { nonce: 'ab'.repeat(16) });
  await first.until(() => first.news !== null);
  expect(await play([first, second], 3)).toBe(3);
});
