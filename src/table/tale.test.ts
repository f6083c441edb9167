import { describe, expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { everySeat } from './seats.ts';
import { recalled } from './snapshot.ts';
import { Table } from './table.ts';
import { Tale, type Viewer } from './tale.ts';
import { newMatch, Seat, sitDown, tableOf } from './testing/seat.ts';

const outpost = await registered('outpost')?.load();
const cards = await registered('second-boer-war')?.load();
const trenches = await registered('magersfontein')?.load();
if (!outpost || !cards || !trenches) throw new Error('a game is gone');

describe('the tale', () => {
  it('numbers for each viewer what it was told, without gaps', () => {
    const table = tableOf(cards, newMatch(cards), everySeat(cards.rules.sides, 'random'));
    for (let i = 0; i < 300; i++) table.step();
    const told = [...cards.rules.sides, null].map((viewer) => {
      const scenes = table.tale.scenes(viewer, 0, false);
      expect(scenes.map(({ at }) => at)).toEqual(scenes.map((_, i) => i));
      return JSON.stringify(scenes.map(({ event }) => event));
    });
    // They were not told the same.
    expect(new Set(told).size).toBeGreaterThan(1);
  });

  it('shows the board as it was then, not as it is now, however long ago', () => {
    const file = newMatch(outpost, 'e');
    const seats = everySeat(outpost.rules.sides, 'random');
    const all = tableOf(outpost, file, seats);
    const few = Table.open(outpost, file, { seats, boards: 3 });
    if (!(few instanceof Table)) throw new Error('not opened');
    while (all.step()) few.step();
    const scenes = all.past.scenes('scouts', true);
    const boards = scenes.map(({ at }) => JSON.stringify(all.past.scene('scouts', at)));
    expect(scenes.map(({ at }) => JSON.stringify(few.past.scene('scouts', at)))).toEqual(boards);
    const turns = scenes.map(({ at }) => {
      const view = all.past.scene('scouts', at)?.view;
      return view && outpost.rules.clock(view).turn;
    });
    expect(turns).toEqual(scenes.map(({ turn }) => turn));
    expect(new Set(turns).size).toBeGreaterThan(2);
    expect(few.past.scenes('scouts', true).filter(({ view }) => view).length).toBeLessThanOrEqual(
      3,
    );
  });

  it('names a side’s own troops to it, and to nobody else', () => {
    const table = tableOf(trenches, newMatch(trenches), everySeat(trenches.rules.sides, 'random'));
    for (let i = 0; i < 500; i++) table.step();
    const named = (viewer: Viewer) =>
      table.tale
        .events(viewer)
        .filter(({ type }) => type !== 'exposed')
        .flatMap((event) => [event['piece'], event['with'], event['units']].flat());
    const markers = (viewer: Viewer) =>
      named(viewer).filter((id) => typeof id === 'string' && id.startsWith('hide-'));
    // Whoever watches reads what was told; the British read the same, but for orders that are theirs.
    expect(markers(null).length).toBeGreaterThan(20);
    expect(markers('british')).toEqual(markers(null));
    expect(markers('boers')).toEqual([]);
    expect(named('boers').length).toBeGreaterThanOrEqual(named(null).length);
  });

  it('knows them by name also when it is taken up again', () => {
    const seats = everySeat(trenches.rules.sides, 'random');
    const file = newMatch(trenches);
    const table = tableOf(trenches, file, seats);
    for (let i = 0; i < 500; i++) table.step();
    const settled = table.settledSince(0);
    if (!settled) throw new Error('nothing is settled');
    const { state, chapter, deeds } = settled;
    const { pages } = recalled(JSON.parse(JSON.stringify({ state, chapters: [chapter] })), deeds);
    const tale = new Tale(trenches.rules, 10);
    tale.recall(pages, null);
    for (const viewer of [...trenches.rules.sides, null]) {
      const before = table.tale.events(viewer).slice(0, tale.length(viewer));
      expect(before.length).toBeGreaterThan(50);
      expect(tale.events(viewer)).toEqual(before);
    }
  });

  it('tells fleeting events when they happen, and keeps no list of them', async () => {
    const seats = { empire: 'person', boers: 'person' };
    const seat = await sitDown(cards, newMatch(cards), seats);
    const live = new Set<number>();
    for (let i = 0; i < 400 && live.size < 3; i++) {
      const { handOver, side, choices } = seat.moment;
      if (handOver !== null) await seat.look(handOver);
      else if (side === null) break;
      else await seat.choose(side, choices[0] ?? { do: 'pass' });
      for (const { at, event } of seat.news.scenes)
        if (event.type === 'roundEnds' && seat.moment.side === 'boers') live.add(at);
    }
    expect(live.size).toBe(3);
    expect(seat.moment.outcome).toBeNull();
    const ends = (scenes: readonly { event: { type: string } }[]) =>
      scenes.filter(({ event }) => event.type === 'roundEnds').length;
    expect(ends(await seat.ask('tale', { side: 'boers' }))).toBe(1);
    // Nor can they be worked out from what is left of each round.
    const kinds = (await seat.ask('tale', { side: 'boers' })).map(({ event }) => event.type);
    for (const type of ['actionComplete', 'anotherAction', 'counterSeen'])
      expect(kinds.filter((kind) => kind === type).length, type).toBeLessThan(2);
    const [first = 0] = live;
    expect(await seat.ask('scene', { at: first, side: 'boers' })).toBeNull();
    const again = await Seat.at(seat.host, { sides: ['boers'] });
    expect(ends(again.news.scenes)).toBe(1);
  });
});
