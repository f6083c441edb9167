import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededDice } from '../../kernel/dice.ts';
import { type GameEvent, isProblems } from '../../kernel/game.ts';
import { Play } from '../../kernel/play.ts';
import { readPosition, writePosition } from '../../kernel/position.ts';
import { rules } from './game.ts';

const page = readFileSync(
  new URL('../../../docs/positions/magersfontein.md', import.meta.url),
  'utf8',
);
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) =>
  JSON.parse(match[1] ?? ''),
);

const open = (data: unknown) => {
  const read = readPosition(rules, data);
  if (isProblems(read)) throw new Error(`${read[0]?.at}: ${read[0]?.problem}`);
  const told: GameEvent[] = [];
  const play = new Play(rules, read.box, read.state, seededDice('position'), (event) =>
    told.push(event),
  );
  play.advance();
  return { ...read, play, told };
};

test('every example of the page can be read, played, written and read again', () => {
  expect(examples).toHaveLength(6);
  for (const example of examples) {
    const { setup, play } = open(example);
    const again = readPosition(
      rules,
      JSON.parse(JSON.stringify(writePosition(rules, setup, play.state))),
    );
    if (isProblems(again)) throw new Error(again[0]?.problem);
    expect(again.state).toEqual(play.state);
  }
});

test('the first example: the Highlanders act under the eyes of the trenches', () => {
  const { play } = open(examples[0]);
  expect(play.owed.map((o) => `${o.side} ${o.step.step}`)).toEqual(['british independence']);
});

test('the second example: the rider goes on his way in the command phase', () => {
  const { play } = open(examples[1]);
  while (play.owed[0]?.step.step === 'giveOrder') play.take(play.owed[0], { do: 'noOrders' });
  const rider = play.box.riderIndex.get('british-rider-2') ?? -1;
  expect(play.box.grid.ids[play.state.riderHex[rider] ?? 0] ?? 'delivered').not.toBe('1226');
});

test('the third example: the gap stays contested', () => {
  const { play } = open(examples[2]);
  expect(play.outcome).toMatchObject({ winner: null, ending: 'gapContested' });
});

test('the fourth example: Babington acts with his Lancers beside the enemy', () => {
  const { play } = open(examples[3]);
  expect(play.answer('british', { do: 'obey' })).toMatchObject({ done: true });
  const [owed] = play.owed;
  expect(owed && play.choices(owed)).toContainEqual({ do: 'act', piece: '12-lancers' });
});

test('the fifth example: the Guards roll for rallying', () => {
  const { told } = open(examples[4]);
  expect(told.filter((event) => event.type === 'rally')).toMatchObject([
    { piece: 'coldstream1-a', rule: 'XIV.24' },
  ]);
});

test('impossible positions are refused with place and reason', () => {
  const problems = (differs: unknown) => {
    const read = readPosition(rules, { ...examples[2], differs });
    return isProblems(read) ? read : [];
  };
  expect(problems({ units: { 'black-watch-a': { hex: '9999' } } })).toEqual([
    {
      at: 'differs.units.black-watch-a.hex',
      problem: expect.stringMatching(/^no hex is named "9999"/),
      key: 'impossible.value',
      values: { problem: expect.stringMatching(/^no hex is named "9999"/), said: '"9999"' },
    },
  ]);
  expect(problems({ units: { 'black-watch-a': { hex: '1620' } } })[0]?.problem).toContain(
    'holds both sides',
  );
  expect(
    problems({ units: { 'black-watch-a': { side: 'reduced', lost: 4 } } })[0]?.problem,
  ).toContain('not routed');
  expect(problems({ units: { 'black-watch-z': {} } })[0]?.at).toBe('differs.units.black-watch-z');
  expect(problems({ commanders: { wauchope: { vector: 'up' } } })[0]?.at).toBe(
    'differs.commanders.wauchope.vector',
  );
  expect(problems({ trenches: { '0101': true } })[0]?.problem).toMatch(/^no such trench .*: 1420,/);
});

test('what was passed over before is refused: slips inside, wrong types, impossible combinations', () => {
  const first = (differs: unknown) => {
    const read = readPosition(rules, { ...examples[0], differs });
    const [problem] = isProblems(read) ? read : [];
    return problem && `${problem.at}: ${problem.problem}`;
  };
  expect(first({ commanders: { wauchope: { activeted: true } } })).toBe(
    'differs.commanders.wauchope.activeted: no such field; did you mean "activated"?',
  );
  expect(first({ commanders: { wauchope: { activated: 1 } } })).toBe(
    'differs.commanders.wauchope.activated: must be true or false, not 1',
  );
  expect(first({ units: { 'black-watch-a': { mp: 13 } } })).toMatch(
    /^differs\.units\.black-watch-a\.mp: must be a whole number from 0 to \d+, not 13$/,
  );
  expect(first({ units: { '9-lancers': { formation: 'foot', mp: 12 } } })).toMatch(
    /^differs\.units\.9-lancers\.mp: is 12, but its allowance is \d$/,
  );
  const crowd = ['black-watch-a', 'black-watch-b', 'seaforth-a', 'seaforth-b'];
  expect(
    first({
      turn: 3,
      score: { columnsMoved: 1 },
      units: Object.fromEntries(crowd.map((id) => [id, { hex: '1721', formation: 'foot' }])),
    }),
  ).toBe('differs.units.black-watch-a.hex: 1721 holds too many units');
  expect(first({ riders: { 'british-rider-1': { hex: '1226' } } })).toBe(
    'differs.riders.british-rider-1.where: he is in a hex, so he must be "under-way"',
  );
  expect(first({ commanders: { wauchope: { hex: 'none' } } })).toMatch(/wauchope\.returns: is 0/);
  expect(first({ activation: { picked: ['cronje-p', 'none'] } })).toMatch(
    /activation\.picked\.0: cronje-p is not of the british/,
  );
  expect(first({ units: { hoopstad: { hidden: 3 } } })).toMatch(
    /potch-d\.hidden: marker 3 lies on hoopstad too/,
  );
  expect(first({ core: { agenda: [{ step: 'turm' }] } })).toMatch(
    /^differs\.core\.agenda\.0\.step: "turm" is no step of this game; did you mean "turn"/,
  );
});

test('a position that asks for a reaction while nobody is active is refused with its reason', () => {
  const { setup, play } = open(examples[0]);
  const words = JSON.parse(JSON.stringify(writePosition(rules, setup, play.state)));
  words.differs.activation = {};
  words.differs.core.owed = [
    { side: 'boers', step: { step: 'react', to: 'leave', hex: '1520' }, lane: -1 },
  ];
  const read = readPosition(rules, words);
  expect(isProblems(read) && read.map(({ at }) => at)).toContain('differs.activation');
});
