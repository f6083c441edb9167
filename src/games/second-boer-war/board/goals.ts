/** What may be done at an area just now, as the badge on its corner says it. */

import type { Lights } from '../../../boardkit/board.ts';
import type { Emblem } from '../../../boardkit/signs.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box } from '../box.ts';
import { areaOf, checkedForLosses, isGuerrilla, leaderOf } from '../queries.ts';
import { stops } from '../rules/05-movement.ts';
import { NONE, type ReadonlyState } from '../state.ts';
import type { Choice, SecondBoerWar } from '../vocabulary.ts';

export interface Goal {
  readonly area: string;
  /** Going there means meeting an enemy, or a check that may cost a commando. */
  readonly danger: boolean;
  readonly figure: string;
  readonly sign: Emblem | null;
  readonly aimed: boolean;
}

function goalOf(
  view: ReadonlyState,
  box: Box,
  area: string,
  choice: Choice,
): Omit<Goal, 'area' | 'aimed'> {
  const look = { state: view, box };
  const leader = 'piece' in choice ? leaderOf(look, choice.piece) : NONE;
  switch (choice.do) {
    case 'move':
      return leader !== NONE && stops(look, leader, areaOf(look, area))
        ? { danger: true, figure: '', sign: 'swords' }
        : { danger: false, figure: '1', sign: null };
    case 'retreat': {
      const checked =
        leader !== NONE &&
        at(box.leaderSide, leader) === BOERS &&
        isGuerrilla(look) &&
        checkedForLosses(look, areaOf(look, area));
      return { danger: checked, figure: checked ? '!' : '', sign: checked ? null : 'leader' };
    }
    case 'spreadRevolt':
      return { danger: false, figure: '', sign: 'revolt' };
    case 'playAt':
    case 'enter':
      return { danger: false, figure: '', sign: 'leader' };
    default:
      return { danger: false, figure: '', sign: null };
  }
}

/** Where an event would put somebody matters once the event was picked. */
const isRemote = (choice: Choice, lights: Lights<SecondBoerWar>): boolean =>
  choice.do === 'playAt' &&
  !lights.chosen.pieces.has(choice.piece) &&
  !(lights.aimed && 'piece' in lights.aimed && lights.aimed.piece === choice.piece);

const leadsTo = (choice: Choice, area: string): boolean => 'to' in choice && choice.to === area;
const happensAt = (choice: Choice, area: string): boolean => 'at' in choice && choice.at === area;

export function goalsOf(view: ReadonlyState, box: Box, lights: Lights<SecondBoerWar>): Goal[] {
  const goals: Goal[] = [];
  for (const [id, choices] of lights.legal.places) {
    // Wings of a battle are places too, and not on the map.
    if (!box.areaIndex.has(id)) continue;
    const going = choices.find((choice) => leadsTo(choice, id)) ?? choices[0];
    if (!going || isRemote(going, lights)) continue;
    const aimed =
      lights.aimed !== null &&
      (leadsTo(lights.aimed, id) || (happensAt(lights.aimed, id) && !('to' in going)));
    goals.push({ area: id, aimed, ...goalOf(view, box, id, going) });
  }
  return goals;
}
