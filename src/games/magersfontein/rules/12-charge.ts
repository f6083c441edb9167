import { at, cell } from '../../../kernel/lists.ts';
import { directionTo } from '../grid.ts';
import { card, enemyOf, type Look, MOUNTED, NONE, unitsIn } from '../state.ts';
import { type Refusal, refuse } from '../vocabulary.ts';
import { rifleSees } from './05-zones.ts';
import { whyNotAttacker, whyNotJoin, whyNotTargetHex } from './12-declare.ts';

/** XII.28(2) No hex of a charge may cost more. */
const HEAVIEST = 2;

/** XII.26, XII.28 Whether mounted cavalry standing in `from` with `mp` left may charge a hex. */
export function whyNotCharge(
  look: Look,
  unit: number,
  from: number,
  mp: number,
  target: number,
  heavyGoing: boolean,
): Refusal | null {
  const { state, box } = look;
  const { kind, side } = card(look, unit);
  if (kind !== 'cavalry' || at(state.form, unit) !== MOUNTED)
    return refuse('XII.26', 'onlyMountedCavalry');
  const why = whyNotAttacker(look, unit) ?? whyNotTargetHex(look, unit, target);
  if (why) return why;
  if (unitsIn(look, target, enemyOf(side)).some((enemy) => at(state.mark, enemy) !== NONE))
    return refuse('XII.28', 'targetConcealed');
  const start = at(state.start, unit) < 0 ? at(state.hex, unit) : at(state.start, unit);
  // Seen when it set out, so it does not hide the target from itself now.
  if (!rifleSees(look, start, target, unit)) return refuse('XII.28', 'targetUnseen');
  const direction = directionTo(box.grid, from, target);
  if (direction < 0) return refuse('XII.4', 'notAdjacent');
  const cost = cell(box.costs.mounted, from * 6 + direction);
  if (heavyGoing || cost > HEAVIEST) return refuse('XII.28', 'groundTooHeavy');
  return cost > mp ? refuse('XII.4', 'noMpToEnter') : whyNotJoin(look, from, target);
}

/** XII.29 Whether a step to `to` would let it charge someone from there. */
export function canChargeFrom(
  look: Look,
  unit: number,
  from: number,
  to: number,
  mpLeft: number,
): boolean {
  const { box, state } = look;
  const step = cell(box.costs.mounted, from * 6 + Math.max(0, directionTo(box.grid, from, to)));
  const heavyGoing = at(state.heavyGoing, unit) === 1 || step > HEAVIEST;
  for (let direction = 0; direction < 6; direction++) {
    const target = cell(box.grid.next, to * 6 + direction);
    if (target >= 0 && whyNotCharge(look, unit, to, mpLeft, target, heavyGoing) === null)
      return true;
  }
  return false;
}

/** XII.31 The hexes that cavalry which has come next to an enemy can charge now. */
export function chargeTargets(look: Look, unit: number): number[] {
  const { box, state } = look;
  const from = at(state.hex, unit);
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const target = cell(box.grid.next, from * 6 + direction);
    if (target < 0) continue;
    if (
      whyNotCharge(
        look,
        unit,
        from,
        at(state.mp, unit),
        target,
        at(state.heavyGoing, unit) === 1,
      ) === null
    )
      found.push(target);
  }
  return found;
}

export const isHeavyGoing = (cost: number): boolean => cost > HEAVIEST;
