import { describe, expect, it, vi } from 'vitest';
import { registered } from '../games/registry.ts';
import type { Choice } from '../kernel/choice.ts';
import type { AnyGame } from '../kernel/face.ts';
import { Host, TableClosed } from './host.ts';
import { IllegalAnswer } from './machines.ts';
import { everySeat } from './seats.ts';
import type { Table } from './table.ts';
import { newMatch, Seat, sitDown, tableOf } from './testing/seat.ts';

const outpost = await registered('outpost')?.load();
if (!outpost) throw new Error('the example game is gone');

const MACHINES = everySeat(outpost.rules.sides, 'random');
const ALONE = { scouts: 'person', riders: 'random' };
const BOTH = everySeat(outpost.rules.sides, 'person');
const REST: Choice = { do: 'rest' };

/** The same game with a machine of its own. */
const withMachine = (choose: () => Choice): AnyGame => ({
  ...outpost,
  opponents: [{ level: 'recruit', sides: outpost.rules.sides, choose }],
});

describe('machines at a stretch', () => {
  it('go on until the match is over, letting others be heard on the way', async () => {
    const kept: number[] = [];
    const keep = async ({ deeds }: { deeds: number }) => {
      kept.push(deeds);
    };
    // No time at all: every deed is a stretch of its own.
    const long = newMatch(outpost, 'e');
    const seat = await sitDown(outpost, long, MACHINES, {}, { keep, stretch: 0 });
    expect(seat.moment.machines).toBe('thinking');
    const deeds = seat.host.table.deeds;
    // Whoever asks meanwhile is answered before the match is over.
    await seat.ask('tale', { side: null });
    expect(seat.host.table.outcome).toBeNull();
    await vi.waitFor(() => expect(seat.moment.outcome).not.toBeNull());
    expect(seat.moment.machines).toBe('idle');
    expect(seat.pushed.length).toBeGreaterThan(10);
    expect(kept).toEqual(kept.map((_, i) => deeds + i));
    // What came in pieces makes one tale.
    const numbers = seat.pushed.flatMap(({ scenes }) => scenes.map(({ at }) => at));
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, i) => first + i));
    expect(numbers.at(-1)).toBe(seat.host.table.tale.length(null) - 1);
  });

  it('wait when they are told to, and go on when they may', async () => {
    const host = new Host(tableOf(outpost, newMatch(outpost), MACHINES));
    host.table.paused = true;
    const seat = await Seat.at(host);
    expect(seat.moment).toMatchObject({ machines: 'paused', outcome: null });
    expect(host.table.deeds).toBe(0);
    const news = await seat.ask('machines', { paused: false });
    expect(news.moment.outcome).not.toBeNull();
  });

  it('that take their time answer with what they have when they are told to', async () => {
    let pieces = 0;
    const endless: AnyGame = {
      ...outpost,
      opponents: [
        {
          level: 'general',
          sides: outpost.rules.sides,
          choose: () => REST,
          deliberate: ({ side, choices: [first = REST] }) => ({
            goOn: () => ++pieces > 0,
            advice: () => ({
              side,
              choice: first,
              expects: { winChance: 0.5, error: 0, features: [] },
              now: 0.5,
              others: [],
              worlds: 0,
              milliseconds: 0,
            }),
          }),
        },
      ],
    };
    const seats = everySeat(outpost.rules.sides, 'general');
    const seat = await sitDown(endless, newMatch(outpost), seats);
    expect(seat.moment.machines).toBe('thinking');
    await vi.waitFor(() => expect(pieces).toBeGreaterThan(2));
    expect(seat.host.table.deeds).toBe(0);
    // Others are heard meanwhile.
    await seat.ask('tale', { side: null });
    await seat.ask('moveNow', {});
    await vi.waitFor(() => expect(seat.moment.outcome).not.toBeNull());
    seat.host.close();
  });

  it('are told to hurry only by whom the table belongs to', async () => {
    const host = new Host(tableOf(outpost, newMatch(outpost), BOTH));
    const guest = await Seat.at(host, { sides: ['riders'] });
    await expect(guest.ask('moveNow', {})).rejects.toThrow(/own/);
  });

  it('think elsewhere without holding anybody up', async () => {
    let answer: (choice: Choice) => void = () => {};
    const asked: string[] = [];
    const seat = await sitDown(
      outpost,
      newMatch(outpost),
      ALONE,
      {},
      {
        think: ({ side }) => {
          asked.push(side);
          return new Promise((done) => {
            answer = done;
          });
        },
      },
    );
    expect(asked).toEqual(['riders']);
    // The person goes on while the machine thinks; the machine's answer is then to an old table,
    // so it is asked again.
    await seat.choose('scouts', { do: 'order', piece: 'scouts-1' });
    answer(REST);
    await vi.waitFor(() => expect(asked).toEqual(['riders', 'riders']));
    expect(seat.host.table.deedsOf('riders')).toBe(0);
    answer(REST);
    await vi.waitFor(() => expect(seat.host.table.deedsOf('riders')).toBe(1));
  });

  it('are stopped when they cheat; what people did stands', async () => {
    const told: Error[] = [];
    const seats = { scouts: 'person', riders: 'recruit' };
    const game = withMachine(() => ({ do: 'win' }));
    const seat = await sitDown(
      game,
      newMatch(game),
      seats,
      {},
      { trouble: (error) => told.push(error) },
    );
    expect(told[0]).toBeInstanceOf(IllegalAnswer);
    expect(told[0]?.message).toContain('recruit answered pickTroop with win');
    expect(seat.moment.machines).toBe('paused');
    const { moment } = await seat.choose('scouts', REST);
    expect(moment.waiting).toEqual(['riders']);
    expect(seat.host.table.deeds).toBe(1);
  });

  it('answer the same in the same match, whatever others did meanwhile', () => {
    const seedOf = (table: Table): string => {
      const next = table.next();
      if (next?.kind !== 'machine') throw new Error('no machine is asked');
      return next.seed;
    };
    const table = tableOf(outpost, newMatch(outpost, 'same'), ALONE);
    const before = seedOf(table);
    table.choose('scouts', { do: 'order', piece: 'scouts-1' });
    expect(seedOf(table)).toBe(before);
    expect(seedOf(tableOf(outpost, newMatch(outpost, 'other'), ALONE))).not.toBe(before);
    table.step();
    const again = tableOf(outpost, table.file());
    while (table.step()) again.step();
    expect(again.file()).toEqual(table.file());
  });
});

describe('several screens at one table', () => {
  const table = () => new Host(tableOf(outpost, newMatch(outpost), BOTH));
  const seats = async (host: Host) => ({
    scouts: await Seat.at(host, { sides: ['scouts'], playForced: true }),
    riders: await Seat.at(host, { sides: ['riders'], playForced: true }),
    watcher: await Seat.at(host, { sides: [] }),
  });

  it('show each side its own from the first, and never change hands', async () => {
    const { scouts, riders, watcher } = await seats(table());
    expect(scouts.moment).toMatchObject({ side: 'scouts', handOver: null });
    expect(scouts.moment.question?.side).toBe('scouts');
    expect(riders.moment.question?.side).toBe('riders');
    expect(watcher.moment).toMatchObject({ side: null, question: null, choices: [] });
  });

  it('push what happened to those who did not ask, once it may be known', async () => {
    const { scouts, riders, watcher } = await seats(table());
    await scouts.choose('scouts', REST);
    // In secret: not even that something was done shows.
    expect(riders.pushed).toEqual([]);
    expect(watcher.pushed).toEqual([]);
    expect(scouts.moment.waiting).toEqual(['riders']);
    await riders.choose('riders', REST);
    expect(scouts.pushed.length).toBe(1);
    expect(scouts.pushed[0]?.scenes.length).toBeGreaterThan(0);
    expect(watcher.pushed[0]?.scenes.length).toBeGreaterThan(0);
  });

  it('do not say who is through while all still decide', async () => {
    const { scouts, riders, watcher } = await seats(table());
    expect(riders.moment.waiting).toEqual(['riders']);
    await scouts.choose('scouts', REST);
    const again = await riders.ask('refresh', {});
    expect(again.moment).toEqual(riders.moment);
    expect((await watcher.ask('refresh', {})).moment.waiting).toEqual(['scouts', 'riders']);
  });

  it('give nobody what is another’s', async () => {
    const { scouts, watcher } = await seats(table());
    const side = 'riders';
    const foreign = [
      scouts.ask('choose', { side, choice: REST }),
      scouts.ask('odds', { side, choice: REST }),
      scouts.ask('consider', { side, choice: REST }),
      scouts.ask('whyNot', { side, picks: [], thing: { kind: 'piece', id: 'riders-1' } }),
      scouts.ask('hint', { side }),
      scouts.ask('undo', { side }),
      scouts.ask('order', { side, orders: [] }),
      scouts.ask('tale', { side }),
      scouts.ask('scene', { at: 0, side }),
      scouts.ask('file', {}),
      scouts.ask('fingerprints', {}),
      scouts.ask('seat', { seats: ALONE }),
      scouts.ask('machines', { paused: true }),
      watcher.ask('choose', { side, choice: REST }),
      watcher.ask('tale', { side: 'scouts' }),
    ];
    const answers = await Promise.allSettled(foreign);
    expect(answers.map(({ status }) => status)).toEqual(foreign.map(() => 'rejected'));
    // Looking with foreign eyes shows one's own.
    expect((await scouts.look(side)).moment.side).toBe('scouts');
    expect(watcher.host.table.deeds).toBe(0);
  });

  it('take an answer only to the question it was meant for', async () => {
    const { scouts } = await seats(table());
    const number = scouts.moment.question?.number ?? -1;
    const order = { do: 'order', piece: 'scouts-1' };
    const ask = { side: 'scouts', choice: order, question: number };
    expect(await scouts.ask('choose', ask)).toHaveProperty('moment');
    expect(await scouts.ask('choose', ask)).toMatchObject({ problems: [{ at: 'question' }] });
    await scouts.undo('scouts');
    expect(await scouts.ask('choose', ask)).toHaveProperty('moment');
  });

  it('answer nothing for a side whose hand it might betray', async () => {
    const host = table();
    const { scouts, riders } = await seats(host);
    await scouts.choose('scouts', { do: 'order', piece: 'scouts-3' });
    await scouts.choose('scouts', { do: 'aim', piece: 'scouts-3', to: 'koppie' });
    await riders.choose('riders', REST);
    // Everything else is asked, even what leaves no choice.
    for (let i = 0; i < 60 && !host.table.outcome; i++) {
      expect(host.table.next()).toBeNull();
      const seat = scouts.moment.question ? scouts : riders;
      const { side } = seat.moment.question ?? { side: '' };
      await seat.choose(side, seat.moment.choices[0] ?? REST);
    }
  });

  it('open all secrets when the match is over', async () => {
    const seat = await sitDown(outpost, newMatch(outpost), MACHINES);
    await vi.waitFor(() => expect(seat.moment.outcome).not.toBeNull());
    const watcher = await Seat.at(seat.host, { sides: [] });
    expect((await watcher.look('riders')).moment.side).toBe('riders');
    expect((await watcher.ask('file', {})).deeds.length).toBe(seat.host.table.deeds);
  });
});

describe('keeping', () => {
  it('comes before anybody hears, also of what machines did', async () => {
    const order: string[] = [];
    const host = new Host(tableOf(outpost, newMatch(outpost), BOTH), {
      keep: async ({ deeds }) => {
        await new Promise((done) => setTimeout(done, 5));
        order.push(`kept ${deeds}`);
      },
    });
    const scouts = await Seat.at(host, { sides: ['scouts'] });
    await host.join({ sides: ['riders'], playForced: false }, ({ moment }) =>
      order.push(`told of ${moment.deeds}`),
    );
    await scouts.choose('scouts', REST);
    order.push('answered');
    expect(order).toEqual(['kept 0', 'kept 1', 'answered']);
  });

  it('that fails closes the table: what was not kept was not done', async () => {
    let full = false;
    const keep = async () => {
      if (full) throw new Error('the disk is full');
    };
    const seat = await sitDown(outpost, newMatch(outpost), BOTH, {}, { keep });
    full = true;
    await expect(seat.choose('scouts', REST)).rejects.toThrow('the disk is full');
    await expect(seat.look('scouts')).rejects.toBeInstanceOf(TableClosed);
    await expect(Seat.at(seat.host)).rejects.toBeInstanceOf(TableClosed);
  });

  it('keeps nothing of a refused choice', async () => {
    let kept = 0;
    const keep = async () => {
      kept++;
    };
    const seat = await sitDown(outpost, newMatch(outpost), ALONE, {}, { keep });
    const before = kept;
    const answer = await seat.ask('choose', {
      side: 'scouts',
      choice: { do: 'order', piece: 'riders-1' },
    });
    expect(answer).toMatchObject({ refusal: { rule: '2.1', reason: 'notYours' } });
    expect(kept).toBe(before);
  });
});
