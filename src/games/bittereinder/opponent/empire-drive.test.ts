import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { defaultBox } from '../box.ts';
import { table } from '../testing.ts';
import { driveGoals } from './empire-drive.ts';
import { reachOf } from './reach.ts';
import { GENERAL, type Skill, VETERAN } from './skill.ts';

const box = defaultBox();

test("10.2.1-b the General's Kitchener takes the train to where most can be razed", () => {
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
  expect(goal(VETERAN)).toBe('F1');
  expect(goal(GENERAL)).toBe('T46');
});
