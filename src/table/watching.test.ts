import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { Host } from './host.ts';
import { Forbidden } from './requests.ts';
import { everySeat } from './seats.ts';
import type { Table } from './table.ts';
import { EVERYTHING } from './tale.ts';
import { newMatch, Seat, sitDown, tableOf } from './testing/seat.ts';

const found = await registered('outpost')?.load();
if (!found) throw new Error('the example game is gone');
const game = found;
const { sides } = game.rules;

/** Machines everywhere, none of which may do anything yet. */
function waiting(): Table {
  const table = tableOf(game, newMatch(game), everySeat(sides, 'recruit'));
  table.allowed = 0;
  return table;
}

it('machines make as many decisions as who watches allows, and then wait', async () => {
  const seat = await sitDown(game, newMatch(game), {
    ...everySeat(sides, 'person'),
    riders: 'recruit',
  });
  await seat.ask('machines', { paused: true });
  seat.news = await seat.ask('seat', { seats: everySeat(sides, 'recruit') });
  const before = seat.host.table.deeds;
  seat.news = await seat.ask('machines', { paused: false, deeds: 1 });
  expect(seat.host.table.deeds).toBe(before + 1);
  expect(seat.moment.machines).toBe('paused');
  seat.news = await seat.ask('machines', { paused: false, deeds: 3 });
  expect(seat.host.table.deeds).toBe(before + 4);
});

it('what a person did can be taken back until a machine sits in her place', async () => {
  const [side = ''] = sides;
  const seats = { ...everySeat(sides, 'recruit'), [side]: 'person' };
  const seat = await sitDown(game, newMatch(game), seats);
  await seat.ask('machines', { paused: true });
  const [choice] = seat.moment.choices;
  if (!choice) throw new Error('nobody is asked');
  await seat.choose(side, choice);
  expect((await seat.look(side)).moment).toMatchObject({ side, undo: true });
  await seat.ask('seat', { seats: everySeat(sides, 'recruit') });
  expect((await seat.look(side)).moment).toMatchObject({ side, undo: false, redo: false });
  await expect(seat.ask('undo', { side })).rejects.toThrow(Forbidden);
});

it('with either side’s eyes where nobody but machines plays, and only there', async () => {
  const own = await Seat.at(new Host(waiting()));
  expect(own.moment.outcome).toBeNull();
  for (const side of sides) expect((await own.look(side)).moment.side).toBe(side);
  await own.look(null);
  const [mine, other] = sides;
  const seats = { ...everySeat(sides, 'recruit'), [mine ?? '']: 'person' };
  const player = await sitDown(game, newMatch(game), seats);
  await player.look(other ?? null);
  expect(player.moment.side).not.toBe(other);
  await expect(player.ask('tale', { side: other ?? null })).rejects.toThrow(Forbidden);
  const stranger = await Seat.at(new Host(waiting()), { sides: [] });
  await stranger.look(mine ?? null);
  expect(stranger.moment.side).not.toBe(mine);
});

it('everything lies open where machines play among themselves, and closes when a person sits down', async () => {
  const own = await Seat.at(new Host(waiting()));
  const handsOf = ({ moment }: { moment: { view: unknown } }) =>
    (moment.view as { hand: number[][] }).hand;
  const hands = [];
  for (const [i, side] of sides.entries()) hands.push(handsOf(await own.look(side))[i]);
  const opened = await own.look(EVERYTHING);
  expect(opened.moment).toMatchObject({ side: null, everything: true, question: null });
  expect(handsOf(opened)).toEqual(hands);
  expect(handsOf(await own.look(null))).not.toEqual(hands);
  await own.look(EVERYTHING);
  own.news = await own.ask('machines', { paused: false, deeds: 20 });
  // Nothing is told twice, and nothing in the words for those who know less.
  const told = await own.ask('tale', { side: EVERYTHING });
  for (const side of sides)
    expect(told.length).toBeGreaterThanOrEqual((await own.ask('tale', { side })).length);
  const [mine] = sides;
  const seats = { ...everySeat(sides, 'recruit'), [mine ?? '']: 'person' };
  own.news = await own.ask('seat', { seats });
  expect(own.moment.everything).toBeUndefined();
  await expect(own.ask('tale', { side: EVERYTHING })).rejects.toThrow(Forbidden);
});

it('never opens for a player, for a stranger, or for both at one screen, until all is over', async () => {
  const [mine] = sides;
  const seats = { ...everySeat(sides, 'recruit'), [mine ?? '']: 'person' };
  const player = await sitDown(game, newMatch(game), seats);
  const pair = await sitDown(game, newMatch(game), everySeat(sides, 'person'));
  const stranger = await Seat.at(new Host(waiting()), { sides: [] });
  for (const one of [player, pair, stranger]) {
    expect((await one.look(EVERYTHING)).moment.everything).toBeUndefined();
    await expect(one.ask('tale', { side: EVERYTHING })).rejects.toThrow(Forbidden);
    await expect(one.ask('scene', { side: EVERYTHING, at: 0 })).rejects.toThrow(Forbidden);
  }
  const ended = await Seat.at(new Host(tableOf(game, newMatch(game), everySeat(sides, 'recruit'))));
  await ended.ask('machines', { paused: false });
  expect(ended.host.table.outcome).not.toBeNull();
  const later = await Seat.at(ended.host, { sides: [] });
  expect((await later.look(EVERYTHING)).moment.everything).toBe(true);
});
