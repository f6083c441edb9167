import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { thinkingOf } from '../../../kernel/testing/machine-play.ts';
import { type Box, defaultBox } from '../box.ts';
import { areaOf, pieceOf, type State } from '../state.ts';
import { table } from '../testing.ts';
import { columnForLeader, driveGoals } from './empire-drive.ts';
import { veteran } from './opponents.ts';
import { reachOf } from './reach.ts';
import { GENERAL, type Skill, VETERAN } from './skill.ts';
import { columnTo } from './testing.ts';

const box = defaultBox();

test('10.2.1-b Kitchener takes the train to where most can be razed', () => {
  // Bloemfontein and a home beside it are at hand; at the other end of the line there are six.
  const six = ['T43', 'T44', 'T45', 'T46', 'T47', 'F25'];
  const left = [...six, 'F1', 'F4'];
  const onLines = box.homes
    .filter((home) => at(box.rail, home).length > 0)
    .map((home) => at(box.areaIds, home));
  const { state } = table({
    turn: 15,
    phase: 'empireRail',
    at: {
      F1: ['ldr-kitchener', 'bde-2'],
      T46: ['bde-9'],
      T53: left.map((home) => `${home}-kommando`),
    },
    empire: left,
    razed: onLines.filter((home) => !left.includes(home)),
    more: { morale: 8, taken: 3, wcp: 60 },
  });
  const look = { state, box };
  const goal = (skill: Skill): string | undefined =>
    box.areaIds[at(driveGoals(look, reachOf(look), 'rail', skill), box.kitchener)];
  expect([goal(VETERAN), goal(GENERAL)]).toEqual(['T46', 'T46']);
});

test('13.0-b, 13.1.2 a leader marches with the column he is with, however strong another is', () => {
  const look = table({
    turn: 5,
    at: { F1: ['ldr-roberts', 'sup-2', 'bde-2'], C9: ['sup-3', 'bde-3'] },
    empire: ['F1'],
  });
  const columns = [{ ...columnTo(look, 'C9', 3), strength: 40 }, columnTo(look, 'F2')];
  const goal = columnForLeader(look, columns, reachOf(look), pieceOf(look, 'ldr-roberts'));
  expect(goal).toBe(areaOf(look, 'F2'));
});

test("8.8.2-b, 9.2-a the Veteran's columns go for an army, with Kommandos in its box or without; the General's rather for a home", () => {
  const goal = (inBox: readonly string[] | null, skill: Skill): number => {
    const look = table({
      turn: 18,
      phase: 'empireLand',
      at: {
        F22: ['sup-2', 'bde-2', 'bde-3', 'bde-4'],
        F13: ['F13-kommando'],
        ...(inBox && { F24: ['army-western'] }),
      },
      ...(inBox && { boxes: { 'army-western': inBox } }),
      empire: box.homes.map((home) => at(box.areaIds, home)).filter((id) => id !== 'F13'),
      republics: ['F13'],
      more: { wcp: 60, taken: 3 },
    });
    return at(driveGoals(look, reachOf(look), 'land', skill), pieceOf(look, 'sup-2'));
  };
  const [army, home] = [areaOf(table({}), 'F24'), areaOf(table({}), 'F13')];
  expect([goal(['F20-kommando'], VETERAN), goal([], VETERAN)]).toEqual([army, army]);
  expect([goal(['F20-kommando'], GENERAL), goal([], GENERAL)]).toEqual([home, home]);
  expect(goal(null, VETERAN)).toBe(home);
});

test('columns go in among Boers who have a little more than they, not among many more', () => {
  const does = (men: readonly string[]): string => {
    const { play } = table({
      turn: 18,
      phase: 'empireLand',
      at: { F22: ['bde-2', 'sup-2'], F21: men },
      empire: box.homes.map((home) => at(box.areaIds, home)),
      more: { wcp: 60, taken: 3 },
    });
    const machine: Opponent<State, Box> = veteran;
    return machine.choose(thinkingOf(play)).do;
  };
  // Ten factors against twelve, and against thirteen.
  expect(does(['F17-kommando', 'F13-kommando'])).toBe('from');
  expect(does(['F17-kommando', 'F22-kommando'])).toBe('done');
});

test("of two bands of Boers the General's columns go for one together, the Veteran's each for one", () => {
  const goals = (skill: Skill): (string | undefined)[] => {
    const look = table({
      turn: 18,
      phase: 'empireLand',
      at: {
        F17: ['bde-2', 'sup-2'],
        F22: ['bde-3', 'sup-3'],
        F13: ['T6-kommando'],
        F24: ['T45-kommando'],
      },
      empire: box.homes.map((home) => at(box.areaIds, home)),
      more: { wcp: 60, taken: 3 },
    });
    const found = driveGoals(look, reachOf(look), 'land', skill);
    return ['sup-2', 'sup-3'].map((id) => box.areaIds[at(found, pieceOf(look, id))]);
  };
  expect(goals(VETERAN)).toEqual(['F13', 'F24']);
  expect(goals(GENERAL)).toEqual(['F24', 'F24']);
});
