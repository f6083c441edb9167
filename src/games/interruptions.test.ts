import { describe, expect, test } from 'vitest';
import { seededDice, stream } from '../kernel/dice.ts';
import { isProblems, type OptionSpec, type Scenario, type Side } from '../kernel/game.ts';
import { ASK, EVERYWHERE, questionsOf } from '../kernel/interruptions.ts';
import { completeSetup, layOut } from '../kernel/match.ts';
import { Play } from '../kernel/play.ts';
import { speech } from '../kernel/text.ts';
import { REGISTRY } from './registry.ts';

const games = await Promise.all(REGISTRY.map(({ load }) => load()));
const interrupted = games.flatMap((game) => {
  const { interruptions } = game.rules;
  return interruptions ? [{ id: game.rules.id, game, interruptions }] : [];
});

test('all games for two list what interrupts the other side', () => {
  const ids = interrupted.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['bittereinder', 'magersfontein', 'second-boer-war']));
});

describe.each(interrupted)('$id', ({ game, interruptions }) => {
  const { rules } = game;
  const box = rules.openBox(undefined);
  if (isProblems(box)) throw new Error('the box cannot be opened');

  test('every question and answer has words in both languages', () => {
    for (const language of ['en', 'pl'] as const) {
      const { say, has } = speech(game.texts, language);
      for (const { id, answers, places } of interruptions.questions) {
        expect(has(`standing.${id}`), `${language} ${id}`).toBe(true);
        if (places) expect(say(`standing.${id}.at`, { at: 'here' })).toContain('here');
        if (id === 'retreat')
          expect(say('standing.retreat.home', { side: 'empire' })).toMatch(/Cape Town|Kapsztad/);
        for (const word of answers)
          expect(has(`standing.${id}.${word}`), `${language} ${id} ${word}`).toBe(true);
      }
    }
  });

  test('questions are about decisions of the game, each decision of a side about one', () => {
    for (const side of rules.sides) {
      const asked = questionsOf(interruptions, side).flatMap(({ decisions }) => decisions);
      expect(new Set(asked).size).toBe(asked.length);
      for (const name of asked)
        expect(rules.book.some((entry) => entry.kind === 'decision' && entry.name === name)).toBe(
          true,
        );
    }
  });

  // The others have standing orders in words of their own.
  const inTheseWords = rules.checkStanding?.(rules.sides[0] ?? '', [{ where: EVERYWHERE }], box);
  if (inTheseWords?.length !== 0) return;

  test('orders that are drawn are understood, others refused with their place', () => {
    const check = (orders: object[]) => rules.checkStanding?.('empire', orders as never, box);
    const random = stream('drawn');
    for (let i = 0; i < 200; i++)
      for (const side of rules.sides)
        expect(
          rules.checkStanding?.(side, rules.drawStanding?.(side, box, random) ?? [], box),
        ).toEqual([]);
    expect(check([{ retreat: 'home' }])?.[0]?.at).toBe('0.where');
    expect(check([{ where: EVERYWHERE, dance: 'yes' }])?.[0]?.at).toBe('0.dance');
    expect(check([{ where: EVERYWHERE, retreat: 'nowhere' }])?.[0]).toMatchObject({
      at: '0.retreat',
    });
    expect(check([{ where: 'the-moon', retreat: 'home' }])?.[0]?.at).toBe('0.retreat');
    expect(check([{ where: EVERYWHERE }, { where: EVERYWHERE }])?.[0]?.at).toBe('1.where');
  });

  /** Plays at random; says which decisions were put to a side in the other's turn. */
  function interruptionsIn(scenario: Scenario, number: number, ordered: boolean): string[] {
    const free = ({ id }: OptionSpec) => scenario.options?.[id] === undefined;
    const options = Object.fromEntries(
      rules.options
        .filter(free)
        .map(({ id, values }) => [id, values[number % values.length] ?? false]),
    );
    const laid = layOut(rules, completeSetup(rules, { scenario: scenario.id, options }));
    if (isProblems(laid)) throw new Error('set-up');
    const answers = (side: Side) =>
      questionsOf(interruptions, side).map(({ id, answers: words }) => [
        id,
        words[number % words.length] ?? ASK,
      ]);
    if (ordered)
      laid.state.core.standing = Object.fromEntries(
        rules.sides.map((side) => [
          side,
          [{ where: EVERYWHERE, ...Object.fromEntries(answers(side)) }],
        ]),
      );
    const play = new Play(rules, laid.box, laid.state, seededDice(`orders ${number}`));
    play.advance();
    const random = stream(`orders ${number}`);
    const asked: string[] = [];
    while (!play.outcome) {
      const owed = play.owed[0];
      if (!owed) break;
      const choices = play.choices(owed);
      if (play.state.core.lanes.length === 0 && interruptions.interrupts(play, owed.side))
        asked.push(owed.step.step);
      const choice = choices[random(choices.length)];
      if (choice) play.take(owed, choice);
    }
    return asked;
  }

  // Where the help that was ordered is not to be had, or the event comes for the wrong thing.
  const STILL_ASKED = ['aid', 'overruled'];

  test.each(rules.scenarios)(
    '$id: with orders for all of it, nobody is interrupted',
    (scenario) => {
      let without = 0;
      for (let number = 0; number < 5; number++) {
        without += interruptionsIn(scenario, number, false).length;
        const left = interruptionsIn(scenario, number, true);
        expect(left.filter((name) => !STILL_ASKED.includes(name))).toEqual([]);
      }
      // Without them somebody is.
      expect(without).toBeGreaterThan(0);
    },
  );
});
