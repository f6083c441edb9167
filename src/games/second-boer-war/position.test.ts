import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isProblems } from '../../kernel/game.ts';
import { readPosition } from '../../kernel/position.ts';
import { layPosition } from '../../kernel/testing/test-table.ts';
import { rules } from './game.ts';
import { Table, table } from './testing.ts';

const page = readFileSync('docs/positions/second-boer-war.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) =>
  JSON.parse(match[1] ?? ''),
);

const open = (position: unknown) => new Table(layPosition(rules, position));

describe('the examples of the page', () => {
  test('Cronje may go for Gatacre', () => {
    const t = open(examples[0]);
    expect(t.owing).toBe('boers action');
    expect(t.can('activate cronje')).toBe(true);
    expect(t.state.drawn).toBe(2);
  });

  test('Allenby may fall on Smuts', () => {
    const t = open(examples[1]);
    expect(t.owing).toBe('empire action');
    expect(t.state.turn).toBe(3);
    expect(t.in('bloemfontein', 'garrison')).toBe(0);
  });

  test('turn II without Belfast is lost', () => {
    expect(open(examples[2]).owing).toBe('over objectivesMissed');
  });

  test('a siege needs all points', () => {
    const t = open(examples[3]);
    expect(t.owing).toBe('boers deed');
    expect(t.whyNot('besiege joubert at=ladysmith')).toBe('7.0.b-d allPoints');
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
  const t = table({ differs: { round: 10, counter: 3 } });
  const left = (side: number) =>
    t.state.pool.slice(side * 3, side * 3 + 3).reduce((a, b) => a + b, 0);
  expect([left(0), left(1)]).toEqual([6, 6]);
});
