import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../kernel/choice.ts';
import { textOf } from '../kernel/json.ts';
import type {
  ConditionalOrder,
  ForeseenOrder,
  OrdersLeft,
  PlanOrder,
  SeenOrder,
} from '../table/orders.ts';
import { isRefused } from '../table/protocol.ts';
import type { Player } from './testing/client.ts';
import { asked, nextAsked, play, TestHouse } from './testing/house.ts';
import { testStores } from './testing/stores.ts';

const SIDES = ['scouts', 'riders'] as const;

const testing = testStores('orders');

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  const open = async (): Promise<TestHouse> => {
    const opened = new TestHouse({}, testing.at(kind).databaseUrl);
    await opened.start();
    return opened;
  };
  let house: TestHouse;
  beforeAll(async () => {
    house = await open();
  });
  afterAll(() => house.close());

  const sideOf = (player: Player): string => player.info?.mine[0] ?? '';
  const plan = (player: Player, orders: readonly ConditionalOrder[]) =>
    player.tryAsk('plan', { side: sideOf(player), orders });

  /** The question that is put to a player, as an order that answers it. */
  function orderNow(player: Player, often: SeenOrder['often'] = 'once'): SeenOrder {
    const { question, choices } = player.moment;
    const [choice] = choices;
    if (!question || !choice) throw new Error('nothing is asked');
    return { decision: question.decision, about: question.about, choice, often };
  }

  test('an order answers what is asked now, once, and its owner is told', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const player = await asked(players);
    const { deeds } = player.moment;
    const order = orderNow(player);
    expect(await plan(player, [order])).toHaveProperty('answer');
    await player.until(() => player.moment.deeds === deeds + 1);
    const left = () => player.info?.orders[sideOf(player)];
    await player.until(() => left()?.notes.length === 1);
    expect(left()).toMatchObject({ orders: [], notes: [{ order, what: 'answered' }] });
  });

  test('it answers when the question comes, also while its owner is away and after a restart', async () => {
    const own = await open();
    try {
      const { players, match, host, friend } = await own.pair('outpost', SIDES);
      // What each is asked again and again: whatever it is about, its first answer.
      const seen = new Map<Player, ConditionalOrder>();
      for (let made = 0; seen.size < 2 && made < 60; made++) {
        const player = await asked(players);
        const [choice] = player.moment.choices;
        if (player.moment.question?.decision === 'pickTroop' && choice)
          seen.set(player, { ...orderNow(player, 'always'), about: null });
        await play(players, 1, `until both ${made}`);
      }
      const [player] = seen.keys();
      if (!player) throw new Error('nobody was asked which troop');
      const order = seen.get(player) as ConditionalOrder;
      await plan(player, [order]);
      const owner = player === players[0] ? host : friend;
      const other = player === players[0] ? friend : host;
      await own.stop();
      await own.start();
      for (const one of [owner, other]) Object.assign(one, { base: own.base, origin: own.base });
      const opponent = await other.sit(match);
      await opponent.until(() => opponent.news !== null);
      type Info = { orders: Record<string, OrdersLeft> };
      const left = async () =>
        Object.values((await owner.api<Info>('GET', `/matches/${match}`)).orders)[0];
      expect((await left())?.orders).toEqual([order]);
      expect(opponent.info?.orders).toEqual({
        [opponent.info?.mine[0] ?? '']: { orders: [], notes: [] },
      });
      const answers = async () => (await left())?.notes.filter(({ what }) => what === 'answered');
      for (let made = 0; made < 80 && (await answers())?.length === 0; made++) {
        if (opponent.moment.question) {
          await play([opponent], 1, `alone ${made}`);
          continue;
        }
        // She comes by for what her orders do not answer, and leaves again.
        const herself = await owner.sit(match);
        await herself.until(() => herself.news !== null);
        if (herself.moment.question) await play([herself], 1, `by hand ${made}`);
        herself.leave();
      }
      expect((await answers())?.length).toBeGreaterThan(0);
    } finally {
      await own.close();
    }
  });

  test('an order that no longer fits is dropped with a word, and nothing is answered by it', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const player = await asked(players);
    const { deeds } = player.moment;
    const order = orderNow(player);
    const impossible = { ...order, choice: { ...order.choice, piece: 'no-such-piece' } };
    await plan(player, [impossible]);
    const left = () => player.info?.orders[sideOf(player)];
    await player.until(() => left()?.notes.length === 1);
    expect(left()).toEqual({ orders: [], notes: [{ order: impossible, what: 'dropped' }] });
    expect(player.moment.deeds).toBe(deeds);
    expect(await play(players, 2)).toBe(2);
  });

  test('nobody else learns that there are orders: not by a word, a number, or a message', async () => {
    const { players, match } = await house.pair('outpost', SIDES);
    const [scouts, riders] = players;
    const watcher = await house.browser().sit(match);
    await watcher.until(() => watcher.news !== null);
    // Whatever was on its way has come.
    for (const one of [riders, watcher]) await one.tryAsk('tale', { side: null });
    const counts = () => [riders, watcher].map(({ heard }) => heard.length);
    const before = counts();
    const order = { ...orderNow(scouts), decision: 'react', choice: { do: 'hold' } };
    const orders = [
      order,
      foreseen('hold', { where: 'kraal' }),
      planOf([{ do: 'hold' }, { do: 'hold' }], ['kraal']),
    ];
    expect(await plan(scouts, orders)).toHaveProperty('answer');
    await scouts.until(() => scouts.info?.orders['scouts']?.orders.length === 3);
    // Their own next answers are all that they hear.
    for (const one of [riders, watcher]) await one.tryAsk('tale', { side: null });
    expect(counts()).toEqual(before.map((n) => n + 1));
    for (const one of [riders, watcher])
      expect(one.heard.some((text) => /"hold"|"react"/.test(text))).toBe(false);
    expect(riders.info?.orders).toEqual({ riders: { orders: [], notes: [] } });
    expect(watcher.info?.orders).toEqual({});
    expect(await riders.tryAsk('plan', { side: 'scouts', orders: [] })).toHaveProperty('error');
    expect(await watcher.tryAsk('plan', { side: 'scouts', orders: [] })).toHaveProperty('error');
  });

  /** Plays until this side marches, or the other one has been asked to react. */
  async function untilAsked(players: readonly Player[], decision: string): Promise<Player> {
    for (let made = 0; made < 200; made++) {
      const player = await nextAsked(players);
      if (!player) throw new Error('the match was over first');
      if (player.moment.question?.decision === decision) return player;
      await play(players, 1, `until ${decision} ${made}`);
    }
    throw new Error(`${decision} was never asked`);
  }

  const foreseen = (word: string, more: Partial<ForeseenOrder> = {}): ForeseenOrder => ({
    question: 'react',
    where: 'all',
    word,
    often: 'always',
    ...more,
  });
  const leftBy = (player: Player): OrdersLeft =>
    player.info?.orders[sideOf(player)] ?? { orders: [], notes: [] };

  test('an order for a question never put yet answers it when it comes', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const order = foreseen('hold');
    for (const player of players) expect(await plan(player, [order])).toHaveProperty('answer');
    // Without the order somebody is asked to react in this match.
    const answered = () => players.some((player) => leftBy(player).notes.length > 0);
    for (let made = 0; made < 200 && !answered(); made++) {
      const player = await nextAsked(players);
      if (!player) break;
      expect(player.moment.question?.decision).not.toBe('react');
      await play(players, 1, `foreseen ${made}`);
    }
    expect(answered()).toBe(true);
    for (const player of players)
      for (const note of leftBy(player).notes) expect(note).toEqual({ order, what: 'answered' });
  });

  test('once is for one occasion: it is gone when something else is asked', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const player = await untilAsked(players, 'react');
    await plan(player, [foreseen('hold', { often: 'once' })]);
    await player.until(() => leftBy(player).notes.length === 1);
    const [other] = players.filter((one) => one !== player);
    if (!other) throw new Error('nobody else is here');
    await play(players, 6, 'after once');
    await player.until(() => leftBy(player).orders.length === 0);
    expect(leftBy(player).notes).toEqual([
      { order: foreseen('hold', { often: 'once' }), what: 'answered' },
    ]);
  });

  test('an order for one place is not for others, and what cannot be foreseen is refused', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const player = await untilAsked(players, 'react');
    const at = textOf(player.moment.question?.about['to']);
    const { deeds } = player.moment;
    const elsewhere = at === 'kraal' ? 'ford' : 'kraal';
    expect(await plan(player, [foreseen('hold', { where: elsewhere })])).toHaveProperty('answer');
    await player.until(() => leftBy(player).orders.length === 1);
    expect(player.moment.deeds).toBe(deeds);
    expect(await plan(player, [foreseen('hold', { where: at })])).toHaveProperty('answer');
    await player.until(() => leftBy(player).notes.length === 1);
    for (const bad of [
      foreseen('dance'),
      foreseen('ask'),
      foreseen('hold', { where: 'the-moon' }),
      foreseen('hold', { question: 'siege' }),
    ])
      expect(await plan(player, [bad])).toHaveProperty('error');
  });

  const planOf = (choices: readonly Choice[], here: readonly string[] = []): PlanOrder => ({
    plan: choices,
    done: [],
    here,
  });

  /** The troop that this side may order, with a post it may march to. */
  async function march(player: Player): Promise<readonly [Choice, Choice]> {
    const order = player.moment.choices.find((choice) => choice.do === 'order');
    if (!order) throw new Error('nobody can be ordered');
    await player.choose(order);
    const [aim] = player.moment.choices;
    if (!aim) throw new Error('nowhere to march to');
    const news = await player.ask('undo', { side: sideOf(player) });
    if (!isRefused(news)) player.news = news;
    return [order, aim];
  }

  test('a plan answers one decision after the other, and its owner is told when it is done', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const [scouts] = players;
    const steps = await march(scouts);
    const { deeds } = scouts.moment;
    await plan(scouts, [planOf(steps)]);
    await scouts.until(() => leftBy(scouts).notes.length === 1);
    expect(scouts.moment.deeds).toBe(deeds + 2);
    expect(leftBy(scouts)).toMatchObject({
      orders: [],
      notes: [{ order: { plan: [], done: steps, here: [] }, what: 'answered' }],
    });
  });

  test('a plan waits for its next decision while others decide, and is dropped where it is not legal', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const [scouts, riders] = players;
    const [order, aim] = await march(scouts);
    const wait: Choice = { do: 'rest' };
    const impossible = { ...aim, to: 'the-moon' };
    await plan(scouts, [planOf([wait, order, impossible])]);
    await scouts.until(() => leftBy(scouts).orders.length === 1 && scouts.moment.question === null);
    expect(leftBy(scouts).orders).toMatchObject([{ plan: [order, impossible], done: [wait] }]);
    await riders.choose(wait);
    await scouts.until(() => leftBy(scouts).notes.length === 1);
    expect(leftBy(scouts)).toMatchObject({
      orders: [],
      notes: [{ order: { plan: [impossible], done: [wait, order] }, what: 'dropped' }],
    });
    await scouts.until(() => scouts.moment.question?.decision === 'aim');
  });

  test('a plan is given up when something happens where it is to be carried out', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const [scouts, riders] = players;
    const [order, aim] = await march(riders);
    const wait: Choice = { do: 'rest' };
    const post = String(aim.to);
    await plan(scouts, [planOf([wait, wait, wait], [post])]);
    await scouts.until(() => leftBy(scouts).orders.length === 1 && scouts.moment.question === null);
    const before = riders.heard.length;
    await riders.choose(order);
    await riders.choose(aim);
    await scouts.until(() => leftBy(scouts).notes.length === 1);
    expect(leftBy(scouts)).toMatchObject({
      orders: [],
      notes: [{ order: { plan: [wait, wait], done: [wait], here: [post] }, what: 'changed' }],
    });
    // They hear of their own march, and nothing of a plan that it has crossed.
    expect(riders.heard.slice(before).some((text) => /"changed"|"plan"|"here":\[/.test(text))).toBe(
      false,
    );
  });

  test('what nothing crosses goes on, turn after turn', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const [scouts, riders] = players;
    const wait: Choice = { do: 'rest' };
    const here = ['kraal'];
    await plan(scouts, [planOf([wait, wait], here)]);
    await scouts.until(() => scouts.moment.question === null);
    await riders.choose(wait);
    await scouts.until(() => leftBy(scouts).notes.length === 1);
    expect(leftBy(scouts).notes).toEqual([
      { order: { plan: [], done: [wait, wait], here }, what: 'answered' },
    ]);
  });

  test('what is no order is refused', async () => {
    const { players } = await house.pair('outpost', SIDES);
    const [scouts] = players;
    const good = orderNow(scouts);
    expect(await plan(scouts, [{ ...good, decision: 'noSuchThing' }])).toHaveProperty('error');
    expect(await plan(scouts, [{ ...good, choice: { do: 'fly' } }])).toHaveProperty('error');
    expect(await plan(scouts, [planOf([{ do: 'fly' }])])).toHaveProperty('error');
    const many = Array.from({ length: 41 }, () => good);
    scouts.send(JSON.stringify({ id: 999, name: 'plan', ask: { side: 'scouts', orders: many } }));
    await scouts.until(() => scouts.troubles.length > 0);
  });

  test('an order that goes round in circles ends', async () => {
    const { players } = await house.pair('outpost', SIDES);
    for (let made = 0; made < 40; made++) {
      const player = await nextAsked(players);
      // The orders have played it to its end.
      if (!player) return;
      await plan(player, [{ ...orderNow(player, 'always'), about: null }]);
      await play(players, 1, `circles ${made}`);
    }
  });
});
