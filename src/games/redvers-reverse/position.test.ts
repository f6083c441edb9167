import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededDice } from '../../kernel/dice.ts';
import { isProblems, type Problem } from '../../kernel/game.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { Play } from '../../kernel/play.ts';
import { readPosition, writePosition } from '../../kernel/position.ts';
import { game } from './game.ts';

const page = readFileSync(
  new URL('../../../docs/positions/redvers-reverse.md', import.meta.url),
  'utf8',
);
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text]) => JSON.parse(text ?? '') as JsonObject,
);

test('the page has examples', () => expect(examples).toHaveLength(4));

for (const [i, example] of examples.entries()) {
  test(`example ${i + 1} of the page can be played and says itself again`, () => {
    const read = readPosition(game.rules, example);
    if (isProblems(read)) throw new Error(JSON.stringify(read));
    const play = new Play(game.rules, read.box, read.state, seededDice('example'));
    play.advance();
    const again = readPosition(
      game.rules,
      JSON.parse(JSON.stringify(writePosition(game.rules, read.setup, play.state))),
    );
    if (isProblems(again)) throw new Error(JSON.stringify(again));
    expect(fingerprint(again.state)).toBe(fingerprint(play.state));
  });
}

const refused = (differs: JsonObject): readonly Problem[] => {
  const read = readPosition(game.rules, { ...examples[0], differs });
  return isProblems(read) ? read : [];
};

test('slips of the pen are refused with place and reason', () => {
  const [piece] = refused({ pieces: { dublins: { area: 'the-loop' } } });
  expect(piece?.at).toBe('differs.pieces.dublins');
  const [area] = refused({ pieces: { dublin: { area: 'the-lop' } } });
  expect(area).toMatchObject({ at: 'differs.pieces.dublin.area' });
  expect(area?.problem).toMatch(/no area is named "the-lop"/);
  expect(refused({ confidence: 21 })[0]?.at).toBe('differs.confidence');
  expect(refused({ phase: 'lunch' })[0]?.at).toBe('differs.phase');
  expect(refused({ hidden: 'hlangwane' })[0]?.problem).toMatch(/must be a list/);
  expect(refused({ brigades: { '5th-irish': { leader: 'drunk' } } })[0]?.at).toBe(
    'differs.brigades.5th-irish.leader',
  );
  expect(refused({ cups: { boer: { g9: 1 } } })[0]?.at).toBe('differs.cups.boer.g9');
});

test('impossible battles are refused', () => {
  expect(refused({ drifts: { 'wagon-drift': { value: 4 } } })[0]?.problem).toMatch(/drift marker/);
  expect(refused({ pieces: { 'ldr-5th-irish': { area: 'eliminated' } } })[0]?.problem).toMatch(
    /no leader/,
  );
  expect(refused({ pieces: { dublin: { losses: 2 } } })[0]?.problem).toMatch(
    /still shows that face/,
  );
  expect(refused({ pieces: { ermelo: { counter: '2' } } })[0]?.problem).toMatch(/SP Counters/);
  expect(refused({ pieces: { dublin: { area: 'robinsons-drift' } } })[0]?.problem).toMatch(
    /Robinson/,
  );
  expect(refused({ pieces: { ermelo: { area: 'bridge' } } })[0]?.problem).toMatch(/bridge/);
});
