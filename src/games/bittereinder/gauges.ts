import { at } from '../../kernel/lists.ts';
import type { Box } from './box.ts';
import { EMPIRE, REPUBLICS, type State } from './state.ts';

const count = (flags: readonly number[]): number => flags.reduce((sum, one) => sum + one, 0);

/** What is worth following from month to month: both tracks, who is left, what is held. */
export function gauges(state: State, box: Box): Record<string, number> {
  const held = (areas: readonly number[], side: number): number =>
    areas.filter((area) => state.control[area] === side + 1).length;
  let boers = 0;
  for (let piece = 0; piece < box.firstEmpire; piece++)
    if (at(state.at, piece) >= 0 && at(box.cf, piece) > 0) boers++;
  return {
    commitment: state.wcp,
    morale: state.morale,
    boerUnits: boers,
    homesHeld: held(box.homes, REPUBLICS),
    homesTaken: held(box.homes, EMPIRE),
    homesRazed: count(state.razed),
    colonialTownsLost: held(box.lostTowns, REPUBLICS),
    sieges: state.sieges.length,
    blockhouses: state.blockhouse.filter((kind) => kind !== 0).length,
    bloemfonteinFell: state.taken & 1,
    pretoriaFell: (state.taken & 2) >> 1,
  };
}
