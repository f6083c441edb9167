import { expect, test } from 'vitest';
import { choiceKey } from '../../../kernel/choice.ts';
import { stream } from '../../../kernel/dice.ts';
import { rules } from '../game.ts';
import { table } from '../testing.ts';
import type { Choice, Owed } from '../vocabulary.ts';
import { plannerOf } from './planner.ts';
import { veteran } from './veteran.ts';
import { VETERAN, type Weights, type WeightsBySide } from './weights.ts';

/** What is asked in a round of the British in turn II. */
function question() {
  const t = table({ differs: { round: 2, turn: 2, counter: 2 } });
  const [owed] = t.play.owed;
  if (!owed) throw new Error('nobody is asked');
  const choices = t.play.choices(owed) as readonly Choice[];
  const { side } = owed;
  return {
    ...{ rules, box: t.box, state: t.view(side), side: side as 'empire', choices },
    owed: owed as Owed,
    random: stream('one'),
  };
}

const firstBy = (weights: WeightsBySide): string =>
  choiceKey(plannerOf(weights).proposals(question())[0] as Choice);

const empireWith = (changed: Partial<Weights>): WeightsBySide => [
  { ...VETERAN[0], ...changed },
  VETERAN[1],
];

test('the Veteran does what looks best to its own weights, and all that is offered is looked at', () => {
  expect(choiceKey(veteran.choose(question()))).toBe(firstBy(VETERAN));
  const looked = plannerOf(VETERAN).proposals(question()).map(choiceKey);
  expect(looked.sort()).toEqual(question().choices.map(choiceKey).sort());
});

test('what something is worth decides what is done, and only in the eyes of who asks', () => {
  expect(firstBy(VETERAN)).toBe('playAt br-roberts to=orange-river');
  // To whom cards in hand are worth more than anything, reinforcements come first.
  expect(firstBy(empireWith({ footCard: 40 }))).toBe('reinforce');
  const others: WeightsBySide = [VETERAN[0], { ...VETERAN[1], footCard: 40 }];
  expect(firstBy(others)).toBe(firstBy(VETERAN));
});
