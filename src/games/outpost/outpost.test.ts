import { expect } from 'vitest';
import type { Choice } from '../../kernel/choice.ts';
import { forcedDice } from '../../kernel/dice.ts';
import { isProblems } from '../../kernel/game.ts';
import { completeSetup, Match } from '../../kernel/match.ts';
import { readPosition } from '../../kernel/position.ts';
import { ruleOf } from '../../kernel/testing/rule.ts';
import { game } from './game.ts';

const rule = ruleOf('outpost');
const { rules } = game;

/** A match at the orders of turn 1, from words, with forced dice. */
function table(differs: object, ...dice: number[]) {
  const dealt = {
    turn: 0,
    hand: { scouts: ['c0', 'c2', 'c7'], riders: ['c1', 'c3', 'c6'] },
    deck: { scouts: ['c1', 'c3', 'c4', 'c5', 'c6'], riders: ['c0', 'c2', 'c4', 'c5', 'c7'] },
    core: { agenda: [{ step: 'turn' }] },
  };
  const position = {
    heliograph: 'position',
    version: 1,
    game: 'outpost',
    differs: { ...dealt, ...differs },
  };
  const read = readPosition(rules, position);
  if (isProblems(read)) throw new Error(read.map((p) => `${p.at}: ${p.problem}`).join('; '));
  return new Match(rules, read.setup, read.box, read.state, forcedDice(dice));
}

type Table = ReturnType<typeof table>;

function play(match: Table, side: string, ...choices: Choice[]): void {
  for (const choice of choices) {
    const tried = match.choose(side, choice);
    if (!tried.done) throw new Error(`${side} ${choice.do}: ${tried.refusal.reason}`);
  }
}

const order = (piece: string, to: string): Choice[] => [
  { do: 'order', piece },
  { do: 'aim', piece, to },
];
const REST: Choice = { do: 'rest' };
const HOLD: Choice = { do: 'hold' };
const told = (match: Table, type: string, side: string | null = null) =>
  match.log(side).filter((event) => event.type === type);
const troop = (match: Table, id: string) => {
  const troops = rules.write(match.state, match.play.box).troops as Record<
    string,
    { post: string; strength: number }
  >;
  return troops[id];
};

rule('1.1', 'each side holds three cards, and sees only its own', () => {
  const match = Match.begin(rules, completeSetup(rules, {}), forcedDice([]));
  if (isProblems(match)) throw new Error();
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
  play(match, 'scouts', REST);
  play(match, 'riders', REST);
  expect(told(match, 'turnBegins').map((event) => event['turn'])).toEqual([1, 2]);
  expect(told(match, 'marched')).toEqual([]);
});

rule('1.3', 'a side with two cards draws one that only it sees; a full hand draws none', () => {
  const match = table({
    hand: { scouts: ['c0', 'c2'], riders: ['c1', 'c3', 'c6'] },
    played: { scouts: ['c7'] },
  });
  play(match, 'scouts', REST);
  play(match, 'riders', REST);
  expect(told(match, 'drew', 'scouts').map((event) => event['card'])).toEqual(['c6']);
  expect(told(match, 'drew', 'riders')).toEqual([]);
  expect(told(match, 'drewHidden', 'riders')).toHaveLength(1);
});

rule('2.1', 'only an own troop, only to a post next to it', () => {
  const match = table({});
  expect(match.choose('scouts', { do: 'order', piece: 'riders-1' })).toMatchObject({
    refusal: { rule: '2.1', reason: 'notYours' },
  });
  play(match, 'scouts', { do: 'order', piece: 'scouts-3' });
  expect(match.choices('scouts').map((choice) => choice.to)).toEqual([
    'west-camp',
    'kraal',
    'koppie',
  ]);
  expect(match.choose('scouts', { do: 'aim', piece: 'scouts-3', to: 'farm' })).toMatchObject({
    refusal: { rule: '2.1', reason: 'notAdjacent' },
  });
});

rule('2.3', 'two offers to talk draw the match; one alone does nothing', () => {
  const match = table({});
  play(match, 'scouts', { do: 'parley' });
  play(match, 'riders', REST);
  expect(match.outcome).toBeNull();
  play(match, 'scouts', { do: 'parley' });
  play(match, 'riders', { do: 'parley' });
  expect(match.outcome).toEqual({ winner: null, ending: 'parley' });
});

rule(
  ['2.4', '2.5'],
  'orders are shown when both are written; an even die lets the riders go first',
  () => {
    const match = table({}, 2);
    play(match, 'scouts', ...order('scouts-1', 'kraal'));
    expect(told(match, 'ordered')).toEqual([]);
    play(match, 'riders', ...order('riders-1', 'farm'));
    expect(told(match, 'ordered').map((event) => event['piece'])).toEqual(['riders-1', 'scouts-1']);
  },
);

rule('3.1', 'a troop driven off before its march has lost its order', () => {
  const match = table({ troops: { 'riders-3': { post: 'koppie', strength: 2 } } }, 1, 6, 1);
  play(match, 'scouts', ...order('scouts-3', 'koppie'));
  play(match, 'riders', ...order('riders-3', 'ford'));
  play(match, 'riders', HOLD);
  play(match, 'scouts', { do: 'withhold' });
  play(match, 'riders', { do: 'withhold' }, { do: 'retreat', piece: 'riders-3', to: 'drift' });
  play(match, 'scouts', HOLD);
  expect(troop(match, 'riders-3')).toEqual({ post: 'drift', strength: 1 });
  expect(told(match, 'turnBegins')).toHaveLength(2);
});

rule(['3.2', '3.3'], 'a troop next to the goal may fire: 5 hits, 4 does not', () => {
  for (const [die, strength] of [
    [5, 1],
    [4, 2],
  ] as const) {
    const match = table({}, 1, die);
    play(match, 'scouts', ...order('scouts-3', 'koppie'));
    play(match, 'riders', REST);
    expect(match.choices('riders')).toEqual([
      HOLD,
      { do: 'fire', piece: 'riders-3', with: 'scouts-3' },
    ]);
    play(match, 'riders', { do: 'fire', piece: 'riders-3', with: 'scouts-3' });
    expect(troop(match, 'scouts-3')).toEqual({ post: 'koppie', strength });
  }
  const far = table({}, 1);
  play(far, 'scouts', ...order('scouts-3', 'koppie'));
  play(far, 'riders', REST);
  expect(far.choose('riders', { do: 'fire', piece: 'riders-1', with: 'scouts-3' })).toMatchObject({
    refusal: { rule: '3.2', reason: 'outOfReach' },
  });
});

const BESIDE = { troops: { 'scouts-1': { post: 'koppie', strength: 3 } } };

/** The 1st Scouts attack the 3rd Riders at the drift. */
function attack(...dice: number[]): Table {
  const match = table(BESIDE, 1, ...dice);
  play(match, 'scouts', ...order('scouts-1', 'drift'));
  play(match, 'riders', REST, HOLD);
  return match;
}

rule(['3.4', '4.1', '4.2'], 'who arrives among enemies fights; both may lay a card unseen', () => {
  const match = attack();
  expect(match.owed.map((owed) => owed.step.step)).toEqual(['layCard', 'layCard']);
  const unseen = JSON.stringify(match.view('riders'));
  play(match, 'scouts', { do: 'lay', with: 'c7' });
  expect(JSON.stringify(match.view('riders'))).toBe(unseen);
  expect(match.choose('riders', { do: 'lay', with: 'c7' })).toMatchObject({
    refusal: { rule: '4.2', reason: 'notInHand' },
  });
});

rule('4.3', 'strength, card and die are added; the defender wins a tie', () => {
  const match = attack(2, 3); // 3 + 0 + 2 against 2 + 0 + 3
  play(match, 'scouts', { do: 'withhold' });
  play(match, 'riders', { do: 'withhold' });
  expect(told(match, 'fought')[0]).toMatchObject({ attack: 5, defence: 5, side: 'riders' });
  expect(troop(match, 'scouts-1')?.strength).toBe(2);
  const better = attack(2, 3);
  play(better, 'scouts', { do: 'lay', with: 'c0' }); // card of value 1
  play(better, 'riders', { do: 'withhold' });
  expect(told(better, 'fought')[0]).toMatchObject({ attack: 6, defence: 5, side: 'scouts' });
});

rule(
  '4.4',
  'the beaten fall back to a free neighbour and can be fired on; without one they are gone',
  () => {
    const match = attack(6, 1, 5);
    play(match, 'scouts', { do: 'withhold' });
    play(match, 'riders', { do: 'withhold' });
    expect(match.choose('riders', { do: 'retreat', piece: 'riders-3', to: 'ford' })).toMatchObject({
      refusal: { rule: '4.4', reason: 'notAdjacent' },
    });
    expect(match.choose('riders', { do: 'surrender' })).toMatchObject({
      refusal: { rule: '4.4', reason: 'mustRetreat' },
    });
    play(match, 'riders', { do: 'retreat', piece: 'riders-3', to: 'koppie' });
    expect(match.choices('scouts').map((choice) => choice.piece)).toEqual([undefined, 'scouts-3']);
    play(match, 'scouts', { do: 'fire', piece: 'scouts-3', with: 'riders-3' });
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
    play(trapped, 'scouts', ...order('scouts-1', 'east-camp'));
    play(trapped, 'riders', REST, HOLD);
    play(trapped, 'scouts', { do: 'withhold' });
    play(trapped, 'riders', { do: 'withhold' });
    expect(trapped.choices('riders')).toEqual([{ do: 'surrender' }]);
    play(trapped, 'riders', { do: 'surrender' });
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
  play(match, 'scouts', ...order('scouts-1', 'drift'));
  play(match, 'riders', REST, HOLD);
  play(match, 'scouts', { do: 'withhold' });
  play(match, 'riders', { do: 'withhold' });
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
  play(match, 'scouts', ...order('scouts-1', 'east-camp'));
  play(match, 'riders', REST, HOLD);
  expect(match.outcome).toEqual({ winner: 'scouts', ending: 'campTaken' });
});

rule('5.3', 'after turn 8 the side with more posts wins', () => {
  const match = table({ turn: 7, troops: { 'scouts-2': { post: 'kraal' } } });
  play(match, 'scouts', REST);
  play(match, 'riders', REST);
  expect(match.outcome).toEqual({ winner: 'scouts', ending: 'sunset' });
});
