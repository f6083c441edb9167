import { at } from '../../../kernel/lists.ts';
import { NORTH } from '../box.ts';
import { because, type Reason, reasonsTold, rowFor, sumOf } from '../reasons.ts';
import { FIRM, type Look, PANICKED } from '../state.ts';
import { decision, type Offer, type Refusal, refuse, step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import {
  areaId,
  areaOf,
  brigadeId,
  brigadeOf,
  inBoerRange,
  inPlay,
  leaderArea,
  leaderOf,
  pieceId,
  spAtStart,
  spLost,
  stepsBetween,
} from './01-pieces.ts';
import { ledBy, placeObjective, whyNotLeader } from './02-orders.ts';

/** Chapter 2.5: the emergency withdrawal. */

/** 2.5 Brigades that have bled may be taken out of the fire. */
export const emergencyWithdrawal = step('emergencyWithdrawal', (war) => {
  enterSegment(war, 'emergencyWithdrawal');
  if (anyWithdrawal(war)) war.next('withdrawals');
});

const anyWithdrawal = (look: Look): boolean =>
  look.box.brigades.some((_, brigade) => whyNotWithdraw(look, brigade) === null);

/** 2.5a, R-26, R-27 */
export function whyNotWithdraw(look: Look, brigade: number): Refusal | null {
  const { state, box } = look;
  if (brigade < 0) return refuse(null, 'noSuchPiece');
  if (!inPlay(state, leaderOf(box, brigade))) return refuse('4.1g', 'noLeader');
  if (at(state.tried, brigade) > 0) return refuse('2.5a', 'alreadyTried');
  const lost = spLost(look, brigade);
  const start = spAtStart(look, brigade);
  if (lost < start * box.pack.tables.emergencyWithdrawal.tryAt)
    return refuse('2.5a', 'tooFewLosses', { lost, start });
  return withdrawAreas(look, brigade).length > 0 ? null : refuse('2.5d', 'nowhere');
}

/** 2.5d, R-27 Land areas nearer HQ than the leader is and outside Boer rifle range. */
export function withdrawAreas(look: Look, brigade: number): number[] {
  const { state, box } = look;
  const { gait } = at(box.brigades, brigade);
  const hq = at(state.where, box.hq);
  const now = stepsBetween(box, gait, leaderArea(look, brigade), hq);
  const areas: number[] = [];
  for (let area = 0; area < box.areas.length; area++) {
    if (at(box.areas, area).kind !== 'land') continue;
    if (stepsBetween(box, gait, area, hq) < now && !inBoerRange(look, area, true)) areas.push(area);
  }
  return areas;
}

export function withdrawReasons(look: Look, brigade: number): Reason[] {
  const { state, box } = look;
  const { modifiers } = box.pack.tables.emergencyWithdrawal;
  const reasons: Reason[] = [];
  if (at(state.mood, brigade) === PANICKED) because(reasons, modifiers, 'panicked', '2.5b');
  if (at(state.mood, brigade) === FIRM) because(reasons, modifiers, 'standing', '2.5b');
  if (at(box.areas, leaderArea(look, brigade)).bank === NORTH)
    because(reasons, modifiers, 'across', '2.5b');
  return reasons;
}

/** 2.5c Half gone: no roll. */
export const withdrawsFreely = (look: Look, brigade: number): boolean =>
  spLost(look, brigade) >=
  spAtStart(look, brigade) * look.box.pack.tables.emergencyWithdrawal.automaticAt;

export const withdrawals = decision('withdrawals', {
  side: 'british',
  rule: '2.5a',
  choices(look) {
    const choices: Offer<'withdrawals'>[] = [];
    for (let brigade = 0; brigade < look.box.brigades.length; brigade++)
      if (whyNotWithdraw(look, brigade) === null)
        choices.push({ do: 'withdraw', piece: pieceId(look.box, leaderOf(look.box, brigade)) });
    choices.push({ do: 'endWithdrawals' });
    return choices;
  },
  whyNot: {
    withdraw: (look, _, tried) =>
      whyNotLeader(look, tried.piece) ?? whyNotWithdraw(look, ledBy(look, tried.piece)),
  },
  take: {
    withdraw(war, _, { piece }) {
      const brigade = ledBy(war, piece);
      const id = brigadeId(war.box, brigade);
      war.state.tried[brigade] = 1;
      if (withdrawsFreely(war, brigade)) {
        war.tell({ type: 'withdraws', rule: '2.5c', piece });
        war.next('withdrawTo', { brigade: id });
      } else if (rollWithdrawal(war, brigade)) war.next('withdrawTo', { brigade: id });
      else if (anyWithdrawal(war)) war.next('withdrawals');
    },
    endWithdrawals() {},
  },
});

/** 2.5b */
function rollWithdrawal(war: War, brigade: number): boolean {
  const { box } = war;
  const reasons = withdrawReasons(war, brigade);
  const dice = war.roll2(`withdraw/${brigadeId(box, brigade)}`);
  const total = dice[0] + dice[1] + sumOf(reasons);
  const withdraws = rowFor(box.pack.tables.emergencyWithdrawal.rows, total).result === 'withdraw';
  war.tell({
    type: withdraws ? 'withdraws' : 'fightsOn',
    rule: '2.5b',
    piece: pieceId(box, leaderOf(box, brigade)),
    dice,
    total,
    reasons: reasonsTold(reasons),
  });
  return withdraws;
}

/** 2.5d The Objective Marker, Fail side up, replaces whatever the brigade had. */
export const withdrawTo = decision('withdrawTo', {
  side: 'british',
  rule: '2.5d',
  choices: (look, { brigade: id }) => {
    const brigade = brigadeOf(look.box, id);
    const piece = pieceId(look.box, leaderOf(look.box, brigade));
    return withdrawAreas(look, brigade).map((area) => ({
      do: 'fallBack',
      piece,
      to: areaId(look.box, area),
    }));
  },
  whyNot: (look, { brigade: id }, tried) => {
    const brigade = brigadeOf(look.box, id);
    const area = areaOf(look.box, tried.to);
    if (ledBy(look, tried.piece) !== brigade) return refuse('2.5d', 'otherBrigade');
    if (area < 0) return refuse(null, 'noSuchArea');
    if (at(look.box.areas, area).kind !== 'land') return refuse('2.5d', 'landOnly');
    return inBoerRange(look, area, true)
      ? refuse('2.5d', 'inRifleRange')
      : refuse('2.5d', 'notNearerHq');
  },
  take: {
    fallBack(war, { brigade: id }, choice) {
      const brigade = brigadeOf(war.box, id);
      const area = areaOf(war.box, choice.to);
      placeObjective(war, brigade, area);
      war.state.fail[brigade] = 1;
      war.tell({
        type: 'fallsBack',
        rule: '2.5d',
        piece: choice.piece,
        to: areaId(war.box, area),
      });
      if (anyWithdrawal(war)) war.next('withdrawals');
    },
  },
});
