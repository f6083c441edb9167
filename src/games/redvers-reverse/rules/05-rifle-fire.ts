import { at } from '../../../kernel/lists.ts';
import { PANICKED } from '../state.ts';
import { step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import { brigadeId, inPlay, leaderOf, pieceId } from './01-pieces.ts';
import { recoverAll } from './03-morale.ts';
import { clearAttacks } from './07-attacks.ts';
import { anyTarget } from './07-british-fire.ts';

/** Chapter 5: the Rifle Fire Phase. */

/** 5.1 */
export const britishRifleFire = step('britishRifleFire', (war) => {
  enterSegment(war, 'britishRifleFire');
  clearAttacks(war.state);
  if (anyTarget(war, false)) war.next('britishTargets', { shell: false });
  war.next('britishResolve');
});

/** 5.2 Leaders come to themselves, then their men. */
export const britishRecovery = step('britishRecovery', (war) => {
  const { state, box } = war;
  enterSegment(war, 'britishRecovery');
  for (let brigade = 0; brigade < box.brigades.length; brigade++)
    if (at(state.mood, brigade) !== 0) steady(war, brigade); // 5.2a
  recoverAll(war, 0, box.firstCommando); // 5.2b
});

/** 5.2a Four or more takes the marker off, whichever it is. */
function steady(war: War, brigade: number): void {
  const { state, box } = war;
  const leader = leaderOf(box, brigade);
  if (!inPlay(state, leader)) return;
  const dice = war.roll2(`steady/${brigadeId(box, brigade)}`);
  const total = dice[0] + dice[1];
  const off = total >= box.pack.tables.leaders.markerLeavesAtLeast;
  const mood = at(state.mood, brigade) === PANICKED ? 'panicked' : 'firm';
  if (off) state.mood[brigade] = 0;
  war.tell({
    type: off ? 'leaderSteadied' : 'leaderStays',
    rule: '5.2a',
    piece: pieceId(box, leader),
    dice,
    total,
    mood,
  });
}

/** 5.3 */
export const boerRifleFire = step('boerRifleFire', (war) => {
  enterSegment(war, 'boerRifleFire');
  clearAttacks(war.state);
  war.next('boerTargets', { shell: false });
  war.next('boerResolve');
});
