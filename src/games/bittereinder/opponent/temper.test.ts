import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import type { Play } from '../../../kernel/play.ts';
import { playedUntil, thinkingOf } from '../../../kernel/testing/machine-play.ts';
import { type Box, KOMMANDO } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { type Case, table } from '../testing.ts';
import { bold, cautious, general } from './general.ts';
import { veteran } from './opponents.ts';
import { sightOf, threat } from './republics-sight.ts';

// A play knows the words of its game only as any game's.
const TEMPERS: readonly Opponent<State, Box>[] = [cautious, general, bold];
const quick: Opponent<State, Box> = veteran;

type AnyPlay = Play<State, Box>;

/** What the cautious, the even and the bold General do about an attack. */
const attacks = (given: Case): string[] =>
  TEMPERS.map(
    (who) => who.choose(thinkingOf(table({ turn: 6, more: { wcp: 120 }, ...given }).play)).do,
  );

test('a bold Empire attacks where more may be lost, a cautious one waits', () => {
  const phase = 'empireCombat';
  const withGarrison = { N6: ['g-natal', 'bde-2', 'sup-2', 'T8-kommando'] };
  expect(attacks({ phase, at: withGarrison, empire: ['N6'] })).toEqual([
    'done',
    'attack',
    'attack',
  ]);
  // A lone rider against a Kommando at home, who pays nothing (8.3.2-c).
  const rider = { T8: ['cav-mi1', 'sup-2', 'T8-kommando'] };
  expect(attacks({ phase, at: rider, turn: 16 })).toEqual(['done', 'done', 'attack']);
});

test('bold Republics attack for little, cautious ones for much', () => {
  const asked = { phase: 'republicanCombat', empire: ['T8'] };
  const column = { T8: ['bde-2', 'sup-2', 'T6-kommando', 'T8-kommando'] };
  expect(attacks({ ...asked, at: column })).toEqual(['done', 'attack', 'attack']);
  const guard = { T8: ['cav-19h', 'T6-kommando'] };
  expect(attacks({ ...asked, at: guard })).toEqual(['done', 'done', 'attack']);
});

const isMarch = ({ owed: [owed] }: AnyPlay): boolean =>
  owed?.side === 'republics' && ['depart', 'column', 'boerLeader'].includes(owed.step.step);

/** How many Kommandos can be attacked where they stand, after a month's marches as one of them orders. */
function inReachAfter(begun: AnyPlay, who: Opponent<State, Box>): number {
  const play = begun.fork();
  while (isMarch(play)) {
    const asked = thinkingOf(play);
    play.take(asked.owed, who.choose(asked));
  }
  const seen = sightOf(play);
  return play.box.kind.filter(
    (kind, piece) =>
      kind === KOMMANDO &&
      at(play.state.at, piece) >= 0 &&
      threat(play, seen, at(play.state.at, piece)) > 0,
  ).length;
}

test('bold Kommandos stand where they can be attacked, cautious ones keep out of reach', () => {
  const months = [4, 6, 8, 10].map((turn) =>
    playedUntil(
      game.rules,
      quick,
      { scenario: 'campaign', seed: `month ${turn}` },
      ({ state, owed: { side, step } }) =>
        state.turn >= turn &&
        side === 'republics' &&
        step.step === 'depart' &&
        step['mode'] === 'land',
    ),
  );
  const [few = 0, some = 0, many = 0] = TEMPERS.map((who) =>
    months.reduce((sum, begun) => sum + inReachAfter(begun, who), 0),
  );
  expect(few).toBeLessThan(some);
  expect(some).toBeLessThan(many);
});
