import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REGISTRY } from '../games/registry.ts';
import { type Choice, choiceKey } from '../kernel/choice.ts';
import type { Setup, Side } from '../kernel/game.ts';
import { type AnyPlay, mutate } from '../kernel/inspect.ts';
import { EVERYWHERE } from '../kernel/interruptions.ts';
import { writePosition } from '../kernel/position.ts';
import { twoWorlds } from '../kernel/testing/two-worlds.ts';
import type { Player } from './testing/client.ts';
import { TestHouse } from './testing/house.ts';

/**
 * Worlds that a side cannot tell apart, on the wire: the same match with its secrets dealt anew,
 * and every byte that the server sends to that side must be the same.
 */

const SAMPLES = 12;
const QUESTIONS = 4;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open({ sockets: { burst: 1e6, perSecond: 1e6, perAddress: 1e4 } });
});
afterAll(() => house.close());

type Random = (below: number) => number;

/** Orders for later that may be left for one's own decisions, whatever is asked, and standing ones. */
async function leaveOrders({ rules, box }: AnyPlay, player: Player, random: Random): Promise<void> {
  const side = player.info?.mine[0] ?? '';
  // Whoever is asked something now would have it answered, and everybody may see that.
  if (player.moment.question) return;
  const decisions = rules.book.filter((entry) => entry.kind === 'decision');
  const seen = decisions.slice(0, 4).map(({ name, verbs }) => ({
    decision: name,
    about: null,
    choice: { do: verbs[0] ?? '' },
    often: 'always',
  }));
  const plan = seen.slice(0, 2).map(({ choice }) => choice);
  const foreseen = (rules.interruptions?.questions ?? [])
    .filter((question) => question.side === null || question.side === side)
    .map(({ id, answers }) => ({
      question: id,
      where: EVERYWHERE,
      word: answers[random(answers.length)],
      often: 'once',
    }));
  const orders = [...seen, ...foreseen, { plan, done: [], here: ['somewhere'] }];
  expect(await player.tryAsk('plan', { side, orders })).toHaveProperty('answer');
  const standing = rules.drawStanding?.(side, box, random) ?? [];
  expect(await player.tryAsk('order', { side, orders: standing })).toHaveProperty('answer.moment');
  left += orders.length + standing.length;
}

/** How many orders were left in all. */
let left = 0;

/**
 * Sits down at a match that begins where a play stands, and asks what a page might ask; the others
 * leave orders meanwhile, or none.
 */
async function bytesFor(
  play: AnyPlay,
  setup: Setup,
  side: Side | null,
  random: Random,
  orders: Random | null,
): Promise<readonly string[]> {
  const { rules, state } = play;
  const start = JSON.stringify(writePosition(rules, setup, state));
  const { match, people } = await house.matchFrom(setup, rules.sides, start);
  const others: Player[] = [];
  for (const other of rules.sides)
    if (other !== side) others.push(await people[other]!.sit(match, true));
  for (const other of others) await other.until(() => other.news !== null);
  const browser = side === null ? house.browser() : people[side]!;
  const player = await browser.sit(match, true, true);
  await player.until(() => player.news !== null);
  if (orders) for (const other of others) await leaveOrders(play, other, orders);
  const answers: string[] = [];
  const ask = async (name: string, what: unknown) =>
    answers.push(`${name} ${JSON.stringify(await player.tryAsk(name, what))}`);
  await ask('tale', { side });
  if (side !== null) {
    const { choices } = player.moment;
    const pick = () => choices[random(choices.length)];
    for (let i = 0; i < QUESTIONS && choices.length > 0; i++) {
      const choice = pick() as Choice;
      await ask('consider', { side, choice });
      const wrong = mutate(choice, choices, random);
      const question = player.moment.question?.number;
      if (!choices.some((offered) => choiceKey(offered) === choiceKey(wrong)))
        await ask('choose', { side, question, choice: wrong });
      const place = { kind: 'place', id: choice.to ?? choice.at ?? 'nowhere' };
      await ask('whyNot', { side, picks: [], thing: place });
    }
    await ask('tale', { side: rules.sides.find((other) => other !== side) });
  }
  const bytes = player.heard.map((text) => text.replaceAll(match, '<match>'));
  for (const one of [player, ...others]) one.leave();
  // What each side adds to the dice, and what the server commits itself to, is chance of its own.
  return [...bytes.map((text) => text.replace(/"dice":\{.*?\}\}/g, '"dice"')), ...answers];
}

describe('what leaves the server', () => {
  for (const registered of REGISTRY.filter(({ sides }) => sides.length > 1)) {
    test(`${registered.id}: is the same in worlds that a side cannot tell apart`, async () => {
      const game = await registered.load();
      for (const { setup, side, here, there, where, asks } of twoWorlds(
        game,
        `${registered.id} wire`,
        SAMPLES,
        60,
      )) {
        const bytes = await bytesFor(here, setup, side, asks(), null);
        expect(await bytesFor(there, setup, side, asks(), null), where).toEqual(bytes);
        // Nor does it show that others leave orders, whatever they are.
        expect(await bytesFor(there, setup, side, asks(), asks()), where).toEqual(bytes);
      }
      expect(left).toBeGreaterThan(10);
      left = 0;
    });
  }
});
