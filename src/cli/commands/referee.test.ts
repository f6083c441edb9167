import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { inNewFolder } from '../testing/run.ts';

const { run, write } = inNewFolder();

test('the examples of the documentation are sound', async () => {
  const page = readFileSync(path.join(root, 'docs', 'referee.md'), 'utf8');
  const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map((match) => match[1] ?? '');
  expect(examples.length).toBeGreaterThan(1);
  for (const example of examples) {
    write('example.json', example);
    expect(await run('referee example.json')).toMatchObject({ status: 0, err: '' });
  }
});

test('the answer of the documentation is what the first example gets', async () => {
  const page = readFileSync(path.join(root, 'docs', 'referee.md'), 'utf8');
  write('example.json', /```json\n(.*?)```/s.exec(page)?.[1] ?? '');
  const { out } = await run('referee example.json');
  const [, shown = ''] = /## The answer\n\n```\n(.*?)```/s.exec(page) ?? [];
  const parts = shown.split(/\n *…\n/).map((part) => part.trim());
  expect(parts.length).toBeGreaterThan(2);
  const places = parts.map((part) => out.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

const CASE = {
  heliograph: 'case',
  version: 1,
  game: 'outpost',
  position: { scenario: 'patrol', differs: { troops: { 'riders-3': { post: 'koppie' } } } },
  dice: [
    { face: 1, for: 'first march' },
    { face: 6, for: 'fire' },
    { face: 2, for: 'never' },
  ],
  play: [
    { side: 'scouts', choice: 'order scouts-3' },
    { side: 'scouts', choice: { do: 'aim', piece: 'scouts-3', to: 'kraal' } },
    { side: 'riders', choice: 'rest' },
    { side: 'riders', choice: 'fire riders-3 with=scouts-3' },
  ],
  ask: [
    { side: 'scouts', choice: 'order scouts-3' },
    { side: 'scouts', choice: 'order riders-1' },
    { side: 'scouts', choice: 'fire scouts-1' },
    { side: 'nobody', choice: 'rest' },
  ],
};

const settle = async (changes: object, flags = '--json') => {
  write('case.json', { ...CASE, ...changes });
  return run(`referee case.json ${flags}`);
};

describe('referee', () => {
  test('plays the case with the forced dice and answers everything', async () => {
    const ran = await settle({});
    expect(ran.err).toBe('');
    expect(ran.status).toBe(0);
    const answer = ran.json() as unknown as {
      events: { type: string }[];
      dice: { rolled: object[]; unused: object[] };
    };
    expect(answer).toMatchObject({
      game: 'outpost',
      owed: [
        { side: 'scouts', decision: 'pickTroop', rule: '2.1', question: expect.any(String) },
        { side: 'riders', decision: 'pickTroop' },
      ],
      asked: [
        { legal: true, rule: '2.1' },
        { legal: false, rule: '2.1', reason: 'notYours', words: 'That troop is not yours.' },
        { legal: false, reason: 'notNow' },
        { legal: false, rule: null, reason: 'unknownSide' },
      ],
      outcome: null,
      position: { heliograph: 'position', game: 'outpost' },
      hash: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    const types = answer.events.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['turnBegins', 'firstMarch', 'ordered', 'fired']));
    const { rolled, unused } = answer.dice;
    expect(rolled).toContainEqual(
      expect.objectContaining({ key: 'first march', face: 1, forced: true }),
    );
    expect(unused).toEqual([{ face: 2, for: 'never' }]);
  });

  test('its position can be the start of the next case', async () => {
    const { position, hash } = (await settle({})).json();
    const again = (await settle({ position, play: [], dice: [], ask: [] })).json();
    expect(again['hash']).toBe(hash);
  });

  test('speaks to people, in their language, with the rule', async () => {
    const { status, out } = await settle({}, '--language pl');
    expect(status).toBe(0);
    expect(out).toContain('NIEDOZWOLONE');
    expect(out).toContain('(2.1)');
  });

  test('tells the odds of a legal deed that hangs on dice', async () => {
    const play = CASE.play.slice(0, 3);
    const ask = [{ side: 'riders', choice: 'fire riders-3 with=scouts-3' }];
    const answer = (await settle({ play, ask })).json() as { asked: { odds: object }[] };
    expect(answer.asked[0]?.odds).toMatchObject({ rule: '3.3' });
  });

  test('a choice that cannot be played stops it there, with the reason and status 1', async () => {
    const play = [...CASE.play.slice(0, 1), { side: 'scouts', choice: 'aim scouts-3 to=drift' }];
    const ran = await settle({ play });
    expect(ran.status).toBe(1);
    expect(ran.err).toMatch(/^heliograph: case.json: play.1: not legal: [^\n]+\(2.1\)\n$/);
    expect(ran.json()).toMatchObject({ stopped: { at: 1, rule: '2.1', reason: 'notAdjacent' } });
  });

  test.each([
    [{ heliograph: 'match' }, 'this is not a case file'],
    [{ version: 3 }, 'version: must be 2, or 1 for a case of old'],
    [{ game: 'chess' }, 'there is no game "chess"'],
    [{ game: 3 }, 'game: must name a game'],
    [{ question: 1 }, 'question: no such field in a case'],
    [{ position: 'here' }, 'position: must be an object'],
    [{ position: { scenario: 'moon' } }, 'scenario: "moon" is unknown'],
    [
      { position: { differs: { troops: { 'riders-3': { post: 'moon' } } } } },
      'no post is named "moon"',
    ],
    [{ position: { differs: { tanks: 1 } } }, 'differs.tanks: no such field'],
    [{ position: { differs: { core: { agenda: [{ step: 'tea' }] } } } }, 'is no step of this game'],
    [{ dice: ['six'] }, 'dice.0: must be a face'],
    [{ dice: [9] }, 'dice: face 9 does not fit the roll'],
    [{ dice: 6 }, 'dice: must be a list'],
    [{ play: [{ side: 'scouts' }] }, 'play.0.choice: must be like'],
    [{ ask: [{ choice: 'rest' }] }, 'ask.0.side: must name a side'],
    [{ ask: ['rest'] }, 'ask.0: must be'],
    [{ ask: [{ side: 'scouts', choice: 'order x y' }] }, 'ask.0.choice'],
    [{ play: [{ side: 'riders', standing: [{ fire: 'maybe' }] }] }, 'must be "always" or "never"'],
  ])('%j is refused with its place', async (changes, says) => {
    const { status, out, err } = await settle(changes);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^heliograph: [^\n]+\n$/);
    expect(err).toContain(says);
  });
});
