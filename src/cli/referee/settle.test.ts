import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { inNewFolder } from '../testing/run.ts';

const { run, write } = inNewFolder();

/** The 3rd Scouts march past the 3rd Riders; what happens on the way is for each test to say. */
const CASE = {
  heliograph: 'case',
  version: 2,
  game: 'outpost',
  position: { differs: { troops: { 'riders-3': { post: 'koppie' } } } },
  dice: [
    { face: 1, for: 'first march' },
    { face: 6, for: 'fire' },
  ],
};
const ORDERS = [
  { side: 'scouts', choice: 'order scouts-3' },
  { side: 'scouts', choice: 'aim scouts-3 to=kraal' },
  { side: 'riders', choice: 'rest' },
];
const FIRE = { side: 'riders', choice: 'fire riders-3 with=scouts-3' };

interface Asked {
  readonly at: string;
  readonly [field: string]: unknown;
}
interface Answer {
  readonly asked: Asked[];
  readonly notes: { readonly at: string; readonly key: string; readonly because: string }[];
  readonly owed: { readonly side: string; readonly decision: string }[];
  readonly dice: { readonly rolled: { key: string; face: number; drawn?: string }[] };
  readonly [field: string]: unknown;
}

const settle = async (changes: object, flags = '--json') => {
  write('case.json', { ...CASE, ...changes });
  const ran = await run(`referee case.json ${flags}`);
  return { ...ran, answer: (): Answer => ran.json() as unknown as Answer };
};

describe('questions between the choices', () => {
  test('are answered for the moment in which they stand', async () => {
    const fire = { side: 'riders', choice: 'fire riders-3 with=scouts-3' };
    const strength = { position: 'troops.scouts-3.strength' };
    const { answer, err } = await settle({
      play: [{ ask: fire }, ...ORDERS, { ask: [fire, strength] }, FIRE, { ask: strength }],
      ask: [fire],
    });
    expect(err).toBe('');
    expect(answer().asked).toMatchObject([
      { at: 'play.0.ask.0', turn: 1, phase: 'orders', legal: false, reason: 'notNow' },
      { at: 'play.4.ask.0', turn: 1, phase: 'marches', legal: true, rule: '3.2' },
      { at: 'play.4.ask.1', question: 'position', value: 2 },
      { at: 'play.6.ask.0', value: 1 },
      { at: 'ask.0', turn: 2, legal: false },
    ]);
  });

  test('what a side may know differs from side to side', async () => {
    const hand = ['c0', 'c2', 'c7'];
    const { answer } = await settle({
      position: {
        differs: {
          hand: { scouts: hand, riders: ['c1', 'c3', 'c6'] },
          deck: { scouts: ['c1', 'c3', 'c4', 'c5', 'c6'], riders: ['c0', 'c2', 'c4', 'c5', 'c7'] },
          core: { agenda: [{ step: 'turn' }] },
        },
      },
      ask: [{ view: 'scouts' }, { view: 'riders' }, { view: 'spectator' }],
    });
    const [scouts, riders, spectator] = answer().asked.map(({ words }) => String(words));
    expect(scouts).toContain('card 1 (a), card 2 (a), and card 5');
    expect(riders).toContain('card 1 (b), card 2 (b), and card 4');
    expect(riders).not.toContain('(a)');
    expect(spectator).not.toContain('card');
  });

  test('what a side may do is listed, or that it is asked nothing', async () => {
    const { answer } = await settle({
      play: [...ORDERS, { ask: [{ choices: 'riders' }, { choices: 'scouts' }] }],
    });
    const [riders, scouts] = answer().asked;
    expect(riders).toMatchObject({
      question: 'choices',
      owed: { decision: 'react', rule: '3.2', choices: [{ key: 'hold' }, { key: FIRE.choice }] },
    });
    expect(scouts).toMatchObject({ question: 'choices', owed: null });
  });

  test('odds of a deed; that no dice hang on it; that it is not legal', async () => {
    const odds = (choice: string) => ({ side: 'riders', odds: choice });
    const { answer } = await settle({
      play: [...ORDERS],
      ask: [odds(FIRE.choice), odds('hold'), odds('fire riders-1 with=scouts-3')],
    });
    expect(answer().asked).toMatchObject([
      { question: 'odds', legal: true, odds: { rule: '3.3', outcomes: [{ chance: 1 / 3 }, {}] } },
      { question: 'odds', legal: true, odds: null },
      { question: 'odds', legal: false, rule: '3.2', reason: 'outOfReach' },
    ]);
  });

  test('an unknown place in the position is refused with what there is', async () => {
    const { status, err } = await settle({ ask: [{ position: 'troops.tanks' }] });
    expect(status).toBe(2);
    expect(err).toContain('ask.0.position: no "tanks" in troops; there is: scouts-1, scouts-2');
  });
});

describe('a deed that is not asked for now', () => {
  const judge = async (...ask: { side: string; choice: string }[]) =>
    (await settle({ play: ORDERS, ask })).answer().asked;

  test('is judged by the rule that would forbid it, and that it is not the moment is said besides', async () => {
    expect(
      await judge(
        { side: 'riders', choice: 'order scouts-1' },
        { side: 'riders', choice: 'aim riders-1 to=west-camp' },
        { side: 'scouts', choice: 'order riders-1' },
      ),
    ).toMatchObject([
      { rule: '2.1', reason: 'notYours', besides: { rule: '3.2', reason: 'notNow' } },
      { rule: '2.1', reason: 'notAdjacent', besides: { reason: 'notNow' } },
      { rule: '2.1', reason: 'notYours', besides: { rule: null, reason: 'notYoursNow' } },
    ]);
  });

  test('is only untimely where no rule forbids it, and belongs to the decision that is named', async () => {
    const [order, aim] = await judge(
      { side: 'riders', choice: 'order riders-1' },
      { side: 'riders', choice: 'aim riders-1 to=farm' },
    );
    expect(order).toMatchObject({ rule: '3.2', reason: 'notNow' });
    expect(order?.['words']).toBe(
      '“order” is not asked for now: it answers “pickTroop”, and “react” is asked.',
    );
    expect(order).not.toHaveProperty('besides');
    expect(aim).toMatchObject({ reason: 'notNow' });
  });

  test('that can only be judged in its moment is told where it belongs', async () => {
    const ask = [
      { side: 'scouts', choice: 'fire scouts-1 with=riders-3' },
      { side: 'scouts', choice: 'dance' },
    ];
    const { answer } = await settle({ play: [], ask });
    expect(answer().asked.map(({ words }) => words)).toEqual([
      '“fire” is not asked for now: it answers “react”, and “pickTroop” is asked.',
      'This game knows no deed “dance”.',
    ]);
  });

  test('says both in words', async () => {
    const [asked] = await judge({ side: 'scouts', choice: 'order riders-1' });
    expect(asked?.['words']).toBe(
      'That troop is not yours. And it is not the moment. “order” answers “pickTroop”, and it is not your decision now.',
    );
  });
});

describe('until', () => {
  test('passes what leaves no choice, and what the case says to answer', async () => {
    const { answer, err } = await settle({
      play: [{ until: 'end of turn', answering: ['rest'] }],
    });
    expect(err).toBe('');
    expect(answer()).toMatchObject({ turn: 2 });
    expect(answer().notes).toMatchObject([
      { at: 'play.0', key: 'rest', because: 'answering' },
      { at: 'play.0', key: 'rest', because: 'answering' },
    ]);
  });

  test('reaches the next decision of a side, a decision by name, a phase, a turn', async () => {
    const reached = async (until: object | string, answering: object[] | string[] = ['hold']) =>
      (await settle({ play: [...ORDERS.slice(0, 2), { until, answering }] })).answer();
    expect((await reached({ side: 'riders' })).owed).toMatchObject([{ decision: 'pickTroop' }]);
    expect((await reached({ decision: 'react' }, ['rest'])).owed).toMatchObject([
      { side: 'riders', decision: 'react' },
    ]);
    expect(await reached({ phase: 'marches' }, ['rest'])).toMatchObject({ phase: 'marches' });
    expect(await reached({ turn: 3, side: 'scouts' }, ['hold', 'rest'])).toMatchObject({
      turn: 3,
      owed: [{ side: 'scouts' }, { side: 'riders' }],
    });
    expect(await reached('end of match', ['hold', 'parley', 'rest'])).toMatchObject({
      outcome: { ending: 'parley' },
    });
  });

  test('a pattern answers only where all that it says is the same', async () => {
    const { answer } = await settle({
      play: [...ORDERS, { until: 'end of turn', answering: ['fire with=scouts-3'] }],
    });
    expect(answer().notes).toMatchObject([{ key: FIRE.choice, because: 'answering' }]);
  });

  test.each([
    [{ until: 'end of turn' }, 'scouts must decide first: pickTroop', '(2.1)'],
    [{ until: { turn: 9 }, answering: ['parley'] }, 'the match ended before', ''],
    [{ until: { turn: 0 } }, 'that turn is past', ''],
  ])('%j stops where it cannot go on, and says why', async (item, says, rule) => {
    const { status, err, answer } = await settle({ play: [item, { ask: { view: 'scouts' } }] });
    expect(status).toBe(1);
    expect(err).toMatch(/^heliograph: case.json: play.0: not reached: [^\n]+\n$/);
    expect(err).toContain(says);
    expect(err).toContain(rule);
    expect(answer()).toMatchObject({ stopped: { at: 0, kind: 'notReached' }, asked: [] });
  });
});

describe('what played itself', () => {
  test('may be written: an answer left as a standing order', async () => {
    const play = [
      { side: 'riders', standing: [{ fire: 'always' }] },
      ...ORDERS,
      FIRE,
      { ask: { position: 'troops.scouts-3.strength' } },
    ];
    const { answer, err } = await settle({ play });
    expect(err).toBe('');
    expect(answer().notes).toMatchObject([
      { at: 'play.4', key: FIRE.choice, because: 'alreadyPlayed' },
    ]);
    expect(answer().asked).toMatchObject([{ value: 1 }]);
  });

  test('may be written: what the rules settled because there was one way', async () => {
    const page = readFileSync(path.join(root, 'docs', 'positions', 'redvers-reverse.md'), 'utf8');
    const [, text = ''] = [...page.matchAll(/```json\n([\s\S]*?)```/g)][1] ?? [];
    // Two battalions share Loop Crest with the Ermelo commando; there is no other assault to begin with.
    const { answer, err } = await settle({
      game: 'redvers-reverse',
      position: JSON.parse(text),
      dice: [],
      play: [
        { side: 'british', choice: 'assault at=loop-crest' },
        { side: 'british', choice: 'first ermelo' },
      ],
    });
    expect(err).toBe('');
    expect(answer().notes).toMatchObject([
      { at: 'play.0', key: 'assault at=loop-crest', because: 'alreadyPlayed' },
      { at: 'play.1', key: 'first ermelo', because: 'alreadyPlayed' },
    ]);
  });

  test('but only once, and only what was played', async () => {
    const standing = { side: 'riders', standing: [{ fire: 'always' }] };
    expect((await settle({ play: [standing, ...ORDERS, FIRE, FIRE] })).err).toContain('play.5');
    const other = { side: 'riders', choice: 'hold' };
    expect((await settle({ play: [standing, ...ORDERS, other] })).err).toContain('play.4');
  });
});

test('a card is drawn by its name', async () => {
  const { answer } = await settle({
    dice: ['c7', 'c0', { draw: 'c3', for: 'deck/riders' }],
    ask: [{ position: 'hand' }],
  });
  const hand = answer().asked[0]?.['value'] as Record<string, string[]>;
  expect(hand['scouts']).toEqual(expect.arrayContaining(['c7', 'c0']));
  expect(hand['riders']).toContain('c3');
  expect(answer().dice.rolled[0]).toMatchObject({ key: 'deck/scouts', forced: true, drawn: 'c7' });
});

test('people read the story in its order', async () => {
  const { out, status } = await settle(
    { play: [...ORDERS, { ask: { side: 'riders', odds: FIRE.choice } }, FIRE] },
    '',
  );
  expect(status).toBe(0);
  const places = [
    'What happened\n  Turn 1. (1.2)',
    'Asked in turn 1, marches\n  riders: fire riders-3 with=scouts-3: legal (3.2)',
    '33.3 %',
    'What happened\n  3rd Riders fires on 3rd Scouts: 6, a hit. (3.3)',
    'Dice\n',
    'scouts owes pickTroop (2.1): Which troop marches this turn?',
    'state ',
  ].map((text) => out.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe('strictness', () => {
  test.each([
    [{ play: [{ until: 'tomorrow' }] }, 'play.0.until: must be "end of phase"'],
    [{ play: [{ until: {} }] }, 'play.0.until: must be'],
    [{ play: [{ until: { who: 'x' } }] }, 'play.0.until.who: no such field here; there is: side'],
    [
      { play: [{ until: { side: 'boers' } }] },
      'until.side: no side is named "boers"; there is: scouts, riders',
    ],
    [{ play: [{ until: { decision: 'tea' } }] }, 'until.decision: no decision is named "tea"'],
    [{ play: [{ until: { phase: 'tea' } }] }, 'no phase is named "tea"; there is: orders, marches'],
    [{ play: [{ until: { turn: 'two' } }] }, 'play.0.until.turn: must be a whole number'],
    [
      { play: [{ until: 'end of turn', answering: ['dance'] }] },
      'play.0.answering.0: no deed is named "dance"',
    ],
    [{ play: [{ until: 'end of turn', answering: 'rest' }] }, 'play.0.answering: must be a list'],
    [{ play: [{ until: 'end of turn', side: 'scouts' }] }, 'play.0.side: no such field here'],
    [{ play: [{ ask: { view: 'boers' } }] }, 'play.0.ask.0.view: no side is named "boers"'],
    [
      { play: [{ ask: { view: 'scouts', at: 3 } }] },
      'play.0.ask.at: no such field here; there is: view',
    ],
    [{ play: ['rest'] }, 'play.0: must be {"side": …, "choice": …}'],
    [{ play: [{ side: 'scouts', standing: 1 }] }, 'play.0.standing: must be a list'],
    [{ play: [{ side: 'scouts', standing: [], by: 1 }] }, 'play.0.by: no such field here'],
    [
      { ask: [{ side: 'scouts', choice: 'rest', odds: 'rest' }] },
      'ask.0.choice: no such field here; there is: side, odds',
    ],
    [{ ask: [{ position: 3 }] }, 'ask.0.position: must be a path'],
    [{ dice: [{ face: 3, total: 4 }] }, 'dice.0: must be a face like 5'],
    [{ dice: [{ draw: 5 }] }, 'dice.0: must be'],
    [{ dice: ['c9'] }, 'dice: draw "c9" does not fit the roll "deck/scouts" (there is: c0, c1'],
    [{ version: 1, play: [{ ask: { view: 'scouts' } }] }, 'play.0.ask: needs "version": 2'],
    [{ version: 1, ask: [{ view: 'scouts' }] }, 'ask.0.view: needs "version": 2'],
    [{ version: 1, dice: ['c7'] }, 'dice.0: must be a face like 5, or {"face": 5'],
  ])('%j', async (changes, says) => {
    const { status, out, err } = await settle(changes);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^heliograph: case.json: [^\n]+\n$/);
    expect(err).toContain(says);
  });
});
