import { expect, test } from 'vitest';
import type { TextsOf } from '../../kernel/text.ts';
import { game } from './game.ts';
import type { Look } from './state.ts';
import { en, type Speech } from './text/en.ts';
import { type Choice, decision, type Outpost, refuse, step, type War } from './vocabulary.ts';

test('the verbs of a decision are those of its table of handlers', () => {
  const verbs = Object.fromEntries(
    game.rules.book.flatMap((entry) =>
      entry.kind === 'decision' ? [[entry.name, entry.verbs]] : [],
    ),
  );
  expect(verbs).toEqual({
    pickTroop: ['order', 'rest', 'parley'],
    aim: ['aim'],
    react: ['fire', 'hold'],
    layCard: ['lay', 'withhold'],
    retreat: ['retreat', 'surrender'],
  });
});

test('a refusal without values has none', () => {
  expect(refuse('2.1', 'gone')).toStrictEqual({ rule: '2.1', reason: 'gone' });
  expect(refuse(null, 'unknownPost', { to: 'x' })).toStrictEqual({
    rule: null,
    reason: 'unknownPost',
    values: { to: 'x' },
  });
});

/**
 * Each of these is a mistake that the compiler finds: the gate `types` fails where it does not.
 * None of them is ever called.
 */
declare const war: War;
declare const look: Look;

test('mistakes do not compile', () => {
  const mistakes: (() => unknown)[] = [
    // @ts-expect-error no step has this name
    () => war.next('marhc'),
    // @ts-expect-error a march goes somewhere
    () => war.next('march', { troop: 'scouts-1', retreat: false }),
    // @ts-expect-error no event has this type
    () => war.tell({ type: 'fierd', piece: 'scouts-1' }),
    // @ts-expect-error an event lacks a field
    () => war.tell({ type: 'fired', piece: 'scouts-1', with: 'riders-1', die: 3 }),
    // @ts-expect-error no ending has this name
    () => war.finish({ winner: null, ending: 'sunrise' }),
    // @ts-expect-error no side has this name
    () => war.tellOnly('raiders', { type: 'parley' }),
    // @ts-expect-error no reason has this name
    () => refuse('2.1', 'gnoe'),
    // @ts-expect-error who only looks changes nothing
    () => look.state.strength.push(1),
    // @ts-expect-error not even deep inside
    () => look.state.hand[0]?.pop(),
    // @ts-expect-error whoever rests names no troop
    (): Choice => ({ do: 'rest', piece: 'scouts-1' }),
    // @ts-expect-error an order says whose
    (): Choice => ({ do: 'order' }),
    // @ts-expect-error no step waits for this answer
    () => step('dance', () => {}),
    () =>
      decision('react', {
        side: 'scouts',
        rule: '3.2',
        choices: () => [{ do: 'hold' }],
        // @ts-expect-error a verb has no handler
        take: { hold() {} },
      }),
    () =>
      decision('aim', {
        side: 'scouts',
        rule: '2.1',
        // @ts-expect-error a verb of another decision is offered
        choices: () => [{ do: 'hold' }],
        take: { aim() {} },
      }),
    // @ts-expect-error a word without a text
    () => ({ ...en, messages: { title: '', blurb: '' } }) satisfies TextsOf<Outpost>,
    () =>
      ({
        ...en,
        // @ts-expect-error a text without a word
        messages: { ...en.messages, 'event.fierd': '' },
      }) satisfies TextsOf<Outpost>,
    // @ts-expect-error no text has this key
    (speech: Speech) => speech.say('textView.nothing'),
  ];
  expect(mistakes).not.toHaveLength(0);
});
