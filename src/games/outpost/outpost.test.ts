import { expect } from 'vitest';
import { ruleOf } from '../../kernel/testing/rule.ts';
import { layCase, TestTable } from '../../kernel/testing/test-table.ts';
import { game } from './game.ts';

const rule = ruleOf('outpost');
const { rules } = game;

const DEALT = {
  turn: 0,
  hand: { scouts: ['c0', 'c2', 'c7'], riders: ['c1', 'c3', 'c6'] },
  deck: { scouts: ['c1', 'c3', 'c4', 'c5', 'c6'], riders: ['c0', 'c2', 'c4', 'c5', 'c7'] },
  core: { agenda: [{ step: 'turn' }] },
};

/** At the orders of turn 1, with forced dice. */
const table = (differs: object, ...dice: number[]) =>
  new TestTable(layCase(rules, { differs: { ...DEALT, ...differs }, dice }));

type Table = ReturnType<typeof table>;

const order = (piece: string, to: string): string[] => [`order ${piece}`, `aim ${piece} to=${to}`];
const troop = (t: Table, id: string) =>
  (t.position['troops'] as Record<string, { post: string; strength: number }>)[id];

rule('1.1', 'each side holds three cards, and sees only its own', () => {
  const match = new TestTable(layCase(rules, {}));
  expect(match.state.hand.map((hand) => hand.length)).toEqual([3, 3]);
  expect(match.view('scouts').hand[0]?.every((card) => card >= 0)).toBe(true);
  expect(match.view('scouts').hand[1]?.some((card) => card >= 0)).toBe(false);
  expect(
    match
      .view(null)
      .hand.flat()
      .some((card) => card >= 0),
  ).toBe(false);
});

rule(['1.2', '2.2'], 'two resting sides go through a turn and on to the next', () => {
  const match = table({});
  match.by('scouts', 'rest');
  match.by('riders', 'rest');
  expect(match.heard(null, 'turnBegins').map((event) => event['turn'])).toEqual([1, 2]);
  expect(match.heard(null, 'marched')).toEqual([]);
});

rule('1.3', 'a side with two cards draws one that only it sees; a full hand draws none', () => {
  const match = table({
    hand: { scouts: ['c0', 'c2'], riders: ['c1', 'c3', 'c6'] },
    played: { scouts: ['c7'] },
  });
  match.by('scouts', 'rest');
  match.by('riders', 'rest');
  expect(match.heard('scouts', 'drew').map((event) => event['card'])).toEqual(['c6']);
  expect(match.heard('riders', 'drew')).toEqual([]);
  expect(match.heard('riders', 'drewHidden')).toHaveLength(1);
});

rule('2.1', 'only an own troop, only to a post next to it', () => {
  const match = table({});
  expect(match.whyNot('order riders-1')).toBe('2.1 notYours');
  match.by('scouts', 'order scouts-3');
  expect(match.choicesOf('scouts')).toEqual([
    'aim scouts-3 to=west-camp',
    'aim scouts-3 to=kraal',
    'aim scouts-3 to=koppie',
  ]);
  expect(match.whyNot('aim scouts-3 to=farm')).toBe('2.1 notAdjacent');
});

rule('2.3', 'two offers to talk draw the match; one alone does nothing', () => {
  const match = table({});
  match.by('scouts', 'parley');
  match.by('riders', 'rest');
  expect(match.outcome).toBeNull();
  match.by('scouts', 'parley');
  match.by('riders', 'parley');
  expect(match.outcome).toEqual({ winner: null, ending: 'parley' });
});

rule(
  ['2.4', '2.5'],
  'orders are shown when both are written; an even die lets the riders go first',
  () => {
    const match = table({}, 2);
    match.by('scouts', ...order('scouts-1', 'kraal'));
    expect(match.heard(null, 'ordered')).toEqual([]);
    match.by('riders', ...order('riders-1', 'farm'));
    expect(match.heard(null, 'ordered').map((event) => event['piece'])).toEqual([
      'riders-1',
      'scouts-1',
    ]);
  },
);

rule('3.1', 'a troop driven off before its march has lost its order', () => {
  const match = table({ troops: { 'riders-3': { post: 'koppie', strength: 2 } } }, 1, 6, 1);
  match.by('scouts', ...order('scouts-3', 'koppie'));
  match.by('riders', ...order('riders-3', 'ford'));
  match.by('riders', 'hold');
  match.by('scouts', 'withhold');
  match.by('riders', 'withhold', 'retreat riders-3 to=drift');
  match.by('scouts', 'hold');
  expect(troop(match, 'riders-3')).toEqual({ post: 'drift', strength: 1 });
  expect(match.heard(null, 'turnBegins')).toHaveLength(2);
});

rule(['3.2', '3.3'], 'a troop next to the goal may fire: 5 hits, 4 does not', () => {
  for (const [die, strength] of [
    [5, 1],
    [4, 2],
  ] as const) {
    const match = table({}, 1, die);
    match.by('scouts', ...order('scouts-3', 'koppie'));
    match.by('riders', 'rest');
    expect(match.choicesOf('riders')).toEqual(['hold', 'fire riders-3 with=scouts-3']);
    match.by('riders', 'fire riders-3 with=scouts-3');
    expect(troop(match, 'scouts-3')).toEqual({ post: 'koppie', strength });
  }
  const far = table({}, 1);
  far.by('scouts', ...order('scouts-3', 'koppie'));
  far.by('riders', 'rest');
  expect(far.whyNot('fire riders-1 with=scouts-3')).toBe('3.2 outOfReach');
});

const BESIDE = { troops: { 'scouts-1': { post: 'koppie', strength: 3 } } };

/** The 1st Scouts attack the 3rd Riders at the drift. */
function attack(...dice: number[]): Table {
  const match = table(BESIDE, 1, ...dice);
  match.by('scouts', ...order('scouts-1', 'drift'));
  match.by('riders', 'rest', 'hold');
  return match;
}

rule(['3.4', '4.1', '4.2'], 'who arrives among enemies fights; both may lay a card unseen', () => {
  const match = attack();
  expect(match.owing).toBe('scouts layCard, riders layCard');
  const unseen = JSON.stringify(match.view('riders'));
  match.by('scouts', 'lay with=c7');
  expect(JSON.stringify(match.view('riders'))).toBe(unseen);
  expect(match.whyNot('lay with=c7')).toBe('4.2 notInHand');
});

rule('4.3', 'strength, card and die are added; the defender wins a tie', () => {
  const match = attack(2, 3); // 3 + 0 + 2 against 2 + 0 + 3
  match.by('scouts', 'withhold');
  match.by('riders', 'withhold');
  expect(match.heard(null, 'fought')[0]).toMatchObject({ attack: 5, defence: 5, side: 'riders' });
  expect(troop(match, 'scouts-1')?.strength).toBe(2);
  const better = attack(2, 3);
  better.by('scouts', 'lay with=c0'); // card of value 1
  better.by('riders', 'withhold');
  expect(better.heard(null, 'fought')[0]).toMatchObject({ attack: 6, defence: 5, side: 'scouts' });
});

rule(
  '4.4',
  'the beaten fall back to a free neighbour and can be fired on; without one they are gone',
  () => {
    const match = attack(6, 1, 5);
    match.by('scouts', 'withhold');
    match.by('riders', 'withhold');
    expect(match.whyNot('retreat riders-3 to=ford')).toBe('4.4 notAdjacent');
    expect(match.whyNot('surrender')).toBe('4.4 mustRetreat');
    match.by('riders', 'retreat riders-3 to=koppie');
    expect(match.choicesOf('scouts')).toEqual(['hold', 'fire scouts-3 with=riders-3']);
    match.by('scouts', 'fire scouts-3 with=riders-3');
    expect(troop(match, 'riders-3')).toEqual({ post: 'none', strength: 0 });

    const trapped = table(
      {
        troops: {
          'scouts-1': { post: 'farm' },
          'scouts-2': { post: 'farm' },
          'scouts-3': { post: 'drift' },
          'riders-1': { post: 'ford' },
          'riders-2': { post: 'ford' },
          'riders-3': { post: 'east-camp' },
        },
      },
      1,
      6,
      1,
    );
    trapped.by('scouts', ...order('scouts-1', 'east-camp'));
    trapped.by('riders', 'rest', 'hold');
    trapped.by('scouts', 'withhold');
    trapped.by('riders', 'withhold');
    expect(trapped.choicesOf('riders')).toEqual(['surrender']);
    trapped.by('riders', 'surrender');
    expect(troop(trapped, 'riders-3')?.post).toBe('none');
  },
);

rule('5.1', 'a side without troops loses at once', () => {
  const gone = { post: 'none', strength: 0 };
  const match = table(
    {
      troops: {
        'scouts-1': { post: 'koppie' },
        'riders-1': gone,
        'riders-2': gone,
        'riders-3': { post: 'drift', strength: 1 },
      },
    },
    1,
    6,
    1,
  );
  match.by('scouts', ...order('scouts-1', 'drift'));
  match.by('riders', 'rest', 'hold');
  match.by('scouts', 'withhold');
  match.by('riders', 'withhold');
  expect(match.outcome).toEqual({ winner: 'scouts', ending: 'destroyed' });
});

rule('5.2', 'a troop in the enemy camp at the end of the turn wins', () => {
  const match = table(
    {
      troops: {
        'scouts-1': { post: 'farm' },
        'riders-1': { post: 'ford' },
        'riders-2': { post: 'ford' },
      },
    },
    1,
  );
  match.by('scouts', ...order('scouts-1', 'east-camp'));
  match.by('riders', 'rest', 'hold');
  expect(match.outcome).toEqual({ winner: 'scouts', ending: 'campTaken' });
});

rule('5.3', 'after turn 8 the side with more posts wins', () => {
  const match = table({ turn: 7, troops: { 'scouts-2': { post: 'kraal' } } });
  match.by('scouts', 'rest');
  match.by('riders', 'rest');
  expect(match.outcome).toEqual({ winner: 'scouts', ending: 'sunset' });
});
