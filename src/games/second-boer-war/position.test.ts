import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choiceKey } from '../../kernel/choice.ts';
import { seededDice } from '../../kernel/dice.ts';
import { isProblems } from '../../kernel/game.ts';
import { Play } from '../../kernel/play.ts';
import { readPosition } from '../../kernel/position.ts';
import { rules } from './game.ts';
import { table } from './testing.ts';

const page = readFileSync('docs/positions/second-boer-war.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) =>
  JSON.parse(match[1] ?? ''),
);

/** Reads a position and runs it to its first decision. */
function open(position: unknown) {
  const read = readPosition(rules, position);
  if (isProblems(read)) throw new Error(read.map((p) => `${p.at}: ${p.problem}`).join('; '));
  const play = new Play(rules, read.box, read.state, seededDice('docs'));
  play.advance();
  const [owed] = play.owed;
  return {
    play,
    asked: owed ? `${owed.side} ${owed.step.step}` : `over ${play.outcome?.ending}`,
    offers: owed ? play.choices(owed).map(choiceKey) : [],
  };
}

describe('the examples of the page', () => {
  test('Cronje may go for Gatacre', () => {
    const { play, asked, offers } = open(examples[0]);
    expect(asked).toBe('boers action');
    expect(offers).toContain('activate cronje');
    expect(play.state.drawn).toBe(2);
  });

  test('Allenby may fall on Smuts', () => {
    const { play, asked } = open(examples[1]);
    expect(asked).toBe('empire action');
    expect(play.state.turn).toBe(3);
    expect(play.state.garrison[play.box.areaIndex.get('bloemfontein') ?? -1]).toBe(0);
  });

  test('turn II without Belfast is lost', () => {
    expect(open(examples[2]).asked).toBe('over objectivesMissed');
  });

  test('a siege needs all points', () => {
    const { play, asked, offers } = open(examples[3]);
    expect(asked).toBe('boers deed');
    expect(offers).not.toContain('besiege joubert at=ladysmith');
    expect(
      play.whyNot('boers', { do: 'besiege', piece: 'joubert', at: 'ladysmith' }),
    ).toMatchObject({
      rule: '7.0.b-d',
      reason: 'allPoints',
    });
  });
});

const problems = (differs: object) => {
  const read = readPosition(rules, {
    heliograph: 'position',
    version: 1,
    game: rules.id,
    scenario: 'war',
    options: {},
    differs,
  });
  return isProblems(read) ? read.map((p) => `${p.at}: ${p.problem}`) : [];
};

describe('impossible positions are refused with place and reason', () => {
  test.each([
    [{ leaders: { buller: 'london' } }, 'differs.leaders.buller'],
    [{ leaders: { nobody: 'durban' } }, 'differs.leaders.nobody'],
    [{ areas: { durban: { castle: true } } }, 'differs.areas.durban.castle'],
    [{ cards: { 'br-scots': 'pocket' } }, 'differs.cards.br-scots'],
    [{ prestige: 12 }, 'differs.prestige'],
    [{ phase: 'action' }, 'differs.counter'],
    [{ phase: 'tea', counter: 1 }, 'differs.phase'],
    [
      { phase: 'action', counter: 1, areas: { durban: { garrison: true } } },
      'differs.areas.durban.garrison: lies in a British area',
    ],
    [
      { phase: 'action', counter: 1, areas: { ladysmith: { siege: 1 } } },
      'differs.areas.ladysmith.siege: there is no Boer leader',
    ],
    [
      { phase: 'action', counter: 1, leaders: { buller: 'de-aar' } },
      'differs.leaders.methuen: 2 leaders of empire share de-aar',
    ],
    [{ wether: 'fine' }, 'differs.wether'],
  ])('%j', (differs, where) => {
    expect(problems(differs).join('; ')).toContain(where);
  });
});

test('cups follow the round when only turn, round and phase are given', () => {
  const t = table({ position: { round: 10, counter: 3 } });
  const left = (side: number) =>
    t.state.pool.slice(side * 3, side * 3 + 3).reduce((a, b) => a + b, 0);
  expect([left(0), left(1)]).toEqual([6, 6]);
});
