/** What may be done at an area just now, as the badge on its corner says it. */

import type { Lights } from '../../../boardkit/board.ts';
import type { Emblem } from '../../../boardkit/signs.ts';
import type { Choice } from '../../../kernel/choice.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box } from '../box.ts';
import { areaOf, checkedForLosses, isGuerrilla, leaderOf } from '../queries.ts';
import { stops } from '../rules/05-movement.ts';
import { NONE, type ReadonlyState } from '../state.ts';

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
  const leader = leaderOf(look, choice.piece);
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
const isRemote = (choice: Choice, lights: Lights): boolean =>
  choice.do === 'playAt' &&
  !lights.chosen.pieces.has(choice.piece ?? '') &&
  lights.aimed?.piece !== choice.piece;

export function goalsOf(view: ReadonlyState, box: Box, lights: Lights): Goal[] {
  const goals: Goal[] = [];
  for (const [id, choices] of lights.legal.places) {
    // Wings of a battle are places too, and not on the map.
    if (!box.areaIndex.has(id)) continue;
    const going = choices.find((choice) => choice.to === id) ?? choices[0];
    if (!going || isRemote(going, lights)) continue;
    const aimed = lights.aimed?.to === id || (lights.aimed?.at === id && going.to === undefined);
    goals.push({ area: id, aimed, ...goalOf(view, box, id, going) });
  }
  return goals;
}
