import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readChoiceText } from '../kernel/choice.ts';
import { seededDice } from '../kernel/dice.ts';
import { isProblems, problemText } from '../kernel/game.ts';
import { Play } from '../kernel/play.ts';
import { readPosition } from '../kernel/position.ts';
import { REGISTRY } from './registry.ts';

/** An example of the game's page of positions, at its first decision. */
async function example(id: string, number: number) {
  const game = await REGISTRY.find((registered) => registered.id === id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const page = readFileSync(new URL(`../../docs/positions/${id}.md`, import.meta.url), 'utf8');
  const [, text = ''] = [...page.matchAll(/```json\n([\s\S]*?)```/g)][number - 1] ?? [];
  const read = readPosition(game.rules, JSON.parse(text));
  if (isProblems(read)) throw new Error(read.map(problemText).join('\n'));
  const play = new Play(game.rules, read.box, read.state, seededDice('supposing'));
  play.advance();
  return play;
}

const NOT_YOURS = { rule: null, reason: 'notYoursNow' };
const NOT_NOW = { reason: 'notNow' };

// Nobody is asked for any of these in that position; each is judged by its own rule all the same.
test.each([
  ['bittereinder', 1, 'republics', 'attack at=N1 as=field', '8.0-a', 'nobodyToFight', NOT_YOURS],
  ['bittereinder', 1, 'empire', 'take g-ladysmith', '7.4.1', 'besieged', NOT_NOW],
  ['bittereinder', 1, 'empire', 'raze at=T8', '13.1.3-b', 'noKitchener', NOT_NOW],
  ['second-boer-war', 1, 'empire', 'move gatacre to=pretoria', '5.0.a', 'notAdjacent', NOT_YOURS],
  ['second-boer-war', 1, 'empire', 'reorganise', '7A', 'onlyBoers', NOT_YOURS],
  ['second-boer-war', 1, 'boers', 'move gatacre to=bloemfontein', '5A', 'notYourLeader', NOT_NOW],
  ['second-boer-war', 1, 'boers', 'move cronje to=pretoria', '5.0.a', 'notAdjacent', NOT_NOW],
  ['magersfontein', 1, 'boers', 'fire hoopstad with=naval-47', 'X.6', 'outOfRange', NOT_YOURS],
  ['magersfontein', 1, 'british', 'move grenadier-a to=1826', 'III.9', 'notLed', NOT_NOW],
  ['magersfontein', 1, 'british', 'order wauchope as=free', 'III.33', 'otherMeans', NOT_NOW],
  ['redvers-reverse', 1, 'british', 'move dublin to=hlangwane', '1.1c', 'stepsAway', NOT_NOW],
  ['redvers-reverse', 1, 'british', 'shoot dublin to=hlangwane', '7.1a', 'outOfRange', NOT_NOW],
  ['redvers-reverse', 1, 'british', 'limber dublin', '4.1p', 'otherArm', NOT_NOW],
  ['outpost', 2, 'scouts', 'order riders-1', '2.1', 'notYours', NOT_YOURS],
  ['outpost', 2, 'scouts', 'lay c0', '4.2', 'notInHand', NOT_YOURS],
] as const)('%s, example %i: %s: %s: %s', async (id, number, side, deed, rule, reason, besides) => {
  const play = await example(id, number);
  const choice = readChoiceText(deed);
  if (!choice) throw new Error(deed);
  expect(play.whyNot(side, choice)).toMatchObject({ rule, reason, besides });
});

// Nothing is wrong with these but their moment.
test.each([
  ['bittereinder', 1, 'republics', 'attack at=N4 as=field', 'notYoursNow'],
  ['second-boer-war', 1, 'boers', 'move cronje to=edenburg', 'notNow'],
  ['second-boer-war', 1, 'empire', 'pass', 'notYoursNow'],
  ['magersfontein', 1, 'boers', 'fire hoopstad with=black-watch-a', 'notYoursNow'],
  ['redvers-reverse', 1, 'british', 'fire connaught', 'notNow'],
  ['outpost', 2, 'scouts', 'aim scouts-2 to=ford', 'notYoursNow'],
] as const)('%s, example %i: %s: %s is only untimely', async (id, number, side, deed, reason) => {
  const play = await example(id, number);
  const choice = readChoiceText(deed);
  if (!choice) throw new Error(deed);
  const refusal = play.whyNot(side, choice);
  expect(refusal).toMatchObject({ reason });
  expect(refusal).not.toHaveProperty('besides');
});
