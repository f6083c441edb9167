import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import type { Choice } from '../kernel/choice.ts';
import type { AnyGame } from '../kernel/face.ts';
import { isProblems } from '../kernel/game.ts';
import { openMatch, parseMatchFile } from '../kernel/match-file.ts';
import { isRefused } from './protocol.ts';
import { newMatch, type Seat, sitDown } from './testing/seat.ts';

async function gameOf(id: string): Promise<AnyGame> {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`${id} is gone`);
  return game;
}

/** The game with a judge who is always sure of this. */
function judgedAs(game: AnyGame, chance: number): AnyGame {
  if (!game.judge) throw new Error('nobody judges here');
  return { ...game, judge: { ...game.judge, winChance: () => chance } };
}

const SEATS = { empire: 'person', boers: 'random' };

/** Plays on with the first answer that is offered, for so many questions at most. */
async function playOn(seat: Seat, questions: number): Promise<number> {
  for (let asked = 0; asked < questions; asked++) {
    await expect.poll(() => isAtRest(seat)).toBe(true);
    if (seat.moment.outcome) return asked;
    await seat.choose('empire', seat.moment.choices[0] as Choice);
  }
  return questions;
}

async function isAtRest(seat: Seat): Promise<boolean> {
  seat.news = await seat.ask('refresh', {});
  const { outcome, question } = seat.moment;
  return outcome !== null || question !== null;
}

it('a person gives a match up: the file says so, and nobody goes back past it', async () => {
  const game = await gameOf('second-boer-war');
  const seat = await sitDown(game, newMatch(game, 'ending'), SEATS);
  await playOn(seat, 3);
  await expect(seat.ask('resign', { side: 'boers' })).rejects.toThrow('does not play');
  const answer = await seat.ask('resign', { side: 'empire' });
  if (isRefused(answer)) throw new Error('refused');
  const outcome = { winner: 'boers', ending: 'resignation' };
  expect(answer.moment).toMatchObject({ outcome, question: null, undo: false, redo: false });
  expect(await seat.ask('resign', { side: 'empire' })).toMatchObject({
    refusal: { reason: 'matchOver' },
  });
  const file = parseMatchFile(JSON.stringify(await seat.ask('file', {})));
  if (isProblems(file)) throw new Error(file[0]?.problem);
  expect(file.deeds.at(-1)).toEqual({ side: 'empire', ends: 'resignation' });
  expect(openMatch(game.rules, file)).toMatchObject({ outcome });
  // Neither twice, nor with an answer after it, nor for a reason that we do not know.
  const last = file.deeds.at(-1);
  const damaged = [
    { ...file, deeds: [...file.deeds, last] },
    { ...file, deeds: [...file.deeds, file.deeds[0]] },
  ];
  for (const one of damaged)
    expect(isProblems(openMatch(game.rules, one as typeof file))).toBe(true);
  expect(
    isProblems(
      parseMatchFile(JSON.stringify({ ...file, deeds: [{ side: 'empire', ends: 'rage' }] })),
    ),
  ).toBe(true);
});

it('a game for one cannot be given up', async () => {
  const game = await gameOf('redvers-reverse');
  const [side = ''] = game.rules.sides;
  const seat = await sitDown(game, newMatch(game, 'ending'), { [side]: 'person' });
  expect(await seat.ask('resign', { side })).toMatchObject({ refusal: { reason: 'notOfTwo' } });
});

it('a machine that has long lost gives up only where that is wanted', async () => {
  const game = judgedAs(await gameOf('second-boer-war'), 0.01);
  const proud = await sitDown(game, newMatch(game, 'proud'), SEATS);
  await playOn(proud, 120);
  expect(proud.moment.outcome?.ending).not.toBe('resignation');
  const seat = await sitDown(game, newMatch(game, 'proud'), SEATS, { yields: true });
  const asked = await playOn(seat, 400);
  expect(seat.moment.outcome).toEqual({ winner: 'empire', ending: 'resignation' });
  // Not at the first bad moment.
  expect(asked).toBeGreaterThan(20);
  const file = await seat.ask('file', {});
  expect(file.deeds.at(-1)).toEqual({ side: 'boers', ends: 'resignation' });
});

it('a machine takes a draw when it has long been worse off, and not before', async () => {
  const game = judgedAs(await gameOf('second-boer-war'), 0.3);
  const seat = await sitDown(game, newMatch(game, 'draw'), SEATS, { yields: true });
  await playOn(seat, 2);
  expect(await seat.ask('offerDraw', { side: 'empire' })).toMatchObject({ agreed: false });
  for (let n = 0; n < 40 && !seat.moment.outcome; n++) {
    await playOn(seat, 10);
    if (seat.moment.outcome) break;
    const { agreed, news } = await seat.ask('offerDraw', { side: 'empire' });
    seat.news = news;
    expect(agreed).toBe(news.moment.outcome !== null);
  }
  expect(seat.moment.outcome).toEqual({ winner: null, ending: 'agreement' });
  // Who does not want machines to yield is told no.
  const proud = await sitDown(game, newMatch(game, 'draw'), SEATS);
  await playOn(proud, 120);
  if (!proud.moment.outcome)
    expect(await proud.ask('offerDraw', { side: 'empire' })).toMatchObject({ agreed: false });
});
