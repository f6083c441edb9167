import { expect, test } from 'vitest';
import { gauges } from './gauges.ts';
import { table } from './testing.ts';

test('the gauges count what is on the map and what the tracks say', () => {
  const war = table({
    turn: 20,
    at: { F17: ['bde-2'], F18: ['F17-kommando', 'ldr-dewet'], C18: ['F6-kommando'] },
    empire: ['F17', 'F1'],
    republics: ['C18'],
    razed: ['F13'],
    blockhouses: { F17: 'prefab' },
    more: { wcp: 44, morale: 6, taken: 1 },
  });
  expect(gauges(war.state, war.box)).toEqual({
    commitment: 44,
    morale: 6,
    boerUnits: 3, // and one that is always far away
    homesHeld: 32,
    homesTaken: 2,
    homesRazed: 1,
    colonialTownsLost: 1,
    sieges: 0,
    blockhouses: 1,
    bloemfonteinFell: 1,
    pretoriaFell: 0,
  });
});
