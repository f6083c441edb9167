import { expect, test } from 'vitest';
import { concluded } from '../../../kernel/advice.ts';
import { choiceKey } from '../../../kernel/choice.ts';
import { stream } from '../../../kernel/dice.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { generalOf } from '../../../kernel/search/general.ts';
import type { AnyVocabulary } from '../../../kernel/vocabulary.ts';
import type { Box } from '../box.ts';
import { rules } from '../game.ts';
import type { State } from '../state.ts';
import { table } from '../testing.ts';
import { judge, general as machine } from './general.ts';
import { recruit } from './recruit.ts';

// A play knows the words of its game only as any game's.
const general: Opponent<State, Box> = machine;

/** What the General is asked in a position. */
function asked(differs: object) {
  const t = table({ differs });
  const [owed] = t.play.owed;
  if (!owed) throw new Error('nobody is asked');
  const choices = t.play.choices(owed);
  const state = t.view(owed.side);
  return { rules, box: t.box, state, side: owed.side, owed, choices, random: stream('one') };
}

const OPENING = { round: 2, turn: 2, counter: 2 };

test('the same question gets the same advice, and only from what is offered', () => {
  const once = general.advise?.(asked(OPENING), { rollouts: 12 });
  const again = general.advise?.(asked(OPENING), { rollouts: 12 });
  if (!once || !again) throw new Error('no advice');
  expect({ ...again, milliseconds: 0 }).toEqual({ ...once, milliseconds: 0 });
  const offered = asked(OPENING).choices.map(choiceKey);
  for (const { choice, expects } of [once, ...once.others]) {
    expect(offered).toContain(choiceKey(choice));
    expect(expects.winChance).toBeGreaterThanOrEqual(0);
    expect(expects.winChance).toBeLessThanOrEqual(1);
    expect(expects.features).toHaveLength(judge.features.names.length);
  }
  expect(once.others.length).toBeGreaterThan(0);
  expect(once.worlds).toBeGreaterThan(0);
});

test('its advice does not depend on the counter, which it may not know', () => {
  const advice = [1, 2, 3].map((counter) => {
    const given = general.advise?.(asked({ ...OPENING, counter }), { rollouts: 12 });
    return JSON.stringify({ ...given, milliseconds: 0 });
  });
  expect(new Set(advice).size).toBe(1);
});

test('it can be stopped at any time, and then says the best found so far', () => {
  const thinking = asked(OPENING);
  const search = general.deliberate?.(thinking);
  if (!search) throw new Error('it does not search');
  // Nothing tried yet: the answer of the level below, and what the judge sees.
  const early = search.advice();
  expect(early.worlds).toBe(0);
  expect(thinking.choices).toContainEqual(early.choice);
  expect(early.expects.winChance).toBe(early.now);
  expect(search.goOn()).toBe(true);
  expect(search.advice().worlds).toBeGreaterThan(0);
});

test('without time it answers at once', () => {
  const search = general.deliberate?.(asked(OPENING), { milliseconds: 0 });
  if (!search) throw new Error('it does not search');
  expect(concluded(search).worlds).toBe(0);
});

const ALL_TAKEN = {
  turn: 2,
  round: 20,
  areas: {
    johannesburg: { garrison: true },
    pretoria: { garrison: true },
    bloemfontein: { garrison: true },
    belfast: { garrison: true },
  },
  events: { 'br-roberts': true },
};

test('it declares the annexation as soon as it can', () => {
  const advice = general.advise?.(asked(ALL_TAKEN));
  expect(advice && choiceKey(advice.choice)).toBe('play br-annexation');
});

test('a search that was thought to its end believes what it found, not the level below', () => {
  const { choices } = asked(ALL_TAKEN);
  const annex = choices.find((choice) => choiceKey(choice) === 'play br-annexation');
  const other = choices.find((choice) => choice.do === 'pass') ?? choices.at(-1);
  if (!annex || !other || annex === other) throw new Error('nothing to choose between');
  const searching: Opponent<State, Box> = generalOf<State, Box, AnyVocabulary>({
    sides: rules.sides,
    judge,
    proposals: () => [other, annex],
    quick: recruit,
    horizon: 4,
    candidates: 5,
    rollouts: 64,
  });
  const advice = searching.advise?.(asked(ALL_TAKEN));
  expect(advice && choiceKey(advice.choice)).toBe('play br-annexation');
  expect(advice?.worlds).toBeGreaterThan(6);
});
