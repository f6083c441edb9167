import type { Scratch } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { supposing } from '../../kernel/supposing.ts';
import { BATTERY, type Box } from './box.ts';
import { brigadeId, inPlay, kindOf, pieceOf } from './rules/01-pieces.ts';
import { ledBy } from './rules/02-orders.ts';
import { giveAllowances } from './rules/04-movement.ts';
import { clearAttacks } from './rules/07-attacks.ts';
import { SEGMENTS, type Segment, type State } from './state.ts';
import type { RedversReverse } from './vocabulary.ts';

type Copy = Scratch<State, Box>;

const isNow = ({ state }: Copy, segment: Segment): boolean => SEGMENTS[state.segment] === segment;

/** Movement as it begins, where it is not on. */
function inMovement(scratch: Copy): void {
  if (!isNow(scratch, 'britishMovement')) giveAllowances(scratch);
}

/** The brigade of a unit in play. */
function brigadeOfUnit({ state, box }: Copy, piece: string | undefined): string | null {
  const unit = pieceOf(box, piece);
  if (unit < 0 || unit >= box.firstCommando || !inPlay(state, unit)) return null;
  return brigadeId(box, at(box.pieces, unit).brigade);
}

/** The brigade of a leader in play. */
function brigadeOfLeader(scratch: Copy, piece: string | undefined): string | null {
  const { state, box } = scratch;
  const brigade = ledBy(scratch, piece);
  return brigade >= 0 && inPlay(state, at(box.brigades, brigade).leader)
    ? brigadeId(box, brigade)
    : null;
}

/** Whether a unit fires shells; the fire is laid as its segment begins, where that is not on. */
function inFire(
  scratch: Copy,
  piece: string | undefined,
): { piece: string; shell: boolean } | null {
  const { state, box } = scratch;
  const unit = pieceOf(box, piece);
  if (piece === undefined || unit < 0 || unit >= box.firstCommando || !inPlay(state, unit))
    return null;
  const shell = kindOf(box, unit) === BATTERY;
  if (!isNow(scratch, shell ? 'britishShellFire' : 'britishRifleFire')) clearAttacks(state);
  return { piece, shell };
}

/** How deeds are judged that are not asked for now. */
export const suppose = supposing<State, Box, RedversReverse>({
  giveOrders: () => ({ asked: {} }),

  aimOrder: (scratch, _, { piece }) => {
    const brigade = brigadeOfLeader(scratch, piece);
    return brigade === null ? null : { asked: { brigade, long: false } };
  },

  withdrawals: () => ({ asked: {} }),

  leaderMove: (scratch, _, { piece }) => {
    const brigade = brigadeOfLeader(scratch, piece);
    inMovement(scratch);
    return brigade === null ? null : { asked: { brigade } };
  },

  unitMoves: (scratch, _, { piece }) => {
    const brigade = brigadeOfUnit(scratch, piece);
    inMovement(scratch);
    return brigade === null ? null : { asked: { brigade } };
  },

  staffMove: (scratch, _, { piece }) => {
    const { buller, long, hq } = scratch.box;
    inMovement(scratch);
    return [buller, long, hq].includes(pieceOf(scratch.box, piece))
      ? { asked: { early: false } }
      : null;
  },

  britishTargets: (scratch, _, { piece }) => {
    const fire = inFire(scratch, piece);
    return fire && { asked: { shell: fire.shell } };
  },

  britishAim: (scratch, _, { piece }) => {
    const asked = inFire(scratch, piece);
    return asked && { asked };
  },
});
