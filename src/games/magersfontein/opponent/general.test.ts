import { expect, test } from 'vitest';
import { choiceKey } from '../../../kernel/choice.ts';
import { seededDice, stream } from '../../../kernel/dice.ts';
import { isProblems } from '../../../kernel/game.ts';
import { completeSetup, layOut } from '../../../kernel/match.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { Play } from '../../../kernel/play.ts';
import { playedUntil, thinkingOf } from '../../../kernel/testing/machine-play.ts';
import type { Box } from '../box.ts';
import { game, rules } from '../game.ts';
import type { State } from '../state.ts';
import { reviewer as machine, general as strongest } from './general.ts';
import { judge } from './judge.ts';
import { opponents } from './opponents.ts';
import { plannerOf, veteran as quickMachine } from './veteran.ts';
import { GENERAL } from './weights.ts';

// A play knows the words of its game only as any game's.
const general: Opponent<State, Box> = strongest;
const reviewer: Opponent<State, Box> = machine;
const quick: Opponent<State, Box> = quickMachine;

type AnyPlay = Play<State, Box>;

/** Veterans play the introduction until somebody is asked this, with such a verb among the choices. */
const playedTo = (step: string, verb: string): AnyPlay =>
  playedUntil(
    rules,
    quick,
    { scenario: 'intro', seed: 'count' },
    ({ owed, choices }) =>
      owed.step.step === step && choices.length > 1 && choices.some((choice) => choice.do === verb),
  );

test('the same question gets the same advice, and only from what is offered', () => {
  const play = playedTo('beforeMelee', 'stand');
  const once = reviewer.advise?.(thinkingOf(play), { rollouts: 16 });
  const again = reviewer.advise?.(thinkingOf(play), { rollouts: 16 });
  expect({ ...again, milliseconds: 0 }).toEqual({ ...once, milliseconds: 0 });
  const offered = thinkingOf(play).choices.map(choiceKey);
  const told = once ? [once, ...once.others] : [];
  expect(told.map(({ choice }) => choice.do).toSorted()).toEqual(['fallBack', 'stand']);
  for (const { choice, expects } of told) {
    expect(offered).toContain(choiceKey(choice));
    expect(expects.winChance).toBeGreaterThanOrEqual(0);
    expect(expects.winChance).toBeLessThanOrEqual(1);
    expect(expects.features).toHaveLength(judge.features.names.length);
  }
});

test('an assault is set against holding back; what is routine is left to the Veteran', () => {
  const asked = thinkingOf(playedTo('unit', 'assault'));
  const advice = reviewer.advise?.(asked, { rollouts: 16 });
  const tried = [advice, ...(advice?.others ?? [])].map((one) => one?.choice.do);
  expect(tried).toContain('assault');
  expect(new Set(tried).size).toBeGreaterThan(1);
  const routine = thinkingOf(playedTo('act', 'act'));
  const answer = reviewer.advise?.(routine);
  expect(answer?.worlds).toBe(0);
  expect(answer?.choice).toEqual(quick.choose({ ...routine, random: stream('one') }));
});

test.each([
  { who: reviewer, step: 'unit', verb: 'assault' },
  { who: general, step: 'orderKind', verb: 'attack' },
])(
  'advice to the British does not depend on who lies under a marker: $step',
  ({ who, step, verb }) => {
    const play = playedTo(step, verb);
    const said = (asked: ReturnType<typeof thinkingOf<State, Box>>): string =>
      JSON.stringify({ ...who.advise?.(asked, { rollouts: 12 }), milliseconds: 0 });
    expect(JSON.parse(said(thinkingOf(play))).worlds).toBeGreaterThan(0);
    const random = stream('deal');
    const others = [1, 2, 3].map(() => {
      const other = play.fork();
      rules.redeal(other.state, 'british', play.box, random);
      return other;
    });
    const places = [play, ...others].map(({ state }) => JSON.stringify(state.hex));
    expect(new Set(places).size).toBeGreaterThan(1);
    for (const other of others) expect(said(thinkingOf(other))).toBe(said(thinkingOf(play)));
  },
);

test('two choices may be compared by who wins the match in the end', () => {
  const asked = thinkingOf(playedTo('beforeMelee', 'stand'));
  const [one, other] = asked.choices;
  if (!one || !other) throw new Error('nothing to choose between');
  const horizon = Number.POSITIVE_INFINITY;
  const compared = reviewer.compare?.(asked, [one, other], 3, { horizon });
  // Won, lost or drawn, and nothing in between.
  for (const { winChance } of compared ? [compared.first, compared.second] : [])
    expect(Number.isInteger(Math.round(winChance * 6e6) / 1e6)).toBe(true);
  expect(compared?.gain).toBeCloseTo(
    (compared?.second.winChance ?? 0) - (compared?.first.winChance ?? 0),
  );
});

test('to go first is no gain by itself: the other side has its turn as well', () => {
  const laid = layOut(rules, completeSetup(rules, { scenario: 'intro' }));
  if (isProblems(laid)) throw new Error(laid[0]?.problem);
  const play = new Play(rules, laid.box, laid.state, seededDice('who/1'));
  play.advance();
  const gains: number[] = [];
  while (gains.length < 6 && !play.outcome) {
    const asked = thinkingOf(play);
    const [first, second] = ['goFirst', 'goSecond'].map((verb) =>
      asked.choices.find((choice) => choice.do === verb),
    );
    if (first && second)
      gains.push(reviewer.compare?.(asked, [second, first], 16)?.gain ?? Number.NaN);
    play.take(asked.owed, quick.choose(asked));
  }
  expect(gains).toHaveLength(6);
  // Judged after two activations it is 0.18, whoever is asked.
  expect(gains.reduce((sum, gain) => sum + gain) / gains.length).toBeLessThan(0.08);
});

test('the General tests orders and stands, and leaves what its men do to its plan', () => {
  const order = general.advise?.(thinkingOf(playedTo('orderKind', 'attack')), { rollouts: 12 });
  expect(
    order?.others
      .map(({ choice }) => choice.do)
      .concat(order.choice.do)
      .toSorted(),
  ).toEqual(['attack', 'defend', 'keepOrder']);
  const stand = general.advise?.(thinkingOf(playedTo('beforeMelee', 'stand')), { rollouts: 12 });
  expect(stand?.others).toHaveLength(1);
  expect(general.advise?.(thinkingOf(playedTo('unit', 'assault')))?.worlds).toBe(0);
});

test('in the whole battle the General keeps to its plan without a search, and says what it thinks of it', () => {
  const asked = (scenario: string) =>
    thinkingOf(
      playedUntil(
        rules,
        quick,
        { scenario, seed: 'count' },
        ({ owed, choices }) => owed.step.step === 'orderKind' && choices.length > 1,
      ),
    );
  const plan: Opponent<State, Box> = plannerOf((side) => GENERAL[side]);
  /** Worlds are imagined by chance: without it nothing can be tried. */
  const unasked = (): number => {
    throw new Error('worlds are imagined');
  };
  const battle = asked('historical');
  expect(general.choose({ ...battle, random: unasked })).toEqual(plan.choose(battle));
  const advice = general.advise?.(battle, { rollouts: 12 });
  expect(advice?.choice).toEqual(plan.choose(battle));
  expect(advice?.worlds).toBeGreaterThan(0);
  expect(advice?.others.length).toBeGreaterThan(0);
  // In the small scenario, where hexes decide, it tries.
  const small = asked('intro');
  expect(() => general.choose({ ...small, random: unasked })).toThrow('worlds are imagined');
});

test('people may play against every level and temperament; the reviewer is none of them', () => {
  const levels = ['recruit', 'veteran', 'cautious', 'bold', 'general'];
  expect(opponents.map(({ level }) => level)).toEqual(levels);
  expect(game.reviewer).toBe(machine);
});

test('II.6 whose marker lies face down cannot be foretold: mostly the best brigade, now and then the second', () => {
  const asked = thinkingOf(playedTo('pickBrigade', 'pick'));
  const laid = (machine: Opponent<State, Box>): Map<unknown, number> => {
    const often = new Map<unknown, number>();
    for (let n = 0; n < 300; n++) {
      const { piece } = machine.choose({ ...asked, random: stream(`lay ${n}`) });
      often.set(piece, (often.get(piece) ?? 0) + 1);
    }
    return often;
  };
  expect([...laid(quick).values()]).toEqual([300]);
  const [most = 0, next = 0, ...more] = [...laid(general).values()].toSorted((a, b) => b - a);
  expect(more).toEqual([]);
  expect(next).toBeGreaterThan(70);
  expect(most).toBeGreaterThan(160);
});

test('a Boer commander with enough to fire at goes, though the enemy may expect it; else it mixes', () => {
  /** Whom the General sends of so many in the first turn, by what chance says. */
  const sent = (offered: number, drawn: number): unknown => {
    const play = playedUntil(
      rules,
      quick,
      { scenario: 'historical', seed: 'pick' },
      ({ side, owed, choices }) =>
        owed.step.step === 'pickBrigade' && side === 'boers' && choices.length === offered,
    );
    return general.choose({ ...thinkingOf(play), random: () => drawn })['piece'];
  };
  expect([sent(4, 0), sent(4, 1)]).toEqual(['cronje-p', 'cronje-p']);
  expect(sent(3, 0)).not.toBe(sent(3, 1));
});
